"""Telling every worker what happened: PostgreSQL's notices as a backend of Litestar's channels.

Steps are announced by the transaction that stores them (see `greed.store.postgres`), so a worker
that dies between storing and telling leaves nobody uninformed. One connection listens for all
rooms; when it breaks it is made anew, and every room in use then looks for itself what it has
missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable

import asyncpg
from litestar.channels import ChannelsBackend
from sqlalchemy.engine import URL

from greed.store.postgres import CHANNEL
from greed.web.socket import RESYNC

__all__ = ["PostgresChannels"]

RETRY = 1.0
log = logging.getLogger("greed.web.channels")


class PostgresChannels(ChannelsBackend):
    """One PostgreSQL channel that carries the notices of all rooms, as "room notice"."""

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._rooms: set[str] = set()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listener: asyncio.Task[None] | None = None
        self._sender: asyncpg.Pool | None = None

    async def on_startup(self) -> None:
        """Begin to listen."""
        self._queue = asyncio.Queue()
        self._sender = None
        self._listener = asyncio.create_task(self._listen(), name="greed channels")

    async def on_shutdown(self) -> None:
        """Hang up."""
        if self._listener:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self._sender:
            self._sender.terminate()
            self._sender = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all workers; what cannot be told is lost, for nothing depends on it."""
        try:
            if self._sender is None:
                self._sender = await asyncpg.create_pool(self._dsn, min_size=0, max_size=1)
            for room in channels:
                await self._sender.execute(
                    "SELECT pg_notify($1, $2)", CHANNEL, f"{room} {data.decode()}"
                )
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            log.warning("a notice was not sent: %s", type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Pass on the notices of these rooms."""
        self._rooms.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Pass on the notices of these rooms no more."""
        self._rooms.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield notices of the rooms in use, with their room."""
        while True:
            yield await self._queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002
        """Return nothing: the log is the history."""
        return []

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
            for room in tuple(self._rooms):
                self._queue.put_nowait((room, RESYNC))
            await broken.wait()
        finally:
            connection.terminate()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        room, _, notice = str(payload).partition(" ")
        if room in self._rooms:
            self._queue.put_nowait((room, notice.encode()))
