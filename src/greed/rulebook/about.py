"""What a page says around the rules: what is needed, what differs, variants, readings, source."""

from __future__ import annotations

import re

import msgspec
from msgspec.structs import replace

from greed import sheets
from greed.core.identity import sheet_hash
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.report import Item, Items, Table, Text
from greed.rulebook.facts import facts
from greed.rulebook.model import PageBlock, Section
from greed.rulebook.sentences import Facts, joined, points
from greed.sheets import words
from greed.sheets.names import Name, locate

_CLAIM = re.compile(r"\b([a-z][\w.]*) = ([\w.]+)")
_PARTS = ("entry", "carryover", "strikes", "addons")
_WORDS = ("title", "name", "summary", "aliases", "source", "prose", "notes", "variants")


def _varied(sheet: Sheet) -> bool:
    """Say whether the sheet is another one with changes, so that the words are not its own."""
    name = words.named(sheet)
    return name is not None and bool(name.variants or name.options)


def _played(sheet: Sheet) -> tuple[str, ...]:
    """Return the ids of the variants in play."""
    name = words.named(sheet)
    return name.variants if name else ()


def summary(sheet: Sheet) -> str:
    """Return one sentence about the game; a changed sheet gets one made from its rules."""
    if words.summary(sheet) and not _varied(sheet):
        return words.summary(sheet)
    return joined("summary", facts(sheet))


def needs_section(sheet: Sheet, answers: Facts) -> Section:
    """Return what must be on the table, and the rules at a glance."""
    glance = tuple((item.lead, item.text) for item in points("glance", answers))
    blocks: list[PageBlock] = [
        Items(points("needs", answers)),
        Table((say("glance-title"), ""), glance, words=2),
    ]
    if sheet.prose and not _varied(sheet):
        blocks.append(Text(words.prose(sheet)))
    return Section("needs", say("needs-title"), tuple(blocks))


def changes_section(sheet: Sheet) -> Section | None:
    """Return what differs from the preset that the sheet's name begins with, if anything does."""
    name = words.named(sheet)
    if not name or not _varied(sheet) or name.is_file or name.base not in sheets.presets():
        return None
    base = sheets.load(name.base)
    before, after = _leaves(base), _leaves(sheet)
    added = [part for part in _PARTS if getattr(sheet, part) and not getattr(base, part)]
    usual = _leaves(replace(base, **{part: _usual(getattr(sheet, part)) for part in added}))
    yes, no = say("yes"), say("no")
    rows = [(part, no, yes) for part in added]
    rows += [(part, yes, no) for part in _PARTS if getattr(base, part) and not getattr(sheet, part)]
    rows += [
        (path, before.get(path, "-"), after[path])
        for path in after
        if after[path] != before.get(path, usual.get(path))
    ]
    if not rows:
        return None
    columns = (say("changes-option"), name.base, say("changes-here"))
    text = Text(say("changes", base=name.base))
    return Section("changes", say("changes-title"), (text, Table(columns, tuple(rows), words=3)))


def _usual(part: msgspec.Struct) -> msgspec.Struct:
    """Return a part of a sheet with every option at its default."""
    fields = msgspec.structs.fields(part)
    stated = {f.name: getattr(part, f.name) for f in fields if f.required}
    return type(part)(**stated)


def _leaves(sheet: Sheet) -> dict[str, str]:
    """Return every value of a sheet's rules, defaults included, by its path."""
    leaves: dict[str, str] = {}

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
                leaves[path] = "-".join(map(str, value))
        elif value is not None:
            leaves[path] = str(value).lower() if isinstance(value, bool) else str(value)

    walk(sheet, "")
    return leaves


def variants_section(sheet: Sheet) -> Section | None:
    """Return the variants that the source describes and those that are in play, if any."""
    variants, played = sheets.variants(), _played(sheet)
    items = []
    for id_ in dict.fromkeys([*sheet.variants, *played]):
        if id_ in variants:
            text = words.variant(id_, "prose")
            name = words.named(sheet)
            if id_ in played:
                text += f" {say('variants-played')}"
            elif name and not name.is_file:
                with_it = Name(name.base, tuple(sorted({*played, id_})), name.options)
                text += f" {say('variants-name', name=str(with_it))}"
            items.append(Item(text, f"{words.variant(id_, 'title')}."))
    if not items:
        return None
    return Section("variants", say("variants-title"), (Text(say("variants")), Items(tuple(items))))


def notes_section(sheet: Sheet) -> Section | None:
    """Return how unclear places of the source are read.

    A note that names an option with another value than the sheet's own is left out.
    """
    values = _leaves(sheet)
    kept = tuple(Item(_sentence(note)) for note in words.notes(sheet) if _holds(note, values))
    if not kept:
        return None
    return Section("notes", say("notes-title"), (Text(say("notes")), Items(kept)))


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
        rows.append((say("source-source"), sheet.source))
    if sheet.aliases:
        rows.append((say("source-aliases"), ", ".join(sheet.aliases)))
    if words.named(sheet):
        rows.append((say("source-name"), sheet.name))
    rows.append((say("source-hash"), sheet_hash(sheet)))
    table = Table((say("source-about"), ""), tuple(rows), words=2)
    return Section("source", say("source-title"), (table,))
