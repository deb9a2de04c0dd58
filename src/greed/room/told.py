"""What everybody at a table hears, in order: who did what, and what the core says came of it.

This is not stored: `fold` makes it of the entries of the log, each time that they are read.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from greed.core.events import GameEvent
from greed.room.entries import By


class _Told(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The base: `kind` says which it is."""


class Played(_Told, frozen=True, kw_only=True):
    """Something that happened for a seat; `came_to` is what came of it, in telling order."""

    seat: int
    by: By = "seat"
    came_to: tuple[GameEvent, ...] = ()


class Started(_Told, frozen=True, kw_only=True, tag="start"):
    """The game has begun with this seat, or goes on from a position."""

    first: int
    position: str = ""


class Threw(Played, frozen=True, kw_only=True, tag="throw"):
    """Dice fell, in this order."""

    dice: tuple[int, ...]


class Moved(Played, frozen=True, kw_only=True, tag="move"):
    """A move was made.

    Attributes:
        move: the text that says it, among them `forfeit`, `out 2` and `back 2`.
        points: what a keep scores.
        dice: how many dice the next throw has.
    """

    move: str
    points: int = 0
    dice: int = 0


class NewPlayer(Played, frozen=True, kw_only=True, tag="join"):
    """Somebody has joined, in a seat after the last one (real dice only)."""

    name: str


class Undone(Played, frozen=True, kw_only=True, tag="undo"):
    """The last throw, move or newcomer was taken back (real dice only); `seat` is to move now."""


class SeatChanged(_Told, frozen=True, kw_only=True, tag="seat"):
    """A seat is now a person's, a bot's, or open (neither)."""

    seat: int
    name: str | None = None
    bot: str | None = None


class PlayerCalled(_Told, frozen=True, kw_only=True, tag="call"):
    """Somebody asked whether a seat's player (-1: the host) is still there."""

    seat: int


class PlayerBack(_Told, frozen=True, kw_only=True, tag="back"):
    """A player who was called (-1: the host) is there."""

    seat: int


class HostChanged(_Told, frozen=True, kw_only=True, tag="host"):
    """This seat's player is now the host, for the host was away."""

    seat: int


class Dice(_Told, frozen=True, kw_only=True, tag="dice"):
    """What was said about the dice: the start, or what followed it, as docs/fair-dice.md has it.

    Written without spaces, `entry` is the text that is hashed. What `rolled` has brought about, or
    a `void` by which a turn is lost, follows in the same step; `again`: the roll is made again.
    """

    entry: tuple[Any, ...]
    again: bool = False


Told = (
    Started
    | Threw
    | Moved
    | NewPlayer
    | Undone
    | SeatChanged
    | PlayerCalled
    | PlayerBack
    | HostChanged
    | Dice
)
"""One thing that happened."""


class Happened(Struct, frozen=True, gc=False, kw_only=True):
    """One step of a room; `seq` numbers the steps from 1 without gaps.

    All entries of a step happened together: a move and the throw it led to, a bot's whole turn. A
    step without entries changed the room alone, such as its devices. `at` is in seconds since
    1970; `ply` the ply after it.
    """

    seq: int
    at: float
    ply: int
    entries: tuple[Told, ...]
