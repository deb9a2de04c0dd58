"""A tournament that is killed goes on where it was: nothing played twice, nothing lost."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import greed
from greed.arena import Journal, Plan, Test, play, round_robin
from greed.arena.game import Deals, play_unit
from greed.arena.tournament import Entry

PLAN = Plan(
    sheet=greed.load("koans"), bots=("bold", "cautious", "threshold:300"), tables=round_robin(3),
    deals=160, seed="resume", unit=8, test=Test(error=0.05),
)  # fmt: skip
PROGRAM = """
import sys
from pathlib import Path
from tests.unit.arena.test_resume import PLAN
from greed.arena import Journal, play
from greed.arena.tournament import Entry
with Journal(Path(sys.argv[1]), PLAN, Entry) as journal:
    play(PLAN, journal=journal)
"""
ROOT = Path(__file__).parents[3]


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def start(path: Path) -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen([sys.executable, "-c", PROGRAM, str(path)], env=environment, cwd=ROOT)


def kill_when_it_has(path: Path, wanted: int) -> None:
    process = start(path)
    while lines(path) < wanted and process.poll() is None:
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()


def entries(path: Path) -> list[Entry]:
    with Journal(path, PLAN, Entry) as journal:
        return journal.entries


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_tournament_killed_twice_ends_as_if_nothing_had_happened(tmp_path: Path):
    path = tmp_path / "journal"
    kill_when_it_has(path, 4)
    first = lines(path)
    assert first < 40
    kill_when_it_has(path, first + 5)
    second = lines(path)
    with Journal(path, PLAN, Entry) as journal:
        kept = len(journal.entries)
        assert kept >= first - 1
        report = play(PLAN, journal=journal)
    assert second < lines(path)
    assert report == play(PLAN)
    played = Counter((entry.table, entry.unit) for entry in entries(path))
    assert set(played.values()) == {1}


def test_a_finished_tournament_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "journal"
    with Journal(path, PLAN, Entry) as journal:
        report = play(PLAN, journal=journal)

    def refuse(*_: object) -> None:
        raise AssertionError("a game was played again")

    monkeypatch.setattr("greed.arena.tournament.play_unit", refuse)
    with Journal(path, PLAN, Entry) as journal:
        assert play(PLAN, journal=journal) == report


def test_a_lost_line_is_played_again_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "journal"
    with Journal(path, PLAN, Entry) as journal:
        report = play(PLAN, journal=journal)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again: list[tuple[int, int]] = []

    def count(plan: Plan, table: int, unit: int) -> Deals:
        again.append((table, unit))
        return play_unit(plan, table, unit)

    monkeypatch.setattr("greed.arena.tournament.play_unit", count)
    with Journal(path, PLAN, Entry) as journal:
        assert play(PLAN, journal=journal) == report
    assert len(again) == 1
    assert path.read_bytes() == whole
