"""Solves sheets by the kernel that GREED_KERNEL names, and prints the values of all positions."""

import json
import sys

from hypothesis import HealthCheck, given, settings

from greed.core.errors import Unsolvable
from greed.core.game import start
from greed.core.sheet import Sheet
from greed.sheets import load
from greed.solver.solve import solve
from greed.testing import sheets


def answer(sheet: Sheet, seats: int) -> None:
    # From a state, so that no solution is read that another kernel has left.
    try:
        solution = solve(sheet, seats, state=start(sheet, seats))
    except Unsolvable as error:
        sys.stdout.write(json.dumps(str(error)) + "\n")
    else:
        sys.stdout.write(json.dumps([*solution.arrays.value.values]) + "\n")


@settings(
    max_examples=6, derandomize=True, database=None, deadline=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
@given(sheets(max_dice=3, max_target=200))
def answer_drawn(sheet: Sheet) -> None:
    answer(sheet, 2)


if sys.argv[1] == "drawn":
    answer_drawn()
else:
    answer(load(sys.argv[1]), int(sys.argv[2]))
