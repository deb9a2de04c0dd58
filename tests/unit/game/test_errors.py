"""Whatever people type and files hold, a host has one family of errors to catch."""

from collections.abc import Callable

import pytest

import greed
from greed.coach import advise
from greed.coach.explore import branches
from greed.coach.judges import PointsJudge
from greed.envs import codec
from greed.game import heat_map
from greed.policies import Threshold
from greed.sim import simulate

LONG = "9" * 5_000
"""More digits than Python reads."""


def koans() -> greed.State:
    return greed.start(greed.load("koans"))


def table(dice: str = "real") -> greed.Game:
    return greed.Game("koans", ["Ann", "Bob"], dice=dice)


CASES: dict[str, Callable[[], object]] = {
    "nobody plays": lambda: greed.Game("koans", []),
    "no such first seat": lambda: greed.Game("koans", ["Ann", "Bob"], first=2),
    "no seats": lambda: greed.start(greed.load("koans"), seats=0),
    "seats below zero": lambda: greed.start(greed.load("koans"), seats=-3),
    "a first seat below zero": lambda: greed.start(greed.load("koans"), first=-1),
    "a bot of too many digits": lambda: greed.Game("koans", ["Ann", f"bot:threshold:{LONG}"]),
    "a level of too many digits": lambda: greed.Game("koans", ["Ann", f"bot:level:{LONG}"]),
    "a seat of too many digits": lambda: table().play(f"back {LONG}"),
    "a die of too many digits": lambda: table().play(f"throw {LONG} 1 1 1 1"),
    "points of too many digits": lambda: table().play(f"points {LONG}"),
    "a script of too many digits": lambda: table(f"script:{LONG}.1").play("roll"),
    "no text": lambda: table().play(""),
    "no dice": lambda: greed.throw(koans(), []),
    "no choice to advise on": lambda: advise(PointsJudge(koans()), koans()),
    "no roll to explore": lambda: branches(
        PointsJudge(koans()), greed.throw(koans(), [1, 1, 5, 2, 3])
    ),
    "a threshold below zero": lambda: Threshold(-1),
    "too many players to simulate": lambda: simulate(koans().rules.sheet, [Threshold()] * 13, 1),
    "a simulation without an end": lambda: simulate(koans().rules.sheet, [Threshold()] * 2, None),
    "no such field": lambda: codec("koans", 2).where("luck"),
    "a heat map of nothing": lambda: heat_map([], title="nothing"),
}


@pytest.mark.parametrize("cause", CASES.values(), ids=list(CASES))
def test_whatever_a_host_can_cause_is_an_error_of_greed(cause: Callable[[], object]):
    with pytest.raises(greed.GreedError, match=r"\w+ \w+"):
        cause()


def test_a_file_that_is_not_text_is_not_a_record(tmp_path):
    (tmp_path / "picture.jsonl").write_bytes(b"\x89PNG\xff")
    with pytest.raises(greed.RecordError, match="is not text"):
        greed.Game.load(tmp_path / "picture.jsonl")
