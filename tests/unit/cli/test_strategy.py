import json
import re

import pytest
from tests.unit.cli.program import Program


@pytest.fixture
def program(tmp_path, capsys, monkeypatch) -> Program:
    return Program(tmp_path, capsys, monkeypatch)


def test_a_sheet_is_summed_up_on_the_screen(program: Program):
    said = program("strategy", "koans").out
    assert "The starting player wins 53.99% if both play perfectly." in said
    assert "5 dice left    2,800" in said
    assert "wins 56.40% against threshold:200" in said


def test_dice_that_are_always_thrown_are_told_from_dice_that_cannot_be_banked(program: Program):
    sheet = "ten-dice(target=1500)"
    lines = program("strategy", sheet, "--core-games", "2").out.splitlines()
    said = {line.split()[0]: line.split()[-1] for line in lines if " left " in line}
    assert (said["4"], said["5"], said["10"]) == ("1,150", "never", "-")
    assert "    -: you can't have this many dice left, or you have to roll them." in lines
    found = json.loads(program("strategy", sheet, "--core-games", "2", "--json").out)
    assert found["no_bank"] == [9, 10]
    assert found["bank_from"]["5"] is found["bank_from"]["10"] is None
    table = program("odds", sheet).out.splitlines()
    assert {row.split()[0]: row.split()[-1] for row in table if " dice  " in row} == {
        "2": "always", "3": "550", "4": "1,150", **dict.fromkeys("5678", "never"), "10": "-"
    }  # fmt: skip


def test_the_same_as_data(program: Program):
    found = json.loads(program("strategy", "koans", "--json").out)
    assert found["refused"] is None
    assert found["bank_from"]["2"] == 200
    assert found["optimal_against_threshold"]["method"] == "exact"


def test_the_levels_of_strength(program: Program):
    found = json.loads(program("strategy", "koans(target=600)", "--levels", "--json").out)
    assert sorted(found["levels"]) == [str(level) for level in range(1, 10)]
    assert "level:9" in program("strategy", "koans(target=600)", "--levels").out


def test_levels_on_a_sheet_that_policies_do_not_cover_are_refused(program: Program):
    answer = program("strategy", "basic", "--levels")
    assert answer.code == 2
    assert "no exact answer" in answer.err
    assert "a carryover" in answer.err


def test_a_sheet_that_is_not_solved_says_so_and_shows_the_rest(program: Program):
    sheet = "koans(seats.min=3)"
    answer = program("strategy", sheet)
    assert answer.code == 0
    assert "has no exact answer: it needs at least 3 seats" in answer.out
    assert "bank at" in answer.out


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_solved(program: Program):
    answer = program("strategy", "--page", "no/such/folder/page.md")
    assert answer.code == 2
    assert "cannot write" in answer.err


def test_an_advantage_and_a_loss_are_one_number_wherever_they_are_shown(program: Program):
    """Both count from half of the games, as the glossary says."""
    solved = program("solve", "koans").out
    study = program("study", "koans", "--player", "optimal", "--measure", "first-player-advantage")
    assert "wins 53.985%" in solved
    assert "a first-player advantage of 3.985%" in solved
    assert "3.985%" in study.out
    said = program("strategy", "koans").out
    assert "wins 51.22% against maximiser, which loses 1.22% per game" in said
    assert re.search(r"maximiser +1\.22%", program("leaderboard", "koans", "--add", "maximiser",
                                                   "--games", "2").out)  # fmt: skip
