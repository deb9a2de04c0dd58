"""A slow twin of the race between two seats: every state of the core, swept until still.

It knows nothing of arrays, lanes or diagonals. It makes all moves and lets all dice fall, writes
down which state leads where, and then takes the best of each choice and the mean of each throw
until nothing changes any more.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
from msgspec.structs import replace
from tests.twins.sweeps import CHANCE, swept

from greed.core.dice import throws
from greed.core.game import apply, legal_moves, start, throw
from greed.core.moves import BANK
from greed.core.sheet import Sheet
from greed.core.state import ON, State

_END = -2


class TooManyStatesError(Exception):
    """The walk would be larger than it may be."""


class SlowRace:
    """What seat 0 wins from every state of a game between two, both playing best.

    A game is cut off where a turn has `cap` points, or a score is so far beyond the target (or,
    through fines, below 0), and is taken to be won by whoever is ahead: choose it so that a
    game comes there and turns again but once in 10^11 times.
    """

    def __init__(self, sheet: Sheet, cap: int, most: int = 10**9) -> None:
        self.sheet, self.cap = sheet, cap
        self.index: dict[Any, int] = {}
        self.states: dict[int, State] = {}
        self._kind: list[int] = []
        self._next: list[list[tuple[int, float]]] = []
        self._waiting: list[tuple[int, State]] = []
        for first in (0, 1):
            self._node(start(sheet, first=first))
        while self._waiting:
            if len(self._kind) > most:
                raise TooManyStatesError
            self._expand(*self._waiting.pop())
        self.values = self._swept()

    def seen(self) -> list[tuple[State, float]]:
        """Return every state in which dice are to fall or an offer is to be answered."""
        return [(state, float(self.values[at])) for at, state in self.states.items()]

    def _add(self, kind: int, following: list[tuple[int, float]]) -> int:
        self._kind.append(kind)
        self._next.append(following)
        return len(self._kind) - 1

    def _node(self, state: State) -> int:
        state = replace(self._lowered(state), ply=0)
        key: Any = state
        if state.over:
            key = (0 in state.winners) / len(state.winners)
        if key not in self.index:
            self.index[key] = self._add(_END, [(-1, key if state.over else 0.0)])
            if not state.over:
                self._waiting.append((self.index[key], state))
                self.states[self.index[key]] = state
        return self.index[key]

    def _lowered(self, state: State) -> State:
        """Return a state that is worth the same: in the final round only the lead matters."""
        if self.sheet.strikes or not state.final or state.over or state.standing != (ON, ON):
            return state
        down = max(state.scores) - self.sheet.target
        scores = tuple(score - down for score in state.scores)
        return replace(state, board=replace(state.board, scores=scores))

    def _expand(self, at: int, state: State) -> None:
        if state.phase != "throw":
            self._kind[at], self._next[at] = self._choice(state, self._following(state))
            return
        beyond = max(state.scores) - min(0, *state.scores) - self.sheet.target
        below = -min(state.scores) if self.sheet.strikes else 0
        if max(state.points, beyond, below) > self.cap:
            totals = list(state.scores)
            totals[state.seat] += state.points
            won = totals[0] > totals[1]
            if self.sheet.end.overshoot != "allowed":  # who has come too far wins nothing by it
                won = state.seat == 1
            self._next[at] = [(-1, float(won))]
            return
        found: dict[int, float] = defaultdict(float)
        for fallen, chance in throws(state.hand.dice, self.sheet.dice.faces).items():
            found[self._thrown(throw(state, fallen))] += float(chance)
        self._kind[at], self._next[at] = CHANCE, list(found.items())

    def _thrown(self, state: State) -> int:
        if state.phase != "keep":
            return self._node(state)
        following = self._following(state)
        if len(following) == 1:
            return following[0]
        key = state.seat, tuple(following)
        if key not in self.index:
            self.index[key] = self._add(*self._choice(state, following))
        return self.index[key]

    def _following(self, state: State) -> list[int]:
        moves = list(legal_moves(state))
        if BANK in moves:
            banked = apply(state, BANK)
            if banked.over and banked.winners == (state.seat,):
                moves = [BANK]
        return sorted({self._node(apply(state, move)) for move in moves})

    @staticmethod
    def _choice(state: State, following: list[int]) -> tuple[int, list[tuple[int, float]]]:
        return state.seat, [(at, 1.0) for at in following]

    def _swept(self) -> np.ndarray:
        values = np.full(len(self._kind), 0.5)
        following = list(self._next)
        for at, kind in enumerate(self._kind):
            if kind == _END:
                ((_, values[at]),) = following[at]
                following[at] = []
        swept(self._kind, following, values)
        return values
