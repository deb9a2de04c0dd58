"""What a page needs without a server: the packs of all sheets, puzzles, strategy cards, and lists.

The same files are in a folder that `make site` builds. A server makes each when it is first asked.
"""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.core.turn import Hand, bust_chance, rules_of
from greed.languages import available, spoken
from greed.policies.card import saved_cards
from greed.rulebook import data, rules_page, score_card
from greed.sheets import load, presets, variants, words
from greed.web.about import server_info

_FOLDER, _ENDING = "packs/", ".pack.json"
_PUZZLES = "puzzles/"
_TOLD = "told/"
"""What each language says of the sheets; packs say it in English."""
_CARDS = "cards.json"
"""What a player can remember of good play, sheet by sheet."""
_making = ThreadPoolExecutor(1, "greed packs")


@cache
def site_files() -> tuple[str, ...]:
    """Return the names of these files.

    There is a pack of every preset with every choice of its variants: `classic`, `classic+amish`.
    """
    packs = (f"{_FOLDER}{name}{_ENDING}" for name in _sheet_names())
    puzzles = (f"{_PUZZLES}{name}.json" for name in ("index", *_puzzled()))
    told = (f"{_TOLD}{code}.json" for code in available() if code != "en")
    lists = ("catalog.json", _CARDS, f"{_FOLDER}index.json")
    return (*lists, *packs, *puzzles, *told)


@cache
def site_file(name: str) -> bytes:
    """Return one of these files."""
    if name == "catalog.json":
        # What a page without a server offers; each pack says which bots can play it.
        return msgspec.json.encode(replace(server_info(), bots=()))
    if name == f"{_FOLDER}index.json":
        by_rules = {sheet_hash(load(sheet)): sheet for sheet in _sheet_names()}
        return msgspec.json.encode(by_rules)
    if name == _CARDS:
        return msgspec.json.encode({sheet: _cards(load(sheet)) for sheet in presets()})
    if name.startswith(_PUZZLES):
        return _puzzle_file(name.removeprefix(_PUZZLES).removesuffix(".json"))
    if name.startswith(_TOLD):
        return msgspec.json.encode(_told(name.removeprefix(_TOLD).removesuffix(".json")))
    from greed.bots.registry import packed_bots
    from greed.packs import pack, shipped_solution

    sheet = load(name.removeprefix(_FOLDER).removesuffix(_ENDING))
    return pack(sheet, shipped_solution(sheet), bots=packed_bots())


@cache
def _puzzled() -> dict[str, int]:
    """Return how many puzzles come with Greed, by the name of their sheet."""
    from greed.coach.puzzles import shipped_puzzles

    shipped = ((name, shipped_puzzles(load(name))) for name in presets())
    return {name: len(of_sheet.puzzles) for name, of_sheet in shipped if of_sheet}


def _puzzle_file(name: str) -> bytes:
    from greed.coach.puzzles import shipped_puzzles, write_puzzles

    if name == "index":
        return msgspec.json.encode(_puzzled())
    of_sheet = shipped_puzzles(load(name))
    assert of_sheet is not None
    return write_puzzles(of_sheet).encode()


def _told(code: str) -> dict[str, Any]:
    """Return what a language says of every sheet and variant."""
    with spoken(code):
        sheets = [load(name) for name in _sheet_names()]
        return {
            "titles": {sheet.title: words.title(sheet) for sheet in sheets},
            "sheets": {sheet.name: _words(sheet) for sheet in sheets},
            "variants": {name: words.variant(name, "title") for name in variants()},
        }


def _words(sheet: Sheet) -> dict[str, Any]:
    page = data(rules_page(sheet))
    return {
        "title": page["title"],
        "summary": page["summary"],
        "page": page,
        "card": msgspec.to_builtins(score_card(sheet)),
        "plans": [card.rules.lines(sheet) for card in saved_cards(sheet)],
    }


def _cards(sheet: Sheet) -> dict[str, Any]:
    """Return the cards of a sheet, shortest first, and how often 1, 2, ... dice bust."""
    rules = rules_of(sheet)
    return {
        "busts": [
            round(float(bust_chance(rules, Hand(dice))), 4)
            for dice in range(1, sheet.dice.count + 1)
        ],
        "cards": [
            {"lines": card.rules.lines(sheet), "loss": card.loss, "error": card.error}
            for card in saved_cards(sheet)
        ],
    }


async def packed_file(name: str) -> bytes | None:
    """Return one of these files without holding up the event loop; None if it is another.

    They are made one after the other: many threads that compute would hold it up all the same.
    """
    if name not in site_files():
        return None
    return await asyncio.get_running_loop().run_in_executor(_making, site_file, name)


@cache
def _sheet_names() -> tuple[str, ...]:
    names = []
    for name in presets():
        offered = load(name).variants
        for count in range(len(offered) + 1):
            chosen = itertools.combinations(offered, count)
            names += ["+".join((name, *some)) for some in chosen]
    return tuple(names)
