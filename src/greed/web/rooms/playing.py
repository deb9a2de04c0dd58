"""What people may do in a game, and who may: moves, advice, the start, the end, a rematch."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from greed.core.errors import MoveError, ThrowError
from greed.store import Abandoned, Entry, Listing, Next, Start, Wake
from greed.web.problems import problem_of
from greed.web.refusal import Refusal
from greed.web.rooms.advice import Coach
from greed.web.rooms.coming import is_coming, must_say_who_plays
from greed.web.rooms.consent import must_have_a_say
from greed.web.rooms.dice.dealing import beginning, draft_of, given_up, skipping
from greed.web.rooms.draft import settle
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import must_be_listable
from greed.web.rooms.person import Person
from greed.web.rooms.rated import leaver
from greed.web.rooms.recording import record_of
from greed.web.rooms.registry import Rooms
from greed.web.rooms.seating import seated_again
from greed.web.rooms.table import HOST, Table
from greed.wire import (
    Advice,
    AdviceRequest,
    MoveRequest,
    Reviewed,
    SkipRequest,
)

__all__ = [
    "do_abandon",
    "do_advice",
    "do_list",
    "do_move",
    "do_rematch",
    "do_review",
    "do_skip",
    "do_start",
    "do_wake",
]


async def do_move(
    rooms: Rooms, live: Live, person: Person, request: MoveRequest
) -> tuple[int, int, bool]:
    """Make a move; return the step it became, the ply then, and whether it was there already."""
    known: tuple[int, int] | None = None

    def decide(table: Table) -> tuple[Entry, ...]:
        nonlocal known
        known = _known(table, person, request)
        if known:
            return ()
        person.must_belong(table)
        held = person.holds(table)
        _may_move(table, person, request, held)
        namer = _namer(table, held) if request.id else None
        draft = draft_of(table, name=(namer, request.id))
        try:
            settle(draft, request)
            return draft.step()
        except (MoveError, ThrowError) as error:
            raise Refusal.of(problem_of(error, table.state, table.ply)) from error

    seq = await rooms.act(live, decide)
    return (*known, True) if known else (seq, live.table.ply, False)


def _known(table: Table, person: Person, request: MoveRequest) -> tuple[int, int] | None:
    """Return the step and ply of a move that has been made already."""
    held = person.holds(table)
    if request.id is None or not (held or person.hosts(table)):
        return None
    for namer in (*held, HOST, None) if person.hosts(table) else (*held, None):
        if found := table.done.get((namer, request.id)):
            return found
    return None


def _namer(table: Table, held: tuple[int, ...]) -> int:
    """Return the seat that the ids of a person's moves belong to; the host may have none."""
    assert table.state is not None
    return table.state.seat if table.state.seat in held else held[0] if held else HOST


def _may_move(table: Table, person: Person, request: MoveRequest, held: tuple[int, ...]) -> None:
    """Refuse a move that is not this person's to make, who holds these seats.

    With real dice the host keeps the score and may enter everything; and everybody at the
    table may enter what was thrown for a bot.
    """
    state = table.state
    if state is None:
        raise Refusal("not_started", "the game has not started", ply=0)
    if table.abandoned:
        raise Refusal("wrong_phase", "the game was given up", ply=table.ply)
    if is_coming(request.move):
        must_say_who_plays(table, person)
    if request.seat is not None and request.seat != state.seat and not state.over:
        raise _not_your_turn(table)
    if table.proof and table.proof.session.device_of(state.seat) >= 0:
        said = "this seat's decisions are signed by its device: send them as statements (say)"
        raise Refusal("wrong_phase", said, ply=table.ply)
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
            first = (table.state.first + 1) % len(table.seats)
            made = await rooms.again(live, first, seated_again(table), client)
            code = made.table.room.code
            await rooms.act(live, lambda table: () if table.next else (Next(code=code),))
    assert live.table.next is not None
    following, _ = await rooms.find(live.table.next)
    return following
