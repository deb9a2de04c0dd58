"""What sealed dice are made of: hash chains, and dice from their links (docs/fair-dice.md)."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Mapping, Sequence
from functools import lru_cache
from struct import Struct

from greed.core.errors import GreedError
from greed.core.messages import say

VERSION = "greed-dice-2"
HOST = "host"
"""What the table's host is called in its chain; no device may have this name."""
LENGTH = 16_384
"""How many links a chain has: many more than a game has rolls."""
_STRIDE, _STEP, _WORDS = 128, 8, 2**32
_u32, _EIGHT = Struct(">I").pack, Struct(">8I")


class DiceError(GreedError):
    """Something that the protocol of sealed dice doesn't allow.

    Attributes:
        why: what is wrong, in a word or two; the message `sealed-` and this says it in full.
    """

    def __init__(self, why: str, fields: Mapping[str, object] = {}) -> None:
        super().__init__(why, fields)
        self.why, self._fields = why, fields

    def __str__(self) -> str:
        return say(f"sealed-{self.why}", self._fields)


def hashed(what: str, *parts: bytes) -> bytes:
    """Return SHA-256 over what is hashed and its parts, each behind its length in four bytes."""
    return hashlib.sha256(_fields(what, *parts)).digest()


def _fields(what: str, *parts: bytes) -> bytes:
    every = (f"{VERSION} {what}".encode(), *parts)
    return b"".join([_u32(len(part)) + part for part in every])


@lru_cache(maxsize=1024)
def _before(game: str, owner: str) -> bytes:
    """Return what is hashed before a link's number, as chains have many: all up to its length."""
    return _fields("link", game.encode(), owner.encode()) + _u32(4)


_LENGTH_OF_LINK = _u32(32)


def link_before(game: str, owner: str, k: int, link: bytes, steps: int = 1) -> bytes:
    """Return the link that stands `steps` places before link `k`."""
    before = _before(game, owner)
    for place in range(k, k - steps, -1):
        link = hashlib.sha256(before + _u32(place) + _LENGTH_OF_LINK + link).digest()
    return link


class Chain:
    """The chain of one contributor to one game, from its last link, which is secret.

    >>> from greed.sealed import Chain, link_before
    >>> chain = Chain("game-1", "phone", bytes(32), 300)
    >>> link_before("game-1", "phone", 200, chain.link(200), 200) == chain.anchor
    True

    Args:
        game: the id of the game.
        owner: the device's name, or `HOST`.
        last: 32 random bytes, which nobody else ever sees. Never use them for another chain.
        length: the last roll for which it has a link. A device whose chain is used up joins again.
    """

    def __init__(self, game: str, owner: str, last: bytes, length: int = LENGTH) -> None:
        self.game, self.owner, self.length = game, owner, length
        # Every 128th link is kept, and the others are worked out again: a server has many chains.
        kept = [last]
        for above in range(-(-length // _STRIDE), 0, -1):
            top, low = min(above * _STRIDE, length), (above - 1) * _STRIDE
            kept.append(link_before(game, owner, top, kept[-1], top - low))
        self._kept = tuple(reversed(kept))
        # Links are asked for one after the other: every eighth nearby is kept, and eight in a row.
        self._marks = self._near = {0: self.anchor}

    @property
    def anchor(self) -> bytes:
        """Link 0, which everybody may know."""
        return self._kept[0]

    def link(self, k: int) -> bytes:
        """Return a link.

        Raises:
            DiceError: the chain has no link for this roll.
        """
        self.must_have(k)
        if k not in self._near:
            above = -(-max(k, 1) // _STRIDE)
            top = min(-(-max(k, 1) // _STEP) * _STEP, self.length)
            if top not in self._marks:
                highest = min(above * _STRIDE, self.length)
                self._marks = self._below(highest, self._kept[above], _STRIDE, _STEP)
            self._near = self._below(top, self._marks[top], _STEP, 1)
        return self._near[k]

    def must_have(self, k: int) -> None:
        """Refuse a roll for which the chain has no link.

        Raises:
            DiceError: the chain is used up.
        """
        if not 0 <= k <= self.length:
            raise DiceError("used-up", {"k": k, "length": self.length})

    def _below(self, top: int, link: bytes, stride: int, step: int) -> dict[int, bytes]:
        """Return a link, and every `step`-th below it down to the next whole `stride`."""
        links, lowest = {top: link}, (top - 1) // stride * stride
        while top > lowest:
            low = (top - 1) // step * step
            link = link_before(self.game, self.owner, top, link, top - low)
            links[low], top = link, low
        return links


def dice_of(
    host: bytes, head: bytes, k: int, links: Sequence[bytes], dice: int, faces: int
) -> tuple[int, ...]:
    """Return the dice of a roll, in the order in which they fall; every face is as likely.

    >>> from greed.sealed import dice_of
    >>> dice_of(bytes(32), bytes(32), 1, [], 5, 6)
    (6, 5, 4, 2, 4)

    Args:
        host: the host's link.
        head: the head after the entry that asks for the roll.
        k: the number of the roll.
        links: the links of the listed devices, in order.
        dice: how many.
        faces: of each.
    """
    fair, fallen = _WORDS - _WORDS % faces, list[int]()
    for block in itertools.count():
        message = _fields("dice", head, _u32(k), *links, _u32(block))
        # `hmac.digest` would let other threads in, which keep the interpreter for a while.
        stream = hmac.new(host, message, "sha256").digest()
        fallen += [word % faces + 1 for word in _EIGHT.unpack(stream) if word < fair]
        if len(fallen) >= dice:
            return tuple(fallen[:dice])
    raise AssertionError
