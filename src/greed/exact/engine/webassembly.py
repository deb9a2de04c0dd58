"""The kernels as WebAssembly, run by wasmtime."""

from __future__ import annotations

import gzip
import math
from functools import lru_cache
from typing import Any

import numpy as np
import wasmtime
from numpy.typing import NDArray

from greed.exact.engine.machine import Listener, Machine, data

_STACK = 1 << 20
_PAGE = 1 << 16
_MOST = 1 << 32  # what 32 bits can address
_GROWTH = 1 << 24  # bytes by which a bounded memory grows at once


def _whole(values: NDArray[Any]) -> NDArray[Any]:
    """Return the array that an array is a part of, or itself."""
    base = values.base
    return base if isinstance(base, np.ndarray) and base.flags.c_contiguous else values


@lru_cache(maxsize=4)
def _compiled(module: str) -> tuple[wasmtime.Engine, wasmtime.Module]:
    config = wasmtime.Config()
    if _is_bounded():
        # wasmtime reserves six gigabytes of addresses, so that no access needs to be checked.
        config.memory_reservation = config.memory_guard_size = 0
        config.memory_reservation_for_growth = _GROWTH
    engine = wasmtime.Engine(config)
    return engine, wasmtime.Module(engine, gzip.decompress(data(f"{module}.wasm.gz")))


def _is_bounded() -> bool:
    """Return whether the system bounds the addresses that this process may have."""
    try:
        import resource
    except ImportError:  # Windows
        return False
    return resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY


class WebAssembly(Machine):
    """A WebAssembly memory with a module of kernels; `most` is how large it may grow, in bytes."""

    pointer = 4

    def __init__(
        self, listener: Listener | None = None, most: int = _MOST, module: str = "kernels"
    ) -> None:
        super().__init__(listener, most)
        engine, code = _compiled(module)
        self._store = wasmtime.Store(engine)
        limits = wasmtime.Limits(2 * _STACK // _PAGE, most // _PAGE)
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(limits))
        real, whole = wasmtime.ValType.f64(), wasmtime.ValType.i32()
        heard = wasmtime.FuncType([real] * 2, [whole])
        given = {
            "__linear_memory": self._memory,
            "greed_tick": wasmtime.Func(self._store, heard, self.hear),
            "exp": wasmtime.Func(self._store, wasmtime.FuncType([real], [real]), math.exp),
        }
        imports: list[Any] = []
        for one in code.imports:
            if isinstance(one.type, wasmtime.GlobalType):
                imports.append(wasmtime.Global(self._store, one.type, wasmtime.Val.i32(_STACK)))
            elif isinstance(one.type, wasmtime.TableType):
                imports.append(wasmtime.Table(self._store, one.type, None))
            else:
                imports.append(given[one.name or ""])
        self._lent: dict[int, int] = {}
        self._exports: Any = wasmtime.Instance(self._store, code, imports).exports(self._store)

    def close(self) -> None:
        """Give the memory back: wasmtime remembers our `hear`, and that remembers all of it.

        What is still there when Python ends, wasmtime takes apart too late, and crashes.
        """
        self._store.close()

    def call(self, entry: str, numbers: list[float]) -> int:
        """Call a kernel; return 0 if it had enough memory."""
        try:
            return int(self._exports[entry](self._store, *numbers))
        except (wasmtime.Trap, wasmtime.WasmtimeError):
            return 1

    def room(self, size: int) -> int:
        """Take some bytes; return their place."""
        return int(self._exports["greed_alloc"](self._store, size)) % _MOST

    def read(self, place: int, size: int) -> bytearray:
        """Return a copy of bytes of the memory."""
        return self._memory.read(self._store, place, place + size)

    def lend(self, values: NDArray[Any]) -> int:
        """Copy an array into the memory, once with all that are parts of it; return its place."""
        whole = _whole(values)
        begin = whole.ctypes.data
        if begin not in self._lent:
            self._lent[begin] = self.room(whole.nbytes)
            self._memory.write(self._store, whole.tobytes(), self._lent[begin])
        return self._lent[begin] + values.ctypes.data - begin

    def take_back(self, place: int, values: NDArray[Any]) -> None:
        """Read an array that the kernel may have written into."""
        written = self.read(place, values.nbytes)
        values[...] = np.frombuffer(written, values.dtype).reshape(values.shape)
