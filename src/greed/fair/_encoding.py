"""How values turn into bytes and hashes, and hashes into dice and words (docs/fair-dice.md)."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Callable, Mapping
from functools import lru_cache

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
