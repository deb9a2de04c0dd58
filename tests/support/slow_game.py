"""The value of every state of a small game between two, by going round over the core.

Every state that can be reached is written down with those that follow it, and their values are
improved until they stay. Nothing is known here of hands, groups or final rounds.
"""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from greed.core.game import apply, chances, legal_moves, start, throw
from greed.core.sheet import Sheet
from greed.core.state import State

_Follow = tuple[tuple[float, int], ...]


class SlowGame:
    """Knows what every state is worth to seat 0; whoever comes beyond `cap` counts as the winner.

    In a final round that can go on for ever only the distance between the scores matters, so
    there the scores are moved down together.
    """

    def __init__(self, sheet: Sheet, cap: int) -> None:
        self.sheet = sheet
        self.cap = cap
        self.number: dict[State, int] = {}
        self.states: list[State] = []
        root = self._of(start(sheet))
        self.follow: list[_Follow] = []
        for state in self.states:  # grows while it is walked
            self.follow.append(self._after(state))
        self.values = [self._fixed(state) for state in self.states]
        self._solve()
        self.root = self.values[root]

    def worth(self, state: State) -> float:
        """Return what a state is worth to seat 0."""
        return self.values[self.number[self._key(state)]]

    def _key(self, state: State) -> State:
        state = replace(state, ply=0)
        top = max(state.scores)
        endless = state.rules.sheet.end.endgame in (
            "rechallenge_all", "rechallenge_rounds", "deposed_and_waiting",
        )  # fmt: skip
        if state.final and not state.over and endless and top > self.sheet.target:
            if state.standing == (1, 1) and not self.sheet.strikes:
                down = top - self.sheet.target
                return replace(state, scores=tuple(score - down for score in state.scores))
        return state

    def _of(self, state: State) -> int:
        state = self._key(state)
        if state not in self.number:
            self.number[state] = len(self.states)
            self.states.append(state)
        return self.number[state]

    def _fixed(self, state: State) -> float:
        if state.over:
            return (0 in state.winners) / len(state.winners)
        if self._beyond(state):
            leads = state.scores[state.seat] + state.points >= state.scores[1 - state.seat]
            return float(leads == (state.seat == 0))
        return 0.5

    def _after(self, state: State) -> _Follow:
        if state.over or self._beyond(state):
            return ()
        if state.phase != "throw":
            moves = {self._of(apply(state, move)) for move in legal_moves(state)}
            return tuple((1.0, after) for after in moves)
        found: dict[int, float] = defaultdict(float)
        for dice, chance in chances(state).items():
            found[self._of(throw(state, dice))] += float(chance)
        return tuple((chance, after) for after, chance in found.items())

    def _beyond(self, state: State) -> bool:
        return state.points > self.cap or max(state.scores) > self.cap

    def _solve(self) -> None:
        values = self.values
        plan = [(at, self.states[at], follow) for at, follow in enumerate(self.follow) if follow][
            ::-1
        ]
        change = 1.0
        while change > 1e-14:
            change = 0.0
            for at, state, follow in plan:
                if state.phase == "throw":
                    value = sum(chance * values[after] for chance, after in follow)
                elif state.seat == 0:
                    value = max(values[after] for _, after in follow)
                else:
                    value = min(values[after] for _, after in follow)
                change = max(change, abs(value - values[at]))
                values[at] = value
