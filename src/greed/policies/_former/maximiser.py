"""The policy that wants the most points from every turn and ignores its opponents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from greed.core.state import OFF, ON, OUT, State
from greed.core.turn import Rules
from greed.policies._former._greedy import Greedy, TurnValues
from greed.tables.game_rules import game_rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from greed.exact.match import Task
    from greed.exact.model import TurnGraph
    from greed.exact.turn import BestTurn
    from greed.sim import Goal, PolicyTable, Stakes
    from greed.tables import Tables


_NEAR = 120
"""Units away from which on a goal counts as out of reach: hardly a turn brings so much."""

_FEWEST = 300
"""Units for which every turn is followed at least: where banking is never best, it goes on."""


@dataclass(frozen=True)
class Maximiser(Greedy):
    """Gets the most points per turn on average. Needs the extra `exact`.

    It ignores strikes and what it leaves to others. Recorded points are worth what they are, with
    a bonus turn to come the points of that turn more, and every other end is worth nothing.
    """

    name = "maximiser"

    def thrown(self, state: State) -> float:
        """Return the expected points of the turn."""
        from greed.exact.model import state_index
        from greed.tables import tables

        turn = _kept(tables(state.rules.sheet), state.standing[state.seat])
        where = state_index(turn.turn_graph)
        return turn.thrown(where.node(state), where.row(state))

    def banking(self, state: State, score: int) -> float:
        """Return the points that are recorded."""
        return float(score - state.scores[state.seat])

    def stopping(self, state: State) -> float:  # noqa: ARG002
        """Return nothing."""
        return 0.0

    def tallied(self, state: State, after: State) -> float:
        """Return the points recorded, and those of the bonus turn."""
        gained = float(after.scores[state.seat] - state.scores[state.seat])
        return gained + (self.thrown(after) if after.seat == state.seat and not after.over else 0.0)

    def values(self, turn: TurnGraph, rows: int, task: Task) -> TurnValues:  # noqa: ARG002
        """Return the expected points of the turn."""
        import numpy as np

        best = _kept(turn.tables, turn.standing)
        above = np.arange(len(best.nodes), max(rows, len(best.nodes)))[:, None]
        lines = above * best.tail.slope + best.tail.level
        points = np.arange(rows) * float(turn.tables.unit)
        bonus = points.copy()
        if turn.has_bonus:
            bonus += _kept(turn.tables, ON).value
            bonus[0] = best.value
        thrown = np.concatenate([best.nodes, lines])[:rows]
        return TurnValues(thrown, np.stack([points, bonus]), 0.0)

    def table(self, tables: Tables) -> PolicyTable:
        """Return what it does by the points of the turn, and near a goal by how far off it is.

        A goal is a target that wins at once, or else the best score of the others in a final round.
        With more than `_NEAR` units to go the table doesn't look at it. Where points beyond the
        target don't count, it looks at the target as well; that the last player of a round wins
        with it, it doesn't know.

        In an attempt off the board it keeps dice as if inherited points counted for entry. It
        begins a bonus turn on points that aren't recorded only where nothing else can be kept.
        """
        import numpy as np

        from greed.sim import Goal, best_policy

        stakes, target = self._stakes(tables), tables.sheet.target // tables.unit
        rows = np.zeros((1, 1, 3, target, 1), np.int32)
        rows[0, 0, :, :, 0] = np.arange(3)[:, None]
        banks = game_rules(tables.sheet).banks
        if banks.at == "wins" or banks.above == "forfeits":
            for standing in _standings(tables):
                for score in range(max(target - _NEAR, 0), target if standing == ON else 1):
                    rows[0, 0, standing, score] = len(stakes)
                    away = target - score
                    goal = _goal(tables, away, away) if banks.at == "wins" else Goal(last=away)
                    stakes.append(stakes[standing].towards(goal))
        final, late = self.final_round(tables, len(stakes))
        return best_policy(tables, str(self), rows, [*stakes, *late], final=final)

    def final_round(self, tables: Tables, first: int) -> tuple[NDArray[np.int32], list[Stakes]]:
        """Return the rows of its final rounds, numbered from `first` on, and their stakes."""
        import numpy as np

        rules = game_rules(tables.sheet)
        late: list[Stakes] = []
        if rules.banks.at == "wins":
            return np.zeros((3, 0), np.int32), late
        stakes, final = self._stakes(tables), np.zeros((3, _NEAR), np.int32)
        for standing in _standings(tables):
            for behind in range(_NEAR):
                final[standing, behind] = first + len(late)
                goal = _goal(tables, behind + rules.leader_wins_ties, behind)
                late.append(stakes[standing].towards(goal._replace(final=True)))
        return final, late

    def _stakes(self, tables: Tables) -> list[Stakes]:
        """Return what is at stake in a turn, by standing."""
        from greed.exact.match import Task

        on = stakes_of(tables, ON)
        bonus = float(on.tally[0]) if on.tally is not None else 0.0
        away = [stakes_of(tables, standing, bonus) for standing in (OFF, OUT)]
        off, out = (self.accepting(tables, each, Task()) for each in away)
        return [off, on, out]


def _standings(tables: Tables) -> list[int]:
    return sorted({status.standing for status in game_rules(tables.sheet).statuses})


def _goal(tables: Tables, points: int, away: int) -> Goal:
    """Return a goal; a target so many units away must be hit where more don't count."""
    from greed.sim import Goal

    exactly = game_rules(tables.sheet).banks.above == "forfeits"
    return Goal(points, away) if exactly else Goal(points)


def stakes_of(tables: Tables, standing: int, bonus: float | None = None) -> Stakes:
    """Return what the ends of a turn are worth in points; `bonus`: what a turn on the board is.

    A bonus turn on points that aren't recorded is the same turn once more.
    """
    import numpy as np

    from greed.sim import Stakes, best_turn

    rows = max(tables.sheet.target // tables.unit, len(_kept(tables, standing).nodes), _FEWEST)
    size = rows + int(tables.points.max()) + 1
    points = np.arange(float(size))
    if not tables.tally.any():
        return Stakes(standing, points)
    again, before, tally = 0.0, -1.0, points
    while again - before > 1e-9:
        tally = points + (again if bonus is None else bonus)
        tally[0] = again
        turn = best_turn(tables, Stakes(standing, points, tally=tally))
        again, before = float(turn.rolls[tables.first_hands[standing], 0]), again
    return Stakes(standing, points, tally=tally)


def expected(rules: Rules) -> float:
    """Return the expected points of the best turn of a player on the board."""
    from greed.tables import tables

    return _kept(tables(rules.sheet), ON).value


@lru_cache(maxsize=64)
def _kept(tables: Tables, standing: int) -> BestTurn:
    from greed.exact.turn import saved_best_turn

    return saved_best_turn(tables, standing)
