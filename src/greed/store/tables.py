"""What is stored: rooms, the log of what happened in them, and what the lobby shows."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

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


METADATA = sa.MetaData()

# One row: the version of these tables.
SCHEMA = sa.Table("schema_version", METADATA, sa.Column("version", sa.Integer, primary_key=True))

ROOMS = sa.Table(
    "rooms",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("watch", sa.String(32), nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("deadline", sa.Float, nullable=True),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Index("rooms_deadline", "deadline"),
    sa.Index("rooms_touched", "status", "touched"),
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column(
        "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # The log is read by room and in order: rows lie in the order of their key.
    sqlite_with_rowid=False,
)

LOBBY = sa.Table(
    "lobby",
    METADATA,
    sa.Column(
        "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Index("lobby_until", "until"),
)
