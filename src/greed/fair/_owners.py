"""Owners of chains: what is known of a chain so far, and whether a value belongs to it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from greed.fair._chain import link

__all__ = ["Owner"]


class Owner(Struct, frozen=True):
    """The key of a device or the server, and the last value of its chain that was shown.

    Attributes:
        key: the public key.
        value: the last value shown; the anchor before any.
        index: its place in the chain.
        base: how many numbers were spent when this chain took effect.
    """

    key: bytes
    value: bytes
    index: int = 0
    base: int = 0

    def showing(self, game: str, number: int, value: bytes) -> Owner | None:
        """Return the owner once it has shown its value for a roll; None if that is another."""
        index = number - self.base
        missed = index - self.index
        if missed < 1 or link(game, self.key, value, index, missed) != self.value:
            return None
        return replace(self, value=value, index=index)
