"""The bots that play for anybody who names them: those of the house, never a program of its own.

Anyone on a network can name bots. On the command line a name can also be a program or a Python
class (`cmd:node mybot.js`, `my_module:MyBot`); here it can't.
"""

from __future__ import annotations

from greed.bots import Bot, BotError, bot, bots
from greed.core.messages import nearest
from greed.policies import policies, policy

_NEVER = frozenset({"cmd", "sprinter"})
"""Programs, and the policy that solves something that is not kept."""


def house_bots(*, solving: bool = True) -> dict[str, str]:
    """Return the name of every bot that may take a seat, with one sentence about it.

    Without `solving`, those that need a solved game are left out.

    >>> from greed.mind import house_bots
    >>> house_bots()["threshold"]
    'Banks once the turn reaches a number of points, e.g. threshold:300.'
    """
    return {
        name: about
        for name, about in bots().items()
        if name in {*policies(), "random"} - _NEVER and (solving or not solves(name))
    }


def solves(name: str) -> bool:
    """Return whether a bot plays by the solution of its sheet."""
    kind = name.partition(":")[0]
    return kind in policies() and policy(kind).solves


def house_bot(name: str, seed: str | None = None, *, solving: bool = True) -> Bot:
    """Return a bot by its name, with its parameter if it has one: `bold`, `threshold:300`.

    >>> from greed.mind import house_bot
    >>> str(house_bot("threshold:300"))
    'threshold:300'

    Raises:
        BotError: no bot of the house has this name, or it rejects its parameter.
    """
    kind = name.strip().removeprefix("bot:").partition(":")[0].strip().lower()
    offered = house_bots(solving=solving)
    if kind not in offered:
        raise BotError(f"there is no bot {kind!r} here; {nearest(kind, list(offered))}")
    return bot(name, seed)
