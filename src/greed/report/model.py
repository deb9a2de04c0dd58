"""What a program has to say, as values: the blocks of a report.

Texts are plain: no markup, and numbers written for people. What others wrote (names, say) may hold
anything; each renderer makes it harmless in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from greed.core.messages import number, say

Tone = Literal["plain", "quiet", "good", "bad", "warning"]
"""How a text looks, by what it means."""
Throw = tuple[int, ...]


class Heading(Struct, frozen=True):
    """The beginning of a part; `id` is stable, so that a link can name it."""

    text: str
    id: str = ""


class Text(Struct, frozen=True, tag="text", tag_field="kind"):
    """A paragraph."""

    text: str


class Note(Struct, frozen=True):
    """A remark on what stands above it."""

    text: str
    tone: Tone = "quiet"


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


class Figures(Table, frozen=True):
    """A table of results: its rows are named by their words, and it may be shortened.

    Attributes:
        spare: the columns that are left out first where room is short.
        tones: how cells with these texts look.
    """

    spare: frozenset[str] = frozenset()
    tones: Mapping[str, Tone] = field(default_factory=dict)


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

    @property
    def table(self) -> Table:
        """The keeps as a table."""
        rows = tuple(
            (" ".join(map(str, choice.dice)), choice.sets, number(choice.points), choice.left)
            for choice in self.choices
        )
        return Table(tuple(say("report-keeps").split(" | ")), rows, words=2)


class Example(Struct, frozen=True, tag="example", tag_field="kind"):
    """A short piece of play, worked out by the rules themselves."""

    title: str
    steps: tuple[Step, ...]


class DiceRow(Struct, frozen=True):
    """Dice as they fell."""

    dice: Throw


class Bars(Struct, frozen=True):
    """How something is spread: a row for each value with its share, and how that is written."""

    columns: tuple[str, str]
    rows: tuple[tuple[str, float, str], ...]


class Bar(Struct, frozen=True):
    """A value with a label, the interval around it, and how both are written."""

    label: str
    value: float
    low: float
    high: float
    text: str
    tone: Tone = "plain"


class Intervals(Struct, frozen=True):
    """Values one below the other with their intervals, and a line to compare them with.

    With `percent` values are shares of 1.
    """

    title: str
    bars: tuple[Bar, ...]
    centre: float | None = None
    percent: bool = False
    caption: str = ""


class Dot(Struct, frozen=True):
    """A point of a line, with the interval around its height."""

    x: float
    y: float
    low: float
    high: float


class Series(Struct, frozen=True):
    """A line of a chart."""

    label: str
    dots: tuple[Dot, ...]


class Lines(Struct, frozen=True):
    """Lines along an axis that has a name; with `percent` heights are shares of 1."""

    title: str
    series: tuple[Series, ...]
    across: str
    percent: bool = False
    caption: str = ""


class Heat(Struct, frozen=True):
    """Rows of numbers as a map of colours; some rows and columns have labels, evenly spread."""

    title: str
    values: tuple[tuple[float, ...], ...]
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    caption: str = ""


Chart = Intervals | Lines | Heat
"""A picture of figures that a table beside it says in full; where there is no room for pictures,
it is left out."""

Block = Heading | Text | Note | Items | Table | Example | DiceRow | Bars | Chart
"""What a report is made of; a renderer has a case for each."""
