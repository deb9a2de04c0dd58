"""The heads of a log: one hash after another, each over all that was said before it."""

from __future__ import annotations

from greed.fair._encoding import digest, u32
from greed.fair.statements import By, Misstatement

__all__ = ["Heads"]


class Heads:
    """The head after each statement; head 0 is D, the digest of the start."""

    def __init__(self, first: bytes | bytearray) -> None:
        self._all = bytearray(first)

    def __len__(self) -> int:
        return len(self._all) // 32

    def __getitem__(self, k: int) -> bytes:
        return bytes(self._all[32 * k : 32 * k + 32])

    def copy(self) -> Heads:
        """Return heads that can go on by themselves."""
        return Heads(self._all)

    def add(self, by: By, body: str, signature: bytes) -> None:
        """Add the head after one more statement."""
        speaker = 0 if by == "server" else by + 1
        self._all += digest("head", bytes(self._all[-32:]), u32(speaker), body, signature)

    def find(self, head: bytes) -> int:
        """Return the number of a head.

        Raises:
            Misstatement: it is not one of this log.
        """
        end = len(self._all)
        while (at := self._all.rfind(head, 0, end)) >= 0:
            if at % 32 == 0:
                return at // 32
            end = at + 31
        raise Misstatement("this builds on a head that is not one of this log")
