"""The policy that plays to win: perfect between two."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from greed.core.errors import Unsolvable
from greed.core.game import apply, legal_moves
from greed.core.moves import Move
from greed.core.state import State
from greed.core.turn import Rules
from greed.policies._former._policy import Policy, kept_table
from greed.policies._former.maximiser import Maximiser

if TYPE_CHECKING:
    from greed.exact.estimate import MultiplayerEstimate
    from greed.exact.match import Side
    from greed.sim import PolicyTable
    from greed.solver import Solution
    from greed.tables import Tables


@dataclass(frozen=True)
class Optimal(Policy):
    """Plays perfectly against one opponent, nearly so against more. Needs the extra `exact`.

    It takes the move that wins most often if all play best. That is solved for two seats, and for
    more once `greed solve SHEET --seats N` has saved it; otherwise it is estimated from games
    between two (`greed.exact.estimate`). Where a sheet has no solution it plays for the points of
    the turn, as `maximiser` does.

    The simulator's table is for two. To fit a cache it has to look at less: it puts scores
    together in cells.

    Attributes:
        banks: up to which distance from the target, in units, each score is a cell of its own
            when it comes to banking, and by how much cells grow from there on.
        keeps: the same when it comes to keeping dice.
    """

    banks: tuple[int, float] = (40, 1.06)
    keeps: tuple[int, float] = (20, 1.1)

    name = "optimal"
    solves = True
    seats = 2

    def choose(self, state: State) -> Move:
        """Return the best move; in a tie the first of the legal moves."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        estimate = multiplayer(state.rules)
        if estimate is None:
            return Maximiser().choose(state)
        if state.seats > 2:
            exact = None if state.away else _solved(state.rules, state.seats)
            return (exact or estimate).best(state)
        solution = estimate.solution
        return max(moves, key=lambda move: solution.reduced(apply(state, move), state.seat))

    def table(self, tables: Tables) -> PolicyTable:
        """Return what it does in every situation between two, built once and kept on disk.

        Raises:
            Unsolvable: the sheet has no exact answer; the message says why.
        """
        return _saved(tables, self)

    def side(self, tables: Tables) -> Side:
        """Return how it plays a game between two: best for what positions are worth.

        Raises:
            Unsolvable: the sheet has no exact answer; the message says why.
        """
        from greed.exact.match import optimal_side

        return optimal_side(tables)


@lru_cache(maxsize=4)
def _saved(tables: Tables, optimal: Optimal) -> PolicyTable:
    from greed.exact.race import VERSION
    from greed.policies._former import _score_cells

    def build() -> PolicyTable:
        return _score_cells.table(tables, str(optimal), optimal.banks, optimal.keeps)

    return kept_table(tables, optimal, VERSION, build)


@lru_cache(maxsize=16)
def multiplayer(rules: Rules) -> MultiplayerEstimate | None:
    """Return the solution of a sheet for any number of seats, None if there is none.

    A solution that comes with Greed goes before a new one, so that a bot with a seed makes the
    same choices on every machine.
    """
    from greed.exact.estimate import MultiplayerEstimate
    from greed.exact.race import solve

    try:
        return MultiplayerEstimate(solve(rules.sheet))
    except Unsolvable:
        return None


def _solved(rules: Rules, seats: int) -> Solution | None:
    """Return the saved solution for more than two seats, if there is one by now."""
    from greed.solver import is_saved

    return _read(rules, seats) if is_saved(rules.sheet, seats) else None


@lru_cache(maxsize=4)
def _read(rules: Rules, seats: int) -> Solution | None:
    from greed.solver import saved_solution

    return saved_solution(rules.sheet, seats)
