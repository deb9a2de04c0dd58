"""`greed advise`, `greed explore`: what every choice in a position is worth, and what follows."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from greed.cli.exits import NO, Refused
from greed.cli.limits import Limits
from greed.cli.options import Json
from greed.cli.render import ink
from greed.cli.solving import judge_of, need_exact, solvable, way_to_exact
from greed.cli.table.advice import shown, worth
from greed.core.game import apply, legal_moves
from greed.core.moves import ROLL, Move
from greed.core.position import position as line_of
from greed.core.state import State
from greed.sheets.positions import parse_position

if TYPE_CHECKING:
    from greed.coach.explore import Branch

__all__ = ["advise", "explore"]


def advise(
    position: Annotated[
        list[str], typer.Argument(help="A position line; docs/notation.md explains it.")
    ],
    points: Annotated[
        bool, typer.Option("--points", help="Maximise the points of this turn instead of winning.")
    ] = False,
    *,
    limits: Limits,
    as_json: Json = False,
) -> None:
    """Show how often each legal choice in a position wins, and why the best one is best.

    Exact for two players, and for three near the end of a game, or throughout once greed solve
    SHEET --seats 3 has been run; otherwise an estimate. The sheet is solved for two
    first if needed.
    """
    need_exact()
    state = parse_position(" ".join(position))
    if state.phase in ("throw", "over"):
        raise Refused(
            f"nobody has a choice to make in this position: its phase is {state.phase}", NO
        )
    from greed.coach import advise as advised
    from greed.coach.points import PointsJudge
    from greed.exact.model import Unsolvable
    from greed.exact.race import is_kept

    sheet = state.rules.sheet
    limits.check("solving", sheet, "turn" if points else "tables" if is_kept(sheet) else "race")
    with solvable(sheet.name):
        judge = PointsJudge(state) if points else judge_of(sheet)
        try:
            advice = advised(judge, state)
        except Unsolvable:
            raise
        except ValueError as error:
            raise Refused(str(error)) from None
    if as_json:
        plain = {
            "measure": advice.measure,
            "caveat": advice.caveat,
            "estimated": advice.estimated,
            "why": advice.why,
            "choices": [
                {"move": str(each.move), "worth": each.worth, "cost": each.cost}
                for each in advice.choices
            ],
        }
        ink.say(msgspec.json.encode(plain).decode())
        return
    width = max(len(str(each.move)) for each in advice.choices)
    for each in advice.choices:
        said, cost = worth(each, advice), shown(each.cost, advice.measure)
        line = f"  {each.move!s:{width}}  {said:>9}  {f'-{cost}' if each.cost else 'best':>9}"
        ink.say(ink.good(line) if not each.cost else line)
    ink.say("", *(f"  {line}" for line in ink.folded(advice.why, 2)))
    if advice.caveat:
        ink.say(ink.dim(f"  ({way_to_exact(sheet, state.seats, advice.caveat)})"))


_CELLS = 8
_NEGATIVE = {"ignore_unknown_options": True}  # a score may begin with a -
SETTINGS = {"advise": {"context_settings": _NEGATIVE}, "explore": {"context_settings": _NEGATIVE}}


def explore(
    position: Annotated[
        list[str], typer.Argument(help="A position line; docs/notation.md explains it.")
    ],
    most: Annotated[int, typer.Option("-n", min=1, help="Show this many answers to a roll.")] = 12,
    chart: Annotated[
        bool, typer.Option("--map", help="Also show from how many points to bank, by both scores.")
    ] = False,
    *,
    limits: Limits,
    as_json: Json = False,
) -> None:
    """Analyse a position: the price of every choice, and what follows each roll.

    Each choice is printed with the position that it leads to, so that you can go on from there.
    """
    need_exact()
    state = parse_position(" ".join(position))
    if state.over:
        raise Refused("the game is over in this position", NO)
    from greed.coach.explore import branches
    from greed.exact.race import is_kept

    sheet = state.rules.sheet
    limits.check("solving", sheet, "tables" if is_kept(sheet) else "race")
    with solvable(sheet.name):
        judge = judge_of(sheet).from_here(state)
        choices = sorted(
            ((judge.worth(apply(state, move), state.seat), move) for move in legal_moves(state)),
            key=lambda pair: -pair[0],
        )
        rolled = _rolled(state)
        found = branches(judge, rolled) if rolled is not None else ()
    if as_json:
        plain = {
            "choices": [
                {"move": str(move), "value": value, "cost": choices[0][0] - value,
                 "position": line_of(apply(state, move))}
                for value, move in choices
            ],
            "branches": [
                {"move": None if each.move is None else str(each.move), "chance": each.chance,
                 "value": each.value, "example": each.example}
                for each in found
            ],
        }  # fmt: skip
        ink.say(msgspec.json.encode(plain).decode())
        return
    ink.say(*(f"  {line}" for line in str(state).splitlines()), "")
    _prices(state, choices)
    if found:
        _rolls(found, most)
    if chart:
        _map(state)


def _prices(state: State, choices: list[tuple[float, Move]]) -> None:
    """Show what every choice is worth, and the position that it leads to."""
    for value, move in choices:
        cost = choices[0][0] - value
        line = f"  {move!s:14} {100 * value:>6.2f}%  {f'-{100 * cost:.2f}%' if cost else 'best':>8}"
        ink.say(ink.good(line) if not cost else line)
        ink.say(ink.dim(f"    {line_of(apply(state, move))}"))


def _rolls(found: tuple[Branch, ...], most: int) -> None:
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


def _rolled(state: State) -> State | None:
    """Return the position in which the dice are about to fall; None where none are."""
    if state.phase == "throw":
        return state
    return apply(state, ROLL) if state.phase == "decide" and ROLL in legal_moves(state) else None


def _map(state: State) -> None:
    """Show the fewest points that are better banked with the dice left, by both scores."""
    from greed.cli.render.race_pictures import bank_from
    from greed.exact.overview import overview
    from greed.exact.race import solve
    from greed.tables import tables

    sheet, left = state.rules.sheet, state.hand.dice
    if not left or state.seats != 2:
        raise Refused("the map needs two players and dice left to roll: leave out --map")
    held = tables(sheet)
    known, race = overview(held), solve(sheet)
    lowest = sheet.entry.points if sheet.entry else 0
    step = max((sheet.target - lowest) // _CELLS // held.unit, 1) * held.unit
    scores = range(lowest, sheet.target, step)
    dice = "1 die" if left == 1 else f"{left} dice"
    ink.say("", ink.strong(f"  Bank from, with {dice} left"))
    ink.say(ink.dim("  yours \\ theirs" + "".join(f"{score:>7,}" for score in scores)))
    for mine in scores:
        row = (bank_from(known, race, left, mine, other) for other in scores)
        told = ("-" if isnan(points) else f"{points:,.0f}" for points in row)
        ink.say(f"  {mine:>14,}" + "".join(f"{each:>7}" for each in told))
