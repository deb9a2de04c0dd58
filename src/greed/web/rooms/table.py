"""A room in memory: the fold of its log, and nothing that is not in the log."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.core.errors import RecordError
from greed.core.moves import JOIN, parse_move
from greed.core.parsing import parse_sheet
from greed.core.people import is_change
from greed.core.sheet import Sheet
from greed.fair.session import WAIT
from greed.store import (
    Abandoned,
    Attempt,
    Back,
    Called,
    Entry,
    HostKey,
    Joined,
    Listing,
    Moved,
    Next,
    Prepared,
    Reopened,
    Room,
    Said,
    Seating,
    Setup,
    Start,
    Step,
    Thrown,
    Undo,
    Wake,
    decode_step,
)
from greed.web.rooms.dice.proof import statement
from greed.web.rooms.dice.signed import Seat, SignedBoard
from greed.wire import (
    By,
    Happened,
    HostChanged,
    PlayerBack,
    PlayerCalled,
    SeatChanged,
    Statement,
)
from greed.wire import Entry as Heard

__all__ = ["ABSENCE", "HOST", "MoveName", "Seat", "Table", "is_around"]

_REMEMBERED = 128
WARNING = 10.0
"""Seconds between the warning of a seat and the decision that the server makes for it."""
HOST = -1
"""The host, where something belongs to seats and the host may have none."""
ABSENCE = 60.0
"""Seconds that a player who is called has to show up before others may act for the seat."""

MoveName = tuple[int | None, str]
"""A move as its client named it, with the seat whose name it is (None: in logs of before)."""
_Asked = MoveName | Statement
_AROUND = (Seating, HostKey, Called, Back, Listing, Prepared, Reopened, Wake)


def is_around(entries: Iterable[Entry]) -> bool:
    """Say whether a step is about seats, names and devices only, and no part of a game."""
    return all(isinstance(entry, _AROUND) for entry in entries)


class _Written(Struct):
    """Of a room's setup the sheet, as it is written."""

    sheet: msgspec.Raw


@lru_cache(maxsize=256)
def _sheet_of(written: bytes) -> tuple[dict[str, Any], Sheet]:
    """Return a sheet as data and as rules: rooms that play the same share both."""
    words = msgspec.json.decode(written, type=dict[str, Any])
    rules = dict(words)
    return words, parse_sheet(rules, rules.pop("name", ""))


