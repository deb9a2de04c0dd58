"""How a long kernel says how far it is, and is told to stop: a call out of compiled code.

As WebAssembly the call is an import of the module. Here it calls the listener.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

__all__ = ["TICK", "listening", "tick"]

TICK = "greed_tick"
_listener: list[Callable[[float, float], bool]] = []


@ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double, ctypes.c_double)
def _heard(number: float, part: float) -> int:
    return int(bool(_listener) and _listener[-1](number, part))


llvm.add_symbol(TICK, ctypes.cast(_heard, ctypes.c_void_p).value)


@contextmanager
def listening(listener: Callable[[float, float], bool]) -> Iterator[None]:
    """Call a function at every tick; where it returns true, the kernel stops."""
    _listener.append(listener)
    try:
        yield
    finally:
        _listener.pop()


@intrinsic
def tick(typing, number, part):
    """Report a round, and which part of it is done; return whether to stop."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(ir.IntType(32), [ir.DoubleType(), ir.DoubleType()])
        function = cgutils.get_or_insert_function(builder.module, kind, TICK)
        return builder.icmp_signed("!=", builder.call(function, args), ir.IntType(32)(0))

    return types.boolean(types.float64, types.float64), emit
