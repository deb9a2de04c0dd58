"""Games at rest: rooms and the log of what happened in them, in SQLite or PostgreSQL.

The log is the only truth about a room. It grows by steps, numbered from 1 without gaps; the
primary key (room, seq) lets one writer win and tells every other that it came too late.
"""

from greed.store.database import StoreBusy, StoreError
from greed.store.store import Store
from greed.store.tables import UNFINISHED, UNSTARTED, Listed, RoomRow, Step, Touch

__all__ = [
    "UNFINISHED",
    "UNSTARTED",
    "Listed",
    "RoomRow",
    "Step",
    "Store",
    "StoreBusy",
    "StoreError",
    "Touch",
]
