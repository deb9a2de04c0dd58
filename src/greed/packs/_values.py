"""The solution of the race between two as part of a pack, and back."""

from __future__ import annotations

from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact.model import Status, final_rules
from greed.exact.race import FinalRound, Group, Race, Solution
from greed.packs._planes import packed_plane, steps, unpacked_plane
from greed.packs._seal import PackError
from greed.tables import tables

__all__ = ["packed_values", "unpacked_values"]

Data = dict[str, Any]
_BITS = 16
_BILLION = 1_000_000_000


def packed_values(solution: Solution) -> Data:
    """Return the member `values`: what the beginnings of turns are worth."""
    race = solution.race
    final = race.final_round
    error = 0.5 / steps(_BITS) + solution.error
    return {
        "unit": race.tables.unit,
        "lowest": race.lowest,
        "rounds": race.final_rules.rounds,
        "bits": _BITS,
        "error": ceil(error * _BILLION),
        "proven": solution.proven,
        "race": [
            {
                "mine": list(group.mine),
                "other": list(group.other),
                "second": group.second,
                **_plane(values),
            }
            for group, values in race.values.items()
        ],
        "final": [
            {
                "standing": standing,
                "behind": _plane(_until_constant(final.behind[standing])[None]),
                "bonus": _plane(_until_constant(final.bonus[standing])[None]),
            }
            for standing in final.behind
        ],
    }


def unpacked_values(sheet: Sheet, values: Data) -> Solution:
    """Return the solution that `packed_values` has written; needs NumPy alone.

    Raises:
        PackError: the values are not those of this sheet.
    """
    built = tables(sheet)
    try:
        race = _race(built.unit, values, sheet)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise PackError(f"the values of this pack can't be read: {error!r}") from None
    return Solution(race, seconds=0.0)


def _race(unit: int, values: Data, sheet: Sheet) -> Race:
    built = tables(sheet)
    rules = final_rules(built)
    if values["unit"] != unit or values["rounds"] != rules.rounds:
        raise PackError("the values of this pack belong to another sheet")
    size = sheet.target // unit - values["lowest"]
    found: dict[Group, NDArray[np.float64]] = {}
    for entry in values["race"]:
        mine, other = Status(*entry["mine"]), Status(*entry["other"])
        shape = tuple(size if seat.standing == ON else 1 for seat in (mine, other))
        if (entry["rows"], entry["columns"]) != shape:
            raise PackError("the values of this pack have the wrong shape")
        found[Group(mine, other, bool(entry["second"]))] = _unpacked(entry, values["bits"])
    line = {
        name: {
            each["standing"]: _unpacked(each[name], values["bits"])[0] for each in values["final"]
        }
        for name in ("behind", "bonus")
    }
    none = np.zeros((0, 1, 1))
    taken = dict.fromkeys(line["behind"], none)
    final = FinalRound(rules, line["behind"], taken, line["bonus"], 0.0)
    error = values["error"] / _BILLION
    return Race(
        built, found, values["lowest"], final, error, proven=bool(values["proven"])
    )  # fmt: skip


def _plane(values: NDArray[np.float64]) -> Data:
    rows, columns = values.shape
    return {"rows": rows, "columns": columns, "data": packed_plane(values, _BITS)}


def _unpacked(entry: Data, bits: int) -> NDArray[np.float64]:
    return unpacked_plane(entry["data"], entry["rows"], entry["columns"], bits)


def _until_constant(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return values without the end that says the same again and again."""
    held = np.rint(values * steps(_BITS))
    change = np.flatnonzero(held != held[-1])
    return values[: (int(change[-1]) if len(change) else -1) + 2]
