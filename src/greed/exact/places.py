"""Where a state of a game stands in the arrays of a solved turn."""

from __future__ import annotations

from functools import lru_cache

from greed.core.state import State
from greed.core.turn import Hand, rules_of
from greed.exact.machine import Machine, _Progress, _Walk

__all__ = ["Places", "places"]


class Places:
    """Finds the node and the row of a state that is about to throw, or may."""

    def __init__(self, machine: Machine) -> None:
        # The machine does not keep the progress of its nodes, so it is walked once more.
        self._unit = machine.tables.unit
        self._walk = walk = _Walk(
            machine.tables, rules_of(machine.tables.sheet), machine.standing, front=True
        )
        walk.machine()
        hands = machine.tables.hands
        order = walk._order()  # noqa: SLF001
        self._nodes: dict[tuple[Hand, _Progress], int] = {
            (hands[walk.keys[node][0]], walk.keys[node][1]): at for at, node in enumerate(order)
        }

    def node(self, state: State) -> int:
        """Return the node that is thrown from a state if the player rolls."""
        walk = self._walk
        own = min((state.points - state.base) // self._unit, walk.own_cap) if walk.own_cap else -1
        entry = walk.entry
        best = bool(entry and walk.scope_throw and state.best >= entry.points)
        return self._nodes[state.hand, _Progress(own, best)]

    def row(self, state: State) -> int:
        """Return the points of the turn in units."""
        return state.points // self._unit


@lru_cache(maxsize=64)
def places(machine: Machine) -> Places:
    """Return the finder of a machine, made once."""
    return Places(machine)
