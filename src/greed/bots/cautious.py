"""A bot that banks early."""

from __future__ import annotations

from greed.bots.character import Character
from greed.bots.interface import Bot, BotError

__all__ = ["make"]

FEAR = 1.7


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Banks early: a loss weighs nearly twice as much as a gain."""
    if parameter:
        raise BotError(f"cautious takes no parameter, got {parameter!r}")
    return Character("cautious", FEAR)
