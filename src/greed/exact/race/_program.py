"""A machine as the kernels read it."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import NEVER, TurnGraph, final_rules, reachable
from greed.exact.race.kernels import LANES, Turn
from greed.exact.turn import rounds

__all__ = ["compiled_turn"]

_UNRANKED = 1 << 40
_RARE = 1e-13
_MOST_SLACK = 4096

Ints = NDArray[np.int64]


@lru_cache(maxsize=8)
def compiled_turn(machine: TurnGraph) -> Turn:
    """Return a machine as the kernels read it, with its options at every level."""
    unsigned, round_ = np.uint64, rounds(machine)
    ranks, levels = _ranks(machine)
    alone = _rows_alone(machine)
    attempt = np.full(machine.nodes, -1, np.int64)
    for j, node in enumerate(machine.attempts):
        if node >= 0:
            attempt[node] = j
    counts, sizes, chance, points, decision = [], [], [], [], []
    for level in range(levels + 1):
        for node in range(machine.nodes):
            found = _outcomes(machine, node, ranks, level)
            counts.append(len(found))
            for options, weight in found:
                sizes.append(len(options))
                chance.append(weight)
                points += [option[0] for option in options]
                decision += [option[1] for option in options]
    row = machine.decisions + 1
    where = np.array(decision, np.int64)
    return Turn(
        nodes=unsigned(machine.nodes),
        decisions=unsigned(machine.decisions),
        start=unsigned(machine.start),
        sources=unsigned(len(machine.offers) + 2),
        reach=unsigned(machine.reach),
        levels=np.int64(levels),
        attempt=attempt,
        bust=machine.bust,
        missed=machine.missed,
        row_from=machine.row_from.astype(unsigned),
        row_to=machine.row_to.astype(unsigned),
        outcome_start=np.concatenate([[0], np.cumsum(counts)]).astype(unsigned),
        chance=np.array(chance),
        option_start=np.concatenate([[0], np.cumsum(sizes)]).astype(unsigned),
        offset=((np.array(points, np.int64) * row + where) * LANES).astype(unsigned),
        flat=(where * LANES).astype(unsigned),
        node_decisions=machine.node_decisions.astype(unsigned),
        source=machine.source.astype(unsigned),
        bank_from=machine.bank_from.astype(unsigned),
        stop_from=machine.stop_from.astype(unsigned),
        rank=ranks,
        plain_from=_plain_from(machine, ranks),
        sure_from=_sure_from(machine),
        rows_alone=alone.astype(unsigned),
        slack=unsigned(_slack(machine, alone)),
        rounds=np.int64(round_.most),
        close=np.float64(round_.close),
    )


def _ranks(machine: TurnGraph) -> tuple[np.ndarray, int]:
    """Rank the decisions by when a growing turn banks them: the likeliest bust first.

    Those that end the turn come before all others, unless fewer points may be the better end.
    """
    ranks = np.full(machine.decisions, _UNRANKED, np.int64)
    if len(machine.offers) or machine.reach == 0 or machine.overshoot:
        return ranks, 0
    plain = (machine.source == 0) & (machine.bank_from < NEVER)
    order = np.argsort(-machine.bust, kind="stable")
    place = np.empty(machine.nodes, np.int64)
    place[order] = np.arange(machine.nodes)
    for d in np.flatnonzero(plain):
        node = machine.node[d]
        if node >= 0:
            ranks[d] = 1 + place[node]
        elif machine.bank_from[d] == 0 and not any(final_rules(machine.tables).challenged):
            ranks[d] = 0
    return ranks, machine.nodes


def _plain_from(machine: TurnGraph, ranks: np.ndarray) -> np.ndarray:
    """Return the row from which every decision before a node is a choice to bank or to roll."""
    rows = np.full(machine.nodes, NEVER, np.int64)
    for node in range(machine.nodes):
        first, last = machine.node_decisions[node + 1], machine.node_decisions[node + 2]
        if first < last and (ranks[first:last] < _UNRANKED).all():
            rows[node] = machine.bank_from[first:last].max()
    return rows.astype(np.uint64)


def _sure_from(machine: TurnGraph) -> np.ndarray:
    """Return the row from which every decision before a node can be banked."""
    rows = np.full(machine.nodes, NEVER, np.int64)
    for node in range(machine.nodes):
        first, last = machine.node_decisions[node + 1], machine.node_decisions[node + 2]
        if first < last:
            rows[node] = machine.bank_from[first:last].max()
    return rows.astype(np.uint64)


def _rows_alone(machine: TurnGraph) -> Ints:
    """Return in how many rows, from the lowest on, each node is thrown without an attempt."""
    if (machine.attempts < 0).all():
        return np.minimum(machine.row_to, NEVER - 1) + 1
    most: dict[tuple[int, int], int] = {}
    for n, d, p in _moves(machine):
        move = n, int(machine.node[d])
        most[move] = max(p, most.get(move, 0))
    moves = [(n, to, p) for (n, to), p in most.items() if to >= 0]
    _, last = reachable(machine.nodes, {machine.start: 0}, moves)
    return np.minimum(last, NEVER - 1) + 1


def _slack(machine: TurnGraph, alone: Ints) -> int:
    """Return how many rows above its attempt a turn is likely to be where only attempts lead."""
    if (machine.attempts < 0).all():
        return 0
    reach, bounded = machine.reach, alone < NEVER
    outcome = machine.option_start[:-1]
    node = np.repeat(np.arange(machine.nodes), np.diff(machine.outcome_start))
    to = machine.node[machine.decision]
    # [row + reach, node]: the chance, with the keeps that make it largest, to be at such a node
    # that many rows up; the last node stands for the end of the turn.
    chances = np.zeros((_MOST_SLACK + reach + 1, machine.nodes + 1))
    chances[: reach + 1, :-1] = bounded
    for row in range(1, _MOST_SLACK):
        here = chances[row + reach]
        for _ in range(machine.nodes if (machine.points == 0).any() else 1):
            before = here.copy()
            best = np.maximum.reduceat(chances[row + reach - machine.points, to], outcome)
            here[:-1] = np.where(bounded, np.bincount(node, machine.chance * best), 0.0)
            if (here == before).all():
                break
        if here[machine.attempts].max() < _RARE:
            return row
    return _MOST_SLACK


def _moves(machine: TurnGraph) -> list[tuple[int, int, int]]:
    """Return every option as node, decision and points."""
    outcome = np.repeat(np.arange(len(machine.chance)), np.diff(machine.option_start))
    node = np.repeat(np.arange(machine.nodes), np.diff(machine.outcome_start))[outcome]
    return list(zip(node.tolist(), machine.decision.tolist(), machine.points.tolist(), strict=True))


def _outcomes(
    machine: TurnGraph, node: int, ranks: np.ndarray, level: int
) -> list[tuple[tuple[tuple[int, int], ...], float]]:
    """Return the outcomes of a node when decisions up to a rank are banked in all rows above."""
    found: dict[tuple[tuple[int, int], ...], float] = defaultdict(float)
    for o in range(machine.outcome_start[node], machine.outcome_start[node + 1]):
        banked = -1
        options = []
        for k in range(machine.option_start[o], machine.option_start[o + 1]):
            points, decision = int(machine.points[k]), int(machine.decision[k])
            if ranks[decision] <= level:
                banked = max(banked, points)
            else:
                options.append((points, decision))
        # Wherever the quiet ones are banked every other decision can be banked as well, so
        # that more points are worth more, whatever they lead to.
        if banked > max((p for p, d in options if ranks[d] < _UNRANKED), default=-1):
            options.append((banked, machine.decisions))
        found[tuple(sorted(options))] += float(machine.chance[o])
    return sorted(found.items(), key=lambda item: (len(item[0]), item[0]))
