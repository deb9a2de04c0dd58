"""The turn graph as arrays: what the walk has found, and the rows in which nodes can be thrown."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.exact.model._turn_graph import Ints, TurnArrays, TurnGraph
from greed.exact.model._walk import NEVER, TurnLists, turn_lists
from greed.tables import Tables

__all__ = ["reachable", "starts", "turn_graph"]

_KINDS: dict[str, type[np.generic]] = {
    "best": np.bool_,
    "bust": np.float64,
    "missed": np.float64,
    "chance": np.float64,
}
_SAME = [name for name in TurnLists._fields if name != "start"]


@lru_cache(maxsize=64)
def turn_graph(tables: Tables, standing: int, *, front: bool = True) -> TurnGraph:
    """Return the turn of a player of this standing (`core.state.ON`, `OFF` or `OUT`).

    With `front` an option is left out when another one leads to the same decision with more
    points. That is done only where it is exact: where points are handed on, fewer may be the
    better gift; where too many are worth nothing, or the target starts a last turn of the other
    seat, it may be better to stay below.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> classic = turn_graph(tables(load("classic")), 1)
    >>> classic.nodes, classic.decisions, float(classic.bust[classic.start]) * 6**6
    (6, 6, 1080.0)
    """
    found = turn_lists(tables, standing, front=front)
    nodes, node_of = len(found.hand), np.array(found.node, np.int64)
    roots = {found.start: 0} | {node: 1 for node in found.attempts if node >= 0}
    row_from, row_to = reachable(nodes, roots, _moves(found))
    columns: dict[str, Any] = {
        name: np.array(getattr(found, name), _KINDS.get(name, np.int64)) for name in _SAME
    }
    arrays = TurnArrays(
        start=found.start,
        row_from=row_from,
        row_to=row_to,
        node_decisions=np.searchsorted(node_of, np.arange(-1, nodes + 1)),
        **columns,
    )
    return TurnGraph(arrays, tables, standing)


def _moves(found: TurnLists) -> list[tuple[int, int, int]]:
    """Return the pairs of nodes that follow each other, with the points between them."""
    moves = []
    for n in range(len(found.hand)):
        outcomes = found.outcome_start[n : n + 2]
        options = range(*(found.option_start[o] for o in outcomes))
        for p, d in {(found.points[k], found.decision[k]) for k in options}:
            if found.node[d] >= 0:
                moves.append((n, found.node[d], p))
    return moves


def starts(sizes: list[int]) -> Ints:
    """Return where each of consecutive runs of these sizes begins, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)]).astype(np.int64)


def reachable(
    nodes: int, roots: dict[int, int], moves: list[tuple[int, int, int]]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first and the last row in which each node can be thrown; an attempt in any."""
    first = np.full(nodes, NEVER, np.int64)
    last = np.full(nodes, -1, np.int64)
    for node, inherits in roots.items():
        first[node] = min(first[node], inherits)
        last[node] = NEVER if inherits else max(last[node], 0)
    for sweep in range(nodes + 1):
        before = last.copy(), first.copy()
        for a, b, p in moves:
            first[b] = min(first[b], first[a] + p)
            last[b] = max(last[b], NEVER if last[a] >= NEVER else last[a] + p)
        if (last == before[0]).all() and (first == before[1]).all():
            break
        if sweep == nodes:  # points can be gained in a circle: without end
            grown = last > before[0]
            last[grown] = NEVER
            for _ in range(nodes):
                for a, b, _p in moves:
                    if last[a] >= NEVER:
                        last[b] = NEVER
    return first, np.minimum(last, NEVER)
