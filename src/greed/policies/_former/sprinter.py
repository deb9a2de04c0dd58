"""The policy that heads for the target in the fewest turns and ignores its opponents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from greed.core.errors import Unsolvable
from greed.core.moves import Move
from greed.core.state import ON, State
from greed.policies._former._greedy import Greedy, TurnValues
from greed.policies._former._policy import kept_table
from greed.policies._former.maximiser import Maximiser

if TYPE_CHECKING:
    from greed.exact.match import Side, Task
    from greed.exact.model import Status, TurnGraph
    from greed.exact.solo import SoloRace
    from greed.sim import PolicyTable, Stakes
    from greed.tables import Tables

_LATE = Maximiser()
"""Who plays the final round, where no turn is left to save."""
_SLACK = 1e-6
"""Turns that a choice of the table may cost if that makes the table smaller."""


@dataclass(frozen=True)
class Sprinter(Greedy):
    """Reaches the target in the fewest turns on average. Needs the extra `exact`.

    Every end of a turn is worth minus the expected turns that follow. Once a player has reached
    the target it plays for points.
    """

    name = "sprinter"

    def worth(self, state: State, move: Move) -> float:
        """Return minus the expected turns after this one; in the final round, points."""
        return _LATE.worth(state, move) if state.final else super().worth(state, move)

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

    def tallied(self, state: State, after: State) -> float:  # noqa: ARG002
        """Return minus the expected turns after the bonus turn."""
        return 0.0 if after.over or after.final else self.thrown(after)

    def values(self, turn: TurnGraph, rows: int, task: Task) -> TurnValues:
        """Return minus the expected turns after this one; in the final round, points."""
        import numpy as np

        from greed.exact.model import Status

        if task.final:
            return _LATE.values(turn, rows, task)
        race = _kept(turn.tables)
        leg, score = race.legs[turn.standing], task.score - race.lowest
        nodes = leg.nodes(leg.statuses.index(Status(turn.standing, task.strikes)), score)
        bank, stop = race.banks(leg, score, rows)
        return TurnValues(nodes[np.minimum(np.arange(rows), len(nodes) - 1)], bank, stop)

    def heeds_score(self, tables: Tables) -> bool:  # noqa: ARG002
        """Return True: it counts the turns from its score on."""
        return True

    def side(self, tables: Tables) -> Side:
        """Return how it plays a game between two.

        Raises:
            Unsolvable: it often counts the same turns for several keeps, and here they leave
                different things to the other seat.
        """
        from greed.exact.model import final_rules

        follows = {
            "a final round follows": any(final_rules(tables).challenged),
            "a carryover may follow": tables.sheet.carryover is not None,
        }
        for what, there in follows.items():
            if there:
                raise Unsolvable(
                    "sprinter cares only about its own turns, and which of two equally fast keeps"
                    f" it takes can't be worked out where {what}: play it with greed sim or greed"
                    " arena"
                )
        return super().side(tables)

    def table(self, tables: Tables) -> PolicyTable:
        """Return what it does in every situation, built once and then kept on disk.

        It has a row for each score on the board, and one off it.

        Raises:
            Unsolvable: the target cannot be reached from some score.
        """
        return _saved(tables)


@lru_cache(maxsize=4)
def _saved(tables: Tables) -> PolicyTable:
    from greed.exact.solo import SOLO_VERSION

    return kept_table(tables, Sprinter(), SOLO_VERSION, lambda: _built(tables))


def _built(tables: Tables) -> PolicyTable:
    import numpy as np

    from greed.exact.model import statuses
    from greed.sim import best_policy

    race, target = _kept(tables), tables.sheet.target // tables.unit
    listed = statuses(tables).all
    strikes = 1 + max(status.strikes for status in listed)
    rows = np.zeros((1, strikes, 3, target, 1), np.int32)
    turns: list[tuple[Status, int]] = []
    for status in listed:
        for score in range(target if status.standing == ON else 1):
            rows[0, status.strikes :, status.standing, score:, 0] = len(turns)
            turns.append((status, score))
    ends = (_ends(race, *turn) for turn in turns)
    final, late = _LATE.final_round(tables, len(turns))
    return best_policy(tables, Sprinter.name, rows, chain(ends, late), final=final, slack=_SLACK)


def _ends(race: SoloRace, status: Status, score: int) -> Stakes:
    """Return what the ends of a turn are worth: minus the turns that are still to come."""
    from greed.exact.match import Task
    from greed.exact.model import statuses
    from greed.sim import Stakes

    tables, seat_statuses = race.tables, statuses(race.tables)
    size = tables.sheet.target // tables.unit - score + int(tables.points.max()) + 1
    bank, missed = race.banks(race.legs[status.standing], score - race.lowest, size)
    left = seat_statuses.after_bust(status, score * tables.unit)
    lost = -race.turns(seat_statuses.bust[status], left)
    stakes = Stakes(status.standing, bank[0], lost, missed, bank[1])
    if status.standing == ON:
        return stakes
    return Sprinter().accepting(tables, stakes, Task(strikes=status.strikes, score=score))


def _race(state: State) -> SoloRace:
    from greed.tables import tables

    return _kept(tables(state.rules.sheet))


@lru_cache(maxsize=16)
def _kept(tables: Tables) -> SoloRace:
    from greed.exact.solo import saved_solo

    return saved_solo(tables)
