"""What a state of the core is worth, with certain bounds: value iteration that asks `core` alone.

Every state that play comes to begins with the widest bounds there are: nothing for all seats, and
everything. A state that was not followed any further keeps them, so that cutting the walk off
somewhere can widen the bounds of a state but never make them wrong. Sweeps bring both ends closer:
the lower one rises from below, the upper one falls from above, and the truth stays between.

It knows no rule, no unit, no array of `greed.tables` and nothing of `greed.exact`.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

import numpy as np
from msgspec.structs import replace
from numba import njit

from greed.core.game import apply, chances, legal_moves, start, throw
from greed.core.sheet import Sheet
from greed.core.state import State

_CLOSED, _CHANCE, _CHOICE = -2, -1, 0
_SWEEPS, _STILL = 20_000, 1e-13


class CoreValue:
    """Bounds of what seat 0 wins from the states of a game between two, both playing best.

    The likeliest states are followed first, `most` of them at most. Choices count as certain,
    so that a state on the way to which only one seat chose badly is followed as well.
    """

    def __init__(self, sheet: Sheet, most: int) -> None:
        self.states: list[State] = []
        self._at: dict[Any, int] = {}
        self._kind: list[int] = []
        self._next: list[tuple[tuple[int, float], ...]] = []
        self._ends: dict[int, float] = {}
        self._waiting: list[tuple[float, int]] = []
        for first in (0, 1):
            self._node(start(sheet, first=first), 1.0)
        for _ in range(most):
            if not self._waiting:
                break
            likely, at = heappop(self._waiting)
            self._follow(at, -likely)
        self.whole = not self._waiting
        self.low, self.high = self._swept()

    def bounds(self) -> Iterator[tuple[State, float, float]]:
        """Yield every state that was followed, with the least and the most that seat 0 wins."""
        for at, state in enumerate(self.states):
            if self._kind[at] != _CLOSED:
                yield state, float(self.low[at]), float(self.high[at])

    def _node(self, state: State, likely: float) -> int:
        state = replace(state, ply=0)
        if state not in self._at:
            self._at[state] = at = len(self.states)
            self.states.append(state)
            self._kind.append(_CLOSED)
            self._next.append(())
            if state.over:
                self._ends[at] = (0 in state.winners) / len(state.winners)
            else:
                heappush(self._waiting, (-likely, at))
        return self._at[state]

    def _follow(self, at: int, likely: float) -> None:
        state = self.states[at]
        if state.phase == "throw":
            found: dict[int, float] = {}
            for fallen, chance in chances(state).items():
                weight = float(chance)
                node = self._node(throw(state, fallen), likely * weight)
                found[node] = found.get(node, 0.0) + weight
            self._kind[at], self._next[at] = _CHANCE, tuple(found.items())
            return
        following = [apply(state, move) for move in legal_moves(state)]
        won = [after for after in following if after.over and after.winners == (state.seat,)]
        nodes = {self._node(after, likely) for after in won or following}
        self._kind[at] = _CHOICE + state.seat
        self._next[at] = tuple((node, 1.0) for node in sorted(nodes))

    def _swept(self) -> tuple[np.ndarray, np.ndarray]:
        starts = np.cumsum([0, *map(len, self._next)])
        flat = [pair for following in self._next for pair in following]
        targets = np.array([node for node, _ in flat], np.int64)
        weights = np.array([weight for _, weight in flat])
        low, high = np.zeros(len(self.states)), np.ones(len(self.states))
        for at, worth in self._ends.items():
            low[at] = high[at] = worth
        kind = np.array(self._kind)
        for values in (low, high):
            _sweep(kind, starts, targets, weights, values, _SWEEPS, _STILL)
        return low, high


@njit(cache=True)
def _sweep(kind, starts, targets, weights, values, sweeps, still):
    for _ in range(sweeps):
        change = 0.0
        for at in range(len(kind) - 1, -1, -1):
            first, last = starts[at], starts[at + 1]
            if first == last:
                continue
            if kind[at] < 0:
                worth = 0.0
                for k in range(first, last):
                    worth += weights[k] * values[targets[k]]
            else:
                worth = values[targets[first]]
                for k in range(first + 1, last):
                    other = values[targets[k]]
                    worth = max(worth, other) if kind[at] == 0 else min(worth, other)
            change = max(change, abs(worth - values[at]))
            values[at] = worth
        if change < still:
            break
