"""`python -m greed.packs [PAGE]`: solve the small sheets and write the values that come with Greed.

With docs/pack.md as the page, its table of sizes is written again, too.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from greed.exact.race import solve
from greed.packs import SHIPPED, ship
from greed.packs._sizes import sizes, table
from greed.sheets import load, presets

MARKED = re.compile(r"(?<=<!-- sizes -->\n).*?(?=\n<!-- /sizes -->)", re.DOTALL)
SOLVED = (
    "official", "basic", "koans+amish", "kingdom-come+amish", "classic+amish", "classic+zilch",
    "classic+amish+zilch",
)  # fmt: skip
"""Sheets whose values don't come with Greed and are measured as well."""


def main() -> None:
    """Write the files, and the table if a page is given."""
    for name in SHIPPED:
        sheet = load(name)
        path = ship(sheet, solve(sheet))
        sys.stdout.write(f"{path.stat().st_size:>7,} bytes  {path.name}\n")
    for page in map(Path, sys.argv[1:]):
        names = dict.fromkeys([*presets(), *SHIPPED, *SOLVED])
        found = [sizes(load(name), solved=name in SOLVED) for name in names]
        page.write_text(MARKED.sub(table(found), page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
