"""What people may do in a room, and who may: the rights of seats and of the host."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from greed.core.errors import MoveError, ThrowError
from greed.store import Abandoned, Entry, HostKey, Listing, Next, Seating, Start, Wake
from greed.web.http.problems import problem_of
from greed.web.http.refusal import Refusal
from greed.web.protocol import (
    Advice,
    AdviceRequest,
    Identity,
    Join,
    MoveRequest,
    Reviewed,
    SeatRequest,
    SkipRequest,
)
from greed.web.rooms.advice import Coach
from greed.web.rooms.bots import known_bot
from greed.web.rooms.consent import must_have_a_say
from greed.web.rooms.dice.dealing import beginning, draft_of, given_up, skipping
from greed.web.rooms.dice.devices import prepared
from greed.web.rooms.dice.protocol1 import NOT_PLAYED_ON
from greed.web.rooms.draft import settle
from greed.web.rooms.identity import must_be_signed
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import must_be_listable
from greed.web.rooms.people import bot_name, clean_name, key_of, new_token, unlike
from greed.web.rooms.person import Person
from greed.web.rooms.rated import leaver
from greed.web.rooms.recording import record_of
from greed.web.rooms.registry import Rooms
from greed.web.rooms.table import HOST, Table

__all__ = [
    "do_abandon",
    "do_advice",
    "do_join",
    "do_list",
    "do_move",
    "do_rematch",
    "do_review",
    "do_seat",
    "do_skip",
    "do_start",
    "do_wake",
]


async def do_move(
    rooms: Rooms, live: Live, person: Person, request: MoveRequest
) -> tuple[int, int, bool]:
    """Make a move; return the step it became, the ply then, and whether it was there already."""
    known = _known(live.table, person, request)
    if known is None:

        def decide(table: Table) -> tuple[Entry, ...]:
            nonlocal known
            known = _known(table, person, request)
            if known:
                return ()
            person.must_belong(table)
            _may_move(table, person, request)
            namer = _namer(table, person) if request.id else None
            draft = draft_of(table, name=(namer, request.id))
            try:
                settle(draft, request)
                return draft.step()
            except (MoveError, ThrowError) as error:
                raise Refusal.of(problem_of(error, table.state, table.ply)) from error

        seq = await rooms.act(live, decide)
        if known is None:
            return seq, live.table.ply, False
    return *known, True


def _known(table: Table, person: Person, request: MoveRequest) -> tuple[int, int] | None:
    """Return the step and ply of a move that has been made already."""
    held = person.holds(table)
    if request.id is None or not (held or person.hosts(table)):
        return None
    namers = (*held, *((HOST,) if person.hosts(table) else ()), None)
    found = (table.done.get((namer, request.id)) for namer in namers)
    return next(filter(None, found), None)


def _namer(table: Table, person: Person) -> int:
    """Return the seat that the ids of a person's moves belong to; the host may have none."""
    held = person.holds(table)
    assert table.state is not None
    return table.state.seat if table.state.seat in held else held[0] if held else HOST


def _may_move(table: Table, person: Person, request: MoveRequest) -> None:
    """Refuse a move that is not this person's to make.

    With real dice the host keeps the score and may enter everything; and everybody at the
    table may enter what was thrown for a bot.
    """
    state = table.state
    if state is None:
        raise Refusal("not_started", "the game has not started", ply=0)
    if table.abandoned:
        raise Refusal("wrong_phase", "the game was given up", ply=table.ply)
    if request.seat is not None and request.seat != state.seat and not state.over:
        raise _not_your_turn(table)
    if table.proof and table.proof.session.device_of(state.seat) >= 0:
        said = "this seat's decisions are signed by its device: send them as statements (say)"
        raise Refusal("wrong_phase", said, ply=table.ply)
    held = person.holds(table)
    if table.setup.dice == "real" and (
        person.hosts(table) or (held and table.seats[state.seat].bot)
    ):
        return
    if not held:
        raise Refusal("wrong_token", "your token doesn't belong to a seat in this room")
    undo = request.move.strip().lower() == "undo"
    if state.seat not in held and not undo and not state.over:
        raise _not_your_turn(table)


def _not_your_turn(table: Table) -> Refusal:
    assert table.state is not None
    name = table.seats[table.state.seat].name or f"seat {table.state.seat}"
    return Refusal("not_your_turn", f"it is the turn of {name}", ply=table.ply)


