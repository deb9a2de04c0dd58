"""The kernels as WebAssembly, run by wasmtime."""

from __future__ import annotations

import gzip
from typing import Any

import wasmtime

from greed.exact.engine.machine import Listener, Machine, data

__all__ = ["WebAssembly"]

_STACK = 1 << 20
_PAGE = 1 << 16
_MOST = 1 << 32  # what 32 bits can address


class WebAssembly(Machine):
    """A WebAssembly memory with the kernels in it; `most` is how large it may grow, in bytes."""

    pointer = 4

    def __init__(self, listener: Listener | None = None, most: int = _MOST) -> None:
        super().__init__(listener, most)
        engine = wasmtime.Engine()
        module = wasmtime.Module(engine, gzip.decompress(data("race.wasm.gz")))
        self._store = wasmtime.Store(engine)
        limits = wasmtime.Limits(2 * _STACK // _PAGE, most // _PAGE)
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(limits))
        kind = wasmtime.FuncType([wasmtime.ValType.f64()] * 2, [wasmtime.ValType.i32()])
        given = {
            "__linear_memory": self._memory,
            "greed_tick": wasmtime.Func(self._store, kind, self.hear),
        }
        imports: list[Any] = []
        for one in module.imports:
            if isinstance(one.type, wasmtime.GlobalType):
                imports.append(wasmtime.Global(self._store, one.type, wasmtime.Val.i32(_STACK)))
            elif isinstance(one.type, wasmtime.TableType):
                imports.append(wasmtime.Table(self._store, one.type, None))
            else:
                imports.append(given[one.name or ""])
        self._exports: Any = wasmtime.Instance(self._store, module, imports).exports(self._store)

    def call(self, entry: str, given: list[float]) -> int:
        """Call a kernel; return 0 if it had enough memory."""
        try:
            return int(self._exports[entry](self._store, *given))
        except (wasmtime.Trap, wasmtime.WasmtimeError):
            return 1

    def room(self, size: int) -> int:
        """Take some bytes; return their place."""
        return int(self._exports["greed_alloc"](self._store, size)) % _MOST

    def read(self, place: int, size: int) -> bytearray:
        """Return a copy of bytes of the memory."""
        return self._memory.read(self._store, place, place + size)

    def write(self, place: int, values: bytes) -> None:
        """Write bytes into the memory."""
        self._memory.write(self._store, values, place)
