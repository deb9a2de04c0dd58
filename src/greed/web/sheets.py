"""Sheets that come from clients: by name or as TOML, and never more than a server can bear."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from greed.core.combos import combos
from greed.core.errors import SheetError
from greed.core.identity import builtins, sheet_hash
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.turn import Rules, rules_of
from greed.graph import TooHeavy, Work, least_work, turn_size
from greed.rulebook import rules_page, score_card
from greed.sheets import load, loads, presets
from greed.sheets.names import parse_name
from greed.sheets.toml_writer import to_toml
from greed.solver import Unsolvable, size_of
from greed.wire import Estimate, SheetInfo, SheetView


class Bearable(Struct, frozen=True):
    """What playing a sheet may cost at most: CPU seconds and megabytes to work all of it out."""

    seconds: float
    megabytes: int


_SOLVED_SOON = ("koans", "koans+hsw", "kingdom-come")
"""The sheets whose games between three are solved within seconds."""
WAYS = 500
SEARCH = 25_000
"""Choices of dice of one throw, and these times the sets of the score card, that a server bears:
one throw is looked at while everybody else waits."""
_LIGHTER = 'fewer dice or faces, fewer sets, or turn.keep = "forced" make them lighter'
_MARKUP = re.compile(r"<[a-zA-Z/!?]")
# Control characters (but tab and the end of a line), and what turns the direction of a text.
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def judged(
    name: str | None, toml: str | None, rules: dict[str, Any] | None, bearable: Bearable
) -> Sheet:
    """Return the sheet of a name, of a TOML text, or of the data that such a text states.

    It takes as long as the client has made it take: a helper does this, not the event loop.

    Raises:
        SheetError: it is faulty, holds markup, or is too heavy for this server.
    """
    if rules is not None:
        sheet = parse_sheet({**rules, "name": ""}, "house rules")
    elif toml is not None:
        sheet = loads(toml)
    else:
        assert name is not None
        if parse_name(name).is_file:
            raise SheetError(name, ["the server can't read your files: send the TOML itself"])
        sheet = load(name)
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
    faults += too_heavy(sheet, bearable)
    if faults:
        raise SheetError(sheet.name or sheet.title, faults)
    return sheet


@lru_cache(maxsize=1)
def _presets() -> dict[str, Sheet]:
    return {name: load(name) for name in presets()}


def preset_sheet(name: str) -> Sheet | None:
    """Return the preset of exactly this name; None if there is none."""
    return _presets().get(name)


def too_heavy(sheet: Sheet, bearable: Bearable) -> list[str]:
    """Return why this server does not play a sheet: what working it out would take.

    A helper does this: it walks the turns of the sheet, as far as the server bears it.
    """
    faults = _too_many_choices(sheet)
    if not faults:
        try:
            turn_size(sheet, _allowed(bearable))
        except TooHeavy as error:
            faults.append(_takes(error.work, bearable))
    return faults


def too_heavy_at_sight(sheet: Sheet, bearable: Bearable) -> list[str]:
    """Return what is already clear from the throws of all dice, when nothing is worked out."""
    faults, least, allowed = _too_many_choices(sheet), least_work(sheet), _allowed(bearable)
    return [*faults, *([_takes(least, bearable)] if least.seconds > allowed.seconds else [])]


def _allowed(bearable: Bearable) -> Work:
    return Work(bearable.seconds, bearable.megabytes * 10**6)


def _takes(work: Work, bearable: Bearable) -> str:
    return (
        f"dice: working out these rules takes {work.seconds:,.1f} seconds and"
        f" {work.bytes / 1e6:,.0f} MB or more; {bearable.seconds:g} seconds and"
        f" {bearable.megabytes:,} MB are allowed here: {_LIGHTER}"
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


def estimate_of(sheet: Sheet) -> Estimate:
    """Return what it takes to play a sheet, and to solve it."""
    turns, solving = turn_size(sheet), Work(0.0, 0)
    with suppress(Unsolvable, ValueError):  # the solver says why
        size = size_of(sheet)
        solving = Work(size.seconds, size.bytes)
    return Estimate(
        throws=turns.throws,
        options=turns.options,
        seconds=round(turns.work.seconds, 2),
        megabytes=round(turns.work.bytes / 1e6, 1),
        solving_seconds=round(solving.seconds, 1),
        solving_megabytes=round(solving.bytes / 1e6),
    )


def _words(sheet: Sheet) -> list[tuple[str, str]]:
    said = [(field, getattr(sheet, field)) for field in ("title", "summary", "source", "prose")]
    said += [(f"notes[{number}]", note) for number, note in enumerate(sheet.notes)]
    return said + [(f"aliases[{number}]", alias) for number, alias in enumerate(sheet.aliases)]


def sheet_view(sheet: Sheet) -> SheetView:
    """Return a sheet in full: its rules as data, as TOML and as a page, and its score card."""
    return SheetView(
        sheet=sheet_info(sheet),
        rules=builtins(sheet),
        toml=to_toml(sheet),
        page=rules_page(sheet),
        card=score_card(sheet),
        estimate=estimate_of(sheet),
    )


@lru_cache(maxsize=1)
def preset_infos() -> tuple[SheetInfo, ...]:
    """Return every preset in brief."""
    return tuple(map(sheet_info, _presets().values()))


def sheet_info(sheet: Sheet) -> SheetInfo:
    """Return a sheet in brief."""
    return _sheet_info(rules_of(sheet), sheet.title, sheet.summary)


# House rules with the same rules share them, but not what they are called.
@lru_cache(maxsize=64)
def _sheet_info(rules: Rules, title: str, summary: str) -> SheetInfo:
    sheet = rules.sheet
    return SheetInfo(
        name=sheet.name,
        title=title,
        summary=summary,
        hash=sheet_hash(sheet),
        dice=sheet.dice.count,
        faces=sheet.dice.faces,
        target=sheet.target,
        min_seats=sheet.seats.min,
        max_seats=sheet.seats.max,
        variants=sheet.variants,
    )


def three_is_cheap(sheet: Sheet) -> bool:
    """Return whether a server solves the game between three, once somebody plays it."""
    return sheet_hash(sheet) in _cheap()


@cache
def _cheap() -> frozenset[str]:
    return frozenset(sheet_hash(load(name)) for name in _SOLVED_SOON)
