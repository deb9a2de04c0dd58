"""The learner of docs/learning.md, from its own file."""

import importlib.util
import re
from pathlib import Path

import pytest

from greed.envs import loss

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("td_learner", ROOT / "examples/td_learner.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _learned(example, steps: int, games: int) -> float:
    learner = example.Learner()
    for _ in example.learn(learner, steps):
        pass
    return loss(learner, "koans", games, seed=9).game.value


def test_a_learner_gets_better(example):
    assert _learned(example, 1_500_000, 60) < 0.35


def test_a_learner_reaches_the_loss_of_the_page(example):
    page = (ROOT / "docs/learning.md").read_text("utf-8")
    rows = re.findall(r"^\| ([\d,]+) \| ([\d.]+)% ± ([\d.]+) \|$", page, re.MULTILINE)
    steps, percent, error = rows[-1]
    found = 100 * _learned(example, int(steps.replace(",", "")), 200)
    assert abs(found - float(percent)) < 6 * float(error)
