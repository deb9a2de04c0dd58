"""The compiled simulation of games between two, side by side: a game in each lane of vectors.

It plays the games of `kernels.play` throw for throw. What lanes can't do (final rounds, rare
turns, games that drag on) is written down for `play` to go on with. Vectors are a type of their
own, because LLVM finds neither the look-ups (gathers) nor the width by itself. Without a compiler
they are arrays of NumPy, for which the same functions work.
"""

from __future__ import annotations

import operator
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import config, types, uint32, uint64
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, models, register_model
from numpy.typing import NDArray

from greed.sim import kernels
from greed.sim.streams import GAME, STEP

__all__ = ["LANES", "MUCH", "Duel", "LaneCounts", "TurnStates", "draw_only", "race"]

Array = NDArray[Any]

_WIDTH = 16
LANES = 4 * _WIDTH
"""Games played side by side."""

MUCH = 2047
"""More points of a turn than this are not counted side by side."""

_part, _door, _mix = kernels._part, kernels._door, kernels._mix
_STEP, _GAME = uint64(STEP), uint64(GAME)
_INDEX, _WORD = ir.IntType(32), ir.IntType(64)
_NUMBERS = ir.VectorType(_INDEX, _WIDTH)


class _Vector(types.Type):
    """Sixteen numbers of 32 bits, or sixteen truths."""

    def __init__(self, bits: int) -> None:
        super().__init__(name=f"Lanes{_WIDTH}x{bits}")
        self.bits = bits


_numbers, _truths = _Vector(32), _Vector(1)


@register_model(_Vector)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, manager, of) -> None:
        super().__init__(manager, of, ir.VectorType(ir.IntType(of.bits), _WIDTH))


def _spread(builder, value):
    """Return a vector as it is, and a number in every lane."""
    if isinstance(value.type, ir.VectorType):
        return value
    change = builder.trunc if value.type.width > _INDEX.width else builder.zext
    value = value if value.type == _INDEX else change(value, _INDEX)
    empty = ir.Constant(_NUMBERS, ir.Undefined)
    first = builder.insert_element(empty, value, ir.Constant(_INDEX, 0))
    return builder.shuffle_vector(first, empty, ir.Constant(_NUMBERS, [0] * _WIDTH))


def _teach(symbol, emit, result):
    """Let an operator work lane by lane on vectors, and on a vector and a number."""

    class Template(AbstractTemplate):
        key = symbol

        def generic(self, args, kws):
            vectors = sum(isinstance(of, _Vector) for of in args)
            whole = sum(isinstance(of, types.Integer) for of in args)
            if vectors and vectors + whole == len(args):
                return signature(result or args[0], *args)
            return None

    infer_global(symbol)(Template)

    def lower(context, builder, signature, args):
        return emit(builder, *(_spread(builder, value) for value in args))

    for kinds in ((_Vector, _Vector), (_Vector, types.Integer), (types.Integer, _Vector)):
        lower_builtin(symbol, *kinds)(lower)


_teach(operator.add, lambda builder, one, other: builder.add(one, other), _numbers)
_teach(operator.sub, lambda builder, one, other: builder.sub(one, other), _numbers)
_teach(operator.mul, lambda builder, one, other: builder.mul(one, other), _numbers)
_teach(operator.lshift, lambda builder, one, other: builder.shl(one, other), _numbers)
_teach(operator.rshift, lambda builder, one, other: builder.lshr(one, other), _numbers)
_teach(operator.and_, lambda builder, one, other: builder.and_(one, other), None)
_teach(operator.or_, lambda builder, one, other: builder.or_(one, other), None)
for _symbol, _sign in {
    operator.lt: "<", operator.ge: ">=", operator.eq: "==", operator.ne: "!=",
}.items():  # fmt: skip
    _teach(
        _symbol,
        lambda builder, one, other, sign=_sign: builder.icmp_unsigned(sign, one, other),
        _truths,
    )


def _address(context, builder, kind, array, index):
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [index]), _NUMBERS.as_pointer())


@intrinsic
def _load(typing, lane, at):
    """Return what sixteen lanes hold."""

    def emit(context, builder, signature, args):
        found = builder.load(_address(context, builder, signature.args[0], *args))
        found.align = 4
        return found

    return _numbers(lane, types.uint64), emit


@intrinsic
def _store(typing, lane, at, value):
    """Write into sixteen lanes."""

    def emit(context, builder, signature, args):
        place = _address(context, builder, signature.args[0], *args[:2])
        builder.store(args[2], place).align = 4
        return context.get_dummy_value()

    return types.none(lane, types.uint64, _numbers), emit


