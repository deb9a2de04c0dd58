"""A clock for what can't be taken back: games that are given up, and games that are deleted."""

from __future__ import annotations

import time
from collections.abc import Callable

GRACE = 86_400.0
"""Seconds for which a clock must keep to a jump ahead before it is believed."""
_SLACK = 60.0


class SteadyClock:
    """The time of day, in which a jump ahead counts once it has lasted a day; one back, at once.

    A computer's clock may be a month ahead for a minute: after a dead battery, in a machine that
    wakes up, by a slip of the hand. No game may end because of that.

    >>> wall, ticks = [1000.0], [0.0]
    >>> clock = SteadyClock(1000.0, lambda: wall[0], lambda: ticks[0])
    >>> wall[0], ticks[0] = 9_000_000.0, 10.0
    >>> clock.now()
    1010.0
    >>> wall[0], ticks[0] = 9_086_400.0, 10.0 + GRACE
    >>> clock.now()
    9086400.0
    """

    def __init__(
        self,
        last: float | None = None,
        wall: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin; `last` is when something last happened for certain (None: never)."""
        self._wall, self._ticks = wall, ticks
        said = wall() - ticks()
        self._ahead = said if last is None or wall() - last < GRACE else last - ticks()
        self._jumped: float | None = None

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        ticks = self._ticks()
        said = self._wall() - ticks
        if said <= self._ahead + _SLACK:
            self._ahead, self._jumped = said, None
        elif self._jumped is None:
            self._jumped = ticks
        elif ticks - self._jumped >= GRACE:
            self._ahead, self._jumped = said, None
        return ticks + self._ahead
