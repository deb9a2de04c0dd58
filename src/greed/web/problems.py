"""What an error of the lower layers, or a request of the wrong form, is to a client.

Apart from `refusal`, which helpers load too: they need no database.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from greed.core.errors import (
    GreedError,
    IllegalMove,
    MalformedMove,
    SheetError,
    StaleMove,
    ThrowError,
)
from greed.core.game import legal_moves
from greed.core.state import State
from greed.store import StoreBusy
from greed.web.refusal import Refusal
from greed.wire.errors import Problem


def problem_of(error: GreedError, state: State | None = None, ply: int | None = None) -> Problem:
    """Return the problem that an error of the lower layers is to a client."""
    if isinstance(error, Refusal):
        return error.problem
    message = str(error)
    match error:
        case MalformedMove():
            return Problem(code="malformed", message=message, ply=ply)
        case StaleMove():
            return Problem(code="stale", message=message, ply=ply)
        case IllegalMove() | ThrowError():
            legal = tuple(map(str, legal_moves(state))) if state else ()
            if state and state.phase == "throw":
                legal = ("throw",)
            return Problem(code="illegal", message=message, ply=ply, legal=legal)
        case SheetError():
            return Problem(code="bad_sheet", message=message, faults=error.faults)
        case StoreBusy():
            return Problem(
                code="busy",
                message="the database did not answer; whether this was stored is not known yet:"
                " send it again with the same id",
            )
        case _:
            return Problem(code="bad_request", message=message)


_KINDS = {
    "int": "a whole number", "float": "a number", "str": "text", "bool": "true or false",
    "array": "a list", "object": "an object", "null": "null",
}  # fmt: skip
_SIZES = {"text": "characters", "a list": "items"}
_FORMS: tuple[tuple[str, Callable[[str, re.Match[str]], str]], ...] = (
    (r"'data'", lambda *_: "the body is missing: send a JSON object"),
    (r"Object missing required field `(.+)`", lambda at, m: f"{_within(at)}{m[1]} is missing"),
    (r"Object contains unknown field `(.+)`", lambda at, m: f"{_within(at)}{m[1]} is unknown"),
    (r"Invalid (?:enum )?value (.+)", lambda at, m: f"{_called(at)} can't be {m[1]}"),
    (
        r"Expected `(.+)` of length ([<>])= (\d+)",
        lambda at, m: f"{_called(at)} must have {_bound(m[2])} {m[3]} {_size(m[1])}",
    ),
    (
        r"Expected `(.+)` ([<>])= (\S+)",
        lambda at, m: f"{_called(at)} must be {_bound(m[2])} {m[3].removesuffix('.0')}",
    ),
    (
        r"Expected `(.+)`, got `(.+)`",
        lambda at, m: f"{_called(at)} must be {_kind(m[1])}, not {_kind(m[2])}",
    ),
)


def in_words(faults: object) -> str:
    """Return what Litestar found wrong with the parts of a request, as people say it.

    >>> in_words([{"message": "Object missing required field `ply`", "key": "data"}])
    'ply is missing'
    >>> in_words([{"message": "Expected `int` >= 0", "key": "since"},
    ...           {"message": "Expected `float` <= 30.0", "key": "wait"}])
    'since must be at least 0; wait must be at most 30'
    >>> in_words([{"message": "Expected `str | null`, got `int`", "key": "seats[0].name"}])
    'seats[0].name must be text or null, not a whole number'
    >>> in_words([{"message": "Expected `array` of length >= 2", "key": "seats"}])
    'seats must have at least 2 items'
    """
    if not isinstance(faults, list):
        return ""
    return "; ".join(_said(fault) for fault in faults if isinstance(fault, dict))


def in_message(error: Exception) -> str:
    """Return what is wrong with a message of a socket, as people say it.

    >>> in_message(ValueError("Expected `int` >= 0 - at `$.since`"))
    'since must be at least 0'
    >>> in_message(ValueError("Expected `object`, got `array`"))
    'the message must be an object, not a list'
    """
    message, _, place = str(error).partition(" - at `$")
    return _said({"message": message, "key": place.strip("`.") or "the message"})


def _said(fault: dict[str, object]) -> str:
    at, message = str(fault.get("key", "")), str(fault.get("message", ""))
    for form, words in _FORMS:
        if match := re.fullmatch(form, message):
            return words(at, match)
    return f"{_called(at)}: {message.replace('`', '')}"


def _called(at: str) -> str:
    return "the body" if at in ("", "data") else at


def _within(at: str) -> str:
    return "" if at in ("", "data", "the message") else f"{at}."


def _kind(names: str) -> str:
    return " or ".join(_KINDS.get(name, name) for name in names.split(" | "))


def _size(names: str) -> str:
    return _SIZES.get(_kind(names.split(" | ", maxsplit=1)[0]), "entries")


def _bound(sign: str) -> str:
    return "at least" if sign == ">" else "at most"
