"""`greed puzzles`: positions to practise on, found in games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from greed.cli.exits import NO, Refused
from greed.cli.files import check_file
from greed.cli.limits import Limits
from greed.cli.options import grouped, sheets
from greed.cli.render import ink
from greed.cli.solving import judge_of, need_exact, patience, solvable
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
@grouped
def puzzles(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=sheets)] = "official",
    count: Annotated[int, typer.Option("-n", min=1, help="How many puzzles.")] = 100,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="Write them to this file (JSON).")
    ] = None,
    seed: Annotated[str, typer.Option(help="Random seed.")] = "puzzles",
    *,
    limits: Limits,
) -> None:
    """Find positions to practise on, with the exact price of every answer.

    The natural answer is right in half of them. The same seed gives the same puzzles. greed train
    practises them.
    """
    need_exact()
    rules = load(sheet)
    if out is not None:
        check_file(out)
    from greed.coach.mining import mine
    from greed.coach.puzzles import write_puzzles
    from greed.exact.race import is_kept

    limits.check("solving", rules, "tables" if is_kept(rules) else "race")
    with solvable(rules.name):
        judge = judge_of(rules)
        with patience("Looking for puzzles ..."):
            found = mine(judge, rules, count, seed)
    if not found.puzzles:
        raise Refused(f"no puzzles were found for {rules.name}", NO)
    text = write_puzzles(found)
    if out is None:
        ink.say(text.rstrip("\n"))
        return
    out.write_text(text, "utf-8")
    ink.hint(f"{len(found.puzzles):,} puzzles saved in {out}")
