"""Whoever does the work, the report is the same to the last bit."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import greed
from greed.arena import Crew, Plan, Test, crew, play, round_robin
from greed.arena.crews import CrewError, crew_of, work
from greed.arena.tournament import Tournament

PLAN = Plan(
    sheet=greed.load("koans"), bots=("bold", "cautious", "random"), tables=round_robin(3),
    deals=96, seed="crew", unit=12, test=Test(),
)  # fmt: skip


def test_two_and_three_processes_report_what_one_does():
    alone = play(PLAN).json()
    for workers in (2, 3):
        with crew(workers) as team:
            assert play(PLAN, team).json() == alone


def test_any_executor_will_do():
    with ThreadPoolExecutor(2) as threads:
        assert play(PLAN, crew_of(threads, 2)).json() == play(PLAN).json()


def slow_square(number: int, marker: str) -> int:
    """Return a square; the first worker that comes to 3 kills itself."""
    path = Path(marker)
    if number == 3 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_worker_that_is_killed_costs_no_result(tmp_path: Path):
    marker = str(tmp_path / "killed")
    with crew(2) as team:
        results = list(work(team, slow_square, iter(range(12)), lambda unit: (unit, marker)))
    assert sorted(results) == [(number, number * number) for number in range(12)]
    assert Path(marker).exists()


ORPHANS = """
import os, signal, sys, time
from pathlib import Path
from greed.arena import crew

def stay(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(60)

if __name__ == "__main__":
    team = crew(2)
    for _ in range(2):
        team.submit(stay, sys.argv[1])
    while len(os.listdir(sys.argv[1])) < 2:
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def stay(folder: str) -> None:
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_an_interruption_waits_for_no_task(tmp_path: Path):
    def interrupted() -> None:
        with crew(2) as team:
            for _ in range(4):
                team.submit(stay, str(tmp_path))
            while not any(tmp_path.iterdir()):
                time.sleep(0.01)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    _must_end(tmp_path)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_workers_end_with_the_process_that_hired_them(tmp_path: Path):
    program, folder = tmp_path / "orphans.py", tmp_path / "workers"
    program.write_text(ORPHANS)
    folder.mkdir()
    subprocess.run(
        [sys.executable, str(program), str(folder)], check=False, timeout=60,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert len(list(folder.iterdir())) == 2
    _must_end(folder)


def _must_end(folder: Path) -> None:
    for _ in range(1000):
        pids = [int(path.name) for path in folder.iterdir()]
        if not any(_alive(pid) for pid in pids):
            return
        time.sleep(0.01)
    raise AssertionError("workers were left behind")


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return False
    return state != "Z"


class Fragile(Executor):
    """An executor whose every `nth` task breaks it."""

    def __init__(self, nth: int) -> None:
        self.left = nth

    def submit(self, task, /, *arguments, **named):
        future: Future[object] = Future()
        self.left -= 1
        if self.left < 0:
            raise BrokenProcessPool("gone")
        if self.left == 0:
            future.set_exception(BrokenProcessPool("gone"))
        else:
            future.set_result(task(*arguments, **named))
        return future


def test_a_crew_that_breaks_again_and_again_changes_no_report():
    def watch(_: Tournament) -> None:
        hired.append(1)

    hired: list[int] = []
    assert play(PLAN, Crew(lambda: Fragile(3), 2), watch=watch).json() == play(PLAN).json()
    assert hired


def test_a_crew_that_never_does_anything_is_given_up():
    with pytest.raises(CrewError, match="lost"):
        play(PLAN, Crew(lambda: Fragile(1), 2))


def test_an_executor_that_cannot_be_replaced_says_so():
    with pytest.raises(CrewError, match="no replacement"):
        play(PLAN, crew_of(Fragile(3), 2))


def test_an_error_of_a_task_is_raised_as_it_is():
    with crew() as team, pytest.raises(ZeroDivisionError):
        list(work(team, divmod, iter([1]), lambda unit: (unit, 0)))


@pytest.mark.parametrize("workers", [0, -1])
def test_a_crew_without_workers_is_refused(workers: int):
    with pytest.raises(CrewError):
        crew(workers)
