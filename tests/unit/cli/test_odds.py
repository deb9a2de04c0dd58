import json

import pytest
from tests.unit.cli.program import Program


def test_the_page_says_when_to_bank(program: Program):
    answer = program("odds", "koans")
    assert answer.code == 0
    assert [line.split() for line in answer.out.splitlines() if line.startswith("3 dice")] == [
        ["3", "dice", "27.8", "%", "72.2", "%", "86.8", "350"]
    ]
    assert "278.816 points on the board" in answer.out
    assert "11.584 turns to 3,000" in answer.out


def test_a_number_of_dice_shows_them_in_full(program: Program):
    answer = program("odds", "koans", "--dice", "1")
    assert answer.code == 0
    assert "66.7 %" in answer.out
    assert "Dice left" in answer.out


def test_json_holds_all_of_it(program: Program):
    data = json.loads(program("odds", "zilch-online", "--json").out)
    assert data["long_run"]["points_per_turn"] == pytest.approx(620.854672, abs=1e-6)
    assert sum(data["alone"]["turns"]) == pytest.approx(1)
    assert sorted(hand["dice"] for hand in data["hands"]) == [1, 2, 3, 4, 5, 6]


def test_a_cap_is_told(program: Program):
    assert "564.053" in program("odds", "kingdom-come", "--cap", "4000").out


def test_more_dice_than_there_are_are_refused(program: Program):
    answer = program("odds", "koans", "--dice", "6")
    assert (answer.code, answer.err) == (2, "greed: koans is played with 5 dice, not 6\n")


@pytest.mark.parametrize("ending", ["png", "svg"])
@pytest.mark.parametrize("dark", [(), ("--dark",)])
def test_a_picture_is_drawn(program: Program, ending: str, dark: tuple[str, ...]):
    answer = program("odds", "koans", "--plot", f"koans.{ending}", *dark)
    assert (answer.code, answer.out) == (0, "")
    assert (program.folder / f"koans.{ending}").stat().st_size > 10_000


def test_a_picture_says_what_the_page_says(program: Program):
    program("odds", "koans", "--plot", "koans.svg")
    picture = (program.folder / "koans.svg").read_text("utf-8")
    for said in (
        "27.8 %",
        "350",
        "278.8 on average",
        "11.58 on average",
        "2,800",
        "the other has 0",
    ):
        assert said in picture


def test_a_kind_of_picture_that_there_is_not_is_refused(program: Program):
    answer = program("odds", "koans", "--plot", "koans.doc")
    assert answer.code == 2
    assert "a picture ends in" in answer.err


def test_published_figures_come_out(program: Program):
    answer = program("reproduce", "--json")
    assert answer.code == 0
    found = json.loads(answer.out)
    assert {each["sheet"] for each in found} >= {"kingdom-come", "farkle", "zilch-online"}
    assert all(each["reproduced"] for each in found)


def test_a_figure_that_does_not_come_out_is_the_answer_no(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    from dataclasses import replace

    from greed.exact import published

    wrong = replace(published.PUBLISHED[0], printed="564.06")
    monkeypatch.setattr(published, "PUBLISHED", (wrong,))
    answer = program("reproduce")
    assert answer.code == 1
    assert "not reproduced" in answer.out


def test_without_the_solvers_the_extra_is_named(program: Program, monkeypatch):
    monkeypatch.setattr("greed.cli.solving.find_spec", lambda _: None)
    answer = program("odds", "koans")
    assert answer.code == 2
    assert "pip install 'greed-dice[exact]'" in answer.err
