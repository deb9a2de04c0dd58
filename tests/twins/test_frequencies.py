"""Whole games through the core, at the real targets, win as often as was solved.

No figure of the solver is looked at but the moves; the dice are fixed. A frequency may be three
standard errors off: of ten such tests one in forty would fail with other dice.
"""

from functools import cache

import pytest
from tests.support.frequencies import wins

from greed.policies import Optimal, Threshold, policy
from greed.sheets import load
from greed.solver import Match, match, solve


@pytest.mark.parametrize(("name", "games"), [("koans", 400), ("classic", 60), ("official", 16)])
def test_whoever_begins_wins_as_often_as_was_solved(name, games):
    sheet = load(name)
    found = wins(sheet, ("optimal", "optimal"), 0, games, "best against best")
    assert abs(found.errors_from(solve(sheet).first[0])) < 3


@cache
def best_against_threshold(name: str) -> Match:
    """Return what the best wins of the games that it begins, and of the others."""
    sheet = load(name)
    return match(sheet, Optimal().seated(sheet), Threshold(300))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("name", "games"), [("koans", 300), ("classic", 60)])
def test_the_optimal_bot_beats_a_threshold_as_often_as_was_solved(name, games, first):
    sheet = load(name)
    found = wins(sheet, ("optimal", "threshold:300"), first, games, "best against threshold")
    assert abs(found.errors_from(best_against_threshold(name)[first])) < 3


@pytest.mark.parametrize("one", ["threshold:250", "threshold:450", "maximiser"])
def test_simple_policies_win_as_often_as_was_computed(one):
    sheet = load("koans")
    exact = match(sheet, policy(one).seated(sheet), Threshold(300))
    found = wins(sheet, (one, "threshold:300"), 0, 600, "simple")
    assert abs(found.errors_from(exact.begins)) < 3
