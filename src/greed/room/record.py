"""The game of a room as a record: read off its log entry by entry, or off what the room keeps."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from greed import sealed
from greed.core.errors import GreedError, RecordError
from greed.core.identity import builtins
from greed.core.messages import say
from greed.core.moves import FORFEIT, JOIN, Move, parse_move
from greed.core.people import joined
from greed.core.record import Event, Record, beginning
from greed.room.entries import Dice, Entry, Joined, Moved, Setup, Start, Thrown, Undo
from greed.room.fold import fold
from greed.room.people import BOT, distinct
from greed.room.refusal import Refusal
from greed.room.room import Room, Seat


def seated(names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of a record's names; a second player of a name gets a number.

    >>> from greed.room import seated
    >>> [seat.name for seat in seated(["Ann", "bot:bold", "bot:bold"])]
    ['Ann', 'bold', 'bold 2']
    """
    shown = distinct(tuple(name.removeprefix(BOT) for name in names))
    return tuple(
        Seat(name=own, bot=name if name.startswith(BOT) else None)
        for own, name in zip(shown, names, strict=True)
    )


def resumed(record: Record, key: str, now: float) -> Room:
    """Return a room in which a record's game goes on, all at one screen; `key` opens its seats.

    Raises:
        SetupError: the sheet isn't for this many players, or the first seat doesn't exist.
        RecordError: the position or an event is not possible.
    """
    seats = [seat if seat.bot else replace(seat, key=key) for seat in seated(record.seats)]
    known = len(seats) - joined(record.events)
    setup = Setup(
        game="", sheet=builtins(record.sheet), seats=known, first=record.first, undo=True,
        dice="real" if record.dice == "real" else "fair",
    )  # fmt: skip
    room = Room(
        setup=setup, sheet=record.sheet, at=now, turn_at=now, created=now,
        seats=tuple(seats[:known]), host=key,
    )  # fmt: skip
    if record.position:
        beginning(record)
    room, _ = fold(room, Start(first=record.first, position=record.position))
    newcomers = iter(seats[known:])
    for number, event in enumerate(record.events, 1):
        entry: Entry
        if not isinstance(event, Move):
            entry = Thrown(dice=event)
        elif event == JOIN:
            entry = Joined(name=next(newcomers).name, key=key)
        else:
            # A record may hold forfeits, and turns by their points where nobody rolls now.
            entry = Moved(move=str(event), by="host")
        try:
            room, _ = fold(room, entry)
        except GreedError as error:
            raise RecordError(number, str(error)) from error
    return room


def recorded(record: Record, room: Room) -> Record:
    """Return a record as its game stands by now in a room, where moves can be taken back."""
    known = len(record.seats) - joined(record.events)
    later = (seat.name for seat in room.seats[known:])
    return replace(record, seats=(*record.seats[:known], *later), events=room.played)


class Recorder:
    """Follows the log of a room; what was undone is only counted.

    Where the dice are sealed, what was said about them is the record's proof.
    """

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._said: list[sealed.Said] = []
        self._undone = 0
        self._by, self._decides = "", False

    def take(self, entry: Entry) -> None:
        """Follow the next entry."""
        match entry:
            case Thrown(dice=thrown):
                self._events.append(thrown)
            case Moved(move=move):
                self._events.append(parse_move(move))
            case Joined():
                self._events.append(JOIN)
            case Undo():
                self._events.pop()
                self._undone += 1
            case Dice(entry=said):
                self._said.append(said)
                self._events += self._came_of(said)
            case _:
                pass

    def _came_of(self, said: sealed.Said) -> tuple[Event, ...]:
        """Return what has happened in the game with the next that is said about dice."""
        match said:
            case sealed.Start(first=first):
                self._decides = first is None
            case sealed.Asked(by=by):
                self._by = by
            case sealed.Rolled() if self._decides:
                self._decides = False
            case sealed.Rolled(dice=dice):
                return (dice,)
            case sealed.Void(silent=silent) if self._by in silent:
                return (FORFEIT,)
            case _:
                pass
        return ()

    def record(self, room: Room) -> Record:
        """Return the record of a room whose log has been followed to its end.

        Raises:
            Refusal: the game has not begun.
        """
        if room.state is None:
            raise Refusal("not_started", say("refused-not-started"))
        names = tuple(seat.name or "nobody" for seat in room.seats)
        tags = {"date": datetime.fromtimestamp(room.created, UTC).date().isoformat()}
        if self._undone:
            tags["undone"] = str(self._undone)
        if room.course:
            tags |= {"game": room.id, "head": room.course.head.hex()}
            names = tuple(name for name, _ in room.course.start.seats)
        return Record(
            sheet=room.sheet,
            seats=distinct(names),
            first=room.state.first,
            dice=room.setup.dice,
            tags=tags,
            events=tuple(self._events),
            # The text that is hashed.
            proof=tuple(msgspec.json.encode(entry).decode() for entry in self._said),
        )
