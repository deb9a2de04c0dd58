"""What is known of a position: the worth of every choice, what follows a roll, when to bank."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from greed.cli.render import ink
from greed.cli.solver import way_to_exact
from greed.cli.table.advice import shown, worth
from greed.core.game import apply
from greed.core.moves import Move
from greed.core.position import position as line_of
from greed.core.state import State

if TYPE_CHECKING:
    from greed.coach import Advice
    from greed.coach.explore import Branch
    from greed.exact.overview import Overview
    from greed.exact.race import Solution

_CELLS = 8


def show_advice(state: State, advice: Advice) -> None:
    """Show what every choice is worth, and why the best one is best."""
    width = max(len(str(each.move)) for each in advice.choices)
    for each in advice.choices:
        said, cost = worth(each, advice), shown(each.cost, advice.measure)
        line = f"  {each.move!s:{width}}  {said:>9}  {f'-{cost}' if each.cost else 'best':>9}"
        ink.say(ink.good(line) if not each.cost else line)
    ink.say("", *(f"  {line}" for line in ink.folded(advice.why, 2)))
    if advice.caveat:
        ink.say(ink.dim(f"  ({way_to_exact(state.rules.sheet, state.seats, advice.caveat)})"))


def show_prices(state: State, choices: list[tuple[float, Move]]) -> None:
    """Show a position, what every choice is worth, and the position that it leads to."""
    ink.say(*(f"  {line}" for line in str(state).splitlines()), "")
    for value, move in choices:
        cost = choices[0][0] - value
        line = f"  {move!s:14} {100 * value:>6.2f}%  {f'-{100 * cost:.2f}%' if cost else 'best':>8}"
        ink.say(ink.good(line) if not cost else line)
        ink.say(ink.dim(f"    {line_of(apply(state, move))}"))


def show_rolls(found: tuple[Branch, ...], most: int) -> None:
    """Show what can follow a roll."""
    ink.say("", ink.strong("  If you roll"))
    for each in found[:most]:
        what = "bust, or no choice" if each.move is None else str(each.move)
        dice = " ".join(map(str, each.example))
        chance, value = f"{100 * each.chance:>6.2f}%", f"{100 * each.value:>6.2f}%"
        ink.say(f"  {chance}  {value}  {what:20} e.g. {dice}")
    if len(found) > most:
        ink.say(ink.dim(f"  and {len(found) - most} more (-n {len(found)} shows all)"))
    ink.say(ink.dim("  how often, how often you then win, and the best answer"))


def show_map(state: State, known: Overview, race: Solution) -> None:
    """Show the fewest points that are better banked with the dice left, by both scores."""
    from greed.cli.render.race_pictures import bank_from

    sheet, left = state.rules.sheet, state.hand.dice
    lowest = sheet.entry.points if sheet.entry else 0
    unit = known.turn.turn_graph.tables.unit
    step = max((sheet.target - lowest) // _CELLS // unit, 1) * unit
    scores = range(lowest, sheet.target, step)
    dice = "1 die" if left == 1 else f"{left} dice"
    ink.say("", ink.strong(f"  Bank from, with {dice} left"))
    ink.say(ink.dim("  yours \\ theirs" + "".join(f"{score:>7,}" for score in scores)))
    for mine in scores:
        row = (bank_from(known, race, left, mine, other) for other in scores)
        told = ("-" if isnan(points) else f"{points:,.0f}" for points in row)
        ink.say(f"  {mine:>14,}" + "".join(f"{each:>7}" for each in told))
