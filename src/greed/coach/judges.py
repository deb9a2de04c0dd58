"""The judges there are: each turns a solution into what a state is worth to a seat."""

from __future__ import annotations

from functools import lru_cache, partial

from greed.coach.judge import Measure
from greed.core.game import apply, legal_moves
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.exact.places import places
from greed.exact.rivals import Rivals
from greed.exact.shelf import kept_turn
from greed.exact.solution import Solution
from greed.exact.solve import solve
from greed.tables import tables

__all__ = ["PointsJudge", "WinJudge", "points_judge", "win_judge"]


class WinJudge:
    """Knows the win probability of a seat: exactly between two, roughly among more."""

    measure: Measure = "win probability"

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self._rivals = Rivals(solution)

    def caveat(self, state: State, /) -> str:
        """Return how far off a number may be, where that is worth saying."""
        if state.seats > 2:
            return "among more than two this is an estimate, put together from games between two"
        error = self.solution.error
        return f"win probabilities may be off by {error:.0e}" if error > 1e-6 else ""

    def worth(self, state: State, seat: int, /) -> float:
        """Return the chance that a seat wins if all play best, a shared win being its share."""
        if state.seats > 2:
            return self._rivals.worth(state, seat)
        return self.solution.worth(state, seat)


class PointsJudge:
    """Knows the points that a seat will have at the end of this turn, on average.

    It looks no further: not at the others, not at strikes, not at the end of the game.
    """

    measure: Measure = "points of the turn"

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._turn = lru_cache(partial(kept_turn, tables(sheet)))

    def caveat(self, _state: State, /) -> str:
        """Return what is left out."""
        return "points of this turn on average: the others and the end of the game are left out"

    def worth(self, state: State, seat: int, /) -> float:
        """Return the score of a seat with what it can still gain in this turn.

        Raises:
            Unsolvable: a turn can gain points without end.
        """
        held = float(state.scores[seat])
        return held + self._to_come(state) if seat == state.seat and not state.over else held

    def _to_come(self, state: State) -> float:
        """Return what the seat whose turn it is still gains, the points of the turn included."""
        if state.phase != "throw":
            seat = state.seat
            worths = [self.worth(apply(state, move), seat) for move in legal_moves(state)]
            return max(worths) - state.scores[seat]
        turn = self._turn(state.standing[state.seat])
        if not state.points and state.hand == state.rules.start_hand(state.entry):
            return turn.value
        where = places(turn.machine)
        return turn.thrown(where.node(state), where.row(state))


def win_judge(sheet: Sheet) -> WinJudge:
    """Return the judge of a sheet, solved now or read from disk.

    >>> import greed
    >>> judge = win_judge(greed.load("koans"))
    >>> state = greed.parse_position("koans 2800,2900 1/1 decide 2 - 150 - - 40")
    >>> round(judge.worth(state, 0), 4)
    0.476

    Raises:
        Unsolvable: there is no exact answer for this sheet; the message says why.
    """
    return WinJudge(solve(sheet))


def points_judge(sheet: Sheet) -> PointsJudge:
    """Return the judge that counts the points of a turn.

    >>> import greed
    >>> judge = points_judge(greed.load("koans"))
    >>> round(judge.worth(greed.start(judge.sheet, 3), 0), 3)
    263.975
    """
    return PointsJudge(sheet)
