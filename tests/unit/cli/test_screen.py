"""What a terminal shows, at 80 columns; the goldens are to be looked at when they change."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.unit.cli.program import drawn

import greed
from greed.cli.table.board import score_sheet
from greed.core.people import change
from greed.room import seated


@pytest.fixture(autouse=True)
def nothing_solved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


def test_a_turn_and_the_help(tmp_path: Path, snapshot):
    typed = ["h", "", "?", "rules", "b", "15 roll", "undo", "", ""]
    assert (
        drawn("official(target=2000)", ("Ann", "bot:bold"), "seed:3", typed, tmp_path) == snapshot
    )


def test_ten_dice_fit_in_80_columns(tmp_path: Path, snapshot):
    screen = drawn("ten-dice", ("Ann", "bot:cautious"), "seed:3", ["", "", "b"], tmp_path)
    assert screen == snapshot
    assert max(map(len, screen.splitlines())) <= 80


def test_a_carryover_is_offered(tmp_path: Path, snapshot):
    typed = ["", "a b", "?", "take", "a", "b", "pass"]
    assert drawn("basic(target=1000)", ("Ann", "Bob"), "seed:1", typed, tmp_path) == snapshot


def test_a_final_round_is_announced(tmp_path: Path, snapshot):
    sheet, seats = "official(target=2000)", ("bot:bold", "bot:cautious", "bot:threshold:400")
    assert drawn(sheet, seats, "seed:2", [], tmp_path) == snapshot


def test_real_dice_are_asked_for(tmp_path: Path, snapshot):
    typed = ["11523", "115 roll", "66", "266431", "all", "roll", "55", "b"]
    assert drawn("basic", ("Ann", "bot:bold"), "real", typed, tmp_path) == snapshot


def test_strikes_are_counted(tmp_path: Path, snapshot):
    seats = ("bot:random", "bot:random")
    screen = drawn("zilch-online(target=1500)", seats, "seed:8", [], tmp_path)
    assert screen == snapshot


def test_colour_changes_no_letter(tmp_path: Path):
    drawn("official(target=1000)", ("Ann", "Bob"), "seed:3", ["", "?"], tmp_path)  # solves it
    arguments = (
        "official(target=1000)",
        ("Ann", "bot:bold"),
        "seed:3",
        ["", "?", "15 roll"],
        tmp_path,
    )
    coloured = drawn(*arguments, colour=True)
    plain = drawn(*arguments)
    from rich.text import Text

    assert "\x1b[" in coloured
    stripped = [line.rstrip() for line in Text.from_ansi(coloured).plain.splitlines()]
    assert stripped == [line.rstrip() for line in plain.splitlines()][: len(stripped)]


@pytest.mark.parametrize("colour", ["33", "34", "37", "90", "93", "97"])
def test_no_colour_is_used_that_fades_on_a_light_or_dark_ground(tmp_path: Path, colour: str):
    screen = drawn(
        "official(target=2000)", ("Ann", "bot:bold"), "seed:3", ["", "?"], tmp_path, colour=True
    )
    assert f"[{colour}m" not in screen
    assert f";{colour}m" not in screen


@pytest.mark.parametrize("width", [50, 60, 80, 100, 140])
def test_a_line_of_the_score_sheet_is_a_line_of_the_screen(tmp_path: Path, width: int):
    seats = ("Ann", "Bob the Builder of Bridges", "bot:bold")
    screen = drawn("official(target=2000)", seats, "seed:3", ["s", ""], tmp_path, width=width)
    lines = screen.splitlines()
    assert max(map(len, lines)) <= width
    assert sum("needs 600" in line for line in lines) == 6
    assert all(
        "Ann" in line or "Bob" in line or "bold" in line for line in lines if "needs" in line
    )


def test_on_a_narrow_screen_no_points_stand_on_a_line_of_their_own(tmp_path: Path):
    seats = ("bot:bold", "bot:cautious")
    screen = drawn("basic(target=3000)", seats, "seed:2", [], tmp_path, width=40)
    assert max(map(len, screen.splitlines())) <= 40
    assert not re.findall(r"^ *[+]?[\d,]{2,} *$", screen, re.MULTILINE)


def test_on_a_narrow_screen_every_choice_can_be_read(tmp_path: Path):
    screen = drawn("koans", ("Ann", "Bob"), "seed:3", ["", "?", "rules"], tmp_path, width=40)
    assert max(map(len, screen.splitlines())) <= 40
    assert "…" not in screen.partition("Keep which dice")[2].partition("rules WORD")[0]
    assert "bust 27.8%" in screen.replace("\n ", "")
    assert re.search(r"1s +100\n", screen)


def test_what_is_folded_stays_behind_the_margin(tmp_path: Path):
    screen = drawn("koans", ("Ann", "Bob"), "seed:3", ["", "?"], tmp_path, width=40)
    said = screen.partition("A bank scores nothing")[2].partition("Roll 3 dice")[0]
    assert all(line.startswith("  ") for line in said.splitlines()[1:])


def test_a_wide_screen_is_used(tmp_path: Path):
    screen = drawn("koans", ("Ann", "Bob"), "seed:3", ["s"], tmp_path, width=120)
    assert max(map(len, screen.splitlines())) > 100


PLAYERS = [
    ("Christopher", "Bob"), ("Maximilian Mustermann", "Bob"), ("Christopher-Robin", "李小龍"),
    ("Ann", "Bob"), tuple(f"Player number {n}" for n in range(1, 12)),
]  # fmt: skip


@pytest.mark.parametrize("names", PLAYERS, ids=lambda names: names[0])
@pytest.mark.parametrize("width", [24, 30, 40, 63, 64, 72, 80, 100, 120])
def test_every_score_is_whole_however_narrow_the_screen_and_long_the_names(
    names: tuple[str, ...], width: int
):
    line = "classic+amish+zilch " + ",".join(["8250!!", *["0?"] * len(names)])
    state = greed.parse_position(f"{line} 1/1 throw 6 - 0 - - 9")
    state = change(state, greed.parse_move("out 2"))
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None)
    console.print(score_sheet(seated(["Zoe", *names]), state, width))
    lines = paper.getvalue().splitlines()
    assert max(map(cell_len, lines)) <= width
    assert "8,250" in lines[0]
    rows = [line for line in lines[1:] if re.search(r" 0(?= |$)", line)]
    assert len(rows) == len(names)
    if width >= 80:
        assert "sits out" in lines[1]
        assert "…" not in paper.getvalue().replace("Maximilian Muster…", "")
