"""A turn graph of a pack as arrays, for compiled code."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.certificates.checker import Graph

Ints = NDArray[np.int64]


class GraphArrays(NamedTuple):
    """A turn graph as arrays."""

    ways: Ints
    lost: NDArray[Any]  # weights of bust and missed by node
    late: NDArray[np.bool_]
    outcomes: Ints
    weights: NDArray[Any]
    options: Ints
    points: Ints
    to: Ints
    decisions: Ints
    order: Ints
    first: Ints  # of the decisions of a node in `order`; those without a node come first
    attempts: Ints
    start: int


def whole_arrays(graph: Graph) -> GraphArrays:
    """Return a turn graph as arrays, with weights in whole numbers."""
    flat = [outcome for outcomes in graph.kept for outcome in outcomes]
    pairs = [pair for _, options in flat for pair in options] or [(0, 0)]
    nodes = range(-1, len(graph.ways))
    return GraphArrays(
        ways=_whole(graph.ways),
        lost=_whole([[*ends.values()] for ends in graph.ends]),
        late=np.array(graph.late[:-1], np.bool_),
        outcomes=_ends([len(outcomes) for outcomes in graph.kept]),
        weights=_whole([weight for weight, _ in flat]),
        options=_ends([len(options) for _, options in flat]),
        points=_whole([points for points, _ in pairs]),
        to=_whole([to for _, to in pairs]),
        decisions=_whole(graph.decisions),
        order=_whole([d for node in nodes for d in graph.by_node[node]]),
        first=_ends([len(graph.by_node[node]) for node in nodes]),
        attempts=_whole(graph.attempts),
        start=graph.start,
    )


def _ends(lengths: list[int]) -> Ints:
    return np.cumsum([0, *lengths])


def _whole(numbers: object) -> Ints:
    return np.array(numbers, np.int64)
