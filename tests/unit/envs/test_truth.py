"""Exact losses agree with exact matches; values and the family of sheets are what they say."""

import os
from itertools import islice

import numpy as np
import pytest

import greed
from greed.envs import EnvError, family, loss, values
from greed.policies import policy
from greed.solver import match, solve


def _agrees(name: str, who: str, games: int) -> None:
    sheet = greed.load(name)
    one, two = (policy(each).seated(sheet) for each in (who, "optimal"))
    share = match(sheet, one, two).share
    found = loss(who, name, games=games, seed=5)
    assert abs(found.game.value - (0.5 - share)) < 4 * found.game.error
    assert found.game.error < found.result.error / 2


@pytest.mark.parametrize("who", ["threshold:200", "maximiser"])
def test_the_loss_of_games_is_what_a_match_is_short_of_a_half(who: str):
    _agrees("koans(target=1000)", who, games=100)


def test_the_maximiser_loses_on_classic_what_its_match_says():
    _agrees("classic", "maximiser", games=200)


def test_the_optimal_policy_loses_nothing():
    found = loss("optimal", "koans", games=10, against="threshold:300")
    assert found.game.value == pytest.approx(0, abs=1e-9)


def test_among_three_results_are_a_third_less_what_was_lost():
    found = loss("threshold:300", "koans(target=500)", games=300, seats=3)
    assert found.game.value > 4 * found.game.error
    assert abs(found.result.value + found.game.value - 1 / 3) < 4 * found.result.error


def test_games_of_four_are_not_solved():
    with pytest.raises(EnvError, match="between 2 and 4 players, not 5"):
        loss("bold", "koans", seats=5)


def test_a_seed_settles_the_estimate():
    assert loss("bold", "koans", 5, seed=2) == loss("bold", "koans", 5, seed=2)


def test_one_game_is_too_few():
    with pytest.raises(EnvError, match="at least 2 games"):
        loss("bold", "koans", 1)


def test_values_are_those_of_the_solution():
    found, solution = values("koans"), solve(greed.load("koans"))
    on = found.statuses.index((1, 0))
    state = greed.parse_position("koans 500,1200 1/1 throw 5 - 0 - - 2")
    at = found.win[:, on, on, 500 // found.unit, 1200 // found.unit]
    assert np.isclose(at, solution.value(state, state.seat), atol=1e-9).any()


@pytest.mark.parametrize("name", ["koans", "farkle-minimal"])
def test_values_are_chances_wherever_they_are_known(name: str):
    win = values(name).win
    known = win[~np.isnan(win)]
    assert len(known) > 100
    assert (known >= 0).all()
    assert (known <= 1).all()


def test_sheets_of_the_family_load_again_and_differ():
    sheets = list(islice(family(3), 8))
    assert [greed.load(sheet.name) for sheet in sheets] == sheets
    assert len({greed.sheet_hash(sheet) for sheet in sheets}) > 6


def test_sheets_of_the_family_are_solved():
    most = int(os.environ.get("GREED_FAMILY", "2"))
    for sheet in islice(family(4, seconds=0.2), most):
        assert 0.4 < solve(sheet).first[0] < 0.75
