"""What advice and review ask: how good a state is for a seat; and how an estimate of that is shown.

Among more than two players chances are estimated: shown as a range, never as a number. How wide it
has to be was measured where the exact chance is known, among three and four (docs/three.md,
`make figures`): 95% of the ranges hold it, but fewer in short races.
"""

from __future__ import annotations

from math import floor, sqrt
from typing import Literal, Protocol

from greed.core.messages import percent, say
from greed.core.people import present
from greed.core.state import State

Measure = Literal["win probability", "points of the turn"]


class Judge(Protocol):
    """Somebody who can say what a state is worth to a seat if everybody plays best from there.

    Attributes:
        measure: what its numbers are.
        caveat: why they are not exact; empty if they are.
    """

    @property
    def measure(self) -> Measure:
        """What its numbers are."""
        ...

    def caveat(self, state: State, /) -> str:
        """Return why its number for this state is not exact; empty if it is."""
        ...

    def worth(self, state: State, seat: int, /) -> float:
        """Return what a state in any phase is worth to a seat."""
        ...

    def from_here(self, state: State, /) -> Judge:
        """Return the judge that knows most of what is left of a game from this state."""
        ...


_WIDTH = 0.1
"""Of √(p(1 - p)): an estimate is less off where hardly anything is open any more."""


def is_estimate(judge: Judge, state: State) -> bool:
    """Return whether a judge's chances of a state are estimates among more than two players."""
    many = len(present(state)[1]) > 2
    return judge.measure == "win probability" and many and bool(judge.caveat(state))


def likely_range(chance: float) -> tuple[float, float]:
    """Return from where to where the exact chance is, most likely, if an estimate says this.

    >>> from greed.coach import likely_range
    >>> [round(end, 3) for end in likely_range(0.4)], likely_range(1.0)
    ([0.351, 0.449], (1.0, 1.0))
    """
    off = _WIDTH * sqrt(max(chance * (1.0 - chance), 0.0))
    return max(chance - off, 0.0), min(chance + off, 1.0)


def spread(chance: float) -> str:
    """Return an estimated chance as it is shown: a range in whole percent.

    >>> from greed.coach import spread
    >>> spread(0.4), spread(0.0), spread(0.0002), spread(0.9999)
    ('35 to 45%', '0%', 'under 1%', 'over 99%')
    """
    low, high = (floor(100.0 * end + 0.5) for end in likely_range(chance))
    if low < high:
        return say("spread", low=low, high=high)
    if high == 0 < chance:
        return say("spread-under", n=percent(1, 0))
    return say("spread-over", n=percent(99, 0)) if low == 100 and chance < 1.0 else percent(low, 0)
