"""The heads of a log: one hash after another, each over all that was said before it."""

from __future__ import annotations

from greed.fair._encoding import digest, u32
from greed.fair.statements import By, Misstatement

__all__ = ["Heads"]


class Heads:
    """The head after each statement; head 0 is D, the digest of the start.

    Copies share their bytes for as long as they say the same.
    """

    __slots__ = ("_all", "_end")

    def __init__(self, first: bytes | bytearray, end: int = 32) -> None:
        self._all = first if isinstance(first, bytearray) else bytearray(first)
        self._end = end

    def __len__(self) -> int:
        return self._end // 32

    def __getitem__(self, k: int) -> bytes:
        return bytes(self._all[32 * k : min(32 * k + 32, self._end)])

    def copy(self) -> Heads:
        """Return heads that can go on by themselves."""
        return Heads(self._all, self._end)

    def add(self, by: By, body: str, signature: bytes) -> None:
        """Add the head after one more statement."""
        speaker = 0 if by == "server" else by + 1
        end = self._end
        head = digest("head", bytes(self._all[end - 32 : end]), u32(speaker), body, signature)
        if self._all[end : end + 32] != head:
            if len(self._all) > end:  # a copy has gone on in another way
                self._all = self._all[:end]
            self._all += head
        self._end = end + 32

    def find(self, head: bytes) -> int:
        """Return the number of a head.

        Raises:
            Misstatement: it is not one of this log.
        """
        end = self._end
        while (at := self._all.rfind(head, 0, end)) >= 0:
            if at % 32 == 0:
                return at // 32
            end = at + 31
        raise Misstatement("this builds on a head that is not one of this log")
