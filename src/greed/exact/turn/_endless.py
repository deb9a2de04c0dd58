"""Turns that can go on for long: how many rounds they take to settle, and which are refused.

High up every bank is worth the same, and what a turn is worth there is found by iterating until
little changes. How often that is, and how much is still open then, depends on how likely a turn is
to go on: on throws that must be followed by another one, or that are if it pays. Nothing there may
be left to chance, for whatever is open adds to every value of a race.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from greed.exact.model import NEVER, TurnGraph, Unsolvable
from greed.exact.tolerances import FLAT_ROWS_SETTLED

__all__ = ["Rounds", "fails", "rounds"]

_GONE = 1e-16  # a chance that is none
_MOST = 20_000
_EPSILON = 4e-16  # by which a round can be off


class Rounds(NamedTuple):
    """How the rows of a turn are worked out in which every bank is worth the same.

    Attributes:
        most: after this many rounds a turn is over, but for a negligible chance.
        close: a change in one round that is small enough.
        open: how far off a turn can be after that.
    """

    most: int
    close: float
    open: float


@lru_cache(maxsize=64)
def rounds(graph: TurnGraph) -> Rounds:
    """Return how many rounds it takes to evaluate a turn where every bank is worth the same.

    Raises:
        Unsolvable: a turn may go on for ever, or nearly.
    """
    goes_on = np.where(graph.node >= 0, graph.node, graph.nodes)
    # Of banks that are worth the same none is better than this one; with offers some are.
    alike = not len(graph.offers) and not graph.has_bonus
    if alike:
        goes_on = np.where(graph.bank_from < NEVER, graph.nodes, goes_on)
    alive = np.ones(graph.nodes + 1)
    alive[-1] = 0.0
    throws = 0.0
    for number in range(1, _MOST):
        throws += float(alive.max())
        alive[:-1] = _expected(graph, alive[goes_on])
        if alive.max() < _GONE:
            close = max(FLAT_ROWS_SETTLED / max(throws, 1.0), _EPSILON)
            return Rounds(number + 1, close, throws * close)
    if alike:
        raise Unsolvable("a player may have to roll for ever, or nearly, without a chance to bank")
    raise Unsolvable(
        "a turn may go on for ever, or nearly, without a bust, and what a bank hands on or the"
        " turn that follows makes that worth while"
    )


@lru_cache(maxsize=64)
def fails(graph: TurnGraph) -> float:
    """Return how likely a turn is at least to record nothing, whatever its player does."""
    goes_on = np.where(graph.node >= 0, graph.node, graph.nodes)
    banked = graph.bank_from < NEVER
    records = np.zeros(graph.nodes + 1)
    for _ in range(_MOST):
        before = records.copy()
        records[:-1] = _expected(graph, np.where(banked, 1.0, records[goes_on]))
        if np.abs(records - before).max() < _GONE:
            break
    roots = [graph.start, *(node for node in graph.attempts if node >= 0)]
    return float(1.0 - records[roots].max())


def _expected(graph: TurnGraph, decisions: np.ndarray) -> np.ndarray:
    """Return the mean of each node's outcomes, each with its largest decision."""
    if not len(graph.chance):
        return np.zeros(graph.nodes)
    best = np.maximum.reduceat(decisions[graph.decision], graph.option_start[:-1])
    node = np.repeat(np.arange(graph.nodes), np.diff(graph.outcome_start))
    return np.bincount(node, graph.chance * best, graph.nodes)
