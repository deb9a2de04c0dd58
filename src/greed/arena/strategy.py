"""What is known of good play on a sheet: who is ahead, when to bank, what the best play gains."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING

from greed.arena.studies.measures import Figure
from greed.arena.studies.policies import simulated
from greed.bots import bot
from greed.core.game import apply, start, throw
from greed.core.sheet import Sheet
from greed.core.turn import Hand
from greed.fair import SeededDice
from greed.policies import Level, Optimal, multiplayer
from greed.policies.level import LEVELS

if TYPE_CHECKING:
    from greed.exact.race import Tick
    from greed.exact.turn import BestTurn

__all__ = ["Strategy", "banks", "levels", "strategy"]

_SEED = "strategy"


@dataclass(frozen=True)
class Strategy:
    """What is known of good play on a sheet.

    Attributes:
        sheet: the rules.
        refused: why the game between two has no exact solution; empty if it has.
        first: the chance that who begins wins if both play best.
        bank_from: per number of dice left the points from which a bank gains most points; 0
            where that is always right, None where it never is. A number of dice that cannot be
            left, or must be thrown, is left out.
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


def strategy(
    sheet: Sheet, core_games: int = 30, *, patient: bool = False, tick: Tick | None = None
) -> Strategy:
    """Return what is known of good play on a sheet, most of it exact.

    What the optimal policy wins is simulated where the exact answer would take minutes; it is
    worked out if `patient`, and `tick` is told how far it is. `core_games` are played if the
    games have to be played move by move, luck left out. Where nothing is solved such a figure has
    no value.

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    from greed.exact.match import head_start
    from greed.exact.model import Unsolvable
    from greed.exact.overview import overview
    from greed.exact.race import solve
    from greed.policies.matchups import matchups, steady
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
        odds = matchups(held, tick, patient=patient)
        threshold = odds.best
        simple = Figure(odds.thresholds[threshold].share, 0.0, "exact")
        greedy = Figure(odds.maximiser.share, 0.0, "exact")
    except Unsolvable:
        threshold = steady(held)
        simple = greedy = Figure(None)
        if not refused:
            simple = _simulated(sheet, f"threshold:{threshold}", core_games)
            greedy = _simulated(sheet, "maximiser", core_games)
    turns = known.solo.value if known.solo else None
    return Strategy(
        sheet, refused, first, banks(known.turn), turns, threshold, simple, greedy, start
    )  # fmt: skip


def _simulated(sheet: Sheet, rival: str, core_games: int) -> Figure:
    """Return what the optimal bot wins against a bot, from tables or else move by move."""
    found = simulated(sheet, ("optimal", rival), 1_000_000, _SEED)
    if found is not None:
        share = found.share(0)
        return Figure(share.value, share.error)
    pairs = [
        sum(_without_luck(sheet, rival, seat, f"{_SEED} {rival} {pair}") for seat in (0, 1)) / 2
        for pair in range(max(core_games // 2, 2))
    ]
    return Figure(mean(pairs), stdev(pairs) / sqrt(len(pairs)))


def _without_luck(sheet: Sheet, rival: str, first: int, seed: str) -> float:
    """Return what seat 0, who errs never, wins of a game against a bot, luck left out.

    That is what it would win against the best play, and what the other seat's errors give it.
    On average that is what it wins, and it varies much less than won and lost games do.
    """
    best, other = bot("optimal"), bot(rival)
    dice, throws = SeededDice(seed), 0
    state = start(sheet, first=first)
    found = multiplayer(state.rules)  # the same object that the bot asks, read only once
    assert found
    solved = found.solution
    won = solved.worth(state, 0)
    while not state.over:
        if state.phase == "throw":
            throws += 1
            state = throw(state, dice.throw(throws, state.hand.dice, sheet.dice.faces))
        elif state.seat == 0:
            state = apply(state, best.choose(state))
        else:
            after = apply(state, other.choose(state))
            won += solved.worth(after, 0) - solved.worth(state, 0)
            state = after
    return won


def levels(sheet: Sheet) -> dict[int, float]:
    """Return what each `level` bot wins against the optimal one, exactly.

    Raises:
        Unsolvable: this sheet is not covered; the message says why.
    """
    from greed.exact.match import match_value
    from greed.tables import tables

    held = tables(sheet)
    best = Optimal().side(held)
    return {level: match_value(Level(level).side(held), best, held).share for level in LEVELS}


def banks(turn: BestTurn) -> dict[int, int | None]:
    """Return `Strategy.bank_from` of the best turn of a sheet."""
    hands = turn.turn_graph.tables.hands
    known = {hands[each.hand]: each for each in turn.thresholds}
    found: dict[int, int | None] = {}
    for dice in range(1, turn.turn_graph.tables.sheet.dice.count + 1):
        when = known.get(Hand(dice))
        if when:
            always = when.points is not None and when.points <= when.least
            found[dice] = 0 if always else when.points
    return found
