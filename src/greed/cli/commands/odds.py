"""`greed odds`: what throws bring, when to bank, and what the best play is worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greed.cli.exits import NO, Refusal, check_file, writing
from greed.cli.limits import Limits
from greed.cli.options import Json, SheetName
from greed.cli.render import ink
from greed.cli.solver import need_plot, patience, solvable
from greed.core.errors import Unsolvable
from greed.core.messages import say
from greed.languages import spoken
from greed.sheets import load

if TYPE_CHECKING:
    from greed.cli.render.pictures import Panel
    from greed.solver import Overview


def odds(
    sheet: SheetName,
    dice: Annotated[
        int,
        typer.Option(help="Show only throws of N dice, in full.", min=0, show_default="all"),
    ] = 0,
    cap: Annotated[
        int,
        typer.Option(help="Ignore points of a turn above this.", min=0, show_default="no limit"),
    ] = 0,
    plot: Annotated[
        str, typer.Option(help="Draw a picture in this file: .png, .svg or .pdf.")
    ] = "",
    dark: Annotated[bool, typer.Option("--dark", help="Draw on a dark background.")] = False,
    *,
    limits: Limits,
    as_json: Json = False,
) -> None:
    """Show exact odds, when to bank, and what perfect play scores.

    Solutions are saved, so the next run answers at once.
    """
    rules = load(sheet)
    if dice > rules.dice.count:
        raise Refusal(
            f"{rules.name} is played with {rules.dice.count} dice, so --dice {dice} is too many"
        )
    if plot:
        _check_picture(Path(plot))
    limits.check("working out", rules, *([2] if plot else []))
    alone = not dice
    if alone:
        try:
            limits.check("working out", rules, 1)
        except Refusal as refusal:
            alone = False
            ink.hint(f"Leaving out how long a player alone takes: {refusal}")
    from greed.solver import overview as overview_of

    with solvable(rules.name), patience(say("working-out", sheet=rules.name)):
        overview = overview_of(rules, cap or None, alone=alone)
    if dice and not any(odds.hand.dice == dice for odds in overview.odds):
        raise Refusal(say("hands-none", sheet=rules.name, dice=dice), NO)
    if plot:
        _draw(overview, Path(plot), dark=dark)
    if as_json:
        import json

        from greed.cli.render.odds import data

        with spoken("en"):
            ink.say(json.dumps(data(overview, dice)))
    elif not plot:
        from greed.cli.render.odds import page
        from greed.report.terminal import show

        show(page(overview, dice))


def _check_picture(path: Path) -> None:
    """Refuse a picture that cannot be drawn, before anything is solved for it."""
    need_plot()
    from greed.cli.render.pictures import check_kind

    try:
        check_kind(path)
    except ValueError as error:
        raise Refusal(f"cannot draw {path}: {error}") from None
    check_file(path)


def _draw(overview: Overview, path: Path, *, dark: bool) -> None:
    from greed.cli.render.pictures import draw

    more = _race(overview)
    if more:
        ink.hint("Drawing ...")
    with writing(path):
        draw(overview, path, dark=dark, more=more)
    ink.hint(f"Saved the picture in {path}")


def _race(overview: Overview) -> list[Panel]:
    """Return the panels of the race between two; none where it has no exact answer."""
    from greed.cli.render.race_pictures import bank_map, win_chances
    from greed.solver import is_saved, solve

    if not is_saved(overview.sheet):
        ink.hint(f"Solving the two-player game of {overview.sheet.name} (only this once) ...")
    try:
        race = solve(overview.sheet)
    except Unsolvable as error:
        ink.hint(f"Leaving out the two-player game, which has no exact answer: {error}")
        return []
    return [
        lambda axes, seen, colours: win_chances(axes, seen, race, colours),
        lambda axes, seen, colours: bank_map(axes, seen, race, colours),
    ]
