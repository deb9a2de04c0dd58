"""How the sentences of a rules page are chosen: the table `page.txt`, which explains itself.

A sentence is a message, and whole, so that it can be translated. Conditions and fields are names of
`greed.rulebook.facts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct, field

from greed.core.messages import say
from greed.report import Item, Items, Text
from greed.rulebook.model import PageBlock, Section

Facts = Mapping[str, object]
_PAGE = Path(__file__).parent / "page.txt"


class Way(Struct, frozen=True):
    """A sentence, or several that belong together, and when they hold."""

    message: str
    when: str = ""


Says = list[list[Way]]
"""Sentences, each in several ways, of which the first that holds is said."""


class Point(Struct):
    """An entry of a list, with the message for the word or two that it is about."""

    lead: str = ""
    says: Says = field(default_factory=list)


class Block(Struct):
    """A paragraph, which is a single point, or a list; the entries of `steps` are numbered."""

    kind: str
    points: list[Point] = field(default_factory=list)


class Part(Struct):
    """A section of the page."""

    id: str
    titles: list[Way] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)


def read(table: str) -> dict[str, Part]:
    r"""Return the parts of a table by their names.

    >>> end = read("section end\n para\n first far target\n else near")["end"]
    >>> end.blocks[0].points[0].says
    [[Way(message='far', when='target'), Way(message='near', when='')]]
    """
    parts: list[Part] = []
    for line in table.splitlines():
        word, name, when = (*line.split(maxsplit=2), "", "", "")[:3]
        match word:
            case "section":
                parts.append(Part(name))
            case "title":
                parts[-1].titles.append(Way(name, when))
            case "para" | "list" | "steps":
                parts[-1].blocks.append(Block(word, [Point()] if word == "para" else []))
            case "point":
                parts[-1].blocks[-1].points.append(Point(name))
            case "say" | "first":
                parts[-1].blocks[-1].points[-1].says.append([Way(name, when)])
            case "else":
                parts[-1].blocks[-1].points[-1].says[-1].append(Way(name, when))
            case _:  # a remark, or an empty line
                pass
    return {part.id: part for part in parts}


@cache
def _page() -> dict[str, Part]:
    return read(_PAGE.read_text(encoding="utf-8"))


def part(name: str) -> Part:
    """Return a part of the page by its name."""
    return _page()[name]


def section(name: str, facts: Facts) -> Section | None:
    """Return what a section says of the sheet that the facts are about; None if nothing."""
    title = _said(part(name).titles, facts)
    return Section(name, title, tuple(_blocks(part(name), facts))) if title else None


def points(name: str, facts: Facts) -> tuple[Item, ...]:
    """Return the entries of a section's lists that hold."""
    return tuple(item for block in part(name).blocks for item in _items(block, facts))


def joined(name: str, facts: Facts) -> str:
    """Return all that a section without lists says."""
    return " ".join(item.text for item in points(name, facts))


def holds(when: str, facts: Facts) -> bool:
    """Say whether all terms of a condition hold.

    >>> holds("dice !one_die keep=forced", {"dice": 3, "one_die": False, "keep": "forced"})
    True
    """
    for term in when.split():
        name, equals, value = term.removeprefix("!").partition("=")
        true = str(facts[name]) == value if equals else bool(facts[name])
        if true == term.startswith("!"):
            return False
    return True


def _said(ways: list[Way], facts: Facts) -> str:
    """Return a sentence in the first way that holds; nothing if none does."""
    way = next((way for way in ways if holds(way.when, facts)), Way("-"))
    return "" if way.message == "-" else say(way.message, facts)


def _items(block: Block, facts: Facts) -> tuple[Item, ...]:
    return tuple(
        Item(text, say(point.lead) if point.lead else "")
        for point in block.points
        if (text := " ".join(filter(None, (_said(ways, facts) for ways in point.says))))
    )


def _blocks(part: Part, facts: Facts) -> Iterator[PageBlock]:
    for block in part.blocks:
        if items := _items(block, facts):
            para = block.kind == "para"
            yield Text(items[0].text) if para else Items(items, block.kind == "steps")
