"""Layers of positions of three or more with equal sums of scores: turns played, cycles solved."""

from __future__ import annotations

import numpy as np
from numba import njit
from numba import uint64 as U

from greed.exact.lane_kernels import LANES, inner, load, store
from greed.exact.model import TurnGraph
from greed.exact.multi._options import Fewer
from greed.exact.multi.place_kernels import (
    Chances,
    Ends,
    Group,
    Offers,
    accepts,
    answered,
    attempt_of,
    attempts_at,
    begin_block,
    blocks_of,
    copy,
    keep_attempt,
    last_attempts,
    place_in,
    place_of,
    second_scores,
    spot_of,
    tilt_by,
    write_rest,
)
from greed.exact.multi.turn_kernels import Workspace, play_wanted, ways_of


@njit(cache=True, nogil=True)
def fill(chances: Chances, offers: Offers, group: Group, end: Ends, x, top: int, tilt, banks, bust):
    """Write what the ends of sixteen turns are worth.

    banks: (top + 1, S, N, LANES), bust: (N, LANES). x: (N,) scores; the second seat of the next
    lane has one more, the third one less.
    """
    n, target, then = len(x), group.target, group.after_bank
    size = chances.values.shape[1]
    values, ends = chances.values.reshape(-1), banks.reshape(-1)
    after, behind, won = np.empty(n, np.int64), np.empty(n - 1, np.int64), np.empty(n)
    kept = np.full(banks.shape[1], -1)
    copy(x[1:], after)
    after[n - 1] = max(x[0] - group.cost, 0)
    at = U(place_of(chances, group.after_bust, after))
    for k in range(n - 1):
        store(bust.reshape(-1), U(k * LANES), load(values, at + U(k * size)))
    bust[n - 1] = 1.0
    tilt_by(bust, tilt)
    for source in range(banks.shape[1]):
        copy(bust, banks[0, source])
    for t in range(max(chances.low[then, n - 1] - x[0], 1), min(target - x[0], top + 1)):
        after[n - 1] = x[0] + t
        at = U(place_of(chances, then, after))
        here = U(t * banks.shape[1] * n * LANES)
        for k in range(n - 1):
            store(ends, here + U(k * LANES), load(values, at + U(k * size)))
        banks[t, 0, n - 1] = 0.0
        if offers.hands:
            _offered(chances, offers, then, t, x, tilt, banks[t])
        tilt_by(banks[t, 0], tilt)
        if group.after_bonus >= 0:
            _gone_on(chances, group.after_bonus, t, x, tilt, banks[t, 1 + offers.hands])
    for t in range(max(target - x[0], 1), top + 1):
        for hand in range(offers.hands if group.reached >= 0 else 0):
            kept[1 + hand] = last_attempts(offers, end, group.reached, group.off, hand, t)
        for lane in range(LANES):
            won[:] = 0.0
            won[0] = 1.0
            place = -1
            if group.reached >= 0 and x[2] >= lane:
                for k in range(1, n):
                    behind[k - 1] = x[0] + t - x[k]
                behind[0] -= lane
                behind[1] += lane
                place = place_in(end, group.reached, group.off, behind)
                write_rest(end, group.reached, group.off, place, 1, won)
            for source in range(banks.shape[1]):
                mine, following = won[0], won[1]
                if place >= 0:
                    mine, following = answered(offers, kept[source], place, 1, won, tilt)
                banks[t, source, 0, lane] = mine + tilt * following
                banks[t, source, 1, lane] = following
                for k in range(2, n - 1):
                    banks[t, source, k, lane] = won[k]
                banks[t, source, n - 1, lane] = 0.0


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
    tilt_by(banks, tilt)


@inner
def _offered(chances, offers, then, t, x, tilt, banks):
    """Write what banks of t units are worth to three if they offer a carryover."""
    total = x[1] + x[2]
    first = attempts_at(chances, offers, then, t, x[0] + t + total, x[0] + t)
    for hand in range(offers.hands):
        copy(banks[0], banks[1 + hand])
        if first >= 0:
            one = first + 2 * hand * offers.plane[then, t] + x[1]
            two = one + offers.plane[then, t]
            for lane in range(LANES):
                last, plain = banks[0, 0, lane], banks[0, 1, lane]
                mine = attempt_of(offers, one + lane)
                following = attempt_of(offers, two + lane)
                if accepts(mine, following, plain, 1.0 - plain - last, tilt):
                    banks[1 + hand, 0, lane] = 1.0 - mine - following
                    banks[1 + hand, 1, lane] = mine
        tilt_by(banks[1 + hand], tilt)


