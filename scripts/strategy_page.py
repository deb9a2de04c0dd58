"""The page docs/good-play.md: what is known of good play on every sheet of the house.

`python -m scripts.strategy_page` writes it, which takes minutes (`make figures ARGS=strategy`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from scripts.head_start import head_start
from scripts.matchups import matchups, steady
from scripts.monotonicity import costly_banks, score_drops

from greed.arena.studies.measures import Figure, simulated
from greed.bots import bot
from greed.bots.play import Play
from greed.core.dice import Throw
from greed.core.game import start
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Hand
from greed.fair import SeededDice
from greed.policies import Level, Optimal, multiplayer
from greed.policies.level import LEVELS
from greed.sheets import load
from greed.solver import BestTurn, Unsolvable, match, overview, solve

_SEED = "strategy"

SHEETS = (
    "official", "basic", "classic", "classic+hsw", "classic+amish", "classic+zilch", "koans",
    "ten-dice", "farkle", "farkle-minimal", "kingdom-come", "zilch-online",
)  # fmt: skip
SHOWN = 6
"""Up to how many dice that are left the table of banks shows."""
LEVELLED = ("koans", "kingdom-come")
"""Sheets on which levels are measured: short ones, and in one of them all dice are kept."""

_HEAD = """\
# Good play, in figures

What the solvers know about every sheet. Figures are exact up to rounding; those with ± are
simulated, with one standard error. [Play better](strategy.md) is the page for players.

## Who is ahead, and by how much

