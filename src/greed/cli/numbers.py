"""Numbers as people type them, for options and at the table: as they are printed, or as 1e6."""

from __future__ import annotations

import math
import re
from functools import partial
from typing import Any

from greed.cli.exits import Refusal
from greed.core.messages import say

_MOST = 10**18
"""Beyond this nothing is counted, and no seed is needed."""


def read_numbers(command: Any) -> None:  # noqa: ANN401 - Typer's commands are private classes of it
    """Let all options of a command, and of the commands below it, read numbers by `number`."""
    for below in getattr(command, "commands", {}).values():
        read_numbers(below)
    for option in command.params:
        kind = option.type
        whole = kind.name.startswith("int")
        if whole or kind.name.startswith("float"):
            low, high = getattr(kind, "min", None), getattr(kind, "max", None)
            kind.convert = partial(_converted, low, high, whole)


def _converted(
    low: float | None,
    high: float | None,
    whole: bool,
    value: object,
    option: Any,  # noqa: ANN401
    _: object,
) -> float:
    return number(str(value), option.opts[-1], low, high, whole=whole)


def ungrouped(text: str) -> str:
    """Return a text without the marks between thousands: those of the language, commas and spaces.

    >>> ungrouped("1,250 leaving 3"), ungrouped("12 345 678"), ungrouped("1 1 5, 2, 3")
    ('1250 leaving 3', '12345678', '1 1 5, 2, 3')
    """
    marks = f"[{re.escape(say('thousands'))},\\s]"
    grouped = rf"(?<!\d)\d{{1,3}}({marks})\d{{3}}(?:\1\d{{3}})*(?!\d)"
    return re.sub(grouped, lambda match: re.sub(r"\D", "", match[0]), text)


def fraction(text: str) -> str:
    """Return a number with a point before its decimals, whatever the language writes there."""
    mark = say("decimal")
    return text.replace(mark, ".") if "." not in text and text.count(mark) == 1 else text


def number(
    text: str, option: str, low: float | None = None, high: float | None = None, *, whole: bool
) -> float:
    """Return the number that a text says.

    >>> number("1e6", "--games", 1, whole=True), number("1,000", "--games", 1, whole=True)
    (1000000, 1000)

    Raises:
        Refusal: it says none, or one that the option doesn't take; the message says which it takes.
    """
    bare = ungrouped(text.strip()) if whole else fraction(text.strip()).replace(",", "_")
    try:
        value: float = int(bare) if whole else float(bare)
    except ValueError:
        value = _large(bare) if whole else math.nan
    least, most = -_MOST if low is None else low, _MOST if high is None else high
    if least <= value <= most:  # which nan is not
        return value
    kind = "a whole number" if whole else "a number"
    bounds = "" if low is None else f" from {low:,}"
    if high is not None or value > most:
        bounds += f" to {most:,}"
    shown = text if len(text) <= 24 else f"{text[:20]}..."
    raise Refusal(f"{option} takes {kind}{bounds}, not {shown!r}")


def _large(text: str) -> float:
    """Return a whole number that is written with an exponent, as 1e6; nan if it is none."""
    try:
        value = float(text)
    except ValueError:
        return math.nan
    if value.is_integer() and abs(value) < _MOST:
        return int(value)
    return value if abs(value) >= _MOST else math.nan
