"""The compiled loops of the game between three: whole turns, sixteen positions at a time.

A turn carries three numbers through its rows: what its player wins, what the next one wins under
the same play, and the chance that it ends with nothing recorded. The player takes the option with
the most of the first; the other two come along. Lanes are neighbouring scores of the next player.
They are in one file, for Numba's cache watches only the file of the compiled function; three small
parts are the race's, and `make` keys that cache on both files.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numba import uint64 as U
from numba.extending import intrinsic
from numpy.typing import NDArray

from greed.exact.model import TurnGraph
from greed.exact.race.kernels import LANES, _add_product, _load, _nowhere_less, _splat, _store

__all__ = [
    "LANES",
    "Chances",
    "Group",
    "Offers",
    "Round",
    "attempts_at",
    "finals",
    "play",
    "settle",
    "sweep",
]

_PARTS = 3
_ROUNDS = 4_000
_STILL = 1e-16


class Chances(NamedTuple):
    """What the beginnings of turns are worth before the final round.

    third, mine: flat, what the third seat and the seat to move win, in steps of `step`. Group g
    begins at offset[g], ordered by the third seat's score, the sum of the two others, and the
    score of the seat to move. wide, low: (G, 3) past the highest and from the lowest score that
    each of the three can have.
    """

    third: NDArray[np.float64]
    mine: NDArray[np.float64]
    step: float
    offset: NDArray[np.int64]
    wide: NDArray[np.int64]
    low: NDArray[np.int64]


class Group(NamedTuple):
    """Positions with the same seats on the board and the same seat beginning the rounds.

    after_bust, after_bank: the groups that follow. reached: the kind of final round that begins
    when the target is banked, -1 if the game is over. off: 1 if the next and the third seat are
    off the board.
    """

    this: int
    after_bust: int
    after_bank: int
    reached: int
    off: tuple[int, int]
    target: int
    beyond: int
    least: int
    forfeits: bool


class Offers(NamedTuple):
    """What attempts at carryovers are worth, for the player attempting and the next; flat arrays.

    Before the final round (`Ring` says where): ring, in steps of ring_step. In it: last, by [hand]
    [points inherited][mover behind][other seat behind][part]; last_start:
    (kinds, 2, 2) where that begins for a mover and another seat on the board (0) or off it (1),
    -1 if nothing is offered; last_low: the smallest deficit of a seat on the board, and off it.
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
    last_low: NDArray[np.int64]
    last_rows: int


class Round(NamedTuple):
    """A kind of final round: [mover's end: less, equal, more][the other as good as the leader].

    over: whether the game ends there, with `shares` for (mover, next, third). Otherwise seat
    `mover` is next, seat `leader` leads, and the round goes on as kind `kind`.
    """

    leader: int
    over: NDArray[np.bool_]
    shares: NDArray[np.float64]
    mover: NDArray[np.int64]
    following: NDArray[np.int64]
    kind: NDArray[np.int64]


def _of_three(operation):
    """Return the intrinsic that picks lanes by comparing two numbers in each."""

    def chosen(typing, one, other, this, that):
        def emit(context, builder, signature, args):
            mask = builder.fcmp_ordered(operation, args[0], args[1])
            return builder.select(mask, args[2], args[3])

        return one(one, other, this, that), emit

    return intrinsic(chosen)


_if_more = _of_three(">")
_if_no_less = _of_three(">=")


@njit(cache=True, nogil=True)
def play(turn: TurnGraph, top: int, banks, bust, record_to: int, held, nodes):
    """Play a turn best; banks: (top + 1, S, 3, LANES), bust: (2, LANES), the same from `top` on.

    Above row `record_to` a bank records nothing. held: (top + reach + 1, C, 3, LANES) is room;
    nodes: (top + 1, N, 3, LANES) takes what every throw is worth.
    """
    level, ahead = _addresses(turn)
    _play(turn, top, banks, bust, record_to, held, nodes, level, ahead)


@njit(cache=True, nogil=True)
def _addresses(turn):
    """Return where each option leads to, counted from the row it is taken in, and at the top."""
    width = U(len(turn.node) * _PARTS * LANES)
    level, ahead = np.empty(len(turn.points), np.uint64), np.empty(len(turn.points), np.uint64)
    for k in range(len(ahead)):
        level[k] = U(turn.decision[k] * _PARTS * LANES)
        ahead[k] = U(turn.points[k]) * width + level[k]
    return level, ahead


