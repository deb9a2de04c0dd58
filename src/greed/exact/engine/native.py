"""The kernels as native code, which LLVM writes for this processor once and keeps on disk.

The code on disk is run: anyone who may write into the cache may run programs as its owner. Its
checksum finds accidents.
"""

from __future__ import annotations

import ctypes
import hashlib
import lzma
import threading
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import numpy as np
from numpy.typing import NDArray

from greed.exact import cache
from greed.exact.engine.machine import Listener, Machine, data, signature_of

_MOST = 1 << 34
_LINE = 64  # bytes of a line of the cache
_DIGEST = 32
_whose = threading.local()  # the machine that runs a kernel in this thread


class Native(Machine):
    """Native code that takes its memory from NumPy; `most` is how many bytes it may take."""

    pointer = 8

    def __init__(self, listener: Listener | None = None, most: int = _MOST) -> None:
        super().__init__(listener, most)
        self._blocks: list[NDArray[np.uint8]] = []

    def close(self) -> None:
        """Give the memory back."""
        self._blocks.clear()

    def call(self, entry: str, numbers: list[float]) -> int:
        """Call a kernel; return 0 if it had enough memory."""
        function = _function(entry)
        before = getattr(_whose, "machine", None)
        _whose.machine = self
        try:
            return int(function(*numbers))
        finally:
            _whose.machine = before

    def room(self, size: int) -> int:
        """Take some bytes; return their place, or 0 if there aren't as many."""
        self.most -= size
        if self.most < 0:
            return 0
        try:
            self._blocks.append(np.empty(size + _LINE, np.uint8))
        except MemoryError:
            return 0
        begin = self._blocks[-1].ctypes.data
        return int(begin + -begin % _LINE)

    def read(self, place: int, size: int) -> memoryview:
        """Return bytes of the memory, which stay for as long as somebody needs them."""
        for block in self._blocks:
            at = place - block.ctypes.data
            if 0 <= at < block.size:
                return block[at : at + size].data
        return memoryview(bytearray((ctypes.c_char * size).from_address(place)))

    def lend(self, values: NDArray[Any]) -> int:
        """Return where an array is; the kernel works on it there."""
        return int(values.ctypes.data)

    def take_back(self, place: int, values: NDArray[Any]) -> None:
        """Do nothing: the kernel has written into the array itself."""


def _room(size: int) -> int:
    return int(_whose.machine.room(size))


def _heard(number: float, part: float) -> int:
    return int(_whose.machine.hear(number, part))


# What kernels call: LLVM keeps the addresses, so that these must live as long as the process.
_CALLED = {
    "greed_alloc": ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(_room),
    "greed_tick": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double, ctypes.c_double)(_heard),
}


@lru_cache(maxsize=64)
def _function(entry: str) -> Any:  # noqa: ANN401 -- one of ctypes
    """Return a kernel as a function of numbers."""
    kinds: list[Any] = [ctypes.c_int64] * 2
    signature = signature_of(entry)
    for kind in signature.takes:
        if kind.dimensions is None:
            kinds.append(ctypes.c_double if kind.of == np.float64 else ctypes.c_int64)
        else:
            kinds += [ctypes.c_int64] * (5 + 2 * kind.dimensions)
    library = _library(signature.module)
    function: Any = ctypes.CFUNCTYPE(ctypes.c_int32, *kinds)(library.get_function_address(entry))
    function.library = library  # whose code goes with it
    return function


@lru_cache(maxsize=4)
def _library(module: str) -> Any:  # noqa: ANN401 -- LLVM's execution engine has no types
    """Return the kernels of a module, ready to be called."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for name, function in _CALLED.items():
        llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)
    packed, processor = data(f"{module}.bc.xz"), llvm.get_host_cpu_name()
    features = llvm.get_host_cpu_features().flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=processor, features=features, opt=3, jit=True
    )
    made_of = repr((hashlib.sha256(packed).digest(), processor, features, llvm.llvm_version_info))
    place = cache.folder() / f"{module}-{hashlib.sha256(made_of.encode()).hexdigest()[:16]}.o"
    code = _kept(place)
    if code is None:
        unit = llvm.parse_bitcode(lzma.decompress(packed))
        unit.data_layout, unit.triple = str(machine.target_data), machine.triple
        code = machine.emit_object(unit)
        with suppress(OSError), cache.whole_file(place) as file:
            file.write(hashlib.sha256(code).digest() + code)
    library = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    library.add_object_file(llvm.ObjectFileRef.from_data(code))
    library.finalize_object()
    return library


def _kept(place: Path) -> bytes | None:
    """Return native code that is on disk, if it is whole."""
    with suppress(OSError):
        file = place.read_bytes()
        if hashlib.sha256(file[_DIGEST:]).digest() == file[:_DIGEST]:
            return file[_DIGEST:]
    return None
