"""The values that come with Greed, and the table of docs/pack.md: how large packs are.

`python -m scripts.packs [PAGE]` (or `make packs`) solves the small sheets and writes their values.
With docs/pack.md as the page, its table of sizes is written again, too.
"""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.exact.race import solve
from greed.packs import SHIPPED, pack, ship, shipped_solution
from greed.sheets import load, presets

__all__ = ["MARKED", "SOLVED", "Sizes", "sizes", "table"]

MARKED = re.compile(r"(?<=<!-- sizes -->\n).*?(?=\n<!-- /sizes -->)", re.DOTALL)
SOLVED = ("classic+zilch",)
"""Sheets whose values don't come with Greed and are measured as well."""


class Sizes(NamedTuple):
    """How large the pack of a sheet is, in bytes compressed with gzip.

    Attributes:
        name: of the sheet.
        plain: the pack without values.
        values: with win probabilities; 0 if they are not worked out.
    """

    name: str
    plain: int
    values: int = 0


def sizes(sheet: Sheet, *, solved: bool = True) -> Sizes:
    """Measure the packs of a sheet; unless `solved`, only values that come with Greed count."""
    plain = _zipped(pack(sheet))
    try:
        solution = shipped_solution(sheet)
        if solution is None and solved:
            solution = solve(sheet)
    except Unsolvable:
        solution = None
    if solution is None:
        return Sizes(sheet.name, plain)
    return Sizes(sheet.name, plain, _zipped(pack(sheet, solution)))


def table(measured: Iterable[Sizes]) -> str:
    """Return sizes as a table in Markdown.

    >>> print(table([Sizes("koans", 7_000, 10_000)]).splitlines()[-1])
    | `koans` | 7.0 | 10.0 |
    """
    lines = ["| sheet | pack | with values |", "|---|---:|---:|"]
    lines += [
        f"| `{each.name}` | {_kilo(each.plain)} | {_kilo(each.values)} |" for each in measured
    ]
    return "\n".join(lines)


def _zipped(data: bytes) -> int:
    return len(gzip.compress(data, 9, mtime=0))


def _kilo(size: int) -> str:
    return f"{size / 1000:,.1f}" if size else "-"


def main() -> None:
    """Write the files, and the table if a page is given."""
    for name in SHIPPED:
        sheet = load(name)
        path = ship(sheet, solve(sheet))
        sys.stdout.write(f"{path.stat().st_size:>7,} bytes  {path.name}\n")
    for page in map(Path, sys.argv[1:]):
        names = (*presets(), *SOLVED)
        found = [sizes(load(name), solved=name in SOLVED) for name in names]
        page.write_text(MARKED.sub(table(found), page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
