"""Who sits where: taking a seat, changing it, who that is, and which device signs for it.

Without accounts a player is known by a key, which has signed for this seat at this server.
"""

from __future__ import annotations

from msgspec.structs import replace

from greed.fair.keys import is_signed, is_weak
from greed.store import Entry, Prepared, Seating
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
from greed.web.rooms.room import Room, Seat
from greed.wire import DeviceSetup, Identity, Join, SeatRequest


def join(
    room: Room, person: Person, request: Join, token: str, audiences: frozenset[str]
) -> tuple[Entry, ...]:
    """Take an open seat, which this token opens from now on.

    `audiences` are the names that mean this server, for which an identity may be signed.
    """
    if not person.joins:
        raise Refusal("read_only", told("refused-watching"))
    name = clean_name(request.name)
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
        identity=request.identity.key if request.identity else None,
        program=request.program,
    )
    if request.device is None:
        return (seating,)
    return (seating, prepared(room, person, (seat,), request.device))


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
    room: Room,
    person: Person,
    seat: int,
    request: SeatRequest,
    audiences: frozenset[str],
    *,
    coach: bool,
) -> tuple[Entry, ...]:
    """Rename a person, say who sits there, give a seat to a bot, or open it.

    `audiences` are the names that mean this server, for which an identity may be signed.
    """
    name = clean_name(request.name) if request.name is not None else None
    bot = str(known_bot(request.bot, coach=coach)) if request.bot is not None else None
    identity = request.identity
    if (name is not None) + (bot is not None) + (identity is not None) + request.open != 1:
        raise Refusal("bad_request", "send exactly one of: name, bot, open, identity")
    person.must_belong(room)
    must_be_a_seat(seat, len(room.seats))
    if room.status in ("over", "abandoned"):
        raise Refusal("wrong_phase", told("refused-over"))
    _must_be_unsigned(room, seat, renamed=name is not None)
    taken = room.seats[seat]
    if name is not None and taken.key is None:
        raise Refusal("wrong_phase", "only a person's seat can have a name, and nobody sits there")
    if name is not None and seat not in person.holds(room):
        raise Refusal("not_your_seat", told("refused-own-name"))
    if identity is not None:
        return _identified(room, person, seat, identity, audiences)
    must_have_a_say(room, person, seat)
    if bot is not None:
        return (Seating(seat=seat, name=bot_name(bot), bot=bot),)
    if request.open:
        if room.status != "open":
            raise Refusal("wrong_phase", "the game has already started: give the seat to a bot")
        return (Seating(seat=seat),)
    if taken.identity:
        raise Refusal("wrong_phase", "this name is signed with its player's key, so it stays")
    assert name is not None
    return _seated(room, seat, replace(taken, name=_own(room, seat, name)))


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


def prepared(room: Room, person: Person, seats: tuple[int, ...], device: DeviceSetup) -> Prepared:
    """Return the entry by which a person's device is to sign for seats.

    Raises:
        Refusal: it was made for another game, or its key is weak or somebody else's.
    """
    if not room.proves:
        raise Refusal("wrong_phase", "the dice of this room need no device")
    if device.game != room.game:
        said = f"this device was prepared for game {device.game}, the next is {room.game}"
        raise Refusal("stale", said)
    if any(is_weak(bytes.fromhex(key)) for key in (device.key, device.recovery)):
        raise Refusal("bad_request", told("dice-weak-key"))
    own = person.holds(room)
    for seat, other in room.prepared.items():
        if seat in seats or other.key != device.key:
            continue
        if seat not in own:
            raise Refusal("bad_request", "this key belongs to another person's device")
        if (other.anchor, other.commit, other.recovery) != (
            device.anchor, device.commit, device.recovery,
        ):  # fmt: skip
            raise Refusal("bad_request", "one device has one anchor and one commitment")
    return Prepared(
        seats=seats, key=device.key, anchor=device.anchor, commit=device.commit,
        recovery=device.recovery,
    )  # fmt: skip


def prepare(room: Room, person: Person, device: DeviceSetup) -> tuple[Entry, ...]:
    """Let a device sign for all seats of a person, or ask to go on with another key."""
    person.must_belong(room)
    seats = person.holds(room)
    if not seats:
        raise Refusal("wrong_token", told("refused-token"))
    if room.status not in ("open", "revealing", "playing"):
        raise Refusal("wrong_phase", told("refused-over"))
    entry = prepared(room, person, seats, device)
    if room.proof is None:
        others = [room.prepared.get(seat) for seat in seats]
        return () if all(_same(entry, other) for other in others) else (entry,)
    number = room.device_of(seats[0])
    if number < 0:
        raise Refusal("wrong_phase", "the game began without a device for this seat")
    if (device.key, device.anchor) == room.proof.renewals.get(number):
        return ()
    if bytes.fromhex(device.key) in room.proof.session.keys:
        raise Refusal("bad_request", "to go on with another key, make a fresh one")
    return (entry,)


def _same(entry: Prepared, other: Prepared | None) -> bool:
    return other is not None and (entry.key, entry.anchor, entry.commit, entry.recovery) == (
        other.key, other.anchor, other.commit, other.recovery,
    )  # fmt: skip
