"""Games solved: CPU seconds, memory and error; and how long it takes to ask a solution.

Every sheet is solved in a process of its own, so that its memory is its own.
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

from greed.coach import advise
from greed.coach.judges import WinJudge
from greed.core.errors import Unsolvable
from greed.core.game import apply, legal_moves, throw
from greed.core.moves import ROLL
from greed.core.state import State
from greed.sheets import load, parse_position
from greed.solver import Solution, best_turn, saved_solution, size_of, solve, turn_counts

ROUNDS = 3
SHEETS = (
    *("classic" + "+amish" * a + "+zilch" * z + "+hsw" * h
      for z, a, h in ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1))),
    "official", "basic", "koans", "ten-dice", "farkle-minimal", "farkle", "zilch-online",
    "kingdom-come",
)  # fmt: skip


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return CPU seconds, the best of a few rounds."""
    best = float("inf")
    for _ in range(rounds):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best


def megabytes() -> float:
    """Return the most memory that this process has had, not counting who started it."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def child(name: str) -> None:
    """Solve a sheet as `greed solve` does and print what that took as JSON."""
    sheet, before = load(name), megabytes()
    try:
        solution = solve(sheet)
    except Unsolvable as reason:
        print(json.dumps({"why": str(reason)}))
        return
    print(json.dumps({
        "seconds": solution.seconds, "megabytes": megabytes() - before,
        "residual": solution.residual, "first": solution.first[0],
    }))  # fmt: skip


def apart(name: str, **variables: str) -> dict[str, Any]:
    """Return what `child` says of a sheet, from a process with a home of its own."""
    with tempfile.TemporaryDirectory() as home:
        said = subprocess.run(
            [sys.executable, "-m", "benchmarks.bench_race", name], check=True, text=True,
            stdout=subprocess.PIPE, env=os.environ | {"GREED_HOME": home} | variables,
        ).stdout  # fmt: skip
    answer: dict[str, Any] = json.loads(said)
    return answer


def middle(name: str) -> State:
    """Return a state in the middle of a game and of a turn, with a choice of keeps."""
    state = parse_position(f"{name} 3000,3500 1/1 decide 4 - 400 - - 9")
    return throw(apply(state, ROLL), [1, 1, 5, 3])


def asked(name: str) -> str:
    """Return a line on asking: one look-up and full advice, in a turn known already and a new."""
    state = middle(name)
    solve(state.rules.sheet)

    def fresh() -> Solution:
        found = saved_solution(state.rules.sheet)
        assert found
        return found

    read = seconds(fresh)
    after, seat = apply(state, legal_moves(state)[0]), state.seat
    new = seconds(lambda: fresh().value(after, seat), 5) - read
    full = seconds(lambda: advise(WinJudge(fresh()), state), 5) - read
    solution = fresh()
    solution.value(after, seat)
    kept = seconds(lambda: [solution.value(after, seat) for _ in range(1000)], 5) / 1000
    again = seconds(lambda: advise(WinJudge(solution), state), 5)
    return (
        f"| {name} | {1e6 * kept:.0f} µs | {1e3 * new:.1f} ms | {1e3 * again:.2f} ms |"
        f" {1e3 * full:.1f} ms | {1e3 * read:.0f} ms |"
    )


def alone(name: str) -> str:
    """Return a line on the best turn and the race alone."""
    sheet = load(name)
    begun = time.process_time()
    best_turn(sheet)
    turned = time.process_time()
    turn_counts(solve(sheet, 1))
    return f"| {name} | {1e3 * (turned - begun):.0f} | {1e3 * (time.process_time() - turned):.0f} |"


def main() -> None:
    """Measure and print."""
    print("## The game between two, solved\n")
    print("| sheet | CPU s | estimated | MB | estimated | residual | first seat wins |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name in SHEETS:
        said, size = apart(name), size_of(load(name))
        if "why" in said:
            print(f"| {name} | not solved: {said['why']} | | | | | |")
            continue
        print(
            f"| {name} | {said['seconds']:.2f} | {size.seconds:.2f} | {said['megabytes']:.0f} |"
            f" {size.bytes / 1e6:.0f} | {said['residual']:.0e} | {said['first']:.6f} |",
            flush=True,
        )
    print("\n| sheet | library | WebAssembly | times |\n|---|--:|--:|--:|")
    for name in ("koans", "classic", "ten-dice"):
        native, wasm = apart(name)["seconds"], apart(name, GREED_KERNEL="wasm")["seconds"]
        print(f"| {name} | {native:.3f} | {wasm:.3f} | **{wasm / native:.1f}** |", flush=True)
    print("\n| asking | look-up | in a new turn | advice | in a new turn | read from disk |")
    print("|---|--:|--:|--:|--:|--:|")
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
