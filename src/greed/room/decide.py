"""What comes of what a person asks for: the entries of the next step, or why there are none.

Where people roll their own dice there are a few moves more: what was thrown, a whole turn by its
points, undo, and who plays (`join Cleo`, `out 2`, `back Bob`; docs/notation.md says what follows).
Where all play at one screen, undo and who plays are moves with any dice.
"""

from __future__ import annotations

from msgspec.structs import replace

from greed.core.dice import Throw
from greed.core.errors import IllegalMove, MalformedMove
from greed.core.messages import say
from greed.core.moves import JOIN, Move, parse_move
from greed.core.state import State
from greed.room import ask as asks
from greed.room.ask import Ask
from greed.room.choices import why_no_points, why_no_throw
from greed.room.clock import silence
from greed.room.dealing import is_to_be_sealed, start_of
from greed.room.draft import Draft
from greed.room.entries import (
    Abandoned,
    Called,
    HostKey,
    Joined,
    Listing,
    Moved,
    Sealed,
    Seating,
    Start,
    Undo,
)
from greed.room.people import (
    Person,
    bot_name,
    change_of,
    clean_name,
    key_of,
    must_be_a_seat,
    unlike,
    why_no_change,
    why_people_stay,
)
from greed.room.refusal import Refusal
from greed.room.room import HOST, Room
from greed.room.undo import undoes
from greed.sealed import HOST as HOST_DEVICE

_PEOPLE = ("join", "out", "back")


def decide(draft: Draft, person: Person, ask: Ask, token: str = "") -> None:
    """Add to a draft what a person asks for; `token` opens the seat that somebody takes.

    Raises:
        GreedError: it can't be done; the message says why, and the draft is not to be used.
    """
    match ask:
        case asks.Move():
            _move(draft, person, ask)
        case asks.Sit():
            _sit(draft, person, ask, token)
        case asks.Stand() | asks.Bot() | asks.Rename():
            _change_seat(draft, person, ask)
        case asks.Start():
            _start(draft, person)
        case asks.Seal():
            _seal(draft, person, ask)
        case asks.Skip():
            _skip(draft, person, ask)
        case asks.Call(seat=seat):
            _call(draft, person, seat)
        case asks.Lead():
            _lead(draft, person)
        case asks.Show(listed=listed):
            _show(draft, person, listed=listed)
        case asks.Abandon():
            person.must_host(draft.room)
            _must_go_on(draft.room)
            draft.take(Abandoned())
        case _:
            raise Refusal("bad_request", "this can't be asked for here")


# -- seats


def _sit(draft: Draft, person: Person, ask: asks.Sit, token: str) -> None:
    """Take an open seat, which the token opens from now on."""
    room = draft.room
    if not person.joins:
        raise Refusal("read_only", say("refused-watching"))
    name = clean_name(ask.name)
    _must_be_open(room)
    if ask.seat is None:
        seat = next((n for n, one in enumerate(room.seats) if one.is_open), -1)
        if seat < 0:
            raise Refusal("seat_taken", say("refused-full"))
    else:
        seat = ask.seat
        must_be_a_seat(seat, len(room.seats))
        if not room.seats[seat].is_open:
            raise Refusal("seat_taken", say("refused-taken", name=room.seats[seat].name))
    own = _unlike_others(room, seat, name)
    draft.take(Seating(seat=seat, name=own, key=key_of(token), program=ask.program))


def _unlike_others(room: Room, seat: int, name: str) -> str:
    return unlike(name, [other.name for index, other in enumerate(room.seats) if index != seat])