@njit(cache=True, nogil=True)
def _play(turn, top, banks, bust, record_to, held, nodes, level, ahead):
    """Play a turn best, trying first what was best in the turn before."""
    width = U(len(turn.node) * _PARTS * LANES)
    flat, ends, worth = held.reshape(-1), banks.reshape(-1), nodes.reshape(-1)
    lost, sources = bust.reshape(-1), U(banks.shape[1] * _PARTS * LANES)
    held[top, :, 0] = -1.0
    held[top, :, 1:] = 0.0
    for _ in range(_ROUNDS):
        before = held[top].copy()
        _row(turn, top, ends, sources, lost, record_to, flat, width, level, worth)
        if np.abs(held[top] - before).max() < _STILL:
            break
    for up in range(1, turn.points.max() + 1):
        held[top + up] = held[top]
    for t in range(top - 1, -1, -1):
        _row(turn, t, ends, sources, lost, record_to, flat, width, ahead, worth)


@njit(cache=True, nogil=True)
def _row(turn, t, ends, sources, lost, record_to, flat, width, ahead, worth):
    base, step, twice = U(t) * width, U(LANES), U(2 * LANES)
    lost_mine, lost_next = _load(lost, U(0)), _load(lost, step)
    here = U(t) * sources
    none, zero, sure = _splat(-1.0), _splat(0.0), _splat(1.0)
    mine, following, fails = none, zero, zero
    count = len(turn.bust)
    for n in range(-1, count):
        if n >= 0:
            chance = turn.bust[n] + turn.missed[n]
            fails = _splat(chance)
            mine = _add_product(zero, fails, lost_mine)
            following = _add_product(zero, fails, lost_next)
            k = U(turn.option_start[turn.outcome_start[n]])
            for o in range(U(turn.outcome_start[n]), U(turn.outcome_start[n + 1])):
                last = U(turn.option_start[o + U(1)])
                at = base + ahead[k]
                best, along, bust = _load(flat, at), _load(flat, at + step), _load(flat, at + twice)
                k += U(1)
                while k < last:
                    at = base + ahead[k]
                    one = _load(flat, at)
                    if not _nowhere_less(best, one):
                        along = _if_more(one, best, _load(flat, at + step), along)
                        bust = _if_more(one, best, _load(flat, at + twice), bust)
                        best = _if_more(one, best, one, best)
                        ahead[k], ahead[k - U(1)] = ahead[k - U(1)], ahead[k]
                    k += U(1)
                chances = _splat(turn.chance[o])
                mine = _add_product(mine, chances, best)
                following = _add_product(following, chances, along)
                fails = _add_product(fails, chances, bust)
            at = U((t * count + n) * _PARTS * LANES)
            _store(worth, at, mine)
            _store(worth, at + step, following)
            _store(worth, at + twice, fails)
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            at = base + U(d * _PARTS * LANES)
            one, two, three = none, zero, zero
            if t >= turn.bank_from[d] and t <= record_to:
                end = here + U(turn.source[d] * _PARTS * LANES)
                one, two = _load(ends, end), _load(ends, end + step)
                three = _load(ends, end + twice)
            elif t >= min(turn.stop_from[d], turn.bank_from[d]):
                one, two, three = lost_mine, lost_next, sure
            _store(flat, at, _if_no_less(one, mine, one, mine))
            _store(flat, at + step, _if_no_less(one, mine, two, following))
            _store(flat, at + twice, _if_no_less(one, mine, three, fails))


@njit(inline="always")
def _row_of(chances, group, third, sum_):
    """Return where the scores of the seat to move begin, the third and the sum being given."""
    low = chances.low[group]
    a, b = chances.wide[group, 0] - low[0], chances.wide[group, 1] - low[1]
    row = (third - low[2]) * (a + b - 1) + sum_ - low[0] - low[1]
    return chances.offset[group] + row * a - low[0]


@njit(inline="always")
def _between(chances, group, total):
    """Return the lowest and highest score of the next seat if it and the third have a total."""
    wide, low = chances.wide, chances.low
    return (
        max(low[group, 1], total - wide[group, 2] + 1),
        min(total - low[group, 2], wide[group, 1] - 1),
    )


