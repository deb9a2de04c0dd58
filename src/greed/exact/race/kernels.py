"""The compiled functions of the race between two, in one file.

Numba's cache on disk watches the file of the compiled function only, so whatever is compiled
together stays together. Python's side of each kernel is in the module named after its problem.

Sixteen positions are solved at once, in the lanes of vectors: neighbouring positions of a
diagonal (where the scores of both seats add up to the same sum) need the same steps of
different numbers. The values of a turn are kept as `[row][decision][lane]`, so that an option
is one aligned load and one maximum for sixteen positions, and all indices are unsigned, since
signed ones are checked for wrapping around and keep LLVM from using vectors.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba import uint64 as U
from numba.core import cgutils
from numba.extending import intrinsic, models, register_model
from numpy.typing import NDArray

__all__ = ["LANES", "SIZES", "CompiledTurn"]

LANES = 16
SIZES = 3
"""Outcomes lie by how many options they have: 1, 2, or more, so that few loops are short."""
_STEPS = 65535
_FINE = 2147483647
_SAME = 1e-14  # differences that are taken for rounding
_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_INDEX = ir.VectorType(ir.IntType(64), LANES)
_SHUFFLE = ir.VectorType(ir.IntType(32), LANES)


class _Lanes(types.Type):
    """Numba's type of a vector of doubles."""

    def __init__(self) -> None:
        super().__init__(name=f"Lanes{LANES}")


_lanes = _Lanes()


@register_model(_Lanes)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager, of) -> None:
        super().__init__(manager, of, _VECTOR)


def _pointer(context, builder, kind, array, index):
    data = context.make_array(kind)(context, builder, array).data
    element = data.type.pointee
    return builder.bitcast(builder.gep(data, [index]), ir.VectorType(element, LANES).as_pointer())


@intrinsic
def _load(typing, array, index):
    """Return the sixteen numbers of an array that begin at an index.

    Doubles as they are; 32-bit integers count steps of 1 / (2^31 - 1), 16-bit ones of 1 / 65535.
    """

    def emit(context, builder, signature, args):
        kind = signature.args[0]
        found = builder.load(_pointer(context, builder, kind, args[0], args[1]))
        found.align = kind.dtype.bitwidth // 8
        if kind.dtype == types.int32:
            step = ir.Constant(_VECTOR, [1.0 / _FINE] * LANES)
            return builder.fmul(builder.sitofp(found, _VECTOR), step)
        if kind.dtype == types.uint16:
            step = ir.Constant(_VECTOR, [1.0 / _STEPS] * LANES)
            return builder.fmul(builder.uitofp(found, _VECTOR), step)
        return found

    return _lanes(array, types.uint64), emit


@intrinsic
def _store(typing, array, index, value):
    """Write sixteen numbers into an array from an index on, rounded to what it holds."""

    def emit(context, builder, signature, args):
        kind, value = signature.args[0], args[2]
        place = _pointer(context, builder, kind, args[0], args[1])
        if kind.dtype != types.float64:
            fine = kind.dtype == types.int32
            steps = ir.Constant(_VECTOR, [float(_FINE if fine else _STEPS)] * LANES)
            half = ir.Constant(_VECTOR, [0.5] * LANES)
            whole = builder.fadd(builder.fmul(value, steps), half)
            convert = builder.fptosi if fine else builder.fptoui
            value = convert(whole, place.type.pointee)
        builder.store(value, place).align = kind.dtype.bitwidth // 8
        return context.get_dummy_value()

    return types.none(array, types.uint64, _lanes), emit


def _splatted(builder, scalar, kind):
    empty = ir.Constant(kind, ir.Undefined)
    first = builder.insert_element(empty, scalar, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, empty, ir.Constant(_SHUFFLE, [0] * LANES))


@intrinsic
def _splat(typing, value):
    """Return a number in every lane."""

    def emit(context, builder, signature, args):
        return _splatted(builder, args[0], _VECTOR)

    return _lanes(types.float64), emit


@intrinsic
def _reverse(typing, value):
    """Return the lanes in the opposite order."""

    def emit(context, builder, signature, args):
        order = ir.Constant(_SHUFFLE, list(range(LANES))[::-1])
        return builder.shuffle_vector(args[0], ir.Constant(_VECTOR, ir.Undefined), order)

    return _lanes(_lanes), emit


def _lane_by_lane(operation):
    """Return the intrinsic that does an operation of two numbers in each lane."""

    def of_two(typing, one, other):
        def emit(context, builder, signature, args):
            return operation(builder, *args)

        return _lanes(_lanes, _lanes), emit

    return intrinsic(of_two)


_add = _lane_by_lane(lambda builder, one, other: builder.fadd(one, other))
_subtract = _lane_by_lane(lambda builder, one, other: builder.fsub(one, other))
_larger = _lane_by_lane(
    lambda builder, one, other: builder.select(builder.fcmp_ordered(">", one, other), one, other)
)
_smaller = _lane_by_lane(
    lambda builder, one, other: builder.select(builder.fcmp_ordered("<", one, other), one, other)
)


