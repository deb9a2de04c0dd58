"""Who plays: the names in a player list, people and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from greed.bots.registry import is_registered
from greed.cli.exits import Refused
from greed.core.sentences import YOU
from greed.game.people import BOT

__all__ = ["read_newcomer", "read_players"]

OPPONENT = "bot:bold"


def read_players(text: str | None) -> tuple[str, ...]:
    """Return the seat names of a player list; a player alone gets an opponent.

    >>> read_players("Ann, Bob,bot:bold"), read_players(None)
    (('Ann', 'Bob', 'bot:bold'), ('You', 'bot:bold'))

    Raises:
        Refused: two people have one name, or a person has the name of a bot.
    """
    names = tuple(name.strip() for name in (text or YOU).split(",") if name.strip())
    people = [name for name in names if not name.startswith(BOT)]
    bots = [name for name in people if name.islower() and is_registered(name)]
    if bots:
        raise Refused(
            f"{bots[0]} is a bot: write bot:{bots[0]}"
            f" (a person of that name: {bots[0].capitalize()})"
        )
    twice = [name for name, count in Counter(people).items() if count > 1]
    if twice:
        raise Refused(f"two players are called {twice[0]}; give them different names")
    if len(names) == 1:
        names = (*names, OPPONENT) if people else (YOU, *names)
    return names


def read_newcomer(text: str, names: Sequence[str]) -> str:
    """Return the name of somebody who joins players of these names.

    Raises:
        Refused: it isn't a name, or one of the players has it.
    """
    name = " ".join(text.split())
    if not name or "," in name or name.startswith(BOT):
        raise Refused("say who joins, one person at a time, e.g. join Cleo")
    read_players(",".join([*names, name]))
    return name
