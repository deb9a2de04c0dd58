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

from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.fair.session import WAIT
from greed.store import Prepared, RoomRow, Seating, Setup
from greed.web.rooms.proof import Proof
from greed.wire import Statement

WARNING = 10.0
"""Seconds between the warning of a seat and the decision that the server makes for it."""
HOST = -1
"""The host, where something belongs to seats and the host may have none."""
ABSENCE = 60.0
"""Seconds that a player who is called has to show up before others may act for the seat."""

MoveName = tuple[int | None, str]
"""A move as its client named it, with the seat whose name it is."""
Asked = MoveName | Statement
Past = tuple["Past | None", State]
"""How a game stood before an event, with what was before that."""


class Seat(Struct, frozen=True):
    """A seat: a person's (name and key), a bot's, or open.

    `signs`: the person has a device. `program`: the person is a program.
    """

    name: str = ""
    key: str | None = None
    bot: str | None = None
    signs: bool = False
    identity: str | None = None
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
        row: what the database knows it by.
        setup: what it was made as.
        sheet: what is played.
        seq: the last step.
        at: when that was stored.
        seats: who sits there.
        turn_at: when the turn began, for the clock.
        attempts: how often a game has been started at this table.
        previous: the digest of the last of those starts, in hex; "" before the first.
        host: the key of the host's token.
        state: the game; None before it starts.
        ply: throws, moves and undos so far; never goes down.
        turns: how many turns are over.
        past: how the game stood before each event that stands, the last one first (real dice
            only: what undo needs).
        prepared: the devices of the seats, for the game to come.
        proof: the dice of the game, where they can be verified.
        opened: the step that fixed its start text.
        entered: per seat, the identity with which its player began the game.
        called: since when players (-1: the host) have been called and have not answered.
        listed_at: since when the lobby may show the room; None: the host doesn't want that.
        next: the code of the room in which the same people play again.
        abandoned: the game will not be played to its end.
        left: the seat that left a game which is rated.
        around: how many steps there were around the game.
        spent: how many entries around the game each has paid for (`fold.payer`).
        overdue: turns in a row that the clock played: a table that everybody has left sleeps.
        done: step and ply of the latest named moves and of devices' latest statements, which may
            be sent again.
    """

    row: RoomRow
    setup: Setup
    sheet: Sheet
    at: float
    seats: tuple[Seat, ...]
    turn_at: float
    attempts: int
    previous: str
    seq: int = 0
    host: str = ""
    state: State | None = None
    ply: int = 0
    turns: int = 0
    past: Past | None = None
    prepared: Mapping[int, Prepared] = {}
    proof: Proof | None = None
    opened: int = 0
    entered: tuple[str | None, ...] = ()
    called: Mapping[int, float] = {}
    listed_at: float | None = None
    next: str | None = None
    abandoned: bool = False
    left: int | None = None
    around: int = 0
    spent: Mapping[str, int] = {}
    overdue: int = 0
    done: Mapping[Asked, tuple[int, int]] = {}

    @classmethod
    def empty(cls, row: RoomRow) -> Self:
        """Return a room of whose log nothing has been read."""
        words, sheet = _sheet_of(bytes(msgspec.json.decode(row.setup, type=_Written).sheet))
        setup = replace(msgspec.json.decode(row.setup, type=Setup), sheet=words)
        return cls(
            row=row,
            setup=setup,
            sheet=sheet,
            at=row.created,
            turn_at=row.created,
            seats=(Seat(),) * setup.seats,
            attempts=setup.attempts,
            previous=setup.previous,
        )

    @property
    def status(self) -> Literal["open", "revealing", "playing", "over", "abandoned"]:
        """How far it has got."""
        if self.abandoned:
            return "abandoned"
        if self.state is None:
            return "revealing" if self.proof else "open"
        return "over" if self.state.over else "playing"

    @property
    def people(self) -> int:
        """How many seats are a person's."""
        return sum(seat.key is not None for seat in self.seats)

    # -- dice

    @property
    def proves(self) -> bool:
        """Whether the dice are proven, by devices that sign what is said."""
        return self.setup.dice != "real"

    @property
    def game(self) -> str:
        """The id that the dice are bound to; between games, that of the game to come."""
        if self.proof:
            return self.proof.game
        return f"{self.setup.game}.{self.attempts + 1}" if self.proves else self.setup.game

    @property
    def rolling(self) -> bool:
        """Whether a roll has been asked for and has not been made yet."""
        return self.proof is not None and self.proof.session.due

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose devices the game waits for."""
        if self.proof is None or self.status not in ("revealing", "playing"):
            return ()
        _, devices = self.proof.awaited
        return tuple(sorted(seat for device in devices for seat in self.proof.seats_of(device)))

    @property
    def devices(self) -> list[tuple[Prepared, tuple[int, ...]]]:
        """The devices that are prepared, in the order of their seats, with their seats."""
        devices: dict[str, tuple[Prepared, list[int]]] = {}
        for seat in sorted(self.prepared):
            device = self.prepared[seat]
            devices.setdefault(device.key, (device, []))[1].append(seat)
        return [(device, tuple(seats)) for device, seats in devices.values()]

    def device_of(self, seat: int) -> int:
        """Return the device that signs for a seat in the game under way; -1 if none does."""
        return self.proof.session.device_of(seat) if self.proof else -1

    # -- time

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
        device = self.device_of(self.state.seat)
        return device >= 0 and device not in self.proof.session.warned

    @property
    def warned_at(self) -> float | None:
        """Since when the seat to move has been warned; None if it is not."""
        if self.proof is None or self.state is None:
            return None
        notice = self.proof.session.warned.get(self.device_of(self.state.seat))
        return float(notice.time) if notice else None

    @property
    def _warning(self) -> float:
        return min(WARNING, self.setup.clock / 2)

    @property
    def asleep(self) -> bool:
        """Whether the clock has played for everybody once around: nobody seems to be there."""
        return self.overdue >= max(1, self.people)

    def free_from(self, seat: int) -> float | None:
        """Return from when others may go on without a seat (-1: the host); None: it wasn't called.

        A seat with a device is called by warning that.
        """
        if seat >= 0 and (device := self.device_of(seat)) >= 0:
            assert self.proof is not None
            notice = self.proof.session.warned.get(device)
            return float(notice.time + WAIT) if notice else None
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
