"""Steps on their way into the log."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from greed.store.lobby import Listed

__all__ = ["Append", "Committer", "Touch"]


class Touch(Struct, frozen=True, kw_only=True):
    """What a step changes in the room's own row, and in the lobby (None: nothing).

    `rates`: the game is over and is to be rated.
    """

    status: str
    deadline: float | None
    touched: float
    listed: Listed | None = None
    rates: bool = False


class Append(Struct, frozen=True):
    """A step on its way into the log."""

    room: str
    seq: int
    at: float
    body: bytes
    touch: Touch | None


class Committer(Protocol):
    """Stores steps of different rooms in one transaction."""

    async def __call__(self, batch: list[Append]) -> set[str]:
        """Return the rooms whose step was stored; the others' came too late.

        Raises:
            StoreBusy: it is not known what was stored.
        """
        ...

    async def close(self) -> None:
        """Give back what it holds."""
        ...
