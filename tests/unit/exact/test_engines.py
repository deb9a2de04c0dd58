"""The WebAssembly module answers what Numba does, and is made of the kernels as they are."""

import subprocess
import sys

import numpy as np
import pytest
from scripts.kernels import MODULE, SOURCES, sources

from greed.core.state import ON
from greed.exact import wasm
from greed.exact.model import Unsolvable
from greed.exact.race import Race
from greed.exact.race._numbers import numbers
from greed.exact.race._portable import solved_portably
from greed.exact.race.horizon import horizon
from greed.exact.race.solver import solved
from greed.sheets import load
from greed.tables import Tables, tables

SHEETS = [
    "koans",
    "koans(target=1000)",
    "koans+amish(target=1500)",
    "koans(target=1000,turn.minimum_bank=300)",
    "koans(target=1000,end.overshoot=forfeits)",
    "classic(target=2000)",
    "kingdom-come(target=2000)",
    "farkle-minimal(target=2000)",
]
CLOSE = 1e-9
"""Both stop where nothing changes by more than a tenth of this."""


def _held(sheet: str) -> Tables:
    return tables(load(sheet))


def _furthest(one: Race, other: Race) -> float:
    """Return how far apart two solutions are, at scores that a seat can have."""
    lowest = horizon(one.tables).lowest
    apart = [0.0]
    for group, values in one.values.items():
        rows, columns = (lowest if s.standing == ON else 0 for s in (group.mine, group.other))
        change = np.abs(values - other.values[group])[rows:, columns:]
        apart.append(float(change.max()))
    return max(apart)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_module_answers_what_numba_does(sheet: str):
    held = _held(sheet)
    assert _furthest(solved(held), solved_portably(held)) < CLOSE


def test_the_module_needs_no_numba(tmp_path):
    program = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from greed.exact import solve
from greed.sheets import load
print(round(solve(load("koans")).first_wins, 6))
"""
    asked = [sys.executable, "-c", program]
    environment = {"GREED_HOME": str(tmp_path), "GREED_ENGINE": "wasm", "PATH": ""}
    answer = subprocess.run(asked, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout == "0.539854\n"


def test_the_module_says_how_far_it_is():
    heard: list[float] = []
    solved_portably(_held("koans"), lambda _, part: heard.append(part))
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) > 20


def test_what_a_listener_raises_stops_the_module():
    def listener(*_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solved_portably(_held("koans"), listener)


def test_a_race_that_nobody_can_solve_is_refused_in_the_same_words():
    held = _held("koans(end.overshoot=forfeits,target=550)")
    answers = []
    for solver in (solved, solved_portably):
        try:
            answers.append(round(solver(held).residual, 6))
        except Unsolvable as error:
            answers.append(str(error))
    assert answers[0] == answers[1]


def test_a_memory_that_is_too_small_is_named():
    module = wasm.Module(lambda *_: False, most=1 << 22)
    with pytest.raises(MemoryError, match="more memory than there is"):
        module.race(*numbers(_held("classic")))


def test_the_module_was_made_of_the_kernels_as_they_are():
    assert SOURCES.read_text().strip() == sources(), "run `make kernels`"


def test_the_module_is_small():
    assert MODULE.stat().st_size < 100_000


def test_the_module_is_made_again(tmp_path):
    again = tmp_path / "race.wasm.gz"
    program = "from scripts.kernels import *; import sys, pathlib; "
    program += "pathlib.Path(sys.argv[1]).write_bytes(packed(made()))"
    subprocess.run([sys.executable, "-c", program, str(again)], check=True)
    assert again.read_bytes() == MODULE.read_bytes()
