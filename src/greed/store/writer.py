"""Writing steps of many rooms in one transaction.

A commit costs the same for one row as for a hundred. So steps that arrive while a commit is
under way wait for it and are then written together: alone on an idle server a step waits for
nobody, and under load the disk is asked once for many.

SQLite is written on a thread of its own, PostgreSQL with notices to every worker. SQLAlchemy's way
to SQLite crosses from one thread to another for every cursor, statement, result and commit; under
load that cost more than the statements. Here a batch crosses once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec import Struct
from sqlalchemy import bindparam, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from greed.store.engine import ROOMS, StoreBusy, kind_of, prepare
from greed.store.lobby import Listed, written

BATCH = 500

log = logging.getLogger("greed.store")


class Writer:
    """Collects steps and commits them together, one transaction at a time."""

    def __init__(
        self,
        commit: SqliteCommitter | PostgresCommitter,
        observe: Callable[[float, int], None] | None = None,
    ) -> None:
        self._commit = commit
        self._observe = observe
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="greed store writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await asyncio.gather(*(future for _, future in self._waiting), return_exceptions=True)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._commit.close()

    async def write(self, append: Append) -> bool:
        """Return whether the step was stored (True) or came too late (False), once it is known."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, began = self._batch(), time.perf_counter()
            try:
                won = await self._commit([append for append, _ in batch])
            except StoreBusy as error:
                self._fail(batch, error)
            except Exception as error:
                # Nobody would ever be answered again if the writer ended here.
                log.exception("a commit failed in a way that was not foreseen")
                self._fail(batch, StoreBusy(f"the database did not answer: {kind_of(error)}"))
            else:
                if self._observe:
                    self._observe(time.perf_counter() - began, len(batch))
                for append, future in batch:
                    if not future.done():
                        future.set_result(append.room in won)
            done = {id(future) for _, future in batch}
            self._waiting = [item for item in self._waiting if id(item[1]) not in done]
            if not self._waiting:
                self._wake.clear()

    @staticmethod
    def _fail(batch: list[tuple[Append, asyncio.Future[bool]]], error: StoreBusy) -> None:
        """Tell everybody who waits that it is not known what was stored."""
        for _, future in batch:
            if not future.done():
                future.set_exception(StoreBusy(*error.args))

    def _batch(self) -> list[tuple[Append, asyncio.Future[bool]]]:
        """Return what is written next: at most one step of each room."""
        batch: dict[str, tuple[Append, asyncio.Future[bool]]] = {}
        for append, future in self._waiting:
            batch.setdefault(append.room, (append, future))
            if len(batch) == BATCH:
                break
        return list(batch.values())


class Touch(Struct, frozen=True, kw_only=True):
    """What a step changes in the room's own row, and in the lobby (None: nothing)."""

    status: str
    deadline: float | None
    touched: float
    listed: Listed | None = None


class Append(Struct, frozen=True):
    """A step on its way into the log."""

    room: str
    seq: int
    at: float
    body: bytes
    touch: Touch | None


_INSERT = "INSERT INTO log (room, seq, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_TOUCH = "UPDATE rooms SET status = ?, deadline = ?, touched = ? WHERE id = ?"
_LIST = "INSERT OR REPLACE INTO lobby (room, since, until, body) VALUES (?, ?, ?, ?)"
_UNLIST = "DELETE FROM lobby WHERE room = ?"


