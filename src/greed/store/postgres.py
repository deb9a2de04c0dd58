"""Committing steps to PostgreSQL, with the notices that tell every worker of them."""

from __future__ import annotations

from sqlalchemy import bindparam, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from greed.store.errors import StoreBusy, kind_of
from greed.store.lobby import written
from greed.store.ratings import noted
from greed.store.tables import ROOMS
from greed.store.writer import Append, Touch

__all__ = ["CHANNEL", "PostgresCommitter"]

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


_TOUCH = (
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
                await connection.execute(_TOUCH, [_row(room, touch) for room, touch in touched])
            for room, touch in touched:
                if touch.listed is not None:
                    await connection.execute(*written(room, touch.listed, "postgresql"))
                if touch.rates:
                    await connection.execute(noted(room, touch.touched, "postgresql"))
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
