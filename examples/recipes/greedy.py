"""A bot that keeps as many dice as it can, and banks as soon as it may."""

from __future__ import annotations

from greed.bots.interface import Bot, BotError
from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.state import State

__all__ = ["make"]


class Greedy:
    """Takes the last of the legal moves."""

    def __str__(self) -> str:  # the name that makes it again
        return "greedy"

    def choose(self, state: State) -> Move:
        """Return the last legal move."""
        return legal_moves(state)[-1]


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Keeps as many dice as it can, and banks as soon as it may."""
    if parameter:
        raise BotError(f"greedy takes no parameter, got {parameter!r}")
    return Greedy()
