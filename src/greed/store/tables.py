"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = ["LOBBY", "LOG", "METADATA", "PLAYERS", "RATED", "RESULTS", "ROOMS", "SCHEMA"]

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
