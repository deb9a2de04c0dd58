"""What an entry of a log makes of a room: the one way in which a room changes.

Whether an entry is stored already makes no difference. A draft folds entries that aren't yet, and
a reader those that are; so what was decided on a draft stands in the log as it was decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from msgspec import to_builtins
from msgspec.structs import replace

from greed import sealed
from greed.core.errors import RecordError
from greed.core.events import events
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, JOIN, Move, parse_move
from greed.core.people import change, is_change
from greed.core.position import parse_position
from greed.core.record import Event as GameEvent
from greed.core.record import apply_event, ends_turn
from greed.core.state import State
from greed.room import told
from greed.room.entries import (
    Abandoned,
    Around,
    Back,
    By,
    Called,
    Dice,
    Entry,
    HostKey,
    Joined,
    Listing,
    Made,
    Moved,
    Next,
    Sealed,
    Seating,
    Start,
    Thrown,
    Undo,
    Wake,
)
from greed.room.room import HOST, MoveName, Past, Room, Seat
from greed.room.told import Told

Folded = tuple[Room, tuple[Told, ...]]
_REMEMBERED = 64
"""Named moves that are remembered at least."""


def fold(room: Room, entry: Entry) -> Folded:
    """Return the room after an entry of its log, and what everybody hears of it.

    Raises:
        GreedError: it cannot have happened.
    """
    match entry:
        case Moved(move=move, by=by):
            made = parse_move(move)
            room = _marked(room, made)
            return _changed(room, made, by) if is_change(made) else _moved(room, made, by)
        case Thrown(dice=dice, by=by):
            return _thrown(_marked(room, dice), dice, by)
        case Dice():
            return _diced(room, entry)
        case Joined(name=name, key=key, by=by):
            seats = (*room.seats, Seat(name=name, key=key))
            return _changed(replace(_marked(room, JOIN), seats=seats), JOIN, by, name)
        case Undo(by=by):
            return _undone(_paid(room, entry), by)
        case Start(first=first, position=position):
            return _started(room, first, position)
        case _:
            return _around(_paid(room, entry), entry)


def begun(room: Room, at: float) -> Room:
    """Return a room in its next step, which happens at this time."""
    return replace(room, seq=room.seq + 1, at=at)


def ended(room: Room, entries: Iterable[Entry]) -> Room:
    """Return a room at the end of a step of these entries, which have been folded."""
    done: dict[MoveName, tuple[int, int]] = {}
    for entry in entries:
        if isinstance(entry, Made) and entry.id:
            done[entry.of, entry.id] = (room.seq, room.ply)
    if done:
        done = {**room.done, **done}
        if len(done) > 2 * _REMEMBERED:  # many at a time: a dict with holes takes long to copy
            done = dict(islice(done.items(), len(done) - _REMEMBERED, None))
        return replace(room, done=done)
    return replace(room, around=room.around + 1) if is_around(entries) else room


def payer(room: Room, entry: Entry) -> str | None:
    """Return who pays for a change that no rule limits, out of an allowance of their own.

    That is the key of a person. None: nobody, for it answers or ends what somebody else has paid
    for, and must never be refused. A person who takes a seat has no key before: how often
    that may be done is for the server to say.
    """
    match entry:
        case Sealed(seats=seats):
            return room.seats[seats[0]].key
        case Called(by=seat) | Undo(of=int() as seat):
            return room.host if seat == HOST else room.seats[seat].key
        case Listing():
            return room.host
        case Seating(seat=seat, key=key):
            before = room.seats[seat]
            if before.key is None:
                return None if key else room.host
            return key if key == before.key else None
        case _:
            return None


def _paid(room: Room, entry: Entry) -> Room:
    who = payer(room, entry)
    if who is None:
        return room
    return replace(room, spent={**room.spent, who: room.spent.get(who, 0) + 1})


def is_around(entries: Iterable[Entry]) -> bool:
    """Say whether a step is about seats, names and devices only, and no part of a game."""
    return all(isinstance(entry, Around) for entry in entries)


# -- the game


def _started(room: Room, first: int, position: str = "") -> Folded:
    if position:
        state = parse_position(position, lambda _: room.sheet)
    else:
        state = start(room.sheet, len(room.seats), first)
    heard = told.Started(first=first, position=position)
    return replace(room, state=state, turn_at=room.at), (heard,)


def _marked(room: Room, event: GameEvent) -> Room:
    """Note how the game stands, so that an event can be taken back where that is allowed."""
    if not (room.real or room.setup.undo):
        return room
    return replace(room, past=Past(room.past, _playing(room), event, room.thrown, room.kept))


def _thrown(room: Room, dice: tuple[int, ...], by: By) -> Folded:
    """Let dice fall."""
    before = _playing(room)
    after = throw(before, dice)
    heard = told.Threw(seat=before.seat, by=by, dice=dice, came_to=events(before, dice, after))
    # Saved without a keep: all dice are back.
    kept = () if after.phase == "decide" else room.kept
    room = replace(room, thrown=dice, throws=room.throws + 1, kept=kept)
    return _after(room, after, by, heard, ends=not _goes_on(dice, after))


def _moved(room: Room, move: Move, by: By) -> Folded:
    """Make a move; where people roll, also one by points; at the host's word, also a forfeit."""
    before = _playing(room)
    free = by == "host" or (room.real and move.kind == "points")
    return _made(room, move, apply_event(before, move) if free else apply(before, move), by)


