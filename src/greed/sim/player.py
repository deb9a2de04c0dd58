"""A policy at the table: it reads its own tables and asks the core for everything else."""

from __future__ import annotations

from greed.core.endgame import winners
from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.state import State
from greed.core.turn_end import why_no_points
from greed.sim.policy import PolicyTable, says_yes
from greed.tables import Finder


class Player:
    """Chooses the moves of a policy in states of the core, as the kernel does in numbers.

    >>> from greed.sim import Player
    >>> import greed
    >>> from greed.policies import Threshold
    >>> from greed.tables import Finder, tables
    >>> koans = tables(greed.load("koans"))
    >>> player = Player(Threshold(300).table(koans), Finder(koans))
    >>> str(player.choose(greed.throw(greed.start(koans.sheet), [1, 5, 2, 3, 4])))
    'keep 1 5'
    """

    def __init__(self, policy: PolicyTable, find: Finder) -> None:
        self.policy = policy
        self.find = find

    def __str__(self) -> str:
        return self.policy.name

    def choose(self, state: State) -> Move:
        """Return the move that the policy makes."""
        if state.phase == "offer":
            return self._answer(state)
        return self._keep(state) if state.phase == "keep" else self._decide(state)

    def _row(self, state: State) -> int:
        """Return the row of the policy for this turn."""
        policy, unit, seat = self.policy, self.find.tables.unit, state.seat
        rows, standing = policy.rows, state.standing[seat]
        own = state.scores[seat] // unit
        rival = max(score for other, score in enumerate(state.scores) if other != seat) // unit
        if state.final and policy.final.size:
            behind = min(max(rival - own + policy.level, 0), policy.final.shape[1] - 1)
            return int(policy.final[standing, behind])
        second = int(rows.shape[0] > 1 and seat != state.first)
        strikes = min(state.strikes[seat], rows.shape[1] - 1)
        own, rival = min(max(own, 0), rows.shape[3] - 1), min(max(rival, 0), rows.shape[4] - 1)
        return int(rows[second, strikes, standing, own, rival])

    def _answer(self, state: State) -> Move:
        assert state.offer
        place = self._row(state), self.find.hand(state.offer.hand)
        policy, points = self.policy, state.offer.points // self.find.tables.unit
        yes = says_yes(int(policy.accept[place]), int(policy.accept_early[place]), points)
        return ACCEPT if yes else DECLINE

    def _keep(self, state: State) -> Move:
        assert state.cast
        tables, policy = self.find.tables, self.policy
        outcome = self.find.outcome(state.hand, state.throw)
        keep = int(policy.keeps[self._row(state)])
        first, end = policy.steps_of(keep, outcome, len(tables.chance))
        points = state.points // tables.unit
        step = max(step for step in range(first, end) if policy.step_from[step] <= points)
        options = self.find.options(outcome, state.cast)
        chosen = options[int(policy.step_option[step])]
        if chosen.tally:
            after = apply(state, Move("keep", chosen.keep))
            others = [option for option in options.values() if not option.tally]
            if others and after.scores == state.scores and state.points + chosen.points:
                chosen = max(others, key=lambda option: (option.points, -len(option.keep)))
        return Move("keep", chosen.keep)

    def _decide(self, state: State) -> Move:
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        after = apply(state, BANK)
        records = not why_no_points(state)
        enough = state.points > 0 and self._enough(state)
        if after.over or (state.final and after.final):
            leading = after.winners
            if after.final and not after.over:
                leading = winners(after, after.scores, after.final)
            more = bool(state.final and self.policy.final.size and records and not enough)
            return BANK if state.seat in leading and not more else ROLL
        return BANK if enough and records else ROLL

    def _enough(self, state: State) -> bool:
        """Return whether the row of this turn banks with the points that it has."""
        place = self._row(state), self.find.hand(state.hand)
        points = state.points // self.find.tables.unit
        return says_yes(int(self.policy.bank[place]), int(self.policy.early[place]), points)
