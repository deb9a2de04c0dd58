"""A player with a temper: it weighs what a throw may bring against what it may cost."""

from __future__ import annotations

from greed.bots.judgement import banked, prospect, rolled, settles
from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.odds import bust_chance
from greed.core.state import ON, State

__all__ = ["Character"]


class Character:
    """Rolls on while the points to come outweigh `fear` times the points it may lose.

    With a fear of 1 a loss counts as it is, more makes it careful, less makes it reckless. It
    never banks for nothing, never banks below a score that it has to beat, and takes a win.
    """

    def __init__(self, name: str, fear: float) -> None:
        self.name = name
        self.fear = fear

    def __str__(self) -> str:
        return self.name

    def choose(self, state: State) -> Move:
        """Return the move that is worth most in this character's eyes."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        match state.phase:
            case "offer":
                return ACCEPT if self._takes(state) else DECLINE
            case "decide":
                return BANK if self._banks(state) else ROLL
            case _:
                return max(moves, key=lambda move: self._worth(state, apply(state, move)))

    def _banks(self, state: State) -> bool:
        sure = banked(state)
        return settles(state) or (sure > 0 and sure > rolled(state, self.fear))

    def _worth(self, state: State, after: State) -> float:
        """Return what a keep is worth that leads from a state to another."""
        if after.phase != "decide":
            return float(after.scores[state.seat] - state.scores[state.seat])
        if settles(after):
            return float("inf")
        sure = banked(after)
        # Where there is nothing to bank yet, fear is of no use.
        return max(sure, rolled(after, self.fear)) if sure else rolled(after, 1)

    def _takes(self, state: State) -> bool:
        offer, rules = state.offer, state.rules
        assert offer is not None
        if state.standing[state.seat] != ON:
            # Few dice seldom reach what entry takes: only the reckless try it with good odds.
            return self.fear < 1 and bust_chance(rules, offer.hand) < 1 / 2
        taken = prospect(rules, offer.hand, offer.points, self.fear)
        return taken > prospect(rules, rules.start_hand(), 0, self.fear)
