"""A rules page as Markdown that is pleasant to read as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from greed.rulebook.model import Block, Example, Items, Page, Step, Table, Text
from greed.rulebook.words import spaced

__all__ = ["markdown"]

_WIDTH = 88
_SPECIAL = re.compile(r"([\\`*\[\]<>|]|(?<!\w)_|_(?!\w))")
_STARTS = re.compile(r"^(?=[#+>-]+ )|(?<=^\d)(?=[.)] )")


def markdown(page: Page) -> str:
    """Return a page as Markdown, lines wrapped, tables aligned."""
    parts = [f"# {_escaped(page.title)}", *_wrapped(page.summary)]
    for section in page.sections:
        parts.append(f"## {_escaped(section.title)}")
        parts += [part for block in section.blocks for part in _block(block)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _escaped(text: str) -> str:
    return _STARTS.sub(r"\\", _SPECIAL.sub(r"\\\1", text))


def _wrapped(text: str, first: str = "", rest: str = "") -> list[str]:
    if not text:
        return []
    # A line must not begin with what Markdown would take for a list or a heading.
    lines = wrap(text, _WIDTH, initial_indent=first, subsequent_indent=rest,
                 break_long_words=False, break_on_hyphens=False)  # fmt: skip
    return ["\n".join(lines)]


def _block(block: Block) -> Iterator[str]:
    match block:
        case Text():
            yield from _wrapped(_escaped(block.text))
        case Items():
            yield "\n".join(
                line
                for number, item in enumerate(block.items, 1)
                for line in _wrapped(
                    (f"**{_escaped(item.lead)}** " if item.lead else "") + _escaped(item.text),
                    f"{number}. " if block.ordered else "- ",
                    "   " if block.ordered else "  ",
                )
            )
        case Table():
            yield _table(block)
        case Example():
            yield from _example(block)


def _table(table: Table, indent: str = "") -> str:
    rows = [[_escaped(cell) for cell in row] for row in (table.columns, *table.rows)]
    widths = [max(3, *(len(row[i]) for row in rows)) for i in range(len(table.columns))]
    rule = [
        "-" * width if i < table.words else "-" * (width - 1) + ":"
        for i, width in enumerate(widths)
    ]
    lines = [rows[0], rule, *rows[1:]]
    return "\n".join(
        f"{indent}| "
        + " | ".join(
            cell.ljust(width) if i < table.words else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        + " |"
        for line in lines
    )


def _example(example: Example) -> Iterator[str]:
    yield f"### Example: {_escaped(example.title)}"
    lines: list[str] = []
    for step in example.steps:
        dice = f"**\\[{spaced(step.throw)}\\]** " if step.throw else ""
        lines += _wrapped(dice + _escaped(step.text), "- ", "  ")
        if step.choices:
            lines += ["", _table(_choices(step), "  "), ""]
            if step.more:
                lines += [f"  and {step.more} more.", ""]
    yield "\n".join(lines).strip()


def _choices(step: Step) -> Table:
    rows = tuple((spaced(c.dice), c.sets, f"{c.points:,}", c.left) for c in step.choices)
    return Table(("Keep", "Sets", "Points", "Left to throw"), rows, words=2)
