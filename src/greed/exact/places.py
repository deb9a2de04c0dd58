"""From a state inside a turn to its place in the machine: which node is thrown, in which row."""

from __future__ import annotations

from functools import lru_cache

from greed.core.state import ON, State
from greed.core.turn import Hand, rules_of
from greed.exact.machine import Machine, _Progress, _Walk
from greed.tables import Tables

__all__ = ["Places", "places"]


class Places:
    """The turn of one standing, and the node of every hand that can be thrown in it.

    >>> import greed
    >>> from greed.tables import tables
    >>> state = greed.start(greed.load("classic"))
    >>> here = places(tables(state.rules.sheet), ON)
    >>> here.node(state) == here.machine.start
    True
    """

    def __init__(self, tables: Tables, standing: int) -> None:
        walk = _Walk(tables, rules_of(tables.sheet), standing, front=True)
        self.machine: Machine = walk.machine()
        entry = walk.entry
        self._unit = tables.unit
        self._own_cap = walk.own_cap
        self._throw_needs = entry.points if entry and walk.scope_throw else 0
        place = {node: at for at, node in enumerate(walk._order())}
        self._node = {
            (tables.hands[hand], progress): place[node]
            for (hand, progress), node in walk.index.items()
        }

    def node(self, state: State) -> int:
        """Return the node that is thrown in a state in phase throw.

        Raises:
            KeyError: no turn of this standing comes to such a throw.
        """
        own = -1
        if self._own_cap:
            own = min((state.points - state.base) // self._unit, self._own_cap)
        best = bool(self._throw_needs) and state.best >= self._throw_needs
        return self._node[state.hand, _Progress(own, best)]

    def attempt(self, offer: Hand) -> int:
        """Return the number of a carryover by the hand that attempts it; -1 if there is none."""
        hands = self.machine.tables.hands
        return next((j for j, h in enumerate(self.machine.offers) if hands[h] == offer), -1)


@lru_cache(maxsize=64)
def places(tables: Tables, standing: int = ON) -> Places:
    """Return the places of the turn of a player of this standing."""
    return Places(tables, standing)
