"""Dice that people throw on a real table and type in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

__all__ = ["Ask", "TypedDice"]

Ask = Callable[[int, int, int], Sequence[int]]
"""Gets the number of the throw, of dice and of faces; returns the faces that fell."""


class TypedDice:
    """Dice that somebody is asked for; who asks, and how, is the caller's business.

    >>> TypedDice(lambda number, dice, faces: [6] * dice).throw(1, 3)
    (6, 6, 6)
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def __str__(self) -> str:
        return "real"

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:
        """Return what the people at the table say has fallen."""
        return tuple(self._ask(number, dice, faces))
