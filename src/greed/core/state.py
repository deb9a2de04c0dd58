"""A state of a game: frozen, comparable, and everything that is needed to go on."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.dice import Throw
from greed.core.sheet import Entry
from greed.core.turn import Cast, Hand, Rules

__all__ = ["OFF", "ON", "OUT", "Final", "Offer", "Phase", "Standing", "State"]

Phase = Literal["offer", "throw", "keep", "decide", "over"]
"""offer: accept or decline. throw: chance, dice fall. keep: choose dice of the throw.
decide: roll or bank. over: nobody acts."""

Standing = int
OFF, ON, OUT = 0, 1, 2
"""A seat's standing: not yet on the board, on the board, or off again after a reset."""


class Offer(Struct, frozen=True):
    """A carryover: the points of the turn just banked, and the hand that would attempt it."""

    points: int
    hand: Hand


class Final(Struct, frozen=True):
    """The final round: who holds the highest score, and who has a turn to come, in order.

    `beaten` says that the score was beaten in the challenges under way (rechallenge_rounds).
    """

    leader: int
    queue: tuple[int, ...]
    beaten: bool = False


class State(Struct, frozen=True):
    """One state of a game; seats are numbered from 0.

    `str` shows it in two to four lines for people (the words are in `summary`).

    Attributes:
        rules: the rules that are played.
        scores: banked points per seat.
        standing: per seat OFF, ON or OUT.
        strikes: per seat the turns in a row that ended in a bust, where the sheet counts them.
        first: the seat that begins each round.
        seat: whose turn it is.
        phase: what happens next.
        points: points of the turn so far, inherited ones included.
        inherited: those of them that count neither for entry nor as the player's own.
        best_throw: points of the best single throw, while a player off the board needs one.
        hand: the dice to throw next (in phase keep: the hand that was thrown).
        may_bank: the turn's own word on the bank, in phase decide.
        cast: the throw on the table and what it leads to, in phase keep.
        offer: the carryover on offer, in phase offer.
        final: the final round, once it has begun.
        ply: events (throws and moves) so far.
        winners: who has won, once the game is over.
        away: the seats that sit out, in ascending order (`people` says what that means).
    """

    rules: Rules
    scores: tuple[int, ...]
    standing: tuple[Standing, ...]
    strikes: tuple[int, ...]
    first: int
    seat: int
    phase: Phase
    points: int
    inherited: int
    best_throw: int
    hand: Hand
    may_bank: bool = False
    cast: Cast | None = None
    offer: Offer | None = None
    final: Final | None = None
    ply: int = 0
    winners: tuple[int, ...] = ()
    away: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

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
        return entry_of(self, self.seat)

    @property
    def entry_progress(self) -> int:
        """The points of this turn that count towards entry."""
        entry = self.entry
        return self.best_throw if entry and entry.scope == "throw" else self.points - self.inherited


def entry_of(state: State, seat: int) -> Entry | None:
    """Return what a seat still needs to get on the board; None if it is there."""
    standing = state.standing[seat]
    return None if standing == ON else state.rules.entry_rule(again=standing == OUT)
