"""The kernels as plain Python, without Numba, count the same games."""

import json
import os
import subprocess
import sys

import pytest

PROGRAM = """
import json, sys, warnings
import greed
from greed.policies import Threshold
from greed.sim import Run
from greed.sim.run import play_unit

warnings.simplefilter("ignore")  # words wrap around on purpose
run = Run(greed.load(sys.argv[1]), (Threshold(300), Threshold(int(sys.argv[3]))), seed=6)
print(json.dumps([field.tolist() for field in play_unit(run, 0, int(sys.argv[2]))]))
"""


def played(name: str, games: int, other: int, **environment: str) -> list[object]:
    found: list[object] = json.loads(
        subprocess.run(
            [sys.executable, "-c", PROGRAM, name, str(games), str(other)],
            check=True, stdout=subprocess.PIPE, text=True, env=os.environ | environment,
        ).stdout
    )  # fmt: skip
    return found


@pytest.mark.parametrize(
    ("name", "games", "other"),
    [("official", 12, 500), ("classic", 70, 500), ("classic", 70, 1_700)],
    ids=["by every rule", "small turns", "looked up"],
)
def test_uncompiled_kernels_count_the_same_games(name: str, games: int, other: int):
    assert played(name, games, other, NUMBA_DISABLE_JIT="1") == played(name, games, other)
