"""Rooms for tests of the store, and a store that is open as long as it is used."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from greed.store import RoomRow, Step, Store

T = TypeVar("T")


def a_room(name: str = "a", **values: Any) -> RoomRow:
    """The row of a room whose codes are C and w, and its name."""
    usual: dict[str, Any] = {
        "id": name, "code": f"C{name}", "watch": f"w{name}", "created": 1.0, "touched": 1.0,
        "status": "open", "deadline": None, "setup": b"{}", "secret": b"s",
    }  # fmt: skip
    return RoomRow(**usual | values)


async def stored_room(store: Store, name: str = "a", **values: Any) -> None:
    """Store a room with its first step."""
    assert await store.create(a_room(name, **values), Step(1, 1.0, b"[]"))


def opened(
    database: str | Path,
    use: Callable[[Store], Awaitable[T]],
    observe: Callable[[float, int], None] | None = None,
    **options: float,
) -> T:
    """Return what a coroutine makes of a store that is open."""

    async def used() -> T:
        async with await Store.open(str(database), observe, **options) as store:
            return await use(store)

    return asyncio.run(used())
