"""Whose word it takes to change a seat, and what may be done when its player is away.

A seat is its player's. Nobody ever acts for a device that signs: once it has been warned, the
others may go on without it. For a seat that nobody signs for others may act once they have called
its player, everybody has seen that, and nobody has answered for a while.
"""

from __future__ import annotations

import time

from greed.store import Back, Called, Entry, HostKey
from greed.web.refusal import Refusal
from greed.web.rooms.dice.dealing import warning
from greed.web.rooms.live import Live
from greed.web.rooms.person import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.table import HOST, Table

__all__ = ["do_answer", "do_call", "do_host", "must_have_a_say"]


def must_have_a_say(table: Table, person: Person, seat: int) -> None:
    """Refuse a person who may not act for a seat: its player has not been away for long.

    Raises:
        Refusal: whose seat it is, and what can be done.
    """
    person.must_belong(table)
    if seat in person.holds(table):
        return
    if table.seats[seat].key is None or table.status == "open":
        person.must_host(table)
        return
    name, free = table.seats[seat].name, table.free_from(seat)
    if free is None:
        said = f"this is {name}'s seat: call {name} first"
        raise Refusal("not_your_seat", said, ply=table.ply)
    if (left := free - time.time()) > 0:
        said = f"{name} has been called and has {left:.0f} more seconds to come back"
        raise Refusal("not_your_seat", said, ply=table.ply)


async def do_call(rooms: Rooms, live: Live, person: Person, seat: int) -> int:
    """Ask whether a seat's player is still there; everybody sees it."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_belong(table)
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"there is no seat {seat}")
        if table.status != "playing":
            raise Refusal("wrong_phase", "no game is in progress")
        if table.seats[seat].key is None or seat in person.holds(table):
            raise Refusal("wrong_phase", "you can only call another person")
        if table.proof is not None and table.proof.session.device_of(seat) >= 0:
            return warning(table, seat)  # connected or not: it is silent
        if seat in live.present:
            raise Refusal("wrong_phase", f"{table.seats[seat].name} is here")
        return () if seat in table.called else (Called(seat=seat),)

    return await rooms.act(live, decide)


async def do_host(rooms: Rooms, live: Live, person: Person) -> int:
    """Call the host, and take the host's part once the host has not answered for a while."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_belong(table)
        held = person.holds(table)
        if person.hosts(table) or not held:
            raise Refusal("wrong_phase", "you are the host already, or have no seat here")
        if table.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", "the game is over")
        free = table.free_from(HOST)
        if free is None:
            return (Called(seat=HOST),)
        if free > time.time():
            return ()
        key = table.seats[held[0]].key
        assert key is not None
        return (HostKey(key=key),)

    return await rooms.act(live, decide)


async def do_answer(rooms: Rooms, live: Live, person: Person) -> None:
    """Have everybody know that a player who was called is there; nothing if nobody was."""

    def decide(table: Table) -> tuple[Entry, ...]:
        mine = {*person.holds(table), *((HOST,) if person.hosts(table) else ())}
        return tuple(Back(seat=seat) for seat in sorted(mine & table.called.keys()))

    if live.table.called and decide(live.table):
        await rooms.act(live, decide)
