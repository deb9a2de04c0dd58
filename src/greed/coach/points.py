"""A judge for games that are not solved: it counts the points of the turn that is under way."""

from __future__ import annotations

from functools import lru_cache

from greed.coach.judge import Measure
from greed.core.game import apply, legal_moves
from greed.core.messages import say
from greed.core.state import State
from greed.exact.model import state_index
from greed.exact.turn import BestTurn, saved_best_turn
from greed.tables import Tables, tables

__all__ = ["PointsJudge"]


class PointsJudge:
    """Knows what the turn under way brings on average if it is played for points alone.

    It looks at no opponent: neither at the target, nor at a final round, nor at what an offer
    is worth to the next player. It is made for one state, and counts from the scores there.

    >>> import greed
    >>> state = greed.parse_position("farkle 500,0?,0? 1/1 decide 2 - 300 - - 2")
    >>> round(PointsJudge(state).worth(greed.apply(state, greed.BANK), 0))
    300
    """

    measure: Measure = "points of the turn"

    def __init__(self, state: State) -> None:
        self._before = state.scores

    def caveat(self, _state: State, /) -> str:
        """Return what the points leave out."""
        return say("caveat-points")

    def from_here(self, _state: State, /) -> PointsJudge:
        """Return this judge: it knows as much everywhere."""
        return self

    def worth(self, state: State, seat: int, /) -> float:
        """Return the points that a seat has gained once the turn under way is over.

        Raises:
            Unsolvable: a turn of this sheet can go on without end.
        """
        so_far = float(state.scores[seat] - self._before[seat])
        if state.over or state.seat != seat:
            return so_far
        if state.phase != "throw":
            return max(self.worth(apply(state, move), seat) for move in legal_moves(state))
        turn = _turn(tables(state.rules.sheet), state.standing[seat])
        where = state_index(turn.turn_graph)
        return so_far + turn.thrown(where.node(state), where.row(state))


@lru_cache(maxsize=64)
def _turn(held: Tables, standing: int) -> BestTurn:
    return saved_best_turn(held, standing)
