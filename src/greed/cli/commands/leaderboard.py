"""`greed leaderboard`: what policies lose against perfect play, as results and as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from greed._extras import install
from greed.bots import bot as bot_of
from greed.cli import complete
from greed.cli.exits import Refused
from greed.cli.render import ink
from greed.cli.waiting import patience
from greed.cli.workers import write_text
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)

_USUAL = ("random", "threshold:300", "cautious", "bold", "card", "level:3", "maximiser", "optimal")


@app.command()
def leaderboard(
    sheet: Annotated[
        str, typer.Argument(help="The sheet.", autocompletion=complete.sheets)
    ] = "koans",
    add: Annotated[
        list[str] | None,
        typer.Option("--add", help="Measure only this policy or bot; repeat for more."),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Games to play with each policy.")] = 400,
    seed: Annotated[int, typer.Option(help="Random seed of the dice.")] = 0,
    results: Annotated[
        Path | None, typer.Option(help="A JSON file to add the results to.", dir_okay=False)
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with a chart.", dir_okay=False)
    ] = None,
) -> None:
    """Measure how much win probability policies lose per game against perfect play, luck removed.

    Losses are exact where the solver can follow a policy, and come from games otherwise.
    """
    try:
        from greed.envs import Leaderboard, judge
    except ImportError:
        raise Refused(f"the leaderboard needs more packages: {install('envs')}") from None

    rules = load(sheet)
    found = Leaderboard.of(rules)
    if results is not None and results.exists():
        kept = Leaderboard.read(results)
        if kept.hash != found.hash:
            raise Refused(f"{results} is the leaderboard of {kept.sheet}, whose rules are others")
        found = kept
    names = add or list(_USUAL)
    for name in names:
        bot_of(name)
    with patience("Measuring ..."):
        for name in names:
            found = found.added([judge(name, rules, games, seed)])
            if results is not None:
                found.write(results)
    width = max(len(row.policy) for row in found.rows)
    for row in found.rows:
        error = f" ± {100 * row.error:.2f}" if row.error else ""
        ink.say(f"  {ink.key(row.policy.ljust(width))}  {100 * row.loss:6.2f}%{error}")
    if html is not None:
        write_text(html, found.page())
        ink.say(f"  written: {html}")
