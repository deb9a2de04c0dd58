"""The languages that Greed speaks: one folder each, with a file of messages for every room.

docs/languages.md says how to add one. What a language lacks is said in English.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path

from greed.core.errors import GreedError
from greed.core.messages import Language, source, speaking

__all__ = ["ROOMS", "accepted", "available", "language", "preferred", "spoken", "text", "use"]

_HERE = Path(__file__).parent

ROOMS = (
    "core", "table", "coach", "commands", "rules", "sheets", "plans", "schema", "flaws",
    "refusals", "sealed", "verify", "front",
)  # fmt: skip
"""The files that Python reads, in the order in which a message is looked for."""

_HEADER = 200
"""So much of a header is read."""
_WEIGHT = re.compile(r"\s*q=([01](?:\.\d{0,3})?)\s*")
_ASKED = ("GREED_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def available() -> tuple[str, ...]:
    """Return the codes of the languages, English first.

    >>> available()[0]
    'en'
    """
    codes = sorted(path.parent.name for path in _HERE.glob("*/core.ftl"))
    return ("en", *(code for code in codes if code != "en"))


def text(code: str, room: str) -> str:
    """Return the file of a language for a room; nothing if there is none."""
    path = _HERE / code / f"{room}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def language(code: str) -> Language:
    """Return a language, with English for what it lacks.

    >>> language("de").say("dice", {"n": 3})
    '3 Würfel'

    Raises:
        GreedError: Greed doesn't speak this language.
    """
    if code not in available():
        spoken = ", ".join(available())
        raise GreedError(f"Greed doesn't speak {code!r} yet. It speaks {spoken}.")
    rooms = tuple(partial(text, code, room) for room in ROOMS)
    return Language(code, rooms, partial(_plural, code), language("en") if code != "en" else None)


def use(code: str) -> None:
    """Talk in this language from now on, in this thread or task."""
    speaking.set(language(code).code)


class spoken:  # noqa: N801 -- reads like a function, and costs less: a move enters it four times
    """Talk in a language for a while, in this thread or task."""

    __slots__ = ("_before", "_code")

    def __init__(self, code: str) -> None:
        self._code = language(code).code

    def __enter__(self) -> None:
        self._before = speaking.set(self._code)

    def __exit__(self, *_: object) -> None:
        speaking.reset(self._before)


def preferred(environ: Mapping[str, str]) -> str:
    """Return the first language that the environment asks for and Greed speaks, else English.

    >>> preferred({"LANG": "de_AT.UTF-8"}), preferred({"LANG": "C"})
    ('de', 'en')
    """
    asked = next((value for name in _ASKED if (value := environ.get(name))), "")
    code = asked.replace("-", "_").split(".")[0].split("_")[0].lower()
    return code if code in available() else "en"


@lru_cache(maxsize=256)
def accepted(header: str) -> str:
    """Return the language that a header `Accept-Language` likes best of ours, else English.

    >>> accepted("pl;q=0.9, de-AT;q=0.8, en;q=0.5"), accepted("*"), accepted("de;q=0, nl")
    ('de', 'en', 'nl')
    """
    liked = []
    for place, choice in enumerate(header[:_HEADER].split(",")):
        tag, _, weight = choice.partition(";")
        code = tag.strip().partition("-")[0].lower()
        match = _WEIGHT.fullmatch(weight)
        q = float(match[1]) if match else 1.0
        if code in available() and q > 0:
            liked.append((-q, place, code))
    return min(liked)[2] if liked else "en"


def _plural(code: str, count: int) -> str:
    """Return the plural category of a number, by the rule that the language's file states."""
    forms, rule = _rule(code)
    return forms[rule(abs(count))]


@cache
def _rule(code: str) -> tuple[list[str], Callable[[int], int]]:
    spoken = language(code)
    rule: Callable[[int], int] = gettext.c2py(spoken.say("plural-rule", {}))
    return spoken.say("plural-forms", {}).split(), rule


source.read = language
