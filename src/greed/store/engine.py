"""From a database URL to an engine that is ready: drivers, pragmas, tables, and what goes wrong."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
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
            # The driver would say it from a thread, to a loop that may have ended.
            sqlite3.connect(url.database).close()
        except (OSError, sqlite3.Error) as error:
            why = getattr(error, "strerror", None) or error
            raise StoreError(f"cannot create a database at {url.database}: {why}") from None
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", lambda made, _: prepare(made))
    return engine


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold an SQLite file for one server alone; PostgreSQL serves any number.

    Two would not hear of each other's moves. A server that dies lets go of it.

    Raises:
        StoreError: another server has it, or nothing can be written beside it.
    """
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    path = Path(url.database)
    lock = FileLock(path.with_name(f"{path.name}.lock"), thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise StoreError(
            f"another server uses {path} already: stop that one, or name another --database"
        ) from None
    except OSError as error:
        why = error.strerror or error
        raise StoreError(f"cannot create a database at {path}: {why}") from None
    try:
        yield
    finally:
        lock.release()


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


METADATA = MetaData()

# One row: the version of these tables.
SCHEMA = Table("schema_version", METADATA, Column("version", Integer, primary_key=True))

ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    # When something last happened, to the hour: what archives rooms that nobody plays in.
    Column("touched", Float, nullable=False),
    Column("status", String(12), nullable=False),
    # When the clock of the turn runs out; null: no clock runs.
    Column("deadline", Float, nullable=True),
    Column("setup", LargeBinary, nullable=False),
    # The server's seed. It is in the log only once the game is over.
    Column("secret", LargeBinary, nullable=False),
    Index("rooms_deadline", "deadline"),
    Index("rooms_touched", "status", "touched"),
)

LOG = Table(
    "log",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # The log is read by room and in order: rows lie in the order of their key.
    sqlite_with_rowid=False,
)

# What the lobby shows of rooms that anybody may join; written with the steps that change it.
LOBBY = Table(
    "lobby",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    # Shown until then: the worker where the host is connected moves it on.
    Column("until", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("lobby_until", "until"),
)


VERSION = 2
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
