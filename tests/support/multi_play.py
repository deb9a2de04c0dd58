"""Games between three or more through the core, in which all play best."""

from __future__ import annotations

import random

import greed
from greed.exact.multi import MultiSolution, solved_from


def near(position: str) -> tuple[greed.State, MultiSolution]:
    """Return a position, and the solution of what is left of the game from there."""
    state = greed.parse_position(position)
    solution = solved_from(state.rules.sheet, state, 60.0)
    assert solution is not None
    return state, solution


def on_to_the_next_throw(
    state: greed.State, solution: MultiSolution, rng: random.Random
) -> greed.State:
    """Return the state before the next throw, if all play best."""
    state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
    while not state.over and state.phase != "throw":
        state = greed.apply(state, solution.best(state))
    return state
