"""Vectors of sixteen doubles for the kernels of races: what Numba can't say, said to LLVM.

Sixteen positions are solved at once, one in each lane: neighbouring positions need the same steps
of different numbers. All indices are unsigned, since signed ones are checked for wrapping around
and keep LLVM from using vectors.
"""

from __future__ import annotations

import os

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic, models, register_model

LANES = int(os.environ.get("GREED_LANES", "16"))
"""Sixteen are best for native code; WebAssembly is compiled for eight."""
_STEPS = 2147483647
VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_INDEX = ir.VectorType(ir.IntType(64), LANES)
_SHUFFLE = ir.VectorType(ir.IntType(32), LANES)


class LanesType(types.Type):
    """Numba's type of a vector of doubles."""

    def __init__(self) -> None:
        super().__init__(name=f"Lanes{LANES}")


LANES_TYPE = LanesType()


@register_model(LanesType)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager, of) -> None:
        super().__init__(manager, of, VECTOR)


def pointer(context, builder, kind, array, index):
    """Return where sixteen numbers of an array begin, in the terms of LLVM."""
    data = context.make_array(kind)(context, builder, array).data
    element = data.type.pointee
    return builder.bitcast(builder.gep(data, [index]), ir.VectorType(element, LANES).as_pointer())


@intrinsic
def load(typing, array, index):
    """Return the sixteen numbers of an array that begin at an index.

    Doubles as they are; 32-bit integers count steps of 1 / (2^31 - 1).
    """

    def emit(context, builder, signature, args):
        kind = signature.args[0]
        loaded = builder.load(pointer(context, builder, kind, args[0], args[1]))
        loaded.align = kind.dtype.bitwidth // 8
        if kind.dtype == types.int32:
            step = ir.Constant(VECTOR, [1.0 / _STEPS] * LANES)
            return builder.fmul(builder.sitofp(loaded, VECTOR), step)
        return loaded

    return LANES_TYPE(array, types.uint64), emit


@intrinsic
def store(typing, array, index, value):
    """Write sixteen numbers into an array from an index on, rounded to what it holds."""

    def emit(context, builder, signature, args):
        kind, value = signature.args[0], args[2]
        place = pointer(context, builder, kind, args[0], args[1])
        if kind.dtype == types.int32:
            steps = ir.Constant(VECTOR, [float(_STEPS)] * LANES)
            half = ir.Constant(VECTOR, [0.5] * LANES)
            whole = builder.fadd(builder.fmul(value, steps), half)
            value = builder.fptosi(whole, place.type.pointee)
        builder.store(value, place).align = kind.dtype.bitwidth // 8
        return context.get_dummy_value()

    return types.none(array, types.uint64, LANES_TYPE), emit


def _splatted(builder, scalar, kind):
    empty = ir.Constant(kind, ir.Undefined)
    first = builder.insert_element(empty, scalar, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, empty, ir.Constant(_SHUFFLE, [0] * LANES))


@intrinsic
def splat(typing, value):
    """Return a number in every lane."""

    def emit(context, builder, signature, args):
        return _splatted(builder, args[0], VECTOR)

    return LANES_TYPE(types.float64), emit


@intrinsic
def reverse(typing, value):
    """Return the lanes in the opposite order."""

    def emit(context, builder, signature, args):
        order = ir.Constant(_SHUFFLE, list(range(LANES))[::-1])
        return builder.shuffle_vector(args[0], ir.Constant(VECTOR, ir.Undefined), order)

    return LANES_TYPE(LANES_TYPE), emit


def _lane_by_lane(operation):
    """Return the intrinsic that does an operation of two numbers in each lane."""

    def of_two(typing, one, other):
        def emit(context, builder, signature, args):
            return operation(builder, *args)

        return LANES_TYPE(LANES_TYPE, LANES_TYPE), emit

    return intrinsic(of_two)


add = _lane_by_lane(lambda builder, one, other: builder.fadd(one, other))
subtract = _lane_by_lane(lambda builder, one, other: builder.fsub(one, other))
larger = _lane_by_lane(
    lambda builder, one, other: builder.select(builder.fcmp_ordered(">", one, other), one, other)
)
smaller = _lane_by_lane(
    lambda builder, one, other: builder.select(builder.fcmp_ordered("<", one, other), one, other)
)


@intrinsic
def add_product(typing, total, one, other):
    """Return total + one * other, rounded once."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(VECTOR, [VECTOR] * 3)
        fused = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fma.v{LANES}f64")
        return builder.call(fused, [args[1], args[2], args[0]])

    return LANES_TYPE(LANES_TYPE, LANES_TYPE, LANES_TYPE), emit


@intrinsic
def up_to(typing, limit, one, other):
    """Return one in the lanes with a number up to limit (0 is the first), other in the rest."""

    def emit(context, builder, signature, args):
        numbers = ir.Constant(_INDEX, list(range(LANES)))
        mask = builder.icmp_signed("<=", numbers, _splatted(builder, args[0], _INDEX))
        return builder.select(mask, args[1], args[2])

    return LANES_TYPE(types.int64, LANES_TYPE, LANES_TYPE), emit


@intrinsic
def nowhere_less(typing, one, other):
    """Return whether one is at least as large as other in every lane."""

    def emit(context, builder, signature, args):
        less = builder.fcmp_unordered("<", args[0], args[1])
        bits = builder.bitcast(less, ir.IntType(LANES))
        return builder.icmp_unsigned("==", bits, ir.Constant(ir.IntType(LANES), 0))

    return types.boolean(LANES_TYPE, LANES_TYPE), emit


inner = njit(cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
"""Compiles what only kernels call: a way in from Python would take long to compile."""
