"""Dice sources by the text that a record stores."""

from __future__ import annotations

from greed.core.errors import nearest
from greed.fair.interface import DiceSource, SourceError
from greed.fair.scripted import ScriptedDice
from greed.fair.seeded import SeededDice
from greed.fair.system import SystemDice
from greed.fair.typed import Ask, TypedDice

__all__ = ["Ask", "DiceSource", "SourceError", "source"]


def source(text: str, ask: Ask | None = None) -> DiceSource:
    """Return the dice source for a text: `system`, `seed:42`, `script:11523,24` or `real`.

    `real` needs `ask`, which is called to get the dice of every throw.

    >>> source("seed:42").throw(1, 5)
    (3, 3, 3, 5, 4)

    Raises:
        SourceError: the text doesn't name a source, or `real` comes without `ask`.
    """
    kind, colon, rest = text.strip().partition(":")
    match kind, bool(colon):
        case "system", False:
            return SystemDice()
        case "real", False:
            if ask is None:
                raise SourceError("real dice need someone to type them in (pass ask)")
            return TypedDice(ask)
        case "seed", True if rest.strip():
            return SeededDice(rest.strip())
        case "script", True if rest.strip():
            return ScriptedDice.parse(rest)
        case "seed" | "script", _:
            raise SourceError(f"{kind} needs a value, e.g. seed:42 or script:11523,24")
        case _:
            known = ("system", "real", "seed", "script")
            raise SourceError(f"unknown dice source {text.strip()!r}; {nearest(kind, known)}")
