"""Changes of many rooms in one transaction, on a thread of its own.

A commit costs the same for one row as for a hundred. So what arrives while a commit is under way
waits for it and is then committed together: alone on an idle server a step waits for nobody, and
under load the disk is asked once for many.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from greed.store.database import Database, StoreBusy, kind_of
from greed.store.tables import LOBBY, LOG, ROOMS, Listed, Step, Touch

BATCH = 500
"""The most changes that are committed together."""

log = logging.getLogger("greed.store")

_INSERT_STEPS = sa.insert(LOG)
_TOUCH_ROOMS = sa.update(ROOMS).where(ROOMS.c.id == sa.bindparam("room"))

T = TypeVar("T")


class Append(Struct, frozen=True):
    """A step on its way into the log of a room."""

    room: str
    step: Step
    touch: Touch | None


Change = Append | Callable[[sa.Connection], Any]
"""A step, or anything else that is done in a transaction, which may hold more."""


class Commits:
    """Collects changes and commits them together, one transaction at a time."""

    def __init__(self, database: Database, observe: Callable[[float, int], None] | None) -> None:
        """Write to a database; `observe` is told of every commit: its seconds, its changes."""
        self._database, self._observe = database, observe
        self._thread = ThreadPoolExecutor(1, "greed store writer")
        self._waiting: list[tuple[Change, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    async def make(self, change: Append | Callable[[sa.Connection], T]) -> T | bool:
        """Make a change; return what it comes to once it is committed, False if it can't be made.

        A step comes to True. What can't be made came too late: its place is taken, or its room
        is gone.

        Raises:
            StoreBusy: it is not known whether it was committed.
        """
        if self.closed:
            raise StoreBusy("the database is closed, for the server ends")
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_all(), name="greed store")
        made: T | bool = await future
        return made

    async def close(self) -> None:
        """Commit what is waiting, then end."""
        self.closed = True
        if self._task is not None:
            await self._task
        self._thread.shutdown()

    async def _commit_all(self) -> None:
        """Commit until nothing waits, and answer everybody."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch: dict[object, tuple[Change, asyncio.Future[Any]]] = {}
            later = []
            for change, future in self._waiting:
                # Of each room one step at a time: whether the next is right hangs on its answer.
                key = change.room if isinstance(change, Append) else future
                if len(batch) == BATCH or key in batch:
                    later.append((change, future))
                else:
                    batch[key] = change, future
            self._waiting = later
            changes, futures = zip(*batch.values(), strict=True)
            began = time.perf_counter()
            try:
                answers: list[Any] = await loop.run_in_executor(self._thread, self._commit, changes)
            except StoreBusy as error:
                answers = [StoreBusy(str(error)) for _ in changes]
            for future, answer in zip(futures, answers, strict=True):
                if future.done():
                    continue  # the one who asked has gone away
                if isinstance(answer, StoreBusy):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)
            if self._observe and not isinstance(answers[0], StoreBusy):
                self._observe(time.perf_counter() - began, len(batch))

    def _commit(self, changes: Sequence[Change]) -> list[Any]:
        """Commit changes, on the thread; return what each comes to.

        Raises:
            StoreBusy: it is not known what was stored.
        """
        writer = self._database.writer
        try:
            self._database.must_be_there()
            try:
                with writer.begin():
                    return _made(writer, changes)
            except IntegrityError:
                # Something came too late, be it by a moment: nobody else shall suffer for it.
                with writer.begin():
                    return [_made_alone(writer, change) for change in changes]
        except StoreBusy:
            raise
        except Exception as error:
            writer.invalidate()  # whatever it was: the next commit has a connection of its own
            if not isinstance(error, SQLAlchemyError | OSError):
                log.exception("a commit failed in a way that was not foreseen")
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error


def show(connection: sa.Connection, listed: Sequence[tuple[str, Listed | None]]) -> None:
    """Show rooms in the lobby as they are now: each with what it shows (None: as before)."""
    gone = [{"gone": room} for room, one in listed if one]
    shown = [{"room": room, **asdict(one)} for room, one in listed if one and one.body]
    if gone:
        connection.execute(sa.delete(LOBBY).where(LOBBY.c.room == sa.bindparam("gone")), gone)
    if shown:
        connection.execute(sa.insert(LOBBY), shown)


def _made(connection: sa.Connection, changes: Sequence[Change]) -> list[Any]:
    """Make changes, all steps at once, and return what each comes to.

    Raises:
        IntegrityError: one of them can't be made: its place is taken, or its room is gone.
    """
    # In one order, or two servers on one database could wait for each other.
    steps = sorted((one for one in changes if isinstance(one, Append)), key=lambda one: one.room)
    touched = [(one.room, one.touch) for one in steps if one.touch]
    if steps:
        rows = [{"room": one.room, **asdict(one.step)} for one in steps]
        connection.execute(_INSERT_STEPS, rows)
    if touched:
        new = [
            {"room": room, "status": to.status, "deadline": to.deadline, "touched": to.touched}
            for room, to in touched
        ]
        connection.execute(_TOUCH_ROOMS, new)
        show(connection, [(room, to.listed) for room, to in touched])
    return [isinstance(one, Append) or one(connection) for one in changes]


def _made_alone(connection: sa.Connection, change: Change) -> object:
    """Make a change and return what it comes to; False if it can't be made."""
    try:
        with connection.begin_nested():
            return _made(connection, [change])[0]
    except IntegrityError:
        return False
