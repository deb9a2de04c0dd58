"""What the server asks its helpers: one JSON object in a line, each way."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from greed.core.parsing import parse_sheet
from greed.core.sheet import Sheet
from greed.web.sheets import Bearable
from greed.wire import SheetView

__all__ = [
    "Answer",
    "Check",
    "Choose",
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


Question = Check | Choose | Packing | Picture


class Answer(Struct, frozen=True, kw_only=True):
    """One of the first four, or the faults of a sheet, or the reason for no answer."""

    view: SheetView | None = None
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
