"""The sealed dice of a room: the host's part in them, and how they stand in its log."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator
from functools import lru_cache

from greed.core.identity import sheet_digest
from greed.room.people import distinct
from greed.room.room import Room
from greed.sealed import HOST, Chain, Dealer, Joined, Opening, Start


@lru_cache(maxsize=1024)
def chain_of(secret: bytes, game: str) -> Chain:
    """Return the host's chain for a game; it takes some 20 ms to make, and is never stored."""
    return Chain(game, HOST, hmac.digest(secret, f"chain {game}".encode(), "sha256"))


def is_to_be_sealed(room: Room) -> bool:
    """Say whether a game that starts now gets sealed dice: two people or more play it."""
    people = {seat.key for seat in room.seats if seat.key}
    return room.setup.dice == "fair" and len(people) > 1


def start_of(room: Room, secret: bytes) -> Start:
    """Return the start of a room's dice, with the devices that are there by now."""
    names = distinct(tuple(seat.name for seat in room.seats))
    held = [room.sealed.get(number) for number in range(len(room.seats))]
    devices = {one.device: one.anchor for one in held if one}
    return Start(
        room.id,
        sheet_digest(room.sheet),
        room.setup.first,
        chain_of(secret, room.id).anchor.hex(),
        tuple(devices.items()),
        tuple((name, one.device if one else "") for name, one in zip(names, held, strict=True)),
    )


def newcomers(room: Room) -> Iterator[Joined]:
    """Yield the entries by which devices join that have come since the start."""
    for name in dict.fromkeys(one.device for one in room.sealed.values()):
        seats = tuple(sorted(n for n, one in room.sealed.items() if one.device == name))
        yield Joined(name, room.sealed[seats[0]].anchor, seats)


def dealer_of(room: Room, secret: bytes, taken: Iterable[Opening] = ()) -> Dealer:
    """Return the host's side of a room's dice, which has taken these links."""
    assert room.course is not None
    return Dealer(room.course, chain_of(secret, room.id), taken)
