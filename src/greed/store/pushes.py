"""The devices that players want to be called on, per room and seat."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Executable, RowMapping, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from greed.store.tables import PUSHES, ROOMS

__all__ = ["PushDevice", "Pushes"]

_GRACE = 86_400.0
"""Seconds after which the devices of a game that is over are forgotten."""


class PushDevice(Struct, frozen=True):
    """A device: the address of its push service, its keys, and when it ends (None: unknown)."""

    endpoint: str
    p256dh: str
    auth: str
    until: float | None = None


class Pushes:
    """The devices of all rooms; a seat is known by its key, so another player inherits none."""

    def __init__(
        self,
        rows: Callable[[Executable], Awaitable[Sequence[RowMapping]]],
        change: Callable[[Executable], Awaitable[int]],
        dialect: str,
    ) -> None:
        """Read and change rows by a store's own ways of doing so."""
        self._rows, self._change = rows, change
        self._insert = (postgresql if dialect == "postgresql" else sqlite).insert

    async def add(self, room: str, key: str, device: PushDevice, at: float, most: int) -> None:
        """Add a device to a seat, or bring it up to date; of more than `most` the oldest goes.

        Raises:
            StoreBusy: the database did not answer.
        """
        row = {"at": at, **asdict(device)}
        where = {"room": room, "key": key, "device": _id(device.endpoint)}
        await self._change(
            self._insert(PUSHES)
            .values(**where, **row)
            .on_conflict_do_update(index_elements=tuple(where), set_=row)
        )
        latest = (
            select(PUSHES.c.device)
            .where(_seat(room, (key,)))
            .order_by(PUSHES.c.at.desc(), PUSHES.c.device)
            .limit(most)
        )
        await self._change(
            delete(PUSHES).where(_seat(room, (key,)), PUSHES.c.device.not_in(latest))
        )

    async def remove(self, room: str, keys: Iterable[str], endpoint: str) -> int:
        """Remove a device from seats; return from how many."""
        mine = _seat(room, keys) & (PUSHES.c.device == _id(endpoint))
        return await self._change(delete(PUSHES).where(mine))

    async def gone(self, endpoint: str) -> int:
        """Remove a device that exists no more, wherever it is; return from how many seats."""
        return await self._change(delete(PUSHES).where(PUSHES.c.device == _id(endpoint)))

    async def of(self, room: str, keys: Iterable[str], now: float) -> list[PushDevice]:
        """Return the devices of seats, each once."""
        columns = (PUSHES.c[name] for name in PushDevice.__struct_fields__)
        there = PUSHES.c.until.is_(None) | (PUSHES.c.until > now)
        query = select(*columns).where(_seat(room, keys), there).order_by(PUSHES.c.at)
        found = {row["endpoint"]: PushDevice(**row) for row in await self._rows(query)}
        return list(found.values())

    async def tidy(self, now: float) -> int:
        """Remove what has ended, and the devices of games that are over; return how many."""
        over = exists().where(
            ROOMS.c.id == PUSHES.c.room,
            ROOMS.c.status.in_(["over", "abandoned"]),
            ROOMS.c.touched < now - _GRACE,
        )
        return await self._change(delete(PUSHES).where((PUSHES.c.until < now) | over))


def _seat(room: str, keys: Iterable[str]) -> ColumnElement[bool]:
    return (PUSHES.c.room == room) & PUSHES.c.key.in_(tuple(keys))


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
