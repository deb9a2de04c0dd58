"""Writing steps of many rooms in one transaction.

A commit costs the same for one row as for a hundred. So steps that arrive while a commit is
under way wait for it and are then written together: alone on an idle server a step waits for
nobody, and under load the disk is asked once for many.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, text, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from greed.store.errors import StoreBusy
from greed.store.tables import LOG, ROOMS

__all__ = ["CHANNEL", "Append", "Touch", "Writer"]

CHANNEL = "greed_rooms"
"""The PostgreSQL channel on which every commit tells its rooms, as "room seq" per notice."""

BATCH = 500

_INSERT_AND_TELL = text(
    "WITH won AS (INSERT INTO log (room, seq, at, body)"
    " SELECT * FROM unnest(CAST(:rooms AS text[]), CAST(:seqs AS int[]),"
    " CAST(:ats AS float8[]), CAST(:bodies AS bytea[]))"
    " ON CONFLICT DO NOTHING RETURNING room, seq)"
    " SELECT room, pg_notify(:channel, room || ' ' || seq) FROM won"
)
"""Stores steps and tells every worker; the notices come with the commit or not at all."""

log = logging.getLogger("greed.store")


class Touch(Struct, frozen=True, kw_only=True):
    """What a step changes in the room's own row."""

    status: str
    deadline: float | None
    touched: float


class Append(Struct, frozen=True):
    """A step on its way into the log."""

    room: str
    seq: int
    at: float
    body: bytes
    touch: Touch | None


class Writer:
    """Collects steps and commits them together, one transaction at a time."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        notify: bool,
        observe: Callable[[float, int], None] | None = None,
    ) -> None:
        self._engine = engine
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT") if notify else engine
        self._notify = notify
        self._observe = observe
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._insert = insert(LOG).on_conflict_do_nothing().returning(LOG.c.room)
        self._touch = (
            update(ROOMS)
            .where(ROOMS.c.id == bindparam("room"))
            .values(
                status=bindparam("status"),
                deadline=bindparam("deadline"),
                touched=bindparam("touched"),
            )
        )

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
            except (SQLAlchemyError, OSError) as error:
                self._fail(batch, error)
            except Exception as error:
                # Nobody would ever be answered again if the writer ended here.
                log.exception("a commit failed in a way that was not foreseen")
                self._fail(batch, error)
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
    def _fail(batch: list[tuple[Append, asyncio.Future[bool]]], error: Exception) -> None:
        """Tell everybody who waits that it is not known what was stored."""
        for _, future in batch:
            if not future.done():
                future.set_exception(StoreBusy(f"the database did not answer: {error}"))

    def _batch(self) -> list[tuple[Append, asyncio.Future[bool]]]:
        """Return what is written next: at most one step of each room."""
        batch: dict[str, tuple[Append, asyncio.Future[bool]]] = {}
        for append, future in self._waiting:
            batch.setdefault(append.room, (append, future))
            if len(batch) == BATCH:
                break
        return list(batch.values())

    async def _commit(self, batch: list[Append]) -> set[str]:
        """Store what can be stored; return the rooms whose step was."""
        if self._notify and not any(step.touch for step in batch):
            async with self._alone.connect() as connection:
                return await self._tell(connection, batch)
        async with self._engine.begin() as connection:
            if self._notify:
                won = await self._tell(connection, batch)
            else:
                rows = [
                    {"room": step.room, "seq": step.seq, "at": step.at, "body": step.body}
                    for step in batch
                ]
                won = {row[0] for row in await connection.execute(self._insert, rows)}
            touched = [
                {"room": step.room, **asdict(step.touch)}
                for step in batch
                if step.touch and step.room in won
            ]
            if touched:
                await connection.execute(self._touch, touched)
        return won

    async def _tell(self, connection: AsyncConnection, batch: list[Append]) -> set[str]:
        """Store steps by one statement, which is the same for any number of them."""
        columns = {
            "rooms": [step.room for step in batch],
            "seqs": [step.seq for step in batch],
            "ats": [step.at for step in batch],
            "bodies": [step.body for step in batch],
            "channel": CHANNEL,
        }
        return {row[0] for row in await connection.execute(_INSERT_AND_TELL, columns)}
