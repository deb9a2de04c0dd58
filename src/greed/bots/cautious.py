"""A bot that banks early."""

from __future__ import annotations

from greed.bots.character import Character
from greed.bots.interface import Bot, BotError

__all__ = ["make"]

FEAR = 1.7


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Plays it safe: minds a loss nearly twice as much as it enjoys a gain."""
    if parameter:
        raise BotError(f"cautious takes no parameter: leave out {parameter!r}")
    return Character("cautious", FEAR)
