"""docs/strategy.md holds what is worked out: its quick rows anew, and all of its sheets."""

import re
from pathlib import Path

import pytest
from tests.unit.cli.program import Program

from greed.arena.guide import SHEETS, bank_row, dip_row, level_rows, rows
from greed.arena.strategy import banks, strategy
from greed.exact.turn import saved_best_turn
from greed.sheets import load
from greed.tables import tables

PAGE = (Path(__file__).parents[2] / "docs" / "strategy.md").read_text("utf-8")
QUICK = ["koans", "kingdom-come"]
ANEW = "greed strategy --page docs/strategy.md"


@pytest.fixture
def program(tmp_path, capsys, monkeypatch) -> Program:
    return Program(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize("name", QUICK)
def test_the_rows_of_a_quick_sheet_are_what_is_worked_out(name):
    edges, banks = rows(strategy(load(name)), 10)
    assert edges in PAGE, ANEW
    assert banks in PAGE, ANEW


@pytest.mark.parametrize("name", ["koans", "basic", "classic+amish"])
def test_the_banks_that_are_worth_less_are_those_of_the_race(name):
    assert dip_row(name) in PAGE, ANEW


def test_the_levels_are_as_strong_as_worked_out():
    for found, row in zip(level_rows(("koans",)), re.findall(r"\| `level:.*\n", PAGE), strict=True):
        assert row.startswith(found.rstrip("\n")), ANEW


@pytest.mark.parametrize("name", SHEETS)
def test_when_to_bank_is_what_the_best_turn_of_a_sheet_says(name):
    turn = saved_best_turn(tables(load(name)))
    assert bank_row(name, banks(turn), 10) in PAGE, ANEW


def test_every_sheet_has_its_row_and_command():
    for name in SHEETS:
        assert re.search(rf"`greed strategy (--exact )?{re.escape(name)}` \|", PAGE), ANEW


def test_the_command_of_a_row_shows_its_figures(program: Program):
    said = program("strategy", "koans").out
    row = next(line for line in PAGE.splitlines() if line.startswith("| `koans` |"))
    _, _, _, turns, threshold, won, greedy, *_ = (cell.strip() for cell in row.split("|"))
    assert f"needs {turns}" in said
    assert f"{won}% against threshold:{threshold}" in said
    assert f"{greedy}% against maximiser" in said
