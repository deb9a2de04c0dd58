"""Telling the listeners of a room, in this process, that something happened in it.

A room nobody listens to leaves no trace here. A listener that is too slow misses notices in the
middle, which costs nothing: every notice only says that there is something to look at.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

__all__ = ["BYE", "RESYNC", "Notices", "Subscriber"]

BYE = b"bye"
"""The server ends: say so, and wait for nothing more."""

RESYNC = b"resync"
"""Notices may have been missed: look for yourself."""
_BACKLOG = 100


class Subscriber:
    """What one listener has yet to look at, in order: `async for notice in subscriber`."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque(maxlen=_BACKLOG)
        self._woken: asyncio.Future[None] | None = None

    def tell(self, notice: bytes) -> None:
        """Add a notice; the oldest gives way where there are too many."""
        self._waiting.append(notice)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> bytes:
        while not self._waiting:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        return self._waiting.popleft()


class Notices:
    """Notices of rooms, by room."""

    def __init__(self) -> None:
        self._rooms: dict[str, set[Subscriber]] = {}

    async def start(self) -> None:
        """Begin to listen to other processes: there are none."""

    async def stop(self) -> None:
        """Stop listening to other processes."""

    def publish(self, notice: bytes, room: str) -> None:
        """Tell everybody who listens to a room, in every process of this server."""
        self.tell(notice, room)

    def tell(self, notice: bytes, room: str) -> None:
        """Tell everybody who listens to a room in this process."""
        for subscriber in self._rooms.get(room, ()):
            subscriber.tell(notice)

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms that somebody listens to."""
        return tuple(self._rooms)

    @contextmanager
    def subscribed(self, room: str) -> Iterator[Subscriber]:
        """Listen to a room."""
        subscriber = Subscriber()
        listening = self._rooms.setdefault(room, set())
        listening.add(subscriber)
        try:
            yield subscriber
        finally:
            listening.discard(subscriber)
            if not listening:
                self._rooms.pop(room, None)
