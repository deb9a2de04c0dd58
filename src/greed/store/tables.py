"""What is stored: rooms, the log of what happened in them, and what the lobby shows."""

from __future__ import annotations

from msgspec import Struct
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
)

VERSION = 3
"""The version of these tables; databases of another are refused."""

UNSTARTED = ("open", "starting")
"""The statuses of rooms whose game is still to come."""
UNFINISHED = (*UNSTARTED, "playing")
"""The statuses of rooms whose game is still to come, or goes on."""
FINISHED = ("over", "abandoned")
"""The statuses of rooms that may be forgotten."""


class RoomRow(Struct, frozen=True, kw_only=True):
    """A room as it is stored, without its log; times in seconds since 1970.

    Attributes:
        touched: when something last happened, as roughly as the caller likes.
        deadline: when the clock of the turn runs out; None: no clock runs.
        secret: the server's seed. It is in the log only once the game is over.
    """

    id: str
    code: str
    watch: str
    created: float
    touched: float
    status: str
    deadline: float | None
    setup: bytes
    secret: bytes


class Step(Struct, frozen=True):
    """One stored step of a room, numbered from 1 without gaps."""

    seq: int
    at: float
    body: bytes


class Listed(Struct, frozen=True):
    """What the lobby shows of a room (b"": nothing any more), since when, and for how long.

    Without a host who is there it is shown until then.
    """

    body: bytes
    since: float = 0.0
    until: float = 0.0


class Touch(Struct, frozen=True, kw_only=True):
    """What a step changes in the room's own row, and in the lobby (None: nothing)."""

    status: str
    deadline: float | None
    touched: float
    listed: Listed | None = None


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
    Column("touched", Float, nullable=False),
    Column("status", String(12), nullable=False),
    Column("deadline", Float, nullable=True),
    Column("setup", LargeBinary, nullable=False),
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

LOBBY = Table(
    "lobby",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("lobby_until", "until"),
)
