"""Where a state of a game stands in the arrays of a solved turn."""

from __future__ import annotations

from functools import lru_cache

from greed.core.state import ON, OUT, State
from greed.core.turn import Hand, rules_of
from greed.exact.model._turn_graph import TurnGraph

__all__ = ["StateIndex", "state_index"]


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
