"""What a simulation or a solver comes to: of a whole game, or of one position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import isnan
from typing import TYPE_CHECKING

from greed.cli.render import ink
from greed.cli.solver import way_to_exact
from greed.cli.table.advice import shown, worth
from greed.core.messages import decimal, percent, say
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Hand
from greed.report import Bars, Block, Figures, Heading, Note, Report
from greed.sheets.words import title

if TYPE_CHECKING:
    from greed.coach import Advice
    from greed.mind import Priced, Rolled
    from greed.sim import Estimate, Result
    from greed.solver import Match, Overview, Solution


_FIGURES = ("score", "turns", "throws", "busts")
_LINES = 20
"""Lines of a histogram at most."""


def simulation(result: Result, histogram: str = "") -> Report:
    """Return a report with a row per seat, what concerns all of them, and how a figure spreads."""
    rows = tuple(
        (
            player, _percent(result.share(seat)),
            *(_short(result.mean(what, seat)) for what in _FIGURES),
        )
        for seat, player in enumerate(result.players)
    )  # fmt: skip
    blocks = [
        Figures(("player", "wins", *_FIGURES), rows),
        *(Note(said, "plain") for said in _remarks(result)),
        *(_spread(result, histogram) if histogram else ()),
    ]
    return Report("", "", tuple(blocks))


def _remarks(result: Result) -> Iterator[str]:
    name = result.sheet.name or result.sheet.title
    yield (
        f"{result.games:,} games of {name}, seed {result.seed};"
        " ± and (digits) are one standard error."
    )
    if result.first is None:
        yield f"The starting player wins {_percent(result.place(0))}."
    if result.ties:
        yield f"{result.ties:,} games were tied; the players share the win."
    if result.counts.games[2]:
        yield f"The player who triggered the final round lost {_percent(result.upsets)} of them."
    if result.broken_off:
        yield f"{result.broken_off:,} games never ended and are left out."


def _spread(result: Result, what: str) -> Iterator[Block]:
    """Yield how a figure spreads over the games, in a few lines for each seat."""
    for seat in range(len(result.players) if what == "score" else 1):
        values, counted = result.histogram(what, seat)
        seen = counted.nonzero()[0]
        if not len(seen):
            continue
        low, high = int(seen[0]), int(seen[-1]) + 1
        width = -(-(high - low) // _LINES)
        shares = [int(counted[at : at + width].sum()) / result.games
                  for at in range(low, high, width)]  # fmt: skip
        of = f" of {result.players[seat]}, seat {seat + 1}" if what == "score" else ""
        yield Heading(f"{what}{of}")
        yield Bars(
            (what, "games"),
            tuple(
                (f"{int(values[low + line * width]):,}", share, f"{100 * share:.2f}%")
                for line, share in enumerate(shares)
            ),
        )


def _short(mean: Estimate) -> str:
    """Return a mean with one digit of its standard error.

    >>> from greed.sim import Estimate
    >>> _short(Estimate(20.7562, 0.0023)), _short(Estimate(9717.87, 12.0))
    ('20.756(2)', '9,718(12)')
    """
    digits = 0
    while mean.error > 0 and digits < 12 and mean.error * 10**digits < 0.95:
        digits += 1
    return f"{mean.value:z,.{digits}f}({mean.error * 10**digits:,.0f})"


def _percent(share: Estimate) -> str:
    """Return a share as people write it.

    >>> from greed.sim import Estimate
    >>> _percent(Estimate(0.5, 0.0012))
    '50.00 ± 0.12%'
    """
    return f"{replace(share, value=100 * share.value, error=100 * share.error)}%"


def show_solution(rules: Sheet, solution: Solution) -> None:
    """Show how often the starting player wins."""
    wins = percent(100 * solution.first[0], 3)
    advantage = percent(100 * (solution.first[0] - 0.5), 3)
    seconds, residual = decimal(solution.seconds, 1), f"{solution.residual:.0e}"
    _show(
        rules, say("solved-two", wins=wins, advantage=advantage),
        say("solved-in", seconds=seconds, residual=residual),
    )  # fmt: skip


def show_wins(rules: Sheet, solution: Solution) -> None:
    """Show how often each of several players wins."""
    wins = ", ".join(percent(100 * chance, 2) for chance in solution.first)
    seconds, residual = decimal(solution.seconds, 1), f"{solution.residual:.0e}"
    _show(
        rules, say("solved-many", seats=solution.seats, wins=wins),
        say("solved-in", seconds=seconds, residual=residual),
    )  # fmt: skip


def _show(rules: Sheet, answer: str, how: str) -> None:
    ink.say(f"{ink.strong(title(rules))}  {ink.dim(rules.name)}")
    ink.say(*(f"  {line}" for line in ink.folded(answer, 2)))
    ink.say(*(ink.dim(f"  {line}") for line in ink.folded(how, 2)))


def show_match(rules: Sheet, rival: str, optimal: Match, reply: Match) -> None:
    """Show what the best play against itself wins against a bot, and the best reply to it."""
    lines = ((say("solved-optimal"), optimal), (say("solved-reply"), reply))
    heads = [say(f"solved-{column}") for column in ("overall", "first", "second")]
    wide = max(14, *(len(who) + 1 for who, _ in lines))
    rows = [
        f"  {who:<{wide}}"
        + "".join(f"{decimal(100 * won, 3):>14}" for won in (odd.share, odd.begins, odd.follows))
        for who, odd in lines
    ]
    ink.say(
        f"{ink.strong(title(rules))}  {ink.dim(rules.name)}",
        f"  {say('solved-against', rival=rival)}",
        ink.dim(f"  {'':<{wide}}" + "".join(f"{head:>14}" for head in heads)),
        *rows,
        *(ink.dim(f"  {line}") for line in ink.folded(say("solved-about"), 2)),
    )


_CELLS = 8


def show_advice(state: State, advice: Advice) -> None:
    """Show what every choice is worth, and why the best one is best."""
    width = max(len(str(choice.move)) for choice in advice.choices)
    for choice in advice.choices:
        said, cost = worth(choice, advice), shown(choice.cost, advice.measure)
        line = f"  {choice.move!s:{width}}  {said:>9}  {f'-{cost}' if choice.cost else 'best':>9}"
        ink.say(ink.good(line) if not choice.cost else line)
    ink.say("", *(f"  {line}" for line in ink.folded(advice.why, 2)))
    if advice.caveat:
        ink.say(ink.dim(f"  ({way_to_exact(state.rules.sheet, state.seats, advice.caveat)})"))


def show_prices(state: State, choices: tuple[Priced, ...]) -> None:
    """Show a position, what every choice is worth, and the position that it leads to."""
    ink.say(*(f"  {line}" for line in str(state).splitlines()), "")
    for choice in choices:
        lost = f"{-100 * choice.cost:z.2f}%" if choice.cost else "best"
        line = f"  {choice.move:14} {100 * choice.value:>6.2f}%  {lost:>8}"
        ink.say(ink.good(line) if not choice.cost else line)
        ink.say(ink.dim(f"    {choice.position}"))


def show_rolls(rolls: tuple[Rolled, ...], most: int) -> None:
    """Show what can follow a roll."""
    ink.say("", ink.strong("  If you roll"))
    for roll in rolls[:most]:
        what = "bust, or no choice" if roll.move is None else roll.move
        dice = " ".join(map(str, roll.example))
        chance, value = f"{100 * roll.chance:>6.2f}%", f"{100 * roll.value:>6.2f}%"
        ink.say(f"  {chance}  {value}  {what:20} e.g. {dice}")
    if len(rolls) > most:
        ink.say(ink.dim(f"  and {len(rolls) - most} more (-n {len(rolls)} shows all)"))
    ink.say(ink.dim("  how often, how often you then win, and the best answer"))


def show_map(state: State, overview: Overview, race: Solution) -> None:
    """Show the fewest points that are better banked with the dice left, by both scores."""
    from greed.cli.render.odds import hand_name
    from greed.cli.render.race_pictures import bank_from

    sheet, left = state.rules.sheet, state.hand.dice
    lowest = sheet.entry.points if sheet.entry else 0
    unit = overview.unit
    step = max((sheet.target - lowest) // _CELLS // unit, 1) * unit
    scores = range(lowest, sheet.target, step)
    ink.say("", ink.strong(f"  Bank from, with {hand_name(Hand(left))} left"))
    ink.say(ink.dim("  yours \\ theirs" + "".join(f"{score:>7,}" for score in scores)))
    for mine in scores:
        row = (bank_from(overview, race, left, mine, other) for other in scores)
        cells = ("-" if isnan(points) else f"{points:,.0f}" for points in row)
        ink.say(f"  {mine:>14,}" + "".join(f"{cell:>7}" for cell in cells))
