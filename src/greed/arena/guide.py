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

What the solvers know of every sheet. `greed strategy SHEET` works out and shows the figures of a
sheet, and `greed strategy --page docs/strategy.md` writes this page. Figures are exact up to
rounding, except those with ±, which are simulated and followed by one standard error; in games
played move by move luck is left out, by what the solved race says of every move.

## Who is ahead, and by how much

The edge is how many more games of a hundred the first player wins than loses if both play best
(`greed solve SHEET`). Turns are those that it takes alone to reach the target, with the policy that
needs the fewest (`greed odds SHEET`). The best threshold is the number of points N such that
`threshold:N`, who keeps what scores most and banks from N points on, loses the least to the
optimal player; where that is simulated it is the one that gains the most points a turn. Where a
turn bears on more than the scores (carryovers, bonus turns) only thresholds around that one are
tried, until none next to the best is better. The last two columns are what the optimal player wins
of a hundred games if each begins half of them, against that threshold and against `maximiser`, who
gains the most points a turn that can be gained.

| sheet | edge | turns alone | best threshold | wins against it | against `maximiser` | command |
|---|---|---|---|---|---|---|
"""

_BANK = """
## When to bank, counting points alone

From so many points of the turn on a bank gains more points on average than a throw of the dice that
are left (`greed odds SHEET`); before entry, and in a race, other things count too (`greed advise`).
Always: with the fewest points that can be banked there, a bank is right already. Never: throwing is
right however many points there are. A dash: so many dice cannot be left, or must be thrown.

"""

_LEVELS = """
## Levels of strength

The bots `level:1` to `level:9` know what every choice is worth and draw lots among them: one that
is worth less than the best by the noise of the level is e times less likely. So they err where
little depends on it. The noise of `level:1` is 1.5 times what a turn gains on average, with the
target's points for a whole win, and each level has 55 % of the noise of the one before. They take a
sure win, and never bank for nothing. Among more than two seats the win probability is an estimate,
put together from the games between two. On sheets that are not solved what a choice is worth is the
expected points of the turn instead.

What they win of a hundred games against `optimal`, each beginning half of them
(`greed strategy --levels SHEET`):

"""

_DIPS = """
## Where more points are worth less

One would think that more points never hurt. At the beginning of a turn that is so on nearly every
sheet, with carryovers and with a loss of the score, too: the table counts the positions in which
one unit more of one's own lowers the win probability, and those in which one unit more of the other
seat raises it. The exception is a minimum that must be banked together with one last turn for the
other seat: at 9,650 of `zilch-online` a player may bank 300 and wait below the target, at 9,700 the
least bank ends the race, and the other seat has the last word.

In a bank it fails where points are handed on: the next player may throw the dice that are left and
build upon them. There, more points can be the better gift. Of the banks that were compared with
banks of one unit more and as many dice left (every tenth score of both seats, all points of a
turn), this part is worth less with more points:

| sheet | own scores | scores of the other | banks | at worst |
|---|---|---|---|---|
"""


def page(core_games: int = 30, watch: Callable[[str], None] = lambda _: None) -> str:
    """Return the whole page in Markdown; `watch` is told each sheet that is begun."""
    found = []
    for name in SHEETS:
        watch(name)
        sheet = load(name)
        # Where a reset or a fine may follow upon strikes it would take an hour.
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
    edge = "not solved" if found.first.value is None else f"{_edge(found.first.value):.2f}"
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
    """Return from how many points on to bank with so many dice left; - where nobody can.

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
            f"{scores.own + unit:,} in place of {scores.own:,} against {scores.other:,}:"
            f" {100 * scores.worst:.1f} of a hundred games"
        )
    if banks:
        cells[3] = _part(banks.lower, banks.pairs)
        more = banks.points + unit
        cells[4] = (
            f"at {banks.own:,}:{banks.other:,}, {more:,} in place of {banks.points:,} with"
            f" {banks.dice} dice left: {100 * banks.worst:.1f} of a hundred games"
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


def _edge(first: float) -> float:
    return 100 * (2 * first - 1)


def _part(count: int, of: int) -> str:
    return f"{100 * count / of:.2f} % of {of:,}" if count else "none"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _table(columns: list[str]) -> str:
    return _row(columns) + f"|{'---|' * len(columns)}\n"
