"""What a bot is: somebody at a seat who, shown a state, answers with a legal move."""

from __future__ import annotations

from typing import Protocol

from greed.core.errors import GreedError
from greed.core.moves import Move
from greed.core.state import State

__all__ = ["Bot", "BotError", "Maker"]


class BotError(GreedError):
    """No such bot, or a parameter that it does not understand."""


class Bot(Protocol):
    """A player without hands: it decides, somebody else throws its dice.

    `str` gives the name that `greed.bots.bot` reads again, parameter included.
    """

    def choose(self, state: State) -> Move:
        """Return one of the legal moves of a state in which `state.seat` has to move.

        A state hides nothing that a player at the table could not see, and holds no dice that
        have yet to fall. The answer depends on the state and the bot alone, so that a game
        which is taken up again goes on as it would have.
        """
        ...


class Maker(Protocol):
    """Makes a bot from its parameter (the text after the colon, or nothing) and a seed."""

    def __call__(self, parameter: str, seed: str | None) -> Bot:
        """Return the bot; raises BotError for a parameter that it does not understand."""
        ...
