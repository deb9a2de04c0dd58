"""A solved game between two: what any state is worth to a seat if both play best from there."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.errors import PositionError
from greed.core.game import apply, legal_moves, start
from greed.core.reachable import why_unreachable
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.core.turn import Hand
from greed.exact.model import NEVER, Status, TurnGraph, state_index, turn_graph
from greed.exact.race._race import Group, Race
from greed.exact.race._terminal_values import Positions, self_play, terminal_values
from greed.exact.tolerances import NEVER_CAUGHT
from greed.exact.turn import TerminalValues, continuation_values
from greed.tables import Tables

Floats = NDArray[np.float64]
_KEPT = 256
_KEPT_WELL = 1e-7


Part = Literal["race", "challenger", "leader", "winner"]


class _Turn(NamedTuple):
    """Whose turn it is, as far as that matters: scores in units, and the part in the game."""

    group: Group
    a: int
    b: int
    part: Part


class Solution:
    """Answers for every state of a game between two; made by `greed.exact.race._solve`.

    Attributes:
        race: what the beginnings of turns are worth.
        seconds: the CPU time that the race took to solve.
    """

    def __init__(self, race: Race, seconds: float) -> None:
        self.race = race
        self.seconds = seconds
        self._unit = race.tables.unit
        self._seat = self_play(race)
        self._rest = lru_cache(maxsize=_KEPT)(self.rest)

    def __repr__(self) -> str:
        return f"<Solution of {self.sheet.name or self.sheet.title} for 2 seats>"

    @property
    def tables(self) -> Tables:
        """The sheet as arrays."""
        return self.race.tables

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.race.tables.sheet

    @property
    def residual(self) -> float:
        """How far values are from satisfying their own equations, at most (their Bellman residual).

        Where fines take scores below 0 that is said of scores from 0 on.
        """
        return max(self.race.residual, self.race.final_round.residual)

    @property
    def rounding(self) -> float:
        """How far an answer may be off because values are kept in 32 or 10 bits."""
        return self.race.rounding + (self.race.attempts.rounding if self.race.attempts else 0.0)

    @cached_property
    def first_wins(self) -> float:
        """The chance that the seat which begins the game wins it, a shared win being half."""
        return self.worth(start(self.sheet), 0)

    def worth(self, state: State, seat: int) -> float:
        """Return the chance that a seat wins from a state in any phase, a shared win being half.

        Raises:
            PositionError: not two play, or no game of the sheet comes to this state; says why.
        """
        if state.seats != 2:
            raise PositionError(f"this solution is for two seats, not for {state.seats}")
        if fault := why_unreachable(state):
            raise PositionError(f"no game of this sheet can reach this position: {fault}")
        return self.reduced(state, seat)

    def value(self, state: State, seat: int) -> float:
        """Return what `reduced` does, by the name that it has in `greed.solver`."""
        return self.reduced(state, seat)

    seats = 2

    @property
    def unseen(self) -> float:
        """How far an answer may be off because of how it is kept."""
        return self.rounding

    def reduced(self, state: State, seat: int) -> float:
        """Return the same for a state that need not be one of a game between two.

        Where more play and two of them are looked at, a third may have made the offer; and a
        picture draws its lines through scores that no game can reach.

        Raises:
            PositionError: the arrays of this solution hold no such state.
        """
        if state.over:
            return (seat in state.winners) / len(state.winners)
        if not self._possible(state):
            raise PositionError("no game of this sheet can reach these scores")
        try:
            worth = self._worth(state)
        except (KeyError, IndexError):
            raise PositionError("no game of this sheet can reach this position") from None
        return worth if seat == state.seat else 1.0 - worth

    def _possible(self, state: State) -> bool:
        """Return whether scores are of the kind that a game which goes on can have."""
        low, high = min(state.scores), max(state.scores)
        reached = high >= self.sheet.target and state.final is None
        below = low < 0 and not self.race.lowest and state.final is None
        return not (reached or below or any(score % self._unit for score in state.scores))

    def _worth(self, state: State) -> float:
        """Return what a state that is not over is worth to the seat whose turn it is."""
        if state.phase != "throw":
            seat = state.seat
            return max(self.reduced(apply(state, move), seat) for move in legal_moves(state))
        turn = self._turn(state)
        if not state.points and state.hand == state.rules.start_hand(state.entry):
            return self._begun(turn)
        if state.hand.attempt and turn.part == "race" and self._attempt_kept(turn, state):
            return self._attempt(turn, state)
        nodes, where = self._rest(*turn), state_index(self.race.turn_graph(turn.group))
        return nodes.item(min(where.row(state), len(nodes) - 1), where.node(state))

    def _turn(self, state: State) -> _Turn:
        seat, other = state.seat, 1 - state.seat
        standing, strikes, final = state.standing, state.strikes, state.final
        second = self.race.final_rules.rounds and seat != state.first
        group = Group(
            Status(standing[seat], strikes[seat]), Status(standing[other], strikes[other]), second
        )
        a, b = state.scores[seat] // self._unit, state.scores[other] // self._unit
        if final is None:
            return _Turn(group, a, b, "race")
        if final.leader != seat:
            return _Turn(group, a, b, "challenger")
        return _Turn(group, a, b, "leader" if final.queue or final.beaten else "winner")

    def _begun(self, turn: _Turn) -> float:
        """Return what the beginning of a turn is worth."""
        race, (group, a, b, part) = self.race, turn
        if part == "race":
            values, low = race.values[group], race.lowest
            x = max(a - low, 0) if values.shape[0] > 1 else 0
            y = max(b - low, 0) if values.shape[1] > 1 else 0
            return values.item(x, y)
        if part == "challenger":
            behind = race.final_round.behind[group.mine.standing]
            return behind.item(min(b - a, len(behind) - 1))
        if part == "leader":
            bonus = race.final_round.bonus[group.other.standing]
            return bonus.item(min(a - b, len(bonus) - 1))
        return 1.0

    @cached_property
    def _attempts_known(self) -> bool:
        """Whether what was kept of attempts is as good as working it out again."""
        attempts = self.race.attempts
        return attempts is None or attempts.rounding < _KEPT_WELL

    def _attempt_kept(self, turn: _Turn, state: State) -> bool:
        """Return whether an attempt is kept: the other seat has just banked what was offered.

        With more than two players, a third one may have offered it.
        """
        banked = turn.group.other == Status(ON) and turn.b * self._unit >= state.points
        return banked and self._attempts_known

    def _attempt(self, turn: _Turn, state: State) -> float:
        """Return what attempting a carryover is worth, nothing having been thrown yet."""
        race, (group, a, b, _), t = self.race, turn, state.points // self._unit
        j = self._offers[state.hand]
        if race.attempts and group in race.attempts.at and race.lowest == 0:
            return race.attempts.one(group, j, t, a, b)
        return float(race.attempt(group, j, t, a, b))

    @cached_property
    def _offers(self) -> dict[Hand, int]:
        """Which offer of the turn graphs a hand is."""
        hands, offers = self.tables.hands, turn_graph(self.tables, ON).offers
        return {hands[at]: j for j, at in enumerate(offers.tolist())}

    @cached_property
    def _far(self) -> int:
        """From which lead on more lead does not matter, because nobody catches up."""
        if not any(self.race.final_rules.challenged):
            return 1
        behind = self.race.final_round.behind[ON]
        small = np.flatnonzero(behind < NEVER_CAUGHT)
        return max(int(small[0]) if len(small) else len(behind), 1)

    def rest(self, group: Group, a: int, b: int, part: Part = "race") -> Floats:
        """Return (rows, nodes) what throwing each node is worth in a turn as `ends` has it."""
        graph, ends = self.race.turn_graph(group), self.ends(group, a, b, part)
        return continuation_values(graph, ends, bust_pays=self.race.rules.bust_pays)

    def ends(self, group: Group, a: int, b: int, part: Part = "race") -> TerminalValues[float]:
        """Return what the ends of a turn are worth to its player.

        Scores are in units. The part in the game is `race` before the target is reached, then
        `challenger`, or for a leader with a bonus turn `leader` if a challenge is to come and
        `winner` if none is.
        """
        graph = self.race.turn_graph(group)
        if part == "winner":
            return TerminalValues(np.ones((1 + self._least(graph), graph.tally + 1)), 1.0, 1.0)
        goal = {"race": self.race.target - a, "challenger": b - a, "leader": 0}[part]
        positions = Positions(part, group, np.array(a), np.array(b))
        ends = terminal_values(self._seat, positions, self._rows(graph, goal))
        return TerminalValues(ends.banks, float(ends.bust), float(ends.stop))

    def _least(self, graph: TurnGraph) -> int:
        """Return the row from which the ends of a turn record the same points or none."""
        rows = np.concatenate([graph.bank_from, graph.stop_from])
        return int(rows[rows < NEVER].max(initial=0))

    def _rows(self, graph: TurnGraph, goal: int) -> NDArray[np.int64]:
        """Return the rows that are worked out one by one: 0, 1 and so on, past a goal."""
        last = int(graph.row_to.max()) + graph.reach + 1
        return np.arange(min(max(goal + self._far, self._least(graph)), last) + 1)
