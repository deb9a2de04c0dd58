"""What the simulator's table of `optimal` loses among three: `python -m benchmarks.three_table`.

The table is played in whole games through the core. Each of its choices is compared with the best
one of the solution, and what a seat gives up over a game is added up: that is how much less often
it would win at a table with two that play perfectly.
"""

from __future__ import annotations

import sys
from statistics import fmean, stdev

from greed.core.game import apply
from greed.exact.multi import MultiSolution, solve_multi
from greed.policies import Optimal
from greed.sheets import load
from greed.sim import Run, Setup
from greed.sim.replay import play_game

SHEETS = ("koans", "kingdom-come", "classic")
GAMES = 150


def lost(found: MultiSolution, setup: Setup, game: int) -> float:
    """Return the chance to win that a seat gives up in a game, on average of the three."""
    given_up = 0.0
    for before, _, after in play_game(setup, 1, game):
        if before.phase != "throw":
            best = found.chances(apply(before, found.best(before)))[before.seat]
            given_up += best - found.chances(after)[before.seat]
    return given_up / 3


def main(sheets: tuple[str, ...]) -> None:
    """Print a line for each sheet."""
    for name in sheets:
        setup = Run(load(name), (Optimal(),) * 3).setup()
        found = solve_multi(setup.tables.sheet)
        each = [lost(found, setup, game) for game in range(GAMES)]
        error = stdev(each) / len(each) ** 0.5
        print(f"{name}: {100 * fmean(each):.4f}% ± {100 * error:.4f}%", flush=True)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or SHEETS)
