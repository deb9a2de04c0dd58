"""A state of a game: frozen, comparable, and everything that is needed to go on.

Here and elsewhere, values that can't be part of a cycle are kept from the garbage collector
(`gc=False`): a server holds millions, and all would wait while it looks at each.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.dice import Throw
from greed.core.sheet import Entry
from greed.core.turn import Cast, Hand, Rules

Phase = Literal["offer", "throw", "keep", "decide", "over"]
"""offer: accept or decline. throw: chance, dice fall. keep: choose dice of the throw.
decide: roll or bank. over: nobody acts."""

Standing = int
OFF, ON, OUT = 0, 1, 2
"""A seat's standing: not yet on the board, on the board, or off again after a reset."""


class Offer(Struct, frozen=True, gc=False):
    """A carryover: the points of the turn just banked, and the hand that would attempt it."""

    points: int
    hand: Hand


class Final(Struct, frozen=True, gc=False):
    """The final round: who holds the highest score, and who has a turn to come, in order.

    `beaten` says that the score was beaten in the challenges under way (rechallenge_rounds).
    """

    leader: int
    queue: tuple[int, ...]
    beaten: bool = False


class Board(Struct, frozen=True, gc=False):
    """What stands between turns: all of a game but the turn under way.

    Attributes:
        scores: banked points per seat.
        standing: per seat OFF, ON or OUT.
        strikes: per seat the turns in a row that ended in a bust, where the sheet counts them.
        first: the seat that begins each round.
        final: the final round, once it has begun.
        away: the seats that sit out, in ascending order (`people` says what that means).
    """

    scores: tuple[int, ...]
    standing: tuple[Standing, ...]
    strikes: tuple[int, ...]
    first: int = 0
    final: Final | None = None
    away: tuple[int, ...] = ()

    def with_score(self, seat: int, score: int, standing: Standing, strikes: int) -> Board:
        """Return the board with one seat's score, standing and busts in a row replaced."""
        return Board(
            _put(self.scores, seat, score), _put(self.standing, seat, standing),
            _put(self.strikes, seat, strikes), self.first, self.final, self.away,
        )  # fmt: skip


class Turn(Struct, frozen=True, gc=False):
    """The turn under way.

    Attributes:
        seat: whose turn it is.
        phase: what happens next.
        hand: the dice to throw next (in phase keep: the hand that was thrown).
        points: points of the turn so far, inherited ones included.
        inherited: those of them that count neither for entry nor as the player's own.
        best_throw: points of the best single throw, while a player off the board needs one.
        may_bank: the turn's own word on the bank, in phase decide.
        cast: the throw on the table and what it leads to, in phase keep.
        offer: the carryover on offer, in phase offer.
    """

    seat: int
    phase: Phase
    hand: Hand
    points: int = 0
    inherited: int = 0
    best_throw: int = 0
    may_bank: bool = False
    cast: Cast | None = None
    offer: Offer | None = None


class State(Struct, frozen=True, gc=False):
    """One state of a game; seats are numbered from 0.

    It has two parts, the board and the turn; what people ask for in them can be read off the
    state itself, as in `state.scores`. `str` shows it in two to four lines for people (the words
    are in `summary`), `repr` as its position.

    Attributes:
        rules: the rules that are played.
        board: what stands between turns.
        turn: the turn under way.
        ply: events (throws and moves) so far.
        winners: who has won, once the game is over.
    """

    rules: Rules
    board: Board
    turn: Turn
    ply: int = 0
    winners: tuple[int, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Banked points per seat."""
        return self.board.scores

    @property
    def standing(self) -> tuple[Standing, ...]:
        """Per seat OFF, ON or OUT."""
        return self.board.standing

    @property
    def strikes(self) -> tuple[int, ...]:
        """Per seat the busts in a row that count."""
        return self.board.strikes

    @property
    def first(self) -> int:
        """The seat that begins each round."""
        return self.board.first

    @property
    def final(self) -> Final | None:
        """The final round, once it has begun."""
        return self.board.final

    @property
    def away(self) -> tuple[int, ...]:
        """The seats that sit out."""
        return self.board.away

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn.seat

    @property
    def phase(self) -> Phase:
        """What happens next."""
        return self.turn.phase

    @property
    def hand(self) -> Hand:
        """The dice to throw next."""
        return self.turn.hand

    @property
    def points(self) -> int:
        """Points of the turn so far, inherited ones included."""
        return self.turn.points

    @property
    def inherited(self) -> int:
        """Points that count neither for entry nor as the player's own."""
        return self.turn.inherited

    @property
    def best_throw(self) -> int:
        """Points of the best single throw, while one is needed."""
        return self.turn.best_throw

    @property
    def may_bank(self) -> bool:
        """The turn's own word on the bank, in phase decide."""
        return self.turn.may_bank

    @property
    def cast(self) -> Cast | None:
        """The throw on the table and what it leads to, in phase keep."""
        return self.turn.cast

    @property
    def offer(self) -> Offer | None:
        """The carryover on offer, in phase offer."""
        return self.turn.offer

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.board.scores)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn.phase == "over"

    @property
    def throw(self) -> Throw:
        """The throw on the table, in phase keep; else no dice."""
        return self.cast.throw if self.cast else ()

    @property
    def score_to_beat(self) -> int | None:
        """The highest score in the final round; None before."""
        return self.scores[self.final.leader] if self.final else None

    @property
    def entry(self) -> Entry | None:
        """What the seat whose turn it is still needs to get on the board, if anything."""
        return entry_of(self, self.turn.seat)

    @property
    def entry_progress(self) -> int:
        """The points of this turn that count towards entry."""
        entry = self.entry
        turn = self.turn
        return turn.best_throw if entry and entry.scope == "throw" else turn.points - turn.inherited


def entry_of(state: State, seat: int) -> Entry | None:
    """Return what a seat still needs to get on the board; None if it is there."""
    standing = state.board.standing[seat]
    return None if standing == ON else state.rules.entry_rule(again=standing == OUT)


def fresh_turn(rules: Rules, seat: int, standing: Standing) -> Turn:
    """Return the turn that a seat of this standing begins."""
    entry = None if standing == ON else rules.entry_rule(again=standing == OUT)
    return Turn(seat, "throw", rules.start_hand(entry))


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Return the values with one seat's replaced."""
    if values[seat] == value:
        return values
    return (*values[:seat], value, *values[seat + 1 :])
