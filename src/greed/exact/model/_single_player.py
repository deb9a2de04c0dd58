"""A machine as the solvers of turns read it: without what only an opponent could notice."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.model._turn_graph import TurnGraph

__all__ = ["SinglePlayerGraph", "single_player_graph"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_Options = tuple[tuple[int, int], ...]


class SinglePlayerGraph(NamedTuple):
    """A `TurnGraph` for one player, with the names and shapes of its arrays.

    bonus: (C,) 1 for the decisions that bank and go on with a bonus turn, else 0. The kernels
    have a tuple of the same fields, for they bring Numba, and asking must not.
    """

    start: int
    bust: Floats
    missed: Floats
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    node: Ints
    bonus: Ints
    bank_from: Ints
    stop_from: Ints


@lru_cache(maxsize=128)
def single_player_graph(turn_graph: TurnGraph) -> SinglePlayerGraph:
    """Return the arrays of a machine for somebody who plays alone.

    What a bank offers to the next player does not matter, so decisions that differ in nothing
    else are one, and of several options that lead to it the one with the most points is left.
    That is exact: a player who is ahead of another can always do as that one does. Only where
    banking beyond the target is forbidden can points do harm, and all options stay.

    >>> from greed.exact.model._turn_graph import turn_graph
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> turn = turn_graph(tables(load("official")), 1)
    >>> len(turn.points) > len(single_player_graph(turn).points)
    True
    """
    bonus = turn_graph.source == turn_graph.tally
    columns = (turn_graph.node, bonus, turn_graph.bank_from, turn_graph.stop_from)
    kinds, merged = np.unique(np.stack(columns), axis=1, return_inverse=True)
    node, bonus, bank_from, stop_from = kinds.astype(np.int64)
    every = turn_graph.tables.sheet.end.overshoot == "forfeits"
    counts, sizes, chance, points, decision = [], [], [], [], []
    listed = list(
        zip(turn_graph.points.tolist(), merged.ravel()[turn_graph.decision].tolist(), strict=True)
    )
    for n in range(turn_graph.nodes):
        found: dict[_Options, float] = defaultdict(float)
        for o in range(turn_graph.outcome_start[n], turn_graph.outcome_start[n + 1]):
            options = listed[turn_graph.option_start[o] : turn_graph.option_start[o + 1]]
            found[_reduced(options, every=every)] += float(turn_graph.chance[o])
        counts.append(len(found))
        for some, weight in sorted(found.items(), key=lambda item: (len(item[0]), item[0])):
            sizes.append(len(some))
            chance.append(weight)
            points += [option[0] for option in some]
            decision += [option[1] for option in some]
    return SinglePlayerGraph(
        start=turn_graph.start,
        bust=turn_graph.bust,
        missed=turn_graph.missed,
        outcome_start=_starts(counts),
        chance=np.array(chance, np.float64),
        option_start=_starts(sizes),
        points=np.array(points, np.int64),
        decision=np.array(decision, np.int64),
        node_decisions=np.searchsorted(node, np.arange(-1, turn_graph.nodes + 1)).astype(np.int64),
        node=node,
        bonus=bonus,
        bank_from=bank_from,
        stop_from=stop_from,
    )


def _reduced(options: list[tuple[int, int]], *, every: bool) -> _Options:
    if every:
        return tuple(sorted(set(options)))
    best: dict[int, int] = {}
    for points, decision in options:
        best[decision] = max(points, best.get(decision, -1))
    return tuple(sorted((points, decision) for decision, points in best.items()))


def _starts(sizes: list[int]) -> NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)]).astype(np.int64)
