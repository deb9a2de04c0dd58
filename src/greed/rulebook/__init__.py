"""The rules page of a sheet: generated from its data, so that it says what is played.

`rules_page` says what there is to say; its `report` is shown by `greed.report`, and `data` makes
plain dictionaries and lists of it.

>>> from greed.sheets import load
>>> page = rules_page(load("official"))
>>> page.title, page.sections[0].title
('Greed Dice Game, Official Rules', 'What it is about')
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.rulebook import about
from greed.rulebook.card import KindLine, ScoreCard, SetLine, card_tables, score_card
from greed.rulebook.examples import examples
from greed.rulebook.facts import facts
from greed.rulebook.model import Page, PageBlock, Section
from greed.rulebook.odds import Odds, odds, odds_section
from greed.rulebook.sentences import section
from greed.sheets.words import title

__all__ = [
    "KindLine",
    "Odds",
    "Page",
    "PageBlock",
    "ScoreCard",
    "Section",
    "SetLine",
    "card_tables",
    "data",
    "json",
    "odds",
    "rules_page",
    "score_card",
]


def rules_page(sheet: Sheet) -> Page:
    """Return the complete rules page of a sheet."""
    return Page(
        title=title(sheet),
        name=sheet.name,
        rules=sheet_hash(sheet),
        summary=about.summary(sheet),
        sections=tuple(
            replace(section, blocks=section.blocks + examples(sheet, section.id))
            for section in _sections(sheet)
            if section
        ),
    )


def data(page: Page) -> dict[str, Any]:
    """Return a page as plain dictionaries, lists and scalars; each block names its kind."""
    built: dict[str, Any] = msgspec.to_builtins(page)
    return built


def json(page: Page) -> str:
    """Return a page as JSON text, indented; `msgspec.json.decode(text, type=Page)` reads it."""
    return msgspec.json.format(msgspec.json.encode(page), indent=2).decode() + "\n"


def _sections(sheet: Sheet) -> Iterator[Section | None]:
    """Yield what there is to say in the order in which a newcomer needs it."""
    answers = facts(sheet)
    yield section("aim", answers)
    yield about.needs_section(sheet, answers)
    yield about.changes_section(sheet)
    yield section("turn", answers)
    scoring = section("scoring", answers)
    assert scoring is not None
    yield replace(scoring, blocks=(*card_tables(score_card(sheet)), *scoring.blocks))
    for part in ("hot-dice", "doubles", "adding", "entry", "carryover", "strikes", "end"):
        yield section(part, answers)
    yield odds_section(sheet)
    yield about.variants_section(sheet)
    yield about.notes_section(sheet)
    yield about.source_section(sheet)
