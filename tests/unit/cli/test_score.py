import json

import pytest
from tests.unit.cli.program import Program


def test_keeps_are_listed_with_the_best_first(program: Program):
    answer = program("score", "official", "1", "1", "5", "2", "3")
    assert answer.code == 0
    assert [line.split("  ")[:2] for line in answer.out.replace("   ", "").splitlines()] == [
        ["250", "1 1 5"],
        ["200", "1 1 "],
        ["150", "1 5 "],
        ["100", "1 "],
        [" 50", "5 "],
    ] or answer.out.split()[0] == "250"


def test_dice_may_be_typed_together(program: Program):
    together = program("score", "official", "11523")
    assert together.out == program("score", "official", "1", "1", "5", "2", "3").out


def test_a_bust_is_the_answer_no(program: Program):
    answer = program("score", "official", "2 3 4 6")
    assert (answer.code, answer.out) == (1, "Bust: nothing in 2 3 4 6 scores.\n")


def test_json_gives_each_keep_with_its_sets(program: Program):
    data = json.loads(program("score", "official", "22256", "--json").out)
    assert data["throw"] == [2, 2, 2, 5, 6]
    assert data["keeps"][1] == {
        "dice": [2, 2, 2],
        "points": 200,
        "left": 2,
        "sets": [{"name": "three 2s", "dice": [2, 2, 2], "points": 200}],
    }


def test_an_attempt_needs_what_the_sheet_says(program: Program):
    assert program("score", "official", "222").code == 0
    assert program("score", "official", "222", "--attempt").code == 1


def test_dice_may_be_added_to_sets_where_the_sheet_allows_it(program: Program):
    answer = program("score", "classic+zilch", "322", "--sets", "3")
    assert (answer.code, answer.out.split()[:2]) == (0, ["0", "3"])


@pytest.mark.parametrize(
    ("sheet", "throw", "said"),
    [
        ("basic", "44", "No points, but no bust: 4 4 saves the turn; all 6 dice are back"),
        ("zilch-online", "223346", "500 points for nothing: 2 2 3 3 4 6 saves the turn"),
    ],
)
def test_a_throw_that_a_rule_saves_is_no_bust(program: Program, sheet: str, throw: str, said: str):
    answer = program("score", sheet, throw)
    assert answer.code == 0
    assert answer.out.startswith(said)
    data = json.loads(program("score", sheet, throw, "--json").out)
    assert data["saved"]["dice"] == 6


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("official", "7"), "a die shows 1 to 6, not '7'"),
        (("official", "111111"), "official is played with 5 dice, but this throw has 6"),
        (("koans", "1", "--attempt"), "koans has no carryover"),
        (("koans", "1", "--sets", "3"), "koans doesn't allow adding dice"),
        (("offical", "1"), "did you mean official?"),
    ],
    ids=["face", "dice", "attempt", "sets", "sheet"],
)
def test_bad_input_is_refused_in_one_line(
    program: Program, arguments: tuple[str, ...], message: str
):
    answer = program("score", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err
    assert answer.err.count("\n") == 1
