"""Turns that are declared by their points, against turns that are played in every possible way."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.twins.slow_declared import declared, every_end, expected

import greed
from greed import Sheet, State
from greed.core.combos import unit_of
from greed.core.declared import left_choices, why_no_declaring
from greed.testing import sheets
from greed.testing.play import careless

SMALL = [
    "koans(dice.count=3,entry.points=200)",
    "koans(dice.count=3)+zilch",
    "koans(dice.count=3,hot_dice=bonus_turn)",
    "koans(dice.count=3,entry.points=200,entry.scope=throw)",
    "koans(dice.count=3,entry.points=200,entry.scope=throw,entry.ends_turn=true)",
    "koans(dice.count=3,entry=none,end_doubles=true)",
    "koans(dice.count=3,entry.points=200,who_may_take=anyone,carry_lock=any_score)",
    "koans(dice.count=3,entry.points=200,entry_carry=exclude_attempt)",
    "koans(dice.count=4,entry=none,who_may_take=anyone,keep=choose,dead_dice_keepable=true)",
]


def turns(sheet: Sheet, seed: int, many: int) -> list[State]:
    """States in which a turn begins, from random games."""
    chance = random.Random(seed)
    state, found = greed.start(sheet, sheet.seats.min), list[State]()
    while len(found) < many and state.ply < 400 and not state.over:
        if why_no_declaring(state) is None:
            found.append(state)
        if state.phase == "throw":
            dice = [chance.randint(1, sheet.dice.faces) for _ in range(state.hand.dice)]
            state = greed.throw(state, dice)
        else:
            state = greed.apply(state, careless(state, chance))
    return chance.sample(found, min(len(found), 3))


def compare(sheet: Sheet, seed: int) -> int:
    unit, compared = unit_of(sheet), 0
    for state in turns(sheet, seed, 60):
        most = state.points + 10 * unit
        ends = every_end(state, most)
        # A turn can be too long to be seen to its end here, so that no bust was found.
        busts = any(end.lost and not end.points for end in ends)
        for points in range(0 if busts else unit, most + 1, unit):
            for left in range(-1, sheet.dice.count + 1):
                assert declared(state, points, left) == expected(ends, points, left), (
                    greed.position(state), points, left,
                )  # fmt: skip
                compared += 1
    return compared


@pytest.mark.parametrize("name", SMALL)
def test_a_declared_turn_is_one_that_can_be_played(name: str):
    assert compare(greed.load(name), seed=1) > 10


@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
@given(sheets(max_dice=3), st.integers(0, 1000))
def test_a_declared_turn_of_house_rules_is_one_that_can_be_played(sheet: Sheet, seed: int):
    compare(sheet, seed)


@pytest.mark.parametrize("name", [name for name in SMALL if "dead_dice" not in name])
def test_what_may_be_said_of_the_dice_left_is_accepted(name: str):
    for state in turns(greed.load(name), 2, 60):
        for points in range(0, 1000, 50):
            try:
                choices = left_choices(state, points)
            except greed.IllegalMove:
                continue
            after = [declared(state, points, left) for left in choices]
            assert None not in after
            assert len(set(after)) == len(after)