def _made(room: Room, move: Move, after: State, by: By) -> Folded:
    before = _playing(room)
    came_to, points = events(before, move, after), 0
    if move.kind == "keep" and before.cast is not None:
        points = before.cast.by_dice[move.dice].points
        hot = len(move.dice) == before.hand.dice
        room = replace(room, kept=() if hot else (*room.kept, move.dice))
    heard = told.Moved(
        seat=before.seat, by=by, move=str(move), points=points, dice=after.hand.dice,
        came_to=came_to,
    )  # fmt: skip
    return _after(room, after, by, heard, ends=not _goes_on(move, after))


def _changed(room: Room, move: Move, by: By, name: str | None = None) -> Folded:
    """Let somebody join (with a name), sit out or be back."""
    before = _playing(room)
    after = change(before, move)
    came_to = events(before, move, after)
    heard: Told = told.Moved(seat=move.seat, by=by, move=str(move), came_to=came_to)
    if name is not None:
        heard = told.NewPlayer(seat=before.seats, by=by, name=name, came_to=came_to)
    return _after(room, after, by, heard, ends=ends_turn(before, move, after))


def _undone(room: Room, by: By) -> Folded:
    """Take the last event back; somebody who joined with it is gone again."""
    if room.past is None:
        raise RecordError(room.ply, "there is nothing to take back")
    past, state = room.past, room.past.state
    room = replace(
        room, past=past.before, state=state, thrown=past.thrown, kept=past.kept, ply=room.ply + 1,
        turn_at=room.at, seats=room.seats[: state.seats], overdue=_overdue(room, by, ends=False),
    )  # fmt: skip
    return room, (told.Undone(seat=state.seat, by=by),)


def _after(room: Room, after: State, by: By, heard: Told, *, ends: bool) -> Folded:
    """Return the room in the state after an event of the game; `ends` says that a turn is over."""
    overdue = _overdue(room, by, ends=ends)
    if ends:
        room = replace(
            room, state=after, ply=room.ply + 1, overdue=overdue, turn_at=room.at,
            turns=room.turns + 1, thrown=(), kept=(),
        )  # fmt: skip
    else:
        room = replace(room, state=after, ply=room.ply + 1, overdue=overdue)
    return room, (heard,)


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
    said = entry.entry
    heard = told.Dice(entry=tuple(to_builtins(said)))
    if isinstance(said, sealed.Start):
        room = replace(room, course=sealed.begin(said), sealed={})
        room, more = (room, ()) if said.first is None else _started(room, said.first)
        return room, (heard, *more)
    if room.course is None:
        raise RecordError(room.seq, "something was said about dice before the start")
    course = sealed.fold(room.course, said)
    room, more = _brought_about(replace(room, course=course), said, entry.by)
    return room, (replace(heard, again=course.again is not None), *more)


def _brought_about(room: Room, said: sealed.Entry, by: By) -> Folded:
    """Return the room after an entry about the dice, with what it brings about in the game."""
    match said:
        case sealed.Asked():
            at = room.at if room.asked_at is None else room.asked_at
            return replace(room, asked_at=at, asked_by=by), ()
        case sealed.Rolled(dice=dice):
            waited = room.at - (room.asked_at or room.at)
            room = replace(room, asked_at=None, turn_at=room.turn_at + waited)
            if room.state is None:
                return _started(room, dice[0] - 1)
            return _thrown(room, dice, room.asked_by)
        case sealed.Void():
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
            heard = tuple(told.HostChanged(seat=seat) for seat in seats) if room.host else ()
            return replace(_answered(room, HOST), host=key), heard
        case Called(seat=seat):
            called = {**room.called, seat: room.at}
            return replace(room, called=called), (told.PlayerCalled(seat=seat),)
        case Back(seat=seat):
            return _answered(room, seat), (told.PlayerBack(seat=seat),)
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
    seat = Seat(entry.name or entry.bot or "", entry.key, entry.bot, entry.program)
    devices = room.sealed
    if seat.key != room.seats[entry.seat].key:
        devices = {index: device for index, device in devices.items() if index != entry.seat}
    room = replace(_with_seat(room, entry.seat, seat), sealed=devices)
    return room, (told.SeatChanged(seat=entry.seat, name=entry.name, bot=entry.bot),)


def _answered(room: Room, seat: int) -> Room:
    called = {who: at for who, at in room.called.items() if who != seat}
    return replace(room, called=called)


def _with_seat(room: Room, index: int, seat: Seat) -> Room:
    seats = list(room.seats)
    seats[index] = seat
    return replace(room, seats=tuple(seats))
