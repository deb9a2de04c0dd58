"""The turn graph laid out for the kernels of the race: offsets, unsigned, level by level."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import LANES
from greed.exact.model import NEVER, TurnGraph, final_rules
from greed.exact.race.options import UNRANKED, outcomes, outdone, rows_alone
from greed.exact.race.turn_layout_kernels import SIZES, CompiledTurn
from greed.exact.turn import rounds

__all__ = ["compiled_turn"]

_RARE = 1e-13
_MOST_SLACK = 4096

Ints = NDArray[np.int64]


@lru_cache(maxsize=8)
def compiled_turn(graph: TurnGraph) -> CompiledTurn:
    """Return a turn graph laid out for the kernels, with its options at every level."""
    unsigned, round_ = np.uint64, rounds(graph)
    ranks, levels = _ranks(graph)
    alone = rows_alone(graph)
    attempt = np.full(graph.nodes, -1, np.int64)
    for j, node in enumerate(graph.attempts):
        if node >= 0:
            attempt[node] = j
    beaten = outdone(graph)
    hot, worse = beaten or (0, np.zeros(0, np.int64))
    counts, totals, sizes, chance, points, decision = [], [], [], [], [], []
    for program in range(levels + 2):
        for node in range(graph.nodes):
            found = outcomes(graph, node, ranks, max(program - 1, 0), beaten if program else None)
            several = [min(len(options), SIZES) for options, _ in found]
            counts += [several.count(size + 1) for size in range(SIZES)]
            totals.append(sum(len(options) for options, _ in found))
            for options, weight in found:
                sizes.append(len(options))
                chance.append(weight)
                points += [option[0] for option in options]
                decision += [option[1] for option in options]
    row = graph.decisions + 1
    where = np.array(decision, np.int64)
    return CompiledTurn(
        nodes=unsigned(graph.nodes),
        decisions=unsigned(graph.decisions),
        start=unsigned(graph.start),
        sources=unsigned(len(graph.offers) + 2),
        reach=unsigned(graph.reach),
        levels=np.int64(levels),
        attempt=attempt,
        bust=graph.bust,
        missed=graph.missed,
        row_from=graph.row_from.astype(unsigned),
        row_to=graph.row_to.astype(unsigned),
        outcome_start=np.concatenate([[0], np.cumsum(counts)]).astype(unsigned),
        chance=np.array(chance),
        options=np.array(totals, np.int64),
        option_start=np.concatenate([[0], np.cumsum(sizes)]).astype(unsigned),
        offset=((np.array(points, np.int64) * row + where) * LANES).astype(unsigned),
        flat=(where * LANES).astype(unsigned),
        node_decisions=graph.node_decisions.astype(unsigned),
        source=graph.source.astype(unsigned),
        bank_from=graph.bank_from.astype(unsigned),
        stop_from=graph.stop_from.astype(unsigned),
        rank=ranks,
        hot=unsigned(hot * LANES),
        worse=(worse * LANES).astype(unsigned),
        worse_from=graph.row_from[graph.node[worse]].astype(unsigned),
        risers=(
            np.zeros(0, unsigned)
            if len(graph.offers)
            else np.unique(graph.source if beaten else 0).astype(unsigned)
        ),
        plain_from=_plain_from(graph, ranks),
        sure_from=_sure_from(graph),
        rows_alone=alone.astype(unsigned),
        slack=unsigned(_slack(graph, alone)),
        rounds=np.int64(round_.most),
        close=np.float64(round_.close),
    )


def _ranks(graph: TurnGraph) -> tuple[np.ndarray, int]:
    """Rank the decisions by when a growing turn banks them: the likeliest bust first.

    Those that end the turn come before all others, unless fewer points may be the better end.
    """
    ranks = np.full(graph.decisions, UNRANKED, np.int64)
    if len(graph.offers) or graph.reach == 0 or graph.overshoot:
        return ranks, 0
    plain = (graph.source == 0) & (graph.bank_from < NEVER)
    order = np.argsort(-graph.bust, kind="stable")
    place = np.empty(graph.nodes, np.int64)
    place[order] = np.arange(graph.nodes)
    for d in np.flatnonzero(plain):
        node = graph.node[d]
        if node >= 0:
            ranks[d] = 1 + place[node]
        elif graph.bank_from[d] == 0 and not any(final_rules(graph.tables).challenged):
            ranks[d] = 0
    return ranks, graph.nodes


def _plain_from(graph: TurnGraph, ranks: np.ndarray) -> np.ndarray:
    """Return the row from which every decision before a node is a choice to bank or to roll."""
    rows = np.full(graph.nodes, NEVER, np.int64)
    for node in range(graph.nodes):
        first, last = graph.node_decisions[node + 1], graph.node_decisions[node + 2]
        if first < last and (ranks[first:last] < UNRANKED).all():
            rows[node] = graph.bank_from[first:last].max()
    return rows.astype(np.uint64)


def _sure_from(graph: TurnGraph) -> np.ndarray:
    """Return the row from which every decision before a node can be banked."""
    rows = np.full(graph.nodes, NEVER, np.int64)
    for node in range(graph.nodes):
        first, last = graph.node_decisions[node + 1], graph.node_decisions[node + 2]
        if first < last:
            rows[node] = graph.bank_from[first:last].max()
    return rows.astype(np.uint64)


def _slack(graph: TurnGraph, alone: Ints) -> int:
    """Return how many rows above its attempt a turn is likely to be where only attempts lead."""
    if (graph.attempts < 0).all():
        return 0
    reach, bounded = graph.reach, alone < NEVER
    outcome = graph.option_start[:-1]
    node = np.repeat(np.arange(graph.nodes), np.diff(graph.outcome_start))
    to = graph.node[graph.decision]
    # [row + reach, node]: the chance, with the keeps that make it largest, to be at such a node
    # that many rows up; the last node stands for the end of the turn.
    chances = np.zeros((_MOST_SLACK + reach + 1, graph.nodes + 1))
    chances[: reach + 1, :-1] = bounded
    for row in range(1, _MOST_SLACK):
        here = chances[row + reach]
        for _ in range(graph.nodes if (graph.points == 0).any() else 1):
            before = here.copy()
            best = np.maximum.reduceat(chances[row + reach - graph.points, to], outcome)
            here[:-1] = np.where(bounded, np.bincount(node, graph.chance * best, graph.nodes), 0.0)
            if (here == before).all():
                break
        if here[graph.attempts].max() < _RARE:
            return row
    return _MOST_SLACK
