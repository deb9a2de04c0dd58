"""The bots that a server gives a seat to: those of the house that answer at once.

Whoever reaches a server names bots, so a name must never run what it says. On the command line a
bot can also be a program or a Python class (`cmd:node mybot.js`, `my_module:MyBot`); here it can
not. And a bot plays while its room waits, so none may solve a sheet first.
"""

from __future__ import annotations

from greed.bots import Bot, BotError, bot, bots
from greed.core.errors import nearest
from greed.web.refusal import Refusal

__all__ = ["known_bot", "offered_bots"]

_OFFERED = ("bold", "cautious", "threshold", "random")


def offered_bots() -> dict[str, str]:
    """Return the name of every bot that may take a seat, with one sentence about it."""
    about = bots()
    return {name: about[name] for name in _OFFERED}


def known_bot(name: str, seed: str | None = None) -> Bot:
    """Return a bot by name, parameter included: `bold`, `threshold:300`.

    >>> str(known_bot("threshold:300"))
    'threshold:300'

    Raises:
        Refusal: there is no such bot, it does not understand its parameter, or it is none of
            those that a server lets play.
    """
    kind = name.strip().removeprefix("bot:").partition(":")[0].strip().lower()
    if kind not in _OFFERED:
        said = f"no bot {kind!r} plays on this server; {nearest(kind, list(_OFFERED))}"
        raise Refusal("bad_bot", said)
    try:
        return bot(name, seed)
    except BotError as error:
        raise Refusal("bad_bot", str(error)) from None
