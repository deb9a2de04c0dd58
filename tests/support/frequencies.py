"""Whole games between bots, played through the core alone, and how often each side wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import greed
from greed.bots import bot
from greed.bots.interface import Bot
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair import SeededDice


class Wins(NamedTuple):
    """How many games a side won of so many, a shared win being half a win."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    def errors_from(self, chance: float) -> float:
        """Return how many standard errors the share is away from a chance."""
        return (self.share - chance) / sqrt(chance * (1 - chance) / self.games)


def play(sheet: Sheet, names: tuple[str, str], first: int, seed: str) -> State:
    """Return the end of a game; the dice depend on the seed alone."""
    return played(sheet, [bot(name) for name in names], first, seed)


def played(sheet: Sheet, seats: Sequence[Bot], first: int, seed: str) -> State:
    """Return the end of a game between bots; what they draw lots with is theirs."""
    dice, throws = SeededDice(seed), 0
    state = greed.start(sheet, len(seats), first)
    while not state.over:
        if state.phase == "throw":
            throws += 1
            fallen = dice.throw(throws, state.hand.dice, sheet.dice.faces)
            state = greed.throw(state, fallen)
        else:
            state = greed.apply(state, seats[state.seat].choose(state))
    return state


def wins(sheet: Sheet, names: tuple[str, str], first: int, games: int, seed: str) -> Wins:
    """Return how many games the first bot wins if seat `first` begins all of them."""
    won = 0.0
    for game in range(games):
        end = play(sheet, names, first, f"{seed} {first} {game}")
        won += (0 in end.winners) / len(end.winners)
    return Wins(won, games)