@intrinsic
def _where(typing, mask, one, other):
    """Return one where the mask is true, other elsewhere."""

    def emit(context, builder, signature, args):
        return builder.select(args[0], *(_spread(builder, value) for value in args[1:]))

    return _numbers(mask, one, other), emit


@intrinsic
def _not(typing, mask):
    """Return where a mask is false."""

    def emit(context, builder, signature, args):
        return builder.not_(args[0])

    return _truths(mask), emit


@intrinsic
def _join(typing, high, low, bits):
    """Return `high` moved up by some bits (not 0), filled up with the highest bits of `low`."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(_NUMBERS, [_NUMBERS] * 3)
        shift = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fshl.v{_WIDTH}i32")
        return builder.call(shift, [_spread(builder, value) for value in args])

    return _numbers(high, low, bits), emit


class _Places(ir.instructions.GEPInstr):
    """The addresses of the entries of a table with sixteen indices."""

    def __init__(self, block, base, element, index) -> None:
        kind = ir.VectorType(base.type, len(index.type))
        ir.instructions.Instruction.__init__(self, block, kind, "getelementptr", [base, index])
        self.pointer, self.indices, self.inbounds = base, [index], False
        self.source_etype = element


def _gathered(builder, base, element, index):
    """Return the entries of a table with these indices."""
    lanes = len(index.type)
    places = _Places(builder.block, base, element, index)
    builder._insert(places)
    found, mask = ir.VectorType(element, lanes), ir.VectorType(ir.IntType(1), lanes)
    kind = ir.FunctionType(found, [places.type, _INDEX, mask, found])
    name = f"llvm.masked.gather.v{lanes}i{element.width}.v{lanes}{base.type.intrinsic_name}"
    gather = cgutils.get_or_insert_function(builder.module, kind, name)
    every = ir.Constant(mask, [1] * lanes)
    size = ir.Constant(_INDEX, element.width // 8)
    return builder.call(gather, [places, size, every, ir.Constant(found, ir.Undefined)])


@intrinsic
def _look_up(typing, table, index):
    """Return the entries with these indices; of 64 bits the lower and the upper halves."""
    wide = table.dtype.bitwidth == _WORD.width

    def emit(context, builder, signature, args):
        base = context.make_array(signature.args[0])(context, builder, args[0]).data
        if not wide:
            return _gathered(builder, base, _INDEX, args[1])
        nothing, half = ir.Constant(_NUMBERS, ir.Undefined), _WIDTH // 2
        parts = []
        for first in (0, half):
            some = ir.Constant(ir.VectorType(_INDEX, half), list(range(first, first + half)))
            found = _gathered(builder, base, _WORD, builder.shuffle_vector(args[1], nothing, some))
            parts.append(builder.bitcast(found, _NUMBERS))
        halves = [
            builder.shuffle_vector(*parts, ir.Constant(_NUMBERS, list(range(odd, 2 * _WIDTH, 2))))
            for odd in (0, 1)
        ]
        return context.make_tuple(builder, signature.return_type, halves)

    return (types.UniTuple(_numbers, 2) if wide else _numbers)(table, index), emit


@intrinsic
def _where_true(typing, mask):
    """Return a truth of each lane as a bit of one number."""

    def emit(context, builder, signature, args):
        return builder.zext(builder.bitcast(args[0], ir.IntType(_WIDTH)), _WORD)

    return types.uint64(mask), emit


@intrinsic
def _lowest(typing, bits):
    """Return the number of the lowest bit that is set."""

    def emit(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), emit


if config.DISABLE_JIT:

    def _load(lane, at):
        return lane[int(at) : int(at) + _WIDTH].copy()

    def _store(lane, at, value):
        lane[int(at) : int(at) + _WIDTH] = value

    def _join(high, low, bits):
        return high << np.uint32(bits) | low >> np.uint32(32 - bits)

    def _look_up(table, index):
        found = table[index]
        if table.dtype.itemsize == 4:
            return found
        return found.astype(np.uint32), (found >> np.uint64(32)).astype(np.uint32)

    def _where_true(mask):
        return np.uint64(sum(1 << int(lane) for lane in np.flatnonzero(mask)))

    def _lowest(bits):
        return np.uint64((int(bits) & -int(bits)).bit_length() - 1)

    _where, _not = np.where, np.logical_not


class TurnStates(NamedTuple):
    """The turns of two seats as one machine of small states, for games played side by side.

    Attributes:
        slots: (states << bits,) cut of the coin | result below it << 32 | result above it << 48;
            a result is the next state, or `ENDED` with the points banked and `BUST` for a bust.
        bits: as in the alias tables.
        target: the score that ends the race.
        near: states 1 to `near` begin a turn on the board that many units before the target, state
            `near` also any turn further off.
        fresh: the state that begins a turn of a score of 0.
        second: where the states of seat 1 begin.
        dead, stop: the two last states: the game is over; the lane must be played on alone.
        at_once: reaching the target wins on the spot.
    """

    slots: Array
    bits: np.uint32
    target: np.uint32
    near: np.uint32
    fresh: np.uint32
    second: np.uint32
    dead: np.uint32
    stop: np.uint32
    at_once: int


class Duel(NamedTuple):
    """Two seats whose policies look at the scores, for games played side by side.

    Attributes:
        hands: how many there are; 0 where games are not played in this way.
        slots: (hands + 2 << bits,) cut of the coin | low outcome << 32 | high outcome << 48.
        outcomes: how many there are.
        takes: (K * O / 2,) which word of `steps` tells what a keeping table takes of an outcome,
            two in each number.
        steps: points from which the second to fifth option hold, 8 bits each; their numbers from
            that of the first on, 4 bits each, the first one's `BASE` bits higher.
        options: points | next hand << 16 | `LOST` for a bust | `MAY_BANK`; `hands` is no hand.
        stride: rows of `bank` have 2^stride entries.
        bank: (R << stride,) when a row banks, as in the orders; 0 where no hand is left.
        rows: (2, size, size) row | keeping table << 16 by seat, own score and that of the other.
        size: scores from size - 1 on are one.
        second: where the rows of seat 1 begin.
        entry: points that bring a seat on the board.
        minimum: fewest points that may be banked.
        opening, start: the hands that begin a turn off and on the board.
    """

    hands: np.uint32
    slots: Array
    outcomes: np.uint32
    takes: Array
    steps: Array
    options: Array
    stride: np.uint32
    bank: Array
    rows: Array
    size: np.uint32
    second: np.uint32
    entry: np.uint32
    minimum: np.uint32
    opening: np.uint32
    start: np.uint32


class LaneCounts(NamedTuple):
    """What lanes count of the games that they bring to an end, from which all else follows.

    Attributes:
        ends: (2, 1024) by first seat, and by that number and the turns together.
        scores: (2, 4096) by seat.
        throws: (1024,) of a game.
        sums: (2, 4) by seat, all throws, their squares, all busts, their squares.
    """

    ends: Array
    scores: Array
    throws: Array
    sums: Array


# What a lane holds. A seat is one number: its score, busts and throws, from the lowest bits up.
# A score is counted from `_WON` - target on, so that one bit says whether the target is reached.
_STATE, _ME, _OTHER, _TURNS, _SINCE, _BITS, _POINTS, _ROW = (
    uint64(row * LANES) for row in (0, 1, 2, 3, 4, 5, 7, 8)
)
ROWS = 9
ENDED, BUST = 0x8000, 0x2000
LOST, MAY_BANK, BASE = 1 << 24, 1 << 25, 20
_ADDED, _ENDED, _BUST, _HALF, _BYTE, _DIGIT = (
    uint32(bits) for bits in (0x3FFF, ENDED, BUST, 0xFFFF, 0xFF, 0xF)
)
_SCORE, _WON, _BUSTS = uint32(0x1FFF), uint32(0x1000), uint32(0x1FF)
_LOST, _MAY_BANK, _BASE, _MUCH = uint32(LOST), uint32(MAY_BANK), uint32(BASE), uint32(MUCH)
_0, _1, _2, _4, _8, _13, _16, _22, _24, _31, _32, _48 = (
    uint32(n) for n in (0, 1, 2, 4, 8, 13, 16, 22, 24, 31, 32, 48)
)
_PATIENCE, _OFTEN, _THROWS = 640, 255, 1023
_LANES, _GROUP = uint64(LANES), uint64(_WIDTH)


@_part
def _draw(lane, words):
    """Draw the next word of every lane: the bits of two throws."""
    for i in range(_LANES):
        state = words[i] + _STEP
        words[i] = state
        word = _mix(state)
        lane[_BITS + i], lane[_BITS + _LANES + i] = uint32(word >> uint64(32)), uint32(word)


@_door
def draw_only(lane: Array, words: Array, times: int) -> int:
    """Draw words for all lanes and add them up: what random bits cost by themselves."""
    total = uint64(0)
    for _ in range(times):
        _draw(lane, words)
        for i in range(_BITS, _BITS + uint64(2) * _LANES):
            total += lane[i]
    return total


@_part
def _thrown(lane, slots, wide, bits, at):
    """Return the result of a throw of sixteen lanes; mirrors `Alias.outcome`."""
    drawn = _load(lane, bits + at)
    cut, both = _look_up(slots, _join(_load(lane, _STATE + at), drawn, wide))
    return _where(drawn << wide < cut, both & _HALF, both >> _16)


@_part
def _passed(lane, at, passes, me, mine, after):
    """Hand the dice to the other seat where a turn `passes`; return who is to act, and who is not.

    `me` is the seat before its turn, `mine` after it but for the throws.
    """
    other, turns, since = (
        _load(lane, _OTHER + at),
        _load(lane, _TURNS + at),
        _load(lane, _SINCE + at),
    )
    acting = _where(passes, other, me)
    waiting = _where(passes, mine + (after - since), other)
    turns = _where(passes, turns + _1, turns)
    _store(lane, _ME + at, acting)
    _store(lane, _OTHER + at, waiting)
    _store(lane, _TURNS + at, turns)
    _store(lane, _SINCE + at, _where(passes, after, since))
    return acting, waiting, turns


@_part
def _throw_states(lane, r, bits, at, after):
    """Throw once in sixteen lanes whose policies look only at the turn."""
    result = _thrown(lane, r.slots, r.bits, bits, at)
    ended = result >= _ENDED
    me = _load(lane, _ME + at)
    mine = me + _where(ended, result & _ADDED, _0)
    reached = mine & _WON
    passes = ended & (reached & (_0 if r.at_once else _WON) == _0)
    acting, _, turns = _passed(lane, at, passes, me, mine, after)
    left = _WON - (acting & _SCORE)
    begins = _where(left < r.near, left, r.near)
    begins = _where(left == r.target, r.fresh, begins)
    begins = begins + _where(turns & _1 == _0, _0, r.second)
    begins = _where(reached == _0, begins, r.dead)
    result = _where(ended, r.stop, result)
    _store(lane, _STATE + at, _where(passes, begins, result))


@_part
def _throw_duel(lane, r, d, bits, at, after):
    """Throw once in sixteen lanes whose policies look at the scores."""
    outcome = _thrown(lane, d.slots, r.bits, bits, at)
    row, points, hand = _load(lane, _ROW + at), _load(lane, _POINTS + at), _load(lane, _STATE + at)
    live = hand < r.dead
    place = (row >> _16) * d.outcomes + outcome
    found = (_look_up(d.takes, place >> _1) >> ((place & _1) << _4)) & _HALF
    holds, chosen = _look_up(d.steps, found)
    step = _where(points >= holds & _BYTE, _4, _0)
    step = _where(points >= (holds >> _8) & _BYTE, _8, step)
    step = _where(points >= (holds >> _16) & _BYTE, uint32(12), step)
    step = _where(points >= holds >> _24, _16, step)
    option = _look_up(d.options, (chosen >> _BASE) + ((chosen >> step) & _DIGIT))
    points = points + (option & _HALF)
    following = (option >> _16) & _BYTE
    low, high = _look_up(d.bank, ((row & _HALF) << d.stride) + following)
    early = (_where(points < _32, low, high) >> (points & _31)) & _1 != _0
    yes = ((points < _48) & early) | ((points >= _48) & (points >= high >> _16))
    me = _load(lane, _ME + at)
    nothing = uint32(_WON - r.target)
    enters = (me & _SCORE != nothing) | (points >= d.entry)
    records = (option & _MAY_BANK != _0) & enters & (points >= d.minimum) & (points != _0)
    mine = me + _where(records, points, _0)
    reached = _where(records, mine & _WON, _0)
    over = reached & (_WON if r.at_once else _0) != _0
    stops = live & ((reached & (_0 if r.at_once else _WON) != _0) | (points >= _MUCH + _1))
    ended = live & ((following == d.hands) | over | (records & yes))
    passes = ended & _not(stops)
    mine = mine + _where(option & _LOST != _0, _BUST, _0)
    acting, waiting, turns = _passed(lane, at, passes, me, mine, after)
    own, other = (acting & _SCORE) - nothing, (waiting & _SCORE) - nothing
    begins = _where(over, r.dead, _where(own == _0, d.opening, d.start))
    hand = _where(live, following, hand)
    hand = _where(passes, begins, hand)
    _store(lane, _STATE + at, _where(stops, r.stop, hand))
    _store(lane, _POINTS + at, _where(ended, _0, points))
    last = d.size - _1
    cell = _where(own < last, own, last) * d.size + _where(other < last, other, last)
    cell = cell + _where(turns & _1 == _0, _0, d.second)
    _store(lane, _ROW + at, _look_up(d.rows, cell))


@_part
def _count(n, begins, seats, turns, start):
    """Count a game that reached the target: as little as all the rest follows from."""
    loser = uint64(turns & _1)
    throws = 0
    n.ends[uint64(begins), uint64(turns)] += 1
    for at in range(2):
        seat, held = loser ^ uint64(at), seats[at]
        thrown, busts = np.int64(held >> _22), np.int64((held >> _13) & _BUSTS)
        n.scores[seat, uint64((held & _SCORE) - start)] += 1
        n.sums[seat, uint64(0)] += thrown
        n.sums[seat, uint64(1)] += thrown * thrown
        n.sums[seat, uint64(2)] += busts
        n.sums[seat, uint64(3)] += busts * busts
        throws += thrown
    n.throws[uint64(throws)] += 1


@_part
def _write_down(left, number, first, seats, turns, start):
    """Write a game down that is to be gone on with, from the beginning of the turn under way."""
    seat, played = np.int64(turns & _1), np.int64(turns) - first
    left[0], left[1] = number, seat
    for at in range(2):
        held, of = seats[at], uint64(seat ^ at)
        left[uint64(2) + of] = np.int64((held & _SCORE) - start)
        left[uint64(4) + of] = np.int64((held >> _13) & _BUSTS)
        left[uint64(6) + of] = np.int64(held >> _22)
        left[uint64(8) + of] = (played + (of == first)) >> 1


@_door
def race(
    n: LaneCounts, r: TurnStates, d: Duel, key: np.uint64, game: int, games: int, first: int,
    lane: Array, words: Array, listed: Array, left: Array,
) -> int:  # fmt: skip
    """Play games as `play` does, many side by side; the same games with the same counts.

    A lane holds one game. Every eight throws those that are over make room for the next ones.
    What lanes cannot do (final rounds, rare turns, games that drag on) is written into `left`;
    return how many games that are.
    """
    numbers, began = listed[:LANES], listed[LANES : 2 * LANES]
    upcoming, last, now = game, game + games, 0
    start = uint32(_WON - r.target)
    playing = many = 0
    for i in range(_LANES):
        lane[_STATE + i] = r.dead
        numbers[i] = -1
    while True:
        for at in range(uint64(0), _LANES, _GROUP):
            ready = _where_true(_load(lane, _STATE + at) >= r.dead)
            while ready != uint64(0):
                i = at + _lowest(ready)
                ready &= ready - uint64(1)
                number = numbers[i]
                if number >= 0:
                    playing -= 1
                    begins = first if first >= 0 else number & 1
                    seats, turns = (lane[_ME + i], lane[_OTHER + i]), lane[_TURNS + i]
                    if lane[_STATE + i] == r.dead:
                        _count(n, begins, seats, turns, start)
                    else:
                        _write_down(left[many], number, begins, seats, turns, start)
                        many += 1
                numbers[i] = -1
                if upcoming < last:
                    playing += 1
                    begins = first if first >= 0 else upcoming & 1
                    numbers[i], began[i] = upcoming, now
                    words[i] = _mix(key + uint64(upcoming) * _GAME)
                    lane[_STATE + i] = r.fresh + (r.second if begins else _0)
                    lane[_ME + i] = lane[_OTHER + i] = start
                    lane[_TURNS + i] = uint32(begins)
                    lane[_SINCE + i] = uint32(now & _THROWS) << _22
                    if d.hands:
                        lane[_POINTS + i] = _0
                        lane[_ROW + i] = d.rows[uint64(d.second if begins else _0)]
                    upcoming += 1
                else:
                    lane[_STATE + i] = r.dead
        if playing == 0:
            return many
        if now & _OFTEN == 0:
            for i in range(_LANES):
                if now - began[i] > _PATIENCE:
                    lane[_STATE + i] = r.stop
        for _ in range(4):
            _draw(lane, words)
            for bits in range(_BITS, _BITS + uint64(2) * _LANES, _LANES):
                now += 1
                after = uint32(now & _THROWS) << _22
                for at in range(uint64(0), _LANES, _GROUP):
                    if d.hands:
                        _throw_duel(lane, r, d, bits, at, after)
                    else:
                        _throw_states(lane, r, bits, at, after)
