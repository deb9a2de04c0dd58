"""`greed bot join`: bots at tables of a server, one thread for each room."""

from __future__ import annotations

import sys
import threading
import time
from urllib.parse import urlsplit

from greed._plain import one_line
from greed.bots import Bot, BotError
from greed.bots import bot as bot_of
from greed.bots.interface import close
from greed.cli.exits import NO, Refused
from greed.cli.render import ink
from greed.client import Client, ClientError
from greed.client.identity import OwnKey
from greed.client.player import Player
from greed.client.seats import SeatFile
from greed.core.errors import GreedError

__all__ = ["Guests", "codes_of", "name_of", "play_all"]

_LONGEST_NAME = 24


def codes_of(url: str, codes: list[str]) -> list[str]:
    """Return the codes of the rooms, the one in a room's link included.

    >>> codes_of("http://127.0.0.1:8000/2MH9RNKT", [])
    ['2MH9RNKT']
    """
    if "://" not in url:
        raise Refused(f"{url!r} isn't an address: write http://{url}")
    linked = urlsplit(url).path.strip("/")
    found = [*([linked] if linked else []), *(code.strip() for code in codes)]
    if not found:
        raise Refused("name a room: greed bot join URL CODE, or give the link of the room as URL")
    if wrong := next((code for code in found if not (code.isascii() and code.isalnum())), None):
        raise Refused(f"{wrong!r} isn't the code of a room: codes are letters and digits")
    if len(set(found)) < len(found):
        raise Refused("a room is named twice; a bot takes one seat in each")
    return found


def name_of(bot: str, name: str | None) -> str:
    """Return the name at the table: the one given, or the bot's."""
    if name:
        return name
    word = bot.removeprefix("bot:")
    if word.startswith("cmd:"):
        word = word.removeprefix("cmd:").split()[-1].rpartition("/")[2].partition(".")[0]
    return (word.rpartition(":")[2] if ":" in word and not word[-1].isdigit() else word)[
        :_LONGEST_NAME
    ]


class Guests:
    """One bot's seats in several rooms.

    Attributes:
        failed: the rooms in which the bot could not play to the end.
    """

    def __init__(
        self,
        url: str,
        bot: str,
        name: str,
        *,
        seat: int | None = None,
        stay: bool = False,
        key: OwnKey | None = None,
        patience: float = 600.0,
    ) -> None:
        self._url, self._bot, self._name = url, bot, name
        self._seat, self._stay, self._key, self._patience = seat, stay, key, patience
        self._players: list[Player] = []
        self._stopped = False
        self._speaking = threading.Lock()
        self.failed: list[str] = []

    def play(self, codes: list[str]) -> None:
        """Play in every room until all games are over, or until Ctrl-C."""
        threads = [threading.Thread(target=self._room, args=(code,), daemon=True) for code in codes]
        for thread in threads:
            thread.start()
        try:
            while any(thread.is_alive() for thread in threads):
                time.sleep(0.1)
        except KeyboardInterrupt:
            self._stopped = True
            for player in self._players:
                player.stopped = True
            for thread in threads:
                thread.join(3)
            ink.say("stopped; the seats are kept: the same command goes on")
            raise

    def _room(self, code: str) -> None:
        bot: Bot | None = None
        try:
            bot = bot_of(self._bot)
            following: str | None = code
            token = ""
            while following is not None and not self._stopped:
                following, token = self._game(bot, following, token)
        except (GreedError, Refused) as error:
            self._say(code, f"stopped: {error}")
            self.failed.append(code)
        finally:
            if bot is not None:
                close(bot)

    def _game(self, bot: Bot, code: str, token: str) -> tuple[str | None, str]:
        """Play one game; return the room of the next one, and the token that opens its seat."""
        client = Client(self._url, patience=self._patience)
        with SeatFile(client.url, code, self._name) as file:
            file.kept.token = file.kept.token or token
            player = Player(
                client, file, bot, lambda said: self._say(code, said), seat=self._seat,
                key=self._key, patience=self._patience,
            )  # fmt: skip
            self._players.append(player)
            player.stopped = self._stopped
            player.sit_down()
            player.play()
            if player.stopped:
                return None, ""
            following = player.rematch() if self._stay else None
            file.forget()
            return following, client.token

    def _say(self, code: str, said: str) -> None:
        shown = one_line(said)
        with self._speaking:
            ink.say(f"{ink.key(code)}  {shown}")
            sys.stdout.flush()  # also where it goes to a file that somebody watches


def play_all(guests: Guests, codes: list[str]) -> None:
    """Play, and refuse with 1 if a game was not played to its end."""
    try:
        guests.play(codes)
    except (ClientError, BotError) as error:
        raise Refused(str(error), NO) from None
    if guests.failed:
        raise Refused(f"not played to the end: {', '.join(guests.failed)}", NO)
