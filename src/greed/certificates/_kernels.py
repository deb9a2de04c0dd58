"""The checker's `play`, compiled: the same whole numbers, thirty-two lanes at a time."""

# mypy: disable-error-code="no-untyped-def,untyped-decorator"
# ruff: noqa: ANN001, ANN202, C901, PLR0912

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from greed.certificates.checker import Ends, Ints, Turn

__all__ = ["CompiledTurn", "compiled"]

LANES = 32
_LOW = (1 << 20) - 1


class CompiledTurn(NamedTuple):
    """A turn in the order in which its nodes can be worked out, level by level."""

    levels: Ints
    nodes: Ints
    outcomes: Ints
    weights: Ints
    options: Ints
    points: Ints
    decision: Ints
    bust: Ints
    missed: Ints
    total: Ints
    decision_levels: Ints
    decisions: Ints
    node: Ints
    source: Ints
    bank: Ints
    stop: Ints
    wanted: Ints


def compiled(turn: Turn) -> CompiledTurn:
    """Return a turn as arrays that compiled code reads."""
    nodes = np.concatenate([level.nodes for level in turn.levels])
    every = [turn.outcomes[n] for n in nodes.tolist()]
    flat = [outcome for outcomes in every for outcome in outcomes]
    pairs = np.array([pair for _, options in flat for pair in options], np.int64)
    return CompiledTurn(
        levels=_ends(len(level.nodes) for level in turn.levels),
        nodes=nodes,
        outcomes=_ends(len(outcomes) for outcomes in every),
        weights=np.array([weight for weight, _ in flat], np.int64),
        options=_ends(len(options) for _, options in flat),
        points=pairs[:, 0].copy(),
        decision=pairs[:, 1].copy(),
        bust=turn.bust,
        missed=turn.missed,
        total=turn.total,
        decision_levels=_ends(len(level.decisions) for level in turn.levels),
        decisions=np.concatenate([level.decisions for level in turn.levels]),
        node=turn.node,
        source=turn.source,
        bank=turn.bank[:, 0].copy(),
        stop=turn.stop[:, 0].copy(),
        wanted=np.array([turn.start, *turn.attempts], np.int64),
    )


def _ends(sizes) -> Ints:
    return np.cumsum([0, *sizes]).astype(np.int64)


def play(turn: CompiledTurn, ends: Ends) -> Ints:
    """Return what `checker.play` does."""
    lowest, lanes = int(ends.start[0]), len(ends.start)
    rows, more = len(ends.banks), -lanes % LANES
    banks = np.pad(ends.banks, ((0, 0), (0, 0), (0, more)), mode="edge")
    start = np.pad(ends.start, (0, more), mode="edge") - lowest
    stop = np.pad(ends.stop, ((0, 0), (0, more)), mode="edge")
    bust = np.pad(ends.bust, (0, more), mode="edge")
    held = np.zeros((len(turn.wanted), rows, lanes + more), np.int64)
    _play(turn, banks, start, stop, bust, np.int64(ends.one), ends.up, held)
    if ends.record:
        counts = np.searchsorted(ends.start, np.arange(lowest, ends.top + 1), "right")
        for row, n in enumerate(counts.tolist()):
            ends.record(lowest + row, held[1:, row, :n])
    found: Ints = held[0, start[:lanes], np.arange(lanes)]
    return found


@njit(cache=True, nogil=True)
def _play(turn, banks, start, stop, bust, one, up, held):
    rows, _, lanes = banks.shape
    count, many = len(turn.nodes), len(turn.node)
    for first in range(0, lanes, LANES):
        last = start[first]
        known = np.zeros((rows, many, LANES), np.int64)
        end = np.zeros((many, LANES), np.int64)
        rolled = np.zeros((count + 1, LANES), np.int64)
        before = np.zeros((count + 1, LANES), np.int64)
        for row in range(rows - 1, last - 1, -1):
            for d in range(many):
                source = turn.source[d]
                for k in range(LANES):
                    at = first + k
                    points = row - start[at]
                    if points >= turn.bank[d]:
                        end[d, k] = banks[row, source, at]
                    elif points >= turn.stop[d]:
                        end[d, k] = stop[source, at]
                    else:
                        end[d, k] = one if up and turn.node[d] < 0 else 0
            if row == rows - 1:
                rolled[:count] = one if up else 0
                for _ in range(999):
                    known[row] = np.maximum(end, rolled[turn.node])
                    before[:] = rolled
                    for level in range(len(turn.levels) - 1):
                        _level(turn, level, known, row, rows, stop, bust, first, up, rolled)
                    if (before == rolled).all():
                        break
            for level in range(len(turn.levels) - 1):
                _level(turn, level, known, row, rows, stop, bust, first, up, rolled)
                for at in range(turn.decision_levels[level], turn.decision_levels[level + 1]):
                    d = turn.decisions[at]
                    for k in range(LANES):
                        known[row, d, k] = max(end[d, k], rolled[turn.node[d], k])
            for w in range(len(turn.wanted)):
                if turn.wanted[w] >= 0:
                    held[w, row, first : first + LANES] = rolled[turn.wanted[w]]


@njit(cache=True, nogil=True)
def _level(turn, level, known, row, rows, stop, bust, first, up, rolled):
    best, high = np.zeros(LANES, np.int64), np.zeros(LANES, np.int64)
    low = np.zeros(LANES, np.int64)
    for at in range(turn.levels[level], turn.levels[level + 1]):
        node = turn.nodes[at]
        for k in range(LANES):
            lost, ended = bust[first + k], stop[0, first + k]
            high[k] = turn.bust[node] * (lost >> 20) + turn.missed[node] * (ended >> 20)
            low[k] = turn.bust[node] * (lost & _LOW) + turn.missed[node] * (ended & _LOW)
        for o in range(turn.outcomes[at], turn.outcomes[at + 1]):
            x = turn.options[o]
            for k in range(LANES):
                best[k] = 0
            for x in range(turn.options[o], turn.options[o + 1]):
                source = known[min(row + turn.points[x], rows - 1), turn.decision[x]]
                for k in range(LANES):
                    best[k] = max(best[k], source[k])
            for k in range(LANES):
                high[k] += turn.weights[o] * (best[k] >> 20)
                low[k] += turn.weights[o] * (best[k] & _LOW)
        total = turn.total[node]
        for k in range(LANES):
            rest = ((high[k] % total) << 20) + low[k] + (total - 1 if up else 0)
            rolled[node, k] = ((high[k] // total) << 20) + rest // total
