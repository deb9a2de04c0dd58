"""Turns among three or more in compiled code: what `checker.Turns` works out, to the unit."""

# mypy: disable-error-code="no-untyped-def,untyped-decorator"
# ruff: noqa: ANN001, ANN202

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.certificates.checker import ONE
from greed.exact.multi.place_kernels import place_of

Ints = NDArray[np.int64]
_LANES = 32


@njit(cache=True, nogil=True)
def placed(chances, group, scores):
    """Return where the solver keeps positions with these scores."""
    places = np.empty(len(scores), np.int64)
    for k in range(len(scores)):
        places[k] = place_of(chances, group, scores[k])
    return places


@njit(cache=True, nogil=True)
def played(turn, table, score, others, bust, up, target, beyond):
    """Return what turns are worth: numbers by lane.

    table: numbers by the score that a turn ends with and by the scores of the others. score,
    others: the place of each lane in it. bust: numbers of a turn that records nothing, by lane.
    """
    count, lanes = bust.shape
    result = np.zeros((count, lanes), np.int64)
    reach = 1
    for points in turn.points:
        reach = max(reach, points + 1)
    ring = np.zeros((reach, len(turn.decisions), count, _LANES), np.int64)
    rolled = np.zeros((len(turn.ways), count, _LANES), np.int64)
    bank, lost = np.zeros((count, _LANES), np.int64), np.zeros((count, _LANES), np.int64)
    best = np.zeros((count, _LANES), np.int64)
    for low in range(0, lanes, _LANES):
        width = min(_LANES, lanes - low)
        least = target
        for k in range(width):
            least = min(least, score[low + k])
            for n in range(count):
                lost[n, k] = bust[n, low + k]
        for place in range(reach):
            for d in range(len(turn.decisions)):
                _unknown(ring[place, d], up)
        top = target - least + beyond
        for row in range(top, -1, -1):
            for k in range(width):
                after = min(score[low + k] + row, table.shape[1] - 1)
                for n in range(count):
                    bank[n, k] = table[n, after, others[low + k]]
            _row(turn, row, top, ring, rolled, bank, lost, best, up)
        for n in range(count):
            for k in range(width):
                result[n, low + k] = rolled[turn.start, n, k]
    return result


@njit(cache=True, nogil=True)
def _row(turn, row, top, ring, rolled, bank, lost, best, up):
    for node in range(-1, len(turn.ways)):
        if node >= 0:
            _roll(turn, node, row, ring, rolled[node], lost, best, up)
        for place in range(turn.first[node + 1], turn.first[node + 2]):
            d = turn.order[place]
            first, end = turn.decisions[d, 2], turn.decisions[d, 3]
            slot = ring[row % len(ring), d]
            banks, stops = 0 <= first <= row, 0 <= end <= row
            if node >= 0:
                _copy(slot, rolled[node])
                if banks:
                    _choose(slot, bank)
                elif stops:
                    _choose(slot, lost)
            elif banks:
                _copy(slot, bank)
            elif stops:
                _copy(slot, lost)
            else:
                _unknown(slot, up)
            if row == top:
                for other in range(len(ring)):
                    _copy(ring[other, d], slot)


@njit(cache=True, nogil=True)
def _copy(to, source):
    """Copy numbers by lane: an assignment of slices takes Numba seconds, for all its messages."""
    for n in range(len(to)):
        for k in range(_LANES):
            to[n, k] = source[n, k]


@njit(cache=True, nogil=True)
def _unknown(to, up):
    """Write what bounds everything: nothing from below, a sure win from above."""
    for n in range(len(to)):
        for k in range(_LANES):
            to[n, k] = up[n] * ONE


@njit(cache=True, nogil=True)
def _choose(best, other):
    """Choose by the first number, the last one for itself."""
    last = len(best) - 1
    for k in range(_LANES):
        most = max(best[last, k], other[last, k])
        more = other[0, k] > best[0, k]
        for n in range(last):
            best[n, k] = other[n, k] if more else best[n, k]
        best[last, k] = most


@njit(cache=True, nogil=True)
def _roll(turn, node, row, ring, total, lost, best, up):
    count = len(up)
    ways = turn.ways[node]
    weight = turn.lost[node, 0] + turn.lost[node, 1]
    for n in range(count):
        for k in range(_LANES):
            total[n, k] = weight * lost[n, k]
    for o in range(turn.outcomes[node], turn.outcomes[node + 1]):
        x = turn.options[o]
        _copy(best, ring[(row + turn.points[x]) % len(ring), turn.to[x]])
        for x in range(turn.options[o] + 1, turn.options[o + 1]):
            _choose(best, ring[(row + turn.points[x]) % len(ring), turn.to[x]])
        weight = turn.weights[o]
        for n in range(count):
            for k in range(_LANES):
                total[n, k] += weight * best[n, k]
    for n in range(count):
        for k in range(_LANES):
            total[n, k] = (total[n, k] + up[n] * (ways - 1)) // ways
