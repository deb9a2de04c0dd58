"""The values that come with Greed: `make packs` solves the small sheets and writes them."""

from __future__ import annotations

import sys

from greed.packs import SHIPPED, ship
from greed.sheets import load
from greed.solver import solve


def main() -> None:
    """Write the files."""
    for name in SHIPPED:
        sheet = load(name)
        path = ship(sheet, solve(sheet))
        sys.stdout.write(f"{path.stat().st_size:>7,} bytes  {path.name}\n")


if __name__ == "__main__":
    main()
