"""What carryovers are worth: the large part of some solutions, in few bits.

Only how much more a takeover is worth than passing is kept: nothing where one better passes, which
is most of the time. What an attempt itself is worth follows from the turn graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status
from greed.exact.race import Attempts, FinalRound, Group, Race
from greed.packs._planes import billionths, packed_plane, plane, steps, unpacked, unpacked_plane
from greed.packs._seal import PackError

__all__ = ["added", "packed"]

Data = dict[str, Any]
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_BITS = 10
_EFFORT = 6
"""How hard zlib tries: more takes six times as long, and saves a thirtieth."""
_BAND = 50
"""Rows that are packed together: few, because a reader unpacks them for one row of a turn."""
_BILLION = 1_000_000_000


def packed(race: Race) -> Data:
    """Return how much more it is worth to take over than to pass, in every position.

    Raises:
        PackError: fines take scores below 0.
    """
    if race.lowest < 0:
        raise PackError("a pack can't hold takeovers of a sheet whose scores fall below 0")
    rounded = 0.5 / steps(_BITS) + (race.attempts.rounding if race.attempts else 0.0)
    return {
        "bits": _BITS,
        "rounding": billionths(rounded),
        "race": [
            {
                "mine": list(group.mine),
                "other": list(group.other),
                "second": group.second,
                "offer": j,
                **_gains(race, group, j),
            }
            for group in race.values
            if group.other.standing == ON
            for j in _offers(race, group)
        ],
        "final": [
            {"standing": standing, "offer": j, "plane": plane(_trimmed(gains), _BITS)}
            for standing, taken in race.final_round.taken.items()
            for j, gains in enumerate(np.maximum(taken - race.final_round.behind[standing], 0.0))
        ],
    }


def _offers(race: Race, group: Group) -> list[int]:
    """Return the carryovers that the seat to move may be offered."""
    return [j for j, node in enumerate(race.turn_graph(group).attempts) if node >= 0]


def _gains(race: Race, group: Group, j: int) -> Data:
    """Return the gains of a group by own score, b - t (in bands) and t - 1 for t units banked."""
    before, t = _before_and_banked(race.target)
    unread = before + t >= race.target
    b = np.where(unread, 0, before + t)
    found = []
    for a in range(race.target if group.mine.standing == ON else 1):
        gain = race.attempt(group, j, t, a, b) - race.worth(group, a, b)
        gain = np.where(unread, np.nan, np.maximum(gain, 0.0))
        bands = [gain[at : at + _BAND] for at in range(0, len(gain), _BAND)]
        found += [packed_plane(band, _BITS, _EFFORT) for band in bands]
    return {"rows": race.target, "columns": t.shape[1], "band": _BAND, "data": found}


def _gains_at(entry: Data, a: int, size: int, bits: int) -> Floats:
    """Return the gains of a group for one own score, by b - t and t - 1.

    Raises:
        PackError: they are damaged, or of another shape than they should be.
    """
    band, columns = entry["band"], max(size - 1, 1)
    if (entry["rows"], entry["columns"]) != (size, columns):
        raise PackError(f"the takeovers of this pack should be {size} by {columns} numbers")
    firsts = range(0, size, band)
    texts = entry["data"][a * len(firsts) : (a + 1) * len(firsts)]
    parts = [
        unpacked_plane(text, min(band, size - first), columns, bits)
        for first, text in zip(firsts, texts, strict=True)
    ]
    return np.concatenate(parts)


def _before_and_banked(target: int) -> tuple[Ints, Ints]:
    """Return b - t down the rows of a plane, and t along its columns."""
    return np.arange(target)[:, None], np.arange(1, max(target, 2))[None]


def _trimmed(gains: Floats) -> Floats:
    """Return (rows, deficits) gains without the end where nothing is gained."""
    rows, columns = np.nonzero(np.rint(gains * steps(_BITS)))
    return gains[: rows.max(initial=0) + 1, : columns.max(initial=0) + 1]


def added(race: Race, takeovers: Data) -> Race:
    """Return a race that knows what carryovers are worth, too."""
    bits, size = takeovers["bits"], race.target
    row, step = Attempts.rows(size)
    at: dict[Group, int] = {}
    entering: dict[Group, Floats] = {}
    offers = max((entry["offer"] for entry in takeovers["race"]), default=0) + 1
    both = [each for each in takeovers["race"] if each["mine"][0] == ON]
    held = np.zeros(step * offers * len({_key(each) for each in both}), np.uint16)
    attempts = Attempts(held, at, step, row)
    before, banked = _before_and_banked(size)
    where = np.nonzero(before + banked < size)
    t, b = where[1] + 1, where[0] + where[1] + 1
    for entry in takeovers["race"]:
        group, j = _key(entry), entry["offer"]
        if group.mine.standing == ON:
            at.setdefault(group, len(at) * step * offers)
        else:
            entering.setdefault(group, np.zeros((offers, size, size)))
        for a in range(size if group.mine.standing == ON else 1):
            gain = _gains_at(entry, a, size, bits)[where]
            worth = np.minimum(race.worth(group, a, b) + gain, 1.0)
            if group.mine.standing == ON:
                attempts.write(at[group] + j * step + row[t, a + b] + a, worth)
            else:
                entering[group][j, t, b] = worth
    final = race.final_round
    return replace(
        race,
        attempts=attempts if both else None,
        entering=entering,
        rounding=race.rounding + takeovers["rounding"] / _BILLION,
        final_round=replace(final, taken=_taken(final, takeovers)),
    )


def _key(entry: Data) -> Group:
    return Group(Status(*entry["mine"]), Status(*entry["other"]), bool(entry["second"]))


def _taken(final: FinalRound, takeovers: Data) -> dict[int, Floats]:
    gains: dict[int, list[Floats]] = {standing: [] for standing in final.behind}
    for entry in takeovers["final"]:
        gains[entry["standing"]].append(unpacked(entry["plane"], takeovers["bits"]))
    found = {}
    for standing, planes in gains.items():
        behind = final.behind[standing]
        rows = max((len(each) for each in planes), default=0) + 1
        width = max([len(behind), *(each.shape[1] + 1 for each in planes)])
        line = behind[np.minimum(np.arange(width), len(behind) - 1)]
        taken = np.tile(line, (len(planes), rows, 1))
        for j, each in enumerate(planes):
            taken[j, : each.shape[0], : each.shape[1]] += each
        found[standing] = taken
    return found
