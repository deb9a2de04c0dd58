"""Vectors of sixteen numbers as a type of compiled code.

LLVM makes vectors of loops, but neither as wide as the machine has them nor of look-ups (gathers),
since it can't know that tables are never written to. These vectors have 32 or 64 bits in each
lane, and operators work lane by lane; where a machine has narrower vectors, or no gathers, LLVM
takes several instructions. Without a compiler vectors are arrays of NumPy.
"""

from __future__ import annotations

import operator

import numpy as np
from llvmlite import ir
from numba import config, types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, models, register_model

WIDTH = 16
"""Lanes of a vector."""

_I1, _I32, _I64 = (ir.IntType(bits) for bits in (1, 32, 64))


def _kind(bits, lanes=WIDTH):
    return ir.VectorType(ir.IntType(bits), lanes)


class Vector(types.Type):
    """Numba's type of a vector of numbers, or of truths (one bit)."""

    def __init__(self, bits: int) -> None:
        super().__init__(name=f"Vector{WIDTH}x{bits}")
        self.bits = bits


_OF = {bits: Vector(bits) for bits in (1, 32, 64)}


@register_model(Vector)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, manager, of) -> None:
        super().__init__(manager, of, _kind(of.bits))


def _spread(builder, value, kind):
    """Return a vector as it is, and a number in every lane."""
    if value.type == kind:
        return value
    if value.type.width > kind.element.width:
        value = builder.trunc(value, kind.element)
    elif value.type.width < kind.element.width:
        value = builder.zext(value, kind.element)
    empty = ir.Constant(kind, ir.Undefined)
    first = builder.insert_element(empty, value, ir.Constant(_I32, 0))
    return builder.shuffle_vector(first, empty, ir.Constant(_kind(32), [0] * WIDTH))


def _teach(symbol, emit, result=None):
    """Let an operator work lane by lane on vectors, and on a vector and a number."""

    class Template(AbstractTemplate):
        key = symbol

        def generic(self, args, kws):
            vectors = {of for of in args if isinstance(of, Vector)}
            whole = sum(isinstance(of, types.Integer) for of in args)
            if len(vectors) != 1 or whole > 1:
                return None
            return signature(result or vectors.pop(), *args)

    infer_global(symbol)(Template)

    def lower(context, builder, signature, args):
        kind = next(value.type for value in args if isinstance(value.type, ir.VectorType))
        return emit(builder, *(_spread(builder, value, kind) for value in args))

    for kinds in ((Vector, Vector), (Vector, types.Integer), (types.Integer, Vector)):
        lower_builtin(symbol, *kinds)(lower)


def _compared(sign):
    return lambda builder, one, other: builder.icmp_unsigned(sign, one, other)


_teach(operator.add, lambda builder, one, other: builder.add(one, other))
_teach(operator.sub, lambda builder, one, other: builder.sub(one, other))
_teach(operator.mul, lambda builder, one, other: builder.mul(one, other))
_teach(operator.lshift, lambda builder, one, other: builder.shl(one, other))
_teach(operator.rshift, lambda builder, one, other: builder.lshr(one, other))
_teach(operator.and_, lambda builder, one, other: builder.and_(one, other))
_teach(operator.or_, lambda builder, one, other: builder.or_(one, other))
_teach(operator.xor, lambda builder, one, other: builder.xor(one, other))
_teach(operator.lt, _compared("<"), _OF[1])
_teach(operator.ge, _compared(">="), _OF[1])
_teach(operator.eq, _compared("=="), _OF[1])
_teach(operator.ne, _compared("!="), _OF[1])


def _base(context, builder, kind, array):
    return context.make_array(kind)(context, builder, array).data


def _place(context, builder, kind, array, at):
    place = builder.gep(_base(context, builder, kind, array), [at])
    return builder.bitcast(place, _kind(kind.dtype.bitwidth).as_pointer())


@intrinsic
def load(typing, array, at):
    """Return the sixteen numbers of an array that begin at an index."""

    def emit(context, builder, signature, args):
        loaded = builder.load(_place(context, builder, signature.args[0], *args))
        loaded.align = array.dtype.bitwidth // 8
        return loaded

    return _OF[array.dtype.bitwidth](array, types.uint64), emit


