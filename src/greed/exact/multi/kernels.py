"""The compiled loops of games between three or more: whole turns, sixteen positions at a time.

A turn carries as many numbers through its rows as there are seats: what its player and those who
follow win under the same play (the last seat wins the rest), and the chance that it ends with
nothing recorded. The player takes the option with the most of the first; the others come along.
Lanes are neighbouring scores of the next player, what it and the one after it have together being
the same. Kernels are compiled for each number of seats: it is the length of the tuple `like`.

They are in one file, for Numba's cache watches only the file of the compiled function; some small
parts are the race's, and `make` keys that cache on both files.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
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
    store,
)
from greed.exact.model import TurnGraph
from greed.exact.race.options import Fewer
from greed.exact.race.turn_kernels import ROUNDING

__all__ = [
    "LANES",
    "Chances",
    "Ends",
    "Group",
    "Offers",
    "Round",
    "attempts_at",
    "conclude",
    "fill",
    "final_ends",
    "finals",
    "guessed",
    "marked",
    "place_of",
    "play",
    "settle",
    "sweep",
]

_ROUNDS = 4_000
_STILL = 1e-16


class Chances(NamedTuple):
    """What the beginnings of turns are worth before the final round.

    values: (seats - 1, size) what the seat that had its turn before wins, the seat to move, and
    those after it but the last, in steps of `step`. Group g begins at offset[g], ordered by
    the scores of the last seat down to the third, the sum of the first two, and the score of the
    seat to move. wide, low: (G, seats) past the highest and from the lowest score that each seat
    can have. before: (G, ..) how many positions of the first two seats have a lower sum than this
    many above the lowest; pairs: (G,) how many there are.
    """

    values: NDArray[np.float64]
    step: float
    offset: NDArray[np.int64]
    wide: NDArray[np.int64]
    low: NDArray[np.int64]
    before: NDArray[np.int64]
    pairs: NDArray[np.int64]


class Group(NamedTuple):
    """Positions with the same seats on the board and the same seat beginning the rounds.

    after_bust, after_bank: the groups that follow; after_bonus: if the points are banked and the
    same seat goes on, -1 if that can't be. cost: units that a bust takes away. reached: the kind of
    final round that begins when the target is banked, -1 if the game is over. off: a bit for each
    seat that follows: 1 if it is off the board.
    """

    this: int
    after_bust: int
    after_bank: int
    after_bonus: int
    cost: int
    reached: int
    off: int
    target: int
    beyond: int
    least: int
    forfeits: bool


class Offers(NamedTuple):
    """What attempts at carryovers among three are worth, for the player attempting and the next.

    Before the final round (`Ring` says where): ring, in steps of ring_step. In it: last, by [hand]
    [points inherited][place in `Ends`][part]; last_start: (kinds, 4) where that begins, -1 if
    nothing is offered.
    """

    hands: int
    ring: NDArray[np.float64]
    ring_step: float
    start: NDArray[np.int64]
    plane: NDArray[np.int64]
    slots: NDArray[np.int64]
    before: NDArray[np.int64]
    entered: NDArray[np.int64]
    last: NDArray[np.float64]
    last_start: NDArray[np.int64]
    last_rows: int


class Ends(NamedTuple):
    """What turns in final rounds are worth to the mover and those who follow, but the last.

    values: (size, seats - 1). Players other than the leader are numbered from the mover, which is
    number 0; bit j of `off` says whether number j is off the board. start: (kinds, offs) where
    that begins, -1 if it can't be; size: how many places it has. most: (kinds, seats - 1) how far
    behind the leader a player can be, for more counts as that; 1 if it has no turn any more.
    low: (kinds, seats - 1, 2) how far behind it is at least, on the board and off it.
    """

    values: NDArray[np.float64]
    start: NDArray[np.int64]
    size: NDArray[np.int64]
    most: NDArray[np.int64]
    low: NDArray[np.int64]


class Round(NamedTuple):
    """A kind of final round: [mover's end: less, equal, more][who is as good as the leader].

    The second is a bit for each seat that neither moves nor leads. Seat `mover` is next, seat
    `following` leads, and the round goes on as kind `kind`; -1: the game is over, with `shares`
    for the seats from the mover on. again: whether a mover who stays behind may have another turn.
    """

    leader: int
    shares: NDArray[np.float64]
    mover: NDArray[np.int64]
    following: NDArray[np.int64]
    kind: NDArray[np.int64]
    again: bool


# The numbers of sixteen turns, a vector for each seat: tuples that LLVM keeps in registers.


@intrinsic
def _load_all(typing, array, index, like):
    """Return the numbers of sixteen turns that an array holds from an index on."""
    kind = types.UniTuple(LANES_TYPE, like.count)

    def emit(context, builder, signature, args):
        found = []
        for part in range(like.count):
            at = builder.add(args[1], ir.Constant(ir.IntType(64), part * LANES))
            place = pointer(context, builder, signature.args[0], args[0], at)
            found.append(builder.load(place))
            found[-1].align = 8
        return context.make_tuple(builder, kind, found)

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
        found = [ir.Constant(VECTOR, [number] * LANES) for number in numbers]
        return context.make_tuple(builder, kind, found)

    return kind(like), emit


@intrinsic
def _add_products(typing, total, chance, these):
    """Return total + chance * these, for each of the numbers, rounded once."""

    def emit(context, builder, signature, args):
        kind = ir.FunctionType(VECTOR, [VECTOR] * 3)
        fused = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fma.v{LANES}f64")
        sums, values = (cgutils.unpack_tuple(builder, args[k], these.count) for k in (0, 2))
        found = [
            builder.call(fused, [args[1], value, sum_])
            for sum_, value in zip(sums, values, strict=True)
        ]
        return context.make_tuple(builder, these, found)

    return these(total, LANES_TYPE, these), emit


@intrinsic
def _times(typing, chance, these):
    """Return chance * these, for each of the numbers."""

    def emit(context, builder, signature, args):
        values = cgutils.unpack_tuple(builder, args[1], these.count)
        found = [builder.fmul(args[0], value) for value in values]
        return context.make_tuple(builder, these, found)

    return these(LANES_TYPE, these), emit


def _preferring(operation):
    """Return the intrinsic that takes, in each lane, one of two ways to play: by the mover's."""

    def chosen(typing, one, other):
        def emit(context, builder, signature, args):
            these, those = (cgutils.unpack_tuple(builder, arg, one.count) for arg in args)
            mask = builder.fcmp_ordered(operation, these[0], those[0])
            found = [builder.select(mask, *pair) for pair in zip(these, those, strict=True)]
            return context.make_tuple(builder, one, found)

        return one(one, other), emit

    return intrinsic(chosen)


_if_more = _preferring(">")
_if_no_less = _preferring(">=")


@njit(cache=True, nogil=True)
def play(turn: TurnGraph, top: int, banks, bust, record_to: int, held, nodes, like):
    """Play a turn best; banks: (top + 1, S, N, LANES), bust: (N, LANES), the same from `top` on.

    N is the number of seats. Above row `record_to` a bank records nothing. held:
    (top + reach + 1, C, N, LANES) is room; nodes: (top + 1, nodes, N, LANES) takes what every
    throw is worth.
    """
    level, ahead = _addresses(turn, like)
    none = np.zeros(0, np.int64)
    whole = Fewer(turn, 0, none, none, False)
    wanted = np.ones(len(turn.bust), np.bool_)
    _play(turn, whole, top, banks, bust, record_to, held, nodes, wanted, level, ahead, ahead, like)


@inner
def _addresses(turn, like):
    """Return where each option leads to, counted from the row it is taken in, and at the top."""
    each = len(like) * LANES
    width = U(len(turn.node) * each)
    level, ahead = np.empty(len(turn.points), np.uint64), np.empty(len(turn.points), np.uint64)
    for k in range(len(ahead)):
        level[k] = U(turn.decision[k] * each)
        ahead[k] = U(turn.points[k]) * width + level[k]
    return level, ahead


@inner
def _begins(turn):
    """Return which throws can begin a turn."""
    found = np.zeros(len(turn.bust), np.bool_)
    found[turn.start] = True
    for node in turn.attempts:
        if node >= 0:
            found[node] = True
    return found


@inner
def _play(
    turn, fewer, top, banks, bust, record_to, held, nodes, wanted, level, ahead, few_ahead, like
):
    """Play a turn best, trying first what was best in the turn before.

    Of throws, only those `wanted` are kept in `nodes`.
    Options that others outdo are left out from the top down to the first row in which what that
    takes for granted doesn't hold; see `Fewer`. It is about the mover's own chance alone, for what
    the others win doesn't change what is best.
    """
    width = U(len(turn.node) * len(like) * LANES)
    flat, ends, worth = held.reshape(-1), banks.reshape(-1), nodes.reshape(-1)
    lost, sources = bust.reshape(-1), U(banks.shape[1] * len(like) * LANES)
    held[top, :, 0] = -1.0
    held[top, :, 1:] = 0.0
    for _ in range(_ROUNDS):
        before = held[top].copy()
        _row(turn, top, ends, sources, lost, record_to, flat, width, level, worth, wanted, like)
        if np.abs(held[top] - before).max() < _STILL:
            break
    for up in range(1, turn.points.max() + 1):
        held[top + up] = held[top]
    base, hot = U(top) * width, U(fewer.hot * len(like) * LANES)
    bank, best = load(ends, U(top) * sources), load(flat, base + hot)
    holds = fewer.useful and _hot_is_best(fewer, flat, base, top, best, like)
    for t in range(top - 1, -1, -1):
        if holds:
            now = load(ends, U(t) * sources)
            holds = nowhere_less(add(bank, splat(ROUNDING)), now)
            bank = smaller(now, bank)
        if holds:
            few = fewer.turn
            _row(
                few, t, ends, sources, lost, record_to, flat, width, few_ahead, worth, wanted, like
            )
            base = U(t) * width
            best = smaller(load(flat, base + hot), best)
            holds = _hot_is_best(fewer, flat, base, t, best, like)
        else:
            _row(turn, t, ends, sources, lost, record_to, flat, width, ahead, worth, wanted, like)


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
def _row(turn, t, ends, sources, lost, record_to, flat, width, ahead, worth, wanted, like):
    each = U(len(like) * LANES)
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
                _store_all(worth, U(t * count + n) * each, rolled)
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            ended = nothing
            if t >= turn.bank_from[d] and t <= record_to:
                ended = _load_all(ends, here + U(turn.source[d]) * each, like)
            elif t >= min(turn.stop_from[d], turn.bank_from[d]):
                ended = lose
            _store_all(flat, base + U(d) * each, _if_no_less(ended, rolled))


@inner
def _row_of(chances, group, scores):
    """Return where positions with these scores are kept, less the score of the seat to move."""
    low, wide = chances.low[group], chances.wide[group]
    plane = 0
    for k in range(len(scores) - 1, 1, -1):
        plane = plane * (wide[k] - low[k]) + scores[k] - low[k]
    both = scores[0] + scores[1]
    first = max(low[0], both - wide[1] + 1)
    row = chances.before[group, both - low[0] - low[1]]
    return chances.offset[group] + plane * chances.pairs[group] + row - first


@njit(cache=True)
def place_of(chances: Chances, group: int, scores):
    """Return where a position is kept."""
    return _row_of(chances, group, scores) + scores[0]


@inner
def _blocks(chances, group):
    """Return how many scores there are of the seat to move and those after the third."""
    size = chances.wide[group, 0] - chances.low[group, 0]
    for k in range(3, chances.low.shape[1]):
        size *= chances.wide[group, k] - chances.low[group, k]
    return size


@inner
def _begun(chances, group, block, layer, scores):
    """Write the scores of a block of positions but the second and third; return these together."""
    low, wide = chances.low[group], chances.wide[group]
    total = layer
    for k in range(len(scores)):
        if k not in (1, 2):
            scores[k] = low[k] + block % (wide[k] - low[k])
            block //= wide[k] - low[k]
            total -= scores[k]
    return total


@inner
def _between(chances, group, total):
    """Return the lowest and highest score of the next seat if it and the third have a total."""
    wide, low = chances.wide, chances.low
    return (
        max(low[group, 1], total - wide[group, 2] + 1),
        min(total - low[group, 2], wide[group, 1] - 1),
    )


@inner
def _spot(chances, group, scores):
    """Return the number of a position among those of its layer, by all scores but the third."""
    low, wide = chances.low[group], chances.wide[group]
    spot = 0
    for k in range(len(scores) - 1, 2, -1):
        spot = spot * (wide[k] - low[k]) + scores[k] - low[k]
    spot = spot * (wide[0] - low[0]) + scores[0] - low[0]
    return spot * (wide[1] - low[1]) + scores[1] - low[1]


@inner
def _attempts(chances, offers, group, t, layer, third):
    """Return where attempts with t units begin, whose third seat made the offer; -1: nowhere."""
    if offers.start[group, t] < 0:
        return -1
    size, low, wide = offers.plane[group, t], chances.low[group], chances.wide[group]
    both = layer - third
    if third >= t + low[2]:
        before = offers.before[group]
        place = before[both] - before[max(layer - wide[2] + 1, 0)]
    elif third == t and offers.entered[group] > 0:
        place = size - offers.entered[group]
    else:
        return -1
    slot = layer % offers.slots[t]
    first = max(low[0], both - wide[1] + 1)
    return offers.start[group, t] + slot * offers.hands * 2 * size + place - first


@njit(cache=True)
def attempts_at(chances: Chances, offers: Offers, group: int, t: int, layer: int, third: int):
    """Return where the attempts with t units begin that the third seat has offered; -1: nowhere.

    The number for a hand, a part and a score of the mover is (2 * hand + part) * plane[group, t]
    and the score further on.
    """
    return _attempts(chances, offers, group, t, layer, third)


@inner
def _place(end, kind, off, behind):
    """Return the place of a turn in a final round, from where its kind begins."""
    place = 0
    for j in range(len(behind)):
        most, low = end.most[kind, j], end.low[kind, j, off >> j & 1]
        place = place * (most + 1 - low) + min(max(behind[j], low), most) - low
    return place


@inner
def _last_attempts(offers, end, kind, off, hand, t):
    """Return where attempts with t units in a final round begin; -1: nowhere."""
    if t == 0 or offers.last_start[kind, off] < 0:
        return -1
    row = hand * offers.last_rows + min(t, offers.last_rows - 1)
    return offers.last_start[kind, off] + row * end.size[kind, off] * 2


@inner
def _accepts(attempt, attempt_next, plain, plain_next, tilt):
    """Return whether a player attempts a carryover."""
    return attempt + tilt * attempt_next > plain + tilt * plain_next


@inner
def _tilted(numbers, tilt):
    """Count some of the next player's chance as the player's own."""
    for lane in range(LANES):
        numbers[0, lane] += tilt * numbers[1, lane]


@njit(cache=True, nogil=True)
def fill(chances: Chances, offers: Offers, group: Group, end: Ends, x, top: int, tilt, banks, bust):
    """Write what the ends of sixteen turns are worth.

    banks: (top + 1, S, N, LANES), bust: (N, LANES). x: (N,) scores; the second seat of the next
    lane has one more, the third one less.
    """
    n, target, then = len(x), group.target, group.after_bank
    size = chances.values.shape[1]
    held, ends = chances.values.reshape(-1), banks.reshape(-1)
    after, behind, won = np.empty(n, np.int64), np.empty(n - 1, np.int64), np.empty(n)
    kept = np.full(banks.shape[1], -1)
    after[: n - 1], after[n - 1] = x[1:], max(x[0] - group.cost, 0)
    at = U(place_of(chances, group.after_bust, after))
    for k in range(n - 1):
        store(bust.reshape(-1), U(k * LANES), load(held, at + U(k * size)))
    bust[n - 1] = 1.0
    _tilted(bust, tilt)
    banks[0] = bust
    for t in range(max(chances.low[then, n - 1] - x[0], 1), min(target - x[0], top + 1)):
        after[n - 1] = x[0] + t
        at = U(place_of(chances, then, after))
        here = U(t * banks.shape[1] * n * LANES)
        for k in range(n - 1):
            store(ends, here + U(k * LANES), load(held, at + U(k * size)))
        banks[t, 0, n - 1] = 0.0
        if offers.hands:
            _offered(chances, offers, then, t, x, tilt, banks[t])
        _tilted(banks[t, 0], tilt)
        if group.after_bonus >= 0:
            _gone_on(chances, group.after_bonus, t, x, tilt, banks[t, 1 + offers.hands])
    for t in range(max(target - x[0], 1), top + 1):
        for hand in range(offers.hands if group.reached >= 0 else 0):
            kept[1 + hand] = _last_attempts(offers, end, group.reached, group.off, hand, t)
        for lane in range(LANES):
            won[:] = 0.0
            won[0] = 1.0
            place = -1
            if group.reached >= 0 and x[2] >= lane:
                for k in range(1, n):
                    behind[k - 1] = x[0] + t - x[k]
                behind[0] -= lane
                behind[1] += lane
                place = _place(end, group.reached, group.off, behind)
                _rest(end, group.reached, group.off, place, 1, won)
            for source in range(banks.shape[1]):
                mine, following = won[0], won[1]
                if place >= 0:
                    mine, following = _answered(offers, kept[source], place, 1, won, tilt)
                banks[t, source, 0, lane] = mine + tilt * following
                banks[t, source, 1, lane] = following
                for k in range(2, n - 1):
                    banks[t, source, k, lane] = won[k]
                banks[t, source, n - 1, lane] = 0.0


@inner
def _rest(end, kind, off, place, mover, won):
    """Write what all seats win from a turn of `mover` in a final round."""
    n = len(won)
    at, last = end.start[kind, off] + place, 1.0
    for k in range(n - 1):
        won[(mover + k) % n] = end.values[at, k]
        last -= end.values[at, k]
    won[(mover + n - 1) % n] = last


@inner
def _answered(offers, first, place, mover, won, tilt):
    """Return what the first two of three seats win if `mover` is offered a carryover."""
    if first < 0:
        return won[0], won[1]
    at = first + 2 * place
    taken, after = offers.last[at], offers.last[at + 1]
    if not _accepts(taken, after, won[mover], won[(mover + 1) % 3], tilt):
        return won[0], won[1]
    rest = 1.0 - taken - after
    return after if mover == 2 else rest, taken if mover == 1 else rest


@inner
def _gone_on(chances, group, t, x, tilt, banks):
    """Write what it is worth to bank t units and to begin another turn."""
    n, now = len(x), x.copy()
    now[0] += t
    banks[:] = 0.0
    for lane in range(min(LANES, x[2] - chances.low[group, 2] + 1)):
        now[1], now[2] = x[1] + lane, x[2] - lane
        if now[1] < chances.wide[group, 1]:
            at = place_of(chances, group, now)
            last = 1.0 - chances.values[0, at] * chances.step
            for k in range(n - 2):
                banks[k, lane] = chances.values[k + 1, at] * chances.step
                last -= banks[k, lane]
            banks[n - 2, lane] = last
    _tilted(banks, tilt)


@inner
def _offered(chances, offers, then, t, x, tilt, banks):
    """Write what banks of t units are worth to three if they offer a carryover."""
    total = x[1] + x[2]
    first = _attempts(chances, offers, then, t, x[0] + t + total, x[0] + t)
    for hand in range(offers.hands):
        banks[1 + hand] = banks[0]
        if first >= 0:
            one = first + 2 * hand * offers.plane[then, t] + x[1]
            two = one + offers.plane[then, t]
            for lane in range(LANES):
                last, plain = banks[0, 0, lane], banks[0, 1, lane]
                mine = offers.ring[one + lane] * offers.ring_step
                following = offers.ring[two + lane] * offers.ring_step
                if _accepts(mine, following, plain, 1.0 - plain - last, tilt):
                    banks[1 + hand, 0, lane] = 1.0 - mine - following
                    banks[1 + hand, 1, lane] = mine
        _tilted(banks[1 + hand], tilt)


@inner
def _keep_attempts(turn: TurnGraph, chances, offers: Offers, group, x, lanes, top, tilt, nodes):
    """Keep what sixteen turns are worth to those who begin them with a carryover."""
    layer = x[0] + x[1] + x[2]
    places = np.empty(LANES, np.int64)
    for t in range(1, x[2] + 1):
        size, count = offers.plane[group, t], 0
        for lane in range(lanes):
            if x[2] - lane >= t:
                places[lane] = _attempts(chances, offers, group, t, layer, x[2] - lane) + x[0]
                count += 1
        for hand in range(offers.hands):
            node = turn.attempts[hand]
            if node < 0:
                continue
            for lane in range(count):
                if places[lane] >= x[0]:
                    following = nodes[min(t, top), node, 1, lane]
                    mine = nodes[min(t, top), node, 0, lane] - tilt * following
                    at = places[lane] + 2 * hand * size
                    _keep(offers.ring, at, mine, offers.ring_step)
                    _keep(offers.ring, at + size, following, offers.ring_step)


@inner
def _keep(array, at, value, step):
    """Keep a chance in an array of steps, or as it is."""
    array[at] = value if step == 1.0 else min(max(value, 0.0), 1.0) / step + 0.5


@njit(cache=True, nogil=True)
def sweep(
    turn: TurnGraph,
    fewer: Fewer,
    chances: Chances,
    offers: Offers,
    group: Group,
    end: Ends,
    layer: int,
    dirty,
    parts,
    guess,
    tilt: float,
    room,
    nodes,
    banks,
    like,
):
    """Play the turns of a group in which all scores sum to `layer`, where they are dirty.

    dirty, parts (.., N), guess (.., N - 1): by `_spot`. Takes the parts of a turn's value that
    don't depend on a bust, the chance of one, and what it was taken to be worth. Returns how many
    turns were played.
    """
    n = len(like)
    bust, x = np.empty((n, LANES)), np.empty(n, np.int64)
    level, ahead = _addresses(turn, like)
    few_ahead, wanted = _addresses(fewer.turn, like)[1], _begins(turn)
    played = 0
    for block in range(_blocks(chances, group.this)):
        total = _begun(chances, group.this, block, layer, x)
        first, last = _between(chances, group.this, total)
        left = group.target - x[0]
        top = max(left + group.beyond, group.least)
        for low in range(first, last + 1, LANES):
            lanes = min(LANES, last + 1 - low)
            x[1], x[2] = low, total - low
            spot = _spot(chances, group.this, x)
            if not dirty[spot : spot + lanes].any():
                continue
            fill(chances, offers, group, end, x, top, tilt, banks, bust)
            _play(
                turn,
                fewer,
                top,
                banks[: top + 1],
                bust,
                left if group.forfeits else top + 1,
                room[: top + turn.points.max() + 1],
                nodes,
                wanted,
                level,
                ahead,
                few_ahead,
                like,
            )
            if offers.hands:
                _keep_attempts(turn, chances, offers, group.this, x, lanes, top, tilt, nodes)
            for lane in range(lanes):
                lost = nodes[0, turn.start, n - 1, lane]
                for k in range(n - 1):
                    guess[spot + lane, k] = bust[k, lane]
                    parts[spot + lane, k] = nodes[0, turn.start, k, lane] - lost * bust[k, lane]
                guess[spot + lane, 0] -= tilt * bust[1, lane]
                parts[spot + lane, 0] -= tilt * parts[spot + lane, 1]
                parts[spot + lane, n - 1] = lost
            played += lanes
    return played


@njit(cache=True, nogil=True)
def settle(chances: Chances, groups, layer: int, parts, guess, dirty, close: float, damp: float):
    """Solve every cycle in which all bust, for groups that follow each other by busts.

    parts, guess and dirty are tuples by group. Only cycles that are dirty are looked at. Returns
    how many turns have to be played again because a bust is worth something else than was taken,
    by more than `close`, and how much.
    """
    n = len(groups)
    again, worst = 0, 0.0
    scores, spots = np.empty((n, n), np.int64), np.empty(n, np.int64)
    won = np.empty((n, n))  # by turn of the cycle, and by seat as the one to move counts
    for block in range(_blocks(chances, groups[0])):
        total = _begun(chances, groups[0], block, layer, scores[0])
        first, last = _between(chances, groups[0], total)
        for b in range(first, last + 1):
            scores[0, 1], scores[0, 2] = b, total - b
            if not dirty[0][_spot(chances, groups[0], scores[0])]:
                continue
            seen = False
            for k in range(n):
                for j in range(n):
                    scores[k, j] = scores[0, (j + k) % n]
                spots[k] = _spot(chances, groups[k], scores[k])
                seen |= groups[k] == groups[0] and spots[k] < spots[0]
            if seen:
                continue  # as another seat sees it
            won[0] = 0.0
            through = 1.0
            for k in range(n):
                lost = parts[k][spots[k], n - 1]
                rest = 1.0 - lost
                for j in range(n - 1):
                    won[0, (j + k) % n] += through * parts[k][spots[k], j]
                    rest -= parts[k][spots[k], j]
                won[0, (n - 1 + k) % n] += through * rest
                through *= lost
            won[0] /= 1.0 - through
            for k in range(n - 1, 0, -1):
                lost = parts[k][spots[k], n - 1]
                won[k, n - 1] = 1.0
                for j in range(n - 1):
                    won[k, j] = parts[k][spots[k], j] + lost * won[(k + 1) % n, (j - 1) % n]
                    won[k, n - 1] -= won[k, j]
            move = 0.0
            for k in range(n):
                for j in range(n - 1):
                    after = won[(k + 1) % n, (j - 1) % n]
                    move = max(move, abs(after - guess[k][spots[k], j]))
            moved = move > close
            for k in range(n):
                dirty[k][spots[k]] = moved
                again += moved
                at = place_of(chances, groups[k], scores[k])
                for j in range(n - 1):
                    chances.values[j, at] += damp * (won[k, (j - 1) % n] - chances.values[j, at])
            worst = max(worst, move)
    return again, worst


@njit(cache=True, nogil=True)
def conclude(chances: Chances, group: int, layer: int, parts, guess):
    """Take what busts were taken to be worth as it is; return by how much a chance moved."""
    n, worst = chances.wide.shape[1], 0.0
    x, won = np.empty(n, np.int64), np.empty(n)
    for block in range(_blocks(chances, group)):
        total = _begun(chances, group, block, layer, x)
        first, last = _between(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            spot, at = _spot(chances, group, x), place_of(chances, group, x)
            won[n - 1] = 1.0
            for k in range(n - 1):
                won[k] = parts[spot, k] + parts[spot, n - 1] * guess[spot, k]
                won[n - 1] -= won[k]
            for k in range(n - 1):
                worst = max(worst, abs(won[(k - 1) % n] - chances.values[k, at]))
                chances.values[k, at] = won[(k - 1) % n]
    return worst


@njit(cache=True, nogil=True)
def guessed(chances: Chances, group: int, layer: int, dirty):
    """Guess what the turns of a layer are worth from the layers above, and mark them all dirty."""
    wide, n = chances.wide[group], chances.wide.shape[1]
    x, near, found = np.empty(n, np.int64), np.empty(n, np.int64), np.empty(n - 1)
    for block in range(_blocks(chances, group)):
        total = _begun(chances, group, block, layer, x)
        first, last = _between(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            dirty[_spot(chances, group, x)] = True
            low, high = 1, 1 << n
            for k in range(n):
                if x[k] + 1 == wide[k]:  # a neighbour alone has to do: the last seat's, if any
                    low, high = 0, 0
            for k in range(n - 1, -1, -1):
                if high == 0 and x[k] + 1 < wide[k]:
                    low, high = 1 << k, (1 << k) + 1
            found[:] = 0.0 if high else 1.0 / n
            for ahead in range(low, high):
                sign = -1.0
                for k in range(n):
                    near[k] = x[k] + (ahead >> k & 1)
                    sign = -sign if ahead >> k & 1 else sign
                at = place_of(chances, group, near)
                for j in range(n - 1):
                    found[j] += sign * chances.values[j, at]
            at = place_of(chances, group, x)
            for j in range(n - 1):
                chances.values[j, at] = min(max(found[j], 0.0), 1.0)


@njit(cache=True, nogil=True)
def marked(chances: Chances, group: int, layer: int, dirty):
    """Return the scores of the positions of a layer that are dirty."""
    found, x = [], np.empty(chances.wide.shape[1], np.int64)
    for block in range(_blocks(chances, group)):
        total = _begun(chances, group, block, layer, x)
        first, last = _between(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            if dirty[_spot(chances, group, x)]:
                found.append(x.copy())
    return found


@njit(cache=True, nogil=True)
def final_ends(round_: Round, offers: Offers, end: Ends, off, behind, top, tilt, bust, banks):
    """Write what the ends of sixteen turns in a final round are worth.

    behind: how far the players but the leader are behind it, the last one more in every lane.
    """
    n = len(behind) + 1
    score, won = np.zeros(n, np.int64), np.zeros(n)
    rest = np.zeros(n - 1, np.int64)
    for t in range(top + 1):
        if 1 < t < behind[0] and not round_.again and not offers.hands:
            banks[t] = banks[t - 1]
            continue
        result = 0 if t < behind[0] else (1 if t == behind[0] else 2)
        for lane in range(LANES):
            equal, j = 0, 1
            score[0], score[round_.leader] = t - behind[0], 0
            for seat in range(1, n):
                if seat != round_.leader:
                    score[seat] = -behind[j] - (lane if j == n - 2 else 0)
                    equal |= (1 if score[seat] == 0 else 0) << (j - 1)
                    j += 1
            kind, mover = round_.kind[result, equal], round_.mover[result, equal]
            place, still_off = -1, 0
            if kind < 0:
                won[:] = round_.shares[result, equal]
            else:
                leader = round_.following[result, equal]
                best, j = score[leader], 0
                for k in range(n):
                    seat = (mover + k) % n
                    if seat != leader:
                        rest[j] = best - score[seat]
                        number = _number(seat, round_.leader)
                        if number >= 0 and (number or not t) and end.most[kind, j] > 1:
                            still_off |= (off >> number & 1) << j
                        j += 1
                place = _place(end, kind, still_off, rest)
                _rest(end, kind, still_off, place, mover, won)
            for source in range(banks.shape[1]):
                mine, following = won[0], won[1]
                if 1 <= source <= offers.hands and place >= 0:
                    first = _last_attempts(offers, end, kind, still_off, source - 1, t)
                    mine, following = _answered(offers, first, place, mover, won, tilt)
                banks[t, source, 0, lane] = mine + tilt * following
                banks[t, source, 1, lane] = following
                for k in range(2, n - 1):
                    banks[t, source, k, lane] = won[k]
                banks[t, source, n - 1, lane] = 0.0
    bust[: n - 1] = banks[0, 0, : n - 1]
    bust[n - 1] = 1.0


@inner
def _number(seat, leader):
    """Return a player's number among those who don't lead, -1 for the leader."""
    return -1 if seat == leader else seat - (1 if seat > leader else 0)


@njit(cache=True, nogil=True)
def finals(
    turn: TurnGraph,
    fewer: Fewer,
    round_: Round,
    offers: Offers,
    end: Ends,
    kind: int,
    off: int,
    beyond: int,
    least: int,
    far: int,
    forfeits: bool,
    tilt: float,
    damp: float,
    room,
    nodes,
    banks,
    like,
):
    """Play every turn of one kind of final round once; return by how much an answer moved.

    Turns end at row `far`, if not before. Answers go the part `damp` of the way to what is found.
    """
    n = len(like)
    level, ahead = _addresses(turn, like)
    few_ahead, wanted = _addresses(fewer.turn, like)[1], _begins(turn)
    bust, behind = np.empty((n, LANES)), np.empty(n - 1, np.int64)
    most = end.most[kind]
    lows, count = np.empty(n - 1, np.int64), 1
    for j in range(n - 1):
        lows[j] = end.low[kind, j, off >> j & 1]
        if j < n - 2:
            count *= most[j] + 1 - lows[j]
    worst = 0.0
    for block in range(count):
        # The mover nearest to the leader comes last.
        number = count - 1 - block
        for j in range(n - 3, -1, -1):
            behind[j] = lows[j] + number % (most[j] + 1 - lows[j])
            number //= most[j] + 1 - lows[j]
        top = max(min(behind[0] + beyond, far), least)
        for last in range(lows[n - 2], most[n - 2] + 1, LANES):
            lanes = min(LANES, most[n - 2] + 1 - last)
            behind[n - 2] = last
            final_ends(round_, offers, end, off, behind, top, tilt, bust, banks)
            _play(
                turn,
                fewer,
                top,
                banks[: top + 1],
                bust,
                behind[0] if forfeits else top + 1,
                room[: top + turn.points.max() + 1],
                nodes,
                wanted,
                level,
                ahead,
                few_ahead,
                like,
            )
            place = _place(end, kind, off, behind)
            for lane in range(lanes):
                held = end.values[end.start[kind, off] + place + lane]
                for k in range(n - 1):
                    found = nodes[0, turn.start, k, lane]
                    if k == 0:
                        found -= tilt * nodes[0, turn.start, 1, lane]
                    worst = max(worst, abs(held[k] - found))
                    held[k] += damp * (found - held[k])
            if offers.hands == 0 or offers.last_start[kind, off] < 0:
                continue
            for hand in range(offers.hands):
                node = turn.attempts[hand]
                for t in range(1, offers.last_rows if node >= 0 else 0):
                    at = _last_attempts(offers, end, kind, off, hand, t) + 2 * place
                    for lane in range(lanes):
                        following = nodes[min(t, top), node, 1, lane]
                        mine = nodes[min(t, top), node, 0, lane] - tilt * following
                        own, then = offers.last[at], offers.last[at + 1]
                        worst = max(worst, abs(mine - own), abs(following - then))
                        offers.last[at] = own + damp * (mine - own)
                        offers.last[at + 1] = then + damp * (following - then)
                        at += 2
    return worst
