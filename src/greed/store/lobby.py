"""Open tables: rows that come and go with the steps of their rooms, and fade without a host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Executable, RowMapping, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from greed.store.engine import LOBBY


class Listed(Struct, frozen=True):
    """What the lobby shows of a room (b"": nothing any more), since when, and for how long.

    Without a host who is there it is shown until then.
    """

    body: bytes
    since: float = 0.0
    until: float = 0.0


def _offering(dialect: str) -> Executable:
    """Return the statement that writes a room's row, be it there or not."""
    insert = (postgresql if dialect == "postgresql" else sqlite).insert(LOBBY)
    fresh = {name: insert.excluded[name] for name in ("since", "until", "body")}
    write: Executable = insert.on_conflict_do_update(index_elements=[LOBBY.c.room], set_=fresh)
    return write


def written(room: str, listed: Listed, dialect: str) -> tuple[Executable, dict[str, object]]:
    """Return the statement, with its values, by which the lobby shows a room as it is now."""
    if listed.body:
        return _offering(dialect), {"room": room, **asdict(listed)}
    return delete(LOBBY).where(LOBBY.c.room == bindparam("gone")), {"gone": room}


class OpenTables:
    """The rooms that anybody may join, as all workers of a server see them."""

    def __init__(
        self,
        rows: Callable[[Executable], Awaitable[Sequence[RowMapping]]],
        change: Callable[[Executable], Awaitable[int]],
    ) -> None:
        """Read and change rows by a store's own ways of doing so."""
        self._rows, self._change = rows, change

    async def shown(self, now: float, most: int) -> list[tuple[str, bytes]]:
        """Return the ids of the rooms and what is shown of them, those of longest standing first.

        Raises:
            StoreBusy: the database did not answer.
        """
        query = (
            select(LOBBY.c.room, LOBBY.c.body)
            .where(LOBBY.c.until > now)
            .order_by(LOBBY.c.since, LOBBY.c.room)
            .limit(most)
        )
        return [(row["room"], bytes(row["body"])) for row in await self._rows(query)]

    async def tend(self, rooms: Iterable[str], until: float) -> None:
        """Show rooms for longer, for somebody is there; rooms that are not listed stay so."""
        listed = LOBBY.c.room.in_(tuple(rooms))
        await self._change(update(LOBBY).where(listed).values(until=until))
