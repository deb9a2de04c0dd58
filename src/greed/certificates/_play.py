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
    reach = turn.points.max() + 1
    ring = np.zeros((reach, len(turn.decisions), count, _LANES), np.int64)
    rolled = np.zeros((len(turn.ways), count, _LANES), np.int64)
    bank, lost = np.zeros((count, _LANES), np.int64), np.zeros((count, _LANES), np.int64)
    best = np.zeros((count, _LANES), np.int64)
    for low in range(0, lanes, _LANES):
        width = min(_LANES, lanes - low)
        least = target
        for k in range(width):
            least = min(least, score[low + k])
            lost[:, k] = bust[:, low + k]
        for n in range(count):
            ring[:, :, n] = up[n] * ONE
        top = target - least + beyond
        for row in range(top, -1, -1):
            for k in range(width):
                after = score[low + k] + row
                bank[:, k] = table[:, min(after, table.shape[1] - 1), others[low + k]]
            _row(turn, row, top, ring, rolled, bank, lost, best, up)
        result[:, low : low + width] = rolled[turn.start, :, :width]
    return result


@njit(cache=True, nogil=True)
def _row(turn, row, top, ring, rolled, bank, lost, best, up):
    count = len(up)
    for node in range(-1, len(turn.ways)):
        if node >= 0:
            _roll(turn, node, row, ring, rolled[node], lost, best, up)
        for place in range(turn.first[node + 1], turn.first[node + 2]):
            d = turn.order[place]
            first, end = turn.decisions[d, 2], turn.decisions[d, 3]
            slot = ring[row % len(ring), d]
            banks, stops = 0 <= first <= row, 0 <= end <= row
            if node >= 0:
                slot[:] = rolled[node]
                if banks:
                    _choose(slot, bank)
                elif stops:
                    _choose(slot, lost)
            elif banks:
                slot[:] = bank
            elif stops:
                slot[:] = lost
            else:
                for n in range(count):
                    slot[n] = up[n] * ONE
            if row == top:
                for other in range(len(ring)):
                    ring[other, d] = slot


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
        best[:] = ring[(row + turn.points[x]) % len(ring), turn.to[x]]
        for x in range(turn.options[o] + 1, turn.options[o + 1]):
            _choose(best, ring[(row + turn.points[x]) % len(ring), turn.to[x]])
        weight = turn.weights[o]
        for n in range(count):
            for k in range(_LANES):
                total[n, k] += weight * best[n, k]
    for n in range(count):
        for k in range(_LANES):
            total[n, k] = (total[n, k] + up[n] * (ways - 1)) // ways