class Table(SignedBoard):
    """A room as its log has left it: the game, and everything around it.

    Attributes:
        seq: the last step.
        called: since when players (-1: the host) have been called and have not answered.
        listed_at: since when the lobby may show the room; None: the host doesn't want that.
        left: the seat that left a game which is rated.
        done: step and ply of the latest named moves and of devices' latest statements, which may
            be sent again.
        around: how many steps there were around the game.
        overdue: turns in a row that the clock played: a table that everybody has left sleeps.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        words, sheet = _sheet_of(bytes(msgspec.json.decode(room.setup, type=_Written).sheet))
        self.setup = replace(msgspec.json.decode(room.setup, type=Setup), sheet=words)
        super().__init__(sheet, self.setup, room.secret, room.created)
        self.host = ""
        self.listed_at: float | None = None
        self.left: int | None = None
        self.around = 0
        self.overdue = 0
        self._turns_before = 0
        self.called: dict[int, float] = {}
        self.next: str | None = None
        self.abandoned = False
        self.done: dict[_Asked, tuple[int, int]] = {}

    @property
    def status(self) -> str:
        """open, revealing, playing, over or abandoned."""
        if self.abandoned:
            return "abandoned"
        if self.state is None:
            return "revealing" if self.proof else "open"
        return "over" if self.state.over else "playing"

    @property
    def ends_at(self) -> float | None:
        """When the time of the seat to move is up; None: no clock runs, or the table sleeps.

        While a roll is being made nobody is hurried.
        """
        if not self.setup.clock or self.status != "playing" or self.asleep:
            return None
        assert self.state is not None
        if self.seats[self.state.seat].bot or self.rolling:
            return None
        ends, warned = self.turn_at + self.setup.clock, self.warned_at
        return ends if warned is None else max(ends, warned + self._warning)

    @property
    def deadline(self) -> float | None:
        """When the server next acts for the seat to move: it warns the seat, or decides for it."""
        ends = self.ends_at
        return ends - self._warning if ends is not None and self.must_warn else ends

    @property
    def must_warn(self) -> bool:
        """Whether the seat to move is to be warned before anybody else decides for it."""
        if self.proof is None or self.state is None:
            return False
        session = self.proof.session
        device = session.device_of(self.state.seat)
        return device >= 0 and device not in session.warned

    @property
    def warned_at(self) -> float | None:
        """Since when the seat to move has been warned; None if it is not."""
        if self.proof is None or self.state is None:
            return None
        session = self.proof.session
        notice = session.warned.get(session.device_of(self.state.seat))
        return float(notice.time) if notice else None

    @property
    def _warning(self) -> float:
        return min(WARNING, self.setup.clock / 2)

    @property
    def people(self) -> frozenset[int]:
        """The seats that are a person's."""
        return frozenset(index for index, seat in enumerate(self.seats) if seat.key is not None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose devices the game waits for."""
        if self.proof is None or self.status not in ("revealing", "playing"):
            return ()
        _, devices = self.proof.awaited
        return tuple(sorted(seat for device in devices for seat in self.proof.seats_of(device)))

    @property
    def asleep(self) -> bool:
        """Whether the clock has played for everybody once around: nobody seems to be there."""
        return self.overdue >= max(1, sum(seat.key is not None for seat in self.seats))

    def fold(self, step: Step) -> Happened:
        """Take the next step of the log in; return what it was as everybody hears of it."""
        if step.seq != self.seq + 1:
            raise RecordError(step.seq, f"step {self.seq + 1} of room {self.room.id} is missing")
        self.enter(step.at)
        entries = decode_step(step.body)
        told = [event for entry in entries for event in self.take(entry)]
        return self.leave(entries, told)

    def enter(self, at: float) -> None:
        """Begin the next step, which happens at this time."""
        self.seq, self.at = self.seq + 1, at
        self.said, self.acted, self._turns_before = (), set(), self.turns

    def leave(self, entries: Iterable[Entry], told: Iterable[Heard]) -> Happened:
        """End a step whose entries have been taken in, and which told this."""
        entries = tuple(entries)
        self.around += is_around(entries)
        for entry in entries:
            self._remember(entry)
        if "clock" in self.acted:
            self.overdue += self.turns > self._turns_before
        elif self.acted - {"bot"}:
            self.overdue = 0
        return Happened(seq=self.seq, at=self.at, ply=self.ply, entries=tuple(told))

    def become(self, other: Table) -> None:
        """Stand where a copy stands that has gone on, and isn't used any more."""
        for asked, became in other.done.items():
            self._note_done(asked, became)
        vars(self).update(vars(other), trusts=True, done=self.done)

    def copy(self) -> Table:
        """Return a table that can go its own way; what cannot change is shared.

        It remembers what it does itself, for nobody asks a copy what was done before.
        """
        table = Table.__new__(Table)
        vars(table).update(
            vars(self),
            seats=list(self.seats),
            proof=self.proof.copy() if self.proof else None,
            prepared=dict(self.prepared),
            done={},
        )
        return table

    def ahead(self, step: Step) -> Table:
        """Return another table as it would stand after a step; this one stays as it is."""
        table = self.copy()
        table.fold(step)
        return table

    def _remember(self, entry: Entry) -> None:
        """Note what became of a move or statement, which may be sent again."""
        if isinstance(entry, Said) and entry.by >= 0:
            self._note_done(statement(entry), (self.seq, self.ply))
        elif isinstance(entry, (Thrown, Moved, Joined, Undo, Said)) and entry.id:
            self._note_done((entry.of, entry.id), (self.seq, self.ply))

    def _note_done(self, asked: _Asked, became: tuple[int, int]) -> None:
        self.done[asked] = became
        if len(self.done) > _REMEMBERED:
            del self.done[next(iter(self.done))]

    def free_from(self, seat: int) -> float | None:
        """Return from when others may go on without a seat (-1: the host); None: it wasn't called.

        A seat with a device is called by warning that.
        """
        if self.proof is not None and seat >= 0 and self.proof.session.device_of(seat) >= 0:
            session = self.proof.session
            notice = session.warned.get(session.device_of(seat))
            return float(notice.time + WAIT) if notice else None
        called = self.called.get(seat)
        return None if called is None else called + ABSENCE

    def take(self, entry: Entry) -> list[Heard]:
        """Take one entry of a step in; return what it was as everybody hears of it.

        Raises:
            GreedError: it cannot have happened; the table is not to be used any more.
        """
        if self.setup.dice == "real" and isinstance(entry, (Thrown, Moved, Joined)):
            self.mark()
        match entry:
            case Said() | Prepared() | Attempt() | Reopened():
                return self.fold_proof(entry)
            case Thrown(dice=dice, by=by):
                return self.throw(dice, by)
            case Moved(move=move, by=by):
                made = parse_move(move)
                if is_change(made):
                    return self.change(made, by)
                declared = made.kind == "points" and self.setup.dice == "real"
                return self.declare(made, by) if declared else self.move(made, by)
            case Joined(name=name, key=key, by=by):
                self.seats.append(Seat(name=name, key=key))
                return self.change(JOIN, by, name)
            case Undo():
                return [self._take_back(entry.by)]
            case _:
                return self._fold_room(entry)

    def _take_back(self, by: By) -> Heard:
        """Take the last event back; somebody who joined with it is gone again."""
        told = self.undo(by)
        assert self.state is not None
        del self.seats[self.state.seats :]
        return told

    def _fold_room(self, entry: Entry) -> list[Heard]:
        """Take in an entry that is not an event of the game."""
        match entry:
            case Seating():
                return [self._seat(entry)]
            case HostKey(key=key):
                return self._appoint(key)
            case Called(seat=seat):
                self.called = {**self.called, seat: self.at}
                return [PlayerCalled(seat=seat)]
            case Back(seat=seat):
                self._answered(seat)
                return [PlayerBack(seat=seat)]
            case Start(first=first):
                return self.begin(first)
            case _:
                self._note(entry)
        return []

    def _note(self, entry: Entry) -> None:
        """Take in an entry that is not told by itself."""
        match entry:
            case Next(code=code):
                self.next = code
            case Wake():
                self.overdue, self.turn_at = 0, self.at
            case Listing(on=on):
                self.listed_at = (self.listed_at or self.at) if on else None
            case Abandoned(lost=lost):
                self.abandoned, self.left = True, lost
            case _:
                pass

    def _appoint(self, key: str) -> list[Heard]:
        first, self.host = not self.host, key
        self._answered(HOST)
        seats = (index for index, seat in enumerate(self.seats) if seat.key == key)
        return [] if first else [HostChanged(seat=seat) for seat in seats]

    def _answered(self, seat: int) -> None:
        self.called = {who: at for who, at in self.called.items() if who != seat}

    def _seat(self, entry: Seating) -> Heard:
        self._answered(entry.seat)
        self.seats[entry.seat] = replace(
            self.seats[entry.seat],
            name=entry.name or entry.bot or "",
            key=entry.key,
            bot=entry.bot,
            signs=entry.signs,
            identity=entry.identity,
            program=entry.program,
        )
        self.prepared.pop(entry.seat, None)
        return SeatChanged(seat=entry.seat, name=entry.name, bot=entry.bot)
