"""Simulated frequencies against exact chances, at a stated level and with fixed seeds."""

import numpy as np
import pytest
from tests.support.chi_square import LEVEL, chance_of_more, statistic
from tests.support.games import SHEETS
from tests.support.small_sheets import SMALL_SHEETS, exact_shares

import greed
from greed.policies import Threshold
from greed.sim import simulate
from greed.sim.alias import alias
from greed.tables import tables


@pytest.mark.parametrize("name", SHEETS)
def test_outcomes_fall_as_often_as_they_should(name: str):
    held = tables(greed.load(name))
    players = [Threshold(300), Threshold(1000)]
    thrown = simulate(held.sheet, players, 40_000, seed=2026, outcomes=True).counts.outcomes
    total, freedom = 0.0, 0
    for first, end in zip(held.outcome_start, held.outcome_start[1:], strict=False):
        if thrown[first:end].sum() >= 100:
            more, cells = statistic(thrown[first:end], held.chance[first:end])
            total, freedom = total + more, freedom + cells
    assert freedom > 20
    assert chance_of_more(total, freedom) > LEVEL


@pytest.mark.parametrize("name", SHEETS)
def test_alias_tables_hold_the_exact_chances(name: str):
    held = tables(greed.load(name))
    slots = alias(held)
    share = 1 / (1 << slots.bits)
    below = slots.cut / 2**32
    held_by = np.bincount(slots.low, below * share, len(held.chance))
    held_by += np.bincount(slots.high, (1 - below) * share, len(held.chance))
    assert np.abs(held_by - held.chance).max() < 2**-32


@pytest.mark.parametrize("sheet", SMALL_SHEETS, ids=lambda sheet: sheet.title)
def test_wins_come_as_often_as_they_should(sheet: greed.Sheet):
    players = [Threshold(20), Threshold(40)]
    exact = exact_shares(sheet, players, first=0)
    assert sum(exact) == pytest.approx(1)
    result = simulate(sheet, players, 200_000, seed=2026, first=0)
    for seat, share in enumerate(exact):
        found = result.share(seat)
        assert abs(found.value - share) < 3.9 * found.error, "beyond it once in 10,000 runs"
