"""Policies that know what every way to go on with a turn is worth, and take the best.

Such a policy is defined by what the ends of a turn are worth to it: points recorded, nothing
recorded, a bust, points recorded with a bonus turn to come. A solver turns these into what rolling
is worth, in a state or for a whole turn at once; what is done there follows here.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from greed.core.endgame import score_after
from greed.core.game import apply, legal_moves
from greed.core.moves import BANK, ROLL, Move
from greed.core.state import State
from greed.core.turn_end import why_no_points
from greed.policies._former._judgement import SURE, banking
from greed.policies._former._policy import Planned

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from greed.exact.match import Task, TurnPlan
    from greed.exact.model import TurnGraph
    from greed.sim import Stakes
    from greed.tables import Tables


class TurnValues(NamedTuple):
    """What the ways to go on with a turn are worth to a policy.

    Attributes:
        thrown: (rows, N) throwing each node with the points of a row.
        bank: (2, rows) recording these points, at the end of the turn and before a bonus turn; no
            points before a bonus turn stand for all that aren't recorded.
        stop: ending the turn with nothing recorded.
    """

    thrown: NDArray[np.float64]
    bank: NDArray[np.float64]
    stop: float


class Greedy(Planned):
    """Chooses the move that is worth most by a solution of the sheet.

    What it solves knows no opponent, so two things of the game go before it: it takes a win, or
    the lead in the final round, and it never banks where that is hopeless.
    """

    solves = True

    def choose(self, state: State) -> Move:
        """Return the move that is worth most; in a tie the bank."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        if state.phase == "decide":
            brings, settles = banking(state)
            if settles:
                return BANK
            if state.final and not brings:
                return ROLL
        return max(moves, key=lambda move: (self.worth(state, move), move == BANK))

    def worth(self, state: State, move: Move) -> float:
        """Return what a move is worth, in whatever this bot counts."""
        if move == BANK:
            return self.ended(state)
        after = apply(state, move)
        if after.phase == "throw" and after.seat == state.seat and not _begins(state, after):
            return self.thrown(after)
        if after.phase != "decide":
            return self.tallied(state, after)
        brings, settles = banking(after)
        if settles:
            return SURE + after.points
        choices = [self.thrown(after)] if after.hand.dice else []
        if BANK in legal_moves(after) and (not after.final or brings):
            choices.append(self.ended(after))
        return max(choices, default=0.0)  # a last turn without dice and without the lead is lost

    @abstractmethod
    def thrown(self, state: State) -> float:
        """Return what it is worth to throw the hand of a state."""

    @abstractmethod
    def banking(self, state: State, score: int) -> float:
        """Return what it is worth to end the turn with a score recorded."""

    @abstractmethod
    def stopping(self, state: State) -> float:
        """Return what it is worth to end the turn with nothing recorded."""

    @abstractmethod
    def tallied(self, state: State, after: State) -> float:
        """Return what it is worth that a keep has ended the turn and begun a bonus turn.

        Its points need not have been recorded: then the bonus turn begins where this one did.
        """

    @abstractmethod
    def values(self, turn: TurnGraph, rows: int, task: Task) -> TurnValues:
        """Return what the ways to go on are worth in a whole turn with so many rows."""

    def ended(self, state: State) -> float:
        """Return what it is worth to bank."""
        if why_no_points(state):
            return self.stopping(state)
        return self.banking(state, score_after(state))

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played, as `greed.exact.match.Planner` has it."""
        import numpy as np

        from greed.exact.match import TurnPlan

        thrown, bank, stop = self.values(turn, rows, task)
        t = np.arange(rows)[:, None]
        tally, recorded = turn.source == turn.tally, (t >= turn.bank_from) & (t <= task.last)
        worth = np.where(turn.node >= 0, thrown[:, turn.node], -np.inf)
        nothing = np.where(tally, bank[1, 0], stop)
        ended = np.where((t >= turn.bank_from) | (t >= turn.stop_from), nothing, -np.inf)
        ended = np.where(recorded, bank[tally.astype(int)].T, ended)
        if task.final:  # where nothing but the lead counts, nobody stops short of it
            worth = np.where(turn.node >= 0, worth, np.where(tally, np.maximum(ended, 0.0), 0.0))
            ends = np.zeros(worth.shape, np.bool_)
        else:
            worth = np.maximum(worth, ended)
            ends = ended >= worth
        wins = recorded & (t >= task.goal) & ~tally
        return TurnPlan(np.where(wins, SURE + t, worth), ends | wins)

    def accepts(self, turn: TurnGraph, offer: int, rows: int, task: Task) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        thrown, node = self.values(turn, rows, task).thrown, int(turn.attempts[offer])
        taken: NDArray[np.bool_] = thrown[:, node] >= thrown[0, turn.start]
        return taken

    def accepting(self, tables: Tables, stakes: Stakes, task: Task) -> Stakes:
        """Return the stakes of a turn off the board with the carryovers that it accepts.

        The simulator doesn't know by itself that inherited points may not count for entry.
        """
        import numpy as np

        from greed.exact.model import turn_graph

        if not tables.sheet.carryover:
            return stakes
        graph, size = turn_graph(tables, stakes.standing), stakes.bank.shape[-1]
        gains = np.full((len(tables.hands), size), -1.0)
        for number, hand in enumerate(graph.offers):
            if graph.attempts[number] >= 0:
                gains[hand, self.accepts(graph, number, size, task)] = 1.0
        return replace(stakes, accepts=gains)


def _begins(state: State, after: State) -> bool:
    """Say whether a move has ended a turn and begun a bonus turn."""
    return state.phase == "keep" and after.phase == "throw"
