"""What two players win against each other, or against their best reply."""

from __future__ import annotations

from typing import NamedTuple

from greed.core.game import start
from greed.core.sheet import Sheet
from greed.solver.policies import Policy
from greed.solver.solve import Tick, solve


class Match(NamedTuple):
    """What the first of two players wins; a shared win is half a win.

    Attributes:
        begins: of the games that it begins. follows: of those that the other one begins.
    """

    begins: float
    follows: float

    @property
    def share(self) -> float:
        """What it wins if each begins half of the games."""
        return (self.begins + self.follows) / 2


def match(sheet: Sheet, one: Policy, two: Policy, tick: Tick | None = None) -> Match:
    """Return what two players win against each other; None stands for the best reply.

    Args:
        sheet: the sheet.
        one: the first player, as `greed.policies.Policy.seated` returns it.
        two: the second one.
        tick: is told how far the solver is.

    >>> import greed
    >>> from greed.policies import Threshold
    >>> from greed.solver import match
    >>> koans = greed.load("koans")
    >>> round(match(koans, Threshold(200), Threshold(300)).share, 4)
    0.5695
    >>> round(match(koans, None, Threshold(300)).share, 4)
    0.6253

    Raises:
        Unsolvable: the game has no exact answer, or may never end; the message says why.
    """
    solved = solve(sheet, policies=[one, two], tick=tick)
    begins, follows = (solved.value(start(sheet, first=first), 0) for first in (0, 1))
    return Match(begins, follows)
