"""`greed strategy`: what is known of good play on a sheet, and the page of all sheets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greed.cli import complete
from greed.cli.exits import Refused
from greed.cli.files import check_file
from greed.cli.limits import MEMORY, TIME, Limits, Memory, Time
from greed.cli.render import ink
from greed.cli.solving import need_exact, solvable
from greed.cli.waiting import patience, progress
from greed.sheets import load

if TYPE_CHECKING:
    from greed.arena.strategy import Strategy
    from greed.core.sheet import Sheet

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def strategy(
    sheet: Annotated[
        str, typer.Argument(help="A sheet.", autocompletion=complete.sheets)
    ] = "official",
    levels: Annotated[
        bool, typer.Option("--levels", help="Show how often level:1 to level:9 win.")
    ] = False,
    exact: Annotated[
        bool,
        typer.Option(
            "--exact", help="Solve everything instead of simulating, even if that takes minutes."
        ),
    ] = False,
    page: Annotated[
        str, typer.Option(help="Write a page about all sheets to this file (takes minutes).")
    ] = "",
    core_games: Annotated[
        int, typer.Option(min=2, help="Games to simulate move by move, if needed.")
    ] = 30,
    memory: Memory = MEMORY,
    time: Time = TIME,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show how good play works on a sheet: who is ahead, when to bank, what it gains.

    Most figures are exact; those with an error are simulated. Solutions are saved.
    """
    limits = Limits(memory, time)
    need_exact()
    if page:
        from greed.arena.guide import page as text

        check_file(Path(page))
        try:
            Path(page).write_text(text(core_games, ink.hint), "utf-8")
        except OSError as error:
            raise Refused(f"cannot write {page}: {error.strerror}") from None
        return
    rules = load(sheet)
    from greed.exact.race import is_kept
    from greed.exact.solo import solo_is_kept

    limits.check(
        "working out",
        rules,
        "turn" if solo_is_kept(rules) else "odds",
        "tables" if is_kept(rules) else "race",
    )
    said = f"Working out {rules.name} (only this once) ..."
    if levels:
        with solvable(rules.name), patience(said):
            _levels(rules, as_json=as_json)
        return
    from greed.arena.strategy import strategy as known

    if exact:
        with solvable(rules.name), progress(said) as tick:
            found = known(rules, patient=True, tick=tick)
    else:
        with solvable(rules.name), patience(said):
            found = known(rules, core_games)
    if as_json:
        ink.say(json.dumps(_data(found)))
    else:
        _show(found)


def _levels(rules: Sheet, *, as_json: bool) -> None:
    from greed.arena.strategy import levels

    shares = levels(rules)
    if as_json:
        ink.say(json.dumps({"sheet": rules.name, "levels": shares}))
        return
    ink.say(f"{ink.strong(rules.title)}  win percentage against optimal")
    ink.say(*(f"  {ink.key(f'level:{level}')}  {100 * won:.2f}" for level, won in shares.items()))


def _show(found: Strategy) -> None:
    from greed.arena.guide import percent, told

    ink.say(f"{ink.strong(found.sheet.title)}  {ink.dim(found.sheet.name)}")
    if found.refused:
        ink.say(f"  The two-player game has no exact answer: {found.refused}.")
    else:
        assert found.first.value is not None
        ink.say(f"  The starting player wins {percent(found.first)}% if both play perfectly.")
    if found.head_start:
        points, wins = found.head_start
        ink.say(
            f"  A head start of {points:,} for the second player makes it"
            f" {100 * wins:.2f}%, the fairest you can get."
        )
    if found.turns:
        ink.say(f"  A player alone needs {found.turns:.3f} turns to reach the target.")
    ink.say("  For the most points per turn, bank at:")
    every = range(1, found.sheet.dice.count + 1)
    width = len(str(every[-1]))
    for dice in every:
        word = "die " if dice == 1 else "dice"
        ink.say(f"    {dice:{width}} {word} left  {told(found.bank_from, dice):>7}")
    if any(dice not in found.bank_from for dice in every):
        ink.say(ink.dim("    -: you can't have this many dice left, or you have to roll them."))
    for rival, won in (
        (f"threshold:{found.threshold}", found.against_threshold),
        ("maximiser", found.against_maximiser),
    ):
        if won.value is not None:
            lost = "" if won.error else f", which loses {100 * (won.value - 0.5):.2f}% per game"
            ink.say(f"  The optimal player wins {percent(won)}% against {rival}{lost}.")


def _data(found: Strategy) -> dict[str, object]:
    def said(figure: object) -> dict[str, object]:
        return {name: getattr(figure, name) for name in ("value", "error", "method")}

    return {
        "sheet": found.sheet.name,
        "refused": found.refused or None,
        "first_wins": said(found.first),
        "head_start": found.head_start,
        "bank_from": {
            dice: found.bank_from.get(dice) for dice in range(1, found.sheet.dice.count + 1)
        },
        "no_bank": [
            dice for dice in range(1, found.sheet.dice.count + 1) if dice not in found.bank_from
        ],
        "turns_alone": found.turns,
        "threshold": found.threshold,
        "optimal_against_threshold": said(found.against_threshold),
        "optimal_against_maximiser": said(found.against_maximiser),
    }
