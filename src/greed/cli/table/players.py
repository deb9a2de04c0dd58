"""Who plays: the names in a player list, people and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from greed.bots import Bot, bot
from greed.bots.registry import is_registered
from greed.cli.exits import Refused
from greed.core.sentences import YOU

__all__ = ["Player", "read_newcomer", "read_players", "seat_players"]

OPPONENT = "bot:bold"
_BOT = "bot:"


class Player(Struct, frozen=True):
    """Somebody at a seat: a person, or a bot that decides by itself."""

    name: str
    bot: Bot | None = None

    def verb(self, does: str, do: str) -> str:
        """Return the name with the form of a verb that goes with it.

        >>> Player("Ann").verb("wins", "win"), Player("You").verb("wins", "win")
        ('Ann wins', 'You win')
        """
        return f"{self.name} {do if self.name == YOU else does}"


def read_players(text: str | None) -> tuple[str, ...]:
    """Return the seat names of a player list; a player alone gets an opponent.

    >>> read_players("Ann, Bob,bot:bold"), read_players(None)
    (('Ann', 'Bob', 'bot:bold'), ('You', 'bot:bold'))

    Raises:
        Refused: two people have one name, or a person has the name of a bot.
    """
    names = tuple(name.strip() for name in (text or YOU).split(",") if name.strip())
    people = [name for name in names if not name.startswith(_BOT)]
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
    if not name or "," in name or name.startswith(_BOT):
        raise Refused("say who joins, one person at a time, e.g. join Cleo")
    read_players(",".join([*names, name]))
    return name


def seat_players(names: Sequence[str], dice: str, *, bots: bool = True) -> tuple[Player, ...]:
    """Return the players of seat names; bots choose by the seed of the dice, if they have one.

    Two bots of a kind get numbers. Without `bots` they are names alone, for a
    game that has been played.

    >>> [player.name for player in seat_players(["Ann", "bot:bold", "bot:bold"], "system")]
    ['Ann', 'bold', 'bold 2']

    Raises:
        BotError: the bot is unknown.
    """
    kind, _, seed = dice.partition(":")
    players: list[Player] = []
    for seat, name in enumerate(names):
        if not name.startswith(_BOT):
            players.append(Player(name))
            continue
        own = f"{seed}/{seat + 1}" if kind == "seed" else None
        player = bot(name, seed=own) if bots else None
        shown = name.removeprefix(_BOT)
        count = sum(earlier == name for earlier in names[:seat]) + 1
        players.append(Player(shown if count == 1 else f"{shown} {count}", player))
    return tuple(players)
