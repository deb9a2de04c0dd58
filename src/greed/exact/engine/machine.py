"""How kernels are called: every array as the seven numbers or more that Numba makes of it.

Kernels are compiled in modules. What each of them takes and returns stands in a file beside the
code of its module, such as `kernels.json`: a list of kinds, in the order of the fields of the
tuples that are handed over. `i8`, `f8` and `b1` are single numbers; with a count of dimensions, as
in `f8:2`, they are arrays.
"""

from __future__ import annotations

import json
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources import files
from types import FrameType
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

Listener = Callable[[int, float], None]
"""Told the round of a kernel and which part of it is done."""
Place = int
_ERROR = 64
_MODULES = ("kernels",)


class Kind(NamedTuple):
    """What a kernel takes or returns: a number, or an array of some dimensions."""

    of: np.dtype[Any]
    dimensions: int | None


class Signature(NamedTuple):
    """The kinds that a kernel takes and returns, and the module that it is in."""

    module: str
    takes: tuple[Kind, ...]
    returns: tuple[Kind, ...]


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

    def run(self, entry: str, arguments: Sequence[object]) -> tuple[Any, ...]:
        """Call a kernel, for the only time; see `greed.exact.engine.run`."""
        try:
            return self._run(entry, arguments)
        finally:
            self.close()

    def _run(self, entry: str, arguments: Sequence[object]) -> tuple[Any, ...]:
        _, takes, returns = signature_of(entry)
        given, lent = [*_flat(arguments)], list[tuple[Place, NDArray[Any]]]()
        answer = self.room(sum(self._size(kind) for kind in returns) or _ERROR)
        numbers: list[float] = [answer, self.room(_ERROR)]
        for value, kind in zip(given, takes, strict=True):
            if kind.dimensions is None:
                numbers.append(kind.of.type(value).item())
                continue
            if not isinstance(value, np.ndarray) or not _fits(value, kind):
                raise TypeError(f"{entry} takes an array of {kind}, not {value!r}")
            place = self.lend(value)
            lent.append((place, value))
            numbers += [0, 0, value.size, value.itemsize, place, *value.shape, *value.strides]
        with self._raised_later():
            status = self.call(entry, numbers)
        if self._raised is not None:
            raise self._raised
        if status:
            raise MemoryError("solving this sheet needs more memory than there is")
        for place, value in lent:
            self.take_back(place, value)
        return tuple(self._answers(answer, returns))

    @contextmanager
    def _raised_later(self) -> Iterator[None]:
        """Stop a kernel where the handler of a signal raises, and raise only then.

        An exception that passed through a kernel would get lost, and pass off what is unfinished
        as an answer.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        handlers = {
            number: handler
            for number in signal.valid_signals()
            if callable(handler := signal.getsignal(number))
        }
        running = True

        def heard(number: int, frame: FrameType | None) -> None:
            try:
                handlers[signal.Signals(number)](number, frame)
            except BaseException as error:
                if not running:
                    raise
                self._raised = self._raised or error

        try:
            for number in handlers:
                signal.signal(number, heard)
            yield
        finally:
            running = False
            for number, handler in handlers.items():
                if signal.getsignal(number) is heard:  # else a handler has named another
                    signal.signal(number, handler)

    def _answers(self, place: Place, returns: tuple[Kind, ...]) -> Iterator[Any]:
        for kind in returns:
            if kind.dimensions is None:
                yield np.frombuffer(self.read(place, kind.of.itemsize), kind.of)[0].item()
            else:
                # What manages the array and its owner, the number and the size of its items, then
                # the place of its data.
                [count] = np.frombuffer(self.read(place + 2 * self.pointer, 8), "<i8")
                at = place + 2 * self.pointer + 16
                begin = int.from_bytes(self.read(at, self.pointer), "little")
                yield np.frombuffer(self.read(begin, int(count) * kind.of.itemsize), kind.of)
            place += self._size(kind)

    def _size(self, kind: Kind) -> int:
        """Return the bytes of an answer: for an array, of what says where it is."""
        if kind.dimensions is None:
            return 8
        return 2 * self.pointer + 24 + 16 * kind.dimensions

    @abstractmethod
    def close(self) -> None:
        """Give the memory back."""

    @abstractmethod
    def call(self, entry: str, numbers: list[float]) -> int:
        """Call a kernel; return 0 if it had enough memory."""

    @abstractmethod
    def room(self, size: int) -> Place:
        """Take some bytes; return their place."""

    @abstractmethod
    def read(self, place: Place, size: int) -> bytearray | memoryview:
        """Return bytes of the memory, which nobody changes any more."""

    @abstractmethod
    def lend(self, values: NDArray[Any]) -> Place:
        """Give an array to the kernel; return its place."""

    @abstractmethod
    def take_back(self, place: Place, values: NDArray[Any]) -> None:
        """Read an array that the kernel may have written into."""


def _fits(value: NDArray[Any], kind: Kind) -> bool:
    return (
        value.dtype == kind.of
        and value.ndim == kind.dimensions
        and value.flags.c_contiguous
        and value.flags.writeable
    )


def _flat(values: Sequence[object]) -> Iterator[object]:
    """Yield the fields of tuples one after the other, as Numba lays them out."""
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield value


@lru_cache(maxsize=1)
def _signatures() -> dict[str, Signature]:
    return {
        name: Signature(module, *(tuple(map(_kind, kinds)) for kinds in signature))
        for module in _MODULES
        for name, signature in json.loads(data(f"{module}.json")).items()
    }


def _kind(text: str) -> Kind:
    of, _, dimensions = text.partition(":")
    return Kind(np.dtype(of), int(dimensions) if dimensions else None)


def signature_of(entry: str) -> Signature:
    """Return what a kernel takes and returns."""
    return _signatures()[entry]


def data(name: str) -> bytes:
    """Return a file that `make kernels` has written."""
    return files("greed.exact").joinpath("data", name).read_bytes()
