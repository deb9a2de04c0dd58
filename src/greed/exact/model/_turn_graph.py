"""The turn graph: the turn of one standing as arrays that every solver reads.

A *node* is a hand to throw together with the progress of the turn towards entry, where the
points alone do not say it (inherited points that do not count, a throw that must be good
enough by itself). A *decision* is what a keep leads to: the node thrown if the player rolls
on, and what the bank does. Rows count the points of the turn in units.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON, OUT, State
from greed.core.turn import Hand, rules_of
from greed.exact.model._walk import NEVER
from greed.tables import Tables

__all__ = ["StateIndex", "TurnArrays", "TurnGraph", "state_index"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class TurnArrays(NamedTuple):
    """A turn as numbers and arrays, in an order in which each row follows from the rows above.

    Attributes:
        start: node of a fresh turn.
        attempts: (J,) node that attempts each carryover, -1 where this standing has none.
        offers: (J,) hand of each carryover, as `tables` numbers them.
        hand: (N,) hand of each node.
        own: (N,) points of the turn in units that count towards entry or minimum, up to what is
            needed; -1 where all do. best: (N,) whether one throw has brought what is needed.
        bust: (N,) chance of a bust; missed: (N,) chance of a scoring throw that ends the turn.
        row_from, row_to: (N,) the rows in which a node can be thrown.
        outcome_start: (N + 1,), chance: (O,), option_start: (O + 1,): as in `Tables`, without
            the outcomes that end the turn.
        points, decision: (K,) what each option adds, and the decision it leads to.
        node_decisions: (N + 2,) decisions are sorted by node; those of node n, counted from
            -1 (the turn must end), are node_decisions[n + 1] up to node_decisions[n + 2].
        node: (C,) node thrown after each decision, -1: none.
        source: (C,) 0: a bank offers nothing; 1 + j: it offers carryover j; J + 1: the points
            are banked and a bonus turn begins.
        bank_from: (C,) first row in which the points are recorded.
        stop_from: (C,) first row in which the turn can be ended without recording them.
    """

    start: int
    attempts: Ints
    offers: Ints
    hand: Ints
    own: Ints
    best: NDArray[np.bool_]
    bust: Floats
    missed: Floats
    row_from: Ints
    row_to: Ints
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    node: Ints
    source: Ints
    bank_from: Ints
    stop_from: Ints


class TurnGraph(TurnArrays):
    """The turn graph of one standing: its arrays, and the sheet that they were built from.

    Solvers, policies and kernels all read this one object. Numba takes it for the tuple that it
    is, so that compiled code reads the arrays by the same names; building it needs NumPy alone.

    Attributes:
        tables: the sheet as arrays.
        standing: of the player whose turn it is.
    """

    tables: Tables
    standing: int

    def __new__(cls, arrays: TurnArrays, tables: Tables, standing: int) -> Self:
        """Return the graph with these arrays."""
        graph = super().__new__(cls, *arrays)
        graph.tables, graph.standing = tables, standing
        return graph

    def __getnewargs__(self) -> tuple[TurnArrays, Tables, int]:
        """Return what a copy or a pickle is made from."""
        return TurnArrays(*self), self.tables, self.standing

    def _replace(self, **arrays: Any) -> Self:  # noqa: ANN401 -- each has a type of its own
        """Return the same graph with other arrays."""
        return type(self)(TurnArrays(*self)._replace(**arrays), self.tables, self.standing)

    # A graph is built once and looked up by identity: comparing arrays would say nothing more.
    __eq__, __ne__ = object.__eq__, object.__ne__
    __hash__ = object.__hash__

    @property
    def nodes(self) -> int:
        """How many nodes."""
        return len(self.hand)

    @property
    def decisions(self) -> int:
        """How many decisions."""
        return len(self.node)

    @property
    def reach(self) -> int:
        """The most rows that one option adds."""
        return int(self.points.max(initial=0))

    @property
    def tally(self) -> int:
        """The source of a bonus turn."""
        return len(self.offers) + 1

    @property
    def has_bonus(self) -> bool:
        """Whether a bonus turn can follow."""
        return bool((self.source == self.tally).any())

    @property
    def bonus_may_be_lost(self) -> bool:
        """Whether a bonus turn can follow on points that are not recorded.

        Then the player is where the turn began, about to begin another one.
        """
        bonus = self.source == self.tally
        if self.overshoot:
            return bool(bonus.any())
        least = np.full(self.decisions, NEVER)
        nodes = np.repeat(np.arange(self.nodes), np.diff(self.outcome_start))
        nodes = np.repeat(nodes, np.diff(self.option_start))
        np.minimum.at(least, self.decision, self.row_from[nodes] + self.points)
        return bool((least < self.bank_from)[bonus].any())

    @property
    def overshoot(self) -> bool:
        """Whether too many points are worth nothing, so that fewer may be worth more."""
        return self.tables.sheet.end.overshoot == "forfeits"


class StateIndex:
    """Finds the node and the row of a state that is about to throw, or may."""

    def __init__(self, graph: TurnGraph) -> None:
        self._unit = graph.tables.unit
        self._most = int(graph.own.max())
        entry = None
        if graph.standing != ON:
            entry = rules_of(graph.tables.sheet).entry_rule(again=graph.standing == OUT)
        self._throw = entry.points if entry and entry.scope == "throw" else None
        hands = graph.tables.hands
        self._nodes: dict[tuple[Hand, int, bool], int] = {
            (hands[hand], own, best): node
            for node, (hand, own, best) in enumerate(
                zip(graph.hand.tolist(), graph.own.tolist(), graph.best.tolist(), strict=True)
            )
        }

    def node(self, state: State) -> int:
        """Return the node that is thrown from a state if the player rolls."""
        own = min((state.points - state.inherited) // self._unit, self._most)
        best = self._throw is not None and state.best_throw >= self._throw
        return self._nodes[state.hand, own, best]

    def row(self, state: State) -> int:
        """Return the points of the turn in units."""
        return state.points // self._unit


@lru_cache(maxsize=64)
def state_index(graph: TurnGraph) -> StateIndex:
    """Return the finder of a graph, made once."""
    return StateIndex(graph)
