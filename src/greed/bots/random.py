"""A bot that plays at random: the yardstick that every other bot should beat."""

from __future__ import annotations

import random

from greed.bots.interface import Bot
from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.state import State


class Random:
    """Picks any legal move, all equally likely.

    With a seed the choice depends on the seed and the state's ply alone. Without one it draws
    by the seed of the game, if it is told one.
    """

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed
        self._game: str | None = None

    def __str__(self) -> str:
        return "random" if self.seed is None else f"random:{self.seed}"

    def begin(self, seat: int, seats: int, seed: str) -> None:  # noqa: ARG002
        """Take the seed of the game that begins."""
        self._game = seed

    def choose(self, state: State) -> Move:
        """Return a random legal move."""
        moves = tuple(legal_moves(state))
        seeds = [seed for seed in (self.seed, self._game) if seed is not None]
        if not seeds:
            return random.SystemRandom().choice(moves)
        return random.Random(f"{':'.join(seeds)}:{state.ply}").choice(moves)


def make(parameter: str, seed: str | None) -> Bot:
    """Picks a random legal move; random:7 repeats the same choices."""
    return Random(parameter or seed)
