"""The one kernel: functions in C that solve games, and memory that they and Python share."""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from greed.core.errors import NoKernel
from greed.kernel.block import Block, Field, Kernel
from greed.kernel.native import LIBRARIES, Native, libraries, platform, recipe

__all__ = ["Block", "Field", "Kernel", "kernel"]

_NAMED = "GREED_KERNEL"


@cache
def kernel() -> Kernel:
    """Return the kernel: the library for this platform, else the WebAssembly module.

    `GREED_KERNEL` can name another library by its path, or be "wasm".

    Raises:
        NoKernel: none runs on this machine; the message says how to get one.
    """
    named = os.environ.get(_NAMED)
    if named == "wasm":
        if not find_spec("wasmtime"):
            raise NoKernel(f"{_NAMED}=wasm needs wasmtime; install it, or unset {_NAMED}")
        return _webassembly()
    if named:
        try:
            return Native(Path(named))
        except OSError as error:
            raise NoKernel(f"{_NAMED} names no library of the kernel: {error}") from error
    why = f"Greed has no kernel for {platform()}"
    for path in libraries():
        if path.is_file():
            try:
                return Native(path)
            except OSError as error:
                why = f"Greed can't load its kernel for {platform()} ({error})"
    if find_spec("wasmtime"):
        return _webassembly()
    raise NoKernel(f"{why}; install wasmtime, which runs it everywhere, or build one: {recipe()}")


def _webassembly() -> Kernel:
    from greed.kernel.webassembly import WebAssembly

    return WebAssembly(LIBRARIES / "kernel.wasm")
