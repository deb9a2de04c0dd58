"""Telling every process of a server what happened, by PostgreSQL's notices.

Steps are announced by the transaction that stores them (see `greed.store.postgres`), so a worker
that dies between storing and telling leaves nobody uninformed. One connection listens for all
rooms; when it breaks it is made again, and every room in use then looks for itself what it has
missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import asyncpg
from sqlalchemy.engine import URL

from greed.store.postgres import CHANNEL
from greed.web.rooms.notices import RESYNC, Notices

__all__ = ["PostgresNotices"]

RETRY = 1.0
_OUTBOX = 1000
log = logging.getLogger("greed.web.rooms.channels")


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
        async with asyncpg.create_pool(self._dsn, min_size=0, max_size=1) as pool:
            while True:
                notice, room = await self._outbox.get()
                try:
                    said = f"{room} {notice.decode()}"
                    await pool.execute("SELECT pg_notify($1, $2)", CHANNEL, said)
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                    log.warning("a notice was not sent: %s", type(error).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.warning("the database does not answer: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _listen_once(self) -> None:
        """Listen until the connection breaks."""
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
