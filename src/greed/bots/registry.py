"""Bots by name: those of the house, those that other packages bring, and those of anybody.

A package of others registers a bot as an entry point of the group `greed.bots`, whose value
leads to a `Maker`:

    [project.entry-points."greed.bots"]
    gambler = "my_package.gambler:make"

A bot that is not registered goes by where it is, `my_module:MyBot`, or by the program that it
is, `cmd:node mybot.js`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from greed.bots import modules
from greed.bots.interface import Bot, BotError, Maker
from greed.core.errors import nearest

__all__ = ["bot", "bots", "is_registered"]

GROUP = "greed.bots"
_HOUSE = {
    **{
        name: f"greed.bots.{name}:make"
        for name in ("bold", "cautious", "threshold", "random", "maximiser", "sprinter", "optimal")
    },
    "level": "greed.bots.levels:make",
    "cmd": "greed.bots.outside:make",
}


@cache
def _makers() -> dict[str, EntryPoint]:
    """Return every bot as an entry point, not yet imported; the house goes before others."""
    house = {name: EntryPoint(name, value, GROUP) for name, value in _HOUSE.items()}
    others = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {**house, **{name: entry for name, entry in others.items() if name not in house}}


def bots() -> dict[str, str]:
    """Return every bot's name with one sentence about it.

    >>> bots()["threshold"]
    'Banks once the turn reaches a number of points, e.g. threshold:300.'
    """
    return {
        name: (entry.load().__doc__ or "").partition("\n")[0] for name, entry in _makers().items()
    }


def is_registered(name: str) -> bool:
    """Say whether a bot goes by a name of its own, whatever its parameter."""
    return name.partition(":")[0].strip().lower() in _makers()


def bot(name: str, seed: str | None = None) -> Bot:
    """Return the bot of a name, with `bot:` before it or not: `bold`, `bot:threshold:300`.

    With a seed, a bot that plays at random makes the same choices again.

    >>> str(bot("bot:threshold:450"))
    'threshold:450'

    Raises:
        BotError: no bot has this name, or the bot rejects its parameter.
    """
    name = name.strip().removeprefix("bot:")
    kind, _, parameter = name.partition(":")
    entry = _makers().get(kind.strip().lower())
    if entry is None:
        if modules.is_module_name(name):
            return modules.make(name, seed)
        raise BotError(f"unknown bot {kind.strip()!r}; {nearest(kind, list(_makers()))}")
    return cast(Maker, entry.load())(parameter.strip(), seed)
