"""Bots that are tables, and so can be played by the kernels of `greed.sim`."""

from __future__ import annotations

import hashlib
import re
from importlib.util import find_spec
from typing import TYPE_CHECKING

from greed.core.sheet import Sheet

if TYPE_CHECKING:
    from greed.sim import Estimate, Maker, Result
else:
    Estimate = Result = object

__all__ = ["Estimate", "Result", "is_table", "simulated"]

_THRESHOLD = re.compile(r"threshold(?::(\d+))?")


def is_table(name: str) -> bool:
    """Say whether a bot plays by a table, and the kernels are there to play it.

    >>> is_table("bold")
    False
    """
    return _THRESHOLD.fullmatch(name) is not None and find_spec("numba") is not None


def simulated(sheet: Sheet, players: tuple[str, ...], games: int, seed: str) -> Result | None:
    """Return the result of many games between bots that are tables; None if one is not."""
    if not all(map(is_table, players)):
        return None
    from greed.sim import simulate

    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")
    return simulate(sheet, [_maker(name) for name in players], games, seed=number)


def _maker(name: str) -> Maker:
    from greed.sim import Threshold

    match = _THRESHOLD.fullmatch(name)
    assert match is not None
    return Threshold(int(match[1] or 300))
