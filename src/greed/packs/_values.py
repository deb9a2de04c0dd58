"""The solution of the race between two as part of a pack, and back; tables of win probabilities.

Neighbouring values are alike, so of each value only its mixed difference is written: how far it is
from what the three values above, to the left, and above left lead one to expect. Those are small
whole numbers, the high bytes of which compress to almost nothing.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact.model import Status
from greed.exact.race import FinalRound, Group, Race, Solution, race_rules
from greed.packs._seal import PackError
from greed.tables import tables

Data = dict[str, Any]
Floats = NDArray[np.float64]
_BITS = 16
CARRYOVERS = "a pack can't hold the win probabilities of a sheet with carryovers: solve it instead"
_BILLION = 1_000_000_000


def steps(bits: int) -> int:
    """Return how many steps make 1 with this number of bits."""
    return (1 << bits) - 1


def rounding(values: Floats, bits: int) -> float:
    """Return how far off a probability is at most once it is rounded to whole steps."""
    exact = values * steps(bits)
    return float(np.abs(exact - np.rint(exact)).max(initial=0.0)) / steps(bits)


def billionths(size: float) -> int:
    """Return a small number in billionths, rounded up.

    >>> billionths(7.6295e-06), billionths(0.0)
    (7630, 0)
    """
    return ceil(size * 1e9 - 1e-3)


def plane(values: Floats, bits: int) -> dict[str, Any]:
    """Return (rows, columns) probabilities as a plane of a pack."""
    rows, columns = values.shape
    return {"rows": rows, "columns": columns, "data": packed_plane(values, bits)}


def unpacked(entry: dict[str, Any], bits: int, shape: tuple[int, ...] | None = None) -> Floats:
    """Return the probabilities of a plane.

    Raises:
        PackError: it is damaged, or has another shape than it should.
    """
    rows, columns = entry["rows"], entry["columns"]
    if shape not in (None, (rows, columns)):
        expected = " by ".join(map(str, shape or ()))
        raise PackError(
            f"the values of this pack should be {expected} numbers, not {rows} by {columns}"
        )
    return unpacked_plane(entry["data"], rows, columns, bits)


def packed_plane(values: Floats, bits: int = 16) -> str:
    """Return probabilities as text: (rows, columns), each rounded to whole steps.

    They are written as changes: folded to whole numbers, high bytes first, and compressed.

    >>> packed_plane(np.array([[0.0, 1.0]]))
    'eNpjYGBgBAAABQAC'
    """
    rounded = np.rint(values * steps(bits)).astype(np.int64)
    change = np.diff(np.diff(rounded, axis=0, prepend=0), axis=1, prepend=0)
    signed = change.astype(np.uint16).view(np.int16).astype(np.int32)
    folded = ((signed << 1) ^ (signed >> 15)).astype(np.uint16).ravel()
    data = (folded >> 8).astype(np.uint8).tobytes() + folded.astype(np.uint8).tobytes()
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpacked_plane(text: str, rows: int, columns: int, bits: int = 16) -> Floats:
    """Return the probabilities that `packed_plane` has written.

    >>> unpacked_plane(packed_plane(np.array([[0.0, 1.0], [0.5, 0.25]])), 2, 2).round(4).tolist()
    [[0.0, 1.0], [0.5, 0.25]]

    Raises:
        PackError: the text holds something else.
    """
    size = rows * columns
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(base64.b64decode(text, validate=True), 2 * size + 1)
    except (zlib.error, binascii.Error, TypeError, ValueError) as error:
        raise PackError(f"the values of this pack can't be read: {error}") from None
    if len(data) != 2 * size:
        raise PackError(f"the values of this pack should be {rows} by {columns} numbers")
    high, low = np.frombuffer(data, np.uint8).reshape(2, size).astype(np.uint16)
    folded = (high << 8) | low
    change = ((folded >> 1) ^ -(folded & 1).astype(np.int16).astype(np.uint16)).astype(np.uint16)
    summed = change.reshape(rows, columns).cumsum(axis=0, dtype=np.uint16)
    values: Floats = summed.cumsum(axis=1, dtype=np.uint16) / steps(bits)
    return values


def packed_values(solution: Solution) -> Data:
    """Return the member `values`: what the beginnings of turns are worth.

    Raises:
        PackError: the sheet has carryovers, and what these are worth is too large for a pack.
    """
    if solution.sheet.carryover is not None:
        raise PackError(CARRYOVERS)
    race, final = solution.race, solution.race.final_round
    lines = (*final.behind.values(), *final.bonus.values())
    rounded = max(rounding(values, _BITS) for values in (*race.values.values(), *lines))
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
    groups: dict[Group, Floats] = {}
    for entry in values["race"]:
        mine, other = Status(*entry["mine"]), Status(*entry["other"])
        shape = tuple(size if seat.standing == ON else 1 for seat in (mine, other))
        groups[Group(mine, other, bool(entry["second"]))] = unpacked(entry, bits, shape)
    behind, bonus = (
        {line["standing"]: unpacked(line[name], bits)[0] for line in values["final"]}
        for name in ("behind", "bonus")
    )
    return Race(
        rules,
        groups,
        values["lowest"],
        FinalRound(behind, dict.fromkeys(behind, np.zeros((0, 1, 1))), bonus),
        values["residual"] / _BILLION,
        values["rounding"] / _BILLION,
    )


def _until_constant(values: Floats) -> Floats:
    """Return values without the end that says the same again and again."""
    rounded = np.rint(values * steps(_BITS))
    change = np.flatnonzero(rounded != rounded[-1])
    return values[: (int(change[-1]) if len(change) else -1) + 2]
