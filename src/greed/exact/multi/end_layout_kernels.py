"""Where turns in final rounds of three and more lie, and in which order they are solved."""

from __future__ import annotations

import numpy as np

from greed.exact.lane_kernels import inner
from greed.exact.multi._places import Ends


@inner
def kinds_there(reached, rounds):
    """Return which kinds of final round can come about."""
    there = np.zeros(len(rounds.leader), np.bool_)
    for kind in reached:
        if kind >= 0:
            there[kind] = True
    for _ in range(len(there)):
        for kind in range(len(there)):
            if there[kind]:
                for later in rounds.kind[kind].reshape(-1):
                    if later >= 0:
                        there[later] = True
    return there


@inner
def kinds_ahead(there, rounds):
    """Return which kinds of final round can follow each, be it itself."""
    count = len(there)
    ahead = np.zeros((count, count), np.bool_)
    for kind in range(count):
        if there[kind]:
            for later in rounds.kind[kind].reshape(-1):
                if later >= 0:
                    ahead[kind, later] = True
    for between in range(count):
        for kind in range(count):
            for later in range(count):
                if ahead[kind, between] and ahead[between, later]:
                    ahead[kind, later] = True
    return ahead


@inner
def ends_of(rules, rounds, there, offs, deficit, n):
    """Return where turns in final rounds lie, without values; and how many there are.

    offs: whether it matters who is off the board. deficit: how far behind the leader a seat can be,
    as far as that matters.
    """
    kinds = len(there)
    to_come = _to_come(rounds, there, n)
    start, size = np.full((kinds, 2 ** (n - 1)), -1), np.zeros((kinds, 2 ** (n - 1)), np.int64)
    most, low = np.ones((kinds, n - 1), np.int64), np.zeros((kinds, n - 1, 2), np.int64)
    at = 0
    for kind in range(kinds):
        can_be_off = 0
        for j in range(n - 1 if there[kind] else 0):
            seat = seat_at(j, rounds.leader[kind])
            if seat == 0 or to_come[kind, seat]:
                most[kind, j] = max(deficit, 2)
                low[kind, j, 1] = min(rules.target, most[kind, j])
                can_be_off |= (1 if offs else 0) << j
        for off in range(2 ** (n - 1)):
            size[kind, off] = 1
            for j in range(n - 1):
                size[kind, off] *= most[kind, j] + 1 - low[kind, j, off >> j & 1]
            if there[kind] and off & can_be_off == off:
                start[kind, off] = at
                at += size[kind, off]
    return Ends(np.zeros((0, n - 1)), start, size, most, low), at


@inner
def seat_at(j, leader):
    """Return the seat, from the mover on, of number j of those who don't lead."""
    return j + (1 if j and j >= leader else 0)


@inner
def _to_come(rounds, there, n):
    """Return which seats may have a turn after this one, in each kind of final round."""
    to_come = np.zeros((len(there), n), np.bool_)
    for _ in range(len(there) * n):
        for kind in range(len(there)):
            if not there[kind]:
                continue
            movers, after = rounds.mover[kind].reshape(-1), rounds.kind[kind].reshape(-1)
            for k in range(len(after)):
                for seat in range(n if after[k] >= 0 else 0):
                    if seat == movers[k] or to_come[after[k], (seat - movers[k]) % n]:
                        to_come[kind, seat] = True
    return to_come


@inner
def off_matters(rules, turns, ahead):
    """Return whether it matters in final rounds who is off the board; these have no points.

    They count as on it if that makes no difference to somebody who is so far behind.
    """
    if len(rules.standing) == rules.on:
        return False
    for kind in range(len(ahead)):
        if ahead[kind, kind]:
            return True
    off, on = turns[0], turns[1]
    same = off.start == on.start and _alike(off.attempts, on.attempts)
    same = same and _alike(off.bust, on.bust) and _alike(off.missed, on.missed)
    same = same and _alike(off.outcome_start, on.outcome_start) and _alike(off.chance, on.chance)
    same = same and _alike(off.option_start, on.option_start) and _alike(off.points, on.points)
    same = same and _alike(off.decision, on.decision) and _alike(off.node, on.node)
    same = same and _alike(off.source, on.source)
    for d in range(len(on.bank_from) if same else 0):
        least, other = max(on.bank_from[d], rules.target), max(off.bank_from[d], rules.target)
        same = same and least == other
    return not same


@inner
def _alike(one, other):
    """Return whether two rows of numbers are the same."""
    same = len(one) == len(other)
    for i in range(len(one) if same else 0):
        same = same and one[i] == other[i]
    return same


@inner
def seen_of(end, kind, off):
    """Return which seats are off the board, as far as that matters: those that have a turn."""
    seen = 0
    for other in range(1, end.start.shape[1]):
        if end.start[kind, other] > end.start[kind, 0]:
            for j in range(end.most.shape[1]):
                if end.most[kind, j] > 1:
                    seen |= off & 1 << j
    return seen


@inner
def passes_of(end, there, ahead, sweeps, n):
    """Return the kinds of final round and who is off the board in the order of solving them.

    And from which to which of them belong together, how often these are played, and how many are
    off. Kinds that others lead to come first; kinds that lead to each other come together. Who
    beats the leader is on the board from then on.
    """
    kinds, both = len(there), end.start.shape[1]
    turns, passes = np.zeros((kinds * both, 2), np.int64), np.zeros((n * kinds, 4), np.int64)
    count = done = 0
    for off in range(n):
        placed = ~there
        for following in range(kinds + 1):
            for kind in range(kinds):
                if placed[kind] or _count(ahead[kind], kind) != following:
                    continue
                first = count
                for other in range(kinds):
                    together = other == kind or (ahead[kind, other] and ahead[other, kind])
                    if not together or placed[other]:
                        continue
                    placed[other] = True
                    for who in range(both):
                        if end.start[other, who] >= 0 and _bits(who) == off:
                            turns[count, 0], turns[count, 1] = other, who
                            count += 1
                passes[done, 0], passes[done, 1], passes[done, 3] = first, count, off
                passes[done, 2] = sweeps if ahead[kind, kind] else 1
                done += 1
    return turns[:count].copy(), passes[:done].copy()


@inner
def _count(ahead, kind):
    """Return how many kinds follow a kind, itself included."""
    count = 0
    for other in range(len(ahead)):
        count += 1 if ahead[other] or other == kind else 0
    return count


@inner
def _bits(number):
    """Return how many bits of a number are set."""
    count = 0
    while number:
        count, number = count + (number & 1), number >> 1
    return count
