"""What a server can be told: every limit has a default that suits a family and a small host."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError

__all__ = ["Settings", "SettingsError", "settings_from"]


class SettingsError(GreedError):
    """What the server was told makes no sense."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs.

    Attributes:
        database: a path (SQLite) or a URL.
        public_url: where people reach the server, for links and QR codes; "": as they ask.
        origins: pages of other hosts that may talk to this server.
        workers: processes that serve; more than one needs PostgreSQL.
        max_rooms: unfinished rooms at most.
        max_message: bytes of a socket message or request body at most.
        rate: requests per second that one address, and messages that one socket may send for
            long; 0: no limit.
        burst: how many it may send at once.
        rooms_per_hour: how many rooms one address may create; 0: no limit.
        sockets_per_client: sockets that one address may hold open; 0: no limit.
        sockets_per_room: sockets that one room may have, those who watch included; 0: no limit.
        throws: throws of one hand that a sheet may have at most (multisets): what keeps a sheet
            that would take forever out. 12 dice of 6 faces have 6,188.
        helpers: processes of each worker that read sheets, work odds out and play for bots.
        helper_seconds: CPU seconds that one such question may take.
        helper_memory: megabytes that such a process may take.
        coach: whether rooms may have a coach (it needs the `exact` extra).
        coach_seconds: CPU seconds that solving one sheet may take.
        coach_memory: megabytes that solving or answering may take.
        coach_sheets: sheets that one worker solves at most; each is kept on disk, up to 100 MB.
        unload_after: seconds after which a room without connections leaves memory.
        abandon_after: seconds without a move after which a room is given up.
        forget_after: seconds after which a finished room is deleted; 0: never.
        sweep: seconds between two looks for clocks that have run out.
    """

    database: str = "greed.sqlite"
    public_url: str = ""
    origins: tuple[str, ...] = ()
    workers: int = 1
    max_rooms: int = 10_000
    max_message: int = 32_768
    rate: float = 20.0
    burst: int = 60
    rooms_per_hour: int = 120
    sockets_per_client: int = 200
    sockets_per_room: int = 500
    throws: int = 20_000
    helpers: int = 2
    helper_seconds: int = 5
    helper_memory: int = 512
    coach: bool = True
    coach_seconds: int = 300
    coach_memory: int = 4096
    coach_sheets: int = 50
    unload_after: float = 300.0
    abandon_after: float = 30 * 86_400.0
    forget_after: float = 0.0
    sweep: float = 2.0


def settings_from(environ: Mapping[str, str], **given: object) -> Settings:
    """Return settings from variables such as `GREED_DATABASE`; what is given comes before them.

    Lists are apart by commas.

    >>> settings_from({"GREED_RATE": "5", "GREED_ORIGINS": "https://a,https://b"}).origins
    ('https://a', 'https://b')

    Raises:
        SettingsError: a value is no number, or out of range.
    """
    read: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        text = environ.get(f"GREED_{field.upper()}")
        if text:
            read[field] = text.split(",") if field == "origins" else text
    read |= {field: value for field, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(read, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"settings: {error}") from None
    if settings.workers < 1:
        raise SettingsError("settings: at least one worker serves")
    return settings
