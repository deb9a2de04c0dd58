"""`greed advise`, `greed explore`: what every choice in a position is worth, and what follows."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from greed.cli.exits import NO, Refusal
from greed.cli.limits import Limits
from greed.cli.options import Json
from greed.cli.render import ink
from greed.cli.render.results import show_advice, show_map, show_prices, show_rolls
from greed.cli.solver import asked, judge_of, solvable
from greed.core.position import position as line_of
from greed.core.state import State
from greed.sheets import parse_position

_NEGATIVE = {"ignore_unknown_options": True}  # a score may begin with a -
SETTINGS = {"advise": {"context_settings": _NEGATIVE}, "explore": {"context_settings": _NEGATIVE}}


_Position = Annotated[
    list[str], typer.Argument(help="A position line; docs/notation.md explains it.")
]


def advise(
    position: _Position,
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
    state = parse_position(" ".join(position))
    if state.phase in ("throw", "over"):
        raise Refusal(
            f"nobody has a choice to make in this position: its phase is {state.phase}", NO
        )
    from greed.coach import advise as advised
    from greed.coach.judges import PointsJudge

    sheet = state.rules.sheet
    limits.check("solving", sheet, *([] if points else [2]))
    with solvable(sheet.name):
        judge = PointsJudge(state) if points else judge_of(sheet)
        advice = advised(judge, state)
    if as_json:
        plain = {
            "measure": advice.measure,
            "caveat": advice.caveat,
            "estimated": advice.estimated,
            "why": advice.why,
            "choices": [
                {"move": str(choice.move), "worth": choice.worth, "cost": choice.cost}
                for choice in advice.choices
            ],
        }
        ink.say(msgspec.json.encode(plain).decode())
        return
    show_advice(state, advice)


def explore(
    position: _Position,
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
    state = parse_position(" ".join(position))
    if state.over:
        raise Refusal("the game is over in this position", NO)
    from greed.mind import Explore, Explored, sheet_data

    sheet = state.rules.sheet
    limits.check("solving", sheet, 2)
    with solvable(sheet.name):
        told = asked(Explore(sheet=sheet_data(sheet), position=line_of(state)), sheet)
    assert isinstance(told, Explored)
    if as_json:
        plain = {"choices": told.choices, "branches": told.rolls}
        ink.say(msgspec.json.encode(plain).decode())
        return
    show_prices(state, told.choices)
    if told.rolls:
        show_rolls(told.rolls, most)
    if chart:
        _map(state)


def _map(state: State) -> None:
    """Show from how many points to bank, by both scores."""
    from greed.solver import overview, solve

    if not state.hand.dice or state.seats != 2:
        raise Refusal("the map needs two players and dice left to roll: leave out --map")
    sheet = state.rules.sheet
    show_map(state, overview(sheet, alone=False), solve(sheet))
