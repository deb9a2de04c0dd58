"""Bringing a database to the schema of this version, by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from greed.store.errors import StoreBusy

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
        StoreBusy: the database does not answer.
    """
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
    except (SQLAlchemyError, OSError) as error:
        raise StoreBusy(f"the database cannot be opened: {error}") from error
