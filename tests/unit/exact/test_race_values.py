from dataclasses import FrozenInstanceError

import numpy as np
import pytest

import greed
from greed.core.state import ON
from greed.exact.model import Status
from greed.exact.race import Evaluation, Group, race_rules, self_play, solve_race
from greed.exact.race._solve import read_race, stored_race
from greed.tables import tables

BOTH_ON = Group(Status(ON), Status(ON))


@pytest.fixture(scope="module")
def basic():
    return solve_race(tables(greed.load("basic(target=1000)")))


def test_the_rules_are_asked_without_a_solution():
    rules = race_rules(tables(greed.load("classic")))
    assert (rules.target, rules.overshoot, rules.challenged(second=False)) == (200, False, False)
    assert rules.follows(BOTH_ON, Status(ON)) == BOTH_ON


def test_groups_name_the_second_in_a_round_only_where_that_matters():
    plain, rounds = (race_rules(tables(greed.load(name))) for name in ("classic", "ten-dice"))
    on = (Status(ON),)
    assert [group.second for group in plain.groups(on, on)] == [False]
    assert [group.second for group in rounds.groups(on, on)] == [False, True]


def test_a_solution_cannot_be_written_into(basic):
    with pytest.raises(FrozenInstanceError):
        basic.residual = 0.0


@pytest.mark.parametrize("takes", [True, False])
def test_a_bank_is_worth_what_the_other_seat_makes_of_the_offer(basic, takes):
    points, a, b = np.arange(1, 8), 3, 6
    rules = Evaluation(basic, basic, lambda _, __, t: np.full(t.shape, takes))
    best = self_play(basic).bank(BOTH_ON, 1, points, a, b)
    offer = basic.attempt(BOTH_ON, 0, points, b, a + points)
    fresh = basic.worth(BOTH_ON, b, a + points)
    assert rules.bank(BOTH_ON, 1, points, a, b) == pytest.approx(1.0 - (offer if takes else fresh))
    assert best == pytest.approx(1.0 - np.maximum(offer, fresh))


def test_a_race_that_was_written_is_read_again(basic):
    again = read_race(basic.tables, stored_race(basic))
    assert again.values.keys() == basic.values.keys()
    assert all(np.array_equal(again.values[group], basic.values[group]) for group in basic.values)
    assert (again.residual, again.lowest) == (basic.residual, basic.lowest)
    points = np.arange(1, 8)
    found = [race.attempt(BOTH_ON, 0, points, 6, 3 + points) for race in (basic, again)]
    assert found[0] == pytest.approx(found[1], abs=1e-9)


def test_a_turn_is_solved_whose_last_hand_never_scores():
    # One die alone scores nothing, and no other hand comes after it.
    sheet = greed.loads(
        'title = "Pairs in a row"\ntarget = 300\ndice = { count = 3, faces = 3 }\n'
        "scoring = { triples = { 2 = 200 }, straights = [{ faces = [1, 2], points = 100 }] }\n"
        'turn = { minimum_bank = 200 }\ncarryover = { offer_after_all_dice = "fresh_set" }'
    )
    values = solve_race(tables(sheet)).values
    assert all(((value >= 0) & (value <= 1)).all() for value in values.values())
