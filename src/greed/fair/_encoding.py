"""How values turn into bytes and hashes, and hashes into dice and words (docs/fair-dice.md).

And hash chains: values that their owner has fixed long before showing them, one by one.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from greed.core.errors import GreedError

VERSION = "greed-dice-1"


def fields(*given: str | bytes) -> bytes:
    """Return fields one after the other, each behind its length in four bytes.

    >>> fields("ab", b"c").hex()
    '0000000261620000000163'
    """
    out = b""
    for field in given:
        raw = field.encode() if isinstance(field, str) else field
        out += len(raw).to_bytes(4, "big") + raw
    return out


def u32(number: int) -> bytes:
    """Return a number as four bytes, big-endian."""
    return number.to_bytes(4, "big")


def u64(number: int) -> bytes:
    """Return a number as eight bytes, big-endian."""
    return number.to_bytes(8, "big")


def digest(what: str, *given: str | bytes) -> bytes:
    """Return SHA-256 over fields, the first of which says what is hashed.

    >>> digest("start", "text").hex()[:16]
    '70c5e5165500daf8'
    """
    return hashlib.sha256(fields(f"{VERSION} {what}", *given)).digest()


_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aiou"


def dice(
    value: bytes, base: bytes, number: int, given: Mapping[int, bytes], count: int, faces: int
) -> tuple[int, ...]:
    """Return the dice of a roll, in the order in which they fall.

    `value` is the server's, `base` is E, and `given` holds the devices' values by number.

    >>> dice(bytes(32), bytes(32), 1, {}, 5, 6)
    (4, 6, 4, 2, 3)
    """
    return _fallen(value, base, number, tuple(sorted(given.items())), count, faces)


@lru_cache(maxsize=16)  # a dealer throws, and the session checks at once that these are the dice
def _fallen(
    value: bytes,
    base: bytes,
    number: int,
    given: tuple[tuple[int, bytes], ...],
    count: int,
    faces: int,
) -> tuple[int, ...]:
    values = [part for device, shown in given for part in (u32(device), shown)]
    message = fields(f"{VERSION} dice", base, u64(number), u32(len(given)), *values)
    return drawn(value, lambda block: message + fields(u32(block)), count, faces)


def drawn(key: bytes, message: Callable[[int], bytes], count: int, faces: int) -> tuple[int, ...]:
    """Return dice from HMAC-SHA256 of a message for each block that is needed, in order.

    A byte is used only below the largest multiple of `faces` (at most 256), so every face is
    exactly as likely.
    """
    fair, fallen = 256 - 256 % faces, list[int]()
    for block in itertools.count():
        stream = hmac.digest(key, message(block), hashlib.sha256)
        fallen += [byte % faces + 1 for byte in stream if byte < fair]
        if len(fallen) >= count:
            break
    return tuple(fallen[:count])


def six_words(base: bytes) -> str:
    """Return the first 12 bytes as six words: proquints, each of 16 bits.

    >>> six_words(bytes(range(12)))
    'babad bamag bibaj bimal boban bomar'
    """
    return " ".join(_word(int.from_bytes(base[at : at + 2], "big")) for at in range(0, 12, 2))


def _word(bits: int) -> str:
    return "".join(
        letters[bits >> shift & len(letters) - 1]
        for letters, shift in (
            (_CONSONANTS, 12), (_VOWELS, 10), (_CONSONANTS, 6), (_VOWELS, 4), (_CONSONANTS, 0),
        )
    )  # fmt: skip


DEVICE_LENGTH = 4_096
SERVER_LENGTH = 16_384
_STRIDE = 128
_HEAD, _TAIL = (4).to_bytes(4, "big"), (32).to_bytes(4, "big")


class UsedUp(GreedError):
    """A chain has no value left; its device goes on with a fresh one (`renew`)."""


def link(game: str, key: bytes, value: bytes, index: int, count: int = 1) -> bytes:
    """Return the value that stands `count` places before value number `index` of a chain.

    Chains of other games, owners and places have other links, so no value is good twice.
    """
    prefix = _prefix(game, key)
    for place in range(index - 1, index - 1 - count, -1):
        value = hashlib.sha256(prefix + place.to_bytes(4, "big") + _TAIL + value).digest()
    return value


@lru_cache(maxsize=4096)
def _prefix(game: str, key: bytes) -> bytes:
    return fields(f"{VERSION} link", game, key) + _HEAD


class Chain:
    """The chain of one owner, from its last value, which is secret.

    Only each 128th value is kept, and those up to the next one while they are shown, one by one;
    both as plain bytes, for a server holds the chains of many rooms.

    >>> chain = Chain("g.1", bytes(32), bytes(32), 300)
    >>> link("g.1", bytes(32), chain.value(200), 200, 200) == chain.anchor
    True

    Attributes:
        anchor: value 0, which everybody may know.
    """

    def __init__(self, game: str, key: bytes, last: bytes, length: int) -> None:
        self._game, self._key, self._length = game, key, length
        kept, value = [last], last
        for above in range(-(-length // _STRIDE), 0, -1):
            start, end = min(above * _STRIDE, length), (above - 1) * _STRIDE
            value = link(game, key, value, start, start - end)
            kept.append(value)
        self._kept = b"".join(reversed(kept))
        self._shown, self._lowest = b"", 0
        self.anchor = value

    def value(self, index: int) -> bytes:
        """Return a value of the chain.

        Raises:
            UsedUp: the chain is not that long.
        """
        if not 0 <= index <= self._length:
            raise UsedUp(f"this chain has {self._length} values, and none for {index}")
        if not 0 <= index - self._lowest < len(self._shown) // 32:
            above = -(-index // _STRIDE)
            top, self._lowest = min(above * _STRIDE, self._length), max((above - 1) * _STRIDE, 0)
            shown = [self._kept[32 * above : 32 * above + 32]]
            for place in range(top, self._lowest, -1):
                shown.append(link(self._game, self._key, shown[-1], place))
            self._shown = b"".join(reversed(shown))
        at = 32 * (index - self._lowest)
        return self._shown[at : at + 32]


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
