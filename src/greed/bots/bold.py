"""A bot that rolls on where others bank."""

from __future__ import annotations

from greed.bots.character import Character
from greed.bots.interface import Bot, BotError

__all__ = ["make"]

FEAR = 0.6


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Rolls on where others bank, and takes what is offered if the odds are good."""
    if parameter:
        raise BotError(f"bold takes no parameter, got {parameter!r}")
    return Character("bold", FEAR)
