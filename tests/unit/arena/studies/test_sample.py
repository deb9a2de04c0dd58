"""What is seen in games, against the kernels and against cases known by arithmetic."""

from math import sqrt
from statistics import mean, stdev

import pytest

import greed
from greed.arena.studies.measures import sample, simulated
from greed.stats import Estimate


def known(estimate: Estimate | None) -> Estimate:
    assert estimate
    return estimate


def test_games_through_the_core_and_through_the_kernels_agree():
    sheet = greed.load("official(target=4000)")
    slow = sample(sheet, "threshold:350", 800, "agree")
    fast = simulated(sheet, ("threshold:350", "threshold:350"), 200_000, "agree")
    assert fast is not None
    for here, there in (
        (slow.first, fast.place(0)), (slow.turns, fast.mean("turns")),
        (slow.throws, fast.mean("throws")), (slow.upsets, fast.upsets),
    ):  # fmt: skip
        assert here
        # Four standard errors: with a fixed seed this holds or it does not.
        assert abs(here.value - there.value) < 4 * sqrt(here.error**2 + there.error**2)
        assert 0 < here.error < 0.2 * here.value


def test_exchanging_the_dice_of_a_deal_cancels_luck():
    sheet = greed.load("koans")
    found = sample(sheet, "bold", 400, "luck")
    independent = 0.5 / sqrt(400)
    assert known(found.first).error < 0.75 * independent


def test_the_same_deals_make_sheets_comparable():
    one = sample(greed.load("koans(entry.points=300)"), "threshold:300", 200, "crn")
    two = sample(greed.load("koans(entry.points=350)"), "threshold:300", 200, "crn")
    first, second = known(one.turns), known(two.turns)
    assert first.value != second.value
    # The difference is far smaller than the error of each, since the dice are the same.
    assert abs(first.value - second.value) < 2 * first.error


def test_a_sheet_without_a_final_round_has_no_upsets():
    assert sample(greed.load("classic(target=1000)"), "bold", 20, "x").upsets is None


def test_stated_errors_are_those_that_repetition_shows():
    sheet = greed.load("koans(target=1000)")
    runs = [known(sample(sheet, "threshold:300", 40, f"repeat {n}").turns) for n in range(40)]
    seen = stdev(run.value for run in runs)
    assert mean(run.error for run in runs) == pytest.approx(seen, rel=0.35)
