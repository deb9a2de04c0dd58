"""A slow twin of games between three or more: every state of the core, swept until still.

It makes all moves and lets all dice fall, and then every seat takes what it wins most with; of
equals, what the next seat wins most with. It knows nothing of layers, cycles or lanes.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
from msgspec.structs import replace
from tests.twins.sweeps import CHANCE, swept

from greed.core.dice import throws
from greed.core.game import apply, legal_moves, start, throw
from greed.core.sheet import Sheet
from greed.core.state import State

_END = -2
_TIE = 1e-10


class SlowMulti:
    """What each seat wins from every state of a game in which all play best.

    A turn is cut off at `cap` points, where it is taken to be won, and no player falls further
    than that behind in a final round: choose it so that hardly any game comes there.
    """

    def __init__(self, sheet: Sheet, cap: int, seats: int = 3) -> None:
        self.sheet, self.cap, self.seats = sheet, cap, seats
        self.index: dict[Any, int] = {}
        self.states: dict[int, State] = {}
        self._kind: list[int] = []
        self._next: list[list[tuple[int, float]]] = []
        self._waiting: list[tuple[int, State]] = []
        self.values: list[tuple[float, ...]] = []
        self._node(start(sheet, seats))
        while self._waiting:
            self._expand(*self._waiting.pop())
        self.values = self._swept()

    def seen(self) -> list[tuple[State, Any]]:
        """Return every state in which dice are to fall, with what the seats win."""
        return [(state, self.values[at]) for at, state in self.states.items()]

    def _end(self, shares: tuple[float, ...]) -> int:
        if shares not in self.index:
            self.index[shares] = self._add(_END, [(-1, share) for share in shares])
        return self.index[shares]

    def _add(self, kind: int, following: list[tuple[int, float]]) -> int:
        self._kind.append(kind)
        self._next.append(following)
        return len(self._kind) - 1

    def _node(self, state: State) -> int:
        if state.over:
            return self._end(
                tuple((s in state.winners) / len(state.winners) for s in range(self.seats))
            )
        state = replace(self._lowered(state), ply=0)
        if state not in self.index:
            self.index[state] = self._add(_END, [])
            self.states[self.index[state]] = state
            self._waiting.append((self.index[state], state))
        return self.index[state]

    def _lowered(self, state: State) -> State:
        """Return a state that is worth the same: in the final round only the lead matters."""
        if not state.final:
            return state
        down = max(state.scores) - self.sheet.target
        least = self.sheet.target - self.cap  # as good as lost, however much further behind
        scores = tuple(max(score - down, least) for score in state.scores)
        return replace(state, board=replace(state.board, scores=scores))

    def _expand(self, at: int, state: State) -> None:
        if state.phase != "throw":
            self._kind[at], self._next[at] = self._choice(state)
            return
        beyond = max(state.scores) - self.sheet.target
        if max(state.points, beyond) > self.cap:
            winner = (
                state.seat if state.points > self.cap else state.scores.index(max(state.scores))
            )
            self._next[at] = [(-1, float(s == winner)) for s in range(self.seats)]
            return
        found: dict[int, float] = defaultdict(float)
        for fallen, chance in throws(state.hand.dice, self.sheet.dice.faces).items():
            found[self._thrown(throw(state, fallen))] += float(chance)
        self._kind[at], self._next[at] = CHANCE, list(found.items())

    def _thrown(self, state: State) -> int:
        if state.phase != "keep":
            return self._node(state)
        kind, following = self._choice(state)
        key = kind, tuple(following)
        if key not in self.index:
            self.index[key] = self._add(kind, following)
        return self.index[key]

    def _choice(self, state: State) -> tuple[int, list[tuple[int, float]]]:
        following = {self._node(apply(state, move)) for move in legal_moves(state)}
        return state.seat, [(at, 1.0) for at in sorted(following)]

    def _swept(self) -> Any:
        values = np.full((len(self._kind), self.seats), 1 / self.seats)
        following = list(self._next)
        for at, kind in enumerate(self._kind):
            if kind == _END:
                values[at] = [share for _, share in following[at]]
                following[at] = []
        swept(self._kind, following, values, _TIE)
        return values
