"""Whole games per CPU-second: classic, two seats that both bank at 300.

The baselines play the same game with the same rule: plain Python that throws dice one by one,
and NumPy that plays many games in lockstep from the very tables that the kernel reads. All play
enough games for their means to be compared, so that nobody wins by playing something else.
"""

import random
import time
from collections.abc import Callable

import numpy as np
from benchmarks.baselines.classic_numpy import play as play_in_lockstep
from benchmarks.baselines.classic_python import play_game
from tests.twins.one_by_one import one_by_one

from greed.exact.race import solve
from greed.policies import Maximiser, Optimal, Threshold
from greed.sheets import load
from greed.sim import Maker, Run, simulate
from greed.sim.lane_kernels import LANES, ROWS, draw_only

ROUNDS = 3
THROWS = 76.775
PLAYERS = (Threshold(300), Threshold(300))


def rate(games: Callable[[], int]) -> float:
    """Return games per CPU-second, the best of a few rounds, once everything is compiled."""
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


def numpy() -> int:
    """Play in lockstep."""
    states = Run(load("classic"), PLAYERS).states()
    assert states
    games, won, _ = play_in_lockstep(states, 400_000, 1 << 14, 1)
    assert abs(won / games - 0.5) < 0.005
    return int(games)


def alone() -> int:
    """Play with the twin of the tests, one game after the other."""
    return int(one_by_one(Run(load("classic"), PLAYERS, seed=1), 0, 200_000).games[0])


def side_by_side() -> int:
    """Play as `greed sim` does."""
    result = simulate(load("classic"), PLAYERS, 3_000_000, seed=1, unit=1_000_000)
    assert abs(result.mean("throws").value - THROWS) < 0.05
    return result.games


def looked_up(maker: Maker) -> Callable[[], int]:
    """Play with policies that are looked up throw by throw, as those that see the scores are."""
    run = Run(load("classic"), (maker, maker), seed=1)
    return lambda: simulate(run.sheet, run.players, 1_000_000, seed=1, unit=500_000).games


def loss(games: int = 4_000_000) -> str:
    """Return how much of its wins the optimal policy loses by fitting a cache."""
    whole = Optimal(banks=(200, 1.0), keeps=(200, 1.0))
    share = simulate(load("classic"), [whole, Optimal()], games, seed=1, unit=500_000).share(0)
    return f"{100 * (share.value - 0.5):.3f} ± {100 * share.error:.3f}%"


def sheet(name: str, seats: int = 2) -> float:
    """Return the speed of another sheet, or of more seats."""
    players = (Threshold(300),) * seats
    return rate(lambda: simulate(load(name), players, 1_000_000, seed=1, unit=500_000).games)


def words() -> float:
    """Return the nanoseconds that the random bits of one throw cost in vectors, and no more."""
    lane, state = np.zeros(ROWS * LANES, np.uint32), np.arange(LANES, dtype=np.uint64)
    draw_only(lane, state, 10)
    begun = time.process_time()
    draw_only(lane, state, 1_000_000)
    return (time.process_time() - begun) / (2 * LANES * 1_000_000) * 1e9


def main() -> None:
    """Measure and print."""
    speeds = {
        "plain Python, dice thrown one by one": rate(python),
        "NumPy in lockstep, from the kernel's tables": rate(numpy),
        "kernel, game after game (the twin in the tests)": rate(alone),
        f"kernel, {LANES} games side by side": rate(side_by_side),
        "the same, best play of each turn": rate(looked_up(Maximiser())),
        "the same, optimal between two": rate(looked_up(Optimal())),
    }
    plain, lockstep, _, best, *_ = speeds.values()
    print("## Simulation: classic, two seats, both bank at 300\n")
    print("| games per CPU-second | | x plain Python | x NumPy |")
    print("|---|--:|--:|--:|")
    for name, speed in speeds.items():
        print(f"| {name} | {speed:,.0f} | {speed / plain:,.0f} | {speed / lockstep:.1f} |")
    per_throw, bits = 1e9 / best / THROWS, words()
    print(
        f"\nA game has {THROWS:.1f} throws: {per_throw:.2f} ns each with all counting, of which"
        f" {bits:.2f} ns are random bits, drawn in vectors. The aims are 3,000 times plain Python"
        f" and 50 times NumPy; this is {best / plain:,.0f} and {best / lockstep:.0f} times."
    )
    first = solve(load("classic")).first_wins
    share = simulate(load("classic"), [Optimal()] * 2, 4_000_000, seed=2, first=0).share(0)
    print(
        f"\nThe table of the optimal policy loses {loss()} of its games to the policy that looks at"
        f" every score; between two of them the seat that begins wins {100 * share.value:.2f}"
        f" ± {100 * share.error:.2f}%, exactly {100 * first:.2f}%."
    )
    print("\nOther sheets, games per CPU-second, two seats that bank at 300:")
    for name in ("official", "ten-dice", "koans", "basic", "classic+amish+hsw+zilch"):
        print(f"- {name}: {sheet(name):,.0f}")
    print(f"- classic among three: {sheet('classic', 3):,.0f}")


if __name__ == "__main__":
    main()
