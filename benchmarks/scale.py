"""What more workers bring, in games per second of real time and of CPU, and what they cost.

`python benchmarks/scale.py` plays the same tournament in this process, with one and with two
workers (`--workers 1,2,4,8` for others), and with a Dask cluster of two (`--dask`), and prints the
table of docs/arena.md. Each figure is the best of several runs taken in turn. It is not run by
`make bench`: real time says nothing on a machine that is busy.
"""

import argparse
import os
import pickle
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import greed
from greed.arena import Crew, Journal, Plan, crew, play, round_robin
from greed.arena.crews import dask_crew
from greed.arena.game import play_unit
from greed.arena.tournament import Entry, Tournament

PLAN = Plan(
    sheet=greed.load("classic"), bots=("threshold:300", "threshold:500"), tables=round_robin(2),
    deals=480, seed="scale", unit=24,
)  # fmt: skip

ADDRESS = "tcp://127.0.0.1:18786"


def measured(team: Crew, pids: list[int]) -> tuple[float, float, str]:
    """Return real seconds, CPU seconds of all processes, and the report of the tournament."""
    began, spent = time.perf_counter(), cpu(pids)
    report = play(PLAN, team)
    return time.perf_counter() - began, cpu(pids) - spent, report.json()


def cpu(pids: list[int]) -> float:
    """Return the CPU seconds of this process and of others, as Linux counts them."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


def children() -> set[int]:
    """Return the processes that this one has started."""
    every = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return set(map(int, every))


def warm(team: Crew) -> Crew:
    """Return a crew whose workers have started and played, which the curve doesn't count."""
    waiting = [team.submit(play_unit, PLAN, 0, n) for n in range(4 * team.size)]
    for future in waiting:
        future.result()
    return team


def travels() -> tuple[int, int]:
    """Return the bytes that go to a worker for a piece of work, and the bytes that come back."""
    there = len(pickle.dumps((play_unit, PLAN, 0, 0)))
    return there, len(pickle.dumps(play_unit(PLAN, 0, 0)))


def keeping_books(folder: str) -> tuple[float, float]:
    """Return the CPU and the real seconds that the books take per game, journal included."""
    units = [Entry(0, unit, play_unit(PLAN, 0, unit)) for unit in range(20)]
    games = sum(len(deal) for entry in units for deal in entry.deals)
    tournament = Tournament(PLAN)
    with Journal(Path(folder) / "journal", PLAN, Entry) as journal:
        began, spent = time.perf_counter(), time.process_time()
        for entry in units:
            pickle.loads(pickle.dumps(entry.deals))  # noqa: S301 - our own bytes
            journal.add(entry)
            tournament.take(entry)
        return (time.process_time() - spent) / games, (time.perf_counter() - began) / games


def cluster(folder: str) -> list[subprocess.Popen[bytes]]:
    """Start a Dask scheduler and two workers on this machine."""
    file = Path(folder) / "scheduler.json"

    def start(module: str, *arguments: str) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
        return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    started = [start("dask_scheduler", "--port", "18786", "--no-dashboard",
                     "--scheduler-file", str(file))]  # fmt: skip
    while not file.exists():
        time.sleep(0.1)
    return started + [
        start("dask_worker", ADDRESS, "--nthreads", "1", "--no-nanny",
              "--no-dashboard", "--local-directory", folder) for _ in range(2)
    ]  # fmt: skip


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--workers", default="1,2")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--dask", action="store_true")
    wanted = parser.parse_args()
    games = PLAN.deals * 2
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        teams, dask_pids = {"this process": crew()}, list[int]()
        for number in map(int, wanted.workers.split(",")):
            pool = partial(ProcessPoolExecutor, number, mp_context=get_context("spawn"))
            teams[f"{number} process{'es' if number > 1 else ''}"] = Crew(pool, number)
        if wanted.dask:
            for process in cluster(folder):
                stack.callback(process.wait)
                stack.callback(process.kill)
                dask_pids.append(process.pid)
            teams["Dask, 2 workers"] = dask_crew(ADDRESS, workers=2)
        pids = {}
        for name, team in teams.items():
            before = children()
            warm(stack.enter_context(team))
            pids[name] = sorted(children() - before)
        if wanted.dask:
            pids["Dask, 2 workers"] = dask_pids
        best = dict.fromkeys(teams, (float("inf"), float("inf")))
        reports = set()
        for _ in range(wanted.repeat):
            for name, team in teams.items():
                real, spent, report = measured(team, pids[name])
                best[name] = min(best[name][0], real), min(best[name][1], spent)
                reports.add(report)
        assert len(reports) == 1, "the reports differ"
        books = keeping_books(folder)
    alone = best["this process"][0]
    print(f"{games:,} games of {PLAN.bots[0]} and {PLAN.bots[1]} on {PLAN.sheet.name}, best of"
          f" {wanted.repeat}. All reports are the same to the last bit.\n")  # fmt: skip
    print("| who plays | games/s | times | CPU ms per game |\n|---|---:|---:|---:|")
    for name, (real, spent) in best.items():
        milliseconds = 1000 * spent / games
        print(f"| {name} | {games / real:,.0f} | {alone / real:.2f} | {milliseconds:.2f} |")
    there, back = travels()
    size = len(PLAN.unit_range(0, 0)) * 2
    print(f"\nA piece of work ({size} games): {there:,} bytes there, {back:,} bytes back."
          f" Books: {1e6 * books[0]:.0f} µs of CPU, {1e6 * books[1]:.0f} µs of real time"
          " per game.")  # fmt: skip


if __name__ == "__main__":
    main()
