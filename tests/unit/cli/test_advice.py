"""`greed solve`, `greed advise` and `greed review`: what is solved, in the terminal."""

import json
from pathlib import Path

import pytest
from tests.support.games import random_record
from tests.unit.cli.program import Program

import greed

DECIDE = "koans 2800,2900 1/1 decide 2 - 150 - - 40"


@pytest.fixture
def solved(program: Program, monkeypatch: pytest.MonkeyPatch, home: Path) -> Program:
    """The program, with solutions kept for the whole run."""
    monkeypatch.setenv("GREED_HOME", str(home))
    return program


def test_solving_says_what_the_first_player_wins(solved: Program):
    answer = solved("solve", "koans", "--json")
    assert answer.code == 0
    assert 0.53 < json.loads(answer.out)["first_wins"] < 0.55


def test_advice_ranks_every_choice_and_says_why(solved: Program):
    answer = solved("advise", *DECIDE.split())
    assert answer.code == 0
    assert answer.out.index("bank") < answer.out.index("roll")
    assert "rolling 2 dice busts 44.4 % of the time" in answer.out


def test_advice_as_data_holds_what_each_choice_costs(solved: Program):
    choices = json.loads(solved("advise", DECIDE, "--json").out)["choices"]
    assert choices[0]["cost"] == 0 < choices[1]["cost"]


def test_nobody_is_advised_while_dice_fall(solved: Program):
    answer = solved("advise", "koans 0?,0? 1/1 throw 5 - 0 - - 0")
    assert answer.code == 1
    assert "nobody has to move" in answer.err


def test_a_position_that_cannot_be_read_is_bad_input(solved: Program):
    answer = solved("advise", "koans", "0?")
    assert answer.code == 2
    assert "a position has 10 fields" in answer.err


def test_advice_for_three_says_that_it_is_an_estimate(solved: Program):
    answer = solved("advise", "koans 500,700,0? 1/1 decide 2 - 150 - - 2")
    assert answer.code == 0
    assert "among more than two this is an estimate" in answer.out


def test_advice_may_count_the_points_of_the_turn(solved: Program):
    answer = solved("advise", DECIDE, "--points", "--json")
    advice = json.loads(answer.out)
    assert advice["measure"] == "points of the turn"
    worth = {choice["move"]: choice["worth"] for choice in advice["choices"]}
    assert worth["bank"] == 150 < worth["roll"] < 400


def test_a_review_names_what_cost_most(solved: Program, tmp_path: Path):
    record = random_record("koans", seats=2, seed=4)
    for name, text in {
        "a.jsonl": greed.write_jsonl(record),
        "a.txt": greed.write_text(record),
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
        answer = solved("review", str(tmp_path / name))
        assert answer.code == 0
        assert "What cost most" in answer.out
        assert "Bob the 2nd" in answer.out


def test_a_damaged_record_is_refused(solved: Program, tmp_path: Path):
    (tmp_path / "a.jsonl").write_text("{}", "utf-8")
    answer = solved("review", str(tmp_path / "a.jsonl"))
    assert answer.code == 2
    assert "damaged" in answer.err
