"""`greed pack`: a pack as a file, and test games for its readers."""

import json
import sys
from contextlib import contextmanager

import pytest
from tests.unit.cli.program import Program

from greed.packs import read


def test_a_pack_is_written_with_its_values_and_bots(program: Program):
    answer = program("pack", "koans", "--values", "-o", "koans.json")
    assert (answer.code, answer.out) == (0, "")
    found = read(program.folder / "koans.json")
    assert round(found.solution.first[0], 3) == 0.54
    assert set(found.body["bots"]) == {
        "random", "bold", "cautious", "threshold", "maximiser", "optimal", "level",
    }  # fmt: skip


def test_test_games_are_lines_of_json_and_the_same_for_the_same_seed(program: Program):
    for name, seed in (("one", "1"), ("same", "1"), ("other", "2")):
        assert program("pack", "koans", "--vectors", "2", "--seed", seed, "-o", name).code == 0
    one, same, other = ((program.folder / name).read_text() for name in ("one", "same", "other"))
    assert one == same
    assert one.splitlines()[1:] != other.splitlines()[1:]
    first, *games = map(json.loads, one.splitlines())
    assert (first["vectors"], first["name"]) == (1, "koans")
    assert sum("game" in line for line in games) == 2


def test_values_of_a_sheet_without_a_solution_are_refused(program: Program):
    answer = program("pack", "koans(seats.min=3)", "--values", "-o", "koans.json")
    assert answer.code == 2
    assert "is for 3 to 12 players, not 2" in answer.err
    assert not (program.folder / "koans.json").exists()


def test_a_file_that_cannot_be_written_is_refused_before_the_work(program: Program):
    answer = program("pack", "koans", "-o", "nowhere/koans.json")
    assert answer.code == 2
    assert "mkdir -p nowhere" in answer.err


def test_test_games_have_no_values(program: Program):
    answer = program("pack", "koans", "--vectors", "1", "--values")
    assert (answer.code, answer.out) == (2, "")
    assert "leave out --values" in answer.err


def test_a_sheet_with_carryovers_is_refused_before_it_is_solved(program: Program):
    answer = program("pack", "official", "--values")
    assert (answer.code, answer.out) == (2, "")
    assert "win probabilities of a sheet with carryovers" in answer.err


def test_test_games_show_how_far_they_are(program: Program, monkeypatch: pytest.MonkeyPatch):
    done: list[tuple[int, int | None]] = []
    watch = contextmanager(lambda *_: iter([lambda *so_far: done.append(so_far)]))
    monkeypatch.setattr(sys.modules["greed.cli.commands.pack"], "paced", watch)
    program("pack", "koans", "--vectors", "3", "-o", "games.ndjson")
    assert done == [(0, 3), (1, 3), (2, 3)]
