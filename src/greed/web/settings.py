"""What a server can be told: every limit has a default that suits a family and a small host."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Settings"]


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs.

    Attributes:
        database: a path (SQLite) or a URL.
        public_url: where people reach the server, for links and QR codes; "": as they ask.
        origins: pages of other hosts that may talk to this server.
        max_rooms: unfinished rooms at most.
        max_message: bytes of a socket message or request body at most.
        rate: requests and messages per second that one client may send for long.
        burst: how many it may send at once.
        rooms_per_hour: how many rooms one client may create.
        throws: throws of one hand that a sheet may have at most (multisets): what keeps a sheet
            that would take forever out. 12 dice of 6 faces have 6,188.
        unload_after: seconds after which a room without connections leaves memory.
        abandon_after: seconds without a move after which a room is given up.
        forget_after: seconds after which a finished room is deleted; 0: never.
        sweep: seconds between two looks for clocks that have run out.
    """

    database: str = "greed.sqlite"
    public_url: str = ""
    origins: tuple[str, ...] = ()
    max_rooms: int = 10_000
    max_message: int = 32_768
    rate: float = 20.0
    burst: int = 60
    rooms_per_hour: int = 120
    throws: int = 20_000
    unload_after: float = 300.0
    abandon_after: float = 30 * 86_400.0
    forget_after: float = 0.0
    sweep: float = 2.0
