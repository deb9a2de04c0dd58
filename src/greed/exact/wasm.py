"""The kernels as WebAssembly, run by wasmtime: nothing is compiled but the module itself."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import numpy as np
import wasmtime
from numpy.typing import NDArray

__all__ = ["Module"]

_STACK = 1 << 20
_PAGE = 1 << 16
_MOST = 1 << 32
# What the kernel of the race returns: arrays of these dimensions and types, one after the other.
_RETURNED = (
    (1, "<i8"), (1, "<f8"), (1, "<f8"), (2, "<f8"), (4, "<f8"), (2, "<f8"), (1, "<f8"), (4, "<f8"),
    (1, "<i4"),
)  # fmt: skip
# Where Numba's arrays have the number of their items and the place of their data, and how long they
# are but for shape and strides.
_ITEMS, _DATA, _ARRAY = 8, 24, 32


class Module:
    """A memory with the kernels in it, for one answer.

    `listener` is told how far it is, and says whether to stop; `most` is how large the memory may
    grow, in bytes.
    """

    def __init__(self, listener: Callable[[float, float], bool], most: int = _MOST) -> None:
        engine = wasmtime.Engine()
        packed = files("greed.exact").joinpath("data", "race.wasm.gz").read_bytes()
        module = wasmtime.Module(engine, gzip.decompress(packed))
        self._store = wasmtime.Store(engine)
        limits = wasmtime.Limits(2 * _STACK // _PAGE, most // _PAGE)
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(limits))
        kind = wasmtime.FuncType([wasmtime.ValType.f64()] * 2, [wasmtime.ValType.i32()])
        heard = wasmtime.Func(self._store, kind, lambda number, part: int(listener(number, part)))
        given = {"__linear_memory": self._memory, "greed_tick": heard}
        imports: list[Any] = []
        for one in module.imports:
            if isinstance(one.type, wasmtime.GlobalType):
                imports.append(wasmtime.Global(self._store, one.type, wasmtime.Val.i32(_STACK)))
            elif isinstance(one.type, wasmtime.TableType):
                imports.append(wasmtime.Table(self._store, one.type, None))
            else:
                imports.append(given[one.name or ""])
        self._exports = wasmtime.Instance(self._store, module, imports).exports(self._store)

    def race(
        self, whole: NDArray[np.int64], parts: NDArray[np.float64]
    ) -> tuple[NDArray[Any], ...]:
        """Return what `race_kernel` does.

        Raises:
            MemoryError: there isn't enough for this sheet.
        """
        size = sum(_ARRAY + 16 * dimensions for dimensions, _ in _RETURNED)
        returned, error = self._room(size), self._room(16)
        arguments = [*self._argument(whole), *self._argument(parts)]
        try:
            status = self._exports["race"](self._store, returned, error, *arguments)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as trap:
            raise MemoryError("solving this sheet needs more memory than there is") from trap
        if status:
            raise MemoryError("solving this sheet needs more memory than there is")
        found: list[NDArray[Any]] = []
        for dimensions, kind in _RETURNED:
            items = self._number(returned + _ITEMS, 8)
            found.append(self._read(self._number(returned + _DATA, 4), items, kind))
            returned += _ARRAY + 16 * dimensions
        return tuple(found)

    def _room(self, size: int) -> int:
        return int(self._exports["greed_alloc"](self._store, size)) % (1 << 32)

    def _argument(self, values: NDArray[Any]) -> list[int]:
        """Write an array into the memory; return it as Numba's parameters."""
        place = self._room(values.nbytes)
        self._memory.write(self._store, values.tobytes(), place)
        return [0, 0, values.size, values.itemsize, place, values.size, values.itemsize]

    def _number(self, place: int, size: int) -> int:
        return int.from_bytes(self._memory.read(self._store, place, place + size), "little")

    def _read(self, place: int, items: int, kind: str) -> NDArray[Any]:
        size = items * np.dtype(kind).itemsize
        return np.frombuffer(self._memory.read(self._store, place, place + size), kind).copy()