@njit(inline="always")
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


@njit(inline="always")
def _last_attempt(offers, end, kind, off_mover, off_other, hand, t, behind, other):
    """Return where an attempt in a final round is kept; -1: nothing is offered there."""
    most = end.shape[3]
    begin = offers.last_start[kind, off_mover, off_other]
    low_mover, low_other = offers.last_low[off_mover], offers.last_low[off_other]
    row = (hand * offers.last_rows + min(t, offers.last_rows - 1)) * (most - low_mover)
    row += min(behind, most - 1) - low_mover
    return begin + (row * (most - low_other) + min(other, most - 1) - low_other) * 2


@njit(inline="always")
def _accepts(attempt, attempt_next, plain, plain_next, tilt):
    """Return whether a player attempts a carryover."""
    return attempt + tilt * attempt_next > plain + tilt * plain_next


@njit(inline="always")
def _stored(end, kind, off_mover, off_other, behind, other):
    """Return what the mover and the next seat win in a final round."""
    most = end.shape[3] - 1
    return end[kind, off_mover, off_other, min(behind, most), min(other, most)]


@njit(cache=True, nogil=True)
def fill(
    chances: Chances,
    offers: Offers,
    group: Group,
    end,
    a: int,
    low: int,
    total: int,
    top: int,
    tilt,
    banks,
    bust,
):
    """Write what the ends of sixteen turns are worth.

    banks: (top + 1, S, 3, LANES), bust: (2, LANES). a: the mover's score; the next seat has low
    and more, and both others together `total`.
    """
    target, then = group.target, group.after_bank
    at = _row_of(chances, group.after_bust, a, total) + low
    for lane in range(LANES):
        bust[1, lane] = chances.mine[at + lane] * chances.step
        bust[0, lane] = chances.third[at + lane] * chances.step + tilt * bust[1, lane]
        banks[0, :, 0, lane] = bust[0, lane]
        banks[0, :, 1, lane] = bust[1, lane]
        banks[0, :, 2, lane] = 1.0
    for t in range(1, min(target - a, top + 1)):
        at = _row_of(chances, then, a + t, total) + low
        for lane in range(LANES):
            banks[t, 0, 0, lane] = (
                chances.third[at + lane] * chances.step
                + tilt * chances.mine[at + lane] * chances.step
            )
            banks[t, 0, 1, lane] = chances.mine[at + lane] * chances.step
            banks[t, 0, 2, lane] = 0.0
        if not offers.hands:
            continue
        first = _attempts(chances, offers, then, t, a + t + total, a + t)
        for hand in range(offers.hands):
            if first < 0:
                banks[t, 1 + hand] = banks[t, 0]
                continue
            one = first + 2 * hand * offers.plane[then, t] + low
            two = one + offers.plane[then, t]
            for lane in range(LANES):
                plain = chances.mine[at + lane] * chances.step
                last = chances.third[at + lane] * chances.step
                mine = offers.ring[one + lane] * offers.ring_step
                following = offers.ring[two + lane] * offers.ring_step
                taken = _accepts(mine, following, plain, 1.0 - plain - last, tilt)
                plain = mine if taken else plain
                last = 1.0 - mine - following if taken else last
                banks[t, 1 + hand, 0, lane] = last + tilt * plain
                banks[t, 1 + hand, 1, lane] = plain
                banks[t, 1 + hand, 2, lane] = 0.0
    for t in range(max(target - a, 1), top + 1):
        for lane in range(LANES):
            mine, following = 1.0, 0.0
            ends = group.reached < 0 or total - low - lane < 0
            behind, other = a + t - low - lane, a + t - total + low + lane
            if not ends:
                rest = _stored(end, group.reached, group.off[0], group.off[1], behind, other)
                following = rest[0]
                mine = 1.0 - rest[0] - rest[1]
            banks[t, 0, 0, lane] = mine + tilt * following
            banks[t, 0, 1, lane] = following
            banks[t, 0, 2, lane] = 0.0
            for hand in range(offers.hands):
                last, plain = mine, following
                if not ends and offers.last_start[group.reached, group.off[0], group.off[1]] >= 0:
                    place = _last_attempt(
                        offers, end, group.reached, group.off[0], group.off[1], hand, t, behind,
                        other,
                    )  # fmt: skip
                    taken = offers.last[place]
                    after = offers.last[place + 1]
                    if _accepts(taken, after, following, 1.0 - mine - following, tilt):
                        last, plain = 1.0 - taken - after, taken
                banks[t, 1 + hand, 0, lane] = last + tilt * plain
                banks[t, 1 + hand, 1, lane] = plain
                banks[t, 1 + hand, 2, lane] = 0.0


