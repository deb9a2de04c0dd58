"""`python -m greed.packs`: solve the small sheets and write the values that come with Greed."""

from __future__ import annotations

import sys

from greed.exact.race import solve
from greed.packs import SHIPPED, ship
from greed.sheets import load

for name in SHIPPED:
    sheet = load(name)
    path = ship(sheet, solve(sheet))
    sys.stdout.write(f"{path.stat().st_size:>7,} bytes  {path.name}\n")
