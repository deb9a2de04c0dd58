"""Reports as Markdown; rows of figures in a file, CSV, JSON or Parquet by its ending."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from types import ModuleType

from greed._extras import install
from greed.core.errors import GreedError
from greed.core.messages import say
from greed.report._html import Report
from greed.report.model import (
    Bars,
    Block,
    DiceRow,
    Example,
    Heading,
    Items,
    Note,
    Table,
    Text,
)

_WIDTH = 88
_SPECIAL = re.compile(r"([\\`*\[\]<>|]|(?<!\w)_|_(?!\w))")
_STARTS = re.compile(r"^(?=[#+>-]+ )|(?<=^\d)(?=[.)] )")


def markdown(report: Report) -> str:
    r"""Return a report as Markdown, lines wrapped, tables aligned; charts are left out.

    >>> from greed.report import Report, Table, markdown
    >>> print(markdown(Report("Scores", "", (Table(("Who", "Points"), (("A|b", "1,200"),)),))))
    # Scores
    <BLANKLINE>
    | Who  | Points |
    | ---- | -----: |
    | A\|b |  1,200 |
    <BLANKLINE>
    """
    title = f"# {_escaped(report.title)}" if report.title else ""
    parts = [title, _wrapped(_escaped(report.intro)), *map(_block, report.blocks)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _escaped(text: str) -> str:
    return _STARTS.sub(r"\\", _SPECIAL.sub(r"\\\1", " ".join(text.split())))


def _wrapped(text: str, first: str = "", rest: str = "") -> str:
    # A line must not begin with what Markdown would take for a list or a heading.
    return "\n".join(
        wrap(text, _WIDTH, initial_indent=first, subsequent_indent=rest,
             break_long_words=False, break_on_hyphens=False)
    )  # fmt: skip


def _block(block: Block) -> str:
    match block:
        case Heading():
            return f"## {_escaped(block.text)}"
        case Text() | Note():
            return _wrapped(_escaped(block.text))
        case Items():
            return "\n".join(
                _wrapped(
                    (f"**{_escaped(item.lead)}** " if item.lead else "") + _escaped(item.text),
                    f"{number}. " if block.ordered else "- ",
                    "   " if block.ordered else "  ",
                )
                for number, item in enumerate(block.items, 1)
            )
        case Table():
            return _table(block)
        case Example():
            return (
                f"### {say('report-example', title=_escaped(block.title))}\n\n"
                + "\n".join(_steps(block)).strip()
            )
        case DiceRow():
            return _dice(block.dice).strip()
        case Bars():
            rows = tuple((label, text) for label, _, text in block.rows)
            return _table(Table(block.columns, rows, words=0))
        case _:
            return ""  # a chart, of which a table beside it says all


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


def _dice(throw: tuple[int, ...]) -> str:
    return f"**\\[{' '.join(map(str, throw))}\\]** " if throw else ""


def _steps(example: Example) -> Iterator[str]:
    for step in example.steps:
        yield _wrapped(_dice(step.throw) + _escaped(step.text), "- ", "  ")
        if step.choices:
            yield from ("", _table(step.table, "  "), "")
            if step.more:
                yield from (f"  {say('report-more', n=step.more)}.", "")


_ENDINGS = (".csv", ".json", ".parquet")
Row = Mapping[str, object]


class RowsError(GreedError):
    """Rows cannot be written into this file; the message says why."""


def check_rows_file(path: Path, *others: str) -> None:
    """Check the ending of a file for rows before any work is done for it.

    Raises:
        RowsError: it is neither one for rows nor among `others`, or Polars isn't installed.
    """
    endings = (*_ENDINGS, *others)
    if path.suffix not in endings:
        raise RowsError(f"{path} should end in {', '.join(endings[:-1])} or {endings[-1]}")
    if path.suffix == ".parquet":
        _polars()


def write_rows(path: Path, rows: Sequence[Row]) -> None:
    """Write rows with the same keys into a file.

    Raises:
        RowsError: see `check_rows_file`, or the file cannot be written.
    """
    check_rows_file(path)
    try:
        if path.suffix == ".csv":
            with path.open("w", encoding="utf-8", newline="") as file:
                table = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
                table.writeheader()
                table.writerows(rows)
        elif path.suffix == ".json":
            path.write_text(f"{json.dumps(list(rows), indent=1)}\n", "utf-8")
        else:
            _polars().DataFrame([dict(row) for row in rows]).write_parquet(path)
    except OSError as error:
        raise RowsError(f"cannot write {path}: {error.strerror}") from None


def _polars() -> ModuleType:
    try:
        import polars as pl
    except ImportError:
        raise RowsError(f"Parquet needs polars: {install('parquet')}") from None
    return pl
