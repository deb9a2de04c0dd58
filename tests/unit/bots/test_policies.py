"""Policies made from what solvers know, beside the solvers' own figures."""

from itertools import pairwise
from typing import Any

import pytest

import greed
from greed.bots.policies import SoloOptimal, policy
from greed.exact.solo import solo
from greed.sim import PolicyError, Threshold, TurnOptimal, simulate
from greed.tables import tables

NEVER = Threshold(10**6)


@pytest.mark.parametrize("name", ["classic", "farkle-minimal(endgame=first_to_target)"])
def test_the_race_alone_takes_as_many_turns_as_it_should(name: str):
    """Against somebody who never banks a game is a race alone."""
    sheet = greed.load(name)
    found = simulate(sheet, [SoloOptimal(), NEVER], 40_000, seed=3, first=0).mean("turns", 0)
    assert abs(found.value - solo(tables(sheet)).value) < 3.3 * found.error


def test_fewest_turns_beat_most_points_beat_a_threshold():
    sheet = greed.load("classic")
    ladder: list[Any] = [SoloOptimal(), TurnOptimal(), Threshold(300)]
    for better, worse in pairwise(ladder):
        share = simulate(sheet, [better, worse], 300_000, seed=1).share(0)
        assert share.value > 0.5 + 3 * share.error


def test_an_unknown_policy_is_named_with_those_there_are():
    with pytest.raises(PolicyError, match="threshold:POINTS, turn-optimal and solo-optimal"):
        policy("two")
