"""The policies that a reader of packs may play: their parameters, as docs/pack.md explains them."""

from __future__ import annotations

from typing import Any

from greed.policies.character import Bold, Cautious, Character
from greed.policies.level import LOUD, QUIETER, Level
from greed.policies.maximiser import Maximiser
from greed.policies.optimal import Optimal
from greed.policies.registry import policies
from greed.policies.threshold import Threshold

__all__ = ["packed_policies"]


def packed_policies() -> dict[str, dict[str, Any]]:
    """Return the member `bots` of packs; fractions are in percent.

    >>> packed_policies()["bold"]["fear"], packed_policies()["threshold"]["points"]
    (60, 300)
    """
    characters: tuple[type[Character], ...] = (Bold, Cautious)
    found: dict[str, dict[str, Any]] = {
        **{each.name: {"fear": round(100 * each.fear)} for each in characters},
        Threshold.name: {"points": Threshold().points},
        Maximiser.name: {},
        Optimal.name: {},
        Level.name: {"loudest": round(100 * LOUD), "quieter": round(100 * QUIETER)},
    }
    about = policies()
    return {
        name: {"about": about[name].partition(" Needs ")[0], **parameters}
        for name, parameters in found.items()
    }
