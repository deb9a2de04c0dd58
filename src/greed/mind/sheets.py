"""Sheets from anybody: by name, as TOML or as data, and what is too heavy to play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from greed.core.combos import combos
from greed.core.errors import SheetError
from greed.core.identity import builtins
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.graph import TooHeavy, Work, least_work, turn_size
from greed.mind.questions import Estimate, Limits, SheetSource, SheetView
from greed.rulebook import rules_page, score_card
from greed.rulebook.brief import SheetInfo, sheet_info
from greed.sheets import load, loads, presets
from greed.sheets.names import parse_name
from greed.sheets.toml_writer import to_toml
from greed.solver import Unsolvable, size_of

WAYS = 500
SEARCH = 25_000
"""Choices of dice of one throw, and these times the sets of the score card, that are borne: one
throw is looked at while a whole room waits."""
_LIGHTER = 'fewer dice or faces, fewer sets, or turn.keep = "forced" make them lighter'
_MARKUP = re.compile(r"<[a-zA-Z/!?]")
# Control characters (but tab and the end of a line), and what turns the direction of a text.
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def sheet_from(source: SheetSource, limits: Limits | None = None) -> Sheet:
    """Return the sheet of a question.

    Raises:
        SheetError: there is none of this name, the data has faults, or it is too heavy.
    """
    if isinstance(source, dict):
        return _sheet(msgspec.json.encode(source), limits)
    if parse_name(source).is_file:
        raise SheetError(source, ["files can't be read here: send the TOML itself"])
    return _sheet(source, limits)


# A bot asks about the same sheet hundreds of times.
@lru_cache(maxsize=64)
def _sheet(source: str | bytes, limits: Limits | None) -> Sheet:
    if isinstance(source, str):
        sheet = load(source)
    else:
        rules = msgspec.json.decode(source)
        sheet = parse_sheet(rules, str(rules.pop("name", "") or "house rules"))
    if limits is not None and (faults := too_heavy(sheet, limits)):
        raise SheetError(sheet.name or sheet.title, faults)
    return sheet


def checked(source: SheetSource, toml: str, limits: Limits | None) -> Sheet:
    """Return a sheet that somebody sent, if it is sound, fit to be shown and light enough.

    Raises:
        SheetError: it is faulty, holds markup, or is too heavy.
    """
    if toml:
        sheet = loads(toml)
    elif isinstance(source, str):
        sheet = sheet_from(source)
    else:
        sheet = _own(source)
    faults = [
        f"{field}: markup such as {markup[0]!r} is not allowed"
        for field, text in _words(sheet)
        if (markup := _MARKUP.search(text))
    ]
    faults += [
        f"{field}: {odd[0]!a} is not a character that shows"
        for field, text in _words(sheet)
        if (odd := _UNSEEN.search(text))
    ]
    if limits is not None:
        faults += too_heavy(sheet, limits)
    if faults:
        raise SheetError(sheet.name or sheet.title, faults)
    return sheet


def _own(rules: dict[str, Any]) -> Sheet:
    """Return the sheet of rules; they keep a name that Greed knows if they are its rules."""
    sheet = parse_sheet({**rules, "name": ""}, "house rules")
    with suppress(SheetError):
        name = parse_name(str(rules.get("name", "")))
        if not name.is_file and replace(sheet, name=str(name)) == load(str(name)):
            return replace(sheet, name=str(name))
    return sheet


def _words(sheet: Sheet) -> Iterator[tuple[str, str]]:
    for field in ("title", "summary", "source", "prose"):
        yield field, getattr(sheet, field)
    for field in ("notes", "aliases"):
        for number, text in enumerate(getattr(sheet, field)):
            yield f"{field}[{number}]", text


def too_heavy_at_sight(sheet: Sheet, limits: Limits) -> list[str]:
    """Return why a sheet is too heavy, as far as its first throw tells; nothing is worked out."""
    faults, least = _too_many_choices(sheet), least_work(sheet)
    return [*faults, *([_takes(least, limits)] if least.seconds > limits.seconds else [])]


def too_heavy(sheet: Sheet, limits: Limits) -> list[str]:
    """Return why a sheet is too heavy to play; its turns are walked as far as the limits allow."""
    faults = _too_many_choices(sheet)
    if not faults:
        try:
            turn_size(sheet, Work(limits.seconds, int(limits.megabytes * 1e6)))
        except TooHeavy as error:
            faults.append(_takes(error.work, limits))
    return faults


def _takes(work: Work, limits: Limits) -> str:
    return (
        f"dice: working out these rules takes {work.seconds:,.1f} seconds and"
        f" {work.bytes / 1e6:,.0f} MB or more; {limits.seconds:g} seconds and"
        f" {limits.megabytes:,.0f} MB are allowed here: {_LIGHTER}"
    )


def _too_many_choices(sheet: Sheet) -> list[str]:
    """Return why one throw of a sheet takes too long to look at; nothing if it doesn't."""
    count, faces = sheet.dice.count, sheet.dice.faces
    dice, more = divmod(count, faces)  # of each face, where most can be kept
    ways = (dice + 2) ** more * (dice + 1) ** (faces - more) if sheet.turn.keep == "choose" else 1
    sets = 1 + len(combos(sheet))
    said = (
        f"dice: in one throw of {count} dice up to {ways:,} choices have to be looked at,"
        f" each against {sets:,} sets; sheets of up to {WAYS:,} choices, and of {SEARCH:,}"
        f" choices times sets, can be played here: {_LIGHTER}"
    )
    return [said] if ways > WAYS or ways * sets > SEARCH else []


def sheet_view(sheet: Sheet) -> SheetView:
    """Return a sheet in full: its rules as data, as TOML and as a page, and its score card."""
    turns, solving = turn_size(sheet), Work(0.0, 0)
    with suppress(Unsolvable, ValueError):  # the solver says why
        size = size_of(sheet)
        solving = Work(size.seconds, size.bytes)
    return SheetView(
        sheet=sheet_info(sheet),
        rules=builtins(sheet),
        toml=to_toml(sheet),
        page=rules_page(sheet),
        card=score_card(sheet),
        estimate=Estimate(
            throws=turns.throws,
            options=turns.options,
            seconds=round(turns.work.seconds, 2),
            megabytes=round(turns.work.bytes / 1e6, 1),
            solving_seconds=round(solving.seconds, 1),
            solving_megabytes=round(solving.bytes / 1e6),
        ),
    )


@lru_cache(maxsize=1)
def preset_infos() -> tuple[SheetInfo, ...]:
    """Return every preset in brief."""
    return tuple(sheet_info(load(name)) for name in presets())
