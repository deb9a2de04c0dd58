"""`greed card`: the best rules that a person can remember."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from greed.cli.complete import sheets
from greed.cli.exits import Refused
from greed.cli.files import check_file
from greed.cli.limits import MEMORY, TIME, Limits, Memory, Time
from greed.cli.render import ink
from greed.cli.solving import judge_of, need_exact, patience, solvable
from greed.core.sheet import Sheet
from greed.sheets import load

if TYPE_CHECKING:
    from greed.policies.card import SavedCard

__all__ = ["app"]

_STYLE = """
body { font: 12pt/1.35 Georgia, serif; margin: 12mm; color: #000; display: grid;
  grid-template-columns: 1fr 1fr; gap: 12mm; }
h1 { font-size: 18pt; margin: 0 0 4mm; } li { margin-bottom: 2mm; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #888; height: 7mm; }
small { color: #444; }
"""

app = typer.Typer(add_completion=False)


@app.command()
def card(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=sheets)] = "official",
    search: Annotated[
        bool, typer.Option("--search", help="Search again, even if Greed has cards for this sheet.")
    ] = False,
    seconds: Annotated[
        float, typer.Option(min=1, help="How long to improve the cards by their exact loss.")
    ] = 60.0,
    games: Annotated[
        int, typer.Option(min=1, help="How many games candidates are compared on.")
    ] = 40,
    exact: Annotated[
        bool, typer.Option("--exact", help="Measure them exactly, even if it takes minutes each.")
    ] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write a page to print, with a score pad next to the card.")
    ] = None,
    memory: Memory = MEMORY,
    time: Time = TIME,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the best rules you can remember, from very short cards to longer ones.

    Each card states exactly how many games in a hundred it loses compared with perfect play. The
    bots card and card:short play by them.
    """
    limits = Limits(memory, time)
    rules = load(sheet)
    if html is not None:
        check_file(html)
    from greed.policies.card import saved_cards

    found = () if search else saved_cards(rules)
    if not found:
        found = _searched(rules, limits, seconds, games, exact=exact)
    if html is not None:
        html.write_text(_page(rules, found), "utf-8")
    if as_json:
        data = [{**msgspec.to_builtins(each), "lines": each.rules.lines(rules)} for each in found]
        ink.say(msgspec.json.encode({"sheet": rules.name, "cards": data}).decode())
        return
    ink.say(f"{ink.strong(rules.title)}  {ink.dim(rules.name)}")
    for each in found:
        ink.say("", ink.strong(f"  {each.words} words, {_lost(each)}"))
        for line in each.rules.lines(rules):
            first, *rest = ink.folded(line, 6)
            ink.say(f"    • {first}", *(f"      {more}" for more in rest))


def _searched(
    rules: Sheet, limits: Limits, seconds: float, games: int, *, exact: bool
) -> tuple[SavedCard, ...]:
    need_exact()
    from greed.coach.cards import find_cards
    from greed.exact.race import is_kept

    limits.check("solving", rules, "tables" if is_kept(rules) else "race")
    with solvable(rules.name):
        judge_of(rules)
        with patience("Searching for rules that are worth remembering ..."):
            return find_cards(rules, seconds, games=games, measure=exact)


def _lost(card: SavedCard) -> str:
    if card.loss is None:
        return "not measured exactly"
    return f"{100 * card.loss:.2f} games in a hundred lost against perfect play"


def _page(rules: Sheet, found: tuple[SavedCard, ...]) -> str:
    """Return a page to print: the longest card, and a score pad next to it."""
    if not found:
        raise Refused(f"no card was found for {rules.name}")
    card = found[-1]
    lines = "".join(f"<li>{escape(line)}</li>" for line in card.rules.lines(rules))
    rows = "<tr><td></td><td></td><td></td><td></td></tr>" * 24
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(rules.title)}'
        f"</title><style>{_STYLE}</style></head><body><section><h1>{escape(rules.title)}</h1>"
        f"<p>To {rules.target:,} points.</p><ol>{lines}</ol><p><small>{escape(_lost(card))}."
        "</small></p></section><section><table><thead><tr><th>&nbsp;</th><th></th><th></th><th>"
        f"</th></tr></thead><tbody>{rows}</tbody></table></section></body></html>\n"
    )
