"""Turns that are declared by their points, against turns that were played and recorded them."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import greed
from greed import IllegalMove, Move, Sheet, State
from greed.core.declared import left_choices, why_no_declaring
from greed.core.reasons import Reason
from greed.testing import sheets
from greed.testing.play import careless

SMALL = [
    "koans(dice.count=3,entry.points=200)",
    "koans(dice.count=3)+zilch",
    "koans(dice.count=3,hot_dice=bonus_turn)",
    "koans(dice.count=3,entry.points=200,entry.scope=throw,entry.ends_turn=true)",
    "koans(dice.count=3,entry=none,end_doubles=true)",
    "koans(dice.count=3,entry.points=200,who_may_take=anyone,carry_lock=any_score)",
    "koans(dice.count=3,entry.points=200,entry_carry=exclude_attempt)",
    "koans(dice.count=4,entry=none,who_may_take=anyone,keep=choose,dead_dice_keepable=true)",
]


def compare(sheet: Sheet, seed: int) -> int:
    """Declare each turn of a random game that recorded points; return how many were compared."""
    chance, compared = random.Random(seed), 0
    state = begun = greed.start(sheet, sheet.seats.min)
    while state.ply < 400 and not state.over:
        if why_no_declaring(state) is None:
            begun = state
        if state.phase == "throw":
            dice = [chance.randint(1, sheet.dice.faces) for _ in range(state.hand.dice)]
            state = greed.throw(state, dice)
            continue
        move, before = careless(state, chance), state
        state = greed.apply(state, move)
        if move.kind == "bank" and state.scores != before.scores:
            assert_same(begun, before, state)
            compared += 1
    return compared


def assert_same(begun: State, last: State, after: State) -> None:
    said = Move("points", points=last.points, left=last.hand.dice)
    try:
        declared = greed.declare(begun, said)
    except IllegalMove as refusal:
        if str(refusal) != Reason.NEEDS_DICE.say():
            raise
        return
    assert replace(declared, ply=0) == replace(after, ply=0), greed.position(begun)


@pytest.mark.parametrize("name", SMALL)
def test_a_turn_that_was_played_can_be_declared_and_comes_to_the_same(name: str):
    assert sum(compare(greed.load(name), seed) for seed in range(4)) > 10


@settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None)
@given(sheets(max_dice=3), st.integers(0, 1000))
def test_so_can_a_turn_of_house_rules(sheet: Sheet, seed: int):
    compare(sheet, seed)


@pytest.mark.parametrize("name", [name for name in SMALL if "dead_dice" not in name])
def test_what_may_be_said_of_the_dice_left_is_accepted(name: str):
    state = greed.start(greed.load(name), 2)
    for points in range(0, 1000, 50):
        try:
            choices = left_choices(state, points)
        except IllegalMove:
            continue
        after = [greed.declare(state, Move("points", points=points, left=left)) for left in choices]
        assert len(set(after)) == len(after)
