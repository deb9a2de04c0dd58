"""From a database URL to an engine that is ready: drivers, pragmas, schema, and what goes wrong."""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from greed._extras import install
from greed.core.errors import GreedError


class StoreError(GreedError):
    """The database cannot be used as it is: no such driver, a schema of another version."""


class StoreBusy(GreedError):
    """The database did not answer; whether the step was stored is not known.

    Read the room again before doing anything else with it.
    """


def kind_of(error: BaseException) -> str:
    """Return what an error of a database is, in words that never hold what was stored.

    A driver's own message may quote rows: codes of rooms, secrets of dice.

    >>> import sqlite3
    >>> kind_of(sqlite3.OperationalError("database is locked"))
    'OperationalError: database is locked'
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):  # SQLite names tables and columns, but quotes nothing
        return f"{type(cause).__name__}: {cause}"
    if isinstance(cause, OSError) and cause.strerror:
        return f"{type(cause).__name__}: {cause.strerror}"
    state = getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} {state}" if state else type(cause).__name__


PATIENCE = 5000
"""Milliseconds for which a locked SQLite file is tried again."""
_DRIVERS = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}


def database_url(text: str) -> URL:
    """Return the URL of a database: a path means SQLite, `postgresql://` gets its driver.

    >>> str(database_url("games.sqlite")), str(database_url("postgresql://db/greed"))
    ('sqlite+aiosqlite:///games.sqlite', 'postgresql+asyncpg://db/greed')

    Raises:
        StoreError: neither SQLite in a file nor PostgreSQL, or its driver is not installed.
    """
    if text in ("", ":memory:"):
        text = f"sqlite:///{text}"
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreError("the database is neither a path nor a URL") from error
    backend = url.get_backend_name()
    driver = _DRIVERS.get(backend)
    if driver is None:
        raise StoreError(f"games are kept in sqlite or postgresql, not in {backend}")
    if find_spec(driver) is None:
        extra = "postgres" if backend == "postgresql" else "web"
        raise StoreError(f"{backend} needs {driver}: {install(extra)}")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("SQLite in memory would forget the games: name a file")
    return url.set(drivername=f"{backend}+{driver}")


def open_engine(url: URL) -> AsyncEngine:
    """Return an engine; nothing is connected yet.

    A connection that PostgreSQL has dropped is noticed when it is used: one request is told to
    come again, which costs less than asking before every other.
    """
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=8, max_overflow=8, hide_parameters=True)
    if url.database:
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(
                f"cannot create a database at {url.database}: {error.strerror}"
            ) from None
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", lambda made, _: prepare(made))
    return engine


def prepare(connection: DBAPIConnection | sqlite3.Connection) -> None:
    """Make a fresh SQLite connection safe and quick.

    In WAL mode readers never wait for the writer; `synchronous=FULL` makes a commit survive a
    power cut, not only the death of the process.
    """
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
