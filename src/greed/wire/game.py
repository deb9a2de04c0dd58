"""The game as everybody at the table gets it. Greed has no hidden cards: the same for all."""

from __future__ import annotations

from msgspec import Struct

from greed.core.state import Phase

__all__ = ["GameState"]


class GameState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of the game, and the moves that are legal in it.

    Attributes:
        ply: throws, moves and undos so far; it never goes down. Moves are made for a ply.
        position: all of the game as one line of text, see docs/notation.md.
        phase: offer: accept or decline. throw: the seat throws. keep: choose dice. decide: roll
            or bank. over. The position says this as well, and so it does of the next two.
        seat: whose turn it is.
        scores: banked points per seat.
        legal: the legal moves, `throw` included; none while a roll is being made.
        waiting: seats whose devices the game waits for.
        deadline: when the turn's time is up, as seconds since 1970; absent: no clock runs.
        warned: since when the seat to move has been warned that somebody may decide for it.
        winners: once the game is over.
    """

    ply: int
    position: str
    phase: Phase
    seat: int
    scores: tuple[int, ...]
    legal: tuple[str, ...]
    waiting: tuple[int, ...] = ()
    deadline: float | None = None
    warned: float | None = None
    winners: tuple[int, ...] = ()
