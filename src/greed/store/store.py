"""The store: rooms and their logs, read one room at a time, written many rooms at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Self

from greed.store.tables import UNFINISHED, Listed, RoomRow, Step, Touch


class Store:
    """Games at rest, for one process.

    Every method but `open` may raise StoreBusy: the database did not answer.
    """

    @classmethod
    async def open(
        cls,
        database: str,
        observe: Callable[[float, int], None] | None = None,
        *,
        patience: float = 5.0,
    ) -> Self:
        """Open the database at a path (SQLite) or a URL of SQLite or PostgreSQL.

        `observe` is told of every commit: its seconds, and how many changes it stored; a locked
        SQLite file is tried again for `patience` seconds. As `async with await Store.open(...)`
        it is closed at the end.

        Raises:
            StoreError: it cannot be used: another process has it open, no driver, no database of
                Greed's, one of another version.
            StoreBusy: the database doesn't answer.
        """
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""

    async def create(self, room: RoomRow, step: Step, listed: Listed | None = None) -> bool:
        """Store a new room with its first step; False if its code is taken."""
        raise NotImplementedError

    async def append(self, room: str, step: Step, touch: Touch | None = None) -> bool:
        """Store the next step of a room; True once it is committed, False if it came too late.

        Too late means that another step of this number is there already, or that the room was
        forgotten: nothing was stored.

        Raises:
            StoreBusy: the database did not answer; the step may be stored or not.
        """
        raise NotImplementedError

    async def touch(self, room: str, **values: str | float | None) -> None:
        """Change what the room's own row says (status, deadline, touched)."""

    async def forget(self, before: float) -> int:
        """Delete finished rooms that nobody has touched since a time; return how many."""
        raise NotImplementedError

    async def tend(self, rooms: Collection[str], until: float) -> None:
        """Show rooms in the lobby for longer; rooms that are not listed stay so."""

    async def probe(self) -> None:
        """Write something, if that was not tried a moment ago.

        Raises:
            StoreBusy: the database cannot be written.
        """

    async def find(self, code: str) -> RoomRow | None:
        """Return the room of a code, be it the one to join or the one to watch."""
        raise NotImplementedError

    async def get(self, room: str) -> RoomRow | None:
        """Return the room of an id."""
        raise NotImplementedError

    async def steps(self, room: str, since: int = 0, most: int | None = None) -> list[Step]:
        """Return the steps of a room after `since`, in order: all of them, or the first `most`."""
        raise NotImplementedError

    async def due(self, now: float) -> list[str]:
        """Return up to 200 rooms whose clock has run out."""
        raise NotImplementedError

    async def idle(
        self, before: float, of: Sequence[str] = UNFINISHED, most: int = 200
    ) -> list[str]:
        """Return rooms in which nothing has happened since a time, the oldest first.

        By default the unfinished ones; else those `of` these statuses.
        """
        raise NotImplementedError

    async def latest(self) -> float | None:
        """Return when something last happened in any room; None if there is none."""
        raise NotImplementedError

    async def count(self) -> dict[str, int]:
        """Return how many rooms there are of each status."""
        raise NotImplementedError

    async def shown(self, now: float, most: int) -> list[tuple[str, bytes]]:
        """Return the ids of the lobby's rooms and what is shown of them, the oldest first."""
        raise NotImplementedError
