"""Hash chains of strict mode: values that a seat has fixed long before it shows them, one by one.

docs/fair-dice.md is the specification.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from greed.fair.provable import VERSION, fields

__all__ = ["links", "make_chain", "ranges", "read_ranges"]


def links(value: bytes, count: int = 1) -> bytes:
    """Return the value that comes so many links before this one.

    >>> chain = make_chain(bytes(32), 3)
    >>> links(chain[3], 3) == chain[0]
    True
    """
    for _ in range(count):
        value = hashlib.sha256(fields(f"{VERSION} chain", value)).digest()
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
        ValueError: the text is no such list.
    """
    found: set[int] = set()
    for span in text.split():
        low, _, high = span.partition("-")
        found.update(range(int(low), min(int(high or low), limit) + 1))
    return frozenset(found)
