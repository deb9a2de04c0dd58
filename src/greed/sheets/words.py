"""A sheet's own words in the language that is spoken, each field by itself.

The files of the house say them in English, `languages/*/sheets.ftl` in other languages. What a
language lacks, and the words of somebody's own sheet, stay as the sheet has them.
"""

from __future__ import annotations

from functools import cache

from greed import sheets
from greed.core.errors import SheetError
from greed.core.messages import current, say
from greed.core.sheet import Sheet
from greed.sheets.names import Name, parse_name


def named(sheet: Sheet) -> Name | None:
    """Return the sheet's name taken apart; None if it is not of that form."""
    try:
        return parse_name(sheet.name)
    except SheetError:
        return None


def title(sheet: Sheet) -> str:
    """Return the title of a sheet, with the variants in play."""
    name = named(sheet)
    if name is None or name.base not in sheets.presets():
        return sheet.title
    keys = [f"sheet-{name.base}-title", *(f"variant-{id_}-title" for id_ in name.variants)]
    return " + ".join(map(say, keys)) if all(map(current().has, keys)) else sheet.title


def summary(sheet: Sheet) -> str:
    """Return one sentence about the game."""
    return _own(sheet, "summary", sheet.summary)


def prose(sheet: Sheet) -> str:
    """Return what the sheet says of itself, as one paragraph."""
    return _own(sheet, "prose", " ".join(sheet.prose.split()))


def notes(sheet: Sheet) -> tuple[str, ...]:
    """Return how unclear places of the source are read."""
    name = named(sheet)
    messages = _notes(name.base, name.variants) if name else {}
    return tuple(
        say(messages[text]) if text in messages and current().has(messages[text]) else text
        for text in (" ".join(note.split()) for note in sheet.notes)
    )


@cache
def _notes(base: str, variants: tuple[str, ...]) -> dict[str, str]:
    """Return the names of messages for the notes of a sheet of the house and its variants."""
    if base not in sheets.presets():
        return {}
    told = {f"sheet-{base}": sheets.load(base).notes}
    for id_ in variants:
        words = sheets.variants()[id_]
        told[f"variant-{id_}"] = (*words["notes"], *words.get("notes_with_a_carryover", ()))
    return {
        " ".join(note.split()): f"{owner}-note-{number}"
        for owner, notes in told.items()
        for number, note in enumerate(notes, 1)
    }


def variant(id_: str, field: str) -> str:
    """Return a field of a variant: its title or its prose."""
    own = " ".join(str(sheets.variants()[id_].get(field, "")).split())
    key = f"variant-{id_}-{field}"
    return say(key) if current().has(key) else own


def _own(sheet: Sheet, field: str, own: str) -> str:
    name = named(sheet)
    key = f"sheet-{name.base}-{field}" if name else ""
    return say(key) if name and name.base in sheets.presets() and current().has(key) else own
