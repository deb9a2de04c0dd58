"""What every environment does between two decisions, and what a game is worth in the end."""

from __future__ import annotations

from numpy.random import Generator

from greed.core.game import throw
from greed.core.state import State

__all__ = ["fallen", "returns"]


def fallen(state: State, chance: Generator, max_plies: int) -> State:
    """Return the state once dice have fallen until somebody may choose, or all is over."""
    faces = state.rules.sheet.dice.faces
    while state.phase == "throw" and state.ply < max_plies:
        state = throw(state, chance.integers(1, faces + 1, state.hand.dice).tolist())
    return state


def returns(state: State) -> list[float]:
    """Return each seat's share of the win; 0 for everybody while nobody has won."""
    share = 1 / len(state.winners) if state.winners else 0.0
    return [share if seat in state.winners else 0.0 for seat in range(state.seats)]
