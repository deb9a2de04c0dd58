"""What is known of good play on a sheet: who is ahead, when to bank, what the best play gains."""

from __future__ import annotations

from dataclasses import dataclass

from greed.arena.studies.measures import Bench, Figure
from greed.core.sheet import Sheet
from greed.core.turn import Hand

__all__ = ["Strategy", "levels", "strategy"]


@dataclass(frozen=True)
class Strategy:
    """What is known of good play on a sheet.

    Attributes:
        sheet: the rules.
        refused: why the game between two has no exact solution; empty if it has.
        first: the chance that who begins wins if both play best.
        bank_from: per number of dice left the points from which a bank gains most points; None
            where that is always, or never, right.
        turns: how many turns it takes alone to reach the target; None if that may never happen.
        threshold: the best fixed threshold.
        against_threshold: what the optimal policy wins against it.
        against_maximiser: what it wins against who gains the most points a turn.
        head_start: points for who is second that make the fairest game, and what the first wins
            then; None where nobody has a score before entry.
    """

    sheet: Sheet
    refused: str
    first: Figure
    bank_from: dict[int, int | None]
    turns: float | None
    threshold: int
    against_threshold: Figure
    against_maximiser: Figure
    head_start: tuple[int, float] | None


def strategy(sheet: Sheet, core_games: int = 200) -> Strategy:
    """Return what is known of good play on a sheet, most of it exact.

    What the optimal policy wins is simulated where no exact answer is to be had: `core_games` if
    the games have to be played move by move. Where nothing is solved such a figure has no value.

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    from greed.exact.contest import contest, head_start, steady
    from greed.exact.machine import Unsolvable
    from greed.exact.overview import overview
    from greed.exact.solve import solve
    from greed.tables import tables

    held = tables(sheet)
    known = overview(held)
    refused, first, start = "", Figure(None), None
    try:
        first = Figure(solve(sheet).first_wins, 0.0, "exact")
        start = None if sheet.entry else head_start(held)
    except Unsolvable as error:
        refused = str(error)
    try:
        odds = contest(held)
        threshold = odds.best
        simple = Figure(odds.thresholds[threshold].share, 0.0, "exact")
        greedy = Figure(odds.maximiser.share, 0.0, "exact")
    except Unsolvable:
        threshold = steady(held)
        simple = greedy = Figure(None)
        if not refused:
            bench = Bench(sheet, "optimal", 1_000_000, core_games, "strategy")
            simple = bench.match("optimal", f"threshold:{threshold}")
            greedy = bench.match("optimal", "maximiser")
    banks = {
        dice: known.thresholds[Hand(dice)].points if Hand(dice) in known.thresholds else None
        for dice in range(1, sheet.dice.count + 1)
    }
    turns = known.solo.value if known.solo else None
    return Strategy(
        sheet, refused, first, banks, turns, threshold, simple, greedy, start
    )  # fmt: skip


def levels(sheet: Sheet) -> dict[int, float]:
    """Return what each `level` bot wins against the optimal one, exactly.

    Raises:
        Unsolvable: this sheet is not covered; the message says why.
    """
    from greed.bots.levels import LEVELS, noise
    from greed.core.turn import rules_of
    from greed.exact.against import against, optimal_policy
    from greed.exact.policies import Noisy
    from greed.tables import tables

    held, rules = tables(sheet), rules_of(sheet)
    best = optimal_policy(held)
    found = {}
    for level in LEVELS:
        weak = Noisy(f"level:{level}", best.stakes, noise(level, rules))
        found[level] = against(weak, best, held).share
    return found
