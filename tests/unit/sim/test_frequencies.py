"""Throws of traced games against exact chances, at a stated level and with fixed seeds."""

from collections import Counter, defaultdict

import numpy as np
import pytest
from tests.support.chi_square import LEVEL, chance_of_more, statistic

import greed
from greed.core.dice import Throw, throws
from greed.policies import Threshold
from greed.sim import Run, replay_game


@pytest.mark.parametrize(
    "name", ["koans", "official(target=3000)", "zilch-online(target=3000)", "kingdom-come"]
)
def test_dice_fall_as_often_as_they_should(name: str):
    """What throws come to is drawn first, then dice that show it: together all are fair."""
    run = Run(greed.load(name), (Threshold(300), Threshold(1000)), seed=2026)
    fallen: dict[int, Counter[Throw]] = defaultdict(Counter)
    for game in range(30):
        for event in replay_game(run, game)[0].events:
            if isinstance(event, tuple):
                fallen[len(event)][tuple(sorted(event))] += 1
    total, freedom = 0.0, 0
    for dice, seen in fallen.items():
        every = throws(dice, run.sheet.dice.faces)
        counted = np.array([seen[throw] for throw in every])
        if counted.sum() >= 100:
            more, cells = statistic(counted, np.array([float(every[throw]) for throw in every]))
            total, freedom = total + more, freedom + cells
    assert freedom > 20
    assert chance_of_more(total, freedom) > LEVEL
