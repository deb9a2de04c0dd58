"""A solved race as named arrays and a header, as it is kept on disk; no compiler is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.disk import Answer
from greed.exact.model import Status, turn_graph
from greed.exact.race._rules import Group, race_rules
from greed.exact.race._values import STEPS, Attempts, FinalRound, Race
from greed.tables import Tables

__all__ = ["read_race", "written_race"]

Floats = NDArray[np.float64]


def written_race(race: Race, **header: float) -> Answer:
    """Return all of a solution but the sheet, with what else the header is to hold.

    Attempts are written as integers, which are off by 3e-10 at most if they have 32 bits.
    """
    arrays: dict[str, NDArray[Any]] = {}
    for at, values in enumerate(race.values.values()):
        arrays[f"values{at}"] = values
    for at, values in enumerate(race.entering.values()):
        arrays[f"entering{at}"] = _packed(values)
    for name in ("behind", "taken", "bonus"):
        for standing, values in getattr(race.final_round, name).items():
            arrays[f"{name}{standing}"] = _packed(values) if name == "taken" else values
    said: dict[str, Any] = {
        "groups": [_listed(group) for group in race.values],
        "entering": [_listed(group) for group in race.entering],
        "standings": list(race.final_round.behind),
        "lowest": race.lowest,
        "residual": race.residual,
        "final_residual": race.final_round.residual,
        "counts": [int(count) for count in race.counts],
        **header,
    }
    if race.attempts:
        arrays["attempts"] = race.attempts.held
        said["attempts"] = [[_listed(g), at] for g, at in race.attempts.at.items()]
    return Answer(arrays, said)


def read_race(tables: Tables, answer: Answer) -> Race:
    """Return the solution that `written_race` has written.

    Raises:
        KeyError, ValueError: an array is missing or has another shape.
    """
    arrays: Mapping[str, NDArray[Any]] = answer.arrays
    header: Mapping[str, Any] = answer.header
    standings = [int(standing) for standing in header["standings"]]
    behind, taken, bonus = (
        {each: _unpacked(arrays[f"{name}{each}"]) for each in standings}
        for name in ("behind", "taken", "bonus")
    )
    lowest = int(header["lowest"])
    size = tables.sheet.target // tables.unit - lowest
    values = {}
    for at, listed in enumerate(header["groups"]):
        group = _group(listed)
        shape = tuple(size if s.standing == ON else 1 for s in (group.mine, group.other))
        values[group] = _shaped(arrays[f"values{at}"], shape)
    attempts = None
    if "attempts" in header:
        row, step = Attempts.rows(size)
        starts = {_group(listed): int(at) for listed, at in header["attempts"]}
        held = arrays["attempts"]
        offers = len(turn_graph(tables, ON).offers)
        if held.ndim != 1 or max(starts.values()) + offers * step > len(held):
            raise ValueError("attempts are cut short")
        attempts = Attempts(held, starts, step, row)
    return Race(
        rules=race_rules(tables),
        values=values,
        lowest=lowest,
        final_round=FinalRound(behind, taken, bonus, float(header["final_residual"])),
        residual=float(header["residual"]),
        attempts=attempts,
        entering={
            _group(listed): _unpacked(arrays[f"entering{at}"])
            for at, listed in enumerate(header["entering"])
        },
        counts=np.array(header["counts"], np.int64),
    )


def _packed(values: Floats) -> NDArray[np.int32]:
    """Return chances as integers that take half the place of doubles."""
    return np.rint(values * STEPS["i4"]).astype(np.int32)


def _unpacked(values: NDArray[Any]) -> Floats:
    return values / STEPS["i4"] if values.dtype == np.int32 else values


def _listed(group: Group) -> list[Any]:
    return [*group.mine, *group.other, int(group.second)]


def _group(listed: list[int]) -> Group:
    return Group(Status(*listed[:2]), Status(*listed[2:4]), bool(listed[4]))


def _shaped(array: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    if array.shape != shape:
        raise ValueError(f"an array of shape {array.shape} instead of {shape}")
    return array
