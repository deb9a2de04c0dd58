"""The judges there are: one counts what a state is worth to a seat, one the points of the turn."""

from __future__ import annotations

from math import ceil

from greed import solver
from greed.coach.judge import Measure
from greed.core.errors import Unsolvable
from greed.core.game import apply, legal_moves
from greed.core.messages import percent, say
from greed.core.people import present
from greed.core.reachable import why_unreachable
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.solver import MultiplayerEstimate, Solution, Tick, best_turn, solve

__all__ = ["PointsJudge", "WinJudge", "win_judge"]

_SMALL = 1e-4
"""An error that no number shown to people reveals."""

PATIENCE = 1.5
"""How many CPU seconds it may take to solve what is left of a game between three, as estimated."""


class WinJudge:
    """Knows the win probability of a seat: exactly between two, roughly among more.

    Those who sit out, and those who haven't joined yet, don't count: they win nothing.

    Among more it is exact too once `greed solve SHEET --seats N` has saved a solution, and among
    three near the end of a game without it (`from_here`): if that takes no longer than `patience`.
    """

    measure: Measure = "win probability"

    def __init__(
        self,
        solution: Solution,
        patience: float = PATIENCE,
        multi: Solution | None = None,
    ) -> None:
        self.solution, self._patience = solution, patience
        self._rivals = MultiplayerEstimate(solution)
        self._multi = {multi.seats: multi} if multi else {}
        self._near: WinJudge | None = None

    def __repr__(self) -> str:
        return f"<WinJudge by {next(iter(self._multi.values()), self.solution)!r}>"

    def from_here(self, state: State, /) -> WinJudge:
        """Return a judge for what is left of a game: exact, if that takes a second or two.

        It is this one if that makes no difference. All choices of a state are compared by the
        judge for that state, never an exact number with an estimate.
        """
        state, _ = present(state)
        if state.seats != 3 or state.over or not self._patience or self.exact(state):
            return self
        if self._near is None or not self._near.exact(state):
            rest = _rest(self.solution.sheet, state, self._patience)
            if rest is None:
                return self
            self._near = WinJudge(self.solution, self._patience, rest)
        return self._near

    def exact(self, state: State) -> Solution | None:
        """Return the solution for more than two, if there is one for this state."""
        if state.seats <= 2:
            return None
        if (state.offer or state.inherited) and why_unreachable(state):
            return None  # the player who made the offer has left
        if state.seats not in self._multi and solver.is_saved(self.solution.sheet, state.seats):
            saved = solver.saved_solution(self.solution.sheet, state.seats)
            self._multi |= {state.seats: saved} if saved else {}
        solved = self._multi.get(state.seats)
        return solved if solved and solved.covers(state) else None

    def caveat(self, state: State, /) -> str:
        """Return how far off a number may be, where that is worth saying."""
        state, _ = present(state)
        if self.exact(state) or state.seats == 1:
            return ""
        if state.seats > 2:
            return say("caveat-estimates")
        off, below = self.solution.residual + self.solution.unseen, min(state.scores) < 0
        if off <= _SMALL and not below:
            return ""
        off = max(ceil(off * 10_000), 1) / 100
        digits = f"{off:g}".partition(".")[2]
        return say("caveat-below" if below else "caveat-rounding", off=percent(off, len(digits)))

    def worth(self, state: State, seat: int, /) -> float:
        """Return the chance that a seat wins if all play best, a shared win being its share."""
        state, seats = present(state)
        if seat not in seats or len(seats) == 1:
            return float(seat in seats)
        seat = seats.index(seat)
        if solved := self.exact(state):
            return solved.value(state, seat)
        if state.seats > 2:
            return self._rivals.value(state, seat)
        return self.solution.value(state, seat)


def win_judge(sheet: Sheet, tick: Tick | None = None) -> WinJudge:
    """Return the judge of a sheet, solved now or read from disk; `tick` hears how far it is.

    >>> from greed.coach.judges import win_judge
    >>> import greed
    >>> judge = win_judge(greed.load("koans"))
    >>> state = greed.parse_position("koans 2800,2900 1/1 decide 2 - 150 - - 40")
    >>> round(judge.worth(state, 0), 4)
    0.476

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
    """
    return WinJudge(solve(sheet, tick=tick))


def _rest(sheet: Sheet, state: State, seconds: float) -> Solution | None:
    """Return the solution of what is left of a game; None if there is none within these seconds."""
    try:
        if solver.size_of(sheet, state.seats, state=state).seconds > seconds:
            return None
        return solver.solve(sheet, state.seats, state=state)
    except Unsolvable:
        return None


class PointsJudge:
    """Knows what the turn under way brings on average if it is played for points alone.

    It looks at no opponent: neither at the target, nor at a final round, nor at what an offer
    is worth to the next player. It is made for one state, and counts from the scores there.

    >>> from greed.coach.judges import PointsJudge
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
        turn = best_turn(state.rules.sheet, state.standing[seat])
        return so_far + turn.thrown(turn.graph.find(state), state.points // turn.graph.unit)
