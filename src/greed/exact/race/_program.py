"""The turn graph laid out for the kernels of the race: offsets, unsigned, level by level."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import NEVER, TurnGraph, final_rules, reachable
from greed.exact.race.kernels import LANES, SIZES, CompiledTurn
from greed.exact.turn import rounds

__all__ = ["compiled_turn"]

_UNRANKED = 1 << 40
_RARE = 1e-13
_MOST_SLACK = 4096

Ints = NDArray[np.int64]


@lru_cache(maxsize=8)
def compiled_turn(graph: TurnGraph) -> CompiledTurn:
    """Return a turn graph laid out for the kernels, with its options at every level."""
    unsigned, round_ = np.uint64, rounds(graph)
    ranks, levels = _ranks(graph)
    alone = _rows_alone(graph)
    attempt = np.full(graph.nodes, -1, np.int64)
    for j, node in enumerate(graph.attempts):
        if node >= 0:
            attempt[node] = j
    outdone = _outdone(graph)
    hot, worse = outdone or (0, np.zeros(0, np.int64))
    counts, totals, sizes, chance, points, decision = [], [], [], [], [], []
    for program in range(levels + 2):
        for node in range(graph.nodes):
            found = _outcomes(graph, node, ranks, max(program - 1, 0), outdone if program else None)
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
            else np.unique(graph.source if outdone else 0).astype(unsigned)
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
    ranks = np.full(graph.decisions, _UNRANKED, np.int64)
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


def _outdone(graph: TurnGraph) -> tuple[int, Ints] | None:
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


def _plain_from(graph: TurnGraph, ranks: np.ndarray) -> np.ndarray:
    """Return the row from which every decision before a node is a choice to bank or to roll."""
    rows = np.full(graph.nodes, NEVER, np.int64)
    for node in range(graph.nodes):
        first, last = graph.node_decisions[node + 1], graph.node_decisions[node + 2]
        if first < last and (ranks[first:last] < _UNRANKED).all():
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


def _moves(graph: TurnGraph) -> list[tuple[int, int, int]]:
    """Return every option as node, decision and points."""
    outcome = np.repeat(np.arange(len(graph.chance)), np.diff(graph.option_start))
    node = np.repeat(np.arange(graph.nodes), np.diff(graph.outcome_start))[outcome]
    return list(zip(node.tolist(), graph.decision.tolist(), graph.points.tolist(), strict=True))


def _outcomes(
    graph: TurnGraph,
    node: int,
    ranks: np.ndarray,
    level: int,
    outdone: tuple[int, Ints] | None,
) -> list[tuple[tuple[tuple[int, int], ...], float]]:
    """Return the outcomes of a node when decisions up to a rank are banked in all rows above.

    If options may be `outdone`, those are left out too that bring no more points than another one
    which leads to the same decision, or to all dice. An option for no points outdoes none,
    since it is not known yet what all dice are worth in its row.
    """
    found: dict[tuple[tuple[int, int], ...], float] = defaultdict(float)
    hot, worse = (-1, set()) if outdone is None else (outdone[0], set(outdone[1].tolist()))
    for o in range(graph.outcome_start[node], graph.outcome_start[node + 1]):
        banked = -1
        options = []
        for k in range(graph.option_start[o], graph.option_start[o + 1]):
            points, decision = int(graph.points[k]), int(graph.decision[k])
            if ranks[decision] <= level:
                banked = max(banked, points)
            else:
                options.append((points, decision))
        # Wherever the quiet ones are banked every other decision can be banked as well, so
        # that more points are worth more, whatever they lead to.
        if banked > max((p for p, d in options if ranks[d] < _UNRANKED), default=-1):
            options.append((banked, graph.decisions))
        if outdone is not None:
            least = max((p for p, d in options if d == hot), default=0) or -1
            options = [(p, d) for p, d in options if d not in worse or p > least]
            options = [(p, d) for p, d in options if d != hot or p == max(least, 0)]
            if not len(graph.offers):
                options = [(p, d) for d, p in {d: p for p, d in sorted(options)}.items()]
        found[tuple(sorted(set(options)))] += float(graph.chance[o])
    return sorted(found.items(), key=lambda item: (len(item[0]), item[0]))
