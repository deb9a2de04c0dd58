"""`greed bot join`: bots at tables of a server, as guests or with tables of their own."""

from __future__ import annotations

import sys
import threading
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from greed._plain import one_line
from greed.bots import Bot, BotError
from greed.bots import bot as bot_of
from greed.bots.interface import close
from greed.cli.exits import NO, Refusal
from greed.cli.render import ink
from greed.client import Client, ClientError, Player, SeatFile
from greed.client.keeper import Keeper, Offered, at_once
from greed.core.errors import GreedError
from greed.sheets import load

if TYPE_CHECKING:
    from greed.cli.options import Guest, Offer

_speaking = threading.Lock()


def tables_of(offer: Offer) -> tuple[Offered, ...]:
    """Return the tables to offer, one for each game.

    Raises:
        Refusal: one of the options makes no sense.
        SheetError: no sheet has one of these names.
    """
    if offer.clock and offer.clock < 5:
        raise Refusal(f"--clock needs at least 5 seconds for a turn, not {offer.clock}")
    sheets = offer.sheet or ["official"]
    for name in sheets:
        if reason := load(name).why_not_for(offer.seats):
            raise Refusal(reason)
    return tuple(Offered(name, offer.seats, offer.clock or 0) for name in sheets)


def codes_of(url: str, codes: list[str]) -> list[str]:
    """Return the codes of the rooms, the one in a room's link included.

    >>> codes_of("http://127.0.0.1:8000/2MH9RNKT", [])
    ['2MH9RNKT']
    """
    if "://" not in url:
        raise Refusal(f"{url!r} isn't an address: write http://{url}")
    linked = urlsplit(url).path.strip("/")
    rooms = [*([linked] if linked else []), *(code.strip() for code in codes)]
    if not rooms:
        raise Refusal("name a room: greed bot join URL CODE, or give the link of the room as URL")
    if wrong := next((code for code in rooms if not (code.isascii() and code.isalnum())), None):
        raise Refusal(f"{wrong!r} isn't the code of a room: codes are letters and digits")
    if len(set(rooms)) < len(rooms):
        raise Refusal("a room is named twice; a bot takes one seat in each")
    return rooms


class Guests:
    """One bot's seats in several rooms.

    Attributes:
        failed: the rooms in which the bot could not play to the end.
    """

    def __init__(self, url: str, guest: Guest) -> None:
        self._url, self._guest = url, guest
        self._players: list[Player] = []
        self._stopped = False
        self.failed: list[str] = []

    def play(self, codes: list[str]) -> None:
        """Play in every room until all games are over, or until Ctrl-C."""
        try:
            at_once([partial(self._room, code) for code in codes], self._stop)
        except KeyboardInterrupt:
            ink.say("stopped; the seats are kept: the same command goes on")
            raise

    def _stop(self) -> None:
        self._stopped = True
        for player in self._players:
            player.stopped = True

    def _room(self, code: str) -> None:
        bot: Bot | None = None
        try:
            bot = bot_of(self._guest.bot)
            following: str | None = code
            token = ""
            while following is not None and not self._stopped:
                following, token = self._game(bot, following, token)
        except (GreedError, Refusal) as error:
            _say(code, f"stopped: {error}")
            self.failed.append(code)
        finally:
            if bot is not None:
                close(bot)

    def _game(self, bot: Bot, code: str, token: str) -> tuple[str | None, str]:
        """Play one game; return the room of the next one, and the token that opens its seat."""
        with SeatFile(Client(self._url).url, code, self._guest.name) as file:
            file.kept.token = file.kept.token or token
            player = Player(
                self._url, file, bot, lambda said: _say(code, said), patience=self._guest.patience,
            )  # fmt: skip
            self._players.append(player)
            player.stopped = self._stopped
            with player.table:
                player.sit_down(None if self._guest.seat is None else self._guest.seat - 1)
                player.play()
                if player.stopped:
                    return None, ""
                following = player.rematch() if self._guest.stay else None
            file.forget()
            return following, file.kept.token


def join_rooms(url: str, codes: list[str], guest: Guest) -> None:
    """Play in rooms of a server, and refuse with 1 if a game was not played to its end."""
    rooms = codes_of(url, codes)
    # What can't work is refused before a seat is taken.
    Client(url)
    bot_of(guest.bot)
    guests = Guests(url, guest)
    try:
        guests.play(rooms)
    except (ClientError, BotError) as error:
        raise Refusal(str(error), NO) from None
    if guests.failed:
        raise Refusal(f"not played to the end: {', '.join(guests.failed)}", NO)


def keep_tables(url: str, codes: list[str], guest: Guest, offer: Offer) -> None:
    """Play anyone who sits down, until Ctrl-C."""
    tables = tables_of(offer)
    if codes or urlsplit(url).path.strip("/"):
        raise Refusal("--keep opens tables of its own: give the address of the server alone")
    if guest.seat is not None:
        raise Refusal("--seat goes with a room's code; with --keep the bot has the first seat")
    Client(url)
    close(bot_of(guest.bot))  # a bot that doesn't exist is refused before anybody is invited
    keeper = Keeper(
        url, lambda: bot_of(guest.bot), guest.name, tables, offer.games, _say,
        patience=guest.patience,
    )  # fmt: skip
    try:
        keeper.check()
        keeper.play()
    except KeyboardInterrupt:
        ink.say(f"stopped after {keeper.played} games; unfinished ones go on with the same command")
        raise
    except GreedError as error:
        raise Refusal(str(error), NO) from None


def _say(code: str, said: str) -> None:
    shown = one_line(said)
    with _speaking:
        ink.say(f"{ink.key(code)}  {shown}" if code else shown)
        sys.stdout.flush()