@inner
def _keep_attempts(turn: TurnGraph, chances, offers: Offers, group, x, lanes, top, tilt, nodes):
    """Keep what sixteen turns are worth to those who begin them with a carryover."""
    layer = x[0] + x[1] + x[2]
    places = np.empty(LANES, np.int64)
    for t in range(1, x[2] + 1):
        size, count = offers.plane[group, t], 0
        for lane in range(lanes):
            if x[2] - lane >= t:
                places[lane] = attempts_at(chances, offers, group, t, layer, x[2] - lane) + x[0]
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
                    keep_attempt(offers, at, mine)
                    keep_attempt(offers, at + size, following)


@njit(cache=True, nogil=True)
def sweep(
    turn: TurnGraph, fewer: Fewer, chances: Chances, offers: Offers, group: Group, end: Ends,
    layer: int, dirty, parts, guess, tilt: float, space: Workspace, like,
):  # fmt: skip
    """Play the turns of a group in which all scores sum to `layer`, where they are dirty.

    dirty, parts (.., N), guess (.., N - 1): by `spot_of`. Takes the parts of a turn's value that
    don't depend on a bust, the chance of one, and what it was taken to be worth. Returns how many
    turns were played.
    """
    n = len(like)
    bust, x = np.empty((n, LANES)), np.empty(n, np.int64)
    ways, nodes = ways_of(turn, fewer, like), space.nodes
    played = 0
    for block in range(blocks_of(chances, group.this)):
        total = begin_block(chances, group.this, block, layer, x)
        first, last = second_scores(chances, group.this, total)
        left = group.target - x[0]
        top = max(left + group.beyond, group.least)
        for low in range(first, last + 1, LANES):
            lanes = min(LANES, last + 1 - low)
            x[1], x[2] = low, total - low
            spot = spot_of(chances, group.this, x)
            if not dirty[spot : spot + lanes].any():
                continue
            fill(chances, offers, group, end, x, top, tilt, space.banks, bust)
            record_to = left if group.forfeits else top + 1
            play_wanted(turn, fewer, ways, top, bust, record_to, space, like)
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
    for block in range(blocks_of(chances, groups[0])):
        total = begin_block(chances, groups[0], block, layer, scores[0])
        first, last = second_scores(chances, groups[0], total)
        for b in range(first, last + 1):
            scores[0, 1], scores[0, 2] = b, total - b
            if not dirty[0][spot_of(chances, groups[0], scores[0])]:
                continue
            seen = False
            for k in range(n):
                for j in range(n):
                    scores[k, j] = scores[0, (j + k) % n]
                spots[k] = spot_of(chances, groups[k], scores[k])
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
            for j in range(n):
                won[0, j] /= 1.0 - through
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
    for block in range(blocks_of(chances, group)):
        total = begin_block(chances, group, block, layer, x)
        first, last = second_scores(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            spot, at = spot_of(chances, group, x), place_of(chances, group, x)
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
    x, near, guess = np.empty(n, np.int64), np.empty(n, np.int64), np.empty(n - 1)
    for block in range(blocks_of(chances, group)):
        total = begin_block(chances, group, block, layer, x)
        first, last = second_scores(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            dirty[spot_of(chances, group, x)] = True
            low, high = 1, 1 << n
            for k in range(n):
                if x[k] + 1 == wide[k]:  # a neighbour alone has to do: the last seat's, if any
                    low, high = 0, 0
            for k in range(n - 1, -1, -1):
                if high == 0 and x[k] + 1 < wide[k]:
                    low, high = 1 << k, (1 << k) + 1
            guess[:] = 0.0 if high else 1.0 / n
            for ahead in range(low, high):
                sign = -1.0
                for k in range(n):
                    near[k] = x[k] + (ahead >> k & 1)
                    sign = -sign if ahead >> k & 1 else sign
                at = place_of(chances, group, near)
                for j in range(n - 1):
                    guess[j] += sign * chances.values[j, at]
            at = place_of(chances, group, x)
            for j in range(n - 1):
                chances.values[j, at] = min(max(guess[j], 0.0), 1.0)


@njit(cache=True, nogil=True)
def marked(chances: Chances, group: int, layer: int, dirty):
    """Return the scores of the positions of a layer that are dirty."""
    scores, x = [], np.empty(chances.wide.shape[1], np.int64)
    for block in range(blocks_of(chances, group)):
        total = begin_block(chances, group, block, layer, x)
        first, last = second_scores(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            if dirty[spot_of(chances, group, x)]:
                scores.append(x.copy())
    return scores
