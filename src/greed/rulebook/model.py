"""A rules page as a value: what it says, in order, before any renderer gives it a look.

Every text is plain: no markup, no line breaks, numbers already written for people. A renderer
needs one case for each kind of block.
"""

from __future__ import annotations

from msgspec import Struct

from greed.core.dice import Throw

__all__ = [
    "Block",
    "Example",
    "Item",
    "Items",
    "KeepChoice",
    "Page",
    "Section",
    "Step",
    "Table",
    "Text",
]


class Text(Struct, frozen=True, tag="text", tag_field="kind"):
    """A paragraph."""

    text: str


class Item(Struct, frozen=True):
    """An entry of a list; `lead` is the word or two that it is about, if it has one."""

    text: str
    lead: str = ""


class Items(Struct, frozen=True, tag="items", tag_field="kind"):
    """A list; `ordered` means that its entries are steps to be taken in turn."""

    items: tuple[Item, ...]
    ordered: bool = False


class Table(Struct, frozen=True, tag="table", tag_field="kind"):
    """A table; the first `words` columns hold words, the others numbers."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1


class KeepChoice(Struct, frozen=True):
    """One legal keep of a throw: its dice, the sets they make, their points, what is left."""

    dice: Throw
    sets: str
    points: int
    left: str


class Step(Struct, frozen=True):
    """One event of an example: what happens, the dice that fall, the keeps they allow.

    `more` counts legal keeps beyond those listed.
    """

    text: str
    throw: Throw = ()
    choices: tuple[KeepChoice, ...] = ()
    more: int = 0


class Example(Struct, frozen=True, tag="example", tag_field="kind"):
    """A short piece of play, worked out by the rules themselves."""

    title: str
    steps: tuple[Step, ...]


Block = Text | Items | Table | Example


class Section(Struct, frozen=True):
    """A part of the page; `id` is stable, so that a link or a test can name it."""

    id: str
    title: str
    blocks: tuple[Block, ...]


class Page(Struct, frozen=True, kw_only=True):
    """A complete rules page.

    Attributes:
        title: the sheet's title, with the variants in play.
        name: the string that loads the sheet.
        rules: the sheet's hash, which identifies the rules.
        summary: one sentence about the game.
        sections: what a player needs to know, in reading order.
    """

    title: str
    name: str
    rules: str
    summary: str
    sections: tuple[Section, ...]