class SqliteCommitter:
    """Stores steps of different rooms in one transaction, in the database at a path."""

    def __init__(self, path: str, file: DatabaseFile) -> None:
        self._path = path
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "greed store")

    async def __call__(self, batch: list[Append]) -> set[str]:
        """Return the rooms whose step was stored; the others' came too late.

        Raises:
            StoreBusy: it is not known what was stored.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._commit, batch)
        except sqlite3.Error as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error

    async def close(self) -> None:
        """Close the connection, once what is being written is."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _commit(self, batch: list[Append]) -> set[str]:
        self._file.check()
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            prepare(self._connection)
        cursor, won = self._connection.cursor(), set()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            for step in batch:
                cursor.execute(_INSERT, (step.room, step.seq, step.at, step.body))
                if cursor.rowcount:
                    won.add(step.room)
                    if (touch := step.touch) is not None:
                        row = (touch.status, touch.deadline, touch.touched, step.room)
                        cursor.execute(_TOUCH, row)
                        if (listed := touch.listed) is not None:
                            self._list(cursor, step.room, listed)
            cursor.execute("COMMIT")
        except BaseException:
            self._disconnect()  # which also takes back what was not committed
            raise
        return won

    @staticmethod
    def _list(cursor: sqlite3.Cursor, room: str, listed: Listed) -> None:
        if listed.body:
            cursor.execute(_LIST, (room, listed.since, listed.until, listed.body))
        else:
            cursor.execute(_UNLIST, (room,))

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


class DatabaseFile:
    """A database's file as it was when the store was opened; an empty path stands for none."""

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None
        self._then = self._now()

    def check(self) -> None:
        """Refuse to go on without the file.

        Raises:
            StoreBusy: it was deleted, or another has taken its place.
        """
        if self._then is not None and self._now() != self._then:
            raise StoreBusy("the file of the database was deleted or replaced: restart the server")

    def _now(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            file = self._path.stat()
        except OSError:
            return None
        return file.st_dev, file.st_ino


CHANNEL = "greed_rooms"
"""The PostgreSQL channel on which every commit tells its rooms, as "room seq" per notice."""

_INSERT_AND_TELL = text(
    "WITH won AS (INSERT INTO log (room, seq, at, body)"
    " SELECT * FROM unnest(CAST(:rooms AS text[]), CAST(:seqs AS int[]),"
    " CAST(:ats AS float8[]), CAST(:bodies AS bytea[]))"
    " ON CONFLICT DO NOTHING RETURNING room, seq)"
    " SELECT room, pg_notify(:channel, room || ' ' || seq) FROM won"
)
"""Stores steps and tells every worker; the notices come with the commit or not at all."""


_TOUCH_EVERY = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"))
    .values(
        status=bindparam("status"),
        deadline=bindparam("deadline"),
        touched=bindparam("touched"),
    )
)


class PostgresCommitter:
    """Stores steps by the engine's connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def __call__(self, batch: list[Append]) -> set[str]:
        """Store what can be stored; return the rooms whose step was."""
        try:
            return await self._commit(batch)
        except (SQLAlchemyError, OSError) as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error

    async def close(self) -> None:
        """Do nothing: the connections are the engine's."""

    async def _commit(self, batch: list[Append]) -> set[str]:
        if not any(step.touch for step in batch):
            async with self._alone.connect() as connection:
                return await _tell(connection, batch)
        async with self._engine.begin() as connection:
            won = await _tell(connection, batch)
            touched = [(step.room, step.touch) for step in batch if step.touch and step.room in won]
            if touched:
                await connection.execute(
                    _TOUCH_EVERY, [_row(room, touch) for room, touch in touched]
                )
            for room, touch in touched:
                if touch.listed is not None:
                    await connection.execute(*written(room, touch.listed, "postgresql"))
        return won


def _row(room: str, touch: Touch) -> dict[str, object]:
    return {
        "room": room,
        "status": touch.status,
        "deadline": touch.deadline,
        "touched": touch.touched,
    }


async def _tell(connection: AsyncConnection, batch: list[Append]) -> set[str]:
    """Store steps by one statement, which is the same for any number of them."""
    columns = {
        "rooms": [step.room for step in batch],
        "seqs": [step.seq for step in batch],
        "ats": [step.at for step in batch],
        "bodies": [step.body for step in batch],
        "channel": CHANNEL,
    }
    return {row[0] for row in await connection.execute(_INSERT_AND_TELL, columns)}
