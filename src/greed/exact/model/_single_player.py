"""The turn graph of a single player: without what only an opponent could notice."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import accumulate

import numpy as np

from greed.exact.model._turn_graph import TurnGraph
from greed.exact.model._walk import Options, most_points

__all__ = ["single_player_graph"]


@lru_cache(maxsize=128)
def single_player_graph(graph: TurnGraph) -> TurnGraph:
    """Return the turn graph of a player without opponents, in which a bank offers nothing.

    What a bank offers to the next player does not matter, so decisions that differ in nothing
    else are one, and of several options that lead to it the one with the most points is left.
    That is exact: a player who is ahead of another can always do as that one does. Only where
    banking beyond the target is forbidden can points do harm, and all options stay.

    >>> from greed.exact.model import turn_graph
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> turn = turn_graph(tables(load("official")), 1)
    >>> len(turn.points) > len(single_player_graph(turn).points)
    True
    """
    bonus = graph.source == graph.tally
    columns = np.stack((graph.node, bonus, graph.bank_from, graph.stop_from))
    kinds, merged = np.unique(columns, axis=1, return_inverse=True)
    node, source, bank_from, stop_from = map(np.ascontiguousarray, kinds.astype(np.int64))
    decision_of = merged.ravel()[graph.decision].tolist()
    listed = list(zip(graph.points.tolist(), decision_of, strict=True))
    counts, sizes, chance, points, decision = [], [], [], [], []
    for n in range(graph.nodes):
        found: dict[Options, float] = defaultdict(float)
        for o in range(graph.outcome_start[n], graph.outcome_start[n + 1]):
            options = listed[graph.option_start[o] : graph.option_start[o + 1]]
            some = tuple(sorted(set(options))) if graph.overshoot else most_points(options)
            found[some] += float(graph.chance[o])
        counts.append(len(found))
        for some, weight in sorted(found.items(), key=lambda item: (len(item[0]), item[0])):
            sizes.append(len(some))
            chance.append(weight)
            points += [option[0] for option in some]
            decision += [option[1] for option in some]
    return graph._replace(
        offers=np.empty(0, np.int64),
        outcome_start=np.array([0, *accumulate(counts)], np.int64),
        chance=np.array(chance, np.float64),
        option_start=np.array([0, *accumulate(sizes)], np.int64),
        points=np.array(points, np.int64),
        decision=np.array(decision, np.int64),
        node_decisions=np.searchsorted(node, np.arange(-1, graph.nodes + 1)).astype(np.int64),
        node=node,
        source=source,
        bank_from=bank_from,
        stop_from=stop_from,
    )
