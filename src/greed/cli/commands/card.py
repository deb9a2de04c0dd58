"""`greed card`: the best rules that a person can remember."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from greed.cli.complete import sheets
from greed.cli.exits import NO, Refused
from greed.cli.files import check_file
from greed.cli.limits import MEMORY, TIME, Limits, Memory, Time
from greed.cli.render import ink
from greed.cli.render.cards import all_cards, lost, printable
from greed.cli.solving import judge_of, need_exact, solvable
from greed.cli.waiting import patience
from greed.core.sheet import Sheet
from greed.sheets import load

if TYPE_CHECKING:
    from greed.policies.card import SavedCard

__all__ = ["app"]

_PER_GAME, _PER_TRY = 1.0, 10.0
"""About how many seconds a search takes for each game and each try."""

app = typer.Typer(add_completion=False)


@app.command()
def card(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=sheets)] = "official",
    search: Annotated[
        bool, typer.Option("--search", help="Search again, even if Greed has cards for this sheet.")
    ] = False,
    tries: Annotated[
        int, typer.Option(min=0, help="How many changes to each card to try by its exact loss.")
    ] = 16,
    games: Annotated[
        int, typer.Option(min=2, help="How many games to compare candidates on.")
    ] = 200,
    exact: Annotated[
        bool,
        typer.Option(
            "--exact",
            help="With --search: measure the best card exactly, even if it takes minutes.",
        ),
    ] = False,
    html: Annotated[
        Path | None,
        typer.Option(help="Write a page to print: what dice score, the card, and a score pad."),
    ] = None,
    page: Annotated[
        Path | None, typer.Option(help="Write the cards of all presets to this file as a page.")
    ] = None,
    memory: Memory = MEMORY,
    time: Time = TIME,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the best rules you can remember, from very short cards to longer ones.

    Each card states how many games in a hundred it loses compared with perfect play. The bots card
    and card:short play by them.
    """
    limits = Limits(memory, time)
    if page is not None:
        check_file(page)
        page.write_text(all_cards(), "utf-8")
        return
    rules = load(sheet)
    if html is not None:
        check_file(html)
    from greed.policies.card import saved_cards

    known = saved_cards(rules)
    if exact and known and not search:
        raise Refused("--exact measures the cards of a new search: add --search")
    found = () if search else known
    if not found:
        found = _searched(rules, limits, tries, games, exact=exact)
    if not found:
        raise Refused(f"no card was found for {rules.name}", NO)
    if html is not None:
        html.write_text(printable(rules, found[-1]), "utf-8")
    if as_json:
        data = [{**msgspec.to_builtins(each), "lines": each.rules.lines(rules)} for each in found]
        ink.say(msgspec.json.encode({"sheet": rules.name, "cards": data}).decode())
        return
    ink.say(f"{ink.strong(rules.title)}  {ink.dim(rules.name)}")
    for each in found:
        ink.say("", ink.strong(f"  {each.words} words, {lost(each)}"))
        for line in each.rules.lines(rules):
            first, *rest = ink.folded(line, 6)
            ink.say(f"    • {first}", *(f"      {more}" for more in rest))


def _searched(
    rules: Sheet, limits: Limits, tries: int, games: int, *, exact: bool
) -> tuple[SavedCard, ...]:
    need_exact()
    from greed.coach.cards import find_cards
    from greed.exact.race import is_kept
    from greed.tables import Work

    solving = limits.works(rules, "tables" if is_kept(rules) else "race")
    seconds = _PER_GAME * games + _PER_TRY * tries
    limits.check_all("searching cards for", [rules], [*solving, Work(seconds=seconds, bytes=0)])
    with solvable(rules.name):
        judge_of(rules)
        with patience("Searching for rules that are worth remembering ..."):
            return find_cards(rules, games=games, tries=tries, measure=exact)
