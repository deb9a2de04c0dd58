"""Heavy work is estimated and refused before it begins, with a way out."""

import pytest

LARGE = {
    "a target of a million": "classic(target=1000000)",
    "points of a small unit": "koans(target=1000000,minimum_bank=1)",
}
TWELVE = """
title = "Twelve"
target = {target}
[dice]
count = 12
[scoring]
singles = {{ {singles} }}
[turn]
dead_dice_keepable = {dead}
"""


@pytest.fixture
def sheet_file(tmp_path):
    """Writes a sheet and returns its path."""

    def write(target=10_000, singles="1 = 100, 5 = 50", dead="false", count=12) -> str:
        path = tmp_path / "sheet.toml"
        text = TWELVE.format(target=target, singles=singles, dead=dead)
        path.write_text(text.replace("count = 12", f"count = {count}"))
        return str(path)

    return write


def refused(answer, *words: str) -> None:
    """Check that a command refused, on one line that says all of this."""
    assert answer.code == 2
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
    assert all(word in answer.err for word in ("would take about", *words)), answer.err


@pytest.mark.parametrize("sheet", LARGE.values(), ids=LARGE)
def test_a_sheet_of_very_many_scores_is_not_solved(program, sheet):
    refused(program("solve", sheet), "memory and", "CPU time", "a lower target")


def test_the_odds_of_twelve_dice_that_all_score_are_not_worked_out_in_a_second(program, sheet_file):
    every = ", ".join(f"{face} = {face}" for face in range(1, 7))
    refused(program("odds", sheet_file(singles=every), "--time", "1s"), "fewer dice")


def test_twelve_dice_of_which_any_may_be_set_aside_are_not_solved(program, sheet_file):
    every = ", ".join(f"{face} = {50 * face}" for face in range(1, 7))
    sheet = sheet_file(singles=every, dead="true")
    refused(program("solve", sheet, "--memory", "300MB"), "fewer dice")


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "classic(target=1000000)", "--players", "optimal,threshold:300"),
        ("study", "classic(target=1000000)", "--measure", "turns-alone"),
        ("study", "koans", "--vary", "target=1000,1000000", "--measure", "optimal-vs-random"),
        ("advise", "classic(target=1000000) 0?,0? 1/1 keep 6 111234 0 - - 1"),
    ],
    ids=lambda command: f"{command[0]} {command[1]}",
)
def test_every_command_that_solves_looks_at_the_size_first(program, command):
    refused(program(*command), "classic" if "koans" not in command else "koans", "memory and")


def test_limits_are_options(program):
    refused(program("solve", "koans", "--memory", "1MB"), "(1 MB, 10 minutes)", "--memory 6")
    refused(program("solve", "zilch-online", "--time", "5s"), "(2 GB, 5 seconds)", "--time 4")


@pytest.mark.parametrize("limit", [("--memory", "2"), ("--memory", "x"), ("--time", "0s")])
def test_a_limit_that_cannot_be_read_is_refused(program, limit):
    answer = program("solve", "koans", *limit)
    assert answer.code == 2
    assert f"{limit[0]} takes" in answer.err
    assert repr(limit[1]) in answer.err
