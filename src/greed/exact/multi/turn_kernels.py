"""Turns of three or more, solved by backward induction, sixteen positions at a time.

A turn carries as many numbers through its rows as there are seats: what its player and those who
follow win under the same play (the last seat wins the rest), and the chance that it ends with
nothing recorded. The player takes the option with the most of the first; the others come along.
Lanes are neighbouring scores of the next player, what it and the one after it have together being
the same. Kernels are compiled for each number of seats: it is the length of the tuple `like`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba import uint64 as U
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from greed.exact.lane_kernels import (
    LANES,
    LANES_TYPE,
    VECTOR,
    add,
    inner,
    larger,
    load,
    nowhere_less,
    pointer,
    smaller,
    splat,
)
from greed.exact.multi.option_kernels import Fewer, TurnArrays, fewer_of, turn_of
from greed.exact.multi.place_kernels import copy, fill_with
from greed.exact.race.turn_kernels import ROUNDING

_ROUNDS = 4_000
_STILL = 1e-16  # a change of a row that is rounding


class Workspace(NamedTuple):
    """Arrays that a turn is played in.

    decisions: (rows + reach, C, N, LANES) what each is worth; before: (C, N, LANES) what that was.
    nodes: (rows, nodes, N, LANES) takes what throws are worth. banks: (rows, S, N, LANES) what the
    banks of each row are; bust: (N, LANES). The others are room for single positions.
    """

    decisions: NDArray[np.float64]
    before: NDArray[np.float64]
    nodes: NDArray[np.float64]
    banks: NDArray[np.float64]
    bust: NDArray[np.float64]
    won: NDArray[np.float64]
    scores: NDArray[np.int64]
    after: NDArray[np.int64]
    behind: NDArray[np.int64]
    rest: NDArray[np.int64]
    offered: NDArray[np.int64]
    places: NDArray[np.int64]


class Ways(NamedTuple):
    """Where the options of a turn lead to, those first that were best in the turn before.

    wanted: of which throws it is kept what they are worth. level: in the top row; ahead: from the
    row it is taken in; few_ahead: of the options that others don't outdo.
    """

    wanted: NDArray[np.bool_]
    level: NDArray[np.uint64]
    ahead: NDArray[np.uint64]
    few_ahead: NDArray[np.uint64]


class Player(NamedTuple):
    """A turn and what it is played with."""

    turn: TurnArrays
    fewer: Fewer
    ways: Ways
    space: Workspace


@inner
def player_of(read, every, rows, like):
    """Return a turn of up to this many rows as it is played, with all options if `every`."""
    n, turn = len(like), turn_of(read)
    fewer = fewer_of(read)
    if every:
        fewer = Fewer(turn, 0, fewer.worse[:0], fewer.worse_from[:0], False)
    decisions, nodes = len(turn.node), len(turn.bust)
    sources = turn.offers + 1 + read.has_bonus
    space = Workspace(
        np.zeros((rows + turn.reach + 2, decisions, n, LANES)),
        np.zeros((decisions, n, LANES)),
        np.zeros((rows + 1, nodes, n, LANES)),
        np.zeros((rows + 1, sources, n, LANES)),
        np.zeros((n, LANES)),
        np.zeros(n),
        np.zeros(n, np.int64),
        np.zeros(n, np.int64),
        np.zeros(n - 1, np.int64),
        np.zeros(n - 1, np.int64),
        np.zeros(sources, np.int64),
        np.zeros(LANES, np.int64),
    )
    return Player(turn, fewer, _ways_of(turn, fewer, every, like), space)


@inner
def play(player, top, record_to, like):
    """Play a turn best whose banks are in its space, the same from row `top` on.

    Above row `record_to` a bank records nothing. What was best in the turn before is tried first.
    Options that others outdo are left out from the top down to the first row in which what that
    takes for granted doesn't hold; see `Fewer`. It is about the mover's own chance alone, for what
    the others win doesn't change what is best.
    """
    turn, fewer, ways, space = player
    width = U(len(turn.node) * len(like) * LANES)
    decisions, ends = space.decisions, space.banks.reshape(-1)
    flat, worth, lost = decisions.reshape(-1), space.nodes.reshape(-1), space.bust.reshape(-1)
    old = space.before.reshape(-1)
    sources = U(space.banks.shape[1] * len(like) * LANES)
    few, wanted = fewer.turn, ways.wanted
    begin = top * len(old)
    for i in range(len(old)):
        flat[begin + i] = -1.0 if i % (len(like) * LANES) < LANES else 0.0
    for _ in range(_ROUNDS):
        copy(decisions[top], old)
        _row(
            turn, top, ends, sources, lost, record_to, flat, width, ways.level, worth, wanted, like
        )
        change = 0.0
        for i in range(len(old)):
            change = max(change, abs(flat[begin + i] - old[i]))
        if change < _STILL:
            break
    for up in range(1, turn.reach + 1):
        copy(decisions[top], decisions[top + up])
    base, hot = U(top) * width, U(fewer.hot * len(like) * LANES)
    bank, best = load(ends, U(top) * sources), load(flat, base + hot)
    holds = fewer.useful and _hot_is_best(fewer, flat, base, top, best, like)
    for t in range(top - 1, -1, -1):
        if holds:
            now = load(ends, U(t) * sources)
            holds = nowhere_less(add(bank, splat(ROUNDING)), now)
            bank = smaller(now, bank)
        if holds:
            ahead = ways.few_ahead
            _row(few, t, ends, sources, lost, record_to, flat, width, ahead, worth, wanted, like)
            base = U(t) * width
            best = smaller(load(flat, base + hot), best)
            holds = _hot_is_best(fewer, flat, base, t, best, like)
        else:
            ahead = ways.ahead
            _row(turn, t, ends, sources, lost, record_to, flat, width, ahead, worth, wanted, like)


@inner
def _row(turn, t, ends, sources, lost, record_to, flat, width, ahead, worth, wanted, like):
    size = U(len(like) * LANES)
    base, here = U(t) * width, U(t) * sources
    nothing, lose = _nothing(like), _load_all(lost, U(0), like)
    rolled = nothing
    count = len(turn.bust)
    for n in range(-1, count):
        if n >= 0:
            rolled = _times(splat(turn.bust[n] + turn.missed[n]), lose)
            k = U(turn.option_start[turn.outcome_start[n]])
            for o in range(U(turn.outcome_start[n]), U(turn.outcome_start[n + 1])):
                last = U(turn.option_start[o + U(1)])
                best = _load_all(flat, base + ahead[k], like)
                k += U(1)
                while k < last:
                    at = base + ahead[k]
                    if not nowhere_less(best[0], load(flat, at)):
                        best = _if_more(_load_all(flat, at, like), best)
                        ahead[k], ahead[k - U(1)] = ahead[k - U(1)], ahead[k]
                    k += U(1)
                rolled = _add_products(rolled, splat(turn.chance[o]), best)
            if wanted[n]:
                _store_all(worth, U(t * count + n) * size, rolled)
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            ended = nothing
            if t >= turn.bank_from[d] and t <= record_to:
                ended = _load_all(ends, here + U(turn.source[d]) * size, like)
            elif t >= min(turn.stop_from[d], turn.bank_from[d]):
                ended = lose
            _store_all(flat, base + U(d) * size, _if_no_less(ended, rolled))


@inner
def _hot_is_best(fewer, flat, base, t, best, like):
    """Return whether no decision that is likely to be worth less is worth more, in any lane.

    `best` is what throwing all dice again is worth in this row or one further up.
    """
    most = load(flat, base + U(fewer.hot * len(like) * LANES))
    for k in range(len(fewer.worse)):
        if t >= fewer.worse_from[k]:
            most = larger(load(flat, base + U(fewer.worse[k] * len(like) * LANES)), most)
    return nowhere_less(add(best, splat(ROUNDING)), most)


@inner
def _ways_of(turn, fewer, every, like):
    """Return where a turn's options lead to; wanted are throws that can begin one, or all."""
    level, ahead = _addresses(turn, like)
    wanted = np.zeros(len(turn.bust), np.bool_)
    fill_with(every, wanted)
    wanted[turn.start] = True
    for node in turn.attempts:
        if node >= 0:
            wanted[node] = True
    return Ways(wanted, level, ahead, _addresses(fewer.turn, like)[1])


