"""Turns in compiled code: what `checker.Game.turns` works out, in floating point.

The bounds of a prover need no whole numbers: it leaves room for rounding, and the checker has the
last word.
"""

# mypy: disable-error-code="no-untyped-def,untyped-decorator"
# ruff: noqa: ANN001, ANN202, C901, PLR0912

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.certificates._arrays import GraphArrays, whole_arrays
from greed.certificates.checker import Graph

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
EARLY, LATE = 1, 2
"""The halves of a row: nodes that need no bank of this row, and everything else."""


class Ends(NamedTuple):
    """What follows turns, by position: the first `size` numbers are its own, as in the checker.

    Values are for lower bounds first and for upper ones second, as all pairs of lanes are.
    """

    plain: Ints
    again: Ints
    far: Ints
    lost: Floats
    worth: Floats
    own: Ints
    may_take: NDArray[np.bool_]


class Attempts(NamedTuple):
    """What it is worth to take offers over: those of a position begin at its place.

    More points than those of its last row are worth as much.
    """

    values: Floats
    places: Ints
    rows: Ints


def chance_arrays(graph: Graph) -> GraphArrays:
    """Return a turn graph as arrays, with chances in place of weights."""
    whole = whole_arrays(graph)
    owner = np.repeat(np.arange(len(whole.ways)), np.diff(whole.outcomes))
    return whole._replace(
        lost=whole.lost / whole.ways[:, None], weights=whole.weights / whole.ways[owner]
    )


@njit(cache=True, nogil=True)
def play(turn, ends, attempts, size, rows, halves, ring, rolled):
    """Work out rows of turns, from the first to the last one.

    `ring` holds what the decisions of the rows above are worth. The top row is as often in `rows`
    as it is to be worked out; all rows above are like it.
    """
    lanes, top = 2 * len(ends.own), len(ends.plain) - 1
    count = len(turn.late)
    banks = np.zeros((len(turn.attempts) + 2, lanes))
    for row in rows:
        if halves & EARLY:
            for node in range(count):
                if not turn.late[node]:
                    _roll(turn, node, row, ring, ends.lost, rolled)
                    _note(turn, node, row, ends, attempts, rolled)
        if not halves & LATE:
            continue
        _banks(ends, attempts, size, row, banks)
        for node in range(-1, count):
            if node >= 0 and turn.late[node]:
                _roll(turn, node, row, ring, ends.lost, rolled)
                _note(turn, node, row, ends, attempts, rolled)
            for at in range(turn.first[node + 1], turn.first[node + 2]):
                d = turn.order[at]
                _, source, bank, end = turn.decisions[d]
                slot = ring[row % len(ring), d]
                for k in range(lanes):
                    value = rolled[node, k] if node >= 0 else float(k % 2)
                    if 0 <= bank <= row:
                        value = banks[source, k] if node < 0 else max(value, banks[source, k])
                    elif 0 <= end <= row:
                        stop = ends.lost[1 + (source == len(banks) - 1), k]
                        value = stop if node < 0 else max(value, stop)
                    slot[k] = value
                if row == top:
                    for other in range(len(ring)):
                        for k in range(lanes):  # Numba compiles a loop in no time
                            ring[other, d, k] = slot[k]


@njit(cache=True, nogil=True)
def _roll(turn, node, row, ring, lost, rolled):
    lanes = rolled.shape[1]
    best, total = np.empty(lanes), rolled[node]
    for k in range(lanes):
        total[k] = turn.lost[node, 0] * lost[0, k] + turn.lost[node, 1] * lost[1, k]
    for o in range(turn.outcomes[node], turn.outcomes[node + 1]):
        best[:] = 0.0
        for x in range(turn.options[o], turn.options[o + 1]):
            value = ring[(row + turn.points[x]) % len(ring), turn.to[x]]
            for k in range(lanes):
                best[k] = max(best[k], value[k])
        weight = turn.weights[o]
        for k in range(lanes):
            total[k] += weight * best[k]


@njit(cache=True, nogil=True)
def _note(turn, node, row, ends, attempts, rolled):
    """Write down what an attempt is worth."""
    for j in range(len(turn.attempts)):
        if turn.attempts[j] == node:
            for k in range(len(ends.own)):
                own = ends.own[k]
                if ends.may_take[k] and row < attempts.rows[own]:
                    for up in range(2):
                        place = attempts.places[own] + row
                        attempts.values[j, place, up] = rolled[node, 2 * k + up]


@njit(cache=True, nogil=True)
def _banks(ends, attempts, size, row, banks):
    """Work out what banks are worth, by source."""
    last = len(banks) - 1
    for k in range(len(ends.own)):
        plain, again = ends.plain[row, k], ends.again[row, k]
        offered = 2 * size <= plain < 3 * size
        for up in range(2):
            at = 2 * k + up
            banks[:last, at] = ends.worth[plain, up]
            banks[last, at] = ends.worth[again, up]
            if offered:
                other = plain - 2 * size
                for j in range(last - 1):
                    place = attempts.places[other] + min(row, attempts.rows[other] - 1)
                    taken = attempts.values[j, place, 1 - up]
                    banks[1 + j, at] = min(banks[1 + j, at], 1.0 - taken)
            if row >= ends.far[k]:
                banks[:, at] = up
