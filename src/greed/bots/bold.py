"""A bot that rolls when others would bank."""

from __future__ import annotations

from greed.bots.character import Character
from greed.bots.interface import Bot, BotError

__all__ = ["make"]

FEAR = 0.6


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Takes risks: rolls when others would bank, and takes over if the odds are good."""
    if parameter:
        raise BotError(f"bold takes no parameter: leave out {parameter!r}")
    return Character("bold", FEAR)