@intrinsic
def store(typing, array, at, value):
    """Write sixteen numbers into an array from an index on."""

    def emit(context, builder, signature, args):
        place = _place(context, builder, signature.args[0], *args[:2])
        builder.store(args[2], place).align = array.dtype.bitwidth // 8
        return context.get_dummy_value()

    return types.none(array, types.uint64, value), emit


class _Places(ir.instructions.GEPInstr):
    """The addresses of the entries of a table with these indices."""

    def __init__(self, block, base, element, index) -> None:
        kind = ir.VectorType(base.type, WIDTH)
        ir.instructions.Instruction.__init__(self, block, kind, "getelementptr", [base, index])
        self.pointer, self.indices, self.inbounds = base, [index], False
        self.source_etype = element


@intrinsic
def look_up(typing, table, index):
    """Return the entries of a table with these indices, which are below 2^31."""
    size = table.dtype.bitwidth

    def emit(context, builder, signature, args):
        base = _base(context, builder, signature.args[0], args[0])
        places = _Places(builder.block, base, ir.IntType(size), args[1])
        builder._insert(places)
        vector, mask = _kind(size), _kind(1)
        kind = ir.FunctionType(vector, [places.type, _I32, mask, vector])
        name = f"llvm.masked.gather.v{WIDTH}i{size}.v{WIDTH}{base.type.intrinsic_name}"
        gather = cgutils.get_or_insert_function(builder.module, kind, name)
        align, every = ir.Constant(_I32, size // 8), ir.Constant(mask, [1] * WIDTH)
        return builder.call(gather, [places, align, every, ir.Constant(vector, ir.Undefined)])

    return _OF[size](table, index), emit


@intrinsic
def halves(typing, words):
    """Return the lower and the upper 32 bits of words of 64 bits."""

    def emit(context, builder, signature, args):
        parts = builder.bitcast(args[0], _kind(32, 2 * WIDTH))
        chosen = [ir.Constant(_kind(32), list(range(odd, 2 * WIDTH, 2))) for odd in (0, 1)]
        pair = [builder.shuffle_vector(parts, parts, which) for which in chosen]
        return context.make_tuple(builder, signature.return_type, pair)

    return types.UniTuple(_OF[32], 2)(words), emit


@intrinsic
def join(typing, high, low, bits):
    """Return `high` moved up by some bits (not 0), filled up with the highest bits of `low`."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(_kind(32), [_kind(32)] * 3)
        shift = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fshl.v{WIDTH}i32")
        return builder.call(shift, [_spread(builder, value, _kind(32)) for value in args])

    return _OF[32](high, low, bits), emit


@intrinsic
def where(typing, mask, one, other):
    """Return one where a mask is true, other elsewhere."""

    def emit(context, builder, signature, args):
        return builder.select(args[0], *(_spread(builder, value, _kind(32)) for value in args[1:]))

    return _OF[32](mask, one, other), emit


@intrinsic
def neither(typing, mask):
    """Return where a mask is false."""

    def emit(context, builder, signature, args):
        return builder.not_(args[0])

    return mask(mask), emit


@intrinsic
def bits_of(typing, mask):
    """Return a mask as a number, lane 0 the lowest bit."""

    def emit(context, builder, signature, args):
        return builder.zext(builder.bitcast(args[0], ir.IntType(WIDTH)), _I64)

    return types.uint64(mask), emit


@intrinsic
def lowest(typing, number):
    """Return which bit is the lowest that is set."""

    def emit(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(_I1, 1))

    return types.uint64(types.uint64), emit


if config.DISABLE_JIT:

    def load(array, at):
        return array[int(at) : int(at) + WIDTH].copy()

    def store(array, at, value):
        array[int(at) : int(at) + WIDTH] = value

    def look_up(table, index):
        return table[index]

    def halves(words):
        return words.astype(np.uint32), (words >> np.uint64(32)).astype(np.uint32)

    def join(high, low, bits):
        return high << np.uint32(bits) | low >> np.uint32(32 - bits)

    def bits_of(mask):
        return np.uint64(sum(1 << int(lane) for lane in np.flatnonzero(mask)))

    def lowest(number):
        return np.uint64((int(number) & -int(number)).bit_length() - 1)

    where, neither = np.where, np.logical_not
