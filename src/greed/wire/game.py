"""The game as everybody at the table sees it. Greed has no hidden cards: one view serves all."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.consequence import Consequence

__all__ = [
    "BustRisk",
    "Choice",
    "EntryView",
    "FinalView",
    "GameView",
    "OfferView",
    "Part",
    "SeatScore",
    "ThrowView",
    "TurnView",
]


class _View(Struct, frozen=True, kw_only=True):
    """The base of what is shown."""


class SeatScore(_View, frozen=True, kw_only=True):
    """What a seat has: banked points, on the board or not, busts in a row where they count.

    `standing`: off = not yet on the board, on, or out = off again after a reset.
    `luck`: points that its throws could have scored at most, less what such throws score on
    average; positive is lucky. `away`: the player sits out.
    """

    score: int
    standing: Literal["off", "on", "out"]
    strikes: int
    luck: float
    away: bool = False


class Part(_View, frozen=True, kw_only=True):
    """One set within a keep, as in `three 2s` (200)."""

    name: str
    dice: tuple[int, ...]
    points: int


class Choice(_View, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move, what it brings, and what could follow it.

    Attributes:
        move: the text to send.
        dice: the dice kept, ascending.
        points: what the keep is worth.
        parts: the sets that make it up.
        turn: points of the turn once it is made.
        left: dice to throw then.
        hot: all dice have scored and are thrown again.
        ends: the turn ends with it (its points are banked, or the sheet allows no more).
        risk: chance (0 to 1) that the next throw is a bust, if one rolls on after it.
        does: what the end of the turn does, by this move or, after a keep, by `then: bank`: its
            `kind`, `words` for a button, and the `tone` (good, bad, big or plain); absent: the
            turn goes on.
        why_no_roll: why `then: roll` is refused; absent: it is legal.
        why_no_bank: why `then: bank` is refused; absent: it is legal.
    """

    move: str
    dice: tuple[int, ...] = ()
    points: int = 0
    parts: tuple[Part, ...] = ()
    turn: int = 0
    left: int = 0
    hot: bool = False
    ends: bool = False
    risk: float = 0.0
    does: Consequence | None = None
    why_no_roll: str | None = None
    why_no_bank: str | None = None


class ThrowView(_View, frozen=True, kw_only=True):
    """The throw on the table: its number in the game, from 1, and the dice in falling order."""

    index: int
    dice: tuple[int, ...]


class EntryView(_View, frozen=True, kw_only=True):
    """What the seat to move still needs to get on the board: points, and what it has of them."""

    points: int
    have: int
    scope: Literal["turn", "throw"]


class TurnView(_View, frozen=True, kw_only=True):
    """The turn under way.

    Attributes:
        points: of the turn so far, inherited ones included.
        inherited: those that came with a carryover.
        kept: what was kept from each throw of the turn since all dice were last thrown.
        dice: how many dice the next throw has (in phase keep: that the throw had).
        attempt: the throw is an attempt at a carryover.
        entry: what is still needed to get on the board; null: the seat is on it.
        bust: chance and cost of a bust in the next throw, when one can follow.
    """

    points: int
    inherited: int
    kept: tuple[tuple[int, ...], ...]
    dice: int
    attempt: bool
    entry: EntryView | None
    bust: BustRisk | None


class BustRisk(_View, frozen=True, kw_only=True):
    """A bust in the next throw: its chance (0 to 1), and the points of the turn it would cost.

    `banked` are the banked points lost with them, where the sheet punishes busts in a row.
    """

    chance: float
    points: int
    banked: int


class OfferView(_View, frozen=True, kw_only=True):
    """A carryover on offer: points to build on, and how many dice are thrown for it.

    `fresh` are the dice thrown if it is declined; `risk` and `fresh_risk` the chances (0 to 1)
    that the throw is a bust.
    """

    points: int
    dice: int
    fresh: int
    risk: float
    fresh_risk: float


class FinalView(_View, frozen=True, kw_only=True):
    """The final round: who holds the score to beat, and who still has a turn, in order."""

    leader: int
    score_to_beat: int
    queue: tuple[int, ...]


class GameView(_View, frozen=True, kw_only=True):
    """One position of the game, with all that can be done in it and why not the rest.

    Attributes:
        ply: throws, moves and undos so far; it never goes down. Moves are made for a ply.
        phase: offer: accept or decline. throw: the seat throws. keep: choose dice. decide: roll
            or bank. over.
        seat: whose turn it is.
        first: the seat that began.
        scores: per seat.
        turn: the turn under way.
        throw: the last throw of this turn, if any.
        offer: in phase offer.
        final: once the final round has begun.
        winners: once the game is over.
        choices: the legal moves, `throw` included.
        why_not: for every move that is not legal now, why: `bank`, `roll`, `accept`, ... and
            `keep ...` for each choice of dice of the throw (up to 200 of them; `ask` for others).
        waiting: seats whose devices the game waits for.
        deadline: when the turn's time is up, as seconds since 1970; null: no clock runs.
        warned: since when the seat to move has been warned that somebody may decide for it.
        position: the position as one line of text.
    """

    ply: int
    phase: Literal["offer", "throw", "keep", "decide", "over"]
    seat: int
    first: int
    scores: tuple[SeatScore, ...]
    turn: TurnView
    throw: ThrowView | None
    offer: OfferView | None
    final: FinalView | None
    winners: tuple[int, ...]
    choices: tuple[Choice, ...]
    why_not: dict[str, str]
    waiting: tuple[int, ...]
    deadline: float | None
    warned: float | None
    position: str
