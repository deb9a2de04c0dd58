"""Dice from the operating system's entropy: nobody can foresee or repeat them."""

from __future__ import annotations

import secrets

__all__ = ["SystemDice"]


class SystemDice:
    """Fair dice for play; the same throw number gives other dice each time.

    >>> len(SystemDice().throw(1, 5)), str(SystemDice())
    (5, 'system')
    """

    def __str__(self) -> str:
        return "system"

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:  # noqa: ARG002
        """Return the faces of this many dice; the number of the throw does not matter."""
        return tuple(secrets.randbelow(faces) + 1 for _ in range(dice))
