"""From a database's URL to connections that are ready, and what goes wrong on the way."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

from filelock import FileLock, Timeout
from sqlalchemy import Connection, create_engine, event, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from greed._extras import install
from greed.core.errors import GreedError
from greed.store.tables import METADATA, SCHEMA, VERSION

READERS = 4
"""How many reads go on at a time, each on a thread with a connection of its own."""
_LOCK = 0x6772656564
"""The advisory lock under which one server of several makes the tables in PostgreSQL."""
_PATIENT = {"connect_timeout": "10", "tcp_user_timeout": "20000"}
"""Seconds and milliseconds after which a PostgreSQL that says nothing is given up."""


class StoreError(GreedError):
    """The database cannot be used as it is: in use, no such driver, of another version."""


class StoreBusy(GreedError):
    """The database did not answer; whether the step was stored is not known.

    Read the room again before doing anything else with it.
    """


def kind_of(error: BaseException) -> str:
    """Return what an error of a database is, in words that never hold what was stored.

    A driver's own message may quote rows: codes of rooms, secrets of dice. SQLite names tables
    and columns only.

    >>> import sqlite3
    >>> kind_of(sqlite3.OperationalError("could not decode the text 'secret'"))
    'OperationalError'
    """
    cause = getattr(error, "orig", None) or error
    said, state = type(cause).__name__, getattr(cause, "sqlstate", None)
    if state:
        return f"{said} {state}"
    if hasattr(cause, "sqlite_errorcode"):  # SQLite's own words, not those of its driver
        return f"{said}: {cause}"
    if isinstance(cause, OSError) and cause.strerror:
        return f"{said}: {cause.strerror}"
    return said


def database_url(database: str) -> URL:
    """Return the URL of a database: a path means SQLite, `postgresql://` gets its driver.

    >>> str(database_url("/srv/games.sqlite")), str(database_url("postgresql://db/greed"))
    ('sqlite+pysqlite:////srv/games.sqlite', 'postgresql+psycopg://db/greed')

    Raises:
        StoreError: neither SQLite in a file nor PostgreSQL, or its driver is not installed.
    """
    try:
        url = make_url(database) if "://" in database else URL.create("sqlite", database=database)
    except (ArgumentError, ValueError) as error:
        raise StoreError("the database is neither a path nor a URL") from error
    backend = url.get_backend_name()
    if backend == "postgresql":
        if find_spec("psycopg") is None:
            raise StoreError(f"postgresql needs psycopg: {install('postgres')}")
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise StoreError(f"games are kept in sqlite or postgresql, not in {backend}")
    if url.database in (None, "", ":memory:"):
        raise StoreError("SQLite in memory would forget the games: name a file")
    if url.query:
        raise StoreError("after the path of an SQLite database nothing can follow")
    return url.set(drivername="sqlite+pysqlite", database=os.path.realpath(str(url.database)))


class Database:
    """A database that is open, with its tables.

    Attributes:
        writer: the one connection that writes.
        reader: where connections come from that read, without transactions.
    """

    def __init__(self, database: str, patience: float) -> None:
        """Open a database; for errors see `Store.open`."""
        url = database_url(database)
        self._file: _File | None = None
        options: dict[str, Any] = {"hide_parameters": True}
        with ExitStack() as opened:
            if url.get_backend_name() == "sqlite":
                self._file = opened.enter_context(_File(str(url.database)))
                options["connect_args"] = {"timeout": patience}
            else:
                url = url.set(query={**_PATIENT, **url.query})
            try:
                writer = create_engine(url, poolclass=NullPool, **options)
                self.reader = create_engine(
                    url, pool_size=READERS, isolation_level="AUTOCOMMIT", **options
                )
                opened.callback(self.reader.dispose)
                if self._file is not None:
                    event.listen(writer, "connect", _prepare)
                    event.listen(writer, "begin", _begin)
                    event.listen(self.reader, "connect", _prepare)
                self.writer = opened.enter_context(writer.connect())
                with self.writer.begin():
                    _make_tables(self.writer)
                if self._file is not None:
                    # From now on readers wait for no writer. A file of others stays as it was.
                    self.writer.connection.cursor().execute("PRAGMA journal_mode=WAL")
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                said = kind_of(error)
                if "not a database" in said or "malformed" in said:
                    said = f"this file is not a sound SQLite database ({said})"
                    raise StoreError(said) from None
                if isinstance(error, DBAPIError) and self._file is None:
                    # No rows are read yet, and the driver says what is wrong with the URL.
                    said = str(error.orig).partition("\n")[0]
                raise StoreBusy(f"the database cannot be opened: {said}") from None
            self.close = opened.pop_all().close

    def must_be_there(self) -> None:
        """Refuse to go on without the file of an SQLite database.

        Raises:
            StoreBusy: it was deleted, or another has taken its place.
        """
        if self._file is not None and not self._file.is_there():
            raise StoreBusy("the file of the database was deleted or replaced: restart the server")


class _File:
    """An SQLite file, held for this process alone: others would not hear of its steps."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        beside = self._path.with_name(f"{self._path.name}.lock")
        self._lock = FileLock(beside, thread_local=False, mode=0o600)

    def __enter__(self) -> Self:
        if self._path.is_dir():
            raise StoreError(f"{self._path} is a folder: name a file in it")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
            # The seeds of dice are in it: nobody else on this computer needs to read them.
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
            self._then = self._now()
        except Timeout:
            raise StoreError(
                f"another server has {self._path} open, and a file serves one server: stop that"
                " one, name another --database, or let both use one PostgreSQL"
            ) from None
        except (OSError, ValueError) as error:
            self._lock.release()
            why = getattr(error, "strerror", None) or error
            raise StoreError(f"cannot open a database at {self._path}: {why}") from None
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def is_there(self) -> bool:
        """Say whether the path still leads to the file that was opened."""
        try:
            return self._now() == self._then
        except OSError:
            return False

    def _now(self) -> tuple[int, int]:
        file = self._path.stat()
        return file.st_dev, file.st_ino


def _prepare(connection: DBAPIConnection, _: object) -> None:
    """Make a fresh SQLite connection safe: commits survive a power cut, not only a crash."""
    connection.isolation_level = None  # transactions begin where they are begun
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    cursor = connection.connection.cursor()
    cursor.execute("BEGIN IMMEDIATE")
    cursor.close()


def _make_tables(connection: Connection) -> None:
    """Make the tables of an empty database; one that has them is left alone.

    Raises:
        StoreError: it was written by another version, or by something else.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    there = METADATA.tables.keys() & set(inspect(connection).get_table_names())
    if not there:
        METADATA.create_all(connection)
        connection.execute(insert(SCHEMA).values(version=VERSION))
    elif there != METADATA.tables.keys() or connection.execute(select(SCHEMA)).scalars().all() != [
        VERSION
    ]:
        raise StoreError(
            "this database was written by another version of Greed, or by something else: use that"
            " version, or name another database"
        )
