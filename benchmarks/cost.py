"""Measures what sheets take, next to what `greed.tables.cost` foretells.

Run it with `python -m benchmarks.cost`. Each figure comes from a process of its own. The factors
in `greed/tables/cost.py` are set by these lines; `--all` adds the sheets that take a minute. Not
one of `make bench`: nothing is compared with a baseline here.
"""

import json
import os
import subprocess
import sys
import tempfile
import time

import greed
from greed import Sheet
from greed.core.sheet_data import parse_sheet
from greed.tables import Tables, cost

NAMES = [
    "koans", "farkle", "farkle-minimal", "kingdom-come", "classic", "official", "basic", "ten-dice",
    "classic+amish", "classic+hsw", "classic+amish+hsw", "classic(target=20000)",
]  # fmt: skip
LONG = ["zilch-online", "classic+zilch", "classic+hsw+zilch", "classic+amish+zilch"]
DRAWN = {
    "eleven dice, dead ones kept": {
        "title": "dead", "target": 10_000, "dice": {"count": 11},
        "scoring": {"singles": {"1": 100, "5": 50}}, "turn": {"dead_dice_keepable": True},
    },
    "six faces of 1 to 6 points": {
        "title": "six", "target": 400, "dice": {"count": 7},
        "scoring": {"singles": {str(face): face for face in range(1, 7)}},
    },
    "101, 50, 1": {
        "title": "fine", "target": 1500, "dice": {"count": 6},
        "scoring": {"singles": {"1": 101, "5": 50, "2": 1}},
    },
}  # fmt: skip
STAGES = ("tables", "turn", "odds", "race")


def sheet_of(name: str) -> Sheet:
    """Return a sheet by its name here."""
    return parse_sheet(DRAWN[name], name) if name in DRAWN else greed.load(name)


def work(stage: str, built: Tables) -> None:
    """Do what a stage does."""
    from greed.exact.model import statuses
    from greed.exact.overview import overview
    from greed.exact.race import solve_race
    from greed.exact.turn import best_turn

    if stage == "turn":
        for standing in {status.standing for status in statuses(built).all}:
            assert best_turn(built, standing).totals.any()
    elif stage == "odds":
        overview(built)
    elif stage == "race":
        solve_race(built)


def resident(line: str) -> int:
    """Return bytes of memory, now (VmRSS) or at the most (VmHWM)."""
    with open("/proc/self/status", encoding="ascii") as lines:  # noqa: PTH123 - not a real file
        return next(int(row.split()[1]) << 10 for row in lines if row.startswith(line))


def measure(name: str, stage: str) -> None:
    """Print what a stage of a sheet takes in this process, kernels loaded."""
    from greed.tables import tables

    sheet = sheet_of(name)
    if stage != "tables":
        work(stage, tables(greed.load("koans")))
    with open("/proc/self/clear_refs", "w", encoding="ascii") as peak:  # noqa: PTH123
        peak.write("5")
    before, begun = resident("VmRSS"), time.process_time()
    work(stage, tables(sheet))
    print(json.dumps([time.process_time() - begun, max(0, resident("VmHWM") - before)]))


def main(wanted: list[str]) -> int:
    """Print a table of all sheets and stages."""
    if wanted[:1] == ["--one"]:
        measure(*wanted[1:])
        return 0
    print("| sheet | stage | CPU s | estimate | ratio | MB | estimate | ratio |")
    print("|---" * 8 + "|")
    for name in [*NAMES, *DRAWN, *(LONG if "--all" in wanted else [])]:
        estimate = cost(sheet_of(name))
        for stage in STAGES:
            with tempfile.TemporaryDirectory() as home:
                run = subprocess.run(
                    [sys.executable, "-m", "benchmarks.cost", "--one", name, stage],
                    check=True, stdout=subprocess.PIPE, env=os.environ | {"GREED_HOME": home},
                )  # fmt: skip
            seconds, size = json.loads(run.stdout)
            said = getattr(estimate, stage)
            print(
                f"| {name} | {stage} | {seconds:.3f} | {said.seconds:.3f} "
                f"| {said.seconds / seconds:.1f} | {size / 1e6:.1f} | {said.bytes / 1e6:.1f} "
                f"| {said.bytes / max(size, 1e6):.1f} |",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
