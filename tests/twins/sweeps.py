"""Value iteration over states that a walk has written down, until nothing changes any more.

A state is a chance (the mean of what follows), a choice of a seat (the best of it), or has an end
of its own. States are swept from the last to the first (Gauss and Seidel): a state reads what
this sweep says of higher numbers, and what the last one said of lower ones. All that don't read of
each other are worked out at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Longs = NDArray[np.int64]

CHANCE = -1
"""The kind of a chance; that of a choice is the number of the seat that makes it."""

Following = Sequence[tuple[int, float]]


class _Level(NamedTuple):
    """States that don't lead to each other, in one kind."""

    kind: int
    states: Longs
    starts: Longs
    targets: Longs
    weights: Floats
    new: NDArray[np.bool_]


def swept(
    kind: Sequence[int], following: Sequence[Following], values: Floats, tie: float = 0.0
) -> None:
    """Sweep values in place: (states,) what seat 0 wins of two, or (states, seats) of more.

    States that nothing follows keep their value. Among more, of choices that a seat wins the same
    with, the one that the next seat wins most with counts, by so much of it as `tie` says.
    """
    levels = _levels(kind, following)
    for _ in range(20_000 if values.ndim == 1 else 1_000):
        change, before = 0.0, values.copy()
        for level in levels:
            worth = _worth(level, values, before, tie)
            change = max(change, float(np.abs(worth - values[level.states]).max()))
            values[level.states] = worth
        if change < 1e-14:
            return


def _worth(level: _Level, values: Floats, before: Floats, tie: float) -> Floats:
    there = before[level.targets]
    there[level.new] = values[level.targets[level.new]]
    if level.kind == CHANCE:
        weighed = there * (level.weights if values.ndim == 1 else level.weights[:, None])
        mean: Floats = np.add.reduceat(weighed, level.starts, axis=0)
        return mean
    if values.ndim == 1:
        best: Floats = (np.minimum if level.kind else np.maximum).reduceat(there, level.starts)
        return best
    liked = there[:, level.kind] + tie * there[:, (level.kind + 1) % values.shape[1]]
    most = np.maximum.reduceat(liked, level.starts)
    counts = np.diff(np.append(level.starts, len(liked)))
    first = np.flatnonzero(liked == np.repeat(most, counts))
    chosen: Floats = there[first[np.searchsorted(first, level.starts)]]
    return chosen


def _levels(kind: Sequence[int], following: Sequence[Following]) -> list[_Level]:
    """Return the states in the order of a sweep."""
    depth = _depths(following)
    by: dict[tuple[int, int], list[int]] = {}
    for at, after in enumerate(following):
        if after:
            by.setdefault((depth[at], kind[at]), []).append(at)
    levels = []
    for (_, each), states in sorted(by.items()):
        pairs = [pair for at in states for pair in following[at]]
        counts = [len(following[at]) for at in states]
        levels.append(
            _Level(
                each,
                np.array(states),
                np.cumsum([0, *counts[:-1]]),
                np.array([target for target, _ in pairs]),
                np.array([weight for _, weight in pairs]),
                np.array([to > at for at in states for to, _ in following[at]]),
            )
        )
    return levels


def _depths(following: Sequence[Following]) -> list[int]:
    """Return how many steps on from each state those of a higher number go that it leads to."""
    depth = [0] * len(following)
    for at in range(len(following) - 1, -1, -1):
        depth[at] = 1 + max((depth[to] for to, _ in following[at] if to > at), default=0)
    return depth
