"""The policy that wants the most points from every turn and ignores its opponents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from greed.core.moves import ACCEPT, BANK, Move
from greed.core.state import ON, State
from greed.core.turn import Rules
from greed.graph import Context, TurnGraph
from greed.policies._planned import Planned, Row, context_of, decision_after, turn_of
from greed.policies._valued import Values, best_row
from greed.solver import BestTurn, best_turn


@dataclass(frozen=True)
class Maximiser(Planned):
    """Gets the most points per turn on average.

    It ignores strikes and what it leaves to others. Recorded points are worth what they are, with
    a bonus turn to come the points of that turn more, and every other end is worth nothing.
    """

    name = "maximiser"
    solves = True

    def row(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what gains the most points."""
        best, unit = _best(turn), turn.unit
        # A bonus turn is none where its points end the game.
        over = turn.sheet.end.endgame == "first_to_target" and points >= context.goal
        more = 0.0 if over or not turn.has_bonus else best_turn(turn.sheet, ON).value
        values = Values(
            thrown=lambda node: best.thrown(node, points),
            banked=lambda adds: float(adds * unit),
            bonus=lambda adds: adds * unit + more,
            stopped=0.0,
            again=best.value,
        )
        return best_row(turn, points, context, values)

    def takes(self, turn: TurnGraph, offer: int, points: int, context: Context) -> bool:  # noqa: ARG002
        """Return whether the attempt gains at least as much as a turn of its own."""
        best = _best(turn)
        return best.thrown(turn.attempts[offer], points) >= best.value

    def reads(self, context: Context) -> Context:
        """Return a context without strikes and, but where it bounces, without scores."""
        score = context.score if context.bounces else 0
        return context._replace(strikes=0, score=score, rival=0, lost=0)

    def worth(self, state: State, move: Move) -> float:
        """Return the points of the turn that a move comes to on average."""
        rules = state.rules
        turn = turn_of(rules, state.standing[state.seat])
        best, points = _best(turn), state.points // turn.unit
        if state.offer:
            if move != ACCEPT:
                return best.value
            offer = turn.offers.index(state.offer.hand)
            return best.thrown(turn.attempts[offer], state.offer.points // turn.unit)
        context = context_of(state)
        if state.cast:
            option = state.cast.by_dice[move.dice]
            decision = decision_after(state, option)
            return self.at(turn, points + option.points // turn.unit, context).rank[decision]
        if move == BANK:
            return float(context.recorded(points) * turn.unit)
        return best.thrown(turn.find(state), points)


def expected(rules: Rules) -> float:
    """Return the expected points of the best turn of a player on the board."""
    return _best(turn_of(rules, ON)).value


@lru_cache(maxsize=256)
def _best(turn: TurnGraph) -> BestTurn:
    return best_turn(turn.sheet, turn.standing)
