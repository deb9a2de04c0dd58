"""Policies with a temper: they weigh what a throw may bring against what it may cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.odds import bust_chance
from greed.core.state import ON, State
from greed.policies._judgement import banking, prospect, rolled
from greed.policies._policy import Policy

__all__ = ["Bold", "Cautious", "Character"]


class Character(Policy):
    """Rolls on while the points to come outweigh `fear` times the points it may lose.

    With a fear of 1 a loss counts as it is; more makes it careful, less makes it reckless. It
    never banks for nothing, never banks below a score that it has to beat, and takes a win. It
    looks ahead from the state as it is, strikes and scores included, and of several keeps that
    win it takes the first: so it is neither a table nor a side of an exact match.
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
        sure, settles = banking(state)
        return settles or (sure > 0 and sure > rolled(state, self.fear))

    def _value(self, state: State, after: State) -> float:
        """Return the value of a keep that leads from a state to another."""
        if after.phase != "decide":
            return float(after.scores[state.seat] - state.scores[state.seat])
        sure, settles = banking(after)
        if settles:
            return float("inf")
        # Where there is nothing to bank yet, fear is of no use.
        return max(sure, rolled(after, self.fear)) if sure else rolled(after, 1)

    def _accepts(self, state: State) -> bool:
        offer, rules = state.offer, state.rules
        assert offer is not None
        if state.standing[state.seat] != ON:
            # Few dice seldom reach what entry takes: only the reckless try it with good odds.
            return self.fear < 1 and bust_chance(rules, offer.hand) < 1 / 2
        taken = prospect(rules, offer.hand, offer.points, self.fear)
        return taken > prospect(rules, rules.start_hand(), 0, self.fear)


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
