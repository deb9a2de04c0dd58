"""The games of a table: made, begun, shown in the lobby, called off, given up, played again."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.core.identity import builtins
from greed.core.sheet import Sheet
from greed.store import (
    UNFINISHED,
    UNSTARTED,
    Abandoned,
    Entry,
    HostKey,
    Listing,
    RoomRow,
    Seating,
    Setup,
    Start,
    Step,
    Store,
    encode_step,
)
from greed.web.bots import known_bot
from greed.web.limits import Buckets
from greed.web.refusal import Refusal, told
from greed.web.rooms.dice import is_to_be_sealed, start_of
from greed.web.rooms.draft import Draft
from greed.web.rooms.lobby import must_be_listable
from greed.web.rooms.people import (
    Person,
    bot_name,
    clean_name,
    key_of,
    must_be_a_seat,
    new_code,
    new_watch,
    unlike,
)
from greed.web.rooms.room import Room
from greed.web.settings import Settings
from greed.wire import Create


class Opening(Struct, frozen=True):
    """A room to be made: all of it but the codes by which people find it."""

    setup: Setup
    secret: bytes
    entries: tuple[Entry, ...]

    def begun(self, now: float, code: str | None = None, *, start: bool) -> tuple[Room, Step]:
        """Return the room after the first step of its log, and that step.

        It has this code, or a fresh one: another call gives another.
        """
        row = RoomRow(
            id=self.setup.game,
            code=code or new_code(),
            watch=new_watch(),
            created=now,
            touched=now,
            status="open",
            deadline=None,
            setup=msgspec.json.encode(self.setup),
            secret=self.secret,
        )
        draft = Draft.of(Room.empty(row), self.entries, now)
        if start:
            begin_game(draft)
        room, _ = draft.end()
        step = Step(room.seq, now, encode_step(tuple(draft.entries)))
        return replace(room, row=replace(row, status=room.status)), step


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
        raise Refusal("wrong_phase", told("refused-every-seat"))
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


def _check(request: Create, sheet: Sheet) -> None:
    """Refuse a room whose parts do not go together."""
    seats = len(request.seats)
    if reason := sheet.why_not_for(seats):
        raise Refusal("bad_request", reason)
    if request.first is not None:
        must_be_a_seat(request.first, seats)
    if request.clock and request.dice == "real":
        raise Refusal("bad_request", told("refused-real-clock"))
    if request.listed and request.dice == "real":
        raise Refusal("bad_request", "with real dice everybody sits at one table: share the link")
    if request.listed and all(seat.bot or seat.name for seat in request.seats):
        raise Refusal("bad_request", "an open table needs a free seat")
    if all(seat.bot for seat in request.seats):
        raise Refusal("bad_request", told("refused-needs-person"))


def begin_game(draft: Draft) -> None:
    """Begin the game: by the first seat, or where nobody has chosen one, by a roll."""
    room, first = draft.room, draft.room.setup.first
    if is_to_be_sealed(room):
        draft.say(start_of(room))
        draft.due = first is None
    else:
        draft.take(Start(first=secrets.randbelow(len(room.seats)) if first is None else first))


RECOUNT = 10.0
"""Seconds after which the rooms of all workers are counted again."""


class Allowance:
    """Says whether there may be another room."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._most = settings.max_rooms
        self._creating = Buckets(settings.rooms_per_hour / 3600, settings.rooms_per_hour)
        self._unfinished = 0
        self._counted = -math.inf

    async def take(self, client: str, make_place: Callable[[], Awaitable[bool]]) -> None:
        """Refuse another room where there are too many, or too many of one client.

        `make_place` gives one up that nobody needs, and says whether there was one.
        """
        if time.monotonic() - self._counted > RECOUNT:
            self._counted = time.monotonic()
            counted = await self._store.count()
            self._unfinished = sum(counted.get(status, 0) for status in UNFINISHED)
        if not self._creating.take(client):
            raise Refusal("too_fast", told("refused-too-many-rooms"))
        if self._unfinished >= self._most:
            if not await make_place():
                raise Refusal("too_many", told("refused-too-many-games"))
            self._unfinished -= 1

    def used(self) -> None:
        """Count a room that was made."""
        self._unfinished += 1


def opening_again(room: Room, game: str) -> Opening:
    """Return a room for another game (of this id): the same setup and people, and fresh dice."""
    assert room.state is not None
    seats = len(room.seats)
    setup = replace(
        room.setup,
        game=game,
        seats=seats,
        first=(room.state.first + 1) % seats,
    )
    seated = (seat.seating(index) for index, seat in enumerate(room.seats))
    return Opening(setup, secrets.token_bytes(32), (HostKey(key=room.host), *seated))


def start_game(room: Room, person: Person) -> Draft:
    """Start the game."""
    person.must_host(room)
    if room.status != "open":
        raise Refusal("wrong_phase", told("refused-started"))
    if any(seat.is_open for seat in room.seats):
        raise Refusal("wrong_phase", told("refused-open-seat"))
    draft = Draft(room)
    begin_game(draft)
    return draft


def list_room(room: Room, person: Person, *, listed: bool) -> tuple[Entry, ...]:
    """Show a room to everybody on this server while a seat is free, or not any more."""
    person.must_host(room)
    if listed:
        must_be_listable(room)
    return () if listed == (room.listed_at is not None) else (Listing(on=listed),)


def abandon(room: Room, person: Person) -> tuple[Entry, ...]:
    """Give the game up."""
    person.must_host(room)
    if room.status in ("over", "abandoned"):
        raise Refusal("wrong_phase", told("refused-over"))
    return (Abandoned(),)


def unstarted(room: Room) -> tuple[Entry, ...]:
    """Return the step by which a room is given up whose game nobody has started; else nothing."""
    return (Abandoned(),) if room.status in UNSTARTED else ()


def given_up(_room: Room) -> tuple[Entry, ...]:
    """Return the step by which a room is given up."""
    return (Abandoned(),)
