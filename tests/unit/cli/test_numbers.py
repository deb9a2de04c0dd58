"""Options that take numbers: how they are written, and what is refused."""

import pytest
import typer
from tests.unit.cli.program import Program

from greed.cli.app import app
from greed.cli.exits import Refusal
from greed.cli.limits import Limits
from greed.cli.numbers import number
from greed.cli.pace import Pace

WRONG = {"games": ["nan", "", "1.5", "x", "0", "-1", "inf", "1e30", "9" * 5_000]}


@pytest.mark.parametrize("text", ["1e6", "1,000,000", "1_000_000", "1000000", " 1000000 ", "10E5"])
def test_a_million_is_written_as_people_write_it(text: str):
    assert number(text, "--games", 1, whole=True) == 1_000_000


@pytest.mark.parametrize("text", ["nan", "inf", "-inf", "", "x", "1e999"])
def test_what_is_no_number_is_refused_for_seconds_too(text: str):
    with pytest.raises(Refusal, match=r"--limit takes a number from 0.01"):
        number(text, "--limit", 0.01, whole=False)


def test_every_whole_number_of_every_command_may_have_an_exponent():
    root = typer.main.get_command(app)
    commands = [root.get_command(None, name) for name in root.list_commands(None)]  # type: ignore[attr-defined]
    commands += [
        below for command in commands for below in getattr(command, "commands", {}).values()
    ]
    options = [option for command in commands for option in command.params
               if option.type.name.startswith("int")]  # fmt: skip
    assert len(options) > 20
    for option in options:
        low = getattr(option.type, "min", None) or 2
        assert option.type.convert(f"{low}e0", option, None) == low


@pytest.mark.parametrize("text", WRONG["games"])
@pytest.mark.parametrize(
    "command",
    [("sim",), ("arena", "--bots", "bold,random"), ("study", "koans"), ("bot", "check", "x")],
)
def test_a_number_of_games_that_is_none_is_refused_in_one_short_line(
    program: Program, command: tuple[str, ...], text: str
):
    answer = program(*command, f"--games={text}")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("greed: --games takes a whole number from ")
    assert answer.err.count("\n") == 1
    assert len(answer.err) < 120


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "koans", "--games"),
        ("sim", "koans", "--until", "0.00000001", "--games"),
        ("arena", "--sheet", "koans", "--bots", "bold,cautious", "--games"),
        ("study", "koans", "--measure", "turns", "--games"),
        ("study", "koans", "--measure", "turns", "--player", "card", "--core-games"),
        ("pack", "koans", "-o", "games.jsonl", "--vectors"),
    ],
)
def test_games_that_take_years_are_refused_with_how_long_they_would_take(
    program: Program, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
):
    monkeypatch.setattr("greed.cli.pace._LOOK", 0.05)
    answer = program(*command, "1e15")
    assert (answer.code, answer.out) == (2, "")
    assert "would take" in answer.err
    assert answer.err.endswith("more than the limit (10 minutes). Ask for fewer\n")


def test_games_of_half_an_hour_are_refused_with_the_option_that_allows_them(program: Program):
    """Slow by a limit of a second, not by their number: that is the same on every machine."""
    answer = program("arena", "--sheet", "koans", "--bots", "bold,random", "--games", "1e6",
                     "--time", "1s")  # fmt: skip
    assert answer.code == 2
    assert "or allow it with --time " in answer.err


def test_a_precision_that_takes_years_is_refused(program: Program):
    answer = program("sim", "koans", "--until", "0.00000001")
    assert answer.code == 2
    assert "games would take" in answer.err


def test_a_precision_that_is_soon_reached_is_not_refused_for_the_most_games_allowed(
    monkeypatch: pytest.MonkeyPatch,
):
    clock = iter([0.0, 2.0])
    monkeypatch.setattr("greed.cli.pace.perf_counter", lambda: next(clock))
    tick = Pace("games", Limits(time="10m"), expected=10_000)
    tick(100, 10**15)
    tick(200, 10**15)


def test_games_already_played_are_not_counted_against_the_pace(monkeypatch: pytest.MonkeyPatch):
    clock = iter([0.0, 2.0])
    monkeypatch.setattr("greed.cli.pace.perf_counter", lambda: next(clock))
    tick = Pace("games", Limits(time="10m"))
    tick(9_000, 10_000)
    tick(9_010, 10_000)  # the last thousand take 200 s


def test_more_workers_than_a_machine_can_bear_are_refused(program: Program):
    answer = program("sim", "koans", "--workers", "1e9")
    assert answer.code == 2
    assert "--workers takes" in answer.err


def test_an_endless_word_is_not_repeated_as_a_whole(program: Program):
    answer = program("play", "koans", "--dice", "x" * 5_000)
    assert answer.code == 2
    assert len(answer.err) < 300
