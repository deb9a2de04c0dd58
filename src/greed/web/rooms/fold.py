"""What an entry of a log makes of a room: the one way in which a room changes.

Whether an entry is stored already makes no difference. A draft folds entries that aren't yet, and
a reader those that are; so what was decided on a draft stands in the log as it was decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from msgspec.structs import asdict, replace

from greed.core.declared import declare
from greed.core.errors import RecordError
from greed.core.events import events
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, JOIN, Move, parse_move
from greed.core.people import change, is_change
from greed.core.record import Event as GameEvent
from greed.core.record import ends_turn
from greed.core.state import State
from greed.room import Asked, Rolled, Void, begin
from greed.room import Entry as DiceEntry
from greed.room import Start as DiceStart
from greed.room import fold as go_on
from greed.store import (
    Abandoned,
    Back,
    Called,
    Dice,
    Entry,
    HostKey,
    Joined,
    Listing,
    Moved,
    Next,
    Sealed,
    Seating,
    Start,
    Step,
    Thrown,
    Undo,
    Wake,
    decode_step,
)
from greed.web.rooms.dice import said_in
from greed.web.rooms.room import HOST, MoveName, Room, Seat
from greed.wire import (
    By,
    HostChanged,
    NewPlayer,
    PlayerBack,
    PlayerCalled,
    SeatChanged,
    Started,
    Threw,
    Undone,
)
from greed.wire import Dice as ToldDice
from greed.wire import Entry as Heard
from greed.wire import Moved as Made

Folded = tuple[Room, tuple[Heard, ...]]
_REMEMBERED = 128
_AROUND = (Seating, HostKey, Called, Back, Listing, Sealed, Wake)


def fold(room: Room, entry: Entry) -> Folded:
    """Return the room after an entry of its log, and what everybody hears of it.

    Raises:
        GreedError: it cannot have happened.
    """
    if (who := payer(room, entry)) is not None:
        room = replace(room, spent={**room.spent, who: room.spent.get(who, 0) + 1})
    match entry:
        case Dice():
            return _diced(room, entry)
        case Thrown(dice=dice, by=by):
            return _thrown(_marked(room), dice, by)
        case Moved(move=move, by=by):
            made, room = parse_move(move), _marked(room)
            return _changed(room, made, by) if is_change(made) else _moved(room, made, by)
        case Joined(name=name, key=key, by=by):
            seats = (*room.seats, Seat(name=name, key=key))
            return _changed(replace(_marked(room), seats=seats), JOIN, by, name)
        case Undo(by=by):
            return _undone(room, by)
        case Start(first=first):
            return _started(room, first)
        case _:
            return _around(room, entry)


def fold_step(room: Room, step: Step) -> tuple[Room, tuple[Heard, ...], tuple[Entry, ...]]:
    """Return the room after a stored step, what everybody hears of it, and its entries.

    Raises:
        GreedError: it cannot have happened, or a step is missing before it.
    """
    if step.seq != room.seq + 1:
        raise RecordError(step.seq, f"step {room.seq + 1} of room {room.row.id} is missing")
    room, entries = begun(room, step.at), decode_step(step.body)
    told: tuple[Heard, ...] = ()
    for entry in entries:
        room, more = fold(room, entry)
        told += more
    return ended(room, entries), told, entries


def begun(room: Room, at: float) -> Room:
    """Return a room in its next step, which happens at this time."""
    return replace(room, seq=room.seq + 1, at=at)


def ended(room: Room, entries: Iterable[Entry]) -> Room:
    """Return a room at the end of a step of these entries, which have been folded."""
    done: dict[MoveName, tuple[int, int]] = {}
    for entry in entries:
        if isinstance(entry, (Thrown, Moved, Joined, Undo, Dice)) and entry.id:
            done[entry.of, entry.id] = (room.seq, room.ply)
    if done:
        done = {**room.done, **done}
        for asked in tuple(islice(done, max(0, len(done) - _REMEMBERED))):
            del done[asked]
        return replace(room, done=done)
    return replace(room, around=room.around + 1) if is_around(entries) else room


JOINS = ""
"""The payer for all who take a seat: they have one allowance together."""


def payer(room: Room, entry: Entry) -> str | None:
    """Return who pays for an entry around a game, out of an allowance of their own.

    That is the key of a person. None: nobody, for it answers or ends what somebody else has paid
    for, and must never be refused.
    """
    match entry:
        case Sealed(seats=seats):
            return room.seats[seats[0]].key
        case Called(by=by):
            return room.host if by == HOST else room.seats[by].key
        case Listing():
            return room.host
        case Seating(seat=seat, key=key):
            before = room.seats[seat]
            if before.key is None:
                return JOINS if key else room.host
            return key if key == before.key else None
        case _:
            return None


def is_around(entries: Iterable[Entry]) -> bool:
    """Say whether a step is about seats, names and devices only, and no part of a game."""
    return all(isinstance(entry, _AROUND) for entry in entries)


# -- the game


def _started(room: Room, first: int) -> Folded:
    state = start(room.sheet, len(room.seats), first)
    return replace(room, state=state, turn_at=room.at), (Started(first=first),)


def _marked(room: Room) -> Room:
    """Note how the game stands, so that what follows can be taken back where dice are real."""
    if not room.real:
        return room
    return replace(room, past=(room.past, _playing(room)))


def _thrown(room: Room, dice: tuple[int, ...], by: By) -> Folded:
    """Let dice fall."""
    before = _playing(room)
    after = throw(before, dice)
    told = Threw(seat=before.seat, by=by, dice=dice, came_to=events(before, dice, after))
    return _after(room, after, by, told, ends=not _goes_on(dice, after))


def _moved(room: Room, move: Move, by: By) -> Folded:
    """Make a move; where people roll, also one by points, as a score pad does."""
    before = _playing(room)
    declared = move.kind == "points" and room.real
    return _made(room, move, declare(before, move) if declared else apply(before, move), by)


def _made(room: Room, move: Move, after: State, by: By) -> Folded:
    before = _playing(room)
    came_to = events(before, move, after)
    told = Made(seat=before.seat, by=by, move=str(move), came_to=came_to)
    return _after(room, after, by, told, ends=not _goes_on(move, after))


def _changed(room: Room, move: Move, by: By, name: str | None = None) -> Folded:
    """Let somebody join (with a name), sit out or be back."""
    before = _playing(room)
    after = change(before, move)
    came_to = events(before, move, after)
    told: Heard = Made(seat=move.seat, by=by, move=str(move), came_to=came_to)
    if name is not None:
        told = NewPlayer(seat=before.seats, by=by, name=name, came_to=came_to)
    return _after(room, after, by, told, ends=ends_turn(before, move, after))


def _undone(room: Room, by: By) -> Folded:
    """Take the last event back; somebody who joined with it is gone again."""
    if room.past is None:
        raise RecordError(room.ply, "there is nothing to take back")
    past, state = room.past
    room = replace(
        room, past=past, state=state, ply=room.ply + 1, turn_at=room.at,
        seats=room.seats[: state.seats], overdue=_overdue(room, by, ends=False),
    )  # fmt: skip
    return room, (Undone(seat=state.seat, by=by),)


def _after(room: Room, after: State, by: By, told: Heard, *, ends: bool) -> Folded:
    """Return the room in the state after an event of the game; `ends` says that a turn is over."""
    overdue = _overdue(room, by, ends=ends)
    if ends:
        room = replace(
            room, state=after, ply=room.ply + 1, overdue=overdue, turn_at=room.at,
            turns=room.turns + 1,
        )  # fmt: skip
    else:
        room = replace(room, state=after, ply=room.ply + 1, overdue=overdue)
    return room, (told,)


def _overdue(room: Room, by: By, *, ends: bool) -> int:
    """Return how many turns in a row the clock has played, after somebody has acted."""
    return room.overdue + (by == "clock" and ends) if by in ("clock", "bot") else 0


def _goes_on(event: GameEvent, after: State) -> bool:
    """Say whether the turn in which an event happened goes on in the state after it."""
    if isinstance(event, Move) and event.kind in ("roll", "accept", "decline"):
        return True
    return after.phase in ("keep", "decide")


def _playing(room: Room) -> State:
    if room.state is None:
        raise RecordError(room.ply, "something was played before the start")
    return room.state


# -- its dice


def _diced(room: Room, entry: Dice) -> Folded:
    """Take in what was said about the dice, and what it brings about in the game."""
    said, told = said_in(entry), (ToldDice(entry=entry.entry),)
    if isinstance(said, DiceStart):
        room = replace(room, course=begin(said), sealed={})
        room, more = (room, ()) if said.first is None else _started(room, said.first)
        return room, (*told, *more)
    if room.course is None:
        raise RecordError(room.seq, "something was said about dice before the start")
    course = go_on(room.course, said)
    room, more = _brought_about(replace(room, course=course), said, entry.by)
    return room, (*told, *more)


def _brought_about(room: Room, said: DiceEntry, by: By) -> Folded:
    """Return the room after an entry about the dice, with what it brings about in the game."""
    match said:
        case Asked():
            at = room.at if room.asked_at is None else room.asked_at
            return replace(room, asked_at=at, asked_by=by), ()
        case Rolled(dice=dice):
            waited = room.at - (room.asked_at or room.at)
            room = replace(room, asked_at=None, turn_at=room.turn_at + waited)
            if room.state is None:
                return _started(room, dice[0] - 1)
            return _thrown(room, dice, room.asked_by)
        case Void():
            if room.course and room.course.again:
                return room, ()
            room = replace(room, asked_at=None)
            return _made(room, FORFEIT, forfeit(_playing(room)), by)
        case _:
            left = {n: one for n, one in room.sealed.items() if one.device != said.device}
            return replace(room, sealed=left), ()


# -- around it


def _around(room: Room, entry: Entry) -> Folded:
    """Take in an entry that is not an event of the game."""
    match entry:
        case Seating():
            return _seated(room, entry)
        case HostKey(key=key):
            seats = [index for index, seat in enumerate(room.seats) if seat.key == key]
            told = tuple(HostChanged(seat=seat) for seat in seats) if room.host else ()
            return replace(_answered(room, HOST), host=key), told
        case Called(seat=seat):
            called = {**room.called, seat: room.at}
            return replace(room, called=called), (PlayerCalled(seat=seat),)
        case Back(seat=seat):
            return _answered(room, seat), (PlayerBack(seat=seat),)
        case Next(code=code):
            return replace(room, next=code), ()
        case Wake():
            return replace(room, overdue=0, turn_at=room.at), ()
        case Listing(on=on):
            return replace(room, listed_at=(room.listed_at or room.at) if on else None), ()
        case Abandoned():
            return replace(room, abandoned=True), ()
        case Sealed(seats=seats):
            return replace(room, sealed={**room.sealed, **dict.fromkeys(seats, entry)}), ()
        case _:
            raise RecordError(room.seq, f"nobody knows an entry of the kind {type(entry).__name__}")


def _seated(room: Room, entry: Seating) -> Folded:
    room = _answered(room, entry.seat)
    given = asdict(entry) | {"name": entry.name or entry.bot or ""}
    seat = Seat(**{field: given[field] for field in Seat.__struct_fields__})
    sealed = room.sealed
    if seat.key != room.seats[entry.seat].key:
        sealed = {index: device for index, device in sealed.items() if index != entry.seat}
    room = replace(_with_seat(room, entry.seat, seat), sealed=sealed)
    return room, (SeatChanged(seat=entry.seat, name=entry.name, bot=entry.bot),)


def _answered(room: Room, seat: int) -> Room:
    called = {who: at for who, at in room.called.items() if who != seat}
    return replace(room, called=called)


def _with_seat(room: Room, index: int, seat: Seat) -> Room:
    seats = list(room.seats)
    seats[index] = seat
    return replace(room, seats=tuple(seats))
