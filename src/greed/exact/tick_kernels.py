"""How a long kernel says how far it is, and is told to stop: a call out of compiled code.

It calls out of the kernels to `greed.exact.engine`, which tells the listener. Numba, which only
compiles them, is given a place to call that is never called.
"""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

TICK = "greed_tick"
_NOWHERE = ctypes.create_string_buffer(1)
llvm.add_symbol(TICK, ctypes.addressof(_NOWHERE))


@intrinsic
def tick(typing, number, part):
    """Report a round, and which part of it is done; return whether to stop."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(ir.IntType(32), [ir.DoubleType(), ir.DoubleType()])
        function = cgutils.get_or_insert_function(builder.module, kind, TICK)
        return builder.icmp_signed("!=", builder.call(function, args), ir.IntType(32)(0))

    return types.boolean(types.float64, types.float64), emit
