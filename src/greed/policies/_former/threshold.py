"""The policy with one number in its head."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.numerals import whole
from greed.core.state import ON, State
from greed.core.turn import Hand, Rules, bust_chance, rules_of
from greed.policies._former._judgement import banking
from greed.policies._former._policy import Planned
from greed.policies._policy import PolicyError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from greed.exact.match import Task, TurnPlan
    from greed.exact.model import TurnGraph
    from greed.sim import PolicyTable
    from greed.tables import Tables

_DICE = 64
"""More dice than a throw has."""


@dataclass(frozen=True)
class Threshold(Planned):
    """Banks once the turn reaches a number of points, e.g. threshold:300.

    It keeps the most points it can, with the fewest dice, and takes over a carryover that holds
    its number already and is likelier to succeed than to fail. Like everybody it takes a win or
    the lead in the final round, never banks for nothing, and never below a score it has to beat.
    """

    points: int = 300

    name = "threshold"
    written: ClassVar[str] = "threshold:POINTS"

    def __post_init__(self) -> None:
        if self.points < 0:
            raise PolicyError(f"a threshold is a number of points, 0 or more, not {self.points}")

    def __str__(self) -> str:
        return f"threshold:{self.points}"

    @classmethod
    def made(cls, parameter: str, seed: str | None) -> Self:  # noqa: ARG003
        """Return the policy for a number of points; 300 if none is given."""
        if not parameter:
            return cls()
        if (points := whole(parameter)) is None:
            raise PolicyError(
                f"threshold takes a number of points, e.g. threshold:300, not {parameter}"
            )
        return cls(points)

    # -- the definition

    @property
    def enough(self) -> int:
        """The fewest points that are banked."""
        return max(self.points, 1)

    def takes_over(self, rules: Rules, hand: Hand) -> int | None:
        """Return the fewest points with which a carryover is accepted; None if it never is."""
        return self.points if bust_chance(rules, hand) < 1 / 2 else None

    # -- what follows from it

    def choose(self, state: State) -> Move:
        """Return the move that follows from the number."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        match state.phase:
            case "offer":
                assert state.offer is not None
                least = self.takes_over(state.rules, state.offer.hand)
                return DECLINE if least is None or state.offer.points < least else ACCEPT
            case "decide":
                brings, settles = banking(state)
                return BANK if settles or brings >= self.enough else ROLL
            case _:
                return max(moves, key=lambda move: (_gained(state, move), -len(move.dice)))

    def table(self, tables: Tables) -> PolicyTable:
        """Return what it does in every situation; one row, for it looks only at the turn.

        >>> from greed.policies import Threshold
        >>> from greed.sheets import load
        >>> from greed.tables import tables
        >>> Threshold(300).table(tables(load("koans"))).bank.tolist()
        [[6, 6, 6, 6, 6]]
        """
        from greed.sim.policy import NEVER, most_points, one_row

        rules = rules_of(tables.sheet)
        least = [self.takes_over(rules, hand) for hand in tables.hands]
        accept = [NEVER if points is None else -(-points // tables.unit) for points in least]
        bank = [-(-self.points // tables.unit)] * len(tables.hands)
        return one_row(str(self), bank, accept, most_points(tables))

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played, as `greed.exact.match.Planner` has it."""
        import numpy as np

        from greed.exact.match import TurnPlan

        t = np.arange(rows)[:, None]
        enough = -(-self.enough // turn.tables.unit)
        least = task.goal if task.final else min(task.goal, enough)
        ends = (t >= least) & (t <= task.last) & (t >= turn.bank_from)
        return TurnPlan(most_points(turn, turn.node, rows), ends)

    def accepts(self, turn: TurnGraph, offer: int, rows: int, task: Task) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        import numpy as np

        del task
        hand = turn.tables.hands[int(turn.offers[offer])]
        least = self.takes_over(rules_of(turn.tables.sheet), hand)
        points = np.arange(rows) * turn.tables.unit
        return np.zeros(rows, np.bool_) if least is None else points >= least


def most_points(turn: TurnGraph, nodes: NDArray[np.int64], rows: int) -> NDArray[np.float64]:
    """Return (rows, C) numbers that rank keeps by their points, then by how few dice they use.

    `nodes` (C,) are the nodes that the decisions of the turn lead to.
    """
    import numpy as np

    tables = turn.tables
    dice = np.append(tables.hand_dice[turn.hand], 0)[nodes]
    left = dice % tables.hand_dice[tables.first_hands[ON]]  # with fresh dice to come none is left
    ranks: NDArray[np.float64] = np.arange(rows)[:, None] * float(_DICE) + left
    return ranks


def _gained(state: State, move: Move) -> int:
    """Return the points that the turn has brought once these dice are kept."""
    after = apply(state, move)
    return after.scores[state.seat] + (after.points if after.seat == state.seat else 0)
