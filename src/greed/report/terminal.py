"""A report in a terminal, as wide as that is and no wider than can be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as RichText

from greed._plain import unarmed
from greed.core.messages import say
from greed.report._html import Report
from greed.report.model import (
    Bars,
    Block,
    DiceRow,
    Example,
    Figures,
    Heading,
    Items,
    Note,
    Step,
    Table,
    Text,
)

_PAGE, _ANSWER = 80, 100
"""Columns that are used at most: a page is read, figures are looked up."""
_NAME = 14
"""Columns that words take at least before a table is turned to stand upright."""
_STYLES = {"plain": "", "quiet": "dim", "good": "green", "bad": "red", "warning": "yellow"}


def _line(text: str, style: str = "") -> RichText:
    """Return text that others may have written; a terminal shows it and obeys none of it."""
    return RichText(unarmed(text), style)


def show(report: Report, console: Console | None = None) -> None:
    """Print a report: a page if it has headings, else an answer. Charts are left out."""
    console = console or Console(highlight=False)
    page = bool(report.headings)
    title: list[RenderableType] = ["", _line(report.title, "bold")]
    if page:
        title = ["", Rule(_line(f" {report.title} ", "bold"), style="dim")]
    if report.intro and page:
        title += ["", _line(report.intro)]
    elif report.intro:
        title[-1] = _line(report.title, "bold").append(unarmed(f"  {report.intro}"), "not bold dim")
    if report.title:
        _print(console, Group(*title), page=page)
    show_blocks(console, report.blocks, page=page)
    if not page:
        console.print()


def show_blocks(console: Console, blocks: Iterable[Block], *, page: bool = True) -> None:
    """Print blocks, a blank line before each but a remark below its table."""
    width = min(console.width, _PAGE if page else _ANSWER) - 4 * page
    before: Block | None = None
    for block in blocks:
        if (drawn := _drawn(block, width)) is None:
            continue
        close = isinstance(block, Note) and isinstance(before, Note)
        _print(console, drawn if close else Group("", drawn), page=page)
        before = block


def _print(console: Console, what: RenderableType, *, page: bool) -> None:
    """Print with a margin beside a page; where nobody sees a screen, without blanks at the end."""
    shown = Padding(what, (0, 2)) if page else what
    width = min(console.width, _PAGE if page else _ANSWER)
    if console.is_terminal:
        console.print(shown, width=width, highlight=False)
        return
    with console.capture() as capture:
        console.print(shown, width=width, highlight=False)
    for line in capture.get().splitlines():
        console.out(line.rstrip(), highlight=False)


def _drawn(block: Block, width: int) -> RenderableType | None:
    match block:
        case Heading():
            return _line(block.text.upper(), "bold green")
        case Text():
            return _line(block.text)
        case Note():
            return _line(block.text, _STYLES[block.tone])
        case Items():
            return _items(block)
        case Figures():
            return _figures(block, width)
        case Table():
            return _table(block, width)
        case Example():
            return _example(block, width)
        case DiceRow():
            return _line(f"[{' '.join(map(str, block.dice))}]", "bold green")
        case Bars():
            return _bars(block, width)
        case _:
            return None  # a chart, of which a table beside it says all


def _items(items: Items) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column(ratio=1)
    for number, item in enumerate(items.items, 1):
        said = _line(f"{item.lead} " if item.lead else "", "bold")
        grid.add_row(
            f"{number}." if items.ordered else "•", said.append(unarmed(item.text), "not bold")
        )
    return grid


def _grid(gap: int = 3) -> Grid:
    return Grid(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")


def _table(table: Table, width: int) -> RenderableType:
    if _least(table, range(len(table.columns))) > width:
        return _upright(table)
    grid = _grid()
    for number, column in enumerate(table.columns):
        grid.add_column(_line(column), justify="left" if number < table.words else "right")
    for row in table.rows:
        grid.add_row(*map(_line, row))
    return grid


def _figures(table: Figures, width: int) -> RenderableType:
    """Return a table of results: without what can be spared, or upright, if it is too wide."""
    kept = list(range(len(table.columns)))
    if sum(length + 2 for _, length in _lengths(table, kept)) > width:
        kept = [n for n in kept if table.columns[n] not in table.spare]
    if _least(table, kept) > width:
        return _upright(table)
    grid = _grid(2)
    for n in kept:
        word = n < table.words
        grid.add_column(
            _line(table.columns[n]), justify="left" if word else "right", no_wrap=not word,
            overflow="fold",
        )  # fmt: skip
    for row in table.rows:
        grid.add_row(*(_toned(table, row, n) for n in kept))
    return grid


def _upright(table: Table) -> RenderableType:
    """Return a table with a line for each figure, below the words that its row is about."""
    left, right = (
        max((_line(text).cell_len for text in column), default=0)  # or there are words alone
        for column in (
            table.columns[table.words :],
            [cell for row in table.rows for cell in row[table.words :]],
        )
    )
    parts: list[RenderableType] = []
    for row in table.rows:
        parts.append(_about(table, row))
        grid = _grid(2)
        grid.show_header = False
        grid.add_column(min_width=left)
        grid.add_column(min_width=right, justify="right", overflow="fold")
        for n in range(table.words, len(row)):
            grid.add_row(_line(table.columns[n], "dim"), _toned(table, row, n))
        parts.append(Padding(grid, (0, 0, 0, 2)))
    return Group(*parts)


def _about(table: Table, row: tuple[str, ...]) -> RichText:
    """Return what a row is about: its words, each on a line behind the name of its column."""
    about = RichText()
    for n in range(table.words):
        name = f"{table.columns[n]}: " if table.columns[n] else ""
        about.append("\n" if n else "").append_text(_line(name, "dim"))
        about.append_text(_toned(table, row, n))
    return about


def _toned(table: Table, row: tuple[str, ...], number: int) -> RichText:
    tones = table.tones if isinstance(table, Figures) else {}
    style = "bold" if number < table.words else _STYLES[tones.get(row[number], "plain")]
    return _line(row[number], style)


def _lengths(table: Table, kept: Iterable[int]) -> Iterator[tuple[int, int]]:
    for n in kept:
        column = (table.columns[n], *(row[n] for row in table.rows))
        yield n, max(_line(text).cell_len for text in column)


def _least(table: Table, kept: Iterable[int]) -> int:
    """Return how many columns a table takes whose words are folded."""
    return sum(
        2 + (min(length, _NAME) if n < table.words else length)
        for n, length in _lengths(table, kept)
    )


def _bars(bars: Bars, width: int) -> Grid:
    grid = _grid()
    for column in bars.columns:
        grid.add_column(_line(column), justify="right", min_width=7, no_wrap=True)
    grid.add_column("")
    most = max((share for _, share, _ in bars.rows), default=0) or 1.0
    room = max(4, min(40, width - 30))
    for label, share, text in bars.rows:
        drawn = "█" * round(room * share / most) or ("▏" if share else "")
        grid.add_row(_line(label), _line(text), _line(drawn, "green"))
    return grid


def _example(example: Example, width: int) -> RenderableType:
    parts: list[RenderableType] = [_line(say("report-example", title=example.title), "bold italic")]
    for step in example.steps:
        parts += _step(step, width - 2)
    return Padding(Group(*parts), (0, 0, 0, 2))


def _step(step: Step, width: int) -> Iterator[RenderableType]:
    fallen = f"[{' '.join(map(str, step.throw))}]  " if step.throw else ""
    yield _line(fallen, "bold green").append(unarmed(step.text), "not bold default")
    if not step.choices:
        return
    yield Padding(_table(step.table, width - 4), (0, 0, 0, 4))
    if step.more:
        yield _line(f"    … {say('report-more', n=step.more)}", "dim")
