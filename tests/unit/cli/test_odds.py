import json
import re

import pytest
from tests.unit.cli.program import Program

from greed._extras import install
from greed.cli.exits import check_file, check_folder


def test_the_page_says_when_to_bank(program: Program):
    answer = program("odds", "koans")
    assert answer.code == 0
    assert [line.split() for line in answer.out.splitlines() if line.startswith("3 dice")] == [
        ["3", "dice", "27.8%", "72.2%", "86.8", "350"]
    ]
    told = " ".join(answer.out.split())
    assert "Best turn, on the board. 278.816 points on average" in told
    assert "11.584 turns on average to reach 3,000, at best" in told


def test_a_number_of_dice_shows_them_in_full(program: Program):
    answer = program("odds", "koans", "--dice", "1")
    assert answer.code == 0
    assert "66.7%" in answer.out
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
    assert (answer.code, answer.err) == (
        2,
        "greed: koans is played with 5 dice, so --dice 6 is too many\n",
    )


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
        "27.8%",
        "350",
        "278.8 on average",
        "11.58 on average",
        "2,800",
        "the other has 0",
    ):
        assert said in picture


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    def solved(*_: object) -> None:
        raise AssertionError("something was solved")

    monkeypatch.setattr("greed.solver.overview", solved)


@pytest.mark.usefixtures("unsolved")
@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("koans.xyz", "cannot draw koans.xyz: a picture ends in"),
        ("koans", "cannot draw koans: a picture ends in"),
        ("no/koans.png", "the folder no does not exist; create it with: mkdir -p no"),
        ("folder.png", "it is a folder; name a file in it"),
        ("file.txt/koans.png", "cannot write file.txt/koans.png"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_solved(
    program: Program, file: str, says: str
):
    (program.folder / "folder.png").mkdir()
    (program.folder / "file.txt").touch()
    answer = program("odds", "koans", "--plot", file)
    assert answer.code == 2
    assert says in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.usefixtures("unsolved")
def test_a_picture_in_a_folder_of_somebody_else_is_refused_before_anything_is_solved(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    def refused(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("greed.cli.exits.TemporaryFile", refused)
    answer = program("odds", "koans", "--plot", "koans.png")
    assert answer.code == 2
    assert answer.err == ("greed: cannot write koans.png: Permission denied; name another file\n")


@pytest.mark.usefixtures("unsolved")
def test_without_what_draws_a_picture_is_refused_before_anything_is_solved(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    from importlib.util import find_spec

    def found(name: str) -> object:
        return None if name == "matplotlib" else find_spec(name)

    monkeypatch.setattr("greed.cli.solver.find_spec", found)
    answer = program("odds", "koans", "--plot", "koans.png")
    assert answer.code == 2
    assert install("plot") in answer.err


def test_a_check_of_a_file_leaves_nothing_behind_and_changes_nothing(tmp_path):
    (tmp_path / "held.csv").write_text("kept")
    check_file(tmp_path / "held.csv")
    check_file(tmp_path / "new.csv")
    check_folder(tmp_path / "new" / "folder")
    assert [each.name for each in tmp_path.iterdir()] == ["held.csv"]
    assert (tmp_path / "held.csv").read_text() == "kept"


def test_dice_that_are_always_rolled_are_told_from_dice_that_cannot_be_banked(program: Program):
    table = program("odds", "ten-dice(target=1500)").out.splitlines()
    assert {row.split()[0]: row.split()[-1] for row in table if " dice  " in row} == {
        "2": "always", "3": "550", "4": "1,150", **dict.fromkeys("5678", "never"), "10": "-"
    }  # fmt: skip


def test_where_the_race_alone_is_too_long_the_odds_are_told_without_it(program: Program):
    (program.folder / "far.toml").write_text(
        'title = "One die, very far"\ntarget = 100_000_000\n'
        "dice.count = 1\nscoring.singles = { 1 = 100, 5 = 50 }\n"
    )
    answer = program("odds", "./far.toml")
    assert answer.code == 0
    assert "66.7%" in answer.out
    assert "Leaving out how long a player alone takes" in answer.err
    assert program("odds", "./far.toml", "--dice", "1").err == ""


def test_dice_that_are_never_thrown_have_no_odds(program: Program):
    answer = program("odds", "farkle(singles=none)", "--dice", "4")
    assert (answer.code, answer.out) == (1, "")
    assert "farkle(singles=none) never throws 4 dice" in answer.err


def test_every_fact_is_a_sentence_that_says_what_it_is_about(program: Program):
    told = " ".join(program("odds", "zilch-online").out.split())
    assert "points a turn on average. Busts in a row make the turns to come worth less" in told
    assert re.search(r"[\d.]+ points after 1 bust and [\d.]+ points after 2 busts\.", told)
    told = program("odds", "classic+amish").out
    offers = re.findall(r"Take over (\d) di", told)
    assert offers == sorted(offers, reverse=True)
