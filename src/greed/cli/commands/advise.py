"""`greed advise`: what every choice in a position is worth."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from greed.cli.exits import NO, Refused
from greed.cli.limits import Limits
from greed.cli.options import Json, grouped
from greed.cli.render import ink
from greed.cli.solving import judge_of, need_exact, solvable, way_to_exact
from greed.cli.table.advice import shown, worth
from greed.sheets.positions import parse_position

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command(context_settings={"ignore_unknown_options": True})  # a score may begin with a -
@grouped
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
