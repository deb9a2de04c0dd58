"""What is known of good play: exact where it can be, and simulated without luck where not."""

import pytest
from scripts import strategy_page
from scripts.matchups import matchups
from scripts.strategy_page import dip_row, percent, strategy

from greed.arena.studies.measures import Figure
from greed.sheets import load


@pytest.mark.parametrize("rival", ["threshold:200", "maximiser"])
def test_a_figure_without_luck_is_that_of_the_exact_match(rival):
    sheet = load("koans(target=1000)")
    odds = matchups(sheet)
    exact = odds.maximiser if rival == "maximiser" else odds.thresholds[200]
    found = strategy_page._simulated(sheet, rival, 200)
    assert found.value == pytest.approx(exact.share, abs=3 * found.error)
    assert 0 < found.error < 0.5 / 200**0.5 / 3  # a third of that of games won and lost


def test_a_sheet_whose_matches_take_long_is_simulated_and_says_so(monkeypatch):
    monkeypatch.setattr("scripts.matchups._MOMENT", 0.0)
    found = strategy(load("basic(target=1000)"), core_games=8)
    assert found.first.method == "exact"
    assert found.against_threshold.method == "simulated"
    assert "±" in percent(found.against_threshold)
    assert found.head_start is not None


def test_a_sheet_that_is_not_solved_has_its_thresholds_all_the_same():
    found = strategy(load("koans(seats.min=3)"))
    assert found.refused == "koans(seats.min=3) is for 3 to 12 players, not 2"
    assert found.first.value is None
    assert (found.bank_from[1], found.bank_from[2]) == (0, 200)
    assert percent(found.against_maximiser) == "-"


def test_exact_figures_have_two_digits_and_simulated_ones_their_error():
    assert percent(Figure(0.5, 0.0, "exact")) == "50.00"
    assert percent(Figure(0.5123, 0.0049)) == "51.2 ± 0.5"


def test_a_sheet_that_is_not_solved_has_no_row_of_dips():
    assert dip_row("koans(seats.min=3)") == ""
