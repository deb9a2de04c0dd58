"""The page docs/strategy.md: what is known of good play on every sheet of the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from greed.arena.strategy import Strategy, levels, strategy
from greed.arena.studies.measures import Figure
from greed.exact.match import score_only
from greed.exact.model import Unsolvable
from greed.exact.race import costly_banks, score_drops, solve
from greed.sheets import load
from greed.tables import tables

__all__ = ["LEVELLED", "SHEETS", "bank_row", "level_rows", "page", "rows", "told"]

SHEETS = (
    "official", "basic", "classic", "classic+hsw", "classic+amish", "classic+zilch", "koans",
    "ten-dice", "farkle", "farkle-minimal", "kingdom-come", "zilch-online",
)  # fmt: skip
LEVELLED = ("koans", "kingdom-come")
"""Sheets on which levels are measured: short ones, and in one of them all dice are kept."""

_HEAD = """\
# Good play, in figures

This page shows what the solvers know about every sheet. `greed strategy SHEET` computes the
figures of one sheet, and `greed strategy --page docs/strategy.md` writes this page. Figures are
exact up to rounding. Those with ± are simulated, and the number after ± is one standard error. If
games are played move by move, the solved game is used to leave luck out.

## Who is ahead, and by how much

- *First-player advantage*: how many games in a hundred more than half the starting player wins if
  both play perfectly (`greed solve SHEET`).
- *Turns alone*: how many turns a player alone takes to reach the target, with the policy that
  needs the fewest (`greed odds SHEET`).
- *Best threshold*: `threshold:N` keeps the dice that score most and banks at N points. The best N
  loses the least to the optimal player; if those games are simulated, it is the N that scores the
  most points per turn. On sheets where a turn changes more than the scores (carryovers, bonus
  turns), only thresholds near that one are tried, until none of the neighbours of the best one is
  better.
- *Against it* and *against `maximiser`*: how many games in a hundred the optimal player wins if
  each player starts half of them, against that threshold and against the bot that scores the most
  points per turn.

| sheet | first-player advantage | turns alone | best threshold | against it \
| against `maximiser` | command |
|---|---|---|---|---|---|---|
"""

_BANK = """
## When to bank, counting points alone

Bank once your turn total reaches this number; below it, rolling the remaining dice gains more on
average (`greed odds SHEET`). Before you are on the board, and in a race, other things count too
(`greed advise`). *Always* means that banking is right from the fewest points that you can bank
there. *Never* means that rolling is right no matter how many points you have. A dash means that a
turn can't leave that many dice, or that you must roll them.

"""

_LEVELS = """
## Levels of strength

The bots `level:1` to `level:9` know the value of every choice and make mistakes where they cost
little. Their moves are drawn from a softmax over win probability; the level sets the temperature.
The temperature of `level:1` is 1.5 times the points that a turn gains on average, divided by the
target, and each level has 55% of the temperature of the level before it. Every level takes a sure
win, and none banks for nothing. With more than two seats, the win probability is an estimate based
on the games between two. On sheets that aren't solved, expected points of the turn take its place.

How optimal play among three differs from play between two: [three players](three.md#how-three-play)
has the maps.

This is how many games in a hundred they win against `optimal` if each player starts half of them
(`greed strategy --levels SHEET`):

"""

_DIPS = """
## Where more points are worth less

You might think that more points never hurt. At the beginning of a turn, that is true on nearly
every sheet, even with carryovers or with the loss of a score. The exception comes from a minimum
that you must bank, together with one last turn for the opponent. At 9,650 on `zilch-online` you
may bank 300 and wait below the target. At 9,700 the smallest bank ends the race, and your opponent
has the last word.

Banks are different if the points are handed on: the next player may roll the dice you leave and
build on your points, so more points can make a better gift.

- *Own score* and *opponent's score*: in how many positions one more unit of your own score lowers
  your win probability, or one more unit of your opponent's score raises it.
- *Banks*: how often a bank is worth less than a bank of one unit less that leaves as many dice,
  for every tenth score of both seats and all points of a turn.


| sheet | own score | opponent's score | banks | worst case |
|---|---|---|---|---|
"""


def page(core_games: int = 30, watch: Callable[[str], None] = lambda _: None) -> str:
    """Return the whole page in Markdown; `watch` is told each sheet that is begun."""
    found = []
    for name in SHEETS:
        watch(name)
        sheet = load(name)
        # With a reset or a fine after strikes it would take an hour.
        found.append(strategy(sheet, core_games, patient=sheet.strikes is None))
    text = _HEAD + "".join(row for each in found for row in rows(each)[:1])
    most = max(each.sheet.dice.count for each in found)
    text += _BANK + _table(["sheet", *(f"{dice} left" for dice in range(1, most + 1))])
    text += "".join(rows(each, most)[1] for each in found)
    text += _LEVELS + _table(["level", *(f"`{name}`" for name in LEVELLED)])
    watch("levels")
    text += "".join(level_rows(LEVELLED)) + _DIPS
    watch("dips")
    return text + "".join(filter(None, (dip_row(name) for name in SHEETS)))


def rows(found: Strategy, most: int = 0) -> tuple[str, str]:
    """Return the rows of a sheet in the table of edges, and in that of banks with `most` dice."""
    name = found.sheet.name
    first = found.first.value
    edge = "not solved" if first is None else f"{100 * (first - 0.5):.2f}"
    turns = f"{found.turns:.2f}" if found.turns else "-"
    cells = [
        f"`{name}`", edge, turns, f"{found.threshold:,}", percent(found.against_threshold),
        percent(found.against_maximiser), f"`greed strategy {_exactly(found)}{name}`",
    ]  # fmt: skip
    return _row(cells), bank_row(name, found.bank_from, most)


def _exactly(found: Strategy) -> str:
    """Return the option without which figures would be simulated, where they are not."""
    try:
        score_only(tables(found.sheet))
    except Unsolvable:
        return "--exact " if found.against_threshold.method == "exact" else ""
    return ""


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
    """Return the row of a sheet on which more points may be worth less; empty if not solved."""
    try:
        race = solve(load(name)).race
    except Unsolvable:
        return ""
    scores, banks = score_drops(race), costly_banks(race)
    unit = race.tables.unit
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
