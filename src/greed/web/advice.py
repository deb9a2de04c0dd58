"""The seam to the coach: what a server needs of one, and how it finds the one of the house."""

from __future__ import annotations

from typing import Protocol

from greed.core.state import State
from greed.web.protocol import Advised

__all__ = ["Coach"]


class Coach(Protocol):
    """Weighs the legal moves of a position; may take its time, for it runs beside the server."""

    def advise(self, state: State) -> tuple[tuple[Advised, ...], str]:
        """Return the moves, best first, and a sentence or two about them."""
        ...