def _change_seat(draft: Draft, person: Person, ask: asks.Stand | asks.Bot | asks.Rename) -> None:
    """Open a seat, give it to a bot, or rename its person."""
    room, seat = draft.room, ask.seat
    person.must_belong(room)
    must_be_a_seat(seat, len(room.seats))
    _must_go_on(room)
    taken = room.seats[seat]
    if isinstance(ask, asks.Rename):
        name = clean_name(ask.name)
        if taken.key is None:
            said = "only a person's seat can have a name, and nobody sits there"
            raise Refusal("wrong_phase", said)
        if seat not in person.holds(room):
            raise Refusal("not_your_seat", say("refused-own-name"))
        if room.course:
            raise Refusal("wrong_phase", "names are fixed when the game starts")
        draft.take(replace(taken, name=_unlike_others(room, seat, name)).seating(seat))
        return
    bot = draft.means.bot(ask.bot) if isinstance(ask, asks.Bot) else None
    _must_have_a_say(draft, person, seat)
    if bot is not None:
        # Bots alone would play on with nobody there, some sheets for ever.
        if all(other.bot for number, other in enumerate(room.seats) if number != seat):
            raise Refusal("wrong_phase", say("refused-needs-person"))
        draft.take(Seating(seat=seat, name=bot_name(bot), bot=bot))
    elif room.status != "open":
        raise Refusal("wrong_phase", "the game has already started: give the seat to a bot")
    else:
        draft.take(Seating(seat=seat))


def _seal(draft: Draft, person: Person, ask: asks.Seal) -> None:
    """Let all seats of a person be played on a device, which takes part in the dice."""
    room = draft.room
    person.must_belong(room)
    seats = person.holds(room)
    if not seats:
        raise Refusal("wrong_token", say("refused-token"))
    _must_go_on(room)
    if room.real or (room.course is None and room.status != "open"):
        raise Refusal("wrong_phase", "the dice of this game need no device")
    if ask.game != room.id:
        said = f"this device was sealed for game {ask.game}, and here is game {room.id}"
        raise Refusal("stale", said)
    sealed = Sealed(seats=seats, device=ask.device, anchor=ask.anchor)
    if all(room.sealed.get(seat) == sealed for seat in seats):
        return
    if room.course and any(ask.device == room.device_of(seat) for seat in seats):
        return
    taken = {HOST_DEVICE, *(one.name for one in (room.course.devices if room.course else ()))}
    for seat, one in room.sealed.items():
        if seat not in seats or one.anchor != ask.anchor:
            taken.add(one.device)
    if ask.device in taken:
        said = "another device has this name, or had it before: take another name and chain"
        raise Refusal("bad_request", said)
    draft.take(sealed)


# -- the game as a whole


def _start(draft: Draft, person: Person) -> None:
    room = draft.room
    person.must_host(room)
    _must_be_open(room)
    if any(seat.is_open for seat in room.seats):
        raise Refusal("wrong_phase", say("refused-open-seat"))
    begin_game(draft)


def begin_game(draft: Draft) -> None:
    """Begin the game: by the first seat, or where nobody has chosen one, by a roll or a lot."""
    room, first = draft.room, draft.room.setup.first
    if is_to_be_sealed(room):
        draft.say(start_of(room, draft.means.secret))
        draft.due = first is None
    else:
        if first is None:
            first = int.from_bytes(draft.means.random(8)) % len(room.seats)
        draft.take(Start(first=first))


def _must_go_on(room: Room) -> None:
    if room.ended:
        said = say("refused-given-up" if room.abandoned else "refused-over")
        raise Refusal("wrong_phase", said, ply=room.ply)


def _must_be_open(room: Room) -> None:
    _must_go_on(room)
    if room.status != "open":
        raise Refusal("wrong_phase", say("refused-started"))


def must_be_listable(room: Room) -> None:
    """Refuse to list a room that nobody could join from elsewhere.

    Raises:
        Refusal: real dice, a game that has started or was given up, or no free seat.
    """
    _must_be_open(room)
    must_be_joinable(real=room.real, free=any(seat.is_open for seat in room.seats))


def must_be_joinable(*, real: bool, free: bool) -> None:
    """Refuse what nobody could join from elsewhere: a table with real dice, or without a free seat.

    Raises:
        Refusal: the message says which.
    """
    if real:
        raise Refusal("wrong_phase", "with real dice everybody sits at one table: share the link")
    if not free:
        raise Refusal("wrong_phase", "an open table needs a free seat")


