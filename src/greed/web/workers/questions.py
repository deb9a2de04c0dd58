"""What the server asks its worker processes: one JSON object in a line, each way."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.web.sheets import Bearable
from greed.wire import Advice, Reviewed, SheetView

SERVER = "_GREED_SERVER"
"""The variable that tells a process which one is its server."""


class Check(Struct, frozen=True, kw_only=True, tag="check"):
    """A sheet by name, as TOML or as data, to be read, judged and described in a language."""

    name: str | None = None
    toml: str | None = None
    rules: dict[str, Any] | None = None
    bearable: Bearable
    language: str = "en"


class Choose(Struct, frozen=True, kw_only=True, tag="choose"):
    """A position of a sheet in which a bot is to move; `seed` is what chance it may use.

    `solves`: the bot plays to win, by what is solved.
    """

    sheet: str
    position: str
    bot: str
    seed: str = ""
    solves: bool = False


class Packing(Struct, frozen=True, kw_only=True, tag="pack"):
    """A sheet that is wanted as a pack."""

    sheet: str


class Think(Struct, frozen=True, kw_only=True, tag="think"):
    """A position of a sheet, and the names of the players, of which the coach is to think."""

    sheet: str
    position: str
    ply: int = 0
    names: tuple[str, ...] = ()


class Review(Struct, frozen=True, kw_only=True, tag="review"):
    """A whole game as JSON Lines, to be looked at again."""

    record: str


class Solve(Struct, frozen=True, kw_only=True, tag="solve"):
    """A sheet to be solved, unless that would take far more than these seconds and megabytes.

    With `three`, between three as well.
    """

    sheet: str
    seconds: int
    megabytes: int
    three: bool = False


Question = Check | Choose | Packing | Think | Review | Solve


class Answer(Struct, frozen=True, kw_only=True):
    """What was asked for, or the faults of a sheet, or the reason for no answer.

    Attributes:
        unsolved: the sheet would have to be solved for a better answer.
        overran: the process gave no answer.
    """

    view: SheetView | None = None
    move: str = ""
    pack: str = ""
    thought: Advice | None = None
    review: Reviewed | None = None
    unsolved: bool = False
    sheet: str = ""
    faults: tuple[str, ...] = ()
    refused: str = ""
    overran: bool = False


def packed(sheet: Sheet) -> str:
    """Return a sheet as JSON, the inverse of `unpacked`.

    >>> import greed
    >>> unpacked(packed(greed.load("koans"))) == greed.load("koans")
    True
    """
    return msgspec.json.encode(sheet).decode()


def unpacked(text: str) -> Sheet:
    """Return the sheet of such a JSON text."""
    words = msgspec.json.decode(text)
    return parse_sheet(words, words.pop("name", ""))
