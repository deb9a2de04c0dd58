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
from greed.packs import SHIPPED, pack, ship, shipped_solution, values_file
from greed.packs._values import packed_values
from greed.sheets import load, presets

__all__ = ["MARKED", "SOLVED", "Sizes", "sizes", "table"]

MARKED = re.compile(r"(?<=<!-- sizes -->\n).*?(?=\n<!-- /sizes -->)", re.DOTALL)
SOLVED = (
    "official", "basic", "koans+amish", "kingdom-come+amish", "classic+amish", "classic+zilch",
    "classic+amish+zilch",
)  # fmt: skip
"""Sheets whose values don't come with Greed and are measured as well."""


class Sizes(NamedTuple):
    """How large the pack of a sheet is, in bytes compressed with gzip.

    Attributes:
        name: of the sheet.
        plain: the pack without values.
        values: with win probabilities; 0 if they are not worked out.
        rounding: how far off these may be, in billionths.
        takeovers: with takeovers, too; 0 if the sheet has none.
        takeover_rounding: how far off values may be where takeovers matter, in billionths.
        apart: the file with the values, as it is; 0 if these come with Greed.
    """

    name: str
    plain: int
    values: int = 0
    rounding: int = 0
    takeovers: int = 0
    takeover_rounding: int = 0
    apart: int = 0


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
    values = _zipped(pack(sheet, solution))
    rounding = packed_values(solution)["rounding"]
    apart = 0 if shipped_solution(sheet) else len(values_file(solution))
    if sheet.carryover is None:
        return Sizes(sheet.name, plain, values, rounding, apart=apart)
    held = packed_values(solution, attempts=True)["takeovers"]
    takeovers = _zipped(pack(sheet, solution, attempts=True))
    return Sizes(sheet.name, plain, values, rounding, takeovers, rounding + held["rounding"], apart)


def table(measured: Iterable[Sizes]) -> str:
    """Return sizes as a table in Markdown.

    >>> print(table([Sizes("koans", 7_000, 10_000, 7_648)]).splitlines()[-1])
    | `koans` | 7.0 | 10.0 | 0.0008% | - | - | - |
    """
    lines = [
        "| sheet | pack | with values | off by | with takeovers | off by | values apart |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| `{each.name}` | {_kilo(each.plain)} | {_kilo(each.values)} | {_percent(each.rounding)}"
        f" | {_kilo(each.takeovers)} | {_percent(each.takeover_rounding)} | {_kilo(each.apart)} |"
        for each in measured
    ]
    return "\n".join(lines)


def _zipped(data: bytes) -> int:
    return len(gzip.compress(data, 9, mtime=0))


def _kilo(size: int) -> str:
    return f"{size / 1000:,.1f}" if size else "-"


def _percent(billionths: int) -> str:
    return f"{billionths / 1e7:.4f}%" if billionths else "-"


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
