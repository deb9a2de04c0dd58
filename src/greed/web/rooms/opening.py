"""What a new room is made of: its setup, the secret of its dice, and the first step of its log."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.core.sheet import Sheet, builtins
from greed.store import Entry, HostKey, Listing, Room, Seating, Setup, Start, Step, encode_step
from greed.web.bots import known_bot
from greed.web.refusal import Refusal
from greed.web.rooms.dice.dealing import beginning
from greed.web.rooms.people import bot_name, clean_name, key_of, new_code, new_watch, unlike
from greed.web.rooms.table import Table
from greed.wire import Create

__all__ = ["Opening", "opening", "opening_again"]


class Opening(Struct, frozen=True):
    """A room to be made: all of it but the codes by which people find it."""

    setup: Setup
    secret: bytes
    entries: tuple[Entry, ...]

    @property
    def proves(self) -> bool:
        """Whether the dice are to be proven."""
        return self.setup.dice != "real"

    @property
    def first_game(self) -> str:
        """The id of the first game in the room."""
        return f"{self.setup.game}.{self.setup.attempts + 1}"

    def room(self, now: float, status: str, code: str | None = None) -> Room:
        """Return the room's row, with this code or a fresh one: another call gives another."""
        return Room(
            id=self.setup.game,
            code=code or new_code(),
            watch=new_watch(),
            created=now,
            touched=now,
            status=status,
            deadline=None,
            setup=msgspec.json.encode(self.setup),
            secret=self.secret,
        )

    def begun(self, now: float, *, start: bool) -> tuple[str, Step]:
        """Return the status of the room after the first step of its log, and that step.

        Raises:
            Refusal: it is to start, and devices are missing.
        """
        table = Table(self.room(now, "open"))
        table.fold(Step(1, now, encode_step(self.entries)))
        entries = self.entries
        if start:
            entries += beginning(table) if table.proves else (Start(first=_first(self.setup)),)
        step = Step(1, now, encode_step(entries))
        return Table(table.room).ahead(step).status, step


def opening(request: Create, sheet: Sheet, token: str, *, coach: bool) -> Opening:
    """Return the requested room; `token` opens the seats of the person who asks.

    Raises:
        Refusal: its parts do not go together.
    """
    _check(request, sheet)
    seats = len(request.seats)
    entries: list[Entry] = [HostKey(key=key_of(token))]
    names: list[str] = []
    for index, seat in enumerate(request.seats):
        if seat.name and seat.bot:
            raise Refusal("bad_request", f"seat {index} has both a name and a bot: choose one")
        if seat.bot:
            made = str(known_bot(seat.bot, coach=coach))
            entries.append(Seating(seat=index, name=bot_name(made), bot=made))
        elif seat.name:
            name = unlike(clean_name(seat.name), names)
            names.append(name)
            entries.append(Seating(seat=index, name=name, key=key_of(token)))
    if request.listed:
        entries.append(Listing(on=True))
    if request.start and any(not seat.name and not seat.bot for seat in request.seats):
        raise Refusal("wrong_phase", "a game can only start once every seat is taken")
    setup = Setup(
        game=secrets.token_hex(12),
        sheet=builtins(sheet),
        seats=seats,
        dice=request.dice,
        first=request.first,
        clock=request.clock.seconds if request.clock else 0,
        coach=request.coach,
    )
    return Opening(setup, secrets.token_bytes(32), tuple(entries))


def opening_again(table: Table, first: int, entries: tuple[Entry, ...], game: str) -> Opening:
    """Return a room for another game (of this id) at a table: the same setup, and fresh dice."""
    setup = replace(
        table.setup,
        game=game,
        seats=len(table.seats),
        first=first,
        attempts=table.attempts,
        previous=table.previous,
    )
    return Opening(setup, secrets.token_bytes(32), entries)


def _check(request: Create, sheet: Sheet) -> None:
    """Refuse a room whose parts do not go together."""
    seats = len(request.seats)
    if reason := sheet.why_not_for(seats):
        raise Refusal("bad_request", reason)
    if request.first is not None and request.first >= seats:
        raise Refusal("bad_request", f"there is no seat {request.first}")
    if request.clock and request.dice == "real":
        raise Refusal(
            "bad_request", "real dice don't go with a clock: nobody could roll when time is up"
        )
    if request.listed and request.dice == "real":
        raise Refusal("bad_request", "with real dice everybody sits at one table: share the link")
    if request.listed and all(seat.bot or seat.name for seat in request.seats):
        raise Refusal("bad_request", "an open table needs a free seat")
    if all(seat.bot for seat in request.seats):
        raise Refusal("bad_request", "a room needs at least one person or open seat")


def _first(setup: Setup) -> int:
    return secrets.randbelow(setup.seats) if setup.first is None else setup.first
