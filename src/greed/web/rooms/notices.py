"""Telling the listeners of a room that something happened in it: here, and in every other process.

A room nobody listens to leaves no trace here. A listener that is too slow misses notices in the
middle, which costs nothing: every notice only says that there is something to look at.

On PostgreSQL steps are announced by the transaction that stores them (`greed.store.writer`), so
a worker that dies between storing and telling leaves nobody uninformed. One connection listens for
all rooms; when it breaks it is made again, and every room in use then looks for itself what it has
missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from sqlalchemy.engine import URL

from greed.store.writer import CHANNEL

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


RETRY = 1.0
_OUTBOX = 1000
log = logging.getLogger("greed.web.rooms.notices")


class PostgresNotices(Notices):
    """One PostgreSQL channel that carries the notices of all rooms, as "room notice"."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._outbox: asyncio.Queue[tuple[bytes, str]] = asyncio.Queue(_OUTBOX)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen, and to send."""
        self._tasks = [
            asyncio.create_task(self._listen(), name="greed listener"),
            asyncio.create_task(self._send(), name="greed sender"),
        ]

    async def stop(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, notice: bytes, room: str) -> None:
        """Tell all workers; what cannot be told is lost, for nothing depends on it."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait((notice, room))

    async def _send(self) -> None:
        import asyncpg

        async with asyncpg.create_pool(self._dsn, min_size=0, max_size=1) as pool:
            while True:
                notice, room = await self._outbox.get()
                try:
                    said = f"{room} {notice.decode()}"
                    await pool.execute("SELECT pg_notify($1, $2)", CHANNEL, said)
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                    log.warning("a notice was not sent: %s", type(error).__name__)

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                await self._listen_once()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.warning("the database does not answer: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _listen_once(self) -> None:
        """Listen until the connection breaks."""
        import asyncpg

        connection = await asyncpg.connect(self._dsn)
        broken = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self._heard)
            for room in self.rooms:
                self.tell(RESYNC, room)
            await broken.wait()
        finally:
            connection.terminate()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        room, _, notice = str(payload).partition(" ")
        self.tell(notice.encode(), room)
