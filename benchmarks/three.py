"""Figures about three and four players: what the estimate is off by, and when to bank.

`python -m benchmarks.three` prints them; `make figures` writes them into docs/three.md.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from greed.coach import likely_range
from greed.core.game import apply
from greed.core.moves import BANK, ROLL
from greed.core.state import ON, Board, State, fresh_turn
from greed.core.turn import rules_of
from greed.graph import unit_of
from greed.sheets import load, parse_position
from greed.solver import MultiplayerEstimate, solve

ESTIMATED = ("koans", "kingdom-come", "classic(target=3000)", "classic(target=5000)",
             "farkle(target=2000)")  # fmt: skip
FOUR = ("koans", "koans(target=500)", "classic(target=2000)")
_LINES = 1_000
PLAYED, DICE = "classic", 2
OWN = RIVALS = (2_000, 5_000, 8_000, 9_000, 9_500)
Value = Callable[[State, int], float]


def score_lines(name: str, seats: int = 3, count: int = _LINES, seed: int = 3) -> list[State]:
    """Return beginnings of turns of players who are on the board, with random scores."""
    sheet = load(name)
    unit, rng = unit_of(sheet), random.Random(seed)
    rules = rules_of(sheet)
    least = (sheet.entry.points // unit) if sheet.entry else 0

    def board() -> Board:
        scores = (rng.randrange(least, sheet.target // unit) * unit for _ in range(seats))
        return Board(tuple(scores), (ON,) * seats, (0,) * seats)

    return [State(rules, board(), fresh_turn(rules, 0, ON)) for _ in range(count)]


def estimates(name: str, seats: int) -> list[tuple[float, float]]:
    """Return estimated chances with the exact ones: one for each seat."""
    exact = solve(load(name), seats)
    estimate = MultiplayerEstimate(solve(load(name)))
    return [
        (estimate.value(state, seat), exact.value(state, seat))
        for state in score_lines(name, seats)
        for seat in range(seats)
    ]


def held_by_ranges(chances: list[tuple[float, float]]) -> float:
    """Return the share of exact chances that are in the range shown for their estimate."""
    ranges = [(likely_range(chance), exact) for chance, exact in chances]
    return sum(low <= exact <= high for (low, high), exact in ranges) / len(ranges)


def estimate_table(seats: int = 3, names: tuple[str, ...] = ESTIMATED) -> str:
    """Return the table of what the estimate is off by, in percentage points."""
    lines = ["| sheet | mean | 95% are within | worst | in the range shown |",
             "|---|---:|---:|---:|---:|"]  # fmt: skip
    for name in names:
        chances = estimates(name, seats)
        off = sorted(100 * abs(chance - exact) for chance, exact in chances)
        shown = (np.mean(off), off[int(0.95 * len(off))], off[-1])
        figures = " | ".join(f"{percentile:.1f}" for percentile in shown)
        lines.append(f"| `{name}` | {figures} | {100 * held_by_ranges(chances):.1f}% |")
    return "\n".join(lines)


def bank_from(value: Value, scores: tuple[int, ...], dice: int) -> int | None:
    """Return the fewest points that are better banked; None if that is only a win."""
    said, sheet = ",".join(map(str, scores)), load(PLAYED)
    least = 50 * (sheet.dice.count - dice)  # every die that was kept scores as much
    for points in range(least, sheet.target - scores[0], 50):
        state = parse_position(f"{PLAYED} {said} 1/1 decide {dice} - {points} - - 90")
        banked, rolled = (value(apply(state, move), 0) for move in (BANK, ROLL))
        if banked >= rolled:
            return points
    return None


def play_table() -> str:
    """Return a map of when to bank with a few dice left, between two and among three."""
    two, three = solve(load(PLAYED)), solve(load(PLAYED), 3)
    lines = ["| your score | " + " | ".join(f"{rival:,}" for rival in RIVALS) + " |",
             "|---:|" + "---:|" * len(RIVALS)]  # fmt: skip
    for own in OWN:
        cells = []
        for rival in RIVALS:
            one = bank_from(two.value, (own, rival), DICE)
            other = bank_from(three.value, (own, rival, rival), DICE)
            said = ["win" if result is None else str(result) for result in (one, other)]
            cells.append(said[0] if one == other else f"{said[0]} → **{said[1]}**")
        lines.append(f"| {own:,} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(estimate_table())
    print(estimate_table(4, FOUR))
    print(play_table())