@inner
def _addresses(turn, like):
    """Return where each option leads to, counted from the row it is taken in, and at the top."""
    size = len(like) * LANES
    width = U(len(turn.node) * size)
    level, ahead = np.empty(len(turn.points), np.uint64), np.empty(len(turn.points), np.uint64)
    for k in range(len(ahead)):
        level[k] = U(turn.decision[k] * size)
        ahead[k] = U(turn.points[k]) * width + level[k]
    return level, ahead


@intrinsic
def _load_all(typing, array, index, like):
    """Return the numbers of sixteen turns that an array holds from an index on."""
    kind = types.UniTuple(LANES_TYPE, like.count)

    def emit(context, builder, signature, args):
        loaded = []
        for part in range(like.count):
            at = builder.add(args[1], ir.Constant(ir.IntType(64), part * LANES))
            place = pointer(context, builder, signature.args[0], args[0], at)
            loaded.append(builder.load(place))
            loaded[-1].align = 8
        return context.make_tuple(builder, kind, loaded)

    return kind(array, types.uint64, like), emit


@intrinsic
def _store_all(typing, array, index, these):
    """Write the numbers of sixteen turns into an array from an index on."""

    def emit(context, builder, signature, args):
        for part, value in enumerate(cgutils.unpack_tuple(builder, args[2], these.count)):
            at = builder.add(args[1], ir.Constant(ir.IntType(64), part * LANES))
            place = pointer(context, builder, signature.args[0], args[0], at)
            builder.store(value, place).align = 8
        return context.get_dummy_value()

    return types.none(array, types.uint64, these), emit


