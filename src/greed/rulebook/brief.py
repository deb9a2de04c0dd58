"""A sheet in brief: what a list, a lobby or the head of a table shows of it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.core.turn import Rules, rules_of


class SheetInfo(Struct, frozen=True, kw_only=True):
    """A sheet in brief."""

    name: str
    title: str
    summary: str
    hash: str
    dice: int
    faces: int
    target: int
    min_seats: int
    max_seats: int
    variants: tuple[str, ...]


def sheet_info(sheet: Sheet, rules: Rules | None = None) -> SheetInfo:
    """Return a sheet in brief; with its rules, where they are at hand, it takes no moment.

    >>> import greed
    >>> sheet_info(greed.load("koans")).title
    'Playing Greed'
    """
    return _info(rules or rules_of(sheet), sheet.title, sheet.summary)


# House rules with the same rules share them, but not what they are called.
@lru_cache(maxsize=64)
def _info(rules: Rules, title: str, summary: str) -> SheetInfo:
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
