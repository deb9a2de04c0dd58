"""The store: rooms and their logs, read one room at a time, written many rooms at once."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from msgspec import ValidationError, convert
from msgspec.structs import asdict
from sqlalchemy.exc import SQLAlchemyError

from greed.store.commits import Append, Commits, show
from greed.store.database import READERS, Database, StoreBusy, StoreError, kind_of
from greed.store.tables import (
    FINISHED,
    LOBBY,
    LOG,
    ROOMS,
    SCHEMA,
    UNFINISHED,
    Listed,
    RoomRow,
    Step,
    Touch,
)

PROBE = 5.0
"""Seconds for which a database that could be written is taken to be one that can."""
MOST = 200
"""How many rooms are found, or forgotten, at a time: steps of others don't wait for more."""

T = TypeVar("T")


class Store:
    """Games at rest, for one process: made by `open`, and closed at the end of `async with`.

    Every method may raise StoreBusy: the database did not answer.
    """

    def __init__(
        self, database: Database, observe: Callable[[float, int], None] | None = None
    ) -> None:
        """Keep games in a database; `observe` is told of every commit: its seconds, its changes."""
        self._database = database
        self._commits = Commits(database, observe)
        self._readers = ThreadPoolExecutor(READERS, "greed store reader")
        self._probed = -math.inf

    @classmethod
    async def open(
        cls,
        database: str,
        observe: Callable[[float, int], None] | None = None,
        *,
        patience: float = 5.0,
    ) -> Self:
        """Open the database at a path (SQLite) or a URL of SQLite or PostgreSQL.

        `observe` is told of every commit: its seconds, and how many changes it stored; a locked
        SQLite file is tried again for `patience` seconds.

        Raises:
            StoreError: it cannot be used: another process has it open, no driver, no database of
                Greed's, one of another version.
            StoreBusy: it doesn't answer.
        """
        return cls(await asyncio.to_thread(Database, database, patience), observe)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        await self._commits.close()
        self._readers.shutdown()
        self._database.close()

    async def create(self, room: RoomRow, step: Step, listed: Listed | None = None) -> bool:
        """Store a new room with its first step; False if its code is taken."""

        def made(connection: sa.Connection) -> bool:
            connection.execute(sa.insert(ROOMS), asdict(room))
            connection.execute(sa.insert(LOG), {"room": room.id, **asdict(step)})
            show(connection, [(room.id, listed)])
            return True

        return await self._commits.make(made)

    async def append(self, room: str, step: Step, touch: Touch | None = None) -> bool:
        """Store the next step of a room; True once it is committed, False if it came too late.

        Too late means that another step of this number is there already, or that the room was
        forgotten: nothing was stored.

        Raises:
            StoreBusy: the database did not answer; the step may be stored or not.
        """
        return await self._commits.make(Append(room, step, touch))

    async def touch(self, room: str, **values: str | float | None) -> None:
        """Change what the room's own row says (status, deadline, touched)."""
        await self._change(sa.update(ROOMS).where(ROOMS.c.id == room).values(**values))

    async def tend(self, rooms: Iterable[str], until: float) -> None:
        """Show rooms in the lobby for longer; those that are not listed stay so."""
        lit = sa.update(LOBBY).where(LOBBY.c.room == sa.bindparam("lit"))
        if rows := [{"lit": room, "until": until} for room in rooms]:
            await self._commits.make(lambda connection: connection.execute(lit, rows).close())

    async def forget(self, before: float) -> int:
        """Delete finished rooms that nobody has touched since a time; return how many."""
        old = sa.select(ROOMS.c.id).where(ROOMS.c.status.in_(FINISHED), ROOMS.c.touched < before)
        some, forgotten = sa.delete(ROOMS).where(ROOMS.c.id.in_(old.limit(MOST))), 0
        while gone := await self._change(some):
            forgotten += gone
        return forgotten

    async def probe(self) -> None:
        """Write something, if that was not tried a moment ago.

        Raises:
            StoreBusy: the database cannot be written.
        """
        if time.monotonic() - self._probed > PROBE:
            await self._change(sa.update(SCHEMA).values(version=SCHEMA.c.version))
            self._probed = time.monotonic()

    async def find(self, code: str) -> RoomRow | None:
        """Return the room of a code, be it the one to join or the one to watch."""
        if not (code.isascii() and code.isprintable()):
            return None  # and no text that a database couldn't hold
        return await self._room((ROOMS.c.code == code) | (ROOMS.c.watch == code))

    async def get(self, room: str) -> RoomRow | None:
        """Return the room of an id."""
        return await self._room(ROOMS.c.id == room)

    async def steps(self, room: str, since: int = 0, most: int | None = None) -> list[Step]:
        """Return the steps of a room after `since`, in order: all of them, or the first `most`."""
        after = sa.select(LOG.c.seq, LOG.c.at, LOG.c.body).where(
            LOG.c.room == room, LOG.c.seq > since
        )
        return await self._read(after.order_by(LOG.c.seq).limit(most), Step)

    @property
    def shared(self) -> bool:
        """Whether other processes may store steps there as well."""
        name: str = self._database.reader.dialect.name
        return name == "postgresql"

    async def longer(self, known: Mapping[str, int]) -> list[str]:
        """Return those of some rooms whose logs hold more steps than are known."""
        last = sa.func.max(LOG.c.seq).label("seq")
        each = sa.select(LOG.c.room, last).where(LOG.c.room.in_(known)).group_by(LOG.c.room)
        rows = await self._read(each, dict[str, Any]) if known else []
        return [row["room"] for row in rows if row["seq"] > known[row["room"]]]

    async def due(self, now: float) -> list[str]:
        """Return up to 200 rooms whose clock has run out."""
        over = sa.select(ROOMS.c.id).where(ROOMS.c.deadline <= now).limit(MOST)
        return [row["id"] for row in await self._read(over, dict[str, str])]

    async def idle(
        self, before: float, of: Sequence[str] = UNFINISHED, most: int = MOST
    ) -> list[str]:
        """Return rooms in which nothing has happened since a time, the oldest first.

        By default the unfinished ones; else those `of` these statuses.
        """
        quiet = sa.select(ROOMS.c.id).where(ROOMS.c.status.in_(of), ROOMS.c.touched < before)
        oldest = quiet.order_by(ROOMS.c.touched).limit(most)
        return [row["id"] for row in await self._read(oldest, dict[str, str])]

    async def latest(self) -> float | None:
        """Return when something last happened in any room; None if there is none."""
        last = sa.select(sa.func.max(ROOMS.c.touched).label("touched"))
        return (await self._read(last, dict[str, float | None]))[0]["touched"]

    async def count(self) -> dict[str, int]:
        """Return how many rooms there are of each status."""
        each = sa.select(ROOMS.c.status, sa.func.count().label("rooms")).group_by(ROOMS.c.status)
        return {row["status"]: row["rooms"] for row in await self._read(each, dict[str, Any])}

    async def shown(self, now: float, most: int) -> list[tuple[str, bytes]]:
        """Return the ids of the lobby's rooms and what is shown of them, the oldest first."""
        lit = sa.select(LOBBY.c.room, LOBBY.c.body).where(LOBBY.c.until > now)
        oldest = lit.order_by(LOBBY.c.since, LOBBY.c.room).limit(most)
        return [(row["room"], row["body"]) for row in await self._read(oldest, dict[str, Any])]

    async def _change(self, change: sa.Update | sa.Delete) -> int:
        """Return how many rows a change has touched."""
        rows: int = await self._commits.make(lambda connection: connection.execute(change).rowcount)
        return rows

    async def _room(self, condition: sa.ColumnElement[bool]) -> RoomRow | None:
        found = await self._read(sa.select(ROOMS).where(condition).limit(1), RoomRow)
        return found[0] if found else None

    async def _read(self, query: sa.Select[Any], kind: type[T]) -> list[T]:
        """Return the rows that a query finds.

        Raises:
            StoreError: somebody else has written there what can't be.
        """

        def rows() -> list[T]:
            self._database.must_be_there()
            with self._database.reader.connect() as connection:
                found = connection.execute(query)
                names = list(map(str, found.keys()))
                return [convert(dict(zip(names, row, strict=True)), kind) for row in found]

        if self._commits.closed:
            raise StoreBusy("the database is closed, for the server ends")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, rows)
        except (SQLAlchemyError, OSError) as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error
        except (ValidationError, TypeError, ValueError) as error:
            raise StoreError("what the database holds there is damaged") from error
