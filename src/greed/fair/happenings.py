"""What statements bring about, and the events of the game that follow."""

from __future__ import annotations

from msgspec import Struct

from greed.core.moves import FORFEIT, Move, parse_move
from greed.core.record import Event
from greed.fair.statements import By

__all__ = [
    "CameBack",
    "Decided",
    "Drawn",
    "Ended",
    "Forfeited",
    "Happening",
    "SatOut",
    "Thrown",
    "events_of",
]


class Thrown(Struct, frozen=True):
    """Dice have fallen for a seat; `given` are the devices whose values are in them."""

    seat: int
    number: int
    dice: tuple[int, ...]
    given: tuple[int, ...] = ()


class Drawn(Struct, frozen=True):
    """A roll has decided which seat begins."""

    seat: int
    number: int
    given: tuple[int, ...] = ()


class Decided(Struct, frozen=True):
    """A seat moves; "throw" is not a move of the game, and only asks for dice.

    `why` is empty for a device, else bot, clock or unsigned.
    """

    seat: int
    move: str
    by: By
    why: str = ""


class Forfeited(Struct, frozen=True):
    """A seat loses its turn: its device fell silent after the freeze."""

    seat: int
    number: int


class SatOut(Struct, frozen=True):
    """These seats sit out from now on: their device is silent, and was passed over."""

    seats: tuple[int, ...]


class CameBack(Struct, frozen=True):
    """These seats play again, from the next time their turn comes."""

    seats: tuple[int, ...]


class Ended(Struct, frozen=True):
    """Nothing follows: the game is "over", or was "abandoned"."""

    how: str


Happening = Thrown | Drawn | Decided | Forfeited | SatOut | CameBack | Ended


def events_of(happening: Happening) -> tuple[Event, ...]:
    """Return the events of the game that a happening is; after its end nobody sits out any more.

    >>> [*map(str, events_of(Decided(0, "keep 1 1", by=0))), *map(str, events_of(SatOut((0, 2))))]
    ['keep 1 1', 'out 1', 'out 3']
    """
    match happening:
        case Thrown(dice=dice):
            return (dice,)
        case Decided(move=move) if move != "throw":
            return (parse_move(move),)
        case Forfeited():
            return (FORFEIT,)
        case SatOut(seats=seats):
            return tuple(Move("out", seat=seat) for seat in seats)
        case CameBack(seats=seats):
            return tuple(Move("back", seat=seat) for seat in seats)
        case _:
            return ()
