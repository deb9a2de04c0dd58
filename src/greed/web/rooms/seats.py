"""Who sits where: taking a seat, changing it, and who that is.

Without accounts a player is known by a key, which has signed for this seat at this server.
"""

from __future__ import annotations

from msgspec.structs import replace

from greed.fair.keys import is_signed, is_weak
from greed.store import Entry, Seating
from greed.web.bots import known_bot
from greed.web.refusal import Refusal, told
from greed.web.rooms.absence import must_have_a_say
from greed.web.rooms.dice import prepared
from greed.web.rooms.live import Live
from greed.web.rooms.people import (
    Person,
    bot_name,
    clean_name,
    key_of,
    must_be_a_seat,
    new_token,
    unlike,
)
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import Room, Seat
from greed.wire import Identity, Join, SeatRequest

__all__ = ["do_join", "do_seat"]


async def do_join(
    rooms: Rooms, live: Live, person: Person, request: Join, audiences: frozenset[str]
) -> tuple[int, str]:
    """Take an open seat; return it and a token that opens it.

    `audiences` are the names that mean this server, for which an identity may be signed.
    """
    token = new_token()
    name = clean_name(request.name)
    identity = request.identity.key if request.identity else None
    seat = -1

    def decide(room: Room) -> tuple[Entry, ...]:
        nonlocal seat
        if not person.joins:
            raise Refusal("read_only", told("refused-watching"))
        if room.status != "open":
            raise Refusal("wrong_phase", told("refused-started"))
        seat = _open_seat(room, request.seat)
        own = _own(room, seat, name)
        if request.identity:
            _must_be_signed(room, request.identity, own, audiences)
        seating = Seating(
            seat=seat,
            name=own,
            key=key_of(token),
            identity=identity,
            program=request.program,
        )
        if request.device is None:
            return (seating,)
        return (seating, prepared(room, person, (seat,), request.device))

    await rooms.act(live, decide)
    return seat, token


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


async def do_seat(
    rooms: Rooms,
    live: Live,
    person: Person,
    seat: int,
    request: SeatRequest,
    audiences: frozenset[str] = frozenset(),
) -> int:
    """Rename a person, say who sits there, give a seat to a bot, or open it.

    `audiences` are the names that mean this server, for which an identity may be signed.
    """
    name = clean_name(request.name) if request.name is not None else None
    made = (
        known_bot(request.bot, coach=rooms.coach is not None) if request.bot is not None else None
    )
    identity = request.identity
    if (name is not None) + (made is not None) + (identity is not None) + request.open != 1:
        raise Refusal("bad_request", "send exactly one of: name, bot, open, identity")

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_belong(room)
        must_be_a_seat(seat, len(room.seats))
        if room.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", told("refused-over"))
        _must_be_unsigned(room, seat, renamed=name is not None)
        taken = room.seats[seat]
        if name is not None and taken.key is None:
            raise Refusal(
                "wrong_phase", "only a person's seat can have a name, and nobody sits there"
            )
        if name is not None and seat not in person.holds(room):
            raise Refusal("not_your_seat", told("refused-own-name"))
        if identity is not None:
            return _identified(room, person, seat, identity, audiences)
        must_have_a_say(room, person, seat)
        if made is not None:
            return (Seating(seat=seat, name=bot_name(str(made)), bot=str(made)),)
        if request.open:
            if room.status != "open":
                raise Refusal("wrong_phase", "the game has already started: give the seat to a bot")
            return (Seating(seat=seat),)
        if taken.identity:
            raise Refusal("wrong_phase", "this name is signed with its player's key, so it stays")
        assert name is not None
        own = _own(room, seat, name)
        return _seated(room, seat, replace(taken, name=own))

    return await rooms.act(live, decide)


def _identified(
    room: Room, person: Person, seat: int, identity: Identity, audiences: frozenset[str]
) -> tuple[Entry, ...]:
    """Return the step by which a player who sits there already says who it is."""
    taken = room.seats[seat]
    if room.status != "open":
        raise Refusal("wrong_phase", told("refused-started"))
    if seat not in person.holds(room):
        raise Refusal("not_your_seat", "only a seat's own player can say who it is")
    _must_be_signed(room, identity, taken.name, audiences)
    return _seated(room, seat, replace(taken, identity=identity.key))


def _seated(room: Room, number: int, seat: Seat) -> tuple[Entry, ...]:
    """Return the step by which a person's seat changes, and keeps its device."""
    signing, seating = room.prepared.get(number), seat.seating(number)
    return (seating, replace(signing, seats=(number,))) if signing else (seating,)


def _must_be_unsigned(room: Room, seat: int, *, renamed: bool) -> None:
    """Refuse a change that the start text has fixed, or that devices have to sign."""
    if room.proof is None:
        return
    if room.state is None:
        said = "the start is under way: seats can change once the host has called it off"
        raise Refusal("wrong_phase", said)
    if renamed:
        raise Refusal("wrong_phase", "names are fixed when the game starts")
    if room.proof.session.holders[seat] != "unsigned":
        said = "only the device of a seat can give it away, by a signed statement (`seat`)"
        raise Refusal("wrong_phase", said)


def _must_be_signed(room: Room, identity: Identity, name: str, audiences: frozenset[str]) -> None:
    """Refuse an identity that its owner has not signed for this seat.

    Raises:
        Refusal: the key binds nobody or sits here already, or the signature is for another
            server, room or name.
    """
    key, signature = bytes.fromhex(identity.key), bytes.fromhex(identity.signature)
    if is_weak(key):
        raise Refusal("misstated", told("dice-weak-key"))
    if any(seat.identity == identity.key for seat in room.seats):
        raise Refusal("seat_taken", "this key sits at the room already: it can hold one seat")
    if not audiences:
        raise Refusal(
            "misstated",
            "this server can't tell its own name here: its operator sets GREED_PUBLIC_URL",
        )
    watch = room.row.watch
    if not any(is_signed(key, signature, "identity", one, watch, name) for one in audiences):
        names = " or ".join(sorted(audiences))
        raise Refusal(
            "misstated", f"the identity isn't signed for {names}, this room and the name {name!r}"
        )
