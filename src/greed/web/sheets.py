"""Sheets that come from clients: by name or as TOML, and never more than a server can bear."""

from __future__ import annotations

import re
from functools import lru_cache
from math import comb

from greed.core.errors import SheetError
from greed.core.sheet import Sheet, builtins
from greed.core.turn import Rules, rules_of
from greed.sheets import load, loads, presets
from greed.sheets.names import parse_name
from greed.sheets.page import rules_page, score_card
from greed.sheets.toml_writer import to_toml
from greed.web.protocol import SheetInfo, SheetView
from greed.web.refusal import Refusal
from greed.web.views import sheet_info

__all__ = ["preset_infos", "read_sheet", "sheet_view"]

_MARKUP = re.compile(r"<[a-zA-Z/!?]")


def read_sheet(name: str | None, toml: str | None, throws: int) -> Sheet:
    """Return the sheet of a name, or of a TOML text.

    Raises:
        SheetError: it is faulty, holds markup, or is too large for this server.
        Refusal: neither was given, or both.
    """
    if (name is None) == (toml is None):
        raise Refusal("bad_request", "give either the name of a sheet or its TOML")
    if toml is not None:
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
    return _view(rules_of(sheet))


@lru_cache(maxsize=64)
def _view(rules: Rules) -> SheetView:
    sheet = rules.sheet
    return SheetView(
        sheet=sheet_info(rules),
        rules=builtins(sheet),
        toml=to_toml(sheet),
        page=rules_page(sheet),
        card=score_card(sheet),
    )


@lru_cache(maxsize=1)
def preset_infos() -> tuple[SheetInfo, ...]:
    """Return every preset in brief."""
    return tuple(sheet_info(rules_of(load(name))) for name in presets())
