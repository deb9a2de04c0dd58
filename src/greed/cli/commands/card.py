"""`greed card`: the best rules that a person can remember."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from greed.cli.exits import NO, Refused
from greed.cli.files import check_file
from greed.cli.options import Json, sheets
from greed.cli.render import ink
from greed.cli.render.cards import lost, printable
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def card(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=sheets)] = "official",
    html: Annotated[
        Path | None,
        typer.Option(help="Write a page to print: what dice score, the card, and a score pad."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show the best rules you can remember, from very short cards to longer ones.

    Each card states how many games in a hundred it loses compared with perfect play. The bots card
    and card:short play by them.
    """
    rules = load(sheet)
    if html is not None:
        check_file(html)
    from greed.policies.card import saved_cards

    cards = saved_cards(rules)
    if not cards:
        raise Refused(
            f"Greed has no cards for {rules.name}, only for its own sheets (greed rules)", NO
        )
    if html is not None:
        html.write_text(printable(rules, cards[-1]), "utf-8")
    if as_json:
        data = [{**msgspec.to_builtins(each), "lines": each.rules.lines(rules)} for each in cards]
        ink.say(msgspec.json.encode({"sheet": rules.name, "cards": data}).decode())
        return
    ink.say(f"{ink.strong(rules.title)}  {ink.dim(rules.name)}")
    for each in cards:
        ink.say("", ink.strong(f"  {each.words} words, {lost(each)}"))
        for line in each.rules.lines(rules):
            first, *rest = ink.folded(line, 6)
            ink.say(f"    • {first}", *(f"      {more}" for more in rest))
