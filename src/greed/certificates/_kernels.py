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

from greed.certificates.checker import Graph

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
EARLY, LATE = 1, 2
"""The halves of a row: nodes that need no bank of this row, and everything else."""


class Program(NamedTuple):
    """A turn graph as arrays."""

    chances: Floats  # bust and missed by node
    late: NDArray[np.bool_]
    outcomes: Ints
    weights: Floats
    options: Ints
    points: Ints
    to: Ints
    decisions: Ints
    order: Ints
    first: Ints  # of the decisions of a node in `order`; those without a node come first
    attempts: Ints
    start: int


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


def program(graph: Graph) -> Program:
    """Return a turn graph as arrays."""
    kept = graph.kept
    flat = [outcome for outcomes in kept for outcome in outcomes]
    owner = [node for node, outcomes in enumerate(kept) for _ in outcomes]
    pairs = np.array([pair for _, options in flat for pair in options] or [(0, 0)], np.int64)
    ways = np.array(graph.ways, np.float64)
    order = [d for node in range(-1, len(ways)) for d in graph.by_node[node]]
    return Program(
        chances=np.array([[*ends.values()] for ends in graph.ends]) / ways[:, None],
        late=np.array(graph.late[:-1], np.bool_),
        outcomes=_ends(len(outcomes) for outcomes in kept),
        weights=np.array([weight for weight, _ in flat], np.float64) / ways[owner],
        options=_ends(len(options) for _, options in flat),
        points=pairs[:, 0].copy(),
        to=pairs[:, 1].copy(),
        decisions=np.array(graph.decisions, np.int64),
        order=np.array(order, np.int64),
        first=_ends(len(graph.by_node[node]) for node in range(-1, len(ways))),
        attempts=np.array(graph.attempts, np.int64),
        start=graph.start,
    )


def _ends(sizes) -> Ints:
    return np.cumsum([0, *sizes]).astype(np.int64)


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
                        ring[other, d] = slot


@njit(cache=True, nogil=True)
def _roll(turn, node, row, ring, lost, rolled):
    lanes = rolled.shape[1]
    best, total = np.empty(lanes), rolled[node]
    for k in range(lanes):
        total[k] = turn.chances[node, 0] * lost[0, k] + turn.chances[node, 1] * lost[1, k]
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
