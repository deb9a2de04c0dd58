"""The rivals of the page stand on a ladder: nobody wins more often than who stands above."""

import re
from pathlib import Path

import pytest

from greed.arena import Plan, play, round_robin
from greed.sheets import load

RIVALS = Path(__file__).parents[3] / "ui" / "src" / "lib" / "rivals.ts"


def ladder() -> tuple[str, ...]:
    """Return the bots of the ladder, from the one who is beaten first."""
    (names,) = re.findall(r"LADDER: readonly Rival\[\] = \[(.*?)\]", RIVALS.read_text("utf-8"))
    return tuple(re.findall(r'"(\w+)"', names))


def test_the_ladder_begins_with_chance_and_ends_with_perfect_play():
    assert (ladder()[0], ladder()[-1]) == ("random", "optimal")


@pytest.mark.parametrize("step", range(3))
def test_on_the_game_that_is_offered_first_no_rival_loses_to_the_one_below(step):
    below, above = ladder()[step : step + 2]
    plan = Plan(
        sheet=load("official"), bots=(below, above), tables=round_robin(2), deals=3000, seed="greed"
    )
    (pair,) = play(plan).pairs
    assert pair.interval.low < 0.5
