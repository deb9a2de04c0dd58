"""Turns decided sixteen at a time are the turns decided one by one."""

import numpy as np
import pytest

import greed
from greed.core.state import OFF, ON
from greed.sim import Stakes, best_policy
from greed.sim.many_turns import Keeps, decided, sources_of
from greed.sim.policy import NEVER, words
from greed.tables import tables

SHEETS = [
    "classic(target=3000)",
    "koans(target=1500)",
    "official(target=2000)",
    "ten-dice(target=2500)",
    "classic(turn.minimum_bank=400,turn.hot_dice_must_roll=true)",
    "official(turn.dead_dice_keepable=true,target=1000)",
]
TURNS, KEPT, ROWS = 19, 5, 70


@pytest.mark.parametrize("standing", [ON, OFF])
@pytest.mark.parametrize("name", SHEETS)
def test_turns_side_by_side_are_decided_as_one_by_one(name: str, standing: int):
    held = tables(greed.load(name))
    rng = np.random.default_rng(5)
    sources = sources_of(held)
    steps = rng.random((ROWS, max(sources) + 1, TURNS))
    banks = np.cumsum(steps * rng.choice([0.2, 1.0, 3.0], TURNS), axis=0) / 200
    lost = banks[0, 0] * rng.random(TURNS)
    found = decided(held, standing, banks, lost, NEVER, KEPT, 0.0)
    kept = Keeps(held, [found.keep])
    stakes = [
        Stakes(
            standing, banks[:, list(sources[:-1]), turn].T, lost[turn], lost[turn],
            banks[:, sources[-1], turn],
        )
        for turn in range(TURNS)
    ]  # fmt: skip
    one_by_one = best_policy(held, "slow", np.zeros((1, 1, 3, 1, 1), np.int32), stakes, slack=0.0)
    expected = words(one_by_one.bank, one_by_one.early)
    assert np.array_equal(words(found.bank, found.early), expected)
    outcomes = len(held.chance)
    for turn, number in enumerate(kept.number.tolist()):
        for outcome in range(outcomes):
            begin, end = one_by_one.steps_of(turn, outcome, outcomes)
            at = int(kept.takes[number, outcome])
            first, last = kept.step_start[at : at + 2].tolist()
            assert kept.step_from[first:last].tolist() == one_by_one.step_from[begin:end].tolist()
            assert (
                kept.step_option[first:last].tolist() == one_by_one.step_option[begin:end].tolist()
            )


def test_a_turn_that_needs_the_win_is_told_to_bank_nothing_less():
    held = tables(greed.load("classic(target=1000)"))
    banks = np.zeros((50, max(sources_of(held)) + 1, 1))
    banks[12:] = 1.0  # 600 points win, and fewer are worth nothing
    told = decided(held, ON, banks, np.zeros(1), 12, 0, 0.0)
    assert (told.bank == NEVER).all()
    assert (told.early == 0).all()
    assert (decided(held, ON, banks, np.zeros(1), NEVER, 0, 0.0).bank <= 12).all()
