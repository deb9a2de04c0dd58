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
from greed.graph import BOUNCES, GameGraph, game_graph
from greed.packs._positions import table_order
from greed.packs._seal import PackError
from greed.solver import Solution
from greed.solver.arrays import Arrays

Data = dict[str, Any]
Floats = NDArray[np.float64]
_BITS = 16
_SAME = 1e-7
"""How far lines of a final round may be apart that a pack holds as one."""
CARRYOVERS = "a pack can't hold the win probabilities of a sheet with carryovers: solve it instead"
BOUNCING = "a pack can't hold the win probabilities of games in which scores bounce off the target"
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
        PackError: the sheet has carryovers, and what these are worth is too large for a pack;
            scores bounce off the target; or busts in a row matter in its final rounds.
    """
    graph = solution.graph
    if solution.sheet.carryover is not None:
        raise PackError(CARRYOVERS)
    if BOUNCES in graph.move:
        raise PackError(BOUNCING)
    order = table_order(graph)
    race = {k: _plane(solution, k) for k in order if graph.leads[k] < 0}
    standings = sorted({table.statuses[0].standing for table in graph.tables})
    lines = {standing: _lines(solution, order, standing) for standing in standings}
    every = (*race.values(), *(line for both in lines.values() for line in both))
    rounded = max(rounding(values, _BITS) for values in every)
    return {
        "unit": graph.unit,
        "lowest": -_below(graph),
        "rounds": any(table.first for table in graph.tables),
        "bits": _BITS,
        "rounding": billionths(max(rounded, solution.unseen)),
        "residual": billionths(solution.residual),
        "race": [
            {
                "mine": list(graph.tables[k].statuses[0]),
                "other": list(graph.tables[k].statuses[1]),
                "second": graph.tables[k].first == 1,
                **plane(values, _BITS),
            }
            for k, values in race.items()
        ],
        "final": [
            {
                "standing": standing,
                "behind": plane(_until_constant(behind)[None], _BITS),
                "bonus": plane(_until_constant(bonus)[None], _BITS),
            }
            for standing, (behind, bonus) in lines.items()
        ],
    }


def _below(graph: GameGraph) -> int:
    """Return how many units below 0 are told apart of the scores of seats on the board."""
    race = (k for k, leads in enumerate(graph.leads) if leads < 0)
    on = (graph.count[2 * k] for k in race if graph.tables[k].statuses[0].standing == ON)
    return max(on, default=graph.target) - graph.target


def _table(arrays: Arrays, k: int) -> Floats:
    """Return what positions of a table are worth, by the distances of both seats."""
    graph = arrays.graph
    rows, columns = graph.count[2 * k : 2 * k + 2]
    values = np.frombuffer(arrays.value.values)
    return values[graph.base[k] : graph.base[k] + rows * columns].reshape(rows, columns)


def _plane(solution: Solution, k: int) -> Floats:
    """Return the values of a table before the final round by scores, the lowest first."""
    statuses = solution.graph.tables[k].statuses
    by_score = [slice(None, None, -1) if status.standing == ON else slice(1) for status in statuses]
    return np.clip(_table(solution.arrays, k)[*by_score], 0.0, 1.0)


def _lines(solution: Solution, order: list[int], standing: int) -> tuple[Floats, Floats]:
    """Return what a challenger of a standing wins by how far it is behind, and what its leader."""
    graph, found = solution.graph, []
    for parts in (("waits", "leads"), ("leads", "waits")):
        seat = parts.index("waits")
        lines = [
            np.pad(line, (graph.least[2 * k + seat], 0), mode="edge")
            for k in order
            for line in (_table(solution.arrays, k).swapaxes(0, seat)[:, 0],)
            if graph.tables[k].parts == parts
            and graph.tables[k].statuses[seat].standing == standing
        ]
        if any(np.abs(line - lines[0])[1:].max(initial=0.0) > _SAME for line in lines):
            raise PackError("a pack can't say what busts in a row are worth in a final round")
        found.append(np.clip(lines[0], 0.0, 1.0) if lines else np.zeros(1))
    return found[0], found[1]


def unpacked_values(sheet: Sheet, values: Data) -> Solution:
    """Return the solution that `packed_values` has written; its `unseen` is the rounding.

    Raises:
        PackError: the values are not those of this sheet, or it has carryovers.
    """
    if sheet.carryover is not None:
        raise PackError(CARRYOVERS)
    try:
        arrays = _arrays(sheet, values)
        arrays.residual = values["residual"] / _BILLION
        return Solution(arrays, values["rounding"] / _BILLION, seconds=0.0)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise PackError(f"the values of this pack can't be read: {error!r}") from None


def _arrays(sheet: Sheet, values: Data) -> Arrays:
    behind, bonus = (
        {line["standing"]: unpacked(line[name], values["bits"])[0] for line in values["final"]}
        for name in ("behind", "bonus")
    )
    longest = max(len(line) for line in (*behind.values(), *bonus.values()))
    graph = game_graph(sheet, 2, longest, -values["lowest"])
    rounds = any(table.first for table in graph.tables)
    if (values["unit"], values["rounds"]) != (graph.unit, rounds):
        raise PackError("the values of this pack belong to another sheet")
    arrays = Arrays(graph)
    race = {
        (*map(tuple, (entry["mine"], entry["other"])), bool(entry["second"])): entry
        for entry in values["race"]
    }
    for k, table in enumerate(graph.tables):
        here = _table(arrays, k)
        mine, other = table.statuses
        if not table.parts:
            entry = race[mine, other, table.first == 1]
            shape = tuple(
                size if status.standing == ON else 1
                for size, status in zip(here.shape, table.statuses, strict=True)
            )
            here[:] = unpacked(entry, values["bits"], shape)[::-1, ::-1]
            continue
        seat = table.parts.index("waits") if "waits" in table.parts else 0
        line = bonus[other.standing] if seat else behind[mine.standing]
        gaps = graph.least[2 * k + seat] + np.arange(here.shape[seat])
        told = line[np.minimum(gaps, len(line) - 1)]
        here.swapaxes(0, seat)[:] = told[:, None] if "waits" in table.parts else 1.0
    return arrays


def _until_constant(values: Floats) -> Floats:
    """Return values without the end that says the same again and again."""
    rounded = np.rint(values * steps(_BITS))
    change = np.flatnonzero(rounded != rounded[-1])
    return values[: (int(change[-1]) if len(change) else -1) + 2]
