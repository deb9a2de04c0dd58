"""Games at rest: rooms and the log of what happened in them, in SQLite or PostgreSQL.

The log is the only truth about a room. It grows by steps, numbered from 1 without gaps; the
primary key (room, seq) lets one writer win and tells every other that it came too late.
"""

from greed.store.engine import StoreBusy, StoreError
from greed.store.entries import (
    Abandoned,
    Back,
    Called,
    Dice,
    Entry,
    HostKey,
    Joined,
    Listing,
    Moved,
    Next,
    Sealed,
    Seating,
    Setup,
    Start,
    Thrown,
    Undo,
    Wake,
    decode_step,
    encode_step,
)
from greed.store.lobby import Listed
from greed.store.store import UNFINISHED, UNSTARTED, RoomRow, Step, Store, Touch

__all__ = [
    "UNFINISHED",
    "UNSTARTED",
    "Abandoned",
    "Back",
    "Called",
    "Dice",
    "Entry",
    "HostKey",
    "Joined",
    "Listed",
    "Listing",
    "Moved",
    "Next",
    "RoomRow",
    "Sealed",
    "Seating",
    "Setup",
    "Start",
    "Step",
    "Store",
    "StoreBusy",
    "StoreError",
    "Thrown",
    "Touch",
    "Undo",
    "Wake",
    "decode_step",
    "encode_step",
]
