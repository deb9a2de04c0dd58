"""Solved turns and races from the cache on disk, so that a second question needs no solver."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact.disk import Answer, Key, cached, path_of
from greed.exact.model import statuses, turn_graph
from greed.exact.solo._fewest_turns import solo_race
from greed.exact.solo._values import Leg, SoloRace
from greed.exact.turn import BestTurn, Tail, best_turn
from greed.tables import Tables

__all__ = ["SOLO_VERSION", "saved_best_turn", "saved_solo", "solo_is_kept"]

# Raised with every change after which a solver may answer differently.
_TURN = 2
SOLO_VERSION = 2

Arrays = dict[str, NDArray[Any]]


def saved_best_turn(tables: Tables, standing: int = ON, cap: int | None = None) -> BestTurn:
    """Return `best_turn`, from the cache if it is there; the distribution comes with it."""
    turn = turn_graph(tables, standing)

    def solve() -> Answer:
        found = best_turn(tables, standing, cap)
        lines = found.tail
        return Answer(
            {
                "nodes": found.nodes, "ends": found.ends, "bank": found.bank,
                "slope": lines.slope, "level": lines.level, "lines": lines.ends,
                "totals": found.totals,
            },
            {"row": lines.row},
        )  # fmt: skip

    answer = cached(Key(tables.sheet, "turn", _TURN, f"{standing} {cap}"), solve)
    held = answer.arrays
    lines = Tail(int(answer.header["row"]), held["slope"], held["level"], held["lines"])
    return BestTurn(
        turn, cap, held["nodes"], held["ends"], held["bank"], 0.0, 0.0, lines, held["totals"]
    )


def saved_solo(tables: Tables) -> SoloRace:
    """Return `solo_race`, from the cache if it is there; the distribution comes with it."""
    known = statuses(tables)
    standings = sorted({status.standing for status in known.all}, key=lambda each: each != ON)

    def solve() -> Answer:
        found = solo_race(tables)
        held: Arrays = {"distribution": found.distribution}
        for standing, leg in found.legs.items():
            held |= {
                f"turns{standing}": leg.turns, f"kept{standing}": leg.kept,
                f"begin{standing}": leg.begin, f"rows{standing}": leg.rows,
            }  # fmt: skip
        return Answer(held, {"lowest": found.lowest})

    def leg(answer: Answer, standing: int) -> Leg:
        held = answer.arrays
        listed = tuple(status for status in known.all if status.standing == standing)
        return Leg(
            turn_graph(tables, standing), listed, held[f"turns{standing}"], held[f"kept{standing}"],
            held[f"begin{standing}"], held[f"rows{standing}"],
        )  # fmt: skip

    answer = cached(Key(tables.sheet, "solo", SOLO_VERSION), solve)
    legs = {each: leg(answer, each) for each in standings}
    return SoloRace(tables, int(answer.header["lowest"]), legs, answer.arrays["distribution"])


def solo_is_kept(sheet: Sheet) -> bool:
    """Return whether the race alone of a sheet is on disk, without reading it."""
    return path_of(Key(sheet, "solo", SOLO_VERSION)).exists()