- *First-player advantage*: how many games in a hundred more than half the starting player wins if
  both play perfectly. [Certificates](certificates.md#what-has-been-certified) prove most of them.
- *Turns alone*: how many turns it takes to reach the target alone, at best.
- *Best threshold*: `threshold:N` keeps what scores most and banks at N points. The best N loses
  least to perfect play; where those games are simulated, it is the N that scores most per turn.
- *Against it*, *against `maximiser`*: how many games in a hundred perfect play wins against that
  threshold, and against the bot that scores most per turn, each side starting half of them.

| sheet | first-player advantage | turns alone | best threshold | against it | against `maximiser` |
|---|---|---|---|---|---|
"""

_BANK = """
## When to bank, counting points alone

Bank once your turn total reaches this number; below it, rolling the dice that are left gains more
on average. Before you are on the board, and in a race, other things count too (`greed advise`).
*Always*: as soon as you may. *Never*: roll, however many points you have. A dash: a turn can't
leave that many dice, or you must roll them. On `ten-dice` you never bank with 7 or 8 dice either.

"""

_LEVELS = """
## Levels of strength

The bots `level:1` to `level:9` know what every choice is worth, and make mistakes where they cost
little: their moves are drawn from a softmax over win probability (where that isn't solved, over
expected points). The temperature of `level:1` is 1.5 times the points that a turn gains on average,
divided by the target; each level has 55% of the one before. Games in a hundred that they win
against `optimal`, each side starting half of them:

"""

_DIPS = """
## Where more points are worth less

At the beginning of a turn, more points hardly ever hurt. The exception takes a minimum bank and a
last turn for the opponent: at 9,650 on `zilch-online` you may bank 300 and wait below the target,
while at 9,700 the smallest bank ends the race and gives your opponent the last word. With a
carryover, a bank of more points can be a better gift to the next player.

- *Own score*, *opponent's score*: in how many positions one more unit of your own score lowers
  your win probability, or one more unit of your opponent's raises it.
- *Banks*: how often a bank is worth less than one of a unit less that leaves as many dice, for
  every tenth score of both seats and all points of a turn.

Sheets on which this never happens aren't listed.

| sheet | own score | opponent's score | banks | worst case |
|---|---|---|---|---|
"""


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


def strategy(sheet: Sheet, core_games: int = 30, *, patient: bool = False) -> Strategy:
    """Return what is known of good play on a sheet, most of it exact.

    What the optimal policy wins is simulated where the exact answer would take minutes; it is
    worked out if `patient`. `core_games` are played if the games have to be played move by move,
    luck left out. Where nothing is solved such a figure has no value.

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    facts = overview(sheet)
    refused, first, start = "", Figure(None), None
    try:
        first = Figure(solve(sheet).first[0], 0.0, "exact")
        start = None if sheet.entry else head_start(sheet)
    except Unsolvable as error:
        refused = str(error)
    try:
        odds = matchups(sheet, patient=patient)
        threshold = odds.best
        simple = Figure(odds.thresholds[threshold].share, 0.0, "exact")
        greedy = Figure(odds.maximiser.share, 0.0, "exact")
    except Unsolvable:
        threshold = steady(sheet)
        simple = greedy = Figure(None)
        if not refused:
            simple = _simulated(sheet, f"threshold:{threshold}", core_games)
            greedy = _simulated(sheet, "maximiser", core_games)
    return Strategy(
        sheet, refused, first, banks(facts.turn), facts.expected_turns, threshold, simple, greedy,
        start,
    )  # fmt: skip


def _simulated(sheet: Sheet, rival: str, core_games: int) -> Figure:
    """Return what the optimal bot wins against a bot, from tables or else move by move."""
    played = simulated(sheet, ("optimal", rival), 1_000_000, _SEED)
    if played is not None:
        share = played.share(0)
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
    dice, state = SeededDice(seed), start(sheet, first=first)
    throws = count(1)

    def fall(state: State) -> Throw:
        return dice.throw(next(throws), state.hand.dice, sheet.dice.faces)

    estimate = multiplayer(state.rules)  # the same object that the bot asks, read only once
    assert estimate
    worth = estimate.solution.value
    won = worth(state, 0)
    for before, event, after in Play(state, fall, (best, other)).run():
        if isinstance(event, Move) and before.seat == 1:
            won += worth(after, 0) - worth(before, 0)
    return won


def levels(sheet: Sheet) -> dict[int, float]:
    """Return what each `level` bot wins against the optimal one, exactly.

    Raises:
        Unsolvable: this sheet is not covered; the message says why.
    """
    best = Optimal().seated(sheet)
    return {level: match(sheet, Level(level).seated(sheet), best).share for level in LEVELS}


def banks(turn: BestTurn) -> dict[int, int | None]:
    """Return `Strategy.bank_from` of the best turn of a sheet."""
    thresholds = {threshold.hand: threshold for threshold in turn.thresholds}
    points: dict[int, int | None] = {}
    for dice in range(1, turn.graph.sheet.dice.count + 1):
        when = thresholds.get(Hand(dice))
        if when:
            always = when.points is not None and when.points <= when.least
            points[dice] = 0 if always else when.points
    return points


def page(core_games: int = 30, watch: Callable[[str], None] = lambda _: None) -> str:
    """Return the whole page in Markdown; `watch` is told each sheet that is begun."""
    strategies = []
    for name in SHEETS:
        watch(name)
        sheet = load(name)
        # With a reset or a fine after strikes it would take an hour.
        strategies.append(strategy(sheet, core_games, patient=sheet.strikes is None))
    text = _HEAD + "".join(row for one in strategies for row in rows(one)[:1])
    text += _BANK + _table(["sheet", *(f"{dice} left" for dice in range(1, SHOWN + 1))])
    text += "".join(rows(one, SHOWN)[1] for one in strategies)
    text += _LEVELS + _table(["level", *(f"`{name}`" for name in LEVELLED)])
    watch("levels")
    text += "".join(level_rows(LEVELLED)) + _DIPS
    watch("dips")
    return text + "".join(filter(None, (dip_row(name) for name in SHEETS)))


def rows(strategy: Strategy, most: int = 0) -> tuple[str, str]:
    """Return the rows of a sheet in the table of edges, and in that of banks with `most` dice."""
    name = strategy.sheet.name
    first = strategy.first.value
    edge = "not solved" if first is None else f"{100 * (first - 0.5):.2f}"
    turns = f"{strategy.turns:.2f}" if strategy.turns else "-"
    cells = [
        f"`{name}`", edge, turns, f"{strategy.threshold:,}", percent(strategy.against_threshold),
        percent(strategy.against_maximiser),
    ]  # fmt: skip
    return _row(cells), bank_row(name, strategy.bank_from, most)


def bank_row(name: str, bank_from: Mapping[int, int | None], most: int) -> str:
    """Return the row of a sheet in the table of banks."""
    return _row([f"`{name}`", *(told(bank_from, dice) for dice in range(1, most + 1))])


def told(bank_from: Mapping[int, int | None], dice: int) -> str:
    """Return the points from which to bank with this many dice left; `-` where nobody can.

    >>> [told({1: 250, 2: 0, 3: None}, dice) for dice in (1, 2, 3, 4)]
    ['250', 'always', 'never', '-']
    """
    if dice not in bank_from:
        return "-"
    points = bank_from[dice]
    return "never" if points is None else f"{points:,}" if points else "always"


def level_rows(names: tuple[str, ...]) -> list[str]:
    """Return a row for each level with what it wins on some sheets."""
    shares = [levels(load(name)) for name in names]
    return [
        _row([f"`level:{level}`", *(f"{100 * share[level]:.2f}" for share in shares)])
        for level in shares[0]
    ]


def dip_row(name: str) -> str:
    """Return the row of a sheet on which more points may be worth less; else nothing."""
    try:
        race = solve(load(name))
    except Unsolvable:
        return ""
    scores, banks = score_drops(race), costly_banks(race)
    if not (scores.lower or scores.generous or banks):
        return ""
    unit = race.graph.unit
    own, other = _part(scores.lower, scores.pairs), _part(scores.generous, scores.pairs)
    cells = [f"`{name}`", own, other, "no carryover", ""]
    if scores.lower:
        cells[4] = (
            f"{scores.own + unit:,} instead of {scores.own:,} against {scores.other:,}"
            f" costs {100 * scores.worst:.1f} games in a hundred"
        )
    if banks:
        cells[3] = _part(banks.lower, banks.pairs)
        more = banks.points + unit
        cells[4] = (
            f"at {banks.own:,}:{banks.other:,}, banking {more:,} instead of {banks.points:,} with"
            f" {banks.dice} dice left costs {100 * banks.worst:.1f} games in a hundred"
        )
    return _row(cells)


def percent(figure: Figure) -> str:
    """Return a share of games of a hundred, with its standard error if it has one."""
    if figure.value is None:
        return "-"
    if figure.method == "exact":
        return f"{100 * figure.value:.2f}"
    digits = 1 if figure.error > 0.001 else 2
    return f"{100 * figure.value:.{digits}f} ± {100 * figure.error:.{digits}f}"


def _part(count: int, of: int) -> str:
    return f"{100 * count / of:.2f}% of {of:,}" if count else "none"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _table(columns: list[str]) -> str:
    return _row(columns) + f"|{'---|' * len(columns)}\n"


if __name__ == "__main__":
    text = page(watch=lambda name: print(name, file=sys.stderr, flush=True))
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/good-play.md").write_text(text, "utf-8")
