"""`greed solve`: the game between two, solved and kept on disk."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from greed.cli import ink
from greed.cli.complete import sheets
from greed.cli.solving import need_exact, progress, solvable
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def solve(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=sheets)] = "official",
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Solve a sheet's game between two: who wins how often if both play best.

    The solution is kept on disk, and advice, review and the bot optimal read it from there.
    """
    need_exact()
    rules = load(sheet)
    from greed.exact.solve import solve as solved

    with solvable(sheet), progress(f"Solving {rules.name}") as tick:
        found = solved(rules, tick)
    if as_json:
        ink.say(
            json.dumps(
                {
                    "sheet": rules.name,
                    "first_wins": found.first_wins,
                    "error": found.error,
                    "error_proven": found.proven,
                    "cpu_seconds": found.seconds,
                }
            )
        )
        return
    edge = 100 * (2 * found.first_wins - 1)
    ink.say(
        f"{ink.strong(rules.title)}  {ink.dim(rules.name)}",
        f"  The first player wins {100 * found.first_wins:.3f} % of the games if both play best,",
        f"  an edge of {edge:.2f} points of a hundred.",
        ink.dim(f"  Solved in {found.seconds:.1f} s of CPU time; {found.accuracy}."),
    )
