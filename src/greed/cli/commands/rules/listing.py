"""`greed rules`: the sheets of the house and their variants."""

from __future__ import annotations

import json
from textwrap import wrap

from greed.cli.render import ink
from greed.core.sheet import sheet_hash
from greed.rulebook.about import summary
from greed.sheets import load, presets, variants

__all__ = ["listing"]

_HOUSE = 5


def listing(*, as_json: bool) -> None:
    """Print every preset with its title and summary, and every variant."""
    if as_json:
        ink.say(json.dumps(_data()))
        return
    names = presets()
    width = max(map(len, (*names, *variants())))
    ink.say("", f"  {ink.strong('The sheets of Greed')}")
    for number, name in enumerate(names):
        if number == _HOUSE:
            ink.say("", f"  {ink.strong('More of the family')}")
        _entry(name, width, summary(load(name)))
    ink.say("", f"  {ink.strong('Variants')}, added with a plus: {ink.key('classic+amish+hsw')}")
    for name, variant in variants().items():
        _entry(name, width, _first_sentence(str(variant["prose"])))
    ink.say(
        "",
        f"  {ink.key('greed rules show classic')} shows the full rules;"
        f" {ink.key('greed play classic')} plays it.",
        f"  Change one rule: {ink.key('official(target=5000)')} (put it in quotes).",
        "",
    )


def _entry(name: str, width: int, text: str) -> None:
    first, *rest = wrap(text, 74 - width)
    ink.say(
        f"    {ink.key(name.ljust(width))}  {first}", *(" " * (width + 6) + line for line in rest)
    )


def _first_sentence(prose: str) -> str:
    return " ".join(prose.split()).partition(". ")[0].rstrip(".") + "."


def _data() -> dict[str, object]:
    sheets = [load(name) for name in presets()]
    return {
        "sheets": [
            {
                "name": sheet.name,
                "title": sheet.title,
                "summary": summary(sheet),
                "hash": sheet_hash(sheet),
                "dice": sheet.dice.count,
                "target": sheet.target,
                "variants": sheet.variants,
            }
            for sheet in sheets
        ],
        "variants": [
            {"name": name, "title": variant["title"], "prose": str(variant["prose"]).strip()}
            for name, variant in variants().items()
        ],
    }
