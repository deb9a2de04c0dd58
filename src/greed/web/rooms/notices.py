"""Telling the listeners of a room, in this process, that something happened in it.

A room nobody listens to leaves no trace here. A listener that is too slow misses notices in the
middle, which costs nothing: every notice only says that there is something to look at.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

__all__ = ["BYE", "RESYNC", "Notices", "Subscriber"]

BYE = b"bye"
"""The server ends: say so, and wait for nothing more."""

RESYNC = b"resync"
"""Notices may have been missed: look for yourself."""
_BACKLOG = 100

Subscriber = AsyncIterator[bytes]


class Notices:
    """Notices of rooms, by room."""

    def __init__(self) -> None:
        self._rooms: dict[str, set[asyncio.Queue[bytes]]] = {}

    async def start(self) -> None:
        """Begin to listen to other processes: there are none."""

    async def stop(self) -> None:
        """Stop listening to other processes."""

    def publish(self, notice: bytes, room: str) -> None:
        """Tell everybody who listens to a room, in every process of this server."""
        self.tell(notice, room)

    def tell(self, notice: bytes, room: str) -> None:
        """Tell everybody who listens to a room in this process."""
        for queue in self._rooms.get(room, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(notice)

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms that somebody listens to."""
        return tuple(self._rooms)

    @contextmanager
    def subscribed(self, room: str) -> Iterator[Subscriber]:
        """Listen to a room."""
        queue: asyncio.Queue[bytes] = asyncio.Queue(_BACKLOG)
        listening = self._rooms.setdefault(room, set())
        listening.add(queue)
        try:
            yield _heard(queue)
        finally:
            listening.discard(queue)
            if not listening:
                self._rooms.pop(room, None)


async def _heard(queue: asyncio.Queue[bytes]) -> Subscriber:
    while True:
        yield await queue.get()
