"""A machine as the kernels read it."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from greed.exact.kernels import LANES, Turn
from greed.exact.machine import NEVER, Machine

__all__ = ["program"]

_UNRANKED = 1 << 40


def program(machine: Machine) -> Turn:
    """Return a machine as the kernels read it, with its options at every level."""
    unsigned = np.uint64
    ranks, levels = _ranks(machine)
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
    )


def _ranks(machine: Machine) -> tuple[np.ndarray, int]:
    """Rank the decisions by when a growing turn banks them: the likeliest bust first."""
    ranks = np.full(machine.decisions, _UNRANKED, np.int64)
    if len(machine.offers) or machine.reach == 0:
        return ranks, 0
    plain = (machine.source == 0) & (machine.bank_from < NEVER)
    order = np.argsort(-machine.bust, kind="stable")
    place = np.empty(machine.nodes, np.int64)
    place[order] = np.arange(machine.nodes)
    for d in np.flatnonzero(plain):
        node = machine.node[d]
        if node >= 0:
            ranks[d] = 1 + place[node]
        elif machine.bank_from[d] == 0:
            ranks[d] = 0
    return ranks, machine.nodes


def _plain_from(machine: Machine, ranks: np.ndarray) -> np.ndarray:
    """Return the row from which every decision before a node is a choice to bank or to roll."""
    rows = np.full(machine.nodes, NEVER, np.int64)
    for node in range(machine.nodes):
        first, last = machine.node_decisions[node + 1], machine.node_decisions[node + 2]
        if first < last and (ranks[first:last] < _UNRANKED).all():
            rows[node] = machine.bank_from[first:last].max()
    return rows.astype(np.uint64)


def _sure_from(machine: Machine) -> np.ndarray:
    """Return the row from which every decision before a node can be banked."""
    rows = np.full(machine.nodes, NEVER, np.int64)
    for node in range(machine.nodes):
        first, last = machine.node_decisions[node + 1], machine.node_decisions[node + 2]
        if first < last:
            rows[node] = machine.bank_from[first:last].max()
    return rows.astype(np.uint64)


def _outcomes(
    machine: Machine, node: int, ranks: np.ndarray, level: int
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
