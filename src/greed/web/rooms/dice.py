"""The sealed dice of a room: the server's part in them, and how they stand in its log."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from greed.core.identity import sheet_digest
from greed.room import HOST, Chain, Course, Dealer, Joined, Opening, Start
from greed.room import Entry as Said
from greed.store import Dice
from greed.web.rooms.people import distinct
from greed.web.rooms.room import Room
from greed.wire import By


@lru_cache(maxsize=1024)
def chain_of(secret: bytes, game: str) -> Chain:
    """Return the server's chain for a game; it takes some 20 ms to make, and is never stored."""
    return Chain(game, HOST, hmac.digest(secret, f"chain {game}".encode(), "sha256"))


def is_to_be_sealed(room: Room) -> bool:
    """Say whether a game that starts now gets sealed dice: two people or more play it."""
    people = {seat.key for seat in room.seats if seat.key}
    return room.setup.dice == "fair" and len(people) > 1


def start_of(room: Room) -> Start:
    """Return the start of a room's dice, with the devices that are there by now."""
    names = distinct(tuple(seat.name for seat in room.seats))
    held = [room.sealed.get(number) for number in range(len(room.seats))]
    devices = {one.device: one.anchor for one in held if one}
    return Start(
        room.game,
        sheet_digest(room.sheet),
        room.setup.first,
        chain_of(room.row.secret, room.game).anchor.hex(),
        tuple(devices.items()),
        tuple((name, one.device if one else "") for name, one in zip(names, held, strict=True)),
    )


def newcomers(room: Room) -> Iterator[Joined]:
    """Yield the entries by which devices join that have come since the start."""
    for name in dict.fromkeys(one.device for one in room.sealed.values()):
        seats = tuple(sorted(n for n, one in room.sealed.items() if one.device == name))
        yield Joined(name, room.sealed[seats[0]].anchor, seats)


def entry_of(said: Start | Said, by: By, name: tuple[int | None, str | None]) -> Dice:
    """Return what was said as an entry of the log: who acted, and the client's name for it."""
    return Dice(entry=tuple(msgspec.to_builtins(said)), by=by, of=name[0], id=name[1])


def said_in(entry: Dice) -> Start | Said:
    """Return what an entry of the log says."""
    said: Start | Said = msgspec.convert(entry.entry, Start | Said)
    return said


def dealer_of(room: Room, openings: Iterable[Opening] = ()) -> Dealer:
    """Return the server's side of a room's dice, which has these links."""
    course: Course | None = room.course
    assert course is not None
    dealer = Dealer(course, chain_of(room.row.secret, room.game))
    for opening in openings:
        dealer.take(opening)
    return dealer


def lines_of(entries: Iterable[tuple[Any, ...]]) -> tuple[str, ...]:
    """Return what was said as lines of a record: the text that is hashed."""
    return tuple(msgspec.json.encode(entry).decode() for entry in entries)
