"""The entries of a room's log, as they are stored.

A step is a list of entries that happened together. Entries hold intents and dice, never what
the rules make of them: that is computed again from the sheet whenever a room is loaded.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from greed import sealed

By = Literal["seat", "bot", "clock", "host"]
"""Who acted for a seat.

Its person, a bot, or the host's machine, when the time was up or at the host's word."""


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a room was made as, and what never changes.

    Attributes:
        game: the id of the game, to which its dice are bound.
        sheet: the whole sheet as plain data, so that no change of a preset touches the game.
        seats: how many there are.
        dice: fair or real.
        first: the seat to begin; None: by lot.
        clock: seconds per turn; 0: no clock.
        coach: whether advice may be asked for.
        undo: all play at one screen: what was chosen since the dice fell can be taken back, and
            people come and go.
    """

    game: str
    sheet: dict[str, Any]
    seats: int
    dice: Literal["fair", "real"] = "fair"
    first: int | None = None
    clock: int = 0
    coach: bool = False
    undo: bool = False


class _Entry(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, tag_field="t"):
    """The base of entries; short keys, for there are many."""


class Around(_Entry, frozen=True, kw_only=True):
    """The base of entries around a game: about seats, names and devices, and no part of it."""


class Seating(Around, frozen=True, kw_only=True, tag="seat"):
    """A seat's person (name and the hash of the token that opens it), or bot, or neither.

    `program`: nobody sits there, but a program of somebody's.
    """

    seat: int
    name: str | None = None
    key: str | None = None
    bot: str | None = None
    program: bool = False


class HostKey(Around, frozen=True, kw_only=True, tag="host"):
    """The hash of the token that holds the host's rights."""

    key: str


class Listing(Around, frozen=True, kw_only=True, tag="list"):
    """The lobby shows the room while a seat is free (`on`), or not any more."""

    on: bool = False


class Sealed(Around, frozen=True, kw_only=True, tag="device"):
    """The device on which these seats are played, and the anchor of its chain, in hex.

    Before the game it will be in the start of the dice; later it joins before the next roll.
    """

    seats: tuple[int, ...]
    device: str
    anchor: str


class Start(_Entry, frozen=True, kw_only=True, tag="start"):
    """The game begins with this seat, or goes on from a position."""

    first: int
    position: str = ""


class Made(_Entry, frozen=True, kw_only=True):
    """By whom an event was made; `id` is the client's own name for it, `of` the seat that named it.

    -1 stands for the host.
    """

    by: By = "seat"
    id: str | None = None
    of: int | None = None


class Thrown(Made, frozen=True, kw_only=True, tag="throw"):
    """Dice, in falling order."""

    dice: tuple[int, ...]


class Moved(Made, frozen=True, kw_only=True, tag="move"):
    """A move, as text."""

    move: str


class Joined(Made, frozen=True, kw_only=True, tag="join"):
    """Somebody takes a new seat after the last one, while people roll their own dice.

    `key` is the hash of the token that opens the seat: the host's, who enters what is rolled there.
    """

    name: str
    key: str
    by: By = "host"


class Dice(Made, frozen=True, kw_only=True, tag="dice"):
    """What was said about the dice, as an array."""

    entry: sealed.Said


class Undo(Made, frozen=True, kw_only=True, tag="undo"):
    """The last throw or move that stands is taken back."""


class Next(_Entry, frozen=True, kw_only=True, tag="next"):
    """The code of the room in which the same people play again."""

    code: str


class Wake(Around, frozen=True, kw_only=True, tag="wake"):
    """Somebody is back: the clock of the turn restarts."""


class Called(Around, frozen=True, kw_only=True, tag="call"):
    """Somebody asks whether a seat's player (-1: the host) is still there; `by` is who asks."""

    seat: int
    by: int = -1


class Back(Around, frozen=True, kw_only=True, tag="back"):
    """A player who was called is there."""

    seat: int


class Abandoned(_Entry, frozen=True, kw_only=True, tag="abandon"):
    """The game will not be played to its end."""


Entry = (
    Seating
    | HostKey
    | Listing
    | Start
    | Thrown
    | Moved
    | Joined
    | Undo
    | Next
    | Wake
    | Abandoned
    | Sealed
    | Dice
    | Called
    | Back
)
"""One thing that a log says."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(tuple[Entry, ...])


def encode_step(entries: tuple[Entry, ...]) -> bytes:
    """Return a step as it is stored.

    >>> from greed.room.entries import Moved, Thrown, encode_step
    >>> encode_step((Moved(move="roll"), Thrown(dice=(5, 1))))
    b'[{"t":"move","move":"roll"},{"t":"throw","dice":[5,1]}]'
    """
    return _encoder.encode(entries)


def decode_step(body: bytes) -> tuple[Entry, ...]:
    """Return the entries of a stored step; the inverse of `encode_step`."""
    return _decoder.decode(body)