@njit(cache=True, nogil=True)
def keep_attempts(
    turn: TurnGraph, chances, offers: Offers, group, a, low, total, lanes, top, tilt, nodes
):
    """Keep what sixteen turns are worth to those who begin them with a carryover."""
    for hand in range(offers.hands):
        node = turn.attempts[hand]
        if node < 0:
            continue
        for t in range(1, total + 1):
            for lane in range(lanes):
                third = total - low - lane
                if third < t:
                    break
                at = _attempts(chances, offers, group, t, a + total, third)
                if at >= 0:
                    size = offers.plane[group, t]
                    following = nodes[min(t, top), node, 1, lane]
                    mine = nodes[min(t, top), node, 0, lane] - tilt * following
                    at += 2 * hand * size + a
                    _keep(offers.ring, at, mine, offers.ring_step)
                    _keep(offers.ring, at + size, following, offers.ring_step)


@njit(inline="always")
def _keep(array, at, value, step):
    """Keep a chance in an array of steps, or as it is."""
    array[at] = value if step == 1.0 else min(max(value, 0.0), 1.0) / step + 0.5


@njit(cache=True, nogil=True)
def sweep(
    turn: TurnGraph,
    chances: Chances,
    offers: Offers,
    group: Group,
    end,
    layer: int,
    dirty,
    parts,
    guess,
    tilt: float,
    room,
    nodes,
    banks,
):
    """Play the turns of a group in which all scores sum to `layer`, where they are dirty.

    dirty, parts (.., 3), guess (.., 2): by the scores of the mover and the next seat. Takes the
    parts of a turn's value that don't depend on a bust, the chance of one, and what it was
    taken to be worth. Returns how many turns were played.
    """
    bust = np.empty((2, LANES))
    level, ahead = _addresses(turn)
    played = 0
    for a in range(chances.low[group.this, 0], min(chances.wide[group.this, 0], layer + 1)):
        total = layer - a
        first, last = _between(chances, group.this, total)
        top = max(group.target - a + group.beyond, group.least)
        for low in range(first, last + 1, LANES):
            lanes = min(LANES, last + 1 - low)
            if not dirty[a, low : low + lanes].any():
                continue
            fill(chances, offers, group, end, a, low, total, top, tilt, banks, bust)
            record_to = group.target - a if group.forfeits else top + 1
            _play(
                turn,
                top,
                banks[: top + 1],
                bust,
                record_to,
                room[: top + turn.points.max() + 1],
                nodes,
                level,
                ahead,
            )
            if offers.hands:
                keep_attempts(
                    turn, chances, offers, group.this, a, low, total, lanes, top, tilt, nodes
                )
            for lane in range(lanes):
                lost = nodes[0, turn.start, 2, lane]
                following = nodes[0, turn.start, 1, lane] - lost * bust[1, lane]
                mine = nodes[0, turn.start, 0, lane] - lost * bust[0, lane]
                parts[a, low + lane, 0] = mine - tilt * following
                parts[a, low + lane, 1] = following
                parts[a, low + lane, 2] = lost
                guess[a, low + lane, 0] = bust[0, lane] - tilt * bust[1, lane]
                guess[a, low + lane, 1] = bust[1, lane]
            played += lanes
    return played


