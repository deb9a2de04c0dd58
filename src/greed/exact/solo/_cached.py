"""Solved turns and races from the cache on disk, so that a second question needs no solver."""

from __future__ import annotations

from typing import Any

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact import cache
from greed.exact.cache import Key, Stored, cached
from greed.exact.model import statuses, turn_graph
from greed.exact.solo._fewest_turns import solo_race
from greed.exact.solo._values import Leg, SoloRace
from greed.exact.turn import BestTurn, Tail, best_turn
from greed.tables import Tables

__all__ = ["SOLO_VERSION", "saved_best_turn", "saved_solo", "solo_is_kept"]

# Raised with every change after which a solver may answer differently.
_TURN = 1
SOLO_VERSION = 2


def saved_best_turn(tables: Tables, standing: int = ON, cap: int | None = None) -> BestTurn:
    """Return `best_turn`, from the cache if it is there; the distribution comes with it."""

    def solve() -> Stored:
        found = best_turn(tables, standing, cap)
        lines = found.tail
        return {
            "values": [found.nodes, found.ends, found.bank],
            "tail": [lines.row, lines.slope, lines.level, lines.ends],
            "totals": found.totals,
        }

    kept = cached(Key(tables.sheet, "turn", _TURN, f"{standing} {cap}"), solve)
    turn, lines = turn_graph(tables, standing), Tail(*kept["tail"])
    return BestTurn(turn, cap, *kept["values"], 0.0, 0.0, lines, kept["totals"])


def saved_solo(tables: Tables) -> SoloRace:
    """Return `solo_race`, from the cache if it is there; the distribution comes with it."""
    listed = statuses(tables).all

    def solve() -> Stored:
        found = solo_race(tables)
        legs = {standing: list(leg[2:]) for standing, leg in found.legs.items()}
        return {"lowest": found.lowest, "legs": legs, "distribution": found.distribution}

    def leg(standing: int, arrays: list[Any]) -> Leg:
        some = tuple(status for status in listed if status.standing == standing)
        return Leg(turn_graph(tables, standing), some, *arrays)

    kept = cached(Key(tables.sheet, "solo", SOLO_VERSION), solve)
    legs = {standing: leg(standing, arrays) for standing, arrays in kept["legs"].items()}
    return SoloRace(tables, kept["lowest"], legs, kept["distribution"])


def solo_is_kept(sheet: Sheet) -> bool:
    """Return whether the race alone of a sheet is on disk, without reading it."""
    return cache.is_kept(Key(sheet, "solo", SOLO_VERSION))
