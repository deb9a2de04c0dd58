"""Policies with a temper: they weigh what a throw may bring against what it may cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.state import ON, State
from greed.core.turn import Hand, Rules, bust_chance, rules_of
from greed.policies._former._judgement import SURE, added, gain, prospect, rolled
from greed.policies._former._policy import Planned

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from greed.exact.match import Task, TurnPlan
    from greed.exact.model import TurnGraph
    from greed.tables import Tables


class Character(Planned):
    """Rolls on while the points to come outweigh `fear` times the points it may lose.

    With a fear of 1 a loss counts as it is; more makes it careful, less makes it reckless. It
    never banks for nothing, never banks below a score that it has to beat, and takes a win. What
    a bust costs depends on its strikes and its score, for which the simulator's tables have no
    room: so it is a side of an exact match, but no table.
    """

    fear: ClassVar[float]

    def choose(self, state: State) -> Move:
        """Return the move that this character values most."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        match state.phase:
            case "offer":
                return ACCEPT if self._accepts(state) else DECLINE
            case "decide":
                return BANK if self._banks(state) else ROLL
            case _:
                return max(moves, key=lambda move: self._value(state, apply(state, move)))

    def _banks(self, state: State) -> bool:
        sure, settles = added(state)
        return settles or (sure > 0 and sure > rolled(state, self.fear))

    def _value(self, state: State, after: State) -> float:
        """Return the value of a keep that leads from a state to another."""
        if after.phase != "decide":
            return float(after.scores[state.seat] - state.scores[state.seat])
        sure, settles = added(after)
        if settles:
            return SURE + after.points
        # Where there is nothing to bank yet, fear is of no use.
        return max(sure, rolled(after, self.fear)) if sure else rolled(after, None)

    def _accepts(self, state: State) -> bool:
        offer = state.offer
        assert offer is not None
        on = state.standing[state.seat] == ON
        return self._takes(state.rules, offer.hand, offer.points, on=on)

    def _takes(self, rules: Rules, hand: Hand, points: int, *, on: bool) -> bool:
        """Say whether a carryover is accepted, on the board or off it."""
        if not on:
            # Few dice seldom reach what entry takes: only the reckless try it with good odds.
            return self.fear < 1 and bust_chance(rules, hand) < 1 / 2
        taken = prospect(rules, hand, points, self.fear)
        return taken > prospect(rules, rules.start_hand(), 0, self.fear)

    def heeds_score(self, tables: Tables) -> bool:
        """Return whether a bust may cost banked points."""
        from greed.exact.model import statuses

        return any(statuses(tables).cost.values())

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played, as `greed.exact.match.Planner` has it."""
        import numpy as np

        from greed.exact.match import TurnPlan

        rules, unit, hands = rules_of(turn.tables.sheet), turn.tables.unit, turn.tables.hands
        gains = np.array([gain(rules, hands[hand]) for hand in turn.hand])
        t = np.arange(rows)[:, None]
        points, tally = t * float(unit), turn.source == turn.tally
        cost = 0.0 if task.final else _cost_of_bust(turn, task)
        timid = points + gains - self.fear * turn.bust * (points + cost)
        calm = points + gains - turn.bust * points
        recorded = (t >= turn.bank_from) & (t <= task.last)
        sure = np.where(recorded & ~(task.final & (t < task.goal)), points, 0.0)
        rolls = np.where(sure > 0, timid[:, turn.node], calm[:, turn.node])
        rolls = np.where((turn.node >= 0) & (t <= task.last), rolls, 0.0)
        worth = np.where(tally, points, np.maximum(sure, rolls))
        wins = recorded & (t >= task.goal) & ~tally
        return TurnPlan(np.where(wins, SURE + points, worth), wins | ((sure > 0) & (sure > rolls)))

    def accepts(self, turn: TurnGraph, offer: int, rows: int, task: Task) -> NDArray[np.bool_]:  # noqa: ARG002
        """Say with which inherited points a carryover is attempted."""
        import numpy as np

        rules, unit = rules_of(turn.tables.sheet), turn.tables.unit
        hand, on = turn.tables.hands[int(turn.offers[offer])], turn.standing == ON
        return np.array([self._takes(rules, hand, row * unit, on=on) for row in range(rows)])


def _cost_of_bust(turn: TurnGraph, task: Task) -> float:
    """Return the banked points that a bust now would cost, with the strikes that stand."""
    from greed.exact.model import Status, statuses

    score, status = task.score * turn.tables.unit, Status(turn.standing, task.strikes)
    return float(score - statuses(turn.tables).after_bust(status, score))


@dataclass(frozen=True)
class Bold(Character):
    """Takes risks: rolls when others would bank, and takes over if the odds are good."""

    name = "bold"
    fear = 0.6


@dataclass(frozen=True)
class Cautious(Character):
    """Plays it safe: minds a loss nearly twice as much as it enjoys a gain."""

    name = "cautious"
    fear = 1.7
