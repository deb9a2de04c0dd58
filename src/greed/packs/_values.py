"""The solution of the race between two as part of a pack, and back; tables of win probabilities.

Neighbouring values are alike, so of each value only its mixed difference is written: how far it is
from what the three values above, to the left, and above left lead one to expect. Those are small
whole numbers, the high bytes of which compress to almost nothing.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from array import array
from collections.abc import Sequence
from itertools import accumulate, chain, pairwise
from math import ceil
from typing import Any

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.graph import BOUNCES, GameGraph, Status, game_graph
from greed.packs._positions import table_order
from greed.packs._seal import PackError
from greed.solver import Solution
from greed.solver.arrays import Arrays

Data = dict[str, Any]
Line = Sequence[float]
Plane = Sequence[Line]
"""Rows of probabilities, all of one length."""
_BITS = 16
_SAME = 1e-7
"""How far lines of a final round may be apart that a pack holds as one."""
CARRYOVERS = "a pack can't hold the win probabilities of a sheet with carryovers: solve it instead"
BOUNCING = "a pack can't hold the win probabilities of games in which scores bounce off the target"
_BILLION = 1_000_000_000
_WORD = 0xFFFF


def steps(bits: int) -> int:
    """Return how many steps make 1 with this number of bits."""
    return (1 << bits) - 1


def rounding(values: Plane, bits: int) -> float:
    """Return how far off a probability is at most once it is rounded to whole steps."""
    exact = (value * steps(bits) for value in chain(*values))
    return max((abs(value - round(value)) for value in exact), default=0.0) / steps(bits)


def billionths(size: float) -> int:
    """Return a small number in billionths, rounded up.

    >>> billionths(7.6295e-06), billionths(0.0)
    (7630, 0)
    """
    return ceil(size * 1e9 - 1e-3)


def plane(values: Plane, bits: int) -> dict[str, Any]:
    """Return probabilities as a plane of a pack."""
    return {"rows": len(values), "columns": len(values[0]), "data": packed_plane(values, bits)}


def unpacked(entry: dict[str, Any], bits: int, shape: tuple[int, ...] | None = None) -> Plane:
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


def packed_plane(values: Plane, bits: int = 16) -> str:
    """Return probabilities as text, each rounded to whole steps.

    They are written as changes: folded to whole numbers, high bytes first, and compressed.

    >>> packed_plane([[0.0, 1.0]])
    'eNpjYGBgBAAABQAC'
    """
    folded = array("H")
    above = [0] * len(values[0])
    for line in values:
        row = [round(value * steps(bits)) for value in line]
        down = [new - old for new, old in zip(row, above, strict=True)]
        for change in (new - old for old, new in pairwise([0, *down])):
            signed = (change + 0x8000 & _WORD) - 0x8000
            folded.append((signed << 1 ^ signed >> 15) & _WORD)
        above = row
    data = bytes(word >> 8 for word in folded) + bytes(word & 0xFF for word in folded)
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpacked_plane(text: str, rows: int, columns: int, bits: int = 16) -> Plane:
    """Return the probabilities that `packed_plane` has written.

    >>> values = unpacked_plane(packed_plane([[0.0, 1.0], [0.5, 0.25]]), 2, 2)
    >>> [[round(value, 4) for value in line] for line in values]
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
    words = [high << 8 | low for high, low in zip(data[:size], data[size:], strict=True)]
    changes = [word >> 1 ^ -(word & 1) for word in words]
    whole = steps(bits)
    above = [0] * columns
    values = []
    for first in range(0, size, columns):
        across = accumulate(changes[first : first + columns])
        above = [(old + more) & _WORD for old, more in zip(above, across, strict=True)]
        values.append([word / whole for word in above])
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
    every = [*race.values(), *([line] for both in lines.values() for line in both)]
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
                "behind": plane([_until_constant(behind)], _BITS),
                "bonus": plane([_until_constant(bonus)], _BITS),
            }
            for standing, (behind, bonus) in lines.items()
        ],
    }


def _below(graph: GameGraph) -> int:
    """Return how many units below 0 are told apart of the scores of seats on the board."""
    race = (k for k, leads in enumerate(graph.leads) if leads < 0)
    on = (graph.count[2 * k] for k in race if graph.tables[k].statuses[0].standing == ON)
    return max(on, default=graph.target) - graph.target


def _table(arrays: Arrays, k: int) -> list[Line]:
    """Return what positions of a table are worth, by the distances of both seats."""
    graph = arrays.graph
    rows, columns = graph.count[2 * k : 2 * k + 2]
    begins = (graph.base[k] + row * columns for row in range(rows))
    return [arrays.value.values[begin : begin + columns] for begin in begins]


def _plane(solution: Solution, k: int) -> Plane:
    """Return the values of a table before the final round by scores, the lowest first."""
    mine, other = solution.graph.tables[k].statuses
    lines = _by_score(_table(solution.arrays, k), mine)
    return [_clipped(_by_score(line, other)) for line in lines]


def _by_score(values: Sequence[Any], status: Status) -> Sequence[Any]:
    """Return what is listed by distance from the lowest score on; off the board there is one."""
    return values[::-1] if status.standing == ON else values[:1]


def _clipped(values: Line) -> Line:
    return [min(max(value, 0.0), 1.0) for value in values]


def _lines(solution: Solution, order: list[int], standing: int) -> tuple[Line, Line]:
    """Return what a challenger of a standing wins by how far it is behind, and what its leader."""
    graph, found = solution.graph, []
    for parts in (("waits", "leads"), ("leads", "waits")):
        seat = parts.index("waits")
        lines = []
        for k in order:
            table = graph.tables[k]
            if table.parts != parts or table.statuses[seat].standing != standing:
                continue
            values = _table(solution.arrays, k)
            line = values[0] if seat else [row[0] for row in values]
            lines.append([*[line[0]] * graph.least[2 * k + seat], *line])
        apart = (abs(a - b) for line in lines for a, b in zip(line[1:], lines[0][1:], strict=True))
        if max(apart, default=0.0) > _SAME:
            raise PackError("a pack can't say what busts in a row are worth in a final round")
        found.append(_clipped(lines[0]) if lines else [0.0])
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
    held = arrays.value.values
    for k, table in enumerate(graph.tables):
        rows, columns = graph.count[2 * k : 2 * k + 2]
        mine, other = table.statuses
        if not table.parts:
            shape = tuple(
                size if status.standing == ON else 1
                for size, status in ((rows, mine), (columns, other))
            )
            told = unpacked(race[mine, other, table.first == 1], values["bits"], shape)
            wide = [[*line[::-1]] * (columns // len(line)) for line in told[::-1]]
            here = chain(*wide * (rows // len(wide)))
        elif "waits" in table.parts:
            seat = table.parts.index("waits")
            line = bonus[other.standing] if seat else behind[mine.standing]
            least = graph.least[2 * k + seat]
            gaps = range(least, least + graph.count[2 * k + seat])
            known = [line[min(gap, len(line) - 1)] for gap in gaps]
            here = chain(*([known] * rows if seat else ([value] * columns for value in known)))
        else:
            here = chain([1.0] * rows * columns)
        for at, value in enumerate(here, graph.base[k]):
            held[at] = value
    return arrays


def _until_constant(values: Line) -> Line:
    """Return values without the end that says the same again and again."""
    rounded = [round(value * steps(_BITS)) for value in values]
    change = max((at for at, step in enumerate(rounded) if step != rounded[-1]), default=-1)
    return values[: change + 2]