@intrinsic
def _nothing(typing, like):
    """Return the numbers of a way to play that is open to nobody."""
    kind = types.UniTuple(LANES_TYPE, like.count)

    def emit(context, builder, signature, args):
        numbers = [-1.0] + [0.0] * (like.count - 1)
        constants = [ir.Constant(VECTOR, [number] * LANES) for number in numbers]
        return context.make_tuple(builder, kind, constants)

    return kind(like), emit


@intrinsic
def _add_products(typing, total, chance, these):
    """Return total + chance * these, for each of the numbers, rounded once."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(VECTOR, [VECTOR] * 3)
        fused = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fma.v{LANES}f64")
        sums, values = (cgutils.unpack_tuple(builder, args[k], these.count) for k in (0, 2))
        added = [
            builder.call(fused, [args[1], value, sum_])
            for sum_, value in zip(sums, values, strict=True)
        ]
        return context.make_tuple(builder, these, added)

    return these(total, LANES_TYPE, these), emit


@intrinsic
def _times(typing, chance, these):
    """Return chance * these, for each of the numbers."""

    def emit(context, builder, signature, args):
        values = cgutils.unpack_tuple(builder, args[1], these.count)
        products = [builder.fmul(args[0], value) for value in values]
        return context.make_tuple(builder, these, products)

    return these(LANES_TYPE, these), emit


def _preferring(operation):
    """Return the intrinsic that takes, in each lane, one of two ways to play: by the mover's."""

    def chosen(typing, one, other):
        def emit(context, builder, signature, args):
            these, those = (cgutils.unpack_tuple(builder, arg, one.count) for arg in args)
            mask = builder.fcmp_ordered(operation, these[0], those[0])
            better = [builder.select(mask, *pair) for pair in zip(these, those, strict=True)]
            return context.make_tuple(builder, one, better)

        return one(one, other), emit

    return intrinsic(chosen)


_if_more = _preferring(">")


_if_no_less = _preferring(">=")
