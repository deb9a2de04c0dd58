"""How the sentences of a rules page are chosen: conditions and variables, as data.

A sentence is a template of `greed.core.sentences`; it is whole, so that it can be translated. Its
condition is a line of terms that must all hold: `entry` (has a value other than 0, false or
nothing), `!entry`, `turn_keep=forced`. Terms and variables are the names of `greed.rulebook.facts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from greed.core.sentences import fill
from greed.report import Item, Items, Text
from greed.rulebook.model import PageBlock, Section

__all__ = ["Either", "Facts", "Para", "Part", "Point", "Points", "Said", "Say", "holds", "joined",
           "said",
           "section"]  # fmt: skip

Facts = Mapping[str, object]


class Say(Struct, frozen=True):
    """A sentence, or several that belong together, and when they hold."""

    text: str
    when: str = ""


class Either(Struct, frozen=True):
    """The first of several sentences that holds."""

    ways: tuple[Say, ...]


Said = Say | Either


class Para(Struct, frozen=True):
    """A paragraph: all of its sentences that hold."""

    says: tuple[Said, ...]


class Point(Struct, frozen=True):
    """An entry of a list, with the word or two that it is about."""

    lead: str
    says: tuple[Said, ...]


class Points(Struct, frozen=True):
    """A list; `ordered` means that its entries are steps."""

    points: tuple[Point, ...]
    ordered: bool = False


class Part(Struct, frozen=True):
    """A section of the page: it is there if one of its titles holds."""

    id: str
    titles: tuple[Say, ...]
    blocks: tuple[Para | Points, ...]


def section(part: Part, facts: Facts) -> Section | None:
    """Return what a section says of the sheet that the facts are about; None if nothing."""
    title = said(Either(part.titles), facts)
    return Section(part.id, title, tuple(_blocks(part, facts))) if title else None


def said(what: Said, facts: Facts) -> str:
    """Return a sentence that holds, filled in; nothing if it doesn't.

    >>> ways = Either((Say("No die.", "!dice"), Say("You have {dice:die}.")))
    >>> said(ways, {"dice": 3}), said(ways, {"dice": 0})
    ('You have 3 dice.', 'No die.')
    """
    ways = what.ways if isinstance(what, Either) else (what,)
    chosen = next((way for way in ways if holds(way.when, facts)), None)
    return fill(chosen.text, facts) if chosen else ""


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


def _blocks(part: Part, facts: Facts) -> Iterator[PageBlock]:
    for block in part.blocks:
        if isinstance(block, Para):
            if text := joined(block.says, facts):
                yield Text(text)
            continue
        items = tuple(
            Item(text, point.lead) for point in block.points if (text := joined(point.says, facts))
        )
        if items:
            yield Items(items, block.ordered)


def joined(says: tuple[Said, ...], facts: Facts) -> str:
    """Return those of several sentences that hold."""
    return " ".join(filter(None, (said(each, facts) for each in says)))
