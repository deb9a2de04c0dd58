"""Which games are rated, and how they ended for the players who are known by a key.

A game counts if its dice are proven, its sheet is a preset, lots decided who begins, two players or
more began it under keys of their own, and it was played to its end. A player who gave the seat
away, or left, comes last.
"""

from __future__ import annotations

import time
from functools import lru_cache

from greed.core.errors import SheetError
from greed.core.sheet import sheet_hash
from greed.fair.keys import fingerprint
from greed.sheets import load, presets
from greed.sheets.names import parse_name
from greed.store import Finish
from greed.web.refusal import Refusal
from greed.web.rooms.people import Person
from greed.web.rooms.room import Room

__all__ = ["finishes_of", "leaver", "rated_seats"]


@lru_cache(maxsize=256)
def is_usual(name: str, shown: str) -> bool:
    """Say whether a sheet (by name and hash) is a preset, variants included: not bent by its host.

    >>> from greed.core.sheet import sheet_hash
    >>> is_usual("classic+amish", sheet_hash(load("classic+amish")))
    True
    >>> is_usual("koans(target=300)", sheet_hash(load("koans(target=300)")))
    False
    """
    try:
        named = parse_name(name)
        if named.options or named.base not in presets():
            return False
        return sheet_hash(load(name)) == shown
    except SheetError:
        return False


def rated_seats(room: Room) -> tuple[int, ...]:
    """Return the seats whose players began this game under keys of their own, device and all."""
    if room.proof is None or room.state is None:
        return ()
    seats = tuple(seat for seat, identity in enumerate(room.entered) if identity)
    by_lot = room.setup.first is None or room.setup.previous  # a rematch takes turns
    if len(seats) < 2 or not by_lot or not is_usual(room.sheet.name, sheet_hash(room.sheet)):
        return ()
    holders = [room.proof.session.start.seats[seat].holder for seat in seats]
    devices = [holder for holder in holders if holder != "unsigned"]
    return seats if len(set(devices)) == len(devices) else ()


def finishes_of(room: Room) -> tuple[Finish, ...]:
    """Return how a game ended for those whose rating it changes; nobody's, if it doesn't count."""
    seats, state = rated_seats(room), room.state
    if len(seats) < 2 or state is None:
        return ()
    if room.status != "over" and (room.status != "abandoned" or room.left is None):
        return ()
    left = {seat for seat in seats if room.seats[seat].identity != room.entered[seat]}
    left |= {room.left} if room.left is not None else set()
    scores = {
        seat: (seat not in left, seat in state.winners, state.scores[seat] if state.over else 0)
        for seat in seats
    }
    assert room.proof is not None
    names = room.proof.names
    return tuple(
        Finish(
            key=room.entered[seat] or "",
            fingerprint=fingerprint(bytes.fromhex(room.entered[seat] or "")),
            name=names[seat],
            place=1 + sum(other > scores[seat] for other in scores.values()),
        )
        for seat in seats
    )


def leaver(room: Room, person: Person) -> int | None:
    """Return the seat that loses a rated game when the host gives it up; None if it doesn't count.

    It is the one that sits out, or that the game waits for in vain since it was warned; else the
    host's own.

    Raises:
        Refusal: the host plays no seat, and nobody is away: the game goes on.
    """
    seats, state = rated_seats(room), room.state
    if len(seats) < 2 or state is None or room.turns < len(room.seats):
        return None
    mine, now = person.holds(room), time.time()
    for seat in seats:
        free = room.free_from(seat)
        silent = seat in state.away or (free is not None and free <= now)
        if silent and seat not in mine:
            return seat
    if own := [seat for seat in seats if seat in mine]:
        return own[0]
    raise Refusal(
        "wrong_phase",
        "this game is rated: call the player it waits for first, and wait a minute",
    )
