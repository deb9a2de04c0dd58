"""Where positions of three and more lie: groups, how each is kept, and in which order it is solved.

Groups are numbered by the statuses of the seat to move, the next, and so on, and by who begins the
rounds, seen from the mover: 0 where that doesn't matter and all seats may have the same scores.
"""

from __future__ import annotations

import numpy as np

from greed.core.state import ON
from greed.exact.lane_kernels import inner
from greed.exact.multi._places import Chances, Order
from greed.exact.multi.end_layout_kernels import seen_of
from greed.exact.race.rules_kernels import ALL

_PAD = 64
_FIELDS = 12


@inner
def laid_out(rules, turning, begin, lowest, n):
    """Return where the positions lie that a game can come to, and which groups there are.

    begin: whose round it is, whether it is a final one, all scores, and who is on the board; empty:
    the beginning of a game. lowest: the lowest score of a seat on the board.
    """
    target = rules.target
    count = n * len(rules.standing) ** n
    there = np.zeros(count, np.bool_)
    offset, pairs = np.zeros(count, np.int64), np.zeros(count, np.int64)
    low, wide = np.zeros((count, n), np.int64), np.ones((count, n), np.int64)
    before, size = np.zeros((count, 2 * target + 2), np.int64), 0
    for g in range(count):
        there[g] = turning or g % n == 0
        if len(begin):
            there[g] = there[g] and not begin[1] and not _comes_off(rules, begin, g, n)
        if not there[g]:
            continue
        for k in range(n):
            if rules.standing[status_of(rules, g, k, n)] == ON:
                low[g, k], wide[g, k] = lowest, target
                if len(begin):
                    seat = _seat_of(begin, g, k, n)
                    if begin[2 + n + seat]:
                        low[g, k] = begin[2 + seat]
        high, broad = wide[g, 0] - low[g, 0], wide[g, 1] - low[g, 1]
        for d in range(2 * target + 1):
            before[g, d + 1] = before[g, d] + _sums(high, broad, d)
            if d + 1 >= high + broad:
                before[g, d + 1] = 0
        offset[g], pairs[g] = size, high * broad
        others = 1
        for k in range(2, n):
            others *= wide[g, k] - low[g, k]
        size += pairs[g] * others
    return there, Chances(np.zeros((n - 1, 0)), offset, wide, low, before, pairs), size + _PAD


@inner
def _sums(high, broad, d):
    """Return how many positions of two seats have a sum of scores this much above the lowest."""
    return max(min(d + 1, high + broad - 1 - d, high, broad), 0)


@inner
def _seat_of(begin, g, k, n):
    """Return the seat at the table that is number k from the mover of a group on."""
    return (begin[0] - g % n + k) % n


@inner
def _comes_off(rules, begin, g, n):
    """Return whether a seat of a group is off the board that is on it already."""
    off = False
    for k in range(n):
        on = begin[2 + n + _seat_of(begin, g, k, n)] > 0
        off = off or (on and rules.standing[status_of(rules, g, k, n)] != ON)
    return off


@inner
def status_of(rules, g, k, n):
    """Return the number of the status of a seat of a group."""
    number = g // n
    for _ in range(k):
        number //= len(rules.standing)
    return number % len(rules.standing)


