"""Who sits where: taking a seat, changing it, and sitting down again for a rematch."""

from __future__ import annotations

from msgspec.structs import replace

from greed.store import Entry, HostKey, Seating
from greed.web.bots import known_bot
from greed.web.refusal import Refusal
from greed.web.rooms.consent import must_have_a_say
from greed.web.rooms.dice.devices import prepared
from greed.web.rooms.identity import must_be_signed
from greed.web.rooms.live import Live
from greed.web.rooms.people import bot_name, clean_name, key_of, new_token, unlike
from greed.web.rooms.person import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.table import Table
from greed.wire import Identity, Join, SeatRequest

__all__ = ["do_join", "do_seat", "seated_again"]


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

    def decide(table: Table) -> tuple[Entry, ...]:
        nonlocal seat
        if not person.joins:
            raise Refusal("read_only", "this link is only for watching")
        if table.status != "open":
            raise Refusal("wrong_phase", "the game has already started")
        seat = _open_seat(table, request.seat)
        own = _own(table, seat, name)
        if request.identity:
            must_be_signed(table, request.identity, own, audiences)
        seating = Seating(
            seat=seat,
            name=own,
            key=key_of(token),
            identity=identity,
            program=request.program,
        )
        if request.device is None:
            return (seating,)
        return (seating, prepared(table, person, (seat,), request.device))

    await rooms.act(live, decide)
    return seat, token


def _own(table: Table, seat: int, name: str) -> str:
    """Return the name for a seat, unlike those of all others at the table."""
    return unlike(name, [other.name for index, other in enumerate(table.seats) if index != seat])


def _open_seat(table: Table, wanted: int | None) -> int:
    if wanted is not None:
        if wanted >= len(table.seats):
            raise Refusal("bad_request", f"there is no seat {wanted}")
        if not table.seats[wanted].is_open:
            raise Refusal("seat_taken", f"{table.seats[wanted].name} sits there")
        return wanted
    for index, seat in enumerate(table.seats):
        if seat.is_open:
            return index
    raise Refusal("seat_taken", "every seat is taken; the link to watch still works")


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

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_belong(table)
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"there is no seat {seat}")
        if table.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", "the game is over")
        _must_be_unsigned(table, seat, renamed=name is not None)
        taken = table.seats[seat]
        if name is not None and taken.key is None:
            raise Refusal(
                "wrong_phase", "only a person's seat can have a name, and nobody sits there"
            )
        if name is not None and seat not in person.holds(table):
            raise Refusal("not_your_seat", "only a seat's own player can change its name")
        if identity is not None:
            return _identified(table, person, seat, identity, audiences)
        must_have_a_say(table, person, seat)
        if made is not None:
            return (Seating(seat=seat, name=bot_name(str(made)), bot=str(made)),)
        if request.open:
            if table.status != "open":
                raise Refusal("wrong_phase", "the game has already started: give the seat to a bot")
            return (Seating(seat=seat),)
        signing = table.prepared.get(seat)
        if taken.identity:
            raise Refusal("wrong_phase", "this name is signed with its player's key, so it stays")
        assert name is not None
        own = _own(table, seat, name)
        seating = Seating(
            seat=seat, name=own, key=taken.key, signs=taken.signs,
            program=taken.program,
        )  # fmt: skip
        return (seating, replace(signing, seats=(seat,))) if signing else (seating,)

    return await rooms.act(live, decide)


def _identified(
    table: Table, person: Person, seat: int, identity: Identity, audiences: frozenset[str]
) -> tuple[Entry, ...]:
    """Return the step by which a player who sits there already says who it is."""
    taken = table.seats[seat]
    if table.status != "open":
        raise Refusal("wrong_phase", "the game has already started")
    if seat not in person.holds(table):
        raise Refusal("not_your_seat", "only a seat's own player can say who it is")
    must_be_signed(table, identity, taken.name, audiences)
    signing = table.prepared.get(seat)
    seating = Seating(
        seat=seat, name=taken.name, key=taken.key, signs=taken.signs, identity=identity.key,
        program=taken.program,
    )  # fmt: skip
    return (seating, replace(signing, seats=(seat,))) if signing else (seating,)


def _must_be_unsigned(table: Table, seat: int, *, renamed: bool) -> None:
    """Refuse a change that the start text has fixed, or that devices have to sign."""
    if table.proof is None:
        return
    if table.state is None:
        said = "the start is under way: seats can change once the host has called it off"
        raise Refusal("wrong_phase", said)
    if renamed:
        raise Refusal("wrong_phase", "names are fixed when the game starts")
    if table.proof.session.holders[seat] != "unsigned":
        said = "only the device of a seat can give it away, by a signed statement (`seat`)"
        raise Refusal("wrong_phase", said)


def seated_again(table: Table) -> tuple[Entry, ...]:
    """Return the steps by which the same people sit down in another room."""
    entries: list[Entry] = [HostKey(key=table.host)]
    entries += [
        Seating(
            seat=index,
            name=seat.name,
            key=seat.key,
            bot=seat.bot,
            signs=seat.signs,
            identity=seat.identity,
            program=seat.program,
        )
        for index, seat in enumerate(table.seats)
    ]
    return tuple(entries)
