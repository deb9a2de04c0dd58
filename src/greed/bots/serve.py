"""The other end of the line protocol: any Python bot as a program of its own.

    from greed.bots.serve import serve
    serve(MyBot())

`greed bot serve NAME` does the same for a bot by name, which puts a bot that may hang or crash
behind a wall: `cmd:greed bot serve my_module:MyBot`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

import msgspec

from greed.bots.interface import Bot, begin, close, end
from greed.core.position import parse_position
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State


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
    """
    sheet: Sheet | None = None
    state = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "hello":
                words = msgspec.json.decode(rest)["sheet"]
                sheet = parse_sheet(words, words.pop("name", ""))
                yield f"bot {name or bot}"
            case "game":
                seat, seats, seed = rest.split(" ", 2)
                begin(bot, int(seat) - 1, int(seats), seed)
            case "position" if sheet is not None:
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


def _read(line: str, sheet: Sheet) -> State:
    return parse_position(line, lambda _: sheet)
