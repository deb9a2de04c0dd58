"""Writing steps of many rooms in one transaction.

A commit costs the same for one row as for a hundred. So steps that arrive while a commit is
under way wait for it and are then written together: alone on an idle server a step waits for
nobody, and under load the disk is asked once for many.
"""

from __future__ import annotations

import asyncio
import contextlib

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from greed.store.errors import StoreBusy
from greed.store.tables import LOG, ROOMS

__all__ = ["CHANNEL", "Append", "Touch", "Writer"]

CHANNEL = "greed_rooms"
"""The PostgreSQL channel on which every commit tells its rooms, as "room seq" per notice."""

BATCH = 500


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

    def __init__(self, engine: AsyncEngine, *, notify: bool) -> None:
        self._engine = engine
        self._notify = notify
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        insert = postgresql_insert if notify else sqlite_insert
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
        self._tell = text(
            "SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice"
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
            batch = self._batch()
            try:
                won = await self._commit([append for append, _ in batch])
            except (SQLAlchemyError, OSError) as error:
                busy = StoreBusy(f"the database did not answer: {error}")
                for _, future in batch:
                    if not future.done():
                        future.set_exception(busy)
            else:
                for append, future in batch:
                    if not future.done():
                        future.set_result(append.room in won)
            done = {id(future) for _, future in batch}
            self._waiting = [item for item in self._waiting if id(item[1]) not in done]
            if not self._waiting:
                self._wake.clear()

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
        async with self._engine.begin() as connection:
            rows = [
                {"room": step.room, "seq": step.seq, "at": step.at, "body": step.body}
                for step in batch
            ]
            result = await connection.execute(self._insert, rows)
            won = {row[0] for row in result}
            touched = [
                {"room": step.room, **asdict(step.touch)}
                for step in batch
                if step.touch and step.room in won
            ]
            if touched:
                await connection.execute(self._touch, touched)
            if self._notify and won:
                await self._announce(connection, [s for s in batch if s.room in won])
        return won

    async def _announce(self, connection: AsyncConnection, steps: list[Append]) -> None:
        """Tell every worker; PostgreSQL delivers it with the commit or not at all."""
        notices = [f"{step.room} {step.seq}" for step in steps]
        await connection.execute(self._tell, {"channel": CHANNEL, "notices": notices})
