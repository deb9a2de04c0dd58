"""A bot that plays to win: perfect between two."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from greed.bots.interface import Bot, BotError
from greed.bots.maximiser import Maximiser
from greed.bots.solved import need_exact
from greed.core.game import apply, legal_moves
from greed.core.moves import Move
from greed.core.state import State
from greed.core.turn import Rules

if TYPE_CHECKING:
    from greed.exact.multi import MultiplayerEstimate

__all__ = ["Optimal", "make", "rivals"]


class Optimal:
    """Takes the move that wins most often if both play best.

    That is solved for two seats; among more it is estimated from games between two
    (`greed.exact.multi`). Where a sheet has no solution it plays for the points of the turn, as
    `maximiser` does.
    """

    def __str__(self) -> str:
        return "optimal"

    def choose(self, state: State) -> Move:
        """Return the best move; in a tie the first of the legal moves."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        found = rivals(state.rules)
        if found is None:
            return Maximiser().choose(state)
        if state.seats > 2:
            return found.best(state)
        solved = found.solution
        return max(moves, key=lambda move: solved.reduced(apply(state, move), state.seat))


@lru_cache(maxsize=16)
def rivals(rules: Rules) -> MultiplayerEstimate | None:
    """Return the solution of a sheet for any number of seats, None if there is none."""
    from greed.exact.model import Unsolvable
    from greed.exact.multi import MultiplayerEstimate
    from greed.exact.race import solve

    try:
        return MultiplayerEstimate(solve(rules.sheet))
    except Unsolvable:
        return None


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Plays perfectly against one opponent, nearly so against more. Needs the extra `exact`."""
    if parameter:
        raise BotError(f"optimal takes no parameter: leave out {parameter!r}")
    need_exact("optimal")
    return Optimal()
