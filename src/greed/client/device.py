"""Our device at a table: it makes the dice with the others, and knows what they have come to."""

from __future__ import annotations

import secrets
from typing import Protocol

from greed.client.errors import Distrusted
from greed.core.dice import Throw
from greed.core.identity import sheet_digest
from greed.core.moves import FORFEIT, Move
from greed.core.sheet import Sheet
from greed.sealed import Asked, Contributor, Course, Entry, Memory, Opening, Rolled, Shelf, Start
from greed.sealed import Void as Voided


class DeviceShelf(Shelf, Protocol):
    """Where the memory of a device is kept; None as long as there is none."""

    @property
    def memory(self) -> Memory | None:
        """What is kept now."""


class Kept:
    """A shelf in this process alone."""

    def __init__(self) -> None:
        self.memory: Memory | None = None

    def read(self) -> Memory:
        """Return what is kept now."""
        assert self.memory is not None
        return self.memory

    def write(self, memory: Memory) -> None:
        """Keep this."""
        self.memory = memory


class Device:
    """Our device in the dice of one game, with the chain that is kept for it or a fresh one.

    Attributes:
        name: how the others know it.
        first: the seat that begins, once the start or the first roll has said so.
        came: what the rolls have brought, in order: dice, or a turn that was lost by silence.
    """

    def __init__(self, shelf: DeviceShelf, game: str) -> None:
        if shelf.memory is None or shelf.memory.game != game:
            shelf.write(Memory(game, secrets.token_hex(6), secrets.token_hex(32)))
        self.name = shelf.read().name
        self.first: int | None = None
        self.came: list[Throw | Move] = []
        self._contributor = Contributor(shelf)
        self._known: set[Entry] = set()

    @property
    def anchor(self) -> str:
        """The anchor of its chain."""
        return self._contributor.anchor

    @property
    def course(self) -> Course | None:
        """The dice so far; None before their start."""
        return self._contributor.course

    def follow(self, said: Start | Entry, sheet: Sheet) -> None:
        """Take in what is said of the dice; what is known already changes nothing.

        Raises:
            Alarm: it can't be said here, or is another than before.
            Distrusted: these are not the dice of this game.
        """
        if isinstance(said, Start):
            self._begin(said, sheet)
        elif said not in self._known:
            if isinstance(said, Asked):
                self._must_be_due(said, sheet)
            self._contributor.follow(said)
            self._known.add(said)
            self._came_of(said)

    def _begin(self, start: Start, sheet: Sheet) -> None:
        if self.course is not None:
            if start != self.course.start:
                raise Distrusted("the server tells of two starts of these dice")
            return
        if start.sheet != sheet_digest(sheet):
            raise Distrusted("the dice were sealed for other rules than the room's")
        self._contributor.begin(start)
        self.first = start.first

    def _must_be_due(self, asked: Asked, sheet: Sheet) -> None:
        """Refuse a roll of other dice than the game's: how many fall, its rules say later."""
        decides = self.first is None and self.course is not None
        due = self.course.seats if decides and self.course else sheet.dice.faces
        if asked.faces != due or (decides and asked.dice != 1):
            raise Distrusted(
                f"roll {asked.k} is asked for with dice of {asked.faces} faces, not {due}"
            )

    def _came_of(self, said: Entry) -> None:
        match said:
            case Rolled(dice=dice) if self.first is None:
                self.first = dice[0] - 1
            case Rolled(dice=dice):
                self.came.append(dice)
            case Voided() if self.course is not None and self.course.again is None:
                self.came.append(FORFEIT)
            case _:
                pass

    def open(self) -> Opening | None:
        """Return our link for the roll that is being made, if it waits for us.

        Raises:
            Alarm: the server has asked for this roll before, in another way.
        """
        return self._contributor.open()