def _show(draft: Draft, person: Person, *, listed: bool) -> None:
    person.must_host(draft.room)
    if listed:
        must_be_listable(draft.room)
    if listed != (draft.room.listed_at is not None):
        draft.take(Listing(on=listed))


# -- players who are away


def _must_have_a_say(draft: Draft, person: Person, seat: int) -> None:
    """Refuse a person who may not act for a seat: its player has not been away for long."""
    room = draft.room
    if seat in person.holds(room):
        return
    if room.seats[seat].key is None or room.status == "open":
        person.must_host(room)
        return
    name, free = room.seats[seat].name, room.free_from(seat)
    if free is None:
        raise Refusal("not_your_seat", say("refused-call-first", name=name), ply=room.ply)
    if (left := free - draft.means.now) > 0:
        said = say("refused-called", name=name, n=round(left))
        raise Refusal("not_your_seat", said, ply=room.ply)


def _call(draft: Draft, person: Person, seat: int) -> None:
    """Ask whether a seat's player is still there; everybody sees it."""
    room = draft.room
    person.must_belong(room)
    must_be_a_seat(seat, len(room.seats))
    if room.status != "playing":
        raise Refusal("wrong_phase", say("refused-no-game"))
    if room.seats[seat].key is None or seat in person.holds(room):
        raise Refusal("wrong_phase", "you can only call another person")
    asked = room.course and room.course.asked
    # Where the own roll waits for a device, its player is away, connected or not.
    away = asked and asked.by == room.device_of(seat)
    if seat in (draft.means.present or ()) and not away:
        raise Refusal("wrong_phase", say("refused-here", name=room.seats[seat].name))
    if seat not in room.called:
        draft.take(Called(seat=seat, by=_speaker(room, person)))


def _speaker(room: Room, person: Person) -> int:
    """Return the seat that a person speaks from; the host may have none."""
    return next(iter(person.holds(room)), HOST)


def _skip(draft: Draft, person: Person, ask: asks.Skip) -> None:
    """Have the present turn played to its end, for a player who is away."""
    room = draft.room
    person.must_belong(room)
    if room.real:
        raise Refusal("wrong_phase", "with real dice nobody can roll for an absent player")
    if room.status != "playing":
        raise Refusal("wrong_phase", say("refused-no-game"), ply=room.ply)
    _must_be_now(room, ask.ply)
    draft.by = "host"
    _must_have_a_say(draft, person, draft.state.seat)
    if not draft.blocked:
        draft.play_turn()
    elif not silence(draft, "host"):
        raise Refusal("wrong_phase", say("refused-rolling"))


def _must_be_now(room: Room, ply: int) -> None:
    if ply != room.ply:
        raise Refusal("stale", say("refused-moved-on", ply=ply, now=room.ply), ply=room.ply)


def _lead(draft: Draft, person: Person) -> None:
    """Call the host, and take the host's part once the host has not answered for a while."""
    room = draft.room
    person.must_belong(room)
    seats = person.holds(room)
    if person.hosts(room) or not seats:
        raise Refusal("wrong_phase", "you are the host already, or have no seat here")
    _must_go_on(room)
    if HOST in (draft.means.present or ()):
        host = next((seat.name for seat in room.seats if seat.key == room.host), "the host")
        raise Refusal("wrong_phase", say("refused-here", name=host))
    free = room.free_from(HOST)
    if free is None:
        draft.take(Called(seat=HOST, by=_speaker(room, person)))
    elif free <= draft.means.now:
        key = room.seats[seats[0]].key
        assert key is not None
        draft.take(HostKey(key=key))


# -- moves


def namer(room: Room, person: Person) -> int:
    """Return the seat that the ids of a person's moves belong to; the host may have none."""
    seats = person.holds(room)
    if room.state and room.state.seat in seats:
        return room.state.seat
    return seats[0] if seats else HOST


