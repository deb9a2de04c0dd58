"""How kernels are called: arrays are written into their memory, and read from it.

A kernel takes every array as the seven numbers or more that Numba makes of it, and writes the
arrays that it returns to a place in the same form.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

__all__ = ["Listener", "Machine", "data"]

Listener = Callable[[int, float], None]
"""Told the round of a kernel and which part of it is done."""
# The arrays that each kernel returns: their dimensions and types.
_RETURNED = {
    "race": (
        (1, "<i8"), (1, "<f8"), (1, "<f8"), (2, "<f8"), (4, "<f8"), (2, "<f8"), (1, "<f8"),
        (4, "<f8"), (1, "<i4"),
    ),
    "horizon": ((1, "<i8"), (1, "<f8")),
    "gain": ((1, "<f8"),),
}  # fmt: skip
_ERROR = 64


class Machine(ABC):
    """A memory with the kernels in it, for one answer.

    Attributes:
        pointer: the bytes of an address.
    """

    pointer: ClassVar[int]

    def __init__(self, listener: Listener | None, most: int) -> None:
        self.most = most
        self._listener = listener
        self._raised: BaseException | None = None

    def hear(self, number: float, part: float) -> int:
        """Tell the listener how far a kernel is; return whether to stop."""
        if self._listener and self._raised is None:
            try:
                self._listener(int(number), part)
            except BaseException as error:  # noqa: BLE001 -- it is raised again once the kernel ends
                self._raised = error
        return int(self._raised is not None)

    def run(
        self, entry: str, arguments: Sequence[NDArray[Any] | float]
    ) -> tuple[NDArray[Any], ...]:
        """Call a kernel; see `greed.exact.engine.run`."""
        # The place of what manages an array and of its owner, the number and the size of its items,
        # the place of its data; then its shape and its strides.
        items, place = 2 * self.pointer, 2 * self.pointer + 16
        head = place + 8
        returned = _RETURNED[entry]
        answer = self.room(sum(head + 16 * dimensions for dimensions, _ in returned))
        given: list[float] = [answer, self.room(_ERROR)]
        for argument in arguments:
            given += self._array(argument) if isinstance(argument, np.ndarray) else [argument]
        status = self.call(entry, given)
        if self._raised is not None:
            raise self._raised
        if status:
            raise MemoryError("solving this sheet needs more memory than there is")
        found: list[NDArray[Any]] = []
        for dimensions, kind in returned:
            count = self._number(answer + items, 8)
            size = count * np.dtype(kind).itemsize
            found.append(np.frombuffer(self.read(self._number(answer + place), size), kind))
            answer += head + 16 * dimensions
        return tuple(found)

    def _array(self, values: NDArray[Any]) -> list[float]:
        """Write a row of numbers into the memory; return it as a kernel takes it."""
        place = self.room(values.nbytes)
        self.write(place, values.tobytes())
        return [0, 0, values.size, values.itemsize, place, values.size, values.itemsize]

    def _number(self, place: int, size: int = 0) -> int:
        return int.from_bytes(self.read(place, size or self.pointer), "little")

    @abstractmethod
    def call(self, entry: str, given: list[float]) -> int:
        """Call a kernel; return 0 if it had enough memory."""

    @abstractmethod
    def room(self, size: int) -> int:
        """Take some bytes; return their place."""

    @abstractmethod
    def read(self, place: int, size: int) -> bytearray:
        """Return a copy of bytes of the memory."""

    @abstractmethod
    def write(self, place: int, values: bytes) -> None:
        """Write bytes into the memory."""


def data(name: str) -> bytes:
    """Return a file that `make kernels` has written."""
    return files("greed.exact").joinpath("data", name).read_bytes()
