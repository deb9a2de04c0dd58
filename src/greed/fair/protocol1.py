"""Protocol 1, by which rooms threw before protocol 2: kept so that old records still verify.

docs/fair-dice.md describes it under "Protocol 1", and says what it did not prove.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence

from greed.core.sheet import Sheet, canonical
from greed.fair._encoding import fields

__all__ = [
    "ProvableDice",
    "commitment",
    "links",
    "make_chain",
    "ranges",
    "read_ranges",
    "sheet_digest",
]

_VERSION = "greed-fair-1"


def sheet_digest(sheet: Sheet) -> str:
    """Return SHA-256 over the canonical form of a sheet's rules, as 64 hex digits."""
    return hashlib.sha256(canonical(sheet).encode()).hexdigest()


def commitment(secret: bytes, game: str, sheet: str, seats: int) -> str:
    """Return the hash by which a server binds itself to a secret, as 64 hex digits.

    It covers the secret, the id of the game, the digest of its sheet and the number of seats.

    >>> commitment(bytes(32), "g1", "00" * 32, 2)[:16]
    '91531f39a336e07e'
    """
    return hashlib.sha256(
        fields(f"{_VERSION} commit", secret, game, sheet, seats.to_bytes(4, "big"))
    ).hexdigest()


class ProvableDice:
    """The dice of one game: a function of secret, game, seeds, and the number of the throw.

    Every throw has a stream of bytes of its own, HMAC-SHA256 with the secret as key over
    length-prefixed fields and a block counter. A byte is used only below the largest multiple
    of the number of faces, so every face is exactly as likely; there is no fallback.

    >>> dice = ProvableDice(bytes(32), "g1", ("red", "blue"))
    >>> dice.throw(1, 5), dice.throw(2, 5)
    ((2, 1, 4, 2, 6), (6, 3, 6, 1, 1))
    """

    def __init__(self, secret: bytes, game: str, seeds: Sequence[str]) -> None:
        self.secret = secret
        self.game = game
        self.seeds = tuple(seeds)
        count = len(self.seeds).to_bytes(4, "big")
        self._head = fields(f"{_VERSION} throw", game, count, *self.seeds)

    def __str__(self) -> str:
        return "fair"

    def throw(
        self, number: int, dice: int, faces: int = 6, chain: Sequence[bytes] = ()
    ) -> tuple[int, ...]:
        """Return the dice of throw `number`; each has at most 256 faces.

        `chain` are the values that the seats add to this throw alone (strict mode), an empty
        one for a seat that adds none.
        """
        fair = 256 - 256 % faces
        usable = (byte % faces + 1 for byte in self._bytes(number, chain) if byte < fair)
        return tuple(next(usable) for _ in range(dice))

    def _bytes(self, number: int, chain: Sequence[bytes]) -> Iterator[int]:
        tail = fields(number.to_bytes(8, "big"), len(chain).to_bytes(4, "big"), *chain)
        message = self._head + tail
        block = 0
        while True:
            counter = fields(block.to_bytes(4, "big"))
            yield from hmac.digest(self.secret, message + counter, hashlib.sha256)
            block += 1


def links(value: bytes, count: int = 1) -> bytes:
    """Return the value a number of links before this one.

    >>> chain = make_chain(bytes(32), 3)
    >>> links(chain[3], 3) == chain[0]
    True
    """
    for _ in range(count):
        value = hashlib.sha256(fields(f"{_VERSION} chain", value)).digest()
    return value


def make_chain(start: bytes, length: int) -> list[bytes]:
    """Return a chain: its anchor first, then the value of each throw from the first on.

    `start` is a secret of 32 random bytes, and the chain's last value.
    """
    chain = [start]
    for _ in range(length):
        chain.append(links(chain[-1]))
    return chain[::-1]


def ranges(numbers: Iterable[int]) -> str:
    """Return ascending numbers as text; the inverse of `read_ranges`.

    >>> ranges([3, 4, 5, 9])
    '3-5 9'
    """
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return " ".join(str(low) if low == high else f"{low}-{high}" for low, high in spans)


def read_ranges(text: str, limit: int) -> frozenset[int]:
    """Return the numbers of a text such as `3-5 9`, none above `limit`.

    Raises:
        ValueError: the text is not such a list.
    """
    found: set[int] = set()
    for span in text.split():
        low, _, high = span.partition("-")
        found.update(range(int(low), min(int(high or low), limit) + 1))
    return frozenset(found)
