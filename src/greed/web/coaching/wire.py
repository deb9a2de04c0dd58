"""What the server and its coach say to each other: one JSON object in a line, each way."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from greed.core.parsing import parse_sheet
from greed.core.sheet import Sheet, builtins
from greed.wire import Advised, Reviewed

__all__ = ["Answer", "Question", "Thought", "packed", "read_answer", "read_question", "unpacked"]


class Question(Struct, frozen=True, kw_only=True):
    """A position of a sheet, or (with `record`) a whole game as JSON Lines.

    With `bot` the answer is that bot's move.
    """

    sheet: dict[str, Any] = {}
    position: str = ""
    names: tuple[str, ...] = ()
    record: str = ""
    bot: str = ""


class Thought(Struct, frozen=True, kw_only=True):
    """What the coach thinks of a position; the fields are those of `Advice`."""

    measure: Literal["win probability", "points of the turn"] | None
    moves: tuple[Advised, ...] = ()
    words: str = ""
    note: str = ""
    estimated: bool = False


class Answer(Struct, frozen=True, kw_only=True):
    """One of the three, or why there is none. `unsolved`: the sheet would have to be solved."""

    thought: Thought | None = None
    review: Reviewed | None = None
    move: str = ""
    unsolved: bool = False
    refused: str = ""


_questions = msgspec.json.Decoder(Question)
_answers = msgspec.json.Decoder(Answer)
read_question = _questions.decode
read_answer = _answers.decode


def packed(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet as plain data, the inverse of `unpacked`.

    >>> import greed
    >>> unpacked(packed(greed.load("koans"))) == greed.load("koans")
    True
    """
    return builtins(sheet)


def unpacked(data: dict[str, Any]) -> Sheet:
    """Return the sheet of plain data."""
    words = dict(data)
    return parse_sheet(words, words.pop("name", ""))
