"""What a reader needs to keep a game: the parameters of docs/pack.md, and the words."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from greed.core.events import GameEvent
from greed.core.outcome import Termination
from greed.core.reasons import Reason
from greed.core.sentences import SENTENCES
from greed.core.sheet import Entry, Sheet, builtins, sheet_hash
from greed.core.state import OFF, ON, OUT
from greed.core.turn import Rules
from greed.packs._hands import PackedTurn
from greed.rulebook import data, rules_page, score_card
from greed.sheets.toml_writer import to_toml

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
    entries = [None if s == ON else rules.entry_rule(again=s == OUT) for s in (OFF, ON, OUT)]
    return {
        "dice": sheet.dice.count,
        "faces": sheet.dice.faces,
        "seats": [sheet.seats.min, sheet.seats.max],
        "target": sheet.target,
        "entry": [_entry(entry) for entry in entries],
        "start": [turn.number(rules.start_hand(entry)) for entry in entries],
        "minimum": {
            "points": sheet.turn.minimum_bank,
            "inherited": sheet.turn.minimum_bank_counts_carry,
        },
        "carryover": _carryover(sheet),
        "strikes": _strikes(rules),
        "end": {
            "endgame": sheet.end.endgame,
            "tie": sheet.end.tie,
            "overshoot": sheet.end.overshoot,
        },
        "single_faces": sorted(rules.scorer.single_faces),
    }


def _entry(entry: Entry | None) -> Data | None:
    if entry is None:
        return None
    return {"points": entry.points, "scope": entry.scope, "early": entry.stop_before_entry}


def _carryover(sheet: Sheet) -> Data | None:
    carry = sheet.carryover
    if carry is None:
        return None
    return {
        "off_board": carry.open_to_all,
        "final": carry.endgame_carryover,
        "entry": carry.entry_carry,
        "lock": carry.carry_lock,
    }


def _strikes(rules: Rules) -> Data | None:
    strikes = rules.sheet.strikes
    if strikes is None:
        return None
    return {
        "count": strikes.count,
        "effect": strikes.effect,
        "penalty": strikes.penalty,
        "floor": strikes.score_floor,
        "off_board": strikes.zilch_before_entry,
        "reenter": rules.entry_rule(again=True) is not None,
    }


def words() -> Data:
    """Return what is the same for all sheets: reasons, events, sentences, outcomes."""
    return {
        "reasons": {reason.name.lower(): reason.value for reason in Reason},
        "events": {kind.__name__: list(kind.__struct_fields__) for kind in get_args(GameEvent)},
        "sentences": msgspec.to_builtins(SENTENCES),
        "outcomes": {each.value: each.sentence for each in Termination},
    }


def page(sheet: Sheet) -> Data:
    """Return the rules page and the score card."""
    return {"page": data(rules_page(sheet)), "card": msgspec.to_builtins(score_card(sheet))}
