"""Which options of a turn others outdo, so that solvers can leave them out."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import NEVER, TurnGraph, reachable

Ints = NDArray[np.int64]


class Fewer(NamedTuple):
    """A turn without the options that others outdo, as long as two things hold.

    These are that no bank is worth more to its player with fewer points, and that throwing all
    dice again, `hot`, is worth no less in any row further up than it and worse[i] are in every row
    from worse_from[i] on. The second is a guess, and solvers have to check it.

    Attributes:
        turn: the turn with the options that are left.
        hot: the decision to throw all dice again.
        worse: the decisions that are likely to be worth less.
        worse_from: the row from which each of them is worked out.
        useful: whether anything is left out.
    """

    turn: TurnGraph
    hot: int
    worse: Ints
    worse_from: Ints
    useful: bool


@lru_cache(maxsize=8)
def fewer_options(graph: TurnGraph) -> Fewer:
    """Return a turn without the options that others outdo; those with offers keep all.

    >>> from greed.exact.model import turn_graph
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> whole = turn_graph(tables(load("classic")), 1)
    >>> len(whole.points), len(fewer_options(whole).turn.points)
    (823, 400)
    """
    beaten = outdone(graph)
    if beaten is None or graph.source.any():
        return Fewer(graph, 0, np.zeros(0, np.int64), np.zeros(0, np.int64), useful=False)
    hot, worse = beaten
    by_node = [_outcomes(graph, node, hot, set(worse.tolist())) for node in range(graph.nodes)]
    outcomes = [outcome for node in by_node for outcome in node]
    rows = np.array([option for options, _ in outcomes for option in options], np.int64)
    points, decision = np.ascontiguousarray(rows.T)
    turn = graph._replace(
        outcome_start=np.cumsum([0, *map(len, by_node)]),
        chance=np.array([chance for _, chance in outcomes]),
        option_start=np.cumsum([0, *(len(options) for options, _ in outcomes)]),
        points=points,
        decision=decision,
    )
    return Fewer(turn, hot, worse, graph.row_from[graph.node[worse]], useful=True)


def outdone(graph: TurnGraph) -> tuple[int, Ints] | None:
    """Return the decision to throw all dice again, and those that are likely to be worth less.

    That is a guess which the kernels check, so it has to be right only where it saves work. None
    stands for turns in which more points may be worth less even if all banks rise.
    """
    bounded, stops = graph.row_to < NEVER, graph.stop_from < NEVER
    if bounded.any() or stops.any() or graph.overshoot:
        return None
    bust = np.where(graph.node >= 0, graph.bust[graph.node], 2.0)
    alone, hot = _rows_alone(graph)[graph.node], int(np.argmin(bust))
    source, bank_from = graph.source, graph.bank_from
    safe = ((source[hot] == 0) | (source[hot] == source)) & (bank_from[hot] <= bank_from)
    if graph.row_from[graph.node[hot]] or alone[hot] < NEVER:
        return None  # it is not worked out in every row
    others = (graph.node >= 0) & (bust > bust[hot]) & (alone == NEVER)
    return hot, np.flatnonzero(others & (safe | (bank_from >= NEVER)))


def _rows_alone(graph: TurnGraph) -> Ints:
    """Return in how many rows, from the lowest on, each node is thrown without an attempt."""
    if (graph.attempts < 0).all():
        return np.minimum(graph.row_to, NEVER - 1) + 1
    most: dict[tuple[int, int], int] = {}
    for n, d, p in _moves(graph):
        move = n, int(graph.node[d])
        most[move] = max(p, most.get(move, 0))
    moves = [(n, to, p) for (n, to), p in most.items() if to >= 0]
    _, last = reachable(graph.nodes, {graph.start: 0}, moves)
    return np.minimum(last, NEVER - 1) + 1


def _moves(graph: TurnGraph) -> list[tuple[int, int, int]]:
    """Return every option as node, decision and points."""
    outcome = np.repeat(np.arange(len(graph.chance)), np.diff(graph.option_start))
    node = np.repeat(np.arange(graph.nodes), np.diff(graph.outcome_start))[outcome]
    return list(zip(node.tolist(), graph.decision.tolist(), graph.points.tolist(), strict=True))


def _outcomes(
    graph: TurnGraph, node: int, hot: int, worse: set[int]
) -> list[tuple[tuple[tuple[int, int], ...], float]]:
    """Return the outcomes of a node without the options that others outdo.

    Those bring no more points than another one which leads to the same decision, or to all dice.
    An option for no points outdoes none, since it is not known yet what all dice are worth in its
    row.
    """
    outcomes: dict[tuple[tuple[int, int], ...], float] = defaultdict(float)
    for o in range(graph.outcome_start[node], graph.outcome_start[node + 1]):
        first, last = graph.option_start[o], graph.option_start[o + 1]
        points, decisions = graph.points[first:last].tolist(), graph.decision[first:last].tolist()
        options = list(zip(points, decisions, strict=True))
        least = max((p for p, d in options if d == hot), default=0) or -1
        options = [(p, d) for p, d in options if d not in worse or p > least]
        options = [(p, d) for p, d in options if d != hot or p == max(least, 0)]
        if not len(graph.offers):
            options = [(p, d) for d, p in {d: p for p, d in sorted(options)}.items()]
        outcomes[tuple(sorted(set(options)))] += float(graph.chance[o])
    return sorted(outcomes.items(), key=lambda item: (len(item[0]), item[0]))
