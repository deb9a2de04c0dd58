"""Runs the compiled kernels: as native code where there is LLVM, as WebAssembly everywhere else.

Both come with Greed, made of the same functions by `make kernels`, and give the same answers.
Native code is two or three times as fast. LLVM, which Numba brings, writes it for this processor in
a second or two, once.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any, Literal

from greed.exact.engine.machine import Listener, Machine, signature_of

__all__ = ["Engine", "Listener", "engine", "run"]

Engine = Literal["native", "wasm"]
_NAMED = "GREED_ENGINE"


def engine() -> Engine:
    """Return the engine of this process; `GREED_ENGINE` can name the other one.

    >>> engine() in ("native", "wasm")
    True
    """
    named = os.environ.get(_NAMED, "")
    if named == "wasm" or (named != "native" and find_spec("llvmlite") is None):
        return "wasm"
    return "native"


def run(entry: str, *arguments: object, listener: Listener | None = None) -> tuple[Any, ...]:
    """Call a kernel with numbers, arrays and tuples of them; return what it answers with.

    It may write into the arrays. `listener` is told the round and which part of it is done; what
    it raises stops the kernel.

    Raises:
        MemoryError: there isn't enough for this task.
        TypeError: an array isn't of the kind that the kernel takes.
    """
    return _machine(entry, listener).run(entry, arguments)


def _machine(entry: str, listener: Listener | None) -> Machine:
    if engine() == "native":
        from greed.exact.engine.native import Native

        return Native(listener)
    from greed.exact.engine.webassembly import WebAssembly

    return WebAssembly(listener, module=signature_of(entry).module)
