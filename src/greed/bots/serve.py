"""The other end of the line protocol: any Python bot as a program of its own.

    from greed.bots.serve import serve
    serve(MyBot())

`greed bot serve NAME` does the same for a bot by name, which puts a bot that may hang or crash
behind a wall: `cmd:greed bot serve my_module:MyBot`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from greed.bots.interface import Bot, BotError, begin, close, end
from greed.core.errors import GreedError
from greed.core.position import parse_position
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State

_WRONG = (
    GreedError, msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError,
    RecursionError,
)  # fmt: skip


def serve(bot: Bot, name: str | None = None) -> None:
    """Play by the line protocol on standard input and output until told to quit."""
    for answer in answers(bot, sys.stdin, name):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


def answers(bot: Bot, lines: Iterable[str], name: str | None = None) -> Iterator[str]:
    """Yield a bot's answers to lines of the protocol.

    >>> from greed.bots import bot
    >>> list(answers(bot("bold"), ["game 1 2 x", "quit"]))
    []

    Raises:
        BotError: a line is none of the protocol.
    """
    sheet: Sheet | None = None
    state = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "hello":
                with _understood(line):
                    words = msgspec.json.decode(rest)["sheet"]
                    sheet = parse_sheet(words, words.pop("name", ""))
                yield f"bot {name or bot}"
            case "game":
                with _understood(line):
                    place, table, seed = rest.split(" ", 2)
                    seat, seats = int(place) - 1, int(table)
                begin(bot, seat, seats, seed)
            case "position" if sheet is not None:
                with _understood(line):
                    state = _read(rest, sheet)
            case "choose" if state is not None:
                yield f"move {rest} {bot.choose(state)}"
            case "result":
                end(bot, rest)
            case "quit":
                break
            case _:
                pass  # a later version of the protocol may say more
    close(bot)


@contextmanager
def _understood(line: str) -> Iterator[None]:
    """Refuse a line that says something else than its first word promises."""
    try:
        yield
    except _WRONG as error:
        raise BotError(f"not a line of the protocol (docs/bots.md): {line[:60]!r}") from error


def _read(line: str, sheet: Sheet) -> State:
    return parse_position(line, lambda _: sheet)
