"""The turn graph as arrays: the one object that solvers, policies and kernels read."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import accumulate
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON, OUT, State
from greed.core.turn import Hand, rules_of
from greed.exact.model._columns import NEVER, TurnColumns
from greed.exact.model._walk import Options, most_points, turn_lists
from greed.tables import Tables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
TurnArrays = TurnColumns[Ints, Floats, NDArray[np.bool_]]

_KINDS: dict[str, type[np.generic]] = {
    "best": np.bool_,
    "bust": np.float64,
    "missed": np.float64,
    "chance": np.float64,
}


class TurnGraph(TurnColumns[Ints, Floats, NDArray[np.bool_]]):
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
        graph = super().__new__(cls, *arrays)  # type: ignore[type-var]  # a tuple with columns
        graph.tables, graph.standing = tables, standing
        return graph

    def __getnewargs__(self) -> tuple[TurnArrays, Tables, int]:
        """Return what a copy or a pickle is made from."""
        return TurnColumns(*self), self.tables, self.standing

    def _replace(self, **arrays: Any) -> Self:  # noqa: ANN401 -- each has a type of its own
        """Return the same graph with other arrays."""
        return type(self)(TurnColumns(*self)._replace(**arrays), self.tables, self.standing)

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


@lru_cache(maxsize=64)
def turn_graph(tables: Tables, standing: int, *, front: bool = True) -> TurnGraph:
    """Return the turn of a player of this standing (`core.state.ON`, `OFF` or `OUT`).

    With `front` an option is left out when another one leads to the same decision with more
    points. That is done only where it is exact: where points are handed on, fewer may be the
    better gift; where too many are worth nothing, or the target starts a last turn of the other
    seat, it may be better to stay below.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> classic = turn_graph(tables(load("classic")), 1)
    >>> classic.nodes, classic.decisions, float(classic.bust[classic.start]) * 6**6
    (6, 6, 1080.0)
    """
    listed = turn_lists(tables, standing, front=front)
    columns: list[Any] = [
        np.array(column, _KINDS.get(name, np.int64))
        for name, column in zip(listed._fields[1:], listed[1:], strict=True)
    ]
    return TurnGraph(TurnColumns(listed.start, *columns), tables, standing)


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
        outcomes: dict[Options, float] = defaultdict(float)
        for o in range(graph.outcome_start[n], graph.outcome_start[n + 1]):
            options = listed[graph.option_start[o] : graph.option_start[o + 1]]
            some = tuple(sorted(set(options))) if graph.overshoot else most_points(options)
            outcomes[some] += float(graph.chance[o])
        counts.append(len(outcomes))
        for some, weight in sorted(outcomes.items(), key=lambda item: (len(item[0]), item[0])):
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
