"""Whole games through the core, at the real targets, win as often as was solved.

No figure of the solver is looked at but the moves; the dice are fixed. A frequency may be three
standard errors off: of ten such tests one in forty would fail with other dice.
"""

import pytest
from tests.support.frequencies import wins

from greed.exact.against import Maximiser, Threshold, against
from greed.exact.contest import contest
from greed.exact.solve import solve
from greed.sheets import load
from greed.tables import tables

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("name", "games"), [("koans", 400), ("classic", 60), ("official", 16)])
def test_whoever_begins_wins_as_often_as_was_solved(name, games):
    sheet = load(name)
    found = wins(sheet, ("optimal", "optimal"), 0, games, "best against best")
    assert abs(found.errors_from(solve(sheet).first_wins)) < 3


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("name", "games"), [("koans", 300), ("classic", 60)])
def test_the_optimal_bot_beats_a_threshold_as_often_as_was_solved(name, games, first):
    sheet = load(name)
    exact = contest(tables(sheet)).thresholds[300]
    found = wins(sheet, ("optimal", "threshold:300"), first, games, "best against threshold")
    assert abs(found.errors_from(exact.follows if first else exact.begins)) < 3


@pytest.mark.parametrize("one", ["threshold:250", "threshold:450", "maximiser"])
def test_simple_policies_win_as_often_as_was_computed(one):
    sheet, held = load("koans"), tables(load("koans"))
    policy = Maximiser() if one == "maximiser" else Threshold(int(one.partition(":")[2]))
    exact = against(policy, Threshold(300), held)
    found = wins(sheet, (one, "threshold:300"), 0, 600, "simple")
    assert abs(found.errors_from(exact.begins)) < 3
