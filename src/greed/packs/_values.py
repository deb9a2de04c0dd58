"""The solution of the race between two as part of a pack, and back."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact.model import Status
from greed.exact.race import FinalRound, Group, Race, Solution, race_rules
from greed.packs._planes import billionths, plane, rounding, steps, unpacked
from greed.packs._seal import PackError
from greed.tables import tables

__all__ = ["packed_values", "unpacked_values"]

Data = dict[str, Any]
Floats = NDArray[np.float64]
_BITS = 16
CARRYOVERS = "a pack can't hold the win probabilities of a sheet with carryovers: solve it instead"
_BILLION = 1_000_000_000


def packed_values(solution: Solution) -> Data:
    """Return the member `values`: what the beginnings of turns are worth.

    Raises:
        PackError: the sheet has carryovers, and what these are worth is too large for a pack.
    """
    if solution.sheet.carryover is not None:
        raise PackError(CARRYOVERS)
    race, final = solution.race, solution.race.final_round
    lines = (*final.behind.values(), *final.bonus.values())
    rounded = max(rounding(held, _BITS) for held in (*race.values.values(), *lines))
    return {
        "unit": race.tables.unit,
        "lowest": race.lowest,
        "rounds": race.final_rules.rounds,
        "bits": _BITS,
        "rounding": billionths(max(rounded, race.rounding)),
        "residual": billionths(solution.residual),
        "race": [
            {
                "mine": list(group.mine),
                "other": list(group.other),
                "second": group.second,
                **plane(values, _BITS),
            }
            for group, values in race.values.items()
        ],
        "final": [
            {
                "standing": standing,
                "behind": plane(_until_constant(final.behind[standing])[None], _BITS),
                "bonus": plane(_until_constant(final.bonus[standing])[None], _BITS),
            }
            for standing in final.behind
        ],
    }


def unpacked_values(sheet: Sheet, values: Data) -> Solution:
    """Return the solution that `packed_values` has written; needs NumPy alone.

    Raises:
        PackError: the values are not those of this sheet, or it has carryovers.
    """
    try:
        race = _race(sheet, values)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise PackError(f"the values of this pack can't be read: {error!r}") from None
    return Solution(race, seconds=0.0)


def _race(sheet: Sheet, values: Data) -> Race:
    rules = race_rules(tables(sheet))
    if (values["unit"], values["rounds"]) != (rules.tables.unit, rules.final_rules.rounds):
        raise PackError("the values of this pack belong to another sheet")
    if sheet.carryover is not None:
        raise PackError(CARRYOVERS)
    size, bits = rules.target - values["lowest"], values["bits"]
    found: dict[Group, Floats] = {}
    for entry in values["race"]:
        mine, other = Status(*entry["mine"]), Status(*entry["other"])
        shape = tuple(size if seat.standing == ON else 1 for seat in (mine, other))
        found[Group(mine, other, bool(entry["second"]))] = unpacked(entry, bits, shape)
    behind, bonus = (
        {each["standing"]: unpacked(each[name], bits)[0] for each in values["final"]}
        for name in ("behind", "bonus")
    )
    return Race(
        rules,
        found,
        values["lowest"],
        FinalRound(behind, dict.fromkeys(behind, np.zeros((0, 1, 1))), bonus),
        values["residual"] / _BILLION,
        values["rounding"] / _BILLION,
    )


def _until_constant(values: Floats) -> Floats:
    """Return values without the end that says the same again and again."""
    held = np.rint(values * steps(_BITS))
    change = np.flatnonzero(held != held[-1])
    return values[: (int(change[-1]) if len(change) else -1) + 2]
