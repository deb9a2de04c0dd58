"""Sheets that come from clients: by name or as TOML, and never more than a server can bear."""

from __future__ import annotations

import re
from functools import lru_cache
from math import comb
from typing import Any

import msgspec

from greed.core.errors import SheetError
from greed.core.faults import parse_sheet
from greed.core.sheet import Sheet, builtins
from greed.sheets import load, loads, presets
from greed.sheets.names import parse_name
from greed.sheets.page import rules_page, score_card
from greed.sheets.toml_writer import to_toml
from greed.web.protocol import SheetInfo, SheetView
from greed.web.refusal import Refusal
from greed.web.views import sheet_info

__all__ = ["preset_infos", "read_sheet", "sheet_view"]

_DOTS = 400
_MARKUP = re.compile(r"<[a-zA-Z/!?]")


def read_sheet(
    name: str | None, toml: str | None, throws: int, rules: dict[str, Any] | None = None
) -> Sheet:
    """Return the sheet of a name, of a TOML text, or of the data that such a text states.

    Raises:
        SheetError: it is faulty, holds markup, or is too large for this server.
        Refusal: neither was given, or both.
    """
    if sum(given is not None for given in (name, toml, rules)) != 1:
        raise Refusal("bad_request", "give either the name of a sheet or its TOML")
    if rules is not None:
        sheet = parse_sheet({**rules, "name": ""}, "house rules")
    elif toml is not None:
        if any(line.count(".") > _DOTS for line in toml.splitlines()):
            # A key of thousands of parts takes the time of their square to read.
            raise SheetError("house rules", ["no valid sheet: nested too deeply"])
        sheet = loads(toml)
    else:
        assert name is not None
        if parse_name(name).is_file:
            raise SheetError(name, ["a server reads no files: send the TOML itself"])
        sheet = load(name)
    faults = [
        f"{field}: markup such as {found[0]!r} is not allowed"
        for field, text in _words(sheet)
        if (found := _MARKUP.search(text))
    ]
    kinds = comb(sheet.dice.count + sheet.dice.faces - 1, sheet.dice.count)
    if kinds > throws:
        faults.append(
            f"dice: {sheet.dice.count} dice with {sheet.dice.faces} faces can fall in {kinds:,}"
            f" ways; this server plays sheets of up to {throws:,}"
        )
    if faults:
        raise SheetError(sheet.name or sheet.title, faults)
    return sheet


def _words(sheet: Sheet) -> list[tuple[str, str]]:
    said = [(field, getattr(sheet, field)) for field in ("title", "summary", "source", "prose")]
    said += [(f"notes[{number}]", note) for number, note in enumerate(sheet.notes)]
    return said + [(f"aliases[{number}]", alias) for number, alias in enumerate(sheet.aliases)]


def sheet_view(sheet: Sheet) -> SheetView:
    """Return a sheet in full: its rules as data, as TOML and as a page, and its score card."""
    return _view(_Worded(sheet))


class _Worded:
    """A sheet that equals another one if its words are the same, too."""

    __slots__ = ("_key", "sheet")

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._key = msgspec.json.encode(sheet)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Worded) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=64)
def _view(worded: _Worded) -> SheetView:
    sheet = worded.sheet
    return SheetView(
        sheet=sheet_info(sheet),
        rules=builtins(sheet),
        toml=to_toml(sheet),
        page=rules_page(sheet),
        card=score_card(sheet),
    )


@lru_cache(maxsize=1)
def preset_infos() -> tuple[SheetInfo, ...]:
    """Return every preset in brief."""
    return tuple(sheet_info(load(name)) for name in presets())
