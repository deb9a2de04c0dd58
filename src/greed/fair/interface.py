"""What every dice source can do."""

from __future__ import annotations

from typing import Protocol

from greed.core.errors import GreedError

__all__ = ["DiceSource", "SourceError"]


class SourceError(GreedError):
    """No such dice source, or one that has no dice (left) for a throw."""


class DiceSource(Protocol):
    """Throws dice for a game; `str` gives the text that `greed.fair.source` reads again."""

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:
        """Return the dice of throw `number`, in the order they fell.

        Throws of a game are numbered from 1, so that a game which is taken up again goes on
        with the throw that is due.
        """
        ...
