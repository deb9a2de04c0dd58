"""`greed advise`: what every choice in a position is worth."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from greed.cli import ink
from greed.cli.exits import NO, Refused
from greed.cli.solving import need_exact, solvable
from greed.sheets.positions import parse_position

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def advise(
    position: Annotated[list[str], typer.Argument(help="A position, as docs/notation.md has it.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Say what every legal choice in a position wins, and why the best one is best.

    For two seats; the sheet is solved first if it has not been.
    """
    need_exact()
    state = parse_position(" ".join(position))
    if state.seats != 2:
        raise Refused(f"advice is exact for two seats, and here {state.seats} play")
    if state.phase in ("throw", "over"):
        raise Refused(f"nobody has to move here: the phase is {state.phase}", NO)
    from greed.coach import advise as advised
    from greed.coach.judges import win_judge

    with solvable(state.rules.sheet.name):
        judge = win_judge(state.rules.sheet)
    try:
        advice = advised(judge, state)
    except ValueError as error:
        raise Refused(str(error)) from None
    if as_json:
        plain = {
            "measure": advice.measure,
            "caveat": advice.caveat,
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
        cost = f"-{100 * each.cost:.2f}" if each.cost else "best"
        line = f"  {each.move!s:{width}}  {100 * each.worth:6.2f} %  {cost:>7}"
        ink.say(ink.good(line) if not each.cost else line)
    ink.say("", f"  {advice.why}")
    if advice.caveat:
        ink.say(ink.dim(f"  {advice.caveat}"))
