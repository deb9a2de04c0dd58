"""What the host decides: the start, the lobby, the end."""

from __future__ import annotations

from greed.store import Entry, Listing
from greed.web.refusal import Refusal
from greed.web.rooms.clock import given_up
from greed.web.rooms.draft import Draft
from greed.web.rooms.finishes import leaver
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import must_be_listable
from greed.web.rooms.opening import begin_game
from greed.web.rooms.people import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import Room

__all__ = ["do_abandon", "do_list", "do_start"]


async def do_start(rooms: Rooms, live: Live, person: Person) -> int:
    """Start the game."""

    def decide(room: Room) -> Draft:
        person.must_host(room)
        if room.status != "open":
            raise Refusal("wrong_phase", "the game has already started")
        if any(seat.is_open for seat in room.seats):
            raise Refusal(
                "wrong_phase", "a seat is still open: wait for a player, or give it to a bot"
            )
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
            raise Refusal("wrong_phase", "the game is over")
        return given_up(room, leaver(room, person) if rooms.settings.ratings else None)

    return await rooms.act(live, decide)
