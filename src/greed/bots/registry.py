"""Bots by name: the policies of the house, bots that other packages bring, and anybody's own.

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
from greed.core.messages import nearest, say
from greed.policies import PolicyError, policies, policy, public_name

__all__ = ["bot", "bots", "is_registered"]

GROUP = "greed.bots"
_HOUSE = {"random": "greed.bots.random:make", "cmd": "greed.bots.outside:make"}


@cache
def _makers() -> dict[str, EntryPoint]:
    """Return every bot that is not a policy as an entry point, not yet imported."""
    house = {name: EntryPoint(name, value, GROUP) for name, value in _HOUSE.items()}
    others = {entry.name: entry for entry in entry_points(group=GROUP)}
    taken = {*house, *policies()}
    return {**house, **{name: entry for name, entry in others.items() if name not in taken}}


def bots() -> dict[str, str]:
    """Return every bot's name with one sentence about it.

    >>> bots()["threshold"]
    'Banks once the turn reaches a number of points, e.g. threshold:300.'
    """
    others = {
        name: (entry.load().__doc__ or "").partition("\n")[0] for name, entry in _makers().items()
    }
    return {**policies(), **others}


def is_registered(name: str) -> bool:
    """Say whether a bot goes by a name of its own, whatever its parameter."""
    kind = public_name(name).partition(":")[0].strip().lower()
    return kind in policies() or kind in _makers()


def bot(name: str, seed: str | None = None) -> Bot:
    """Return the bot of a name, with `bot:` before it or not: `bold`, `bot:threshold:300`.

    With a seed, a bot that plays at random makes the same choices again.

    >>> str(bot("bot:threshold:450"))
    'threshold:450'

    Raises:
        BotError: no bot has this name, or the bot rejects its parameter.
    """
    name = public_name(name)
    kind, _, parameter = name.partition(":")
    kind = kind.strip()
    if kind.lower() in policies():
        try:
            return policy(name, seed)
        except PolicyError as error:
            raise BotError(str(error)) from None
    entry = _makers().get(kind.lower())
    if entry is None:
        if modules.is_module_name(name):
            return modules.make(name, seed)
        raise BotError(say("unknown-bot", name=repr(kind), hint=nearest(kind, list(bots()))))
    return cast(Maker, entry.load())(parameter.strip(), seed)
