"""New rooms: made as somebody asks for them, or for another game of the same people."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from greed.core.identity import builtins
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.room.ask import Create
from greed.room.decide import begin_game, must_be_joinable
from greed.room.draft import Draft, Means, Step
from greed.room.entries import Entry, HostKey, Listing, Seating, Setup
from greed.room.people import bot_name, clean_name, key_of, must_be_a_seat, unlike
from greed.room.refusal import Refusal
from greed.room.room import Room


class Opening(Struct, frozen=True):
    """A room to be made: all of it but the codes by which people find it."""

    setup: Setup
    entries: tuple[Entry, ...]

    def begun(self, means: Means, code: str = "", watch: str = "", *, start: bool = False) -> Step:
        """Return the first step of the room's log, with the room after it; `start`: it begins."""
        draft = Draft(Room.of(self.setup, means.now, code, watch), means)
        draft.take(*self.entries)
        if start:
            begin_game(draft)
        return draft.end()


def opening(request: Create, sheet: Sheet, token: str, means: Means) -> Opening:
    """Return the requested room; `token` opens the seats of the person who asks.

    Raises:
        Refusal: its parts do not go together.
    """
    _check(request, sheet)
    entries: list[Entry] = [HostKey(key=key_of(token))]
    names: list[str] = []
    for index, seat in enumerate(request.seats):
        if seat.name and seat.bot:
            raise Refusal("bad_request", f"seat {index + 1} has both a name and a bot: choose one")
        if seat.bot:
            bot = means.bot(seat.bot)
            entries.append(Seating(seat=index, name=bot_name(bot), bot=bot))
        elif seat.name:
            name = unlike(clean_name(seat.name), names)
            names.append(name)
            entries.append(Seating(seat=index, name=name, key=key_of(token)))
    if request.listed:
        entries.append(Listing(on=True))
    setup = Setup(
        game=means.random(12).hex(),
        sheet=builtins(sheet),
        seats=len(request.seats),
        dice=request.dice,
        first=request.first,
        clock=request.clock,
        coach=request.coach,
    )
    return Opening(setup, tuple(entries))


def _check(request: Create, sheet: Sheet) -> None:
    """Refuse a room whose parts do not go together."""
    seats = request.seats
    if reason := sheet.why_not_for(len(seats)):
        raise Refusal("bad_request", reason)
    if request.first is not None:
        must_be_a_seat(request.first, len(seats))
    if 0 < request.clock < 5:
        raise Refusal("bad_request", "a clock gives at least 5 seconds; 0 is none")
    if request.clock and request.dice == "real":
        raise Refusal("bad_request", say("refused-real-clock"))
    free = any(not seat.name and not seat.bot for seat in seats)
    if request.listed:
        must_be_joinable(real=request.dice == "real", free=free)
    if all(seat.bot for seat in seats):
        raise Refusal("bad_request", say("refused-needs-person"))
    if request.start and free:
        raise Refusal("wrong_phase", say("refused-every-seat"))


def opening_again(room: Room, game: str) -> Opening:
    """Return a room for another game (of this id): the same setup and people, the next begins."""
    assert room.state is not None
    seats = len(room.seats)
    first = (room.state.first + 1) % seats
    setup = replace(room.setup, game=game, seats=seats, first=first)
    seated = (seat.seating(index) for index, seat in enumerate(room.seats))
    return Opening(setup, (HostKey(key=room.host), *seated))
