"""docs/good-play.md holds what is worked out: quick rows are computed again, then all sheets."""

import re
from pathlib import Path

import pytest
from scripts.strategy_page import (
    SHEETS,
    SHOWN,
    bank_row,
    banks,
    dip_row,
    level_rows,
    rows,
    strategy,
)

from greed.policies.card import card_rules, saved_cards
from greed.sheets import load
from greed.solver import best_turn

PAGE = (Path(__file__).parents[2] / "docs" / "good-play.md").read_text("utf-8")
PLAYERS = Path(__file__).parents[2] / "docs" / "strategy.md"
QUICK = ["koans", "kingdom-come"]
ADVICE = "write the page again: make figures ARGS=strategy"


@pytest.mark.parametrize("name", QUICK)
def test_the_rows_of_a_quick_sheet_are_what_is_worked_out(name):
    edges, banks = rows(strategy(load(name)), SHOWN)
    assert edges in PAGE, ADVICE
    assert banks in PAGE, ADVICE


@pytest.mark.parametrize("name", ["basic", "classic+amish"])
def test_the_banks_that_are_worth_less_are_those_of_the_race(name):
    row = dip_row(name)
    assert row.startswith(f"| `{name}` |")
    assert row in PAGE, ADVICE


def test_a_sheet_on_which_more_points_are_never_worth_less_has_no_row():
    assert dip_row("koans") == ""
    assert "| `koans` | none" not in PAGE


def test_the_levels_are_as_strong_as_worked_out():
    for found, row in zip(level_rows(("koans",)), re.findall(r"\| `level:.*\n", PAGE), strict=True):
        assert row.startswith(found.rstrip("\n")), ADVICE


@pytest.mark.parametrize("name", SHEETS)
def test_when_to_bank_is_what_the_best_turn_of_a_sheet_says(name):
    turn = best_turn(load(name))
    assert bank_row(name, banks(turn), SHOWN) in PAGE, ADVICE


def test_every_sheet_has_its_row():
    assert all(f"| `{name}` |" in PAGE for name in SHEETS), ADVICE


def test_the_card_that_players_are_shown_is_the_short_one_of_the_official_game():
    page = PLAYERS.read_text("utf-8")
    card = load("official")
    shown = tuple(re.findall(r"^> (.+)$", page, re.MULTILINE))
    short = next(each for each in saved_cards(card) if each.rules == card_rules(card, "short"))
    assert shown == short.rules.lines(card)
    assert f"wins about {100 * (0.5 - short.loss):.0f} of 100 games" in " ".join(page.split())


def test_what_is_said_of_the_dice_beyond_the_table_holds():
    told = banks(best_turn(load("ten-dice")))
    assert [dice for dice, points in told.items() if dice > SHOWN and points is None] == [7, 8]
    others = [name for name in SHEETS if load(name).dice.count > SHOWN]
    assert others == ["ten-dice"]
    assert "On `ten-dice` you never bank with 7 or 8 dice either." in PAGE
