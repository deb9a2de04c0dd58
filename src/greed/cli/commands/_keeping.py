"""`greed bot join --keep`: a bot that takes on anybody who sits down at its table."""

from __future__ import annotations

import sys
import threading
from typing import cast
from urllib.parse import urlsplit

from greed._plain import one_line
from greed.bots import bot as bot_of
from greed.bots.interface import close
from greed.cli.exits import NO, Refused
from greed.cli.render import ink
from greed.client.client import Client
from greed.client.identity import own_key
from greed.client.keeper import Keeper, Table
from greed.core.errors import GreedError
from greed.sheets import load
from greed.wire import DiceMode

__all__ = ["keep_tables", "tables_of"]

_speaking = threading.Lock()


def tables_of(sheets: list[str], seats: int, dice: str, clock: int) -> tuple[Table, ...]:
    """Return the tables to offer, one for each game.

    Raises:
        Refused: one of the options makes no sense.
        SheetError: no sheet has one of these names.
    """
    if dice not in ("fair", "strict"):
        raise Refused(f"--dice is fair or strict with --keep, not {dice!r}")
    if dice == "strict" and not clock:
        raise Refused("strict dice need a clock: leave --clock out, or give its seconds")
    if clock and clock < 5:
        raise Refused(f"--clock needs at least 5 seconds for a turn, not {clock}")
    for name in sheets:
        if reason := load(name).why_not_for(seats):
            raise Refused(reason)
    return tuple(Table(name, seats, cast("DiceMode", dice), clock or None) for name in sheets)


def keep_tables(
    url: str,
    codes: list[str],
    bot: str,
    name: str,
    tables: tuple[Table, ...],
    games: int,
    patience: float,
    *,
    identity: bool,
    at_seat: int | None,
) -> None:
    """Play anyone who sits down, until Ctrl-C."""
    if codes or urlsplit(url).path.strip("/"):
        raise Refused("--keep opens tables of its own: give the address of the server alone")
    if at_seat is not None:
        raise Refused("--seat goes with a room's code; with --keep the bot has the first seat")
    Client(url)
    close(bot_of(bot))  # a bot that doesn't exist is refused before anybody is invited
    key = own_key() if identity else None
    if key:
        ink.say(f"your key is {ink.key(key.fingerprint)}")
    keeper = Keeper(url, lambda: bot_of(bot), name, tables, games, _say, key=key, patience=patience)
    try:
        keeper.check()
        keeper.play()
    except KeyboardInterrupt:
        ink.say(f"stopped after {keeper.played} games; unfinished ones go on with the same command")
        raise
    except GreedError as error:
        raise Refused(str(error), NO) from None


def _say(code: str, said: str) -> None:
    shown = one_line(said)
    with _speaking:
        ink.say(f"{ink.key(code)}  {shown}" if code else shown)
        sys.stdout.flush()
