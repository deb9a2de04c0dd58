"""Cycles of busts without a pure equilibrium: who mixes which two ways to play a turn, and how.

What a player does depends on what a bust is worth, and that on what the others do after it. As
the worth of a bust goes up, a player's best way to play changes at certain points, where two ways
are as good as each other. There the player may mix them, so that the others mind their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import numpy as np
from numpy.typing import NDArray

from greed.certificates.checker import ONE, Refused

Floats = NDArray[np.float64]
Mixture = tuple[int, int, int]
"""A weight of 2^16, what a bust counts for with that weight, and what it counts for otherwise."""
Parts = Callable[[int, int], tuple[Floats, float]]
"""For a position and what a bust counts for: what all seats win without one, and its chance."""
_Play = tuple[tuple[float, ...], float]
_Way = tuple[float, float, _Play, _Play]
"""From where on and up to where it is best; two ways to play if these are the same."""
_STEPS, _TAIL, _NEWTON, _DEPTH = 80, 40, 30, 40
_WHOLE = 1 << 16


def mixed(cycle: list[int], seats: int, parts: Parts) -> dict[int, Mixture]:
    """Return the mixtures of a cycle of positions in which a bust leads to the next one.

    Raises:
        Refused: none is found.
    """

    def play(k: int, guide: float) -> _Play:
        won, lost = parts(cycle[k], round(guide * ONE))
        return tuple(won.tolist()), lost

    guides, seen = np.full(len(cycle), 1.0 / seats), []
    for step in range(_STEPS):
        busts = _busts([play(k, guide) for k, guide in enumerate(guides)], seats)
        guides = guides + (busts - guides) / (1 + step / 4)
        seen += [guides, busts]
    low, high = np.min(seen[-2 * _TAIL :], axis=0), np.max(seen[-2 * _TAIL :], axis=0)
    margin = 0.1 * (high - low) + 1e-6
    ways = [
        _ways(partial(play, k), low[k] - margin[k], high[k] + margin[k]) for k in range(len(cycle))
    ]
    for chosen in sorted(product(*ways), key=lambda some: sum(a == b for a, b, *_ in some)):
        weights = _weights(chosen, seats)
        if weights is not None:
            return {
                cycle[k]: (round(weight * _WHOLE), *_guides(way, ways[k]))
                for k, (weight, way) in enumerate(zip(weights, chosen, strict=True))
                if way[0] == way[1]
            }
    raise Refused("a cycle of busts has no mixture of two ways to play")


def _ways(play: Callable[[float], _Play], low: float, high: float) -> list[_Way]:
    """Return the best ways to play by what a bust is worth, and the points between them."""

    def points(left: _Play, right: _Play, depth: int) -> Iterator[tuple[float, _Play, _Play]]:
        if left == right or left[1] == right[1]:
            return
        even = (left[0][0] - right[0][0]) / (right[1] - left[1])
        there = play(even)
        if there in (left, right) or not depth:
            yield even, left, right
        else:
            yield from points(left, there, depth - 1)
            yield from points(there, right, depth - 1)

    first = play(low)
    spans, last, from_ = [], first, low
    for even, left, right in points(first, play(high), _DEPTH):
        spans += [(from_, even, left, left), (even, even, left, right)]
        last, from_ = right, even
    return [*spans, (from_, high, last, last)]


def _guides(way: _Way, ways: list[_Way]) -> tuple[int, int]:
    """Return what a bust counts for that makes each of two ways to play the best."""
    at = ways.index(way)
    below, above = ways[at - 1], ways[at + 1]
    guides = ((way[0] + way[1]) / 2 for way in (below, above))
    low, high = (round(min(max(guide, 0.0), 1.0) * ONE) for guide in guides)
    return low, high


def _weights(ways: tuple[_Way, ...], seats: int) -> Floats | None:
    """Return how often the first of two ways is played; None if it isn't an equilibrium."""
    split = [k for k, (low, high, *_) in enumerate(ways) if low == high]
    even = np.array([ways[k][0] for k in split])

    def busts(weights: Floats) -> Floats:
        full = np.ones(len(ways))
        full[split] = weights
        return _busts([_blend(w, *way[2:]) for w, way in zip(full, ways, strict=True)], seats)

    weights = np.full(len(split), 0.5)
    for _ in range(_NEWTON if split else 0):
        miss = busts(weights)[split] - even
        if np.abs(miss).max() < 1e-14:
            break
        steps = 1e-5 * np.eye(len(split))
        slope = [(busts(weights + s) - busts(weights - s))[split] / 2e-5 for s in steps]
        change = np.linalg.lstsq(np.array(slope).T, miss, rcond=None)[0]
        weights = np.clip(weights - change, -1.0, 2.0)
    full = np.ones(len(ways))
    full[split] = weights
    for bust, (low, high, *_), weight in zip(busts(weights), ways, full, strict=True):
        if not (low - 1e-12 <= bust <= high + 1e-12 and 0.0 <= weight <= 1.0):
            return None
    return full


def _busts(plays: list[_Play], seats: int) -> Floats:
    """Return what a bust is worth to the player of each position, if all play like this."""
    size = len(plays)
    matrix, right = np.eye(size * seats), np.zeros(size * seats)
    for k, (won, lost) in enumerate(plays):
        for seat in range(seats):
            right[k * seats + seat] = won[seat]
            matrix[k * seats + seat, (k + 1) % size * seats + (seat - 1) % seats] -= lost
    worth = np.linalg.solve(matrix, right).reshape(size, seats)
    return np.roll(worth[:, -1], -1)


def _blend(weight: float, one: _Play, other: _Play) -> _Play:
    won = (weight * a + (1 - weight) * b for a, b in zip(one[0], other[0], strict=True))
    return tuple(won), weight * one[1] + (1 - weight) * other[1]
