"""The learner of docs/learning.md, from its own file."""

import importlib.util
import re
import runpy
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from greed.envs import exploitability, loss

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "learning.md").read_text("utf-8")


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("td_learner", ROOT / "examples/td_learner.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_exact_rows_of_the_leaderboard_are_exact():
    rows = dict(re.findall(r"^\| `([\w:]+)` \| ([\d.]+)% \|$", PAGE, re.MULTILINE))
    assert set(rows) == {
        "optimal", "card", "maximiser", "bold", "cautious", "level:3", "threshold:300",
    }  # fmt: skip
    for policy, lost in rows.items():
        assert f"{100 * exploitability(policy, 'koans').optimal:.2f}" == lost


def test_the_curve_has_a_dot_for_each_row_of_the_table():
    curve = runpy.run_path(str(ROOT / "docs" / "conf.py"))["learning_curve"](PAGE)
    drawn = ET.fromstring(curve)  # noqa: S314 - it is ours
    dots = [
        each for each in drawn.iter()
        if each.tag.endswith("use") and "fill: var(--good)" in each.get("style", "")
    ]  # fmt: skip
    assert len(dots) == len(re.findall(r"^\| [\d,]+ \|", PAGE, re.MULTILINE)) == 11
    heights = [float(each.get("y", 0)) for each in dots]
    assert heights[0] < min(heights[1:])


def _learned(example, steps: int, games: int) -> float:
    learner = example.Learner()
    for _ in example.learn(learner, steps):
        pass
    return loss(learner, "koans", games, seed=9).game.value


def test_the_example_in_pytorch_learns():
    torch = pytest.importorskip(
        "torch", reason="THE PYTORCH EXAMPLE WAS NOT RUN: there is no torch here"
    )
    example = runpy.run_path(str(ROOT / "examples/torch_ppo.py"))
    torch.manual_seed(0)
    agent = example["Agent"]()
    untaught = loss(agent, "koans", 40).game.value
    assert list(example["learn"](agent, 800_000))[-1] == 786_432
    assert loss(agent, "koans", 40).game.value < untaught / 2


def test_a_learner_gets_better(example):
    assert _learned(example, 1_500_000, 60) < 0.35


def test_a_learner_reaches_the_loss_of_the_page(example):
    page = (ROOT / "docs/learning.md").read_text("utf-8")
    rows = re.findall(r"^\| ([\d,]+) \| ([\d.]+)% ± ([\d.]+) \|$", page, re.MULTILINE)
    steps, percent, error = rows[-1]
    found = 100 * _learned(example, int(steps.replace(",", "")), 200)
    assert abs(found - float(percent)) < 6 * float(error)
