"""`greed score` and `greed card`: what a throw is worth, and the best rules one can remember."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from greed.cli.exits import NO, Refusal, check_file, write_text
from greed.cli.options import Json, SheetName
from greed.cli.render import ink
from greed.cli.render.cards import printable, wins
from greed.cli.table.words import faces_typed
from greed.core.dice import Throw
from greed.core.identity import sheet_hash
from greed.core.messages import number, say
from greed.core.scoring import Keep
from greed.core.turn import Hand, Option, Rules, rules_of
from greed.languages import spoken
from greed.sheets import load
from greed.sheets.words import title


def score(
    sheet: SheetName,
    dice: Annotated[list[str], typer.Argument(help="The throw: 1 1 5 2 3, or 11523.")],
    attempt: Annotated[
        bool, typer.Option("--attempt", help="This throw is a carryover attempt.")
    ] = False,
    sets: Annotated[
        str, typer.Option(help="Sets kept earlier that dice may be added to, by face: 3 4.")
    ] = "",
    as_json: Json = False,
) -> None:
    """List every way to keep dice from a throw, with its points.

    The exit code is 1 if the throw is a bust. If a rule saves a throw that scores nothing, that
    is not a bust.
    """
    rules = rules_of(load(sheet))
    throw = tuple(sorted(faces_typed(" ".join(dice), rules.sheet.dice.faces)))
    most = rules.sheet.dice.count
    if not 1 <= len(throw) <= most:
        raise Refusal(say("score-too-many", sheet=rules.sheet.name, dice=most, n=len(throw)))
    if attempt and not rules.sheet.carryover:
        raise Refusal(say("score-no-carryover", sheet=rules.sheet.name))
    if sets and not rules.sheet.addons:
        raise Refusal(say("score-no-addons", sheet=rules.sheet.name))
    built = tuple(sorted(set(faces_typed(sets, rules.sheet.dice.faces))))
    hand = Hand(len(throw), attempt=attempt, sets=built)
    keeps = sorted(rules.keeps(hand, throw), key=lambda keep: (-keep.points, len(keep.dice)))
    saved = rules.cast(hand, throw).free
    if as_json:
        with spoken("en"):
            ink.say(json.dumps(_data(rules, throw, keeps, saved)))
    elif saved:
        ink.say(_saved_line(throw, saved))
    else:
        ink.say(*_lines(throw, keeps))
    if not (keeps or saved):
        raise typer.Exit(NO)


def _saved_line(throw: Throw, saved: Option) -> str:
    key = "score-saved-bank" if saved.may_bank else "score-saved-roll"
    return ink.good(say(key, points=saved.points, throw=throw, dice=saved.hand.dice))


def _data(rules: Rules, throw: Throw, keeps: list[Keep], saved: Option | None) -> dict[str, object]:
    return {
        "sheet": rules.sheet.name,
        "hash": sheet_hash(rules.sheet),
        "throw": throw,
        "keeps": [
            {
                "dice": keep.dice,
                "points": keep.points,
                "left": len(throw) - len(keep.dice),
                "sets": [
                    {"name": combo.name, "dice": combo.dice, "points": combo.points}
                    for combo in keep.split
                ],
            }
            for keep in keeps
        ],
        "saved": saved
        and {"points": saved.points, "dice": saved.hand.dice, "may_bank": saved.may_bank},
    }


def _lines(throw: Throw, keeps: list[Keep]) -> list[str]:
    if not keeps:
        return [ink.warn(say("score-bust", throw=throw))]
    width = max(len(_spaced(keep.dice)) for keep in keeps)
    lines = []
    for keep in keeps:
        after = say("score-left", dice=len(throw) - len(keep.dice))
        made = " + ".join(combo.name for combo in keep.split)
        points = ink.good(f"{number(keep.points):>6}")
        lines.append(f"{points}  {_spaced(keep.dice).ljust(width)}  {ink.dim(f'{after}, {made}')}")
    return lines


def _spaced(dice: Throw) -> str:
    return " ".join(map(str, dice))


def card(
    sheet: SheetName = "official",
    html: Annotated[
        Path | None,
        typer.Option(help="Write a page to print: what dice score, the card, and a score pad."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show the best rules you can remember, from very short cards to longer ones.

    Each card says how many of 100 games it wins against perfect play. The bots card and card:short
    play by them.
    """
    rules = load(sheet)
    if html is not None:
        check_file(html)
    from greed.policies.card import saved_cards

    cards = saved_cards(rules)
    if not cards:
        raise Refusal(say("card-none", sheet=rules.name), NO)
    if html is not None:
        write_text(html, printable(rules, cards[-1]))
    if as_json:
        with spoken("en"):
            data = [
                {**msgspec.to_builtins(saved), "lines": saved.rules.lines(rules)} for saved in cards
            ]
        ink.say(msgspec.json.encode({"sheet": rules.name, "cards": data}).decode())
        return
    ink.say(f"{ink.strong(title(rules))}  {ink.dim(rules.name)}")
    for saved in cards:
        head = f"{say('card-words', n=saved.words)} {wins(saved)}"
        ink.say("", *(ink.strong(f"  {line}") for line in ink.folded(head, 2)))
        for line in saved.rules.lines(rules):
            first, *rest = ink.folded(line, 6)
            ink.say(f"    • {first}", *(f"      {more}" for more in rest))
