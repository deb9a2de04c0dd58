"""A bot that heads for the target in the fewest turns, ignoring its opponents."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from greed.bots.interface import Bot, BotError
from greed.bots.maximiser import Maximiser
from greed.bots.solved import Solved, need_exact
from greed.core.moves import Move
from greed.core.state import ON, State

if TYPE_CHECKING:
    from greed.exact.solo import SoloRace
    from greed.tables import Tables

__all__ = ["Sprinter", "make"]


class Sprinter(Solved):
    """Reaches the target in the fewest turns on average.

    Once a player has reached it, the bot plays for points: no turn is left to save.
    """

    def __init__(self) -> None:
        self._late = Maximiser()

    def __str__(self) -> str:
        return "sprinter"

    def worth(self, state: State, move: Move) -> float:
        """Return minus the expected turns after this one; in the final round, points."""
        return self._late.worth(state, move) if state.final else super().worth(state, move)

    def thrown(self, state: State) -> float:
        """Return minus the expected turns after this one."""
        from greed.exact.model import Status, state_index

        race = _race(state)
        leg = race.legs[state.standing[state.seat]]
        place = leg.statuses.index(Status(state.standing[state.seat], state.strikes[state.seat]))
        score = max(state.scores[state.seat] // race.tables.unit - race.lowest, 0)
        nodes, where = leg.nodes(place, score), state_index(leg.turn_graph)
        return float(nodes[min(where.row(state), len(nodes) - 1), where.node(state)])

    def banking(self, state: State, score: int) -> float:
        """Return minus the expected turns from a score on."""
        from greed.exact.model import Status

        return -_race(state).turns(Status(ON), score)

    def stopping(self, state: State) -> float:
        """Return minus the expected turns from the same score on."""
        from greed.exact.model import Status

        seat = state.seat
        return -_race(state).turns(Status(state.standing[seat]), state.scores[seat])

    def tallied(self, state: State, after: State) -> float:
        """Return minus the expected turns after the bonus turn."""
        if after.over:
            return 0.0
        still = 1.0 if after.seat == state.seat and not after.final else 0.0
        return still + self.banking(state, after.scores[state.seat])


def _race(state: State) -> SoloRace:
    from greed.tables import tables

    return _kept(tables(state.rules.sheet))


@lru_cache(maxsize=16)
def _kept(held: Tables) -> SoloRace:
    from greed.exact.solo import saved_solo

    return saved_solo(held)


def make(parameter: str, seed: str | None) -> Bot:  # noqa: ARG001
    """Reaches the target in the fewest turns on average. Needs the extra `exact`."""
    if parameter:
        raise BotError(f"sprinter takes no parameter: leave out {parameter!r}")
    need_exact("sprinter")
    return Sprinter()
