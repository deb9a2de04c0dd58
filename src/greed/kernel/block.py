"""What every build of the kernel offers: its functions, and memory that it and Python share."""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from typing import Any


class Block:
    """Numbers in memory that the kernel reads and writes.

    Attributes:
        values: the numbers, an array or a view of memory, which they keep alive.
        address: where they are, as the kernel takes it.
    """

    __slots__ = ("address", "values")

    def __init__(self, values: array[Any], address: int) -> None:
        self.values, self.address = values, address


Field = int | float | Block | None
"""What a structure holds and a function takes: an integer, a double, or the address of a block."""


class Kernel(ABC):
    """A build of the kernel that runs on this machine.

    Attributes:
        word: the kind of integers that are as wide as an address: "q" or "i", as of `array`.
    """

    word: str

    @abstractmethod
    def block(self, kind: str, values: Iterable[int] | Iterable[float] | bytes) -> Block:
        """Return numbers of a kind ("i", "q", "d", "I" or "B", as of `array`) for the kernel."""

    @abstractmethod
    def zeros(self, kind: str, count: int) -> Block:
        """Return this many zeros for the kernel."""

    @abstractmethod
    def call(self, name: str, *arguments: Field) -> float:
        """Call a function of the kernel."""

    def words(self, values: Sequence[int]) -> Block:
        """Return numbers as wide as an address."""
        return self.block(self.word, values)

    def record(self, fields: Sequence[Field]) -> Block:
        """Return a C structure of addresses, integers as wide as these, and doubles."""
        kinds = "".join("d" if isinstance(field, float) else self.word for field in fields)
        numbers = [field if isinstance(field, float) else word_of(field) for field in fields]
        return self.block("B", struct.pack(f"@{kinds}0d" if "d" in kinds else kinds, *numbers))


def word_of(field: int | Block | None) -> int:
    """Return a field other than a double as an integer."""
    return field.address if isinstance(field, Block) else int(field or 0)
