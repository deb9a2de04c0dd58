"""The tables of a new database, and what is said of one that isn't ours."""

from __future__ import annotations

from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from greed.store.errors import StoreBusy, StoreError, kind_of
from greed.store.tables import METADATA, SCHEMA

__all__ = ["make_tables"]

VERSION = 1
_LOCK = 0x6772656564
"""The advisory lock under which one worker of many makes the tables of a PostgreSQL database."""


async def make_tables(engine: AsyncEngine) -> None:
    """Make the tables of an empty database; one that has them is left alone.

    Raises:
        StoreError: it is none of Greed's, damaged, or of another version.
        StoreBusy: the database doesn't answer.
    """
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_make_tables)
    except (SQLAlchemyError, OSError) as error:
        said = kind_of(error)
        if "not a database" in said or "malformed" in said:
            raise StoreError(f"this file is not a sound SQLite database ({said})") from None
        raise StoreBusy(f"the database cannot be opened: {said}") from None


def _make_tables(connection: Connection) -> None:
    there = set(inspect(connection).get_table_names())
    if SCHEMA.name in there:
        version = connection.execute(select(SCHEMA.c.version)).scalar_one_or_none()
    elif there & METADATA.tables.keys():
        version = None
    else:
        METADATA.create_all(connection)
        connection.execute(insert(SCHEMA).values(version=VERSION))
        return
    if version != VERSION:
        raise StoreError(
            "this database was written by another version of Greed: use that version, or another"
            " database"
        )
