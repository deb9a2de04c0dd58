"""Policies that say for any number of points of a turn what they do there.

A policy is asked about one row at a time: about all decisions of a turn (`greed.graph.TurnGraph`)
with some number of points. From its rows the plans follow by which solver and simulator play a
turn, and what a bot does in a state.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from greed.core.errors import Unsolvable
from greed.core.game import decide, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.state import Board, Standing, State, fresh_turn
from greed.core.turn import Option, Rules
from greed.graph import NEVER, Context, Course, TurnGraph, course, turn_graph
from greed.policies._glimpse import glimpse
from greed.policies._policy import Policy, PolicyError
from greed.solver.policies import Plan

SURE = 1e9
"""More than anything else ranks: of keeps that win or lead the one with most points is taken."""
_TIE = 1e-6
"""What a die more that is left ranks: of equal keeps the one with the fewest dice is taken."""
_KEPT = 1 << 16
"""Rows that are remembered."""


class Row(NamedTuple):
    """What a policy does with some number of points, by the decisions of a turn.

    Attributes:
        rank: of several keeps the one whose decision ranks highest is taken.
        ends: whether the turn is ended: 0 no, 1 where that records its points, 2 wherever the
            player may.
    """

    rank: tuple[float, ...]
    ends: tuple[int, ...]


class Planned(Policy):
    """A policy that plans whole turns."""

    @property
    def heeds_rival(self) -> bool:
        """Whether it looks at the rival's score before the final round."""
        return False

    # -- the definition

    @abstractmethod
    def row(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what it does with some points of a turn, in units.

        Of the context it may look at what `reads` leaves there; whether the points reach the goal
        or go beyond the last that are recorded, it may only compare.
        """

    @abstractmethod
    def takes(self, turn: TurnGraph, offer: int, points: int, context: Context) -> bool:
        """Return whether it takes over a carryover with these points, in units."""

    @abstractmethod
    def reads(self, context: Context) -> Context:
        """Return a context with all that it doesn't look at set to the same everywhere.

        Where two contexts read the same, plans are equal.
        """

    # -- what follows from it

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        """Return how a turn is played with the points of these rows, in units.

        >>> import greed
        >>> from greed.graph import Context, turn_graph
        >>> from greed.policies import policy
        >>> koans = turn_graph(greed.load("koans"))
        >>> plan = policy("threshold:300").plan(koans, [5, 6], Context())
        >>> list(plan.ends)
        [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
        """
        found = [self.at(turn, row, context) for row in rows]
        offers = range(len(turn.offers))
        return Plan(
            [value for row in found for value in row.rank],
            bytes(ends for row in found for ends in row.ends),
            bytes(
                turn.attempts[j] >= 0 and self.takes(turn, j, row, context)
                for j in offers
                for row in rows
            ),
        )

    def at(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what it does with some points in units, remembered."""
        return _row(self, turn, points, self.reads(_seen(context, points)))

    def seated(self, sheet: Sheet, seats: int = 2) -> Self:  # noqa: ARG002
        """Return the policy itself."""
        return self

    def choose(self, state: State) -> Move:
        """Return the move that its plan of the turn holds."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        try:
            turn = turn_of(state.rules, state.standing[state.seat])
            decisions = _decisions(state)
        except Unsolvable:  # such a turn has no graph, but it can be played
            turn = glimpse(state)
            decisions = range(len(turn.node))
        context = context_of(state)
        if state.offer:
            points, offer = state.offer.points // turn.unit, turn.offers.index(state.offer.hand)
            return ACCEPT if self.takes(turn, offer, points, context) else DECLINE
        points = state.points // turn.unit
        if not state.cast:
            (decision,) = decisions
            ends = self.at(turn, points, context).ends[decision]
            records = bank(turn, decision, points, context).records
            return BANK if BANK in moves and (ends > 1 or (ends and records)) else ROLL
        best, most = moves[0], (-float("inf"), 0, 0)
        for move, option, decision in zip(moves, state.cast.options, decisions, strict=True):
            after = points + option.points // turn.unit
            row = self.at(turn, after, context)
            # Of equals the first of the turn's options counts, as it does in the kernel.
            if (rank := (row.rank[decision], -after, -decision)) > most:
                best, most = move, rank
        return best


class Bank(NamedTuple):
    """What it does to end a turn.

    Attributes:
        may: whether the player may. records: whether that records points.
        adds: units that it adds to the score; where the score bounces they can be negative.
        brings: whether it records points, and isn't short of a score that has to be beaten.
        settles: whether it wins, or leads in the final round.
    """

    may: bool
    records: bool
    adds: int
    brings: bool
    settles: bool

    def ends(self, wanted: bool) -> int:
        """Return the number in `Row.ends` of a player who wants to end the turn, or doesn't."""
        return (1 if self.records else 2) if wanted else 0


def bank(turn: TurnGraph, decision: int, points: int, context: Context) -> Bank:
    """Return what it does to end a turn after a decision, with some points in units."""
    least, exact = turn.bank_from[decision], points <= context.last
    records = points >= least and (exact or context.bounces)
    # A seat that leads already still leads after a bank that records nothing.
    leads = (records and exact and points >= context.goal) or context.goal <= 0
    may = turn.node[decision] < 0 or points >= min(least, turn.pass_from[decision])
    return Bank(
        may,
        records,
        context.recorded(points) if records else 0,
        records and (leads or not context.final),
        may and leads,
    )


def bank_in(state: State) -> Bank:
    """Return what it does to end the turn now, in phase decide."""
    turn = turn_of(state.rules, state.standing[state.seat])
    decision = _decision(state)
    return bank(turn, decision, state.points // turn.unit, context_of(state))


def context_of(state: State) -> Context:
    """Return what the player to act may look at besides the turn, remembered."""
    return _context(state.rules, state.board, state.seat)


def decision_after(state: State, option: Option) -> int:
    """Return the number of the decision that an option of the throw on the table leads to."""
    return _decision(decide(state, option), tally=option.tally)


def _decisions(state: State) -> Sequence[int]:
    """Return the numbers of the decisions that a state's options lead to, or of its own."""
    if state.cast:
        return [decision_after(state, option) for option in state.cast.options]
    return () if state.offer else (_decision(state),)


def _decision(state: State, *, tally: bool = False) -> int:
    try:
        return turn_of(state.rules, state.standing[state.seat]).decide(state, tally=tally)
    except KeyError:
        raise PolicyError("no game of this sheet comes to this position") from None


@lru_cache(maxsize=_KEPT)
def _row(policy: Planned, turn: TurnGraph, points: int, context: Context) -> Row:
    row = policy.row(turn, points, context)
    pairs = zip(row.rank, _left(turn), strict=True)
    return Row(tuple(rank + _TIE * left for rank, left in pairs), row.ends)


@lru_cache(maxsize=256)
def _left(turn: TurnGraph) -> tuple[int, ...]:
    """Return how many dice each decision leaves; none are left where fresh ones follow."""
    fresh = turn.nodes[turn.start].hand.dice
    return tuple(turn.nodes[x].hand.dice % fresh if x >= 0 else 0 for x in turn.node)


def _seen(context: Context, points: int) -> Context:
    """Return a context with goal and limit as far as they matter with these points."""
    goal = context.goal if context.goal <= 0 else 1 if context.goal <= points else NEVER
    last = NEVER if points <= context.last else context.last if context.bounces else -1
    return context._replace(goal=goal, last=last)


@lru_cache(maxsize=256)
def turn_of(rules: Rules, standing: Standing) -> TurnGraph:
    return turn_graph(rules.sheet, standing)


@lru_cache(maxsize=64)
def _course(rules: Rules, seats: int) -> Course:
    return course(rules.sheet, seats)


@lru_cache(maxsize=4096)
def _context(rules: Rules, board: Board, seat: int) -> Context:
    """Return the context of a board whose turn a seat has."""
    found = _course(rules, len(board.scores))
    state = State(rules, board, fresh_turn(rules, seat, board.standing[seat]))
    scores = [score // found.unit for score in board.scores]
    mine = scores.pop(seat)
    return found.context(*found.locate(state), mine, max(scores, default=0))
