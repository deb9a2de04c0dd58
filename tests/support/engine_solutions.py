"""Random sheets and what their races come to, as lines of JSON, for the page to find the same.

    python -m tests.support.engine_solutions --house 300

Each line is the `pack` of a sheet, and the `rows` that Python finds, as bytes in base64; none if
Python says that the sheet has no answer. Python runs the same module; `native` is how far native
code is from it.
"""

from __future__ import annotations

import argparse
import base64
import os
import sys
from typing import Any
from unittest.mock import patch

import msgspec
import numpy as np
from tests.support.engine_games import house_sheets

from greed import Sheet
from greed.exact.engine import run
from greed.exact.model import Unsolvable
from greed.exact.race import solve_race
from greed.exact.race._numbers import RaceAnswer, numbers, race_of
from greed.exact.race.horizon import horizon
from greed.packs import PackError, pack
from greed.tables import Tables, tables

Rows = tuple[Any, ...]
_ROWS = (1, 2, 3, 5, 6)
"""Of what a kernel returns, what is small enough to be told: the values of positions, what is said
of them, and what challengers, leaders and entrants win."""


def line(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet and its solution."""
    said = {"name": f"{sheet.title} {sheet.target}", "pack": pack(sheet).decode()}
    if sheet.seats.min > 2:
        return said
    try:
        wasm = _found(sheet, "wasm")
        solve_race(tables(sheet))
    except Unsolvable:
        return said
    apart = _apart(tables(sheet), wasm, _found(sheet, "native"))
    rows = [base64.b64encode(wasm[at].tobytes()).decode() for at in _ROWS]
    return said | {"rows": rows, "native": apart}


def _apart(tables: Tables, one: Rows, other: Rows) -> float:
    """Return how far values are apart, from the lowest score on the board that there is."""
    races = [race_of(tables, RaceAnswer(*rows)).values for rows in (one, other)]
    lowest = horizon(tables).lowest
    return max(
        float(np.abs(values - races[1][group])[_from(lowest, values.shape)].max())
        for group, values in races[0].items()
    )


def _from(lowest: int, shape: tuple[int, ...]) -> tuple[slice, ...]:
    return tuple(slice(lowest if size > 1 else 0, None) for size in shape)


def _found(sheet: Sheet, engine: str) -> Rows:
    with patch.dict(os.environ, {"GREED_ENGINE": engine}):
        return run("race", *numbers(tables(sheet)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--house", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for sheet in house_sheets(chosen.house, chosen.seed):
        try:
            sys.stdout.buffer.write(msgspec.json.encode(line(sheet)) + b"\n")
        except PackError as error:
            sys.stderr.write(f"{error}\n")


if __name__ == "__main__":
    main()
