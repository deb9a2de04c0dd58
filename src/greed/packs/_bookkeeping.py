"""What a reader needs to keep a game: its rules as numbers, and the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from greed.core.combos import most_in_turn
from greed.core.events import GameEvent
from greed.core.messages import Field, Pattern, parse
from greed.core.outcome import Termination
from greed.core.reasons import Reason
from greed.core.sheet import Sheet, builtins, sheet_hash
from greed.core.turn import Rules
from greed.languages import text
from greed.packs._hands import PackedTurn
from greed.rulebook import data, rules_page, score_card
from greed.sheets.toml_writer import to_toml
from greed.tables.game_rules import game_rules

__all__ = ["bookkeeping", "identity", "page", "words"]

Data = dict[str, Any]


def identity(sheet: Sheet) -> Data:
    """Return the member `sheet`: what the sheet is called, and all of it as data and as TOML."""
    return {
        "name": sheet.name,
        "title": sheet.title,
        "summary": sheet.summary,
        "hash": sheet_hash(sheet),
        "data": builtins(sheet),
        "toml": to_toml(sheet, comments=False),
    }


def bookkeeping(rules: Rules, turn: PackedTurn) -> Data:
    """Return the member `rules`: everything of a game that isn't the turn itself."""
    sheet = rules.sheet
    found = game_rules(sheet)
    numbered = [
        {**msgspec.to_builtins(status), "hand": turn.number(status.hand)}
        for status in found.statuses
    ]
    return {
        "dice": sheet.dice.count,
        "faces": sheet.dice.faces,
        "seats": [sheet.seats.min, sheet.seats.max],
        **msgspec.to_builtins(found),
        "statuses": numbered,
        "single_faces": sorted(rules.scorer.single_faces),
        "most_in_turn": most_in_turn(sheet),
    }


def words() -> Data:
    """Return what is the same for all sheets: reasons, events, outcomes."""
    english = parse(text("en", "core"))
    return {
        "reasons": {reason.name.lower(): _template(english, reason) for reason in Reason},
        "events": {kind.__name__: list(kind.__struct_fields__) for kind in get_args(GameEvent)},
        "outcomes": {each.value: each.sentence for each in Termination},
    }


def _template(english: Mapping[str, Pattern], reason: Reason) -> str:
    """Return a reason in English as a template: `{name}` stands for the field of that name."""
    parts = english[reason.value]
    return "".join(f"{{{part.name}}}" if isinstance(part, Field) else str(part) for part in parts)


def page(sheet: Sheet) -> Data:
    """Return the rules page and the score card."""
    return {"page": data(rules_page(sheet)), "card": msgspec.to_builtins(score_card(sheet))}
