"""The store: rooms and their logs, read one room at a time, written many rooms at once."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Self, cast

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Executable,
    RowMapping,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from greed.store.engine import (
    LOG,
    ROOMS,
    StoreBusy,
    database_url,
    kind_of,
    make_tables,
    open_engine,
)
from greed.store.lobby import Listed, OpenTables, written
from greed.store.writer import (
    Append,
    DatabaseFile,
    PostgresCommitter,
    SqliteCommitter,
    Touch,
    Writer,
)

__all__ = ["UNFINISHED", "UNSTARTED", "RoomRow", "Step", "Store", "Touch"]

PROBE = 5.0
"""Seconds for which a database that could be written is taken to be one that can."""


UNSTARTED = ("open", "starting")
"""The statuses of rooms whose game is still to come."""
UNFINISHED = (*UNSTARTED, "playing")
"""The statuses of rooms whose game is still to come, or goes on."""


class RoomRow(Struct, frozen=True, kw_only=True):
    """A room as it is stored, without its log; times in seconds since 1970."""

    id: str
    code: str
    watch: str
    created: float
    touched: float
    status: str
    deadline: float | None
    setup: bytes
    secret: bytes


class Step(Struct, frozen=True):
    """One stored step of a room."""

    seq: int
    at: float
    body: bytes


class Store:
    """Games at rest. Open it with `async with Store(url) as store`.

    `url` is a path (SQLite) or a URL of SQLite or PostgreSQL. `observe` is told of every commit:
    its seconds, and how many steps it stored.

    Attributes:
        lobby: the rooms that anybody may join.
    """

    def __init__(self, url: str | URL, observe: Callable[[float, int], None] | None = None) -> None:
        self.url = database_url(url) if isinstance(url, str) else url
        self._observe = observe
        self._engine: AsyncEngine | None = None
        self._writer: Writer | None = None
        self._probed = -math.inf
        self._file = DatabaseFile("")
        self.lobby = OpenTables(self._rows, self._change)

    @property
    def shared(self) -> bool:
        """Whether several workers may use the database: PostgreSQL."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def engine(self) -> AsyncEngine:
        """The engine, while the store is open."""
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def __aenter__(self) -> Self:
        self._engine = open_engine(self.url)
        self._reader = self._engine
        if self.shared:  # a query alone needs no transaction around it
            self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            await make_tables(self._engine)
        except BaseException:
            await self._engine.dispose()
            raise
        if not self.shared:
            self._file = DatabaseFile(self.url.database or "")
        committer = (
            PostgresCommitter(self._engine)
            if self.shared
            else SqliteCommitter(self.url.database or "", self._file)
        )
        self._writer = Writer(committer, self._observe)
        self._writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._writer is not None
        await self._writer.stop()
        await self.engine.dispose()

    async def probe(self) -> None:
        """Write something, if that was not tried a moment ago.

        Raises:
            StoreBusy: the database cannot be written.
        """
        if time.monotonic() - self._probed > PROBE:
            one = select(ROOMS.c.id).limit(1).scalar_subquery()
            same = update(ROOMS).where(ROOMS.c.id == one).values(touched=ROOMS.c.touched)
            await self._change(same)
            self._probed = time.monotonic()

    async def create(self, room: RoomRow, step: Step, listed: Listed | None = None) -> bool:
        """Store a new room with its first step; False if its code is taken."""
        self._file.check()
        try:
            async with self.engine.begin() as connection:
                await connection.execute(ROOMS.insert(), [asdict(room)])
                await connection.execute(LOG.insert(), [{"room": room.id, **asdict(step)}])
                if listed is not None:
                    await connection.execute(*written(room.id, listed, self.url.get_backend_name()))
        except IntegrityError:
            return False
        except (DBAPIError, OSError) as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error
        return True

    async def find(self, code: str) -> RoomRow | None:
        """Return the room of a code, be it the one to join or the one to watch."""
        return await self._room((ROOMS.c.code == code) | (ROOMS.c.watch == code))

    async def get(self, room: str) -> RoomRow | None:
        """Return the room of an id."""
        return await self._room(ROOMS.c.id == room)

    async def steps(self, room: str, since: int = 0, most: int | None = None) -> list[Step]:
        """Return the steps of a room after `since`, in order: all of them, or the first `most`."""
        query = (
            select(LOG.c.seq, LOG.c.at, LOG.c.body)
            .where(LOG.c.room == room, LOG.c.seq > since)
            .order_by(LOG.c.seq)
            .limit(most)
        )
        return [Step(row["seq"], row["at"], bytes(row["body"])) for row in await self._rows(query)]

    async def append(self, room: str, step: Step, touch: Touch | None = None) -> bool:
        """Store the next step of a room; True once it is committed, False if it came too late.

        Too late means that another step of this number is there already: nothing was stored.

        Raises:
            StoreBusy: the database did not answer; the step may be stored or not.
        """
        assert self._writer is not None
        return await self._writer.write(Append(room, step.seq, step.at, step.body, touch))

    async def due(self, now: float) -> list[str]:
        """Return the rooms whose clock has run out."""
        query = select(ROOMS.c.id).where(ROOMS.c.deadline <= now).limit(200)
        return [row["id"] for row in await self._rows(query)]

    async def idle(
        self, before: float, of: Sequence[str] = UNFINISHED, most: int = 200
    ) -> list[str]:
        """Return rooms in which nothing has happened since a time, the oldest first.

        By default the unfinished ones; else those `of` these statuses.
        """
        query = (
            select(ROOMS.c.id)
            .where(ROOMS.c.status.in_(of), ROOMS.c.touched < before)
            .order_by(ROOMS.c.touched)
            .limit(most)
        )
        return [row["id"] for row in await self._rows(query)]

    async def latest(self) -> float | None:
        """Return when something last happened in any room; None if there is none."""
        rows = await self._rows(select(func.max(ROOMS.c.touched).label("touched")))
        return cast("float | None", rows[0]["touched"])

    async def count(self) -> dict[str, int]:
        """Return how many rooms there are of each status."""
        query = select(ROOMS.c.status, func.count().label("rooms")).group_by(ROOMS.c.status)
        return {row["status"]: row["rooms"] for row in await self._rows(query)}

    async def forget(self, before: float) -> int:
        """Delete finished rooms that nobody has touched since a time; return how many."""
        query = delete(ROOMS).where(
            ROOMS.c.status.in_(["over", "abandoned"]), ROOMS.c.touched < before
        )
        return await self._change(query)

    async def touch(self, room: str, **values: str | float | None) -> None:
        """Change what the room's own row says (status, deadline, touched)."""
        await self._change(update(ROOMS).where(ROOMS.c.id == room).values(**values))

    async def _room(self, condition: ColumnElement[bool]) -> RoomRow | None:
        rows = await self._rows(select(ROOMS).where(condition).limit(1))
        if not rows:
            return None
        row = dict(rows[0])
        row["setup"], row["secret"] = bytes(row["setup"]), bytes(row["secret"])
        return RoomRow(**row)

    async def _change(self, query: Executable) -> int:
        """Carry out a change; return how many rows it touched."""
        self._file.check()
        try:
            async with self.engine.begin() as connection:
                result = cast("CursorResult[object]", await connection.execute(query))
                return result.rowcount
        except (SQLAlchemyError, OSError) as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error

    async def _rows(self, query: Executable) -> Sequence[RowMapping]:
        try:
            async with self._reader.connect() as connection:
                return (await connection.execute(query)).mappings().all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error
