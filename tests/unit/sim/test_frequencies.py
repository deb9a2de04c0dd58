"""Throws of traced games against exact chances, at a stated level and with fixed seeds."""

from collections import Counter, defaultdict

import numpy as np
import pytest
from tests.support.chi_square import LEVEL, chance_of_more, statistic

import greed
from greed.core.dice import throws
from greed.policies import Threshold
from greed.sim import Run, replay_game


@pytest.mark.parametrize("name", ["koans", "official(target=3000)", "zilch-online(target=3000)"])
def test_dice_fall_as_often_as_they_should(name: str):
    """What throws come to is drawn first, then dice that show it: together all are fair."""
    run = Run(greed.load(name), (Threshold(300), Threshold(1000)), seed=2026)
    faces: dict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    throwns: dict[int, Counter[tuple[int, ...]]] = defaultdict(Counter)
    for game in range(25):
        for event in replay_game(run, game)[0].events:
            if isinstance(event, tuple):
                throwns[len(event)][tuple(sorted(event))] += 1
                for die, face in enumerate(event):
                    faces[len(event), die][face] += 1
    total, freedom = 0.0, 0
    for seen in faces.values():
        more, cells = statistic([seen[face] for face in range(1, 7)], np.full(6, 1 / 6))
        total, freedom = total + more, freedom + cells
    assert freedom > 50
    assert chance_of_more(total, freedom) > LEVEL
    total, freedom = 0.0, 0
    for dice, thrown in throwns.items():
        every = throws(dice)
        more, cells = statistic([thrown[each] for each in every], [*map(float, every.values())])
        total, freedom = total + more, freedom + cells
    assert freedom > 3
    assert chance_of_more(total, freedom) > LEVEL
