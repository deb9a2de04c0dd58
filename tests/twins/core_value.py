"""What the states of a game are worth, by value iteration that asks the public core alone.

`CoreValue` bounds games between two. Every state that play comes to begins with the widest bounds
there are, 0 and 1. A state that was not followed any further keeps them, so that cutting a walk off
somewhere can widen the bounds of a state but never make them wrong. Sweeps bring both ends closer:
the lower one rises from below, the upper one falls from above, and the truth stays between.

`CoreChances` looks at games between three or more, where nothing bounds a value: it sweeps from
two different beginnings, and counts what both come to.

Neither knows a rule, a unit, or anything of `greed.graph` and `greed.solver`.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

import numpy as np
from msgspec.structs import replace
from tests.twins.sweeps import CHANCE, swept

from greed.core.game import apply, chances, legal_moves, start, throw
from greed.core.sheet import Sheet
from greed.core.state import State

_OPEN = -2
_TIE = 1e-10  # of moves that win a seat the same, the one that is best for the next seat counts


class _Walk:
    """States that play comes to, and what each leads to: the likeliest first, `most` at most.

    Choices count as certain, so that a state on the way to which only one seat chose badly is
    followed as well. Where a move wins at once the others are left out.
    """

    def __init__(self, sheet: Sheet, most: int, seats: int = 2) -> None:
        self.seats = seats
        self.states: list[State] = []
        self._at: dict[Any, int] = {}
        self._kind: list[int] = []
        self._next: list[tuple[tuple[int, float], ...]] = []
        self._waiting: list[tuple[float, int]] = []
        for first in range(seats):
            self._node(start(sheet, seats, first), 1.0)
        for _ in range(most):
            if not self._waiting:
                break
            likely, at = heappop(self._waiting)
            self._follow(at, -likely)

    def followed(self) -> Iterator[tuple[int, State]]:
        """Yield the states that were followed, with their numbers."""
        for at, state in enumerate(self.states):
            if self._kind[at] != _OPEN:
                yield at, state

    def _node(self, state: State, likely: float) -> int:
        state = replace(state, ply=0)
        if state not in self._at:
            self._at[state] = at = len(self.states)
            self.states.append(state)
            self._kind.append(_OPEN)
            self._next.append(())
            if not state.over:
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
            self._kind[at], self._next[at] = CHANCE, tuple(found.items())
            return
        following = [apply(state, move) for move in legal_moves(state)]
        won = [after for after in following if after.over and after.winners == (state.seat,)]
        nodes = {self._node(after, likely) for after in won or following}
        self._kind[at] = state.seat
        self._next[at] = tuple((node, 1.0) for node in sorted(nodes))


class CoreValue(_Walk):
    """Bounds of what seat 0 wins from the states of a game between two, both playing best."""

    def __init__(self, sheet: Sheet, most: int) -> None:
        super().__init__(sheet, most)
        self.low, self.high = np.zeros(len(self.states)), np.ones(len(self.states))
        for at, state in enumerate(self.states):
            if state.over:
                self.low[at] = self.high[at] = (0 in state.winners) / len(state.winners)
        for values in (self.low, self.high):
            swept(self._kind, self._next, values)

    def bounds(self) -> Iterator[tuple[State, float, float]]:
        """Yield every state that was followed, with the least and the most that seat 0 wins."""
        for at, state in self.followed():
            yield state, float(self.low[at]), float(self.high[at])


class CoreChances(_Walk):
    """What each seat wins in games between three or more, each playing best for itself."""

    def __init__(self, sheet: Sheet, most: int, seats: int = 3) -> None:
        super().__init__(sheet, most, seats)
        self._two = [np.full((len(self.states), seats), each) for each in (0.0, 1.0)]
        for values in self._two:
            for at, state in enumerate(self.states):
                if state.over:
                    values[at] = [(s in state.winners) / len(state.winners) for s in range(seats)]
            swept(self._kind, self._next, values, _TIE)

    def agreed(self, close: float) -> Iterator[tuple[State, tuple[float, ...]]]:
        """Yield the states that both sweeps say the same of, with what the seats win."""
        one, other = self._two
        apart = np.abs(one - other).max(axis=1)
        for at, state in self.followed():
            if apart[at] < close:
                yield state, tuple(one[at].tolist())
