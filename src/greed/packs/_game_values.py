"""The rules of a game as values: what `_game_rules` finds, and packs write down."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.state import Standing
from greed.core.turn import Hand

Banking = Literal["adds", "calls", "wins", "forfeits", "bounces"]
"""What the bank of a turn does. adds: its points are added. calls: they are added, and the final
round begins. wins: they are added, and that wins at once. forfeits: they are lost. bounces: what is
beyond the target is taken off it again, down to 0."""


class EntryRule(Struct, frozen=True):
    """What brings a seat on the board.

    Attributes:
        points: how many are needed.
        scope: where: in one turn, or in one throw.
        early: stopping before forfeits the points of the turn, or is refused.
    """

    points: int
    scope: Literal["turn", "throw"]
    early: Literal["forfeits", "refused"]


class Loss(Struct, frozen=True):
    """What a bust does to a seat.

    Attributes:
        status: the seat's status from then on.
        busts: how many in a row that makes; 0 where they aren't counted.
        all: the whole score is lost.
        points: otherwise, how many are lost.
        floor: but no more than leaves a score of 0.
    """

    status: int
    busts: int
    all: bool = False
    points: int = 0
    floor: bool = False


class SeatStatus(Struct, frozen=True):
    """What matters of a seat besides its score, and what follows from it.

    Attributes:
        standing: OFF, ON or OUT (`greed.core.state`).
        strikes: busts in a row that count.
        hand: the hand that begins a turn.
        entry: what brings the seat on the board; None where nothing is needed.
        bust: what a bust does.
        leading: what it does while the seat holds the highest score in the final round.
        nothing: the status after a turn that recorded nothing, though it wasn't a bust.
        bank: the status after a turn that recorded its points.
        offered: carryovers are offered to the seat.
        offered_in_final: in the final round as well.
        inherited_counts: points taken over count towards entry.
        attempt_counts: so does what is kept in the attempt itself.
    """

    standing: Standing
    strikes: int
    hand: Hand
    entry: EntryRule | None
    bust: Loss
    leading: Loss
    nothing: int
    bank: int
    offered: bool
    offered_in_final: bool
    inherited_counts: bool
    attempt_counts: bool


class Minimum(Struct, frozen=True):
    """The fewest points that may be banked, and whether points taken over count for it."""

    points: int
    inherited: bool


class Banks(Struct, frozen=True):
    """What a bank does that ends below the target, at it, and above it."""

    below: Banking
    at: Banking
    above: Banking


class Called(Struct, frozen=True):
    """Who has a turn to come when a seat reaches the target, or beats the highest score.

    Attributes:
        waiting: those whose turn was still to come, in the round or in the final round.
        done: those who have had their turn.
        leader: the player just beaten.
        later: everybody else, as soon as nobody is called any more.
    """

    waiting: bool
    done: bool
    leader: bool = False
    later: bool = False


class Toll(Struct, frozen=True):
    """What busts in a row come to, as sentences say it: at which number, and the points it costs.

    No points stand for the whole score.
    """

    limit: int
    points: int


class GameRules(Struct, frozen=True):
    """Everything of a game that isn't the turn itself.

    Attributes:
        target: the score that brings on the end.
        banks: what a bank does around it.
        statuses: every status that a seat can have; each seat begins with the first.
        minimum: the fewest points of a bank.
        locked: the reason (`greed.core.reasons`) why a hand that is locked can't be banked.
        toll: what busts in a row come to; None where they aren't counted.
        reached: who is called when the target is reached.
        beaten: who is called when the score to beat is beaten.
        leader_wins_ties: the holder of the score to beat wins a tie at the end alone.
    """

    target: int
    banks: Banks
    statuses: tuple[SeatStatus, ...]
    minimum: Minimum
    locked: Literal["locked_score", "locked_faces"]
    toll: Toll | None
    reached: Called
    beaten: Called
    leader_wins_ties: bool
