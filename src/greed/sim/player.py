"""A policy at the table: it reads its own tables and asks the core for everything else."""

from __future__ import annotations

from greed.core.bank import why_no_points
from greed.core.endgame import winners
from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.state import State
from greed.sim.policy import EARLY, Policy
from greed.tables import Finder

__all__ = ["Player"]


class Player:
    """Chooses the moves of a policy in states of the core, as the kernel does in numbers.

    >>> import greed
    >>> from greed.sim import threshold
    >>> from greed.tables import Finder, tables
    >>> koans = tables(greed.load("koans"))
    >>> player = Player(threshold(koans, 300), Finder(koans))
    >>> str(player.choose(greed.throw(greed.start(koans.sheet), [1, 5, 2, 3, 4])))
    'keep 1 5'
    """

    def __init__(self, policy: Policy, find: Finder) -> None:
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
        rows, unit = self.policy.rows, self.find.tables.unit
        rival = max(score for seat, score in enumerate(state.scores) if seat != state.seat)
        own = min(max(state.scores[state.seat] // unit, 0), rows.shape[1] - 1)
        other = min(max(rival // unit, 0), rows.shape[2] - 1)
        return int(rows[state.standing[state.seat], own, other])

    def _answer(self, state: State) -> Move:
        assert state.offer
        cut = self.policy.accept[self._row(state), self.find.hand(state.offer.hand)]
        return ACCEPT if state.offer.points // self.find.tables.unit >= cut else DECLINE

    def _keep(self, state: State) -> Move:
        assert state.cast
        tables, policy = self.find.tables, self.policy
        outcome = self.find.outcome(state.hand, state.throw)
        table = int(policy.keeps[self._row(state)]) * len(tables.chance) + outcome
        first, end = policy.step_start[table : table + 2].tolist()
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
        if after.over or (state.final and after.final):
            leading = after.winners
            if after.final and not after.over:
                leading = winners(after, after.scores, after.final)
            return BANK if state.seat in leading else ROLL
        place = self._row(state), self.find.hand(state.hand)
        points = state.points // self.find.tables.unit
        early = points < EARLY and int(self.policy.early[place]) >> points & 1
        enough = early or points >= self.policy.bank[place]
        return BANK if enough and points and not why_no_points(state) else ROLL
