"""The game between two, solved: against plain scalar solvers, in CPU seconds, memory and error.

The baselines (benchmarks/baselines/race_scalar.py) solve positions with both seats on the board:
every nth diagonal, which is timed and scaled by the rows of its turns, since all of them
would take minutes. What the diagonal leads to they are given. Greed solves everything. Every
sheet is solved in a process of its own, so that its memory is its own.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.baselines import race_scalar as scalar

from greed.coach import advise
from greed.coach.judges import WinJudge
from greed.core.game import apply, legal_moves, throw
from greed.core.moves import ROLL
from greed.core.state import ON, State
from greed.exact.model import Unsolvable, turn_graph
from greed.exact.race import Race, Solution, solve, solve_race
from greed.exact.race.horizon import horizon
from greed.exact.solo import solo_race
from greed.exact.turn import best_turn
from greed.sheets import load, parse_position
from greed.tables import tables

ROUNDS = 3
FEWER, EVERY = 5, 40  # diagonals of classic and of official, of which a baseline solves one
SHEETS = (
    *("classic" + "+amish" * a + "+zilch" * z + "+hsw" * h
      for z in (0, 1) for a in (0, 1) for h in (0, 1)),
    "official", "basic", "koans", "ten-dice", "farkle-minimal", "farkle", "zilch-online",
    "kingdom-come",
)  # fmt: skip


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return CPU seconds, the best of a few rounds."""
    best = np.inf
    for _ in range(rounds):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best


def solved(name: str) -> Race:
    """Solve a sheet from its tables, with nothing else known but compiled code."""
    turn_graph.cache_clear()
    return solve_race(tables(load(name)))


