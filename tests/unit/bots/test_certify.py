"""Certification: a fair program passes every step, a bad one fails at its own."""

import shlex
import sys
from pathlib import Path

import pytest

import greed
from greed.bots.certify import Step, certify

TORTURE = Path(__file__).parents[2] / "support" / "torture.py"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs as bots need POSIX")


def steps(kind: str, limit: float = 5.0) -> list[Step]:
    command = shlex.join([sys.executable, "-S", str(TORTURE), kind])
    return list(certify(command, greed.load("koans"), games=3, limit=limit, start_limit=5))


def test_a_fair_program_passes_every_step():
    done = steps("fair")
    assert len(done) == 8
    assert all(step.passed for step in done)


@pytest.mark.parametrize(
    ("kind", "step", "says"),
    [
        ("no name", "says its name", "expected 'bot NAME'"),
        ("garbage", "whole games", "expected 'move 10"),
        ("illegal", "whole games", "keep 6 6 6 6 6"),
        ("crash", "whole games", "my own fault"),
        ("stays", "told to quit", "still there"),
        ("orphan", "nobody is there", "standard input had ended"),
    ],
)
def test_the_step_that_fails_is_the_last_and_says_what_to_mend(kind: str, step: str, says: str):
    *before, last = steps(kind)
    assert all(each.passed for each in before)
    assert not last.passed
    assert step in last.name
    assert says in last.detail
    assert last.remedy


def test_a_program_that_draws_other_lots_each_time_is_told_how_not_to():
    fickle = "import sys, time\nmoves = []\nfor line in sys.stdin:\n" + "".join(
        f"    {each}\n"
        for each in (
            "word, _, rest = line.strip().partition(' ')",
            "if word == 'hello': print('bot fickle', flush=True)",
            "if word == 'position': moves = []",
            "if word == 'legal': moves.append(rest.split(' ', 2)[2])",
            "if word == 'choose': print('move', rest, moves[int(rest) % len(moves)], flush=True)",
            "if word == 'quit': break",
        )
    )
    command = shlex.join([sys.executable, "-S", "-c", fickle])
    *_, last = certify(command, greed.load("classic"), games=1)
    assert "same answer" in last.name
    assert "seed" in last.remedy