@intrinsic
def _add_product(typing, total, one, other):
    """Return total + one * other, rounded once."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(_VECTOR, [_VECTOR] * 3)
        fused = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fma.v{LANES}f64")
        return builder.call(fused, [args[1], args[2], args[0]])

    return _lanes(_lanes, _lanes, _lanes), emit


@intrinsic
def _upto(typing, limit, one, other):
    """Return one in the lanes with a number up to limit (0 is the first), other in the rest."""

    def emit(context, builder, signature, args):
        numbers = ir.Constant(_INDEX, list(range(LANES)))
        mask = builder.icmp_signed("<=", numbers, _splatted(builder, args[0], _INDEX))
        return builder.select(mask, args[1], args[2])

    return _lanes(types.int64, _lanes, _lanes), emit


@intrinsic
def _nowhere_less(typing, one, other):
    """Return whether one is at least as large as other in every lane."""

    def emit(context, builder, signature, args):
        less = builder.fcmp_unordered("<", args[0], args[1])
        bits = builder.bitcast(less, ir.IntType(LANES))
        return builder.icmp_unsigned("==", bits, ir.Constant(ir.IntType(LANES), 0))

    return types.boolean(_lanes, _lanes), emit


# What only kernels call needs no way in from Python, which would take long to compile.
_inner = njit(cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


class CompiledTurn(NamedTuple):
    """A `TurnGraph` laid out for these kernels; indices are unsigned, offsets count doubles.

    It is not the tuple itself because vectors need unsigned indices that are already multiplied by
    the width of a row, and because options differ by level. The values of a row are one vector per
    decision, and one more for the plain bank. An outcome's options are laid out several times:
    first all of them, then those that are left at level k, for each k. There the decisions of a
    rank up to k are known to be banked in every row above, so that of the options that lead to them
    only the one with the most points is left. And where the decision `hot`, to throw all dice
    again, is worth no less in any row further up than hot and worse[i] are in every row from
    worse_from[i] on, an option is left out that leads to one of those and brings no more points
    than another one that leads to hot. Where nothing can be taken over, and banks rise
    with the points (those of the sources `risers`), an option is left out as well if another one
    leads to the same decision with more points. Without
    an attempt a node is thrown in the first `rows_alone`
    rows only; with one, no more than `slack` rows further up, but for one time in 10^13.
    """

    nodes: np.uint64
    decisions: np.uint64
    start: np.uint64
    sources: np.uint64
    reach: np.uint64
    levels: np.int64
    attempt: NDArray[np.int64]
    bust: NDArray[np.float64]
    missed: NDArray[np.float64]
    row_from: NDArray[np.uint64]
    row_to: NDArray[np.uint64]
    outcome_start: NDArray[np.uint64]
    chance: NDArray[np.float64]
    options: NDArray[np.int64]
    option_start: NDArray[np.uint64]
    offset: NDArray[np.uint64]
    flat: NDArray[np.uint64]
    node_decisions: NDArray[np.uint64]
    source: NDArray[np.uint64]
    bank_from: NDArray[np.uint64]
    stop_from: NDArray[np.uint64]
    rank: NDArray[np.int64]
    hot: np.uint64
    worse: NDArray[np.uint64]
    worse_from: NDArray[np.uint64]
    risers: NDArray[np.uint64]
    plain_from: NDArray[np.uint64]
    sure_from: NDArray[np.uint64]
    rows_alone: NDArray[np.uint64]
    slack: np.uint64
    rounds: np.int64
    close: np.float64


@_inner
def _expect(turn, values, base, at, where, sum_):
    """Return what throwing a node is worth beside what is known of the rest; see `SIZES`.

    It is summed up in several parts, so that no addition has to wait for the one before it.
    """
    first = at * U(SIZES)
    o, end = turn.outcome_start[first], turn.outcome_start[first + U(1)]
    k = turn.option_start[o]
    second = third = fourth = _splat(0.0)
    while o + U(3) < end:
        sum_ = _add_product(sum_, _splat(turn.chance[o]), _load(values, base + where[k]))
        second = _add_product(
            second, _splat(turn.chance[o + U(1)]), _load(values, base + where[k + U(1)])
        )
        third = _add_product(
            third, _splat(turn.chance[o + U(2)]), _load(values, base + where[k + U(2)])
        )
        fourth = _add_product(
            fourth, _splat(turn.chance[o + U(3)]), _load(values, base + where[k + U(3)])
        )
        k += U(4)
        o += U(4)
    while o < end:
        sum_ = _add_product(sum_, _splat(turn.chance[o]), _load(values, base + where[k]))
        k += U(1)
        o += U(1)
    end = turn.outcome_start[first + U(2)]
    while o + U(1) < end:
        best = _larger(_load(values, base + where[k]), _load(values, base + where[k + U(1)]))
        sum_ = _add_product(sum_, _splat(turn.chance[o]), best)
        best = _larger(_load(values, base + where[k + U(2)]), _load(values, base + where[k + U(3)]))
        second = _add_product(second, _splat(turn.chance[o + U(1)]), best)
        k += U(4)
        o += U(2)
    if o < end:
        best = _larger(_load(values, base + where[k]), _load(values, base + where[k + U(1)]))
        third = _add_product(third, _splat(turn.chance[o]), best)
        k += U(2)
        o += U(1)
    last = turn.outcome_start[first + U(SIZES)]
    while o < last:
        end = turn.option_start[o + U(1)]
        best = _larger(_load(values, base + where[k]), _load(values, base + where[k + U(1)]))
        k += U(2)
        while k < end:
            best = _larger(_load(values, base + where[k]), best)
            k += U(1)
        fourth = _add_product(fourth, _splat(turn.chance[o]), best)
        o += U(1)
    return _add(_add(sum_, second), _add(third, fourth))


@_inner
def _decide(turn, values, base, row, n, rolled, banks, here, stop, level):
    """Write what the decisions before node n - 1 are worth, rolling on being worth `rolled`.

    A bonus turn never follows on no points, so the row of none says what one is worth that follows
    on points which are not recorded.

    Return the level: lowered if a decision of its rank is not banked in every lane.
    """
    for d in range(turn.node_decisions[n], turn.node_decisions[n + U(1)]):
        best = rolled
        if row >= turn.bank_from[d]:
            bank = _load(banks, here + turn.source[d] * U(LANES))
            if turn.rank[d] <= level and not _nowhere_less(bank, rolled):
                level = turn.rank[d] - 1
            best = _larger(bank, best)
        else:
            if turn.rank[d] <= level:
                level = turn.rank[d] - 1
            if row >= turn.stop_from[d]:
                ended = stop
                if turn.source[d] == turn.sources - U(1):
                    ended = _load(banks, turn.source[d] * U(LANES))
                best = _larger(ended, best)
        _store(values, base + d * U(LANES), best)
    return level


@_inner
def _all_bank(turn, values, banks, base, here, n, bound):
    """Write what the decisions before node n are worth if all banks are worth a bound at least.

    Return whether they are.
    """
    first, last = turn.node_decisions[n + U(1)], turn.node_decisions[n + U(2)]
    for d in range(first, last):
        if not _nowhere_less(_load(banks, here + turn.source[d] * U(LANES)), bound):
            return False
    for d in range(first, last):
        bank = _load(banks, here + turn.source[d] * U(LANES))
        _store(values, base + d * U(LANES), bank)
    return True


@_inner
def _settle(turn, room, top, z, stop):
    """Fill the rows from top on, where a bank is taken to be worth the same in every row.

    Their values are all the same then, and are found by iterating until little changes, or
    until a turn is over (see `endless`). They lie in the same place for every turn, and are
    written again only if they differ.
    Return the level from there down.
    """
    values, banks = room.values, room.banks
    stride = (turn.decisions + U(1)) * U(LANES)
    base = room.last * stride
    here = top * turn.sources * U(LANES)
    plain = _load(banks, here)
    _store(values, base + turn.decisions * U(LANES), plain)
    for n in range(turn.nodes + U(1)):
        _decide(turn, values, base, top, U(n), _splat(-1.0), banks, here, stop, turn.levels)
    changed = True
    rounds = 0
    level = turn.levels
    while changed and rounds < turn.rounds:
        changed = False
        rounds += 1
        for n in range(turn.nodes):
            if turn.row_to[n] < top:
                continue
            known = _add_product(_splat(0.0), _splat(turn.bust[n]), z)
            known = _add_product(known, _splat(turn.missed[n]), stop)
            rolled = _expect(turn, values, base, n, turn.flat, known)
            for d in range(turn.node_decisions[n + U(1)], turn.node_decisions[n + U(2)]):
                place = base + d * U(LANES)
                before = _load(values, place)
                if not _nowhere_less(_add(before, _splat(turn.close)), rolled):
                    changed = True
                if turn.rank[d] <= level and not _nowhere_less(plain, rolled):
                    level = turn.rank[d] - 1
                _store(values, place, _larger(before, rolled))
    same = True
    for d in range(turn.decisions + U(1)):
        found, above = _load(values, base + d * U(LANES)), base + stride + d * U(LANES)
        before = _load(values, above)
        same = same and _nowhere_less(found, before) and _nowhere_less(before, found)
    if not same:
        for up in range(U(1), turn.reach + U(1)):
            for d in range(turn.decisions + U(1)):
                from_ = base + d * U(LANES)
                _store(values, from_ + up * stride, _load(values, from_))
    return level


@_inner
def _rise(turn, room, t):
    """Return whether no bank is worth more in row t than further up, in every lane."""
    rising = True
    for source in turn.risers:
        bank = _load(room.banks, (t * turn.sources + source) * U(LANES))
        least = _load(room.least, source * U(LANES))
        rising = rising and _nowhere_less(_add(least, _splat(_SAME)), bank)
        _store(room.least, source * U(LANES), _smaller(bank, least))
    return rising


@_inner
def _outdoes(turn, values, base, t, least):
    """Return whether nothing that is listed is worth more than `least`, nor `hot`, in every lane.

    Least is what `hot` is worth in this row or one further up.
    """
    most = _load(values, base + turn.hot)
    for k in range(len(turn.worse)):
        if t >= turn.worse_from[k]:
            most = _larger(_load(values, base + turn.worse[k]), most)
    return _nowhere_less(_add(least, _splat(_SAME)), most)


@_inner
def _sweep(turn, room, top, level, sure, z, stop, last_try, counts):
    """Compute a turn of sixteen positions from row top down and return what it is worth.

    Rows from top on hold their values already. As long as more points are worth no less, options
    that others outdo are left out, and a node that is not worth its throw is not worth it with
    fewer points. banks[row][source][lane] is what a bank is
    worth, z a bust, stop an end of the turn that records nothing. From row `sure` on everything can
    be banked, and rows in which every bank beats every bust-free future are not worked out.
    Attempts are written to tries[attempt][row][lane], rows up to last_try.
    """
    values, banks, tries = room.values, room.banks, room.tries
    ceiling, until = room.ceiling, room.until
    nodes, decisions, sources = turn.nodes, turn.decisions, turn.sources
    stride = (decisions + U(1)) * U(LANES)
    bottom = (room.last - top) * stride
    one = _splat(1.0)
    worth = z
    plain = one
    tried = last_try + turn.slack if last_try > U(0) else U(0)
    for n in range(nodes):
        # Nothing is worth more than a win, so that a roll is worth no more than this.
        bound = _add_product(one, _splat(turn.bust[n]), _subtract(z, one))
        _store(ceiling, U(n) * U(LANES), bound)
        ends = last_try if turn.attempt[n] >= 0 else max(tried, turn.rows_alone[n])
        until[n] = min(ends, turn.row_to[n] + U(1))
    t = top
    for source in turn.risers:
        place = source * U(LANES)
        _store(room.least, place, _load(banks, top * sources * U(LANES) + place))
    least = _load(values, bottom + top * stride + turn.hot)
    rising, outdoes = True, _outdoes(turn, values, bottom + top * stride, top, least)
    if top > sure:
        safest = turn.bust[U(0)]
        for n in range(nodes):
            safest = min(safest, turn.bust[n])
        bound = _add_product(one, _splat(safest), _subtract(z, one))
        while t > turn.reach and t > sure:
            bank = _load(banks, (t - U(1)) * sources * U(LANES))
            if not _nowhere_less(bank, bound):
                break
            t -= U(1)
            rising = _rise(turn, room, t) and rising
            least = _smaller(bank, least)
            for d in range(decisions + U(1)):
                _store(values, bottom + t * stride + d * U(LANES), bank)
    if top < last_try:
        for n in range(nodes):
            if turn.attempt[n] >= 0:
                known = _add_product(_splat(0.0), _splat(turn.bust[n]), z)
                rolled = _expect(turn, values, bottom + top * stride, U(n), turn.offset, known)
                _store(tries, (U(turn.attempt[n]) * last_try + top) * U(LANES), rolled)
    while t > U(0):
        t -= U(1)
        base = bottom + t * stride
        here = t * sources * U(LANES)
        plain = _load(banks, here)
        rising = rising and _rise(turn, room, t)
        outdoes = outdoes and rising
        if not rising and level > 0:
            level -= level  # 0, of the same type
        _store(values, base + decisions * U(LANES), plain)
        level = _decide(turn, values, base, t, U(0), _splat(-1.0), banks, here, stop, level)
        for n in range(nodes):
            if t < turn.row_from[n] or t >= until[n]:
                continue
            attempt = turn.attempt[n]
            if rising and t >= turn.plain_from[n] and t > U(0):
                if _nowhere_less(plain, _load(ceiling, n * U(LANES))):
                    for d in range(turn.node_decisions[n + U(1)], turn.node_decisions[n + U(2)]):
                        _store(values, base + d * U(LANES), plain)
                    continue
            elif t >= turn.sure_from[n] and attempt < 0 and t > U(0):
                bound = _add_product(one, _splat(turn.bust[n]), _subtract(z, one))
                if _all_bank(turn, values, banks, base, here, n, bound):
                    continue
            known = _add_product(_splat(0.0), _splat(turn.bust[n]), z)
            if turn.missed[n] > 0.0:
                known = _add_product(known, _splat(turn.missed[n]), stop)
            at = U(level + 1 if outdoes else 0) * nodes + n
            counts[2] += turn.options[at]
            rolled = _expect(turn, values, base, at, turn.offset, known)
            if attempt >= 0:
                _store(tries, (U(attempt) * last_try + t) * U(LANES), rolled)
            _store(ceiling, n * U(LANES), rolled)
            if n == turn.start:
                worth = rolled
            level = _decide(turn, values, base, t, n + U(1), rolled, banks, here, stop, level)
        if outdoes:
            least = _smaller(_load(values, base + turn.hot), least)
            outdoes = _outdoes(turn, values, base, t, least)
    return worth


class Board(NamedTuple):
    """Where the values of the two-player race lie, for positions with both seats on the board.

    Scores are counted from the lowest one that is kept. A group is a combination of what else
    matters (strikes of both seats, who began the round): `held[at[g] + (a + b) * width + a]`
    is what the seat to move wins with a against b. Where b has reached the target it is what
    the challenger wins, where a has reached it what a bonus turn of the leader is worth. Every
    turn of a group is taken to be worth favour[g] more than it is, but no more than a win; none
    is worked out more exactly than to `grain`. With `again` a bonus turn may begin where the turn
    before it did. Who is fined below the lowest score stays there,
    or has lost if the group `sinks`. If all is `fresh`, what is won
    further down is not known yet and guessed. From row `waive` on the favoured may waive points.

    What an attempt with t points is worth on a diagonal is asked for on one other diagonal
    only, t further down. It is carried there in a ring of t + 1 rows, in `fine` steps or as
    doubles, and kept besides, in less detail, for those who ask once all is solved.
    """

    target: np.int64
    lowest: np.int64
    width: np.int64
    beyond: np.int64
    limit: np.int64
    least: np.int64
    overshoot: np.bool_
    sure: np.uint64
    tally: np.bool_
    ladder: np.bool_
    stops: np.bool_
    again: np.bool_
    fresh: np.bool_
    at: NDArray[np.int64]
    after_bank: NDArray[np.int64]
    after_bust: NDArray[np.int64]
    after_tally: NDArray[np.int64]
    after_stop: NDArray[np.int64]
    shift: NDArray[np.int64]
    sinks: NDArray[np.bool_]
    favour: NDArray[np.float64]
    waive: np.int64
    grain: np.float64
    carry: NDArray[np.int64]
    fine: np.bool_
    carry_row: NDArray[np.int64]
    carry_step: np.int64
    kept: NDArray[np.int64]
    kept_row: NDArray[np.int64]
    kept_step: np.int64
    end_at: NDArray[np.int64]
    end_row: np.int64
    end_step: np.int64
    end_half: np.int64
    end_top: np.int64


class Room(NamedTuple):
    """What the solution of one block works in.

    values: as said at the top of the file; the highest row of every turn lies in row `last`, so
    that the rows above it stay where they are. ceiling: what a node was worth when it was last
    thrown; until: the row from which on it isn't. least: what each source was worth at least.
    """

    values: NDArray[np.float64]
    banks: NDArray[np.float64]
    tries: NDArray[np.float64]
    last: np.uint64
    ceiling: NDArray[np.float64]
    least: NDArray[np.float64]
    until: NDArray[np.uint64]
    result: NDArray[np.float64]


def room_of(turn: CompiledTurn, rows: int, last_try: int) -> Room:
    """Return room for turns of this many rows, with attempts in rows up to last_try."""
    last = rows + 1
    rows += int(turn.reach) + 2
    return Room(
        _aligned(rows * int(turn.decisions + U(1)) * LANES),
        _aligned(rows * int(turn.sources) * LANES),
        _aligned(max(1, int(turn.sources) - 2) * (last_try + 1) * LANES),
        U(last),
        _aligned(int(turn.nodes) * LANES),
        _aligned(int(turn.sources) * LANES),
        np.zeros(int(turn.nodes), np.uint64),
        np.zeros(LANES),
    )


def _aligned(size: int) -> NDArray[np.float64]:
    """Return an array of doubles that begins at a line of the cache."""
    whole = np.zeros(size + 8 + LANES)
    start = (-whole.ctypes.data // 8) % 8
    return whole[start : start + size + LANES]


class Pairs(NamedTuple):
    """What the solution of a diagonal works in, by group and score of the seat to move.

    Attributes:
        bust, stop: what a bust and an end without points are worth, by the other seat's score.
        new, old: the values found and those they were found from.
        before: both, of the time before.
        slope: what they change by where a bust is worth 1 more.
        settled: whether that was close enough.
        wrong: how far off a value can be.
        doubt: whether that is not proven.
    """

    bust: NDArray[np.float64]
    stop: NDArray[np.float64]
    new: NDArray[np.float64]
    old: NDArray[np.float64]
    before: NDArray[np.float64]
    slope: NDArray[np.float64]
    settled: NDArray[np.bool_]
    wrong: NDArray[np.float64]
    doubt: NDArray[np.bool_]


def pairs_of(board: Board) -> Pairs:
    """Return room for the diagonals of a board."""
    groups, size = len(board.at), int(board.width) + LANES
    new, old, slope, wrong = np.zeros((4, groups, size))
    settled, doubt = np.zeros((2, groups, size), np.bool_)
    before = np.zeros((2, groups, size))
    bust, stop = np.zeros((2, size))
    return Pairs(bust, stop, new, old, before, slope, settled, wrong, doubt)


@_inner
def _banks_of_block(turn, board, room, held, carried, ends, g, s, first, top, stop) -> None:
    """Write what a bank is worth in rows 0 to top of the positions (s - b, b), b from first on."""
    one = _splat(1.0)
    offers = turn.sources - U(2)
    width, target = U(board.width), board.target
    at = U(board.at[board.after_bank[g]] + first) + s * width
    carry = U(board.carry[board.after_bank[g]] + first)
    for t in range(top + U(1)):
        here = t * turn.sources * U(LANES)
        plain = _subtract(one, _load(held, at + t * width))
        beyond = np.int64(s + t) - target - np.int64(first)  # the last lane with a score there
        if board.overshoot and beyond > 0:
            plain = _upto(beyond - 1, stop, plain)
        _store(room.banks, here, plain)
        if offers:
            # d = s + t - 2 b is what the next player is behind by once the target is reached.
            parity = (s + t) & U(1)
            place = (
                U(board.end_at[board.after_bank[g]]) + t * U(board.end_row)
                + parity * U(board.end_half) + (U(board.end_top) + parity - s - t) // U(2)
                + U(first)
            )  # fmt: skip
            for j in range(offers):
                chance = _splat(0.0)
                if beyond >= 0 and board.end_row > 0:
                    chance = _load(ends, place + j * U(board.end_step))
                if beyond < LANES - 1 and t < target:
                    row = U(board.carry_row[t, s + t])
                    raced = _load(carried, row + carry + j * U(board.carry_step))
                    chance = _upto(beyond, chance, raced)
                bank = _smaller(plain, _subtract(one, chance))
                _store(room.banks, here + (j + U(1)) * U(LANES), bank)
        if board.tally:
            last = (
                U(board.at[board.after_tally[g]])
                + (s + t) * width
                + s
                + t
                - U(first)
                - U(LANES - 1)
            )
            bank = _reverse(_load(held, last))
            if board.overshoot and beyond > 0:
                bank = _upto(beyond - 1, _load(room.banks, (offers + U(1)) * U(LANES)), bank)
            _store(room.banks, here + (offers + U(1)) * U(LANES), bank)
    if board.favour[g] > 0.0:
        for t in range(U(board.waive) + U(1), top + U(1)):
            here = t * turn.sources * U(LANES)
            fewer = _load(room.banks, here - turn.sources * U(LANES))
            _store(room.banks, here, _larger(_load(room.banks, here), fewer))


@_inner
def _block(
    turn, board, room, held, carried, ends, g, s, first, last, z, stop, attempts, counts
) -> None:
    """Work out the turns of the positions (s - b, b), b from first to last, into room.result."""
    top = max(board.target - (s - last) + board.beyond, board.least)
    top = U(min(top, board.limit))
    last_try = U(0)
    if attempts and board.carry[g] >= 0:
        last_try = U(min(last + 1, board.target))
    lost, ended = _load(z, U(first)), _load(stop, U(first))
    _banks_of_block(turn, board, room, held, carried, ends, g, U(s), U(first), top, ended)
    level = _settle(turn, room, top, lost, ended)
    worth = _sweep(turn, room, top, level, board.sure, lost, ended, last_try, counts)
    counts[0] += 1
    counts[1] += top
    _store(room.result, U(0), worth)
    place = board.carry[g] + s - first - LANES + 1  # of the last lane; the others come after it
    lowest = LANES - 1 - (last - first)
    favour = board.favour[g]
    for t in range(1, last_try):
        highest = min(LANES - 1, LANES - 1 + first - t)
        row = min(U(t), top)
        for j in range(turn.sources - U(2)):
            found = _reverse(_load(room.tries, (U(j) * last_try + row) * U(LANES)))
            if favour != 0.0:
                found = _add(found, _splat(favour))
                found = _smaller(_larger(found, _splat(0.0)), _splat(1.0))
            at = U(place + board.carry_row[t, s] + np.int64(j) * board.carry_step)
            kept = _load(carried, at)
            found = _upto(highest, found, kept)
            _store(carried, at, _upto(lowest - 1, kept, found))


@_inner
def _keep(board, carried, kept, entered, g: int, s: int, offers: int) -> None:
    """Keep what attempts are worth on a diagonal, all of it apart for the offers of entrants."""
    most = board.target - 1
    scale = 1.0 / _FINE if board.fine else 1.0
    for j in range(offers):
        for t in range(1, min(s, most) + 1):
            first, last = max(0, s - most), min(most, s - t)
            if first > last:
                continue
            from_ = board.carry[g] + j * board.carry_step + board.carry_row[t, s]
            if last == s - t:
                entered[g, j, t, last] = carried[from_ + last] * scale
            if board.kept[g] < 0:
                continue
            to = board.kept[g] + j * board.kept_step + board.kept_row[t, s]
            for x in range(first, last + 1, LANES):
                place = U(to + x)
                found, before = _load(carried, U(from_ + x)), _load(kept, place)
                _store(kept, place, _upto(last - x, found, before))


@_inner
def _guess(held, at: int, width: int, target: int, s: int, a: int) -> float:
    """Return what (a, s - a) is likely to be worth, from the diagonals solved before."""
    b = s - a
    near = at + (s + 1) * width + a
    if a + 2 < target and b + 2 < target:
        far = near + width
        third = far + width
        fourth = third + width
        return (
            2.0 * (held[near] + held[near + 1])
            - held[far] - held[far + 2] - 4.0 * held[far + 1]
            + 2.0 * (held[third + 1] + held[third + 2])
            - held[fourth + 2]
        )  # fmt: skip
    if a + 1 < target and b + 1 < target:
        return held[near] + held[near + 1] - held[near + width + 1]
    if a + 1 < target:
        return held[near + 1]
    return held[near] if b + 1 < target else 0.5


_MORE = 1e-3  # how much more a bust is worth where that is tried
_POLISHED = 3  # times that pairs whose error is in doubt are improved before


@_inner
def _bound(
    x: float, y: float, rx: float, ry: float, slope: float, other: float,
    rise_x: float, gap_x: float, rise_y: float, gap_y: float,
) -> tuple[float, bool]:  # fmt: skip
    """Return how far two values can be off that are found to be rx and ry larger.

    What a turn is worth grows with what a bust is worth, the more the more that is (it is the
    largest of many linear functions), and is no more than 1 where a bust is worth 1. So it
    grows by no more than (1 - x) / y where a bust is worth 1 - y, nor by more than rise / gap if
    it was seen to rise by that where a bust is worth a gap more. Where that does not say
    enough, the slopes that were seen give an estimate; the second result is False then.
    """
    near = 3e-12
    while near < 1e-4:  # further than this the values are not off
        near *= 3.0
        sx, sy = (1.0 - x + near) / max(y - near, 1e-300), (1.0 - y + near) / max(x - near, 1e-300)
        sx, sy = min(sx, 1.0), min(sy, 1.0)
        if gap_x > 2.0 * near:
            sx = min(sx, rise_x / (gap_x - near))
        if gap_y > 2.0 * near:
            sy = min(sy, rise_y / (gap_y - near))
        if sx * sy < 0.999:
            off = max(abs(rx) + sx * abs(ry), abs(ry) + sy * abs(rx)) / (1.0 - sx * sy)
            if off < near / 2.0:
                return off, True
    sx, sy = min(slope + 0.1, 0.99), min(other + 0.1, 0.99)
    return max(abs(rx) + sx * abs(ry), abs(ry) + sy * abs(rx)) / (1.0 - sx * sy), False


@_inner
def _newton(board, pairs: Pairs, low: int, high: int, s: int, turns: int, close: float) -> float:
    """Improve both values of every pair of positions; return the largest improvement.

    A value is linear in that of a bust as long as the policy stays, with the chance of a bust
    as its slope. settled[g, a] is set where the improvement is below close: whatever the slope,
    no more than that is left open. wrong[g, a] is how far both values of a pair can be off if
    all that they lead to is right; doubt[g, a] is set where that is not proven.
    """
    _, _, new, old, before, slope, settled, wrong, doubt = pairs
    groups = len(board.at)
    worst = 0.0
    for g in range(groups):
        other = board.after_bust[g]
        for a in range(low, high + 1):
            if settled[g, a] or turns == 1:
                continue
            moved = old[other, s - a] - before[1, other, s - a]
            if abs(moved) > 1e-9:
                found = (before[0, g, a] - new[g, a]) / moved
                slope[g, a] = min(0.99, max(0.0, found))
    for g in range(groups):
        other = board.after_bust[g]
        for a in range(low, high + 1):
            b = s - a
            if settled[g, a] or (other == g and b < a) or other < g:
                continue
            rx, ry = new[g, a] - old[g, a], new[other, b] - old[other, b]
            sx, sy = slope[g, a], slope[other, b]
            mx, my = abs(rx) + board.grain, abs(ry) + board.grain
            wrong[g, a], sure = _bound(old[g, a], old[other, b], mx, my, sx, sy, 0.0, 0.0, 0.0, 0.0)
            doubt[g, a] = not sure
            dx = (rx - sx * ry) / (1.0 - sx * sy)
            dy = (ry - sy * rx) / (1.0 - sx * sy)
            before[0, g, a], before[1, g, a] = new[g, a], old[g, a]
            before[0, other, b], before[1, other, b] = new[other, b], old[other, b]
            old[g, a] += dx
            if other != g or a != b:
                old[other, b] += dy
            left = max(abs(dx), abs(dy))
            wrong[g, a] += left
            if left < close:
                settled[g, a] = settled[other, b] = True
            worst = max(worst, left)
    return worst


@_inner
def _in_doubt(board, pairs: Pairs, low: int, high: int, s: int) -> bool:
    """Unsettle all pairs whose error is not proven; return whether there are any."""
    found = False
    for g in range(len(board.at)):
        other = board.after_bust[g]
        for a in range(low, high + 1):
            doubt = pairs.doubt[g, a] or pairs.doubt[other, s - a]
            pairs.settled[g, a] = not doubt
            found = found or doubt
    return found


@_inner
def _look_again(board, pairs: Pairs, low: int, high: int, s: int) -> None:
    """Bound the errors in doubt by slopes: in `new` the values if busts are worth more."""
    _, _, new, old, before, slope, _, wrong, doubt = pairs
    for g in range(len(board.at)):
        other = board.after_bust[g]
        for a in range(low, high + 1):
            b = s - a
            if not doubt[g, a]:
                continue
            x, y = before[1, g, a], before[1, other, b]
            fx, fy = before[0, g, a], before[0, other, b]
            grain = board.grain
            off, sure = _bound(
                x, y, abs(fx - x) + grain, abs(fy - y) + grain, slope[g, a], slope[other, b],
                new[g, a] - fx + 2.0 * grain, min(_MORE - old[other, b], 0.0) + y,
                new[other, b] - fy + 2.0 * grain, min(_MORE - old[g, a], 0.0) + x,
            )  # fmt: skip
            doubt[g, a] = not sure
            wrong[g, a] = off + max(abs(old[g, a] - x), abs(old[other, b] - y))


@njit(cache=True)
def _diagonals(
    turn: CompiledTurn,
    board: Board,
    room: Room,
    pairs: Pairs,
    held,
    slopes,
    losses,
    carried,
    kept,
    entered,
    ends,
    highest: int,
    lowest: int,
    close: float,
    counts,
) -> tuple[float, float, bool]:
    """Solve the diagonals from the sum of scores `highest` down to `lowest`.

    In each pair of positions (a, b), (b, a) what is lost by one through a bust is won by the
    other. Without strikes both are solved by Newton's method from a guess; with strikes
    (board.ladder) a bust leads to another group and losses[g, b] says what it is worth.
    Return how far any value can be off (with strikes: how much was left open on all diagonals
    together), how much was left open on any, and whether the first is proven.
    """
    groups = len(board.at)
    target, width = board.target, board.width
    offers = np.int64(turn.sources) - 2
    z, stop, new, old, _, slope, settled, wrong, doubt = pairs
    worst, most, proven = 0.0, 0.0, not board.ladder
    most_turns = 10_000 if board.again else 100 if board.ladder else 12
    for s in range(highest, lowest - 1, -1):
        low = max(board.lowest, s - target + 1)
        high = min(target - 1, s - board.lowest)
        if low > high:
            continue
        for g in range(groups):
            for a in range(low, high + 1):
                old[g, a] = min(1.0, max(0.0, _guess(held, board.at[g], width, target, s, a)))
                k = board.at[g] + (s + 1) * width + a
                up, side, far = slopes[k], slopes[k + 1], slopes[k + width + 1]
                inner = a + 2 < target and s - a + 2 < target
                slope[g, a] = min(0.95, max(0.0, up + side - far)) if inner else 0.3
                settled[g, a] = False
                if board.again:
                    held[board.at[g] + s * width + a] = old[g, a]
        turns, looks = 0, 0
        left, more = 1.0, 0.0
        while more == 0.0:
            if left < close or turns >= most_turns:
                if board.ladder or not _in_doubt(board, pairs, low, high, s):
                    break
                # Less is open of those in doubt once they are improved some more.
                more = _MORE if looks == _POLISHED else 0.0
                looks += 1
            turns += 1
            moved = 0.0
            for g in range(groups):
                favour = board.favour[g]
                for b in range(low, high + 1):
                    following = board.after_bust[g]
                    if following < 0:
                        z[b] = losses[g, b]
                    elif board.shift[g] > 0:
                        a = s - b - board.shift[g]
                        sunk = a < 0 and board.sinks[g]
                        a = max(a, 0)
                        k = board.at[following] + b
                        found = held[k + (a + b) * width]
                        if board.fresh:  # on the line through here and further up
                            found = old[following, b]
                            if s - b + board.shift[g] < target:
                                found += found - held[k + (s + board.shift[g]) * width]
                        z[b] = 0.0 if sunk else 1.0 - min(max(found, 0.0), 1.0)
                    else:
                        z[b] = min(1.0 - old[following, b] + more, 1.0)
                    stop[b] = min(1.0 - old[board.after_stop[g], b] + more, 1.0)
                first = low
                while first <= high:
                    last = min(first + LANES - 1, high)
                    open_ = False
                    for b in range(first, last + 1):
                        open_ = open_ or not settled[g, s - b]
                    if open_:
                        _block(
                            turn, board, room, held, carried, ends, g, s, first, last, z, stop,
                            (turns > 1 or board.ladder) and more == 0.0, counts,
                        )  # fmt: skip
                        for b in range(first, last + 1):
                            worth = room.result[b - first]
                            if favour != 0.0:
                                worth = min(1.0, max(0.0, worth + favour))
                            new[g, s - b] = worth
                            if board.ladder:
                                moved = max(moved, abs(old[g, s - b] - worth))
                                old[g, s - b] = worth
                            if board.again:
                                held[board.at[g] + s * width + s - b] = worth
                    first += LANES
            if board.ladder:
                left = moved if board.stops else 0.0
                continue
            if more > 0.0:
                _look_again(board, pairs, low, high, s)
                break
            left = _newton(board, pairs, low, high, s, turns, close)
            if offers and turns == 1:
                left = 1.0
                for g in range(groups):
                    for a in range(low, high + 1):
                        settled[g, a] = False
        # Errors add up from one diagonal to the next: each turn leads to later diagonals, or by
        # a bust to the other position of its pair, which `wrong` covers.
        off = left if board.ladder else 0.0
        most = max(most, left)
        for g in range(groups):
            at = board.at[g] + s * width
            for a in range(low, high + 1):
                held[at + a] = old[g, a]
                slopes[at + a] = slope[g, a]
                off = max(off, wrong[g, a])
                proven = proven and not doubt[g, a]
                wrong[g, a], doubt[g, a] = 0.0, False
            if board.carry[g] >= 0:
                _keep(board, carried, kept, entered, g, s, offers)
        worst += off
    return worst, most, proven


@njit(cache=True)
def _lanes_of_turn(
    turn: CompiledTurn, room: Room, top: int, z, stop, last_try: int, counts
) -> None:
    """Work out the turns whose banks the caller has written into room.banks, rows 0 to top."""
    lost, ended = _load(z, U(0)), _load(stop, U(0))
    level = _settle(turn, room, U(top), lost, ended)
    worth = _sweep(turn, room, U(top), level, U(top), lost, ended, U(last_try), counts)
    _store(room.result, U(0), worth)


class EndTask(NamedTuple):
    """What a challenger wins, by how far it is behind and what it may take over.

    Attributes:
        less, equal, more: what is won with a score below, at and above the leader's.
        fallen: what is won by losing a turn with the leader's score.
        again: whether the leader may challenge in turn, so that `more` does not say it.
        exact: whether no score above the target is recorded.
        beyond: rows above the leader that are worked out one by one.
    """

    less: float
    equal: float
    fallen: float
    more: float
    again: np.bool_
    exact: np.bool_
    offers: np.bool_
    beyond: np.int64


@njit(cache=True)
def _challenges(
    turn: CompiledTurn,
    task: EndTask,
    room: Room,
    behind,
    taken,
    bonus,
    next_behind,
    next_taken,
    first_block: int,
    last_block: int,
    counts,
) -> float:
    """Work out what challengers win, from what challengers on the board win in turn.

    behind[w] is what a player wins who is w behind and on the board, taken[j, t, w] by attempting
    carryover j with t points, bonus[w] what a leader wins in a bonus turn who is w ahead; the
    results for the standing of `turn` go to next_behind and next_taken. Return the largest
    change.
    """
    change = 0.0
    sources = np.int64(turn.sources)
    offers = sources - 2
    z, stop = np.zeros(LANES), np.zeros(LANES)
    for block in range(first_block, last_block):
        first = block * LANES
        top = first + LANES - 1 + task.beyond
        for t in range(top + 1):
            for lane in range(LANES):
                ahead = t - first - lane
                here = t * sources * LANES + lane
                plain = task.less
                if ahead == 0:
                    plain = task.equal
                elif ahead > 0:
                    plain = 1.0 - behind[ahead] if task.again else task.more
                room.banks[here] = plain
                for j in range(offers):
                    bank = plain
                    if ahead > 0 and task.again and task.offers:
                        bank = min(plain, 1.0 - taken[j, t, ahead])
                    room.banks[here + (j + 1) * LANES] = bank
                bank = behind[-ahead] if ahead <= 0 else bonus[ahead] if task.again else task.more
                if t == 0 or (task.exact and ahead > 0):  # another turn to do the same
                    bank = next_behind[first + lane]
                room.banks[here + (offers + 1) * LANES] = bank
        for lane in range(LANES):
            z[lane] = task.fallen if first + lane == 0 else task.less
            stop[lane] = task.equal if first + lane == 0 else task.less
        _lanes_of_turn(turn, room, top, z, stop, top + 1 if offers else 0, counts)
        for lane in range(LANES):
            change = max(change, abs(next_behind[first + lane] - room.result[lane]))
            next_behind[first + lane] = room.result[lane]
        for j in range(offers):
            for t in range(next_taken.shape[1]):
                row = (j * (top + 1) + min(t, top)) * LANES
                for lane in range(LANES):
                    worth = room.tries[row + lane]
                    change = max(change, abs(next_taken[j, t, first + lane] - worth))
                    next_taken[j, t, first + lane] = worth
    return change


@njit(cache=True)
def _leaders(
    turn: CompiledTurn, task: EndTask, room: Room, behind, bonus, rows: int, counts
) -> float:
    """Work out what a leader wins in a bonus turn who is w ahead; return the largest change."""
    change = 0.0
    sources = np.int64(turn.sources)
    z = np.zeros(LANES)
    most = len(bonus) - 1
    for block in range(len(bonus) // LANES - 1, -1, -1):
        first = block * LANES
        for t in range(rows + 1):
            for lane in range(LANES):
                ahead = min(first + lane + (0 if task.exact else t), most)
                here = t * sources * LANES + lane
                for source in range(sources - 1):
                    room.banks[here + source * LANES] = 1.0 - behind[ahead]
                room.banks[here + (sources - 1) * LANES] = bonus[ahead]
        for lane in range(LANES):
            z[lane] = 1.0 - behind[first + lane]
        _lanes_of_turn(turn, room, rows, z, z, 0, counts)
        for lane in range(LANES):
            change = max(change, abs(bonus[first + lane] - room.result[lane]))
            bonus[first + lane] = room.result[lane]
    return change
