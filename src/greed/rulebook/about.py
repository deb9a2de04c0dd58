"""What a page says around the rules: what is needed, what differs, variants, readings, source."""

from __future__ import annotations

import re

import msgspec
from msgspec.structs import replace

from greed import sheets
from greed.core.errors import SheetError
from greed.core.sheet import Sheet, sheet_hash
from greed.report import Item, Items, Table, Text
from greed.rulebook.facts import facts
from greed.rulebook.games import GIST, GLANCE, NEEDS, SUMMARY
from greed.rulebook.model import PageBlock, Section
from greed.rulebook.sentences import Facts, joined, said
from greed.sheets.names import Name, locate, parse_name

__all__ = [
    "changes_section",
    "needs_section",
    "notes_section",
    "source_section",
    "summary",
    "variants_section",
]

_CLAIM = re.compile(r"\b([a-z][\w.]*) = ([\w.]+)")
_PARTS = ("entry", "carryover", "strikes", "addons")
_WORDS = ("title", "name", "summary", "aliases", "source", "prose", "notes", "variants")


def _name(sheet: Sheet) -> Name | None:
    """Return the sheet's name taken apart; None if it is not of that form."""
    try:
        return parse_name(sheet.name)
    except SheetError:
        return None


def _varied(sheet: Sheet) -> bool:
    """Say whether the sheet is another one with changes, so that the words are not its own."""
    name = _name(sheet)
    return name is not None and bool(name.variants or name.options)


def _played(sheet: Sheet) -> tuple[str, ...]:
    """Return the ids of the variants in play."""
    name = _name(sheet)
    return name.variants if name else ()


def summary(sheet: Sheet) -> str:
    """Return one sentence about the game; a changed sheet gets one made from its rules."""
    if sheet.summary and not _varied(sheet):
        return sheet.summary
    known = facts(sheet)
    return said(SUMMARY, {**known, "gist": said(GIST, known)})


def needs_section(sheet: Sheet, known: Facts) -> Section:
    """Return what must be on the table, and the rules at a glance."""
    needed = tuple(Item(joined(point.says, known)) for point in NEEDS.points)
    glance = tuple((point.lead, text) for point in GLANCE if (text := joined(point.says, known)))
    blocks: list[PageBlock] = [Items(needed), Table(("At a glance", ""), glance, words=2)]
    if sheet.prose and not _varied(sheet):
        blocks.append(Text(" ".join(sheet.prose.split())))
    return Section("needs", "What you need", tuple(blocks))


def changes_section(sheet: Sheet) -> Section | None:
    """Return what differs from the preset that the sheet's name begins with, if anything does."""
    name = _name(sheet)
    if not name or not _varied(sheet) or name.is_file or name.base not in sheets.presets():
        return None
    base = sheets.load(name.base)
    before, after = _leaves(base), _leaves(sheet)
    added = [part for part in _PARTS if getattr(sheet, part) and not getattr(base, part)]
    usual = _leaves(replace(base, **{part: _usual(getattr(sheet, part)) for part in added}))
    rows = [(part, "no", "yes") for part in added]
    rows += [
        (part, "yes", "no") for part in _PARTS if getattr(base, part) and not getattr(sheet, part)
    ]
    rows += [
        (path, before.get(path, "-"), after[path])
        for path in after
        if after[path] != before.get(path, usual.get(path))
    ]
    if not rows:
        return None
    text = f"Compared with {name.base} these options differ; the page takes account of all of them."
    table = Table(("Option", name.base, "Here"), tuple(rows), words=3)
    return Section("changes", "What is different here", (Text(text), table))


def _usual(part: msgspec.Struct) -> msgspec.Struct:
    """Return a part of a sheet with every option at its default."""
    fields = msgspec.structs.fields(part)
    stated = {f.name: getattr(part, f.name) for f in fields if f.required}
    return type(part)(**stated)


def _leaves(sheet: Sheet) -> dict[str, str]:
    """Return every value of a sheet's rules, defaults included, by its path."""
    found: dict[str, str] = {}

    def walk(value: object, path: str) -> None:
        if isinstance(value, msgspec.Struct):
            for field in value.__struct_fields__:
                if path or field not in _WORDS:
                    walk(getattr(value, field), f"{path}.{field}" if path else field)
        elif isinstance(value, dict):
            for key, item in value.items():
                walk(item, f"{path}.{key}")
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                walk(item, f"{path}[{index}]") if isinstance(item, msgspec.Struct) else None
            if value and not isinstance(value[0], msgspec.Struct):
                found[path] = "-".join(map(str, value))
        elif value is not None:
            found[path] = str(value).lower() if isinstance(value, bool) else str(value)

    walk(sheet, "")
    return found


def variants_section(sheet: Sheet) -> Section | None:
    """Return the variants that the source describes and those that are in play, if any."""
    known, played = sheets.variants(), _played(sheet)
    items = []
    for id_ in dict.fromkeys([*sheet.variants, *played]):
        if id_ in known:
            text = " ".join(str(known[id_].get("prose", "")).split())
            name = _name(sheet)
            if id_ in played:
                text += " This page is written for the game with it."
            elif name and not name.is_file:
                with_it = Name(name.base, tuple(sorted({*played, id_})), name.options)
                text += f" Its name here is {with_it}."
            items.append(Item(text, f"{known[id_]['title']}."))
    if not items:
        return None
    intro = "The game is also played in these ways, which may be combined:"
    return Section("variants", "Variants", (Text(intro), Items(tuple(items))))


def notes_section(sheet: Sheet) -> Section | None:
    """Return how unclear places of the source are read.

    A note that names an option with another value than the sheet's own is left out.
    """
    values = _leaves(sheet)
    kept = tuple(Item(_sentence(note)) for note in sheet.notes if _holds(note, values))
    if not kept:
        return None
    intro = (
        "Where the source can be read in more than one way, this is how it is read here. The words"
        " in parentheses are the options that settle it."
    )
    return Section("notes", "How the source is read", (Text(intro), Items(kept)))


def _holds(note: str, values: dict[str, str]) -> bool:
    for option, claimed in _CLAIM.findall(note):
        try:
            path = locate(option)
        except ValueError:
            continue
        if path in values and values[path] != claimed:
            return False
    return True


def _sentence(note: str) -> str:
    note = " ".join(note.split())
    return note if note.endswith((".", "!", "?", ")")) else f"{note}."


def source_section(sheet: Sheet) -> Section:
    """Return where the rules come from, and the names by which the sheet is known here."""
    rows = []
    if sheet.source:
        rows.append(("Source", sheet.source))
    if sheet.aliases:
        rows.append(("Also called", ", ".join(sheet.aliases)))
    if sheet.name:
        rows.append(("Name of the sheet", sheet.name))
    rows.append(("Identity of its rules", sheet_hash(sheet)))
    return Section("source", "About this sheet", (Table(("About", ""), tuple(rows), words=2),))
