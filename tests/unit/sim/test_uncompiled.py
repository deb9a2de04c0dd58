"""The kernels as plain Python, without Numba, count the same games."""

import json
import os
import subprocess
import sys

import pytest

import greed
from greed.policies import Threshold
from greed.sim import Run
from greed.sim.run import play_unit

PROGRAM = """
import json, sys, warnings
from tests.unit.sim.test_uncompiled import played

warnings.simplefilter("ignore")  # words wrap around on purpose
print(json.dumps(played(sys.argv[1], *map(int, sys.argv[2:]))))
"""


def played(name: str, games: int, other: int) -> list[object]:
    run = Run(greed.load(name), (Threshold(300), Threshold(other)), seed=6)
    return [field.tolist() for field in play_unit(run, 0, games)]


def uncompiled(*arguments: object) -> object:
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, arguments)],
        check=True, capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )  # fmt: skip
    return json.loads(told.stdout)


@pytest.mark.parametrize(
    ("name", "games", "other"),
    [("official", 12, 500), ("classic", 70, 500), ("classic", 70, 1_700)],
    ids=["by every rule", "small turns", "looked up"],
)
def test_uncompiled_kernels_count_the_same_games(name: str, games: int, other: int):
    assert uncompiled(name, games, other) == played(name, games, other)
