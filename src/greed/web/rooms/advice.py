"""The seam to the coach: what a server needs of one."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from greed.core.moves import Move
from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.wire import Advice, Reviewed

__all__ = ["Coach"]


class Coach(Protocol):
    """Rates moves. It thinks in another process: only the client that asks has to wait."""

    async def advise(self, state: State, ply: int, names: tuple[str, ...]) -> Advice:
        """Return what it thinks of each legal move of a state; `names` are the players.

        Raises:
            Refusal: it cannot answer now.
        """
        ...

    async def choose(self, state: State, bot: str) -> Move:
        """Return the move of a bot that has to think.

        Raises:
            Refusal: it cannot answer now.
        """
        ...

    async def review(self, record: Record) -> Reviewed:
        """Return what luck and what each choice did to a game.

        Raises:
            Refusal: it cannot answer now.
        """
        ...

    async def values(self, sheet: Sheet, seats: int) -> Path | None:
        """Return the file with a sheet's win probabilities; None while they are worked out.

        They are those between two or three seats.

        Raises:
            Refusal: nobody will work them out here.
        """
        ...

    async def close(self) -> None:
        """End whatever still thinks."""
        ...