async def do_advice(
    live: Live, person: Person, coach: Coach | None, request: AdviceRequest
) -> Advice:
    """Ask the coach about the present position."""
    table = live.table
    person.must_belong(table)
    if coach is None:
        raise Refusal("wrong_phase", "this server has no coach")
    if not table.setup.coach:
        raise Refusal("wrong_phase", "the coach is switched off in this room")
    if request.ply != table.ply:
        said = f"this was for ply {request.ply}, but the game is at {table.ply}"
        raise Refusal("stale", said, ply=table.ply)
    if table.state is None or table.status != "playing" or table.state.phase == "throw":
        raise Refusal("wrong_phase", "there is nothing to decide now", ply=table.ply)
    advice = live.advice
    if advice is None or advice.ply != request.ply or advice.solving:
        names = tuple(seat.name for seat in table.seats)
        advice = live.advice = await coach.advise(table.state, request.ply, names)
    return advice


async def do_review(rooms: Rooms, live: Live, coach: Coach | None) -> Reviewed:
    """Ask the coach to look at a finished game again."""
    if coach is None:
        raise Refusal("wrong_phase", "this server has no coach")
    if live.table.status != "over":
        raise Refusal("wrong_phase", "the game is not over yet")
    ply = live.table.ply
    if live.review is not None and live.review[0] == ply:
        return live.review[1]
    review = await coach.review(await record_of(rooms.store, live.table))
    if review.worth:
        live.review = (ply, review)
    return review


async def do_skip(rooms: Rooms, live: Live, person: Person, request: SkipRequest) -> int:
    """Have the present turn played to its end, for a player who is away."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_belong(table)
        if table.setup.dice == "real":
            raise Refusal("wrong_phase", "with real dice nobody can roll for an absent player")
        if table.status != "playing":
            raise Refusal("wrong_phase", "no game is in progress", ply=table.ply)
        if request.ply != table.ply:
            said = f"this was for ply {request.ply}, but the game is at {table.ply}"
            raise Refusal("stale", said, ply=table.ply)
        assert table.state is not None
        must_have_a_say(table, person, table.state.seat)
        return skipping(table)

    return await rooms.act(live, decide)


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
        _must_go_on(table)
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


def _must_go_on(table: Table) -> None:
    """Refuse to go on with strict dice of protocol 1."""
    if table.values:
        raise Refusal("wrong_phase", NOT_PLAYED_ON, ply=table.ply)


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
        _must_go_on(table)
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
        said = "seats change hands by signed statements: its device says `seat`, or all the others"
        raise Refusal("wrong_phase", said)


async def do_start(rooms: Rooms, live: Live, person: Person) -> int:
    """Start the game."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_host(table)
        if table.status != "open":
            raise Refusal("wrong_phase", "the game has already started")
        if any(seat.is_open for seat in table.seats):
            raise Refusal(
                "wrong_phase", "a seat is still open: wait for a player, or give it to a bot"
            )
        _must_go_on(table)
        if table.proves:
            return beginning(table)
        seats = table.setup.seats
        first = table.setup.first
        return (Start(first=secrets.randbelow(seats) if first is None else first),)

    await rooms.warm(live)
    return await rooms.act(live, decide)


async def do_list(rooms: Rooms, live: Live, person: Person, client: str, *, listed: bool) -> int:
    """Show a room to everybody on this server while a seat is free, or not any more."""
    person.must_host(live.table)
    if listed:
        must_be_listable(live.table)
        await rooms.lobby.admit(client, live.table.room.id)

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_host(table)
        if listed:
            must_be_listable(table)
        return () if listed == (table.listed_at is not None) else (Listing(on=listed),)

    seq = await rooms.act(live, decide)
    if listed:
        await rooms.lobby.tend((live.table.room.id,))
    return seq


async def do_wake(rooms: Rooms, live: Live) -> int:
    """Let the clock run again at a table that somebody has come back to."""
    return await rooms.act(
        live, lambda table: (Wake(),) if table.asleep and table.status == "playing" else ()
    )


async def do_abandon(rooms: Rooms, live: Live, person: Person) -> int:
    """Give the game up."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_host(table)
        if table.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", "the game is over")
        if not rooms.settings.ratings:
            return given_up(table)
        lost = leaver(table, person)
        return tuple(
            replace(entry, lost=lost) if isinstance(entry, Abandoned) else entry
            for entry in given_up(table)
        )

    return await rooms.act(live, decide)


async def do_rematch(rooms: Rooms, live: Live, person: Person, client: str = "") -> Live:
    """Return the room in which the same people play again; the next seat starts."""
    person.must_belong(live.table)
    if live.table.status != "over":
        raise Refusal("wrong_phase", "the game is not over yet")
    async with live.following:
        table = live.table
        if table.next is None:
            assert table.state is not None
            first = (table.state.first + 1) % table.setup.seats
            made = await rooms.again(live, first, _seated_again(table), client)
            code = made.table.room.code
            await rooms.act(live, lambda table: () if table.next else (Next(code=code),))
    assert live.table.next is not None
    following, _ = await rooms.find(live.table.next)
    return following


def _seated_again(table: Table) -> tuple[Entry, ...]:
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
