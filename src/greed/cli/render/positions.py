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
from greed.core.turn import Hand

if TYPE_CHECKING:
    from greed.coach import Advice
    from greed.coach.explore import Branch
    from greed.exact.overview import Overview
    from greed.exact.race import Solution

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


def show_prices(state: State, choices: list[tuple[float, Move]]) -> None:
    """Show a position, what every choice is worth, and the position that it leads to."""
    ink.say(*(f"  {line}" for line in str(state).splitlines()), "")
    for value, move in choices:
        cost = choices[0][0] - value
        line = f"  {move!s:14} {100 * value:>6.2f}%  {f'-{100 * cost:.2f}%' if cost else 'best':>8}"
        ink.say(ink.good(line) if not cost else line)
        ink.say(ink.dim(f"    {line_of(apply(state, move))}"))


def show_rolls(branches: tuple[Branch, ...], most: int) -> None:
    """Show what can follow a roll."""
    ink.say("", ink.strong("  If you roll"))
    for branch in branches[:most]:
        what = "bust, or no choice" if branch.move is None else str(branch.move)
        dice = " ".join(map(str, branch.example))
        chance, value = f"{100 * branch.chance:>6.2f}%", f"{100 * branch.value:>6.2f}%"
        ink.say(f"  {chance}  {value}  {what:20} e.g. {dice}")
    if len(branches) > most:
        ink.say(ink.dim(f"  and {len(branches) - most} more (-n {len(branches)} shows all)"))
    ink.say(ink.dim("  how often, how often you then win, and the best answer"))


def show_map(state: State, overview: Overview, race: Solution) -> None:
    """Show the fewest points that are better banked with the dice left, by both scores."""
    from greed.cli.render.odds import hand_name
    from greed.cli.render.race_pictures import bank_from

    sheet, left = state.rules.sheet, state.hand.dice
    lowest = sheet.entry.points if sheet.entry else 0
    unit = overview.turn.turn_graph.tables.unit
    step = max((sheet.target - lowest) // _CELLS // unit, 1) * unit
    scores = range(lowest, sheet.target, step)
    ink.say("", ink.strong(f"  Bank from, with {hand_name(Hand(left))} left"))
    ink.say(ink.dim("  yours \\ theirs" + "".join(f"{score:>7,}" for score in scores)))
    for mine in scores:
        row = (bank_from(overview, race, left, mine, other) for other in scores)
        cells = ("-" if isnan(points) else f"{points:,.0f}" for points in row)
        ink.say(f"  {mine:>14,}" + "".join(f"{cell:>7}" for cell in cells))
