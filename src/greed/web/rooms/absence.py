"""Whose word it takes to act for a seat, and what may be done when its player is away.

A seat is its player's. Nobody ever acts for a device that signs: once it has been warned, the
others may go on without it. For a seat that nobody signs for others may act once they have called
its player, everybody has seen that, and nobody has answered for a while.
"""

from __future__ import annotations

import time

from greed.store import Back, Called, Entry, HostKey, Said
from greed.web.refusal import Refusal, told
from greed.web.rooms.clock import warning_of
from greed.web.rooms.draft import Draft
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person, must_be_a_seat
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import HOST, Room
from greed.wire import SkipRequest

__all__ = ["do_answer", "do_call", "do_host", "do_skip", "must_have_a_say"]

PATIENCE_TURN, PATIENCE_ROLL = 60.0, 10.0
"""Seconds for which a device may owe a decision, or its part in a roll, before it is warned.

People decide; for a roll a page speaks by itself."""


def must_have_a_say(room: Room, person: Person, seat: int) -> None:
    """Refuse a person who may not act for a seat: its player has not been away for long.

    Raises:
        Refusal: whose seat it is, and what can be done.
    """
    person.must_belong(room)
    if seat in person.holds(room):
        return
    if room.seats[seat].key is None or room.status == "open":
        person.must_host(room)
        return
    name, free = room.seats[seat].name, room.free_from(seat)
    if free is None:
        said = told("refused-call-first", name=name)
        raise Refusal("not_your_seat", said, ply=room.ply)
    if (left := free - time.time()) > 0:
        said = told("refused-called", name=name, n=round(left))
        raise Refusal("not_your_seat", said, ply=room.ply)


async def do_call(rooms: Rooms, live: Live, person: Person, seat: int) -> int:
    """Ask whether a seat's player is still there; everybody sees it."""

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_belong(room)
        must_be_a_seat(seat, len(room.seats))
        if room.status != "playing":
            raise Refusal("wrong_phase", told("refused-no-game"))
        if room.seats[seat].key is None or seat in person.holds(room):
            raise Refusal("wrong_phase", "you can only call another person")
        if room.device_of(seat) >= 0:
            return _warning(room, seat)  # connected or not: it is silent
        if seat in live.present:
            raise Refusal("wrong_phase", told("refused-here", name=room.seats[seat].name))
        return () if seat in room.called else (Called(seat=seat),)

    return await rooms.act(live, decide)


def _warning(room: Room, seat: int) -> tuple[Entry, ...]:
    """Return the warning of the device of a seat, for which the game waits; nothing if it has one.

    Raises:
        Refusal: the game does not wait for it, or not for long enough.
    """
    proof, name, device = room.proof, room.seats[seat].name, room.device_of(seat)
    assert proof is not None
    if device in proof.session.warned:
        return ()
    since = proof.owes.get(device)
    if since is None:
        raise Refusal("wrong_phase", told("refused-not-awaited", name=name), ply=room.ply)
    patience = PATIENCE_ROLL if proof.session.due else PATIENCE_TURN
    if (left := since + patience - time.time()) > 0:
        said = told("refused-longer", name=name, n=round(left))
        raise Refusal("wrong_phase", said, ply=room.ply)
    return (Said(body=warning_of(device)),)


async def do_skip(rooms: Rooms, live: Live, person: Person, request: SkipRequest) -> int:
    """Have the present turn played to its end, for a player who is away."""

    def decide(room: Room) -> Draft:
        person.must_belong(room)
        if not room.proves:
            raise Refusal("wrong_phase", "with real dice nobody can roll for an absent player")
        if room.status != "playing":
            raise Refusal("wrong_phase", told("refused-no-game"), ply=room.ply)
        if request.ply != room.ply:
            said = told("refused-moved-on", ply=request.ply, now=room.ply)
            raise Refusal("stale", said, ply=room.ply)
        draft = Draft(room, by="host")
        must_have_a_say(room, person, draft.state.seat)
        if draft.blocked:
            raise Refusal("wrong_phase", told("refused-rolling"))
        draft.play_turn()
        return draft

    return await rooms.act(live, decide)


async def do_host(rooms: Rooms, live: Live, person: Person) -> int:
    """Call the host, and take the host's part once the host has not answered for a while."""

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_belong(room)
        seats = person.holds(room)
        if person.hosts(room) or not seats:
            raise Refusal("wrong_phase", "you are the host already, or have no seat here")
        if room.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", told("refused-over"))
        free = room.free_from(HOST)
        if free is None:
            return (Called(seat=HOST),)
        if free > time.time():
            return ()
        key = room.seats[seats[0]].key
        assert key is not None
        return (HostKey(key=key),)

    return await rooms.act(live, decide)


async def do_answer(rooms: Rooms, live: Live, person: Person) -> None:
    """Have everybody know that a player who was called is there; nothing if nobody was."""

    def decide(room: Room) -> tuple[Entry, ...]:
        mine = {*person.holds(room), *((HOST,) if person.hosts(room) else ())}
        return tuple(Back(seat=seat) for seat in sorted(mine & room.called.keys()))

    if live.room.called and decide(live.room):
        await rooms.act(live, decide)
