"""The bots that a reader of packs may play: their parameters, as docs/pack.md explains them."""

from __future__ import annotations

from typing import Any

from greed.bots.registry import bots
from greed.policies import Bold, Cautious, Character, Level, Maximiser, Optimal, Threshold
from greed.policies.level import LOUD, QUIETER

__all__ = ["packed_bots"]


def packed_bots() -> dict[str, dict[str, Any]]:
    """Return the member `bots` of packs; fractions are in percent.

    >>> packed_bots()["bold"]["fear"], packed_bots()["threshold"]["points"]
    (60, 300)
    """
    characters: tuple[type[Character], ...] = (Bold, Cautious)
    found: dict[str, dict[str, Any]] = {
        "random": {},
        **{each.name: {"fear": round(100 * each.fear)} for each in characters},
        Threshold.name: {"points": Threshold().points},
        Maximiser.name: {},
        Optimal.name: {},
        Level.name: {"loudest": round(100 * LOUD), "quieter": round(100 * QUIETER)},
    }
    about = bots()
    return {name: {"about": _plain(about[name]), **found[name]} for name in found}


def _plain(about: str) -> str:
    """Return a sentence without what readers of packs don't have: extras, and seeds of bots."""
    return f"{about.partition(' Needs ')[0].partition(';')[0].removesuffix('.')}."
