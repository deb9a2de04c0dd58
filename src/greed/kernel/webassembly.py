"""The kernel as WebAssembly, run by wasmtime where there is no library for a platform."""

from __future__ import annotations

import atexit
import ctypes
import threading
import weakref
from array import array
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import wasmtime

from greed.kernel.block import Block, Field, Kernel, word_of

_RESERVED = 4 << 30, 1 << 30, 1 << 28
"""Bytes of addresses for the memory, which grows so far without being moved: as many as 32 bits
reach, or fewer where a process may not have that many."""


class _Room:
    """Some bytes of the memory, given back when nobody looks at them any more."""

    def __init__(self, store: wasmtime.Store, address: int, freed: deque[int]) -> None:
        self._store, self._address, self._freed = store, address, freed  # the store has the memory

    def __del__(self) -> None:
        self._freed.append(self._address)


class WebAssembly(Kernel):
    """A module with a memory of its own."""

    word = "i"

    def __init__(self, path: Path) -> None:
        self._store, instance = _started(path.read_bytes())
        atexit.register(_close, weakref.ref(self._store))
        self._exports = cast("dict[str, Any]", instance.exports(self._store))
        self._exports["_initialize"](self._store)
        begin = self._exports["memory"].data_ptr(self._store)
        self._memory = ctypes.addressof(begin.contents)
        self._freed: deque[int] = deque()
        self._lock = threading.RLock()  # wasmtime lets other threads run, but not in the module

    def block(self, kind: str, values: Iterable[int] | Iterable[float] | bytes) -> Block:
        """Return numbers of a kind for the kernel."""
        given = array(kind, values)
        block = self._room(kind, len(given))
        memoryview(block.values)[:] = memoryview(given)
        return block

    def zeros(self, kind: str, count: int) -> Block:
        """Return this many zeros for the kernel."""
        block = self._room(kind, count)
        size = array(kind).itemsize * count
        ctypes.memset(self._memory + block.address % (1 << 32), 0, size)
        return block

    def call(self, name: str, *arguments: Field) -> float:
        """Call a function of the kernel."""
        given = (each if isinstance(each, float) else word_of(each) for each in arguments)
        with self._lock:
            return float(self._exports[name](self._store, *given) or 0)

    def _room(self, kind: str, count: int) -> Block:
        """Return a block of which nothing is written yet."""
        size = array(kind).itemsize * count
        with self._lock:
            while self._freed:
                self._exports["free"](self._store, self._freed.popleft())
            address = self._exports["malloc"](self._store, max(size, 1)) if size < 1 << 31 else 0
        if not address:
            raise MemoryError("WebAssembly has no more than 4 GB of memory, and that is used up")
        held: Any = (ctypes.c_ubyte * size).from_address(self._memory + address % (1 << 32))
        held.room = _Room(self._store, address, self._freed)
        view: Any = memoryview(held).cast("B")
        return Block(view.cast(kind), address)


def _started(code: bytes) -> tuple[wasmtime.Store, wasmtime.Instance]:
    """Start a module, with a memory that is never moved."""
    for reserved in _RESERVED:
        config = wasmtime.Config()
        config.memory_reservation, config.memory_may_move = reserved, False
        if reserved < _RESERVED[0]:
            config.memory_guard_size = 0
        store = wasmtime.Store(wasmtime.Engine(config))
        module = wasmtime.Module(store.engine, code)
        try:
            return store, wasmtime.Instance(store, module, [])
        except wasmtime.WasmtimeError:
            store.close()
    raise MemoryError("this process may not have enough memory for WebAssembly")


def _close(kept: weakref.ref[wasmtime.Store]) -> None:
    """Close a store before Python ends: later than that, wasmtime stumbles over it."""
    if store := kept():
        store.close()
        store.engine.close()
