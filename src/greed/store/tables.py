"""The tables of the database, made once, by one of many workers."""

from __future__ import annotations

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
    Text,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from greed.store.engine import StoreBusy, StoreError, kind_of

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

# What players have come to who are known by a key: openskill's belief, and what choices cost.
PLAYERS = Table(
    "players",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("fingerprint", String(32), nullable=False),
    Column("name", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("loss", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Index("players_fingerprint", "fingerprint"),
)

# Games that are to be rated ("due"), are rated, measured ("done"), or don't count ("void").
# A game is written here with its last step, and only once.
RATED = Table(
    "rated",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Index("rated_state", "state", "at"),
)

# How each rated game ended for each of its players, and the belief afterwards.
RESULTS = Table(
    "results",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("loss", Float, nullable=True),
    Column("decisions", Integer, nullable=True),
    Column("sheet", Text, nullable=True),
    Index("results_key", "key", "at"),
)


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
