"""A solved game between three or more: what any state that it covers is worth to each seat."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greed.core.errors import PositionError
from greed.core.game import apply, legal_moves, start
from greed.core.moves import Move
from greed.core.reachable import why_unreachable
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.engine import run
from greed.exact.model import TurnGraph, state_index, turn_graph
from greed.exact.multi._places import attempts_at, place_of
from greed.exact.multi._positions import Positions
from greed.exact.multi._rules import end_rules, kind_of, kinds_of, others_of
from greed.exact.multi._solver import TIE
from greed.exact.race import numbers
from greed.exact.tolerances import STEPS_16
from greed.tables import Tables

_KEPT = 256
_NOISE = 1e-12
"""What is less comes from adding up floating-point numbers, and is nobody's chance."""


class MultiSolution:
    """Answers for every state of a game between three or more, each playing best for itself.

    Of moves that are worth the same to a player, the one that is best for the next player counts.

    Attributes:
        tables: the sheet as arrays.
        seats: how many play.
        positions: what the beginnings of turns are worth.
        seconds: the CPU time that it took, compiling included.
        unsettled: positions for which no pure choice is best for all; see docs/three.md.
        rounding: how much keeping chances in 16 bits can change a number shown: each is within
            half a step, the last, which follows from the others, within the sum of theirs.
    """

    def __init__(self, positions: Positions, seconds: float = 0.0) -> None:
        self.tables: Tables = positions.tables
        self.seats = positions.seats
        self.rounding = (positions.seats / 4) / STEPS_16
        self.seconds, self.unsettled = seconds, len(positions.unsettled)
        self.positions = positions
        self._rest = lru_cache(maxsize=_KEPT)(self._play)
        self._last = lru_cache(maxsize=_KEPT)(self._play_final)

    def __repr__(self) -> str:
        sheet = self.tables.sheet
        return f"<MultiSolution of {sheet.name or sheet.title} for {self.seats} seats>"

    def covers(self, state: State) -> bool:
        """Return whether it answers for a state; one for a corner doesn't for earlier states."""
        if state.seats != self.seats:
            return False
        if state.over:
            return True
        scores, where = self._scores(state), self.positions
        if state.final is not None:
            return not where.floor or min(scores) >= where.floor
        group = where.group_of(state)
        if where.rows[group, 0] < 0 or (scores < where.chances.low[group]).any():
            return False
        if where.whole or not where.offers.hands:
            return True
        above = sum(scores) - where.lowest
        inherited = state.offer.points if state.offer else state.inherited
        begins = self._begins(state) is not None or state.offer
        return (
            above == 0
            or self._fresh(state)
            or bool(begins and above <= inherited // self.tables.unit)
        )

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.tables.sheet

    def worth(self, state: State, seat: int) -> float:
        """Return the chance that a seat wins from a state in any phase, a shared win its share.

        >>> import greed
        >>> from greed.exact.multi import solve_multi
        >>> solved = solve_multi(greed.load("koans(target=500)"))
        >>> start = greed.start(solved.sheet, 3)
        >>> [round(solved.worth(start, seat), 3) for seat in range(3)]
        [0.407, 0.322, 0.271]

        Raises:
            PositionError: another number plays, or no game of the sheet comes to this state.
        """
        if state.seats != self.seats:
            raise PositionError(f"this solution is for {self.seats} seats, not for {state.seats}")
        if fault := why_unreachable(state):
            raise PositionError(f"no game of this sheet can reach this position: {fault}")
        return self.chances(state)[seat]

    def chances(self, state: State) -> tuple[float, ...]:
        """Return what each seat wins from a state that a game can come to, in any phase."""
        if state.over:
            share = 1.0 / len(state.winners)
            return tuple(share * (seat in state.winners) for seat in range(self.seats))
        if state.phase != "throw":
            return self.chances(apply(state, self.best(state)))
        thrown = self._thrown(state)
        chances = [c if c > _NOISE else 0.0 for c in (*thrown, 1.0 - sum(thrown))]
        return tuple(chances[seat - state.seat] for seat in range(self.seats))

    def best(self, state: State) -> Move:
        """Return the move that wins the player to move most; of equals, the next player."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]

        def liked(move: Move) -> float:
            chances = self.chances(apply(state, move))
            return chances[state.seat] + TIE * chances[(state.seat + 1) % self.seats]

        return max(moves, key=liked)

    @property
    def first(self) -> tuple[float, ...]:
        """What each seat wins from the start, the one that begins first."""
        return self.chances(start(self.sheet, self.seats))

    def _scores(self, state: State) -> list[int]:
        """Return the scores in units, from the mover on."""
        seats = range(state.seat, state.seat + self.seats)
        return [state.scores[seat % self.seats] // self.tables.unit for seat in seats]

    def _thrown(self, state: State) -> list[float]:
        """Return what all but the last seat win from a state that waits for dice, mover first."""
        if not self.covers(state):
            raise PositionError("this solution is for later positions, or for others")
        scores, where = self._scores(state), self.positions
        if state.final is None:
            group = where.group_of(state)
            if self._fresh(state):
                return self._beginning(group, scores)
            chances = self._attempt(state, group, scores)
            if chances is not None:
                return chances
            nodes = self._rest(group, *scores)
        else:
            kind = kind_of(state)
            leader = kinds_of(self.seats)[kind][0]
            seats = [0, *others_of(self.seats, leader)]
            off = sum(
                (state.standing[(state.seat + seat) % self.seats] != ON) << j
                for j, seat in enumerate(seats)
            )
            nodes = self._last(kind, off, *(scores[leader] - scores[seat] for seat in seats))
        index = state_index(self._turn(state))
        chances = nodes[min(index.row(state), len(nodes) - 1), index.node(state)].tolist()
        return [chances[0] - TIE * chances[1], *chances[1:]]

    def _beginning(self, group: int, scores: list[int]) -> list[float]:
        """Return what all but the last seat win if a turn begins without a carryover."""
        chances = self.positions.chances
        last, *others = chances.values[:, place_of(chances, group, np.array(scores))].tolist()
        return [*others, 1.0 - last - sum(others)]

    def _turn(self, state: State) -> TurnGraph:
        return turn_graph(self.tables, state.standing[state.seat])

    def _fresh(self, state: State) -> bool:
        """Return whether a turn begins, without a carryover."""
        return (
            state.phase == "throw" and not state.points
            and state.hand == state.rules.start_hand(state.entry)
        )  # fmt: skip

    def _begins(self, state: State) -> int | None:
        """Return which carryover is being attempted, if a state is about to throw for one."""
        if state.phase != "throw" or not state.hand.attempt:
            return None
        graph = self._turn(state)
        attempts = graph.attempts.tolist()
        node = state_index(graph).node(state)
        return attempts.index(node) if node in attempts else None

    def _attempt(self, state: State, group: int, scores: list[int]) -> list[float] | None:
        """Return what an attempt at a carryover is worth, if it is kept."""
        where, hand, t = self.positions, self._begins(state), state.points // self.tables.unit
        if hand is None or not 0 < t < where.target:
            return None
        at = attempts_at(where.chances, where.offers, group, t, sum(scores), scores[-1])
        if at < 0:
            return None
        size = int(where.offers.plane[group, t])
        at = int(at) + 2 * hand * size + scores[0]
        step = 1.0 / STEPS_16 if len(where.offers.coarse) else 1.0
        return [float(where.attempts[at]) * step, float(where.attempts[at + size]) * step]

    def _play(self, group: int, *scores: int) -> NDArray[np.float64]:
        """Return what every throw of a turn before the final round is worth: [row][node][seat]."""
        where = self.positions
        [worth] = run(
            f"turn_{self.seats}", *numbers(self.tables), where.chances, where.offers, where.ends,
            where.rows[group : group + 1], np.array(scores), TIE, (0,) * self.seats,
        )  # fmt: skip
        return self._by_row(worth, where.turn(group))

    def _play_final(self, kind: int, off: int, *behind: int) -> NDArray[np.float64]:
        """Return what every throw of a turn in a final round is worth: [row][node][seat]."""
        where = self.positions
        [worth] = run(
            f"last_{self.seats}", *numbers(self.tables), end_rules(self.tables, self.seats).rounds,
            where.offers, where.ends, np.array(behind), (kind, off, where.beyond, where.least),
            TIE, (0,) * self.seats,
        )  # fmt: skip
        return self._by_row(worth, turn_graph(self.tables, ON - (off & 1)))

    def _by_row(self, worth: NDArray[np.float64], turn: TurnGraph) -> NDArray[np.float64]:
        return worth.reshape(-1, turn.nodes, self.seats)[..., :-1]
