"""What advice and review ask: how good a state is for a seat."""

from __future__ import annotations

from typing import Literal, Protocol

from greed.core.state import State

__all__ = ["Judge", "Measure"]

Measure = Literal["win probability", "points of the turn"]


class Judge(Protocol):
    """Somebody who can say what a state is worth to a seat if everybody plays best from there.

    Attributes:
        measure: what its numbers are.
        caveat: why they are not exact; empty if they are.
    """

    @property
    def measure(self) -> Measure:
        """What its numbers are."""
        ...

    def caveat(self, state: State, /) -> str:
        """Return why its number for this state is not exact; empty if it is."""
        ...

    def worth(self, state: State, seat: int, /) -> float:
        """Return what a state in any phase is worth to a seat."""
        ...

    def from_here(self, state: State, /) -> Judge:
        """Return the judge that knows most of what is left of a game from this state."""
        ...
