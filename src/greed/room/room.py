"""A room as its log has left it: a frozen value, and nothing in it that is not in the log.

`fold` says what an entry of the log makes of a room. Whatever else there is to know (who may move,
whose time is up, what the lobby shows) is read off the value.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, Self

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from greed.core.record import Event
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.room.entries import By, Sealed, Seating, Setup
from greed.sealed import WAIT, Course

HOST = -1
"""The host, where something belongs to seats and the host may have none."""
ABSENCE = 60.0
"""Seconds that a player who is called has to show up before others may act for the seat."""

MoveName = tuple[int | None, str]
"""A move as its client named it, with the seat whose name it is."""


class Past(Struct, frozen=True):
    """How a game stood before an event, and what was before that.

    Attributes:
        before: the one before.
        state: how the game stood.
        event: the dice, or the move, that came then.
        thrown, kept: what lay on the table.
    """

    before: Past | None
    state: State
    event: Event
    thrown: tuple[int, ...]
    kept: tuple[tuple[int, ...], ...]


class Seat(Struct, frozen=True, gc=False):
    """A seat: a person's (name and key), a bot's, or open; `program`: the person is a program."""

    name: str = ""
    key: str | None = None
    bot: str | None = None
    program: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.key is None and self.bot is None

    def seating(self, number: int) -> Seating:
        """Return the entry that makes this the seat of a number."""
        return Seating(seat=number, **asdict(self))


class Room(Struct, frozen=True, kw_only=True):
    """A room after some steps of its log; `replace` makes the next one of it.

    Attributes:
        setup: what it was made as.
        sheet: what is played.
        code: joins it; "" where nobody comes by a code.
        watch: the code to watch it.
        created: when it was made.
        seq: the last step.
        at: when that was stored.
        seats: who sits there.
        turn_at: when the turn began, for the clock.
        host: the key of the host's token.
        state: the game; None before it starts.
        ply: throws, moves and undos so far; never goes down.
        turns: how many turns are over.
        throws: how many times dice fell; never goes down.
        thrown: the dice of the last throw of the turn, in falling order.
        kept: what was kept of each throw since all dice were last thrown.
        past: how the game stood before each event that stands, the last one first (what undo
            needs).
        sealed: by seat, the devices that come into the dice at the start, or before the next roll.
        course: the dice of the game, where they are sealed.
        asked_at: when the roll was asked for that has not been made yet.
        asked_by: who asked for it.
        called: since when players (-1: the host) have been called and have not answered.
        listed_at: since when the lobby may show the room; None: the host doesn't want that.
        next: the code of the room in which the same people play again.
        abandoned: the game will not be played to its end.
        around: how many steps there were around the game.
        spent: how many entries around the game each has paid for (`fold.payer`).
        overdue: turns in a row that the clock played: a table that everybody has left sleeps.
        done: step and ply of the latest named moves, which may be sent again.
    """

    setup: Setup
    sheet: Sheet
    at: float
    seats: tuple[Seat, ...]
    turn_at: float
    code: str = ""
    watch: str = ""
    created: float = 0.0
    seq: int = 0
    host: str = ""
    state: State | None = None
    ply: int = 0
    turns: int = 0
    throws: int = 0
    thrown: tuple[int, ...] = ()
    kept: tuple[tuple[int, ...], ...] = ()
    past: Past | None = None
    sealed: Mapping[int, Sealed] = {}
    course: Course | None = None
    asked_at: float | None = None
    asked_by: By = "seat"
    called: Mapping[int, float] = {}
    listed_at: float | None = None
    next: str | None = None
    abandoned: bool = False
    around: int = 0
    spent: Mapping[str, int] = {}
    overdue: int = 0
    done: Mapping[MoveName, tuple[int, int]] = {}

    @classmethod
    def of(
        cls,
        setup: bytes | Setup,
        created: float,
        code: str = "",
        watch: str = "",
    ) -> Self:
        """Return a room of whose log nothing has been read; its setup may be as it is stored.

        Raises:
            SheetError: what it is to play isn't a sheet.
        """
        if isinstance(setup, bytes):
            written = bytes(msgspec.json.decode(setup, type=_Written).sheet)
            setup = msgspec.json.decode(setup, type=Setup)
        else:
            written = msgspec.json.encode(setup.sheet)
        words, sheet = _sheet_of(written)
        return cls(
            setup=replace(setup, sheet=words),
            sheet=sheet,
            at=created,
            turn_at=created,
            seats=(Seat(),) * setup.seats,
            code=code,
            watch=watch,
            created=created,
        )

    @property
    def status(self) -> Literal["open", "starting", "playing", "over", "abandoned"]:
        """How far it has got."""
        if self.abandoned:
            return "abandoned"
        if self.state is None:
            return "starting" if self.course else "open"
        return "over" if self.state.over else "playing"

    @property
    def people(self) -> int:
        """How many seats are a person's."""
        return sum(seat.key is not None for seat in self.seats)

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen in its game."""
        return self.status in ("over", "abandoned")

    @property
    def played(self) -> tuple[Event, ...]:
        """The throws and moves that stand, where they can be taken back; else nothing is kept."""
        events, past = list[Event](), self.past
        while past is not None:
            events.append(past.event)
            past = past.before
        return tuple(reversed(events))

    # -- dice

    @property
    def real(self) -> bool:
        """Whether people roll their own dice."""
        return self.setup.dice == "real"

    @property
    def id(self) -> str:
        """The id of the room and its game, to which the dice are bound."""
        return self.setup.game

    @property
    def rolling(self) -> bool:
        """Whether a roll has been asked for and has not been made yet."""
        course = self.course
        return course is not None and bool(course.asked or course.again) and not self.abandoned

    def device_of(self, seat: int) -> str | None:
        """Return the device on which a seat is played; None if none makes dice for it."""
        for device in self.course.devices if self.course else ():
            if seat in device.seats:
                return device.name
        sealed = self.sealed.get(seat)
        return sealed.device if sealed and not self.course else None

    # -- time

    @property
    def deadline(self) -> float | None:
        """When the time of the seat to move is up, if a clock runs and the table doesn't sleep.

        A roll that a player has asked for must be made by then as well; its device has twice as
        long as those of others. Nobody is hurried while a roll of somebody else's is made.
        """
        if not self.setup.clock or self.status != "playing" or self.asleep:
            return None
        assert self.state is not None
        ends = self.turn_at + self.setup.clock
        if self.asked_at is not None:
            return max(ends, self.asked_at + 2 * WAIT) if self.asked_by == "seat" else None
        return None if self.seats[self.state.seat].bot else ends

    @property
    def asleep(self) -> bool:
        """Whether the clock has played once around, so that nobody seems to be there."""
        return self.overdue > 0 and self.overdue >= self.people

    def free_from(self, seat: int) -> float | None:
        """Return from when others may act for a seat (-1: the host); None: it wasn't called."""
        called = self.called.get(seat)
        return None if called is None else called + ABSENCE


class _Written(Struct):
    """Of a room's setup the sheet, as it is written."""

    sheet: msgspec.Raw


@lru_cache(maxsize=256)
def _sheet_of(written: bytes) -> tuple[dict[str, Any], Sheet]:
    """Return a sheet as data and as rules: rooms that play the same share both."""
    words = msgspec.json.decode(written, type=dict[str, Any])
    rules = dict(words)
    return words, parse_sheet(rules, rules.pop("name", ""))
