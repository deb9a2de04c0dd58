"""Who sits where: taking a seat, changing it, and on which device it is played."""

from __future__ import annotations

from msgspec.structs import replace

from greed.sealed import HOST
from greed.store import Entry, Sealed, Seating
from greed.web.bots import known_bot
from greed.web.refusal import Refusal, told
from greed.web.rooms.clock import must_have_a_say
from greed.web.rooms.people import (
    Person,
    bot_name,
    clean_name,
    key_of,
    must_be_a_seat,
    unlike,
)
from greed.web.rooms.room import Room
from greed.wire import Join, SealRequest, SeatRequest


def join(room: Room, person: Person, request: Join, token: str) -> tuple[Entry, ...]:
    """Take an open seat, which this token opens from now on."""
    if not person.joins:
        raise Refusal("read_only", told("refused-watching"))
    name = clean_name(request.name)
    if room.status != "open":
        raise Refusal("wrong_phase", told("refused-started"))
    seat = _open_seat(room, request.seat)
    own = _own(room, seat, name)
    return (Seating(seat=seat, name=own, key=key_of(token), program=request.program),)


def _own(room: Room, seat: int, name: str) -> str:
    """Return the name for a seat, unlike those of all others at the room."""
    return unlike(name, [other.name for index, other in enumerate(room.seats) if index != seat])


def _open_seat(room: Room, wanted: int | None) -> int:
    if wanted is not None:
        must_be_a_seat(wanted, len(room.seats))
        if not room.seats[wanted].is_open:
            raise Refusal("seat_taken", told("refused-taken", name=room.seats[wanted].name))
        return wanted
    for index, seat in enumerate(room.seats):
        if seat.is_open:
            return index
    raise Refusal("seat_taken", told("refused-full"))


def change_seat(
    room: Room, person: Person, seat: int, request: SeatRequest, *, coach: bool
) -> tuple[Entry, ...]:
    """Rename a person, give a seat to a bot, or open it."""
    name = clean_name(request.name) if request.name is not None else None
    bot = str(known_bot(request.bot, coach=coach)) if request.bot is not None else None
    if (name is not None) + (bot is not None) + request.open != 1:
        raise Refusal("bad_request", "send exactly one of: name, bot, open")
    person.must_belong(room)
    must_be_a_seat(seat, len(room.seats))
    if room.status in ("over", "abandoned"):
        raise Refusal("wrong_phase", told("refused-over"))
    taken = room.seats[seat]
    if name is not None and taken.key is None:
        raise Refusal("wrong_phase", "only a person's seat can have a name, and nobody sits there")
    if name is not None and seat not in person.holds(room):
        raise Refusal("not_your_seat", told("refused-own-name"))
    if name is not None and room.course:
        raise Refusal("wrong_phase", "names are fixed when the game starts")
    must_have_a_say(room, person, seat)
    if bot is not None:
        return (Seating(seat=seat, name=bot_name(bot), bot=bot),)
    if request.open:
        if room.status != "open":
            raise Refusal("wrong_phase", "the game has already started: give the seat to a bot")
        return (Seating(seat=seat),)
    assert name is not None
    return (replace(taken, name=_own(room, seat, name)).seating(seat),)


def seal(room: Room, person: Person, request: SealRequest) -> tuple[Entry, ...]:
    """Let all seats of a person be played on a device, which takes part in the dice."""
    person.must_belong(room)
    seats = person.holds(room)
    if not seats:
        raise Refusal("wrong_token", told("refused-token"))
    if room.status in ("over", "abandoned"):
        raise Refusal("wrong_phase", told("refused-over"))
    if room.real or (room.course is None and room.status != "open"):
        raise Refusal("wrong_phase", "the dice of this game need no device")
    if request.game != room.game:
        said = f"this device was sealed for game {request.game}, and here is game {room.game}"
        raise Refusal("stale", said)
    sealed = Sealed(seats=seats, device=request.device, anchor=request.anchor)
    if all(room.sealed.get(seat) == sealed for seat in seats):
        return ()
    if room.course and any(request.device == room.device_of(seat) for seat in seats):
        return ()
    if request.device in _names(room, seats, request.anchor):
        said = "another device has this name, or had it before: take another name and chain"
        raise Refusal("bad_request", said)
    return (sealed,)


def _names(room: Room, seats: tuple[int, ...], anchor: str) -> set[str]:
    """Return the names that a device with this anchor can't have at these seats."""
    names = {device.name for device in room.course.devices} if room.course else set[str]()
    for seat, one in room.sealed.items():
        if seat not in seats or one.anchor != anchor:
            names.add(one.device)
    return {HOST, *names}