@njit(cache=True, nogil=True)
def settle(chances: Chances, groups, layer: int, parts, guess, dirty, close: float, damp: float):
    """Solve every cycle of three busts for three groups that follow each other by busts.

    parts, guess and dirty are tuples by group. Returns how many turns have to be played again
    because a bust is worth something else than was taken, by more than `close`, and how much.
    """
    again, worst = 0, 0.0
    g = groups[0]
    for a in range(chances.low[g, 0], min(chances.wide[g, 0], layer + 1)):
        first, last_ = _between(chances, g, layer - a)
        for b in range(first, last_ + 1):
            c = layer - a - b
            if g == groups[1] and (min(b, c) < a or (c == a and b > a)):
                continue  # seen from another of the three seats
            p, q, r = parts[0][a, b], parts[1][b, c], parts[2][c, a]
            # What the three turns bring if all bust back to where they began: (a, b, c) in turn.
            last = r[1], 1.0 - r[2] - r[0] - r[1], r[0]
            second = (
                1.0 - q[2] - q[0] - q[1] + q[2] * last[0],
                q[0] + q[2] * last[1],
                q[1] + q[2] * last[2],
            )
            whole = 1.0 - p[2] * q[2] * r[2]
            x0 = (p[0] + p[2] * second[0]) / whole
            x1 = (p[1] + p[2] * second[1]) / whole
            x2 = 1.0 - x0 - x1
            z0 = r[0] + r[2] * x2
            z1 = r[1] + r[2] * x0
            z2 = 1.0 - z0 - z1
            y0 = q[0] + q[2] * z2
            y1 = q[1] + q[2] * z0
            y2 = 1.0 - y0 - y1
            worths = (x0, x1, x2), (y0, y1, y2), (z0, z1, z2)
            scores = (a, b, c), (b, c, a), (c, a, b)
            move = 0.0
            for k in range(3):
                rest = worths[(k + 1) % 3]
                i, j = scores[k][0], scores[k][1]
                move = max(move, abs(rest[2] - guess[k][i, j, 0]), abs(rest[0] - guess[k][i, j, 1]))
            moved = move > close
            for k in range(3):
                i, j, l = scores[k]
                was = dirty[k][i, j]
                dirty[k][i, j] = moved
                again += moved
                at = _row_of(chances, groups[k], l, i + j) + i
                if damp < 1.0 and was:
                    chances.mine[at] += damp * (worths[k][0] - chances.mine[at])
                    chances.third[at] += damp * (worths[k][2] - chances.third[at])
                else:
                    chances.mine[at], chances.third[at] = worths[k][0], worths[k][2]
            worst = max(worst, move)
    return again, worst


@njit(cache=True, nogil=True)
def guessed(chances: Chances, g: int, layer: int):
    """Guess what the turns of a layer are worth from the layers above."""
    wide = chances.wide[g]
    for a in range(chances.low[g, 0], min(wide[0], layer + 1)):
        first, last = _between(chances, g, layer - a)
        for b in range(first, last + 1):
            c = layer - a - b
            at = _row_of(chances, g, c, a + b) + a
            for part in range(2):
                held = chances.mine if part == 0 else chances.third
                if a + 1 < wide[0] and b + 1 < wide[1] and c + 1 < wide[2]:
                    total = 0.0
                    for i in range(2):
                        for j in range(2):
                            for l in range(2):
                                if i + j + l:
                                    sign = 1.0 if (i + j + l) % 2 else -1.0
                                    total += (
                                        sign
                                        * held[_row_of(chances, g, c + l, a + i + b + j) + a + i]
                                    )
                    held[at] = min(max(total, 0.0), 1.0)
                elif c + 1 < wide[2]:
                    held[at] = held[_row_of(chances, g, c + 1, a + b) + a]
                elif a + 1 < wide[0]:
                    held[at] = held[_row_of(chances, g, c, a + b + 1) + a + 1]
                else:
                    held[at] = 1.0 / 3.0


