"""The rules page of a sheet on the screen: one case for each kind of block."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from greed.core.sheet import Sheet
from greed.rulebook import Block, Example, Items, Page, Section, Step, Table, Text, rules_page

__all__ = ["show_page", "show_part"]

WIDEST = 80


def show_page(console: Console, page: Page) -> None:
    """Print a whole rules page."""
    _show(console, _title(page))
    for section in page.sections:
        _show(console, _section(section))


def show_part(console: Console, sheet: Sheet, wanted: str) -> None:
    """Print the sections of the rules page whose title or id holds a word; else the score card.

    The titles of the others follow, so that a reader knows what to ask for.
    """
    page = rules_page(sheet)
    word = wanted.strip().lower()
    if word == "all":
        show_page(console, page)
        return
    found = named = [s for s in page.sections if word and (word in s.title.lower() or word in s.id)]
    for section in found or [
        _card(section) for section in page.sections if section.id == "scoring"
    ]:
        _show(console, _section(section))
    found = found or [section for section in page.sections if section.id == "scoring"]
    others = ", ".join(section.title for section in page.sections if section not in found)
    if word and not named:
        _show(console, Line(f"\nNo part of the rules is called {word}; this is the score card."))
    _show(console, Line(f"\nrules WORD shows more, rules all everything: {others}", "dim"))


def _card(section: Section) -> Section:
    """Return a section with its tables alone."""
    return replace(section, blocks=tuple(b for b in section.blocks if isinstance(b, Table)))


def _show(console: Console, what: RenderableType) -> None:
    width = min(console.width, WIDEST)
    if console.is_terminal:
        console.print(Padding(what, (0, 2)), width=width, highlight=False)
        return
    with console.capture() as capture:
        console.print(Padding(what, (0, 2)), width=width, highlight=False)
    for line in capture.get().splitlines():
        console.out(line.rstrip(), highlight=False)


def _title(page: Page) -> RenderableType:
    return Group("", Rule(Line(f" {page.title} ", "bold"), style="dim"), "", Line(page.summary))


def _section(section: Section) -> RenderableType:
    parts: list[RenderableType] = ["", Line(section.title.upper(), "bold green"), ""]
    for number, block in enumerate(section.blocks):
        if number:
            parts.append("")
        parts.append(_block(block))
    return Group(*parts)


def _block(block: Block) -> RenderableType:
    match block:
        case Text():
            return Line(block.text)
        case Items():
            return _items(block)
        case Table():
            return _table(block)
        case Example():
            return _example(block)


def _items(items: Items) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column(ratio=1)
    for number, item in enumerate(items.items, 1):
        said = Line(f"{item.lead} " if item.lead else "", "bold")
        grid.add_row(f"{number}." if items.ordered else "•", said.append(item.text, "not bold"))
    return grid


def _table(table: Table) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for number, column in enumerate(table.columns):
        grid.add_column(column, justify="left" if number < table.words else "right")
    for row in table.rows:
        grid.add_row(*(Line(cell) for cell in row))
    return grid


def _example(example: Example) -> RenderableType:
    parts: list[RenderableType] = [Line(f"Example: {example.title}", "bold italic")]
    for step in example.steps:
        parts += _step(step)
    return Padding(Group(*parts), (0, 0, 0, 2))


def _step(step: Step) -> Iterator[RenderableType]:
    fallen = f"[{' '.join(map(str, step.throw))}]  " if step.throw else ""
    yield Line(fallen, "bold green").append(step.text, "not bold default")
    if not step.choices:
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column("Keep", no_wrap=True)
    grid.add_column("Sets")
    grid.add_column("Points", justify="right")
    grid.add_column("Left to throw", justify="right", no_wrap=True)
    for choice in step.choices:
        dice = " ".join(map(str, choice.dice))
        grid.add_row(Line(dice, "bold"), choice.sets, f"{choice.points:,}", choice.left)
    yield Padding(grid, (0, 0, 0, 4))
    if step.more:
        yield Line(f"    … and {step.more} more", "dim")