def megabytes() -> float:
    """Return the most memory that this process has had, not counting who started it."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def child(name: str) -> None:
    """Solve a sheet as `greed solve` does and print what that took as JSON."""
    solve(load("koans"))  # loads what is compiled, or compiles it
    before = megabytes()
    try:
        solution = solve(load(name))
    except Unsolvable as reason:
        print(json.dumps({"why": str(reason)}))
        return
    print(json.dumps({
        "seconds": solution.seconds, "megabytes": megabytes(), "before": before,
        "residual": solution.residual, "first": solution.first_wins,
    }))  # fmt: skip


def apart(name: str) -> dict[str, Any]:
    """Return what `child` says of a sheet, from a second process that compiles nothing."""
    said = ""
    for _ in range(2):
        with tempfile.TemporaryDirectory() as home:
            said = subprocess.run(
                [sys.executable, "-m", "benchmarks.bench_race", name], check=True, text=True,
                stdout=subprocess.PIPE, env=os.environ | {"GREED_HOME": home},
            ).stdout  # fmt: skip
    answer: dict[str, Any] = json.loads(said)
    return answer


def against(name: str, every: int) -> str:
    """Return a line that compares Greed with the baseline."""
    solved(name)
    greed = seconds(lambda: solved(name))
    race = solved(name)
    given, values = scalar.solved_of(race), race.values[scalar.group_of()]
    turn = scalar.turn_of(turn_graph(race.tables, ON))
    after = scalar.after_of(race, horizon(race.tables).beyond)
    fresh = scalar.empty(given)
    target, last = race.target, 2 * race.target - 2
    read = fresh if every == 1 else given
    entry = race.tables.sheet.entry
    lowest = entry.points // race.tables.unit if entry else 0
    scalar.diagonals(turn, given, after, target, lowest, last, last, scalar.empty(given))
    begun = time.process_time()
    pairs, rounds = scalar.diagonals(
        turn, read, after, target, lowest, last - every // 2, every, fresh
    )
    plain = time.process_time() - begun
    done = np.isfinite(fresh.values)
    off = np.abs(fresh.values - values)[done].max()
    if race.attempts:
        made = np.isfinite(fresh.tries)
        off = max(off, np.abs(fresh.tries - given.tries)[made].max())
    a, b = np.indices(values.shape)[:, lowest:, lowest:]
    rows = 2 * (target + after.beyond) - a - b  # of both seats: what a pair costs
    share = float(rows[done[lowest:, lowest:]].sum() / rows.sum())
    whole = f"{plain:.1f}" if every == 1 else f"{plain / share:.0f} ({plain:.1f} for {share:.1%})"
    return (
        f"| {name} | {whole} | {rounds / pairs:.1f} | {greed:.3f} | **{plain / share / greed:.0f}**"
        f" | {off:.0e} |"
    )


def engines(name: str, rounds: int = ROUNDS) -> str:
    """Return a line on what native code gains over WebAssembly."""
    taken: list[float] = []
    for engine in ("native", "wasm"):
        os.environ["GREED_ENGINE"] = engine
        taken.append(seconds(lambda: solved(name), rounds))
    del os.environ["GREED_ENGINE"]
    native, wasm = taken
    return f"| {name} | {native:.3f} | {wasm:.3f} | **{wasm / native:.1f}** |"


def middle(name: str) -> State:
    """Return a state in the middle of a game and of a turn, with a choice of keeps."""
    state = parse_position(f"{name} 3000,3500 1/1 decide 4 - 400 - - 9")
    return throw(apply(state, ROLL), [1, 1, 5, 3])


def asked(name: str) -> str:
    """Return a line on asking: one look-up and full advice, in a turn known already and a new."""
    race = solved(name)
    state = middle(name)
    solution = Solution(race, 0.0)
    after, seat = apply(state, legal_moves(state)[0]), state.seat
    new = seconds(lambda: Solution(race, 0.0).worth(after, seat), 5)
    full = seconds(lambda: advise(WinJudge(Solution(race, 0.0)), state), 5)
    solution.worth(after, seat)
    kept = seconds(lambda: [solution.worth(after, seat) for _ in range(1000)], 5) / 1000
    again = seconds(lambda: advise(WinJudge(solution), state), 5)
    return (
        f"| {name} | {1e6 * kept:.0f} µs | {1e3 * new:.1f} ms | {1e3 * again:.2f} ms |"
        f" {1e3 * full:.1f} ms |"
    )


def alone(name: str) -> str:
    """Return a line on the best turn and the race alone."""
    built = tables(load(name))
    for work in (best_turn, solo_race):
        work(built)

    def turn() -> None:
        turn_graph.cache_clear()
        best_turn(built, ON)

    def legs() -> None:
        turn_graph.cache_clear()
        solo_race(built)

    return f"| {name} | {1e3 * seconds(turn):.1f} | {1e3 * seconds(legs):.0f} |"


def main() -> None:
    """Measure and print."""
    print("## The game between two, solved: CPU seconds\n")
    print("| sheet | plain scalar | rounds per pair | Greed | times | largest difference |")
    print("|---|--:|--:|--:|--:|--:|")
    print(against("classic", FEWER), flush=True)
    print(against("official", EVERY), flush=True)
    print("\n| sheet | native code | WebAssembly | times |\n|---|--:|--:|--:|")
    for name in ("koans", "classic", "ten-dice", "official"):
        print(engines(name), flush=True)
    print("\n| sheet | CPU s | peak MB (before it) | residual | first seat wins |")
    print("|---|--:|--:|--:|--:|")
    for name in SHEETS:
        said = apart(name)
        if "why" in said:
            print(f"| {name} | not solved: {said['why']} | | | |")
            continue
        print(
            f"| {name} | {said['seconds']:.2f} | {said['megabytes']:.0f} ({said['before']:.0f}) |"
            f" {said['residual']:.0e} | {said['first']:.6f} |",
            flush=True,
        )
    print("\n| asking | look-up | in a new turn | advice | in a new turn |")
    print("|---|--:|--:|--:|--:|")
    for name in ("classic", "official"):
        print(asked(name), flush=True)
    print("\n| milliseconds of | best turn | race alone |\n|---|--:|--:|")
    for name in ("classic", "official", "classic+zilch", "ten-dice", "zilch-online"):
        print(alone(name), flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        child(sys.argv[1])
    else:
        main()
