"""Making packs, and reading them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from greed.core.combos import most_in_turn
from greed.core.errors import SheetError, Unsolvable
from greed.core.events import GameEvent
from greed.core.identity import builtins, sheet_hash
from greed.core.messages import Field, Pattern, parse
from greed.core.outcome import Termination
from greed.core.reasons import Reason
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.turn import Rules, rules_of
from greed.languages import text
from greed.packs._game_rules import game_rules
from greed.packs._graph import graphs
from greed.packs._hands import PackedTurn
from greed.packs._positions import positions
from greed.packs._seal import PackError, opened, sealed
from greed.rulebook import data, rules_page, score_card
from greed.sheets.toml_writer import to_toml

if TYPE_CHECKING:
    from greed.solver import Solution


def pack(
    sheet: Sheet,
    solution: Solution | None = None,
    *,
    bots: Mapping[str, Any] | None = None,
    seats: int = 2,
) -> bytes:
    """Return the pack of a sheet as the bytes of a file.

    With a solution of the game between two it holds win probabilities, too. `bots` are the
    parameters of the bots that readers may play. `seats`: for how many players its positions are.

    Raises:
        PackError: the format can't express the sheet, or its values are too large for a pack.
    """
    body = _body(sheet, seats)
    if bots:
        body["bots"] = bots
    if solution is not None:
        from greed.packs._values import packed_values

        body["values"] = packed_values(solution)
    return sealed(body)


def _body(sheet: Sheet, seats: int) -> dict[str, Any]:
    """Return the body of a sheet's pack, without values; docs/pack.md describes each member."""
    rules = rules_of(sheet)
    turn = PackedTurn(rules)
    body: dict[str, Any] = {
        "sheet": identity(sheet),
        "rules": bookkeeping(rules, turn),
        **turn.data,
    }
    try:
        standings = (status["standing"] for status in body["rules"]["statuses"])
        body["graphs"] = graphs(sheet, turn, standings)
    except Unsolvable as error:
        body["graphs"], body["why_no_graphs"] = None, str(error)
    body["positions"] = {}
    if body["graphs"]:
        with suppress(Unsolvable):
            body["positions"][str(seats)] = positions(sheet, body["rules"], body["graphs"], seats)
    return {**body, **words(), **page(sheet)}


def read(source: Path | str | bytes) -> Pack:
    """Return a pack from a file or its bytes, checked; it may be compressed with gzip.

    Raises:
        PackError: this isn't a pack, or one that is damaged, or of another version.
        OSError: the file can't be read.
    """
    return Pack(opened(source if isinstance(source, bytes) else Path(source).read_bytes()))


class Pack:
    """A pack that has been read. Its games are played by the core, on the pack's own sheet.

    >>> from greed.packs import pack, read
    >>> import greed
    >>> from greed.solver import solve
    >>> koans = read(pack(greed.load("koans"), solve(greed.load("koans"))))
    >>> koans.sheet.title, round(koans.solution.first[0], 3)
    ('Playing Greed', 0.54)

    Attributes:
        body: everything in it, as docs/pack.md describes it.
        sheet: its sheet.
    """

    def __repr__(self) -> str:
        return f"<Pack of {self.sheet.name or self.sheet.title}>"

    def __init__(self, body: dict[str, Any]) -> None:
        self.body = body
        try:
            self.sheet = parse_sheet(dict(body["sheet"]["data"]), body["sheet"]["name"])
            claimed = body["sheet"]["hash"]
        except (KeyError, TypeError, AttributeError, SheetError) as error:
            raise PackError(f"the sheet of this pack can't be read: {error}") from None
        if claimed != sheet_hash(self.sheet):
            raise PackError(f"the hash {claimed} doesn't match the sheet of this pack")

    @cached_property
    def solution(self) -> Solution:
        """The solution of the game between two, as exact as the pack's values.

        Raises:
            PackError: the pack has no values, or damaged ones.
        """
        from greed.packs._values import unpacked_values

        if "values" not in self.body:
            raise PackError(
                "this pack has no win probabilities; write it again with: greed pack SHEET --values"
            )
        return unpacked_values(self.sheet, self.body["values"])


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
    game = game_rules(sheet)
    statuses = [
        {**msgspec.to_builtins(status), "hand": turn.number[status.hand]}
        for status in game.statuses
    ]
    return {
        "dice": sheet.dice.count,
        "faces": sheet.dice.faces,
        "seats": [sheet.seats.min, sheet.seats.max],
        **msgspec.to_builtins(game),
        "statuses": statuses,
        "single_faces": sorted(rules.scorer.single_faces),
        "most_in_turn": most_in_turn(sheet),
    }


def words() -> Data:
    """Return what is the same for all sheets: reasons, events, outcomes."""
    english = parse(text("en", "core"))
    return {
        "reasons": {reason.name.lower(): _template(english, reason) for reason in Reason},
        "events": {kind.__name__: list(kind.__struct_fields__) for kind in get_args(GameEvent)},
        "outcomes": {end.value: end.sentence for end in Termination},
    }


def _template(english: Mapping[str, Pattern], reason: Reason) -> str:
    """Return a reason in English as a template: `{name}` stands for the field of that name."""
    parts = english[reason.value]
    return "".join(f"{{{part.name}}}" if isinstance(part, Field) else str(part) for part in parts)


def page(sheet: Sheet) -> Data:
    """Return the rules page and the score card."""
    return {"page": data(rules_page(sheet)), "card": msgspec.to_builtins(score_card(sheet))}
