"""A solved game: what any state of it is worth to every seat, and the price of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from greed.core.game import apply, legal_moves
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.graph import GameGraph, Place, locate
from greed.solver.arrays import Arrays

_KEPT = 256
_NOWHERE = -1e100
"""Less than any value: what the kernel leaves where a turn doesn't come to."""
TIE = 1e-12
"""Values closer than this are equal."""


class Solution:
    """Answers for every state of a game between a number of seats, each playing best for itself.

    Of moves that win the same, the one counts that is best for the next seat.

    Attributes:
        residual: how far values are from satisfying their own equations, at most.
        unsettled: positions whose best replies chase each other round, as they can among three;
            their values lie between those.
        unseen: how far they may be off because leads in final rounds are distinguished only so far.
        seconds: the CPU time that it took.
    """

    def __init__(self, arrays: Arrays, unseen: float, seconds: float) -> None:
        self.arrays, self.unseen, self.seconds = arrays, unseen, seconds
        self.residual, self.unsettled = arrays.residual, arrays.unsettled
        self._turn = lru_cache(maxsize=_KEPT)(arrays.turn_values)

    def __repr__(self) -> str:
        first = ", ".join(f"{chance:.6f}" for chance in self.first)
        return f"<Solution of {self.sheet.name or self.sheet.title!r} for {self.seats}: {first}>"

    @property
    def graph(self) -> GameGraph:
        """The game."""
        return self.arrays.plain

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.graph.sheet

    @property
    def seats(self) -> int:
        """How many play."""
        return self.graph.seats

    def values(self, state: State) -> tuple[float, ...]:
        """Return the chance of each seat to win from a state in any phase, a shared win its share.

        Raises:
            ValueError: another number plays, or no game of the sheet comes to this state.
        """
        if state.over:
            return tuple((s in state.winners) / len(state.winners) for s in range(self.seats))
        if state.phase != "throw":
            if self.arrays.policies:
                raise ValueError(
                    "where policies are given, ask for states in which dice are thrown"
                )
            return self._best(state)[1]
        values = self._thrown(self._place(state))
        if min(values) < _NOWHERE:
            raise ValueError("no game of this sheet can reach this position")
        mine = tuple(values) if self.seats == 1 else (*values, 1.0 - sum(values))
        return tuple(mine[(seat - state.seat) % self.seats] for seat in range(self.seats))

    def _thrown(self, place: Place) -> Sequence[float]:
        """Return what the seats but the last win from where dice are thrown."""
        arrays, width = self.arrays, self.arrays.width
        if place.begins:
            first = arrays.graph.index(place.table, place.gaps) * width
            return arrays.value.values[first : first + width]
        if not arrays.policies and (kept := arrays.attempt(place)):
            return kept
        thrown, rows = self._turn(place.table, place.gaps)
        first = (min(place.points, rows - 1) * (len(thrown) // rows)) + place.node * width
        return thrown[first : first + width]

    def value(self, state: State, seat: int) -> float:
        """Return the chance of one seat to win from a state in any phase."""
        return self.values(state)[seat]

    def covers(self, state: State) -> bool:
        """Return whether it answers for a state, as one of the rest of a game doesn't for all."""
        try:
            self.values(state)
        except ValueError:
            return False
        return True

    def prices(self, state: State) -> dict[Move, tuple[float, ...]]:
        """Return what each legal move is worth to every seat."""
        return {move: self.values(apply(state, move)) for move in legal_moves(state)}

    def best(self, state: State) -> Move:
        """Return the move that wins the seat to move most; of equals, the next seat."""
        moves = tuple(legal_moves(state))
        return moves[0] if len(moves) == 1 else self._best(state)[0]

    def _best(self, state: State) -> tuple[Move, tuple[float, ...]]:
        """Return the best move, the first of equals, and what every seat wins by it."""
        moves = self.prices(state).items()
        best, most = next(iter(moves))
        mine, after = state.seat, (state.seat + 1) % self.seats
        for move, values in moves:
            more = values[mine] - most[mine]
            if more > TIE or (more > -TIE and values[after] > most[after] + TIE):
                best, most = move, values
        return best, most

    @property
    def first(self) -> tuple[float, ...]:
        """What each seat wins from the start, the one that begins first."""
        first = self.arrays.graph.index(0, (self.graph.target,) * self.seats) * self.arrays.width
        values = self.arrays.value.values[first : first + self.arrays.width]
        return tuple(values) if self.seats == 1 else (*values, 1.0 - sum(values))

    def _place(self, state: State) -> Place:
        """Return where a state lies; where policies are given, in the table of the seat to move."""
        place = locate(self.graph, state)
        if not self.arrays.policies:
            return place
        return place._replace(table=place.table * self.seats + state.seat)
