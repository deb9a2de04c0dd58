"""Who sits where: names in place of the numbers that the rules use, and the bots among them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from greed.bots import Bot, bot
from greed.core.errors import MalformedMove
from greed.core.messages import say

__all__ = ["BOT", "Seat", "seat_named", "seated", "with_names"]

BOT = "bot:"
"""What the name of a bot begins with in a record."""


class Seat(Struct, frozen=True):
    """A place at the table: the name as it is shown, and the bot that decides there, if one does.

    A game that is only shown needs no bots: `is_bot` is all that it says about them.
    """

    name: str
    is_bot: bool = False
    bot: Bot | None = None


def seated(names: Sequence[str], *, bots: bool = True) -> tuple[Seat, ...]:
    """Return the seats of a record's names; a second player of a name gets a number.

    Without `bots` none are made, for a game that has been played.

    >>> [seat.name for seat in seated(["Ann", "bot:bold", "bot:bold"])]
    ['Ann', 'bold', 'bold 2']

    Raises:
        BotError: a bot is unknown.
    """
    seats: list[Seat] = []
    for name in names:
        is_bot = name.startswith(BOT)
        shown = wanted = name.removeprefix(BOT)
        count = 1
        while any(seat.name == shown for seat in seats):
            count += 1
            shown = f"{wanted} {count}"
        seats.append(Seat(shown, is_bot, bot(name) if is_bot and bots else None))
    return tuple(seats)


def seat_named(text: str, names: Sequence[str]) -> int:
    """Return the seat of the player with a name, or with the first letters of one.

    >>> seat_named("bo", ["Ann", "Bob"])
    1

    Raises:
        MalformedMove: nobody has this name, or several do.
    """
    wanted = " ".join(text.split()).casefold()
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    near = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    found = exact or (near if wanted else [])
    if len(found) != 1:
        raise MalformedMove(say("whom", names=", ".join(names)))
    return found[0]


def with_names(reason: str, names: Sequence[str]) -> str:
    """Return a reason of the rules, which number the players, with a name instead."""
    return re.sub(say("player-pattern"), lambda found: names[int(found[1]) - 1], reason)
