"""How many rooms a server bears, and how many one client may make."""

from __future__ import annotations

import math
import time

from greed.store import UNFINISHED, Store
from greed.web.limits import Buckets
from greed.web.refusal import Refusal
from greed.web.settings import Settings

__all__ = ["Allowance"]

RECOUNT = 10.0
"""Seconds after which the rooms of all workers are counted again."""


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
            found = await self._store.count()
            self._unfinished = sum(found.get(status, 0) for status in UNFINISHED)
        if self._unfinished >= self._most:
            raise Refusal(
                "too_many", "the server has as many games as it can handle: try again later"
            )
        if not self._creating.take(client):
            raise Refusal("too_fast", "too many rooms from your address: wait a few minutes")

    def used(self) -> None:
        """Count a room that was made."""
        self._unfinished += 1
