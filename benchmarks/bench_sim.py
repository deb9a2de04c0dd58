"""Whole games per CPU-second: classic, two seats that both bank at 300.

The baseline plays the same game with the same rule in plain Python that throws dice one by one.
Both play enough games for their means to be compared, so that nobody wins by playing something
else.
"""

import random
import time
from collections.abc import Callable

import numpy as np
from benchmarks.baselines.classic_python import play_game

from greed.policies import Maximiser, Optimal, Policy, Threshold
from greed.sheets import load
from greed.sim import simulate
from greed.solver import solve

ROUNDS = 3
THROWS = 76.775


def rate(games: Callable[[], int]) -> float:
    """Return games per CPU-second, the best of a few rounds, once everything is made ready."""
    games()
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.process_time()
        played = games()
        best = max(best, played / (time.process_time() - begun))
    return best


def python() -> int:
    """Play in plain Python."""
    chance = random.Random(1)
    throws = [play_game(chance, game % 2)[3] for game in range(4_000)]
    assert abs(float(np.mean(throws)) - THROWS) < 1.5
    return len(throws)


def kernel() -> int:
    """Play as `greed sim` does."""
    result = simulate(load("classic"), [Threshold(300)] * 2, 2_000_000, seed=1, unit=1_000_000)
    assert abs(result.mean("throws").value - THROWS) < 0.08
    return result.games


def played(name: str, player: Policy, games: int, seats: int = 2) -> Callable[[], int]:
    """Return who plays games of a sheet between seats that play alike."""
    return lambda: simulate(load(name), [player] * seats, games, seed=1, unit=games).games


def main() -> None:
    """Measure and print."""
    speeds = {
        "plain Python, dice thrown one by one": rate(python),
        "`greed sim`": rate(kernel),
        "the same, best play of each turn": rate(played("classic", Maximiser(), 500_000)),
        "the same, optimal between two": rate(played("classic", Optimal(), 50_000)),
    }
    plain, fast, *_ = speeds.values()
    print("## Simulation: classic, two seats, both bank at 300\n")
    print("| games per CPU-second | | x plain Python |")
    print("|---|--:|--:|")
    for name, speed in speeds.items():
        print(f"| {name} | {speed:,.0f} | {speed / plain:,.0f} |")
    print(
        f"\nA game has {THROWS:.1f} throws: {1e9 / fast / THROWS:.1f} ns each, with all counting."
    )
    first = solve(load("classic")).first[0]
    share = simulate(load("classic"), [Optimal()] * 2, 400_000, seed=2, first=0).share(0)
    print(
        f"\nBetween two who play their best the seat that begins wins {100 * share.value:.2f}"
        f" ± {100 * share.error:.2f}%, exactly {100 * first:.2f}%."
    )
    print("\nOther sheets, games per CPU-second, two seats that bank at 300:")
    for name in ("official", "ten-dice", "koans", "basic", "classic+amish+hsw+zilch"):
        print(f"- {name}: {rate(played(name, Threshold(300), 200_000)):,.0f}")
    print(f"- classic among three: {rate(played('classic', Threshold(300), 200_000, 3)):,.0f}")


if __name__ == "__main__":
    main()
