"""Bringing a database to the schema of this version, by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from greed.store.errors import StoreBusy, StoreError, kind_of

__all__ = ["config", "upgrade"]

_LOCK = 0x6772656564
"""The advisory lock under which one worker of many upgrades a PostgreSQL database."""


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration for this package's migrations."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings


async def upgrade(engine: AsyncEngine) -> None:
    """Bring a database to the newest schema; a database that has it is left alone.

    Raises:
        StoreError: it is none of Greed's, damaged, or of a newer version.
        StoreBusy: the database does not answer.
    """
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_upgrade)
    except CommandError:
        raise StoreError(
            "this database was written by a newer version of Greed: use that version, or another"
            " database"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        said = kind_of(error)
        if "not a database" in said or "malformed" in said:
            raise StoreError(f"this file is not a sound SQLite database ({said})") from None
        raise StoreBusy(f"the database cannot be opened: {said}") from None


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")
