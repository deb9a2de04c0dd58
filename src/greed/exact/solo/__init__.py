"""The race alone: the fewest turns to the target."""

from greed.exact.solo._fewest_turns import (
    SOLO_VERSION,
    fewest_turns,
    saved_solo,
    solo_is_kept,
    solo_race,
)
from greed.exact.solo._race_alone import Leg, SoloRace

__all__ = [
    "SOLO_VERSION",
    "Leg",
    "SoloRace",
    "fewest_turns",
    "saved_solo",
    "solo_is_kept",
    "solo_race",
]
