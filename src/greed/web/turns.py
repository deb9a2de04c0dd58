"""Fairness on the event loop: a crowd that is told something takes turns with everybody else."""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 50
"""How many of a crowd are woken before whatever has come meanwhile is looked at."""


class Turns:
    """Wakes those who wait, some at a time.

    Everything that is ready on an event loop is done before it looks for more. When a move is told
    to thousands at once, somebody who asks for something else would wait until all of them know.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Event] = deque()

    def wake(self, event: asyncio.Event) -> None:
        """Set an event when its turn has come."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        self._waiting.append(event)

    def _next(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft().set()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
