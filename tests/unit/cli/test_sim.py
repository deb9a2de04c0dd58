import csv
import json
import re

import polars as pl
import pytest
from tests.unit.cli.program import Program

import greed
from greed.policies import Threshold
from greed.sim import simulate

PLAYERS = "threshold:300,threshold:900"
SHORT = ("sim", "koans", "--games", "300", "--seed", "7", "--players", PLAYERS)


def test_a_run_is_told_as_a_table(program: Program):
    answer = program(*SHORT)
    assert answer.code == 0
    assert "threshold:300" in answer.out
    assert "300 games of koans, seed 7" in answer.out
    assert "The starting player wins" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


def test_thousands_are_set_apart_in_every_figure_of_the_table(program: Program):
    rows = [line.split() for line in program(*SHORT).out.splitlines() if "threshold:" in line]
    scores = [next(word for word in row if "(" in word and "," in word) for row in rows]
    assert len(scores) == 2
    assert all(re.fullmatch(r"\d,\d{3}\(\d+\)", score) for score in scores)


def test_the_data_is_that_of_the_library(program: Program):
    data = json.loads(program(*SHORT, "--json").out)
    result = simulate(greed.load("koans"), [Threshold(300), Threshold(900)], 300, seed=7)
    assert data == json.loads(json.dumps(result.data()))


def test_workers_do_not_change_the_data(program: Program):
    alone = program(*SHORT, "--json").out
    assert program(*SHORT, "--json", "--workers", "2").out == alone


@pytest.mark.parametrize("what", ["score", "rounds", "throws"])
def test_a_histogram_covers_all_games(program: Program, what: str):
    lines = program(*SHORT, "--histogram", what).out.splitlines()
    shares = [
        float(line.split()[1].rstrip("%")) for line in lines if "%  " in line and "±" not in line
    ]
    assert sum(shares) == pytest.approx(200 if what == "score" else 100, abs=0.5)


def test_a_table_is_saved_as_csv_parquet_and_json(program: Program):
    for name in ("t.csv", "t.parquet", "t.json"):
        assert program(*SHORT, "--save", name).code == 0
    lines = list(csv.DictReader((program.folder / "t.csv").read_text().splitlines()))
    frame = pl.read_parquet(program.folder / "t.parquet")
    data = json.loads((program.folder / "t.json").read_text())
    for line, row, seat in zip(lines, frame.to_dicts(), data["seats"], strict=True):
        assert row == seat
        assert {key: str(value) for key, value in seat.items()} == line


def test_one_game_is_shown_and_saved_as_a_record(program: Program):
    answer = program(*SHORT, "--game", "12", "--record", "game.jsonl")
    record = greed.from_jsonl((program.folder / "game.jsonl").read_text())
    assert greed.from_text(answer.out).events == record.events
    assert list(greed.replay(record))[-1].over


def test_a_run_until_a_precision_says_how_many_games_it_took(program: Program):
    assert "100,000 games of koans" in program("sim", "koans", "--until", "1%").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--players", "best,threshold:300"), "unknown policy 'best'"),
        (("--players", "threshold:x,threshold:300"), "threshold takes a number"),
        (("--players", "threshold:300"), "2 to 12 players, not 1"),
        (("--until", "200%"), "--until takes a precision"),
        (("--save", "t.xlsx"), ".csv, .json or .parquet"),
        (("--save", "no/t.csv"), "the folder no does not exist"),
        (("--record", "t.jsonl"), "say which with --game"),
        (("--game", "3", "--record", "no/t.jsonl"), "the folder no does not exist"),
        (
            ("--players", "optimal,optimal,optimal"),
            "the game for 3 isn't solved yet: first greed solve 'koans' --seats 3",
        ),
        (("--first", "3"), "--first must be a seat from 1 to 2"),
    ],
)
def test_what_makes_no_sense_is_refused(program: Program, arguments: tuple[str, ...], says: str):
    answer = program("sim", "koans", *arguments)
    assert answer.code == 2
    assert says in answer.err
    assert len(answer.err.splitlines()) == 1


def test_many_games_of_the_best_player_fit_a_narrow_screen(program: Program):
    out = program("sim", "koans", "--players", "optimal,threshold:300", "--games", "1000000").out
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_policy_goes_by_the_name_of_its_bot_as_well(program: Program):
    run = ("sim", "koans", "--games", "1000", "--json", "--players")
    assert (
        program(*run, "maximiser,threshold:300").out
        == program(*run, "bot:maximiser,threshold:300").out
    )


def test_a_bot_that_is_no_policy_is_sent_to_the_arena(program: Program):
    answer = program("sim", "koans", "--players", "random,threshold:300")
    assert answer.code == 2
    assert "greed arena plays every bot" in answer.err
