"""A bot that wants the most points from every turn, ignoring its opponents."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from greed.bots.interface import Bot, BotError
from greed.bots.solved import Solved, need_exact
from greed.core.state import ON, State
from greed.core.turn import Rules

if TYPE_CHECKING:
    from greed.exact.turn import BestTurn
    from greed.tables import Tables

__all__ = ["Maximiser", "expected", "make"]


class Maximiser(Solved):
    """Gets the most points per turn on average; it ignores strikes."""

    def __str__(self) -> str:
        return "maximiser"

    def thrown(self, state: State) -> float:
        """Return the expected points of the turn."""
        from greed.exact.model import state_index

        turn = _turn(state, state.standing[state.seat])
        where = state_index(turn.turn_graph)
        return turn.thrown(where.node(state), where.row(state))

    def banking(self, state: State, score: int) -> float:
        """Return the points that are recorded."""
        return float(score - state.scores[state.seat])

    def stopping(self, state: State) -> float:  # noqa: ARG002
        """Return nothing."""
        return 0.0

    def tallied(self, state: State, after: State) -> float:
        """Return the points recorded, and those of the bonus turn."""
        gained = float(after.scores[state.seat] - state.scores[state.seat])
        return gained + (_turn(state, ON).value if after.seat == state.seat else 0.0)


def expected(rules: Rules) -> float:
    """Return the expected points of the best turn of a player on the board."""
    from greed.tables import tables

    return _kept(tables(rules.sheet), ON).value


def _turn(state: State, standing: int) -> BestTurn:
    """Return the solved turn of a standing; `tables` gives the same object for the same rules."""
    from greed.tables import tables

    return _kept(tables(state.rules.sheet), standing)


@lru_cache(maxsize=64)
def _kept(held: Tables, standing: int) -> BestTurn:
    from greed.exact.solo import saved_best_turn

    return saved_best_turn(held, standing)


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Gets the most points per turn on average. Needs the extra `exact`."""
    if parameter:
        raise BotError(f"maximiser takes no parameter: leave out {parameter!r}")
    need_exact("maximiser")
    return Maximiser()
