"""What happened in a room, in order: who did what, and what the core says came of it.

An entry says no more than the log holds, so a client that has the sheet's pack can fold the game
from it. For clients without an engine, what happens in the game carries the core's events.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from greed.core.events import GameEvent

By = Literal["seat", "bot", "clock", "host"]
"""Who acted for the seat (its person, a bot, the server when time was up or at the host's word)."""


class _Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The base of entries: `kind` tells them apart."""


class _Played(_Entry, frozen=True, kw_only=True):
    """Something that happened for a seat; `came_to` is what came of it, in telling order."""

    seat: int
    by: By = "seat"
    came_to: tuple[GameEvent, ...] = ()


class Started(_Entry, frozen=True, kw_only=True, tag="start"):
    """The game has begun with this seat, or goes on from a position."""

    first: int
    position: str = ""


class Threw(_Played, frozen=True, kw_only=True, tag="throw"):
    """Dice fell, in this order."""

    dice: tuple[int, ...]


class Moved(_Played, frozen=True, kw_only=True, tag="move"):
    """A move was made: the text that says it, among them `forfeit`, `out 2` and `back 2`."""

    move: str


class NewPlayer(_Played, frozen=True, kw_only=True, tag="join"):
    """Somebody has joined, in a seat after the last one (real dice only)."""

    name: str


class Undone(_Played, frozen=True, kw_only=True, tag="undo"):
    """The last throw, move or newcomer was taken back (real dice only); `seat` is to move now."""


class SeatChanged(_Entry, frozen=True, kw_only=True, tag="seat"):
    """A seat is now a person's, a bot's, or open (neither)."""

    seat: int
    name: str | None = None
    bot: str | None = None


class PlayerCalled(_Entry, frozen=True, kw_only=True, tag="call"):
    """Somebody asked whether a seat's player (-1: the host) is still there."""

    seat: int


class PlayerBack(_Entry, frozen=True, kw_only=True, tag="back"):
    """A player who was called (-1: the host) is there."""

    seat: int


class HostChanged(_Entry, frozen=True, kw_only=True, tag="host"):
    """This seat's player is now the host, for the host was away."""

    seat: int


class Dice(_Entry, frozen=True, kw_only=True, tag="dice"):
    """What was said about the dice: the start, or what followed it, as docs/fair-dice.md has it.

    Written without spaces, `entry` is the text that is hashed. What `rolled` has brought about, or
    a `void` by which a turn is lost, follows in the same step.
    """

    entry: tuple[Any, ...]


Entry = (
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


class Happened(Struct, frozen=True, kw_only=True):
    """One step of a room; `seq` numbers the steps from 1 without gaps.

    All entries of a step happened together: a move and the throw it led to, a bot's whole turn. A
    step without entries changed the room alone, such as its devices. `at` is in seconds since
    1970; `ply` the ply after it.
    """

    seq: int
    at: float
    ply: int
    entries: tuple[Entry, ...]
