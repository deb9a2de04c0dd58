"""Dice from a seed: reproducible, and the same for a throw number whatever the players do."""

from __future__ import annotations

import hmac

__all__ = ["SeededDice"]


class SeededDice:
    """Dice that a seed and the number of the throw determine, and nothing else.

    Each throw has a stream of bytes of its own: HMAC-SHA256 with the seed as key over the
    throw's number and a block counter. A byte is used only below the largest multiple of the
    number of faces, so every face is exactly as likely. A throw of fewer dice shows the first
    dice of the same stream.

    >>> SeededDice("42").throw(7, 5) == SeededDice("42").throw(7, 6)[:5]
    True
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __str__(self) -> str:
        return f"seed:{self.seed}"

    def throw(self, number: int, dice: int, faces: int = 6) -> tuple[int, ...]:
        """Return the dice of throw `number`; each has at most 256 faces."""
        fair = 256 - 256 % faces
        key, block = self.seed.encode(), 0
        fallen: list[int] = []
        while len(fallen) < dice:
            stream = hmac.digest(key, f"{number}:{block}".encode(), "sha256")
            fallen += [byte % faces + 1 for byte in stream if byte < fair]
            block += 1
        return tuple(fallen[:dice])