@njit(cache=True, nogil=True)
def final_ends(
    round_: Round, offers: Offers, end, off_mover, off_other, behind, other, top, tilt, bust, banks
):
    """Write what the ends of sixteen turns in a final round are worth.

    behind: how far the mover is behind the leader; `other` (and more): how far the third player.
    """
    score, off, won = np.zeros(3, np.int64), np.zeros(3, np.int64), np.zeros(3)
    for t in range(top + 1):
        result = 0 if t < behind else (1 if t == behind else 2)
        for lane in range(LANES):
            equal = 1 if other + lane == 0 else 0
            ends = round_.over[result, equal]
            kind, mover = round_.kind[result, equal], round_.mover[result, equal]
            third = 0
            if ends:
                won[:] = round_.shares[result, equal]
            else:
                score[0] = t - behind
                off[0] = off_mover if t == 0 else 0
                score[round_.leader] = off[round_.leader] = 0
                score[3 - round_.leader] = -other - lane
                off[3 - round_.leader] = off_other
                leader = round_.following[result, equal]
                third = 3 - mover - leader
                score -= score[leader]
                rest = _stored(end, kind, off[mover], off[third], -score[mover], -score[third])
                won[mover] = rest[0]
                won[(mover + 1) % 3] = rest[1]
                won[(mover + 2) % 3] = 1.0 - rest[0] - rest[1]
            for source in range(banks.shape[1]):
                mine, following = won[0], won[1]
                if (
                    1 <= source <= offers.hands
                    and t > 0
                    and not ends
                    and offers.last_start[kind, off[mover], off[third]] >= 0
                ):
                    place = _last_attempt(
                        offers, end, kind, off[mover], off[third], source - 1, t, -score[mover],
                        -score[third],
                    )  # fmt: skip
                    taken = offers.last[place]
                    after = offers.last[place + 1]
                    if _accepts(taken, after, won[mover], won[(mover + 1) % 3], tilt):
                        rest_ = 1.0 - taken - after
                        mine = after if mover == 2 else rest_
                        following = taken if mover == 1 else rest_
                banks[t, source, 0, lane] = mine + tilt * following
                banks[t, source, 1, lane] = following
                banks[t, source, 2, lane] = 0.0
    bust[0], bust[1] = banks[0, 0, 0], banks[0, 0, 1]


@njit(cache=True, nogil=True)
def finals(
    turn: TurnGraph,
    round_: Round,
    offers: Offers,
    end,
    kind: int,
    off_mover: int,
    off_other: int,
    target: int,
    beyond: int,
    least: int,
    far: int,
    forfeits: bool,
    tilt: float,
    damp: float,
    room,
    nodes,
    banks,
):
    """Play every turn of one kind of final round once; return by how much an answer moved.

    Turns end at row `far`, if not before. Answers go the part `damp` of the way to what is found.
    """
    most = end.shape[3]
    level, ahead = _addresses(turn)
    bust = np.empty((2, LANES))
    worst = 0.0
    for behind in range(most - 1, -1, -1):
        if off_mover and behind < min(target, most - 1):
            continue
        top = max(min(behind + beyond, far), least)
        for other in range(0, most, LANES):
            if off_other and other + LANES <= min(target, most - 1):
                continue
            final_ends(
                round_, offers, end, off_mover, off_other, behind, other, top, tilt, bust, banks
            )
            record_to = behind if forfeits else top + 1
            _play(
                turn,
                top,
                banks[: top + 1],
                bust,
                record_to,
                room[: top + turn.points.max() + 1],
                nodes,
                level,
                ahead,
            )
            for lane in range(min(LANES, most - other)):
                following = nodes[0, turn.start, 1, lane]
                mine = nodes[0, turn.start, 0, lane] - tilt * following
                held = end[kind, off_mover, off_other, behind, other + lane]
                worst = max(worst, abs(held[0] - mine), abs(held[1] - following))
                held[0] += damp * (mine - held[0])
                held[1] += damp * (following - held[1])
            if offers.last_start[kind, off_mover, off_other] < 0:
                continue
            for hand in range(offers.hands):
                node = turn.attempts[hand]
                for t in range(1, offers.last_rows if node >= 0 else 0):
                    at = _last_attempt(
                        offers, end, kind, off_mover, off_other, hand, t, behind,
                        max(other, offers.last_low[off_other]),
                    )  # fmt: skip
                    skipped = max(offers.last_low[off_other] - other, 0)
                    for lane in range(skipped, min(LANES, most - other)):
                        following = nodes[min(t, top), node, 1, lane]
                        mine = nodes[min(t, top), node, 0, lane] - tilt * following
                        own, then = offers.last[at], offers.last[at + 1]
                        worst = max(worst, abs(mine - own), abs(following - then))
                        offers.last[at] = own + damp * (mine - own)
                        offers.last[at + 1] = then + damp * (following - then)
                        at += 2
    return worst
