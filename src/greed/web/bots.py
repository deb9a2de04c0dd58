"""The bots that a server gives a seat to: some of the house, and never what a name would run.

Anyone on the network can name bots. On the command line a name can also be a program or a Python
class (`cmd:node mybot.js`, `my_module:MyBot`); here it can not. And nobody waits while a bot
solves its sheet: those that have to are asked by way of the coach, which thinks elsewhere.
"""

from __future__ import annotations

from greed.bots import Bot, BotError, bot, bots
from greed.core.messages import nearest
from greed.policies import policies, policy
from greed.web.refusal import Refusal

_NEVER = frozenset({"cmd", "sprinter"})
"""Programs, and the policy that solves something that the coach does not keep."""


def offered_bots(*, coach: bool) -> dict[str, str]:
    """Return the name of every bot that may take a seat, with one sentence about it."""
    return {
        name: about
        for name, about in bots().items()
        if name in {*policies(), "random"} - _NEVER and (coach or not thinks(name))
    }


def thinks(name: str) -> bool:
    """Say whether a bot of this name is asked by way of the coach: those that solve are."""
    kind = name.partition(":")[0]
    return kind in policies() and policy(kind).solves


def known_bot(name: str, seed: str | None = None, *, coach: bool = False) -> Bot:
    """Return a bot by name, parameter included: `bold`, `threshold:300`.

    >>> str(known_bot("threshold:300"))
    'threshold:300'

    Raises:
        Refusal: no bot has this name, it rejects its parameter, or it is none of
            those that a server (with a coach or without) lets play.
    """
    kind = name.strip().removeprefix("bot:").partition(":")[0].strip().lower()
    offered = offered_bots(coach=coach)
    if kind not in offered:
        said = f"this server has no bot {kind!r}; {nearest(kind, list(offered))}"
        raise Refusal("bad_bot", said)
    try:
        return bot(name, seed)
    except BotError as error:
        raise Refusal("bad_bot", str(error)) from None
