"""A judge for tiny sheets, found by going round and round over the states of the core."""

from tests.support.states import changed

import greed
from greed import State
from greed.coach.judge import Measure

TINY = """
title = "Two dice"
target = 200
[dice]
count = 2
[scoring]
singles = { 1 = 100, 5 = 50 }
kinds = { 2 = { 2 = 200 } }
[carryover]
[end]
endgame = "first_to_target"
"""


class SlowJudge:
    """Knows the win probability of every state of a two-player game that ends at a target."""

    measure: Measure = "win probability"

    def __init__(self, sheet: greed.Sheet) -> None:
        self.values: dict[State, float] = {}
        waiting = [greed.start(sheet, 2)]
        while waiting:
            state = self.key(waiting.pop())
            if state not in self.values:
                self.values[state] = 0.0
                waiting += [after for _, after in self.after(state)]
        states = list(reversed(self.values))
        change = 1.0
        while change > 1e-14:
            change = 0.0
            for state in states:
                value = self.look(state)
                change = max(change, abs(value - self.values[state]))
                self.values[state] = value

    def caveat(self, _state: State) -> str:
        return ""

    def from_here(self, _state: State, /) -> "SlowJudge":
        return self

    def worth(self, state: State, seat: int) -> float:
        first = self.value(state)
        return first if seat == 0 else 1 - first

    def value(self, state: State) -> float:
        """Return what seat 0 wins, also in a state that only a blunder leads to."""
        key = self.key(state)
        return self.values[key] if key in self.values else self.look(state)

    def key(self, state: State) -> State:
        return changed(state, ply=0, first=0)

    def after(self, state: State) -> list[tuple[float, State]]:
        """Return every state that can follow, with its chance (1 where a player chooses)."""
        if state.phase == "throw":
            chances = greed.chances(state).items()
            return [(float(chance), greed.throw(state, dice)) for dice, chance in chances]
        every = [(1.0, greed.apply(state, move)) for move in greed.legal_moves(state)]
        # Whoever can win does, which keeps the points of a turn from growing without end.
        won = [pair for pair in every if pair[1].winners == (state.seat,)]
        return won or every

    def look(self, state: State) -> float:
        """Return the value of a state for seat 0 from those that follow it."""
        if state.over:
            return float(0 in state.winners)
        following = [(chance, self.value(after)) for chance, after in self.after(state)]
        if state.phase == "throw":
            return sum(chance * value for chance, value in following)
        best = max if state.seat == 0 else min
        return best(value for _, value in following)
