"""How many rooms a server bears and one client may make, and how long a room's log may become.

Every game fits in, and no player can fill a log alone. A record with more statements than `greed
verify` reads would prove nothing, and a long one keeps everybody waiting. The rules limit what
moves a game on; all else is limited here.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from greed.store import UNFINISHED, Abandoned, Entry, Said, Store
from greed.web.limits import Buckets
from greed.web.refusal import Refusal, told
from greed.web.rooms.fold import is_around
from greed.web.rooms.proof import is_beside
from greed.web.rooms.room import Room
from greed.web.settings import Settings

RECOUNT = 10.0
"""Seconds after which the rooms of all workers are counted again."""

STATEMENTS = 90_000
"""Statements of a game; `greed verify` reads 100,000."""
BESIDE = 1_000
"""Statements of one device that move no game on: about seats, keys, comings and goings."""
AROUND = 10_000
"""Steps of a room around its game: seats, names, calls, preparations."""
STEPS = 250_000
"""Steps of a room in all."""


class Allowance:
    """Says whether there may be another room."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._most = settings.max_rooms
        self._creating = Buckets(settings.rooms_per_hour / 3600, settings.rooms_per_hour)
        self._unfinished = 0
        self._counted = -math.inf

    async def take(self, client: str) -> None:
        """Refuse another room where there are too many, or too many of one client."""
        if time.monotonic() - self._counted > RECOUNT:
            self._counted = time.monotonic()
            counted = await self._store.count()
            self._unfinished = sum(counted.get(status, 0) for status in UNFINISHED)
        if self._unfinished >= self._most:
            raise Refusal("too_many", told("refused-too-many-games"))
        if not self._creating.take(client):
            raise Refusal("too_fast", told("refused-too-many-rooms"))

    def used(self) -> None:
        """Count a room that was made."""
        self._unfinished += 1


def must_fit(room: Room, entries: Sequence[Entry]) -> None:
    """Refuse a step for which the log of a room is too long; a game can always end.

    Raises:
        Refusal: it doesn't fit in.
    """
    said = [entry for entry in entries if isinstance(entry, Said)]
    ends = any(one.body.startswith("end ") for one in said)
    if ends or any(isinstance(entry, Abandoned) for entry in entries):
        return
    if room.seq >= STEPS:
        raise Refusal("too_large", "this room's log is full: the host can only give the game up")
    if is_around(entries) and room.around >= AROUND:
        raise Refusal("too_large", "too many changes around this game: make another room")
    if room.proof is None:
        return
    if room.proof.session.count + len(said) > STATEMENTS:
        why = f"a game has at most {STATEMENTS:,} statements: the host can only give it up"
        raise Refusal("too_large", why)
    for one in said:
        if one.by >= 0 and is_beside(one.body) and room.proof.beside[one.by] >= BESIDE:
            why = f"a device makes at most {BESIDE:,} statements in a game that move nothing on"
            raise Refusal("too_large", why)