def _move(draft: Draft, person: Person, ask: asks.Move) -> None:
    person.must_belong(draft.room)
    word, _, rest = ask.move.strip().lower().partition(" ")
    _may_move(draft.room, person, word, ask.seat)
    people = word in _PEOPLE
    move = None if people or word in ("throw", "undo") else parse_move(ask.move)
    if ask.then and (move is None or move.kind != "keep"):
        raise MalformedMove("only a keep can be followed at once: by roll or bank")
    _must_be_now(draft.room, ask.ply)
    if word == "undo":
        _undo(draft, person, rest)
    elif people:
        _change_people(draft, ask)
    elif move is None:
        _throw(draft, rest)
    else:
        _make(draft, move)
    if ask.then:
        if not draft.turn_goes_on:
            raise IllegalMove(f"{ask.then} is not legal: this keep ends the turn")
        _make(draft, parse_move(ask.then))


def _may_move(room: Room, person: Person, word: str, seat: int | None) -> None:
    """Refuse a move of this first word, and for this seat, that is not this person's to make.

    With real dice the host keeps the score and may enter everything; and everybody at the
    table may enter what was thrown for a bot.
    """
    state, seats = room.state, person.holds(room)
    if state is None:
        raise Refusal("not_started", say("refused-not-started"), ply=0)
    if room.abandoned:
        raise Refusal("wrong_phase", say("refused-given-up"), ply=room.ply)
    if word in _PEOPLE:
        person.must_host(room)
        if reason := why_people_stay(room):
            raise Refusal("wrong_phase", reason, ply=room.ply)
    if seat is not None and seat != state.seat and not state.over:
        raise _not_your_turn(room, state)
    if room.rolling:
        raise Refusal("wrong_phase", say("room-rolling"), ply=room.ply)
    if room.real and (person.hosts(room) or (seats and room.seats[state.seat].bot)):
        return
    if not seats:
        raise Refusal("wrong_token", say("refused-token"))
    if state.seat not in seats and word != "undo" and not state.over:
        raise _not_your_turn(room, state)


def _not_your_turn(room: Room, state: State) -> Refusal:
    name = room.seats[state.seat].name or f"seat {state.seat + 1}"
    return Refusal("not_your_turn", say("refused-turn", name=name), ply=room.ply)


def _make(draft: Draft, move: Move) -> None:
    if move.kind == "points" and (reason := why_no_points(draft.room)):
        raise IllegalMove(reason)
    draft.move(move)


def _throw(draft: Draft, words: str) -> None:
    """Throw, or take in the dice that people have thrown."""
    if draft.room.real:
        draft.throw(_typed(words))
        return
    if words.strip():
        raise MalformedMove("these dice roll themselves: say just 'throw'")
    if draft.state.phase != "throw":
        raise IllegalMove(why_no_throw(draft.state))
    draft.throw()


def _typed(words: str) -> Throw:
    """Return the dice that somebody has typed in."""
    faces = words.split()
    if len(faces) == 1:
        faces = list(faces[0])
    if not faces:
        raise MalformedMove("say which dice fell, e.g. 'throw 1 1 5 2 3'")
    if not all(face.isascii() and face.isdecimal() and len(face) < 3 for face in faces):
        raise MalformedMove(f"a throw lists the dice, e.g. 'throw 1 1 5 2 3', not {words!r}")
    return tuple(map(int, faces))


def _change_people(draft: Draft, ask: asks.Move) -> None:
    """Let somebody join, sit out or be back, as the host says."""
    room, rest = draft.room, ask.move.strip().partition(" ")[2]
    change = change_of(room, ask.move)
    if reason := why_no_change(room, change):
        raise IllegalMove(reason)
    if change != JOIN:
        draft.take(Moved(move=str(change), by="host", of=draft.of, id=draft.id))
        return
    own = unlike(clean_name(rest), [seat.name for seat in room.seats])
    draft.take(Joined(name=own, key=room.host, of=draft.of, id=draft.id))


def _undo(draft: Draft, person: Person, words: str) -> None:
    """Take back the last event, on this person's account; at one screen, what somebody did last."""
    if words.strip():
        raise MalformedMove("undo takes nothing after it")
    count, room = undoes(draft.room), draft.room
    of = draft.of if room.setup.undo else namer(room, person)
    draft.take(*[Undo(by="seat", of=of, id=draft.id)] * count)
