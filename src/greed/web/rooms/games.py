"""The games of a table: made, begun, offered in the lobby, called off, given up, played again."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from greed.store import Abandoned, Entry, HostKey, Listing, Next, Reopened, Said
from greed.web.refusal import Refusal, told
from greed.web.rooms.draft import Draft
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import must_be_listable
from greed.web.rooms.opening import Opening, begin_game
from greed.web.rooms.people import Person, derived
from greed.web.rooms.ratings import leaver
from greed.web.rooms.registry import TRIES, Rooms
from greed.web.rooms.room import Room


async def do_rematch(rooms: Rooms, live: Live, person: Person, client: str = "") -> Live:
    """Return the room in which the same people play again; the next seat starts."""
    person.must_belong(live.room)
    if live.room.status != "over":
        raise Refusal("wrong_phase", told("refused-not-over"))
    async with live.following:
        if live.room.next is None:
            made = await _open(rooms, live.room, client)
            code = made.room.row.code
            await rooms.act(live, lambda room: () if room.next else (Next(code=code),))
    assert live.room.next is not None
    following, _ = await rooms.find(live.room.next)
    return following


async def _open(rooms: Rooms, room: Room, client: str) -> Live:
    """Return the room for another game with the same setup, and fresh dice.

    Its id and code follow from the room before: the first worker that gets
    there makes it for all. It starts at once if no device signs.

    Raises:
        SheetError, Refusal: there may be no other room, or none with these rules.
    """
    start = room.setup.dice != "strict" and not any(seat.signs for seat in room.seats)
    for number in range(TRIES):
        key, code = derived(f"{room.host}:{room.row.id}:{number}")
        row = await rooms.store.find(code)
        if row is None:
            await rooms.admit(client, room.sheet)
            fresh = await rooms.open(_opening(room, key), code, start=start)
            if fresh is not None:
                return fresh
            row = await rooms.store.find(code)
        if row is not None and row.id == key:
            return await rooms.load(row)
    raise Refusal("busy", "could not find a free room code: try again")


def _opening(room: Room, game: str) -> Opening:
    """Return a room for another game (of this id): the same setup and people, and fresh dice."""
    assert room.state is not None
    seats = len(room.seats)
    setup = replace(
        room.setup,
        game=game,
        seats=seats,
        first=(room.state.first + 1) % seats,
        attempts=room.attempts,
        previous=room.previous,
    )
    seated = (seat.seating(index) for index, seat in enumerate(room.seats))
    return Opening(setup, secrets.token_bytes(32), (HostKey(key=room.host), *seated))


async def do_start(rooms: Rooms, live: Live, person: Person) -> int:
    """Start the game."""

    def decide(room: Room) -> Draft:
        person.must_host(room)
        if room.status != "open":
            raise Refusal("wrong_phase", told("refused-started"))
        if any(seat.is_open for seat in room.seats):
            raise Refusal("wrong_phase", told("refused-open-seat"))
        draft = Draft(room)
        begin_game(draft)
        return draft

    await rooms.warm(live)
    return await rooms.act(live, decide)


async def do_list(rooms: Rooms, live: Live, person: Person, client: str, *, listed: bool) -> int:
    """Show a room to everybody on this server while a seat is free, or not any more."""
    person.must_host(live.room)
    if listed:
        must_be_listable(live.room)
        await rooms.lobby.admit(client, live.room.row.id)

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_host(room)
        if listed:
            must_be_listable(room)
        return () if listed == (room.listed_at is not None) else (Listing(on=listed),)

    seq = await rooms.act(live, decide)
    if listed:
        await rooms.lobby.tend((live.room.row.id,))
    return seq


async def do_abandon(rooms: Rooms, live: Live, person: Person) -> int:
    """Give the game up."""

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_host(room)
        if room.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", told("refused-over"))
        return given_up(room, leaver(room, person) if rooms.settings.ratings else None)

    return await rooms.act(live, decide)


async def do_reopen(rooms: Rooms, live: Live, person: Person) -> int:
    """Give up an attempt to start: all devices prepare themselves afresh."""

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_host(room)
        if room.status != "revealing":
            said = "only a start that waits for devices to reveal can be called off"
            raise Refusal("wrong_phase", said)
        return (Reopened(),)

    return await rooms.act(live, decide)


def given_up(room: Room, lost: int | None = None) -> tuple[Entry, ...]:
    """Return the step by which a room is given up; `lost` is the seat that leaves a rated game."""
    session = room.proof.session if room.proof else None
    if session is None or session.base is None or session.ended:
        return (Abandoned(lost=lost),)
    return (Said(body="end abandoned"), Abandoned(lost=lost))
