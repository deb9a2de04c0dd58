"""What the server asks its helpers: one JSON object in a line, each way."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from greed.core.dice import Throw
from greed.core.parsing import parse_sheet
from greed.core.sheet import Sheet
from greed.core.turn import Hand
from greed.web.sheets import Bearable
from greed.wire import SheetView

__all__ = [
    "Answer",
    "Check",
    "Choose",
    "HandOdds",
    "Odds",
    "Packing",
    "Picture",
    "Question",
    "packed",
    "unpacked",
]


class Check(Struct, frozen=True, kw_only=True, tag="check"):
    """A sheet by name, as TOML or as data, to be read, judged and described in full."""

    name: str | None = None
    toml: str | None = None
    rules: dict[str, Any] | None = None
    bearable: Bearable


class Odds(Struct, frozen=True, kw_only=True, tag="odds"):
    """Hands of a sheet whose odds are wanted; the sheet as canonical JSON."""

    sheet: str
    hands: tuple[Hand, ...]


class Choose(Struct, frozen=True, kw_only=True, tag="choose"):
    """A position of a sheet in which a bot is to move; `seed` is what chance it may use."""

    sheet: str
    position: str
    bot: str
    seed: str


class Packing(Struct, frozen=True, kw_only=True, tag="pack"):
    """A sheet that is wanted as a pack."""

    sheet: str


class Picture(Struct, frozen=True, kw_only=True, tag="picture"):
    """A text to be shown as a QR code."""

    text: str


Question = Check | Odds | Choose | Packing | Picture


class HandOdds(Struct, frozen=True):
    """What a hand's next throw brings.

    Attributes:
        bust: the chance (0 to 1) that it loses the turn.
        gain: the points it scores on average, if everything that scores is kept.
        worst: a throw that is a bust; None if none is.
    """

    bust: float
    gain: float
    worst: Throw | None


class Answer(Struct, frozen=True, kw_only=True):
    """One of the first five, or the faults of a sheet, or the reason for no answer."""

    view: SheetView | None = None
    odds: tuple[HandOdds, ...] = ()
    move: str = ""
    pack: str = ""
    picture: str = ""
    sheet: str = ""
    faults: tuple[str, ...] = ()
    refused: str = ""


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