@inner
def after(rules, turning, g, status, n):
    """Return the group that follows a turn which leaves its player with a status."""
    statuses = len(rules.standing)
    first = (g % n - 1) % n if turning else 0
    return n * (g // n // statuses + status * statuses ** (n - 1)) + first


@inner
def after_bust(rules, turning, g, n):
    """Return the group that follows a bust."""
    return after(rules, turning, g, rules.bust[status_of(rules, g, 0, n)], n)


@inner
def _cost(rules, g, n):
    """Return how many units a bust costs the seat to move, down to a score of 0 at most."""
    cost = rules.cost[status_of(rules, g, 0, n)]
    return rules.target if cost == ALL else min(cost, rules.target)


@inner
def groups_of(rules, turns, there, turning, reached, end, beyond, least, n):
    """Return a row of a `Group` for each; -1: it isn't one."""
    statuses = len(rules.standing)
    rows = np.full((len(there), _FIELDS), -1)
    for g in range(len(there)):
        if not there[g]:
            continue
        row, off, kind = rows[g], 0, reached[g % n]
        for k in range(1, n):
            off |= (1 if rules.standing[status_of(rules, g, k, n)] != ON else 0) << (k - 1)
        mover = status_of(rules, g, 0, n)
        standing = rules.standing[mover]
        bonus = turns[1].has_bonus
        if standing == 0:
            bonus = turns[0].has_bonus
        elif standing != ON:
            bonus = turns[2].has_bonus
        # The status of a seat that is on the board, without strikes, comes first.
        row[0], row[1] = g, after_bust(rules, turning, g, n)
        row[2] = after(rules, turning, g, 0, n)
        if bonus:
            row[3] = n * (g // n // statuses * statuses) + g % n
        row[4], row[5] = _cost(rules, g, n), kind
        row[6] = seen_of(end, kind, off) if kind >= 0 else 0
        row[7], row[8], row[9] = rules.target, beyond, least
        row[10], row[11] = 1 if rules.overshoot else 0, standing
    return rows


@inner
def order_of(rules, there, turning, chances, n):
    """Return in which order the groups of a layout are solved."""
    count = len(there)
    closed, spots = np.zeros(count, np.bool_), np.zeros(count + 1, np.int64)
    cycles, chain = np.zeros(count * n, np.int64), np.zeros(count, np.int64)
    way, passed, placed = np.zeros(count, np.int64), np.full(count, -1), np.zeros(count, np.bool_)
    flat = long = 0
    for g in range(count):
        spots[g + 1] = spots[g]
        if not there[g]:
            continue
        size = 1
        for k in range(n):
            size *= chances.wide[g, k] - chances.low[g, k] if k != 2 else 1
        spots[g + 1] += size
        now, costs, least = g, 0, g
        for k in range(n):
            cycles[flat + k] = now  # which stays only if this is the first group of a cycle
            costs, least = costs + _cost(rules, now, n), min(least, now)
            now = after_bust(rules, turning, now, n)
        closed[g] = now == g and not costs
        if closed[g] and least == g:
            flat += n
    # Groups that busts don't lead back to, each after the one that its bust leads to. A bust that
    # costs points leads to a position of the pass before; so do those of seats that are off the
    # board and lose nothing but their count.
    for g in range(count):
        if closed[g] or not there[g]:
            continue
        way[0], passed[g], steps = g, g, 1
        while not _cost(rules, way[steps - 1], n):
            following = after_bust(rules, turning, way[steps - 1], n)
            if closed[following] or passed[following] == g:
                break
            way[steps], passed[following] = following, g
            steps += 1
        for step in range(steps - 1, -1, -1):
            if not placed[way[step]]:
                chain[long], placed[way[step]] = way[step], True
                long += 1
    return Order(closed, cycles[:flat].copy(), chain[:long].copy(), spots)


@inner
def lowest_sum(there, chances, most):
    """Return the lowest sum of scores; more than the highest, if there are no positions."""
    lowest = most + 1
    for g in range(len(there)):
        if there[g]:
            lowest = min(lowest, chances.low[g].sum())
    return lowest


@inner
def ring_of(rules, there, turning, chances, hands, layers, whole, n):
    """Return where attempts at carryovers are kept, as `Offers` says; and how many numbers.

    Only attempts that begin with t units in layers of sums s to s + t are needed at the same time,
    so that row t has t + 1 slots for layers; or one for each layer, if the `whole` is kept.
    """
    count, target = len(there), rules.target
    start, plane = np.full((count, target), -1), np.zeros((count, target), np.int64)
    slots = np.zeros(target, np.int64)
    for t in range(target):
        slots[t] = layers if whole else min(t + 1, layers)
    before, entered = np.zeros((count, 2 * target + 1), np.int64), np.zeros(count, np.int64)
    size = 0
    for g in range(count if hands else 0):
        low, wide = chances.low[g], chances.wide[g]
        if not there[g] or rules.standing[status_of(rules, g, 2, n)] != ON:
            continue  # who makes an offer has banked
        longest = 0
        for both in range(2 * target):
            here = _sums(wide[0] - low[0], wide[1] - low[1], both - low[0] - low[1])
            before[g, both + 1] = before[g, both] + here
            longest = max(longest, here)
        for status in range(rules.on, len(rules.standing)):
            if there[_offering(rules, turning, g, status, n)]:
                entered[g] = longest
        for t in range(1, target):
            thirds, most = max(wide[2] - low[2] - t, 0), 0
            for both in range(thirds, 2 * target + 1):
                most = max(most, before[g, both] - before[g, both - thirds])
            plane[g, t] = most + entered[g]
            if plane[g, t]:
                start[g, t] = size
                size += slots[t] * hands * 2 * plane[g, t]
    return start, plane, slots, before, entered, size + _PAD


@inner
def _offering(rules, turning, g, status, n):
    """Return the group in which the third seat of a group moves, with a status."""
    statuses = len(rules.standing)
    first = (g % n + 1) % n if turning else 0
    return n * (g // n % statuses ** (n - 1) * statuses + status) + first
