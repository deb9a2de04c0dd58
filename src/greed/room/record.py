"""The game of a room as a record, read off its log entry by entry."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from greed.core.messages import say
from greed.core.moves import FORFEIT, JOIN, parse_move
from greed.core.record import Event, Record
from greed.room.entries import Dice, Entry, Joined, Moved, Thrown, Undo
from greed.room.people import distinct
from greed.room.refusal import Refusal
from greed.room.room import Room


class Recorder:
    """Follows the log of a room; what was undone is only counted.

    Where the dice are sealed, what was said about them is the record's proof.
    """

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._said: list[tuple[Any, ...]] = []
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
            case Dice():
                self._said.append(entry.entry)
                self._events += self._came_of(entry.entry)
            case _:
                pass

    def _came_of(self, said: tuple[Any, ...]) -> tuple[Event, ...]:
        """Return what has happened in the game with the next that is said about dice."""
        match said:
            case (_, _, _, first, _, _, _):
                self._decides = first is None
            case ("asked", _, by, *_):
                self._by = by
            case ("rolled", *_) if self._decides:
                self._decides = False
            case ("rolled", *_):
                return (tuple(said[4]),)
            case ("void", _, silent) if self._by in silent:
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
