"""Moves as clients write them: who may make them, and what they come to.

Where people roll their own dice there are a few more: what was thrown, a whole turn by its points,
undo, and who plays (`join Cleo`, `out 2`, `back 2`; docs/notation.md says what follows). Where the
dice are sealed, devices also open their links, one by one for each roll.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from greed.core.errors import IllegalMove, MalformedMove, MoveError, StaleMove, ThrowError
from greed.core.moves import JOIN, Move, parse_move
from greed.core.people import why_no_change
from greed.core.reasons import Reason
from greed.core.state import State
from greed.core.turn import Rules
from greed.graph import least_work
from greed.languages import spoken
from greed.sealed import DiceError, Opening
from greed.store import Entry, Joined, Moved, Undo
from greed.web.problems import problem_of
from greed.web.refusal import Refusal, asking, told
from greed.web.rooms.dice import dealer_of
from greed.web.rooms.draft import Draft, rolled
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person, clean_name, unlike
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import HOST, MoveName, Room
from greed.wire import MoveRequest, OpenRequest
from greed.wire.errors import ErrorCode

OPENED = b"opened "
"""Begins the notice by which workers tell each other of a link."""
Name = MoveName | tuple[None, None]
_LONGEST = 0.25
"""Seconds that a server spends, once per sheet, on the throws of all dice to find out how turns can
end; those of fewer dice together take about as long again."""
_PEOPLE = ("join", "out", "back")
_FIXED = "only where people roll their own dice can somebody join during a game, or sit out"


async def do_move(
    rooms: Rooms, live: Live, person: Person, request: MoveRequest
) -> tuple[int, int, bool]:
    """Make a move; return the step it became, the ply then, and whether it was there already."""
    before: tuple[int, int] | None = None

    def decide(room: Room) -> Draft | tuple[Entry, ...]:
        nonlocal before
        before = _made_before(room, person, request)
        if before:
            return ()
        person.must_belong(room)
        _may_move(room, person, request)
        try:
            name = (_namer(room, person), request.id) if request.id else (None, None)
            return settle(room, request, name)
        except (MoveError, ThrowError) as error:
            why = _in_their_language(room, request, error)
            raise Refusal.of(problem_of(why, room.state, room.ply)) from error

    seq = await rooms.act(live, decide)
    return (*before, True) if before else (seq, live.room.ply, False)


def _in_their_language(
    room: Room, request: MoveRequest, error: MoveError | ThrowError
) -> MoveError | ThrowError:
    """Return an error with the words of the language of the person who asked.

    A move is made in English, as what is kept; only what is refused is said to one person alone.
    """
    with spoken(asking()):
        try:
            settle(room, request, (None, None))
        except (MoveError, ThrowError) as same:
            return same
    return error


def _made_before(room: Room, person: Person, request: MoveRequest) -> tuple[int, int] | None:
    """Return the step and ply of a move that has been made already."""
    seats, hosts = person.holds(room), person.hosts(room)
    if request.id is None or not (seats or hosts):
        return None
    for namer in (*seats, HOST) if hosts else seats:
        if became := room.done.get((namer, request.id)):
            return became
    return None


def _namer(room: Room, person: Person) -> int:
    """Return the seat that the ids of a person's moves belong to; the host may have none."""
    assert room.state is not None
    seats = person.holds(room)
    return room.state.seat if room.state.seat in seats else seats[0] if seats else HOST


def _may_move(room: Room, person: Person, request: MoveRequest) -> None:
    """Refuse a move that is not this person's to make.

    With real dice the host keeps the score and may enter everything; and everybody at the
    table may enter what was thrown for a bot.
    """
    state, seats = room.state, person.holds(room)
    if state is None:
        raise Refusal("not_started", told("refused-not-started"), ply=0)
    if room.abandoned:
        raise Refusal("wrong_phase", told("refused-given-up"), ply=room.ply)
    if _is_about_people(request.move):
        person.must_host(room)
        if reason := _closed(room):
            raise Refusal("wrong_phase", reason, ply=room.ply)
    if request.seat is not None and request.seat != state.seat and not state.over:
        raise _not_your_turn(room, state)
    if room.rolling:
        raise Refusal("wrong_phase", told("refused-rolling"), ply=room.ply)
    if room.real and (person.hosts(room) or (seats and room.seats[state.seat].bot)):
        return
    if not seats:
        raise Refusal("wrong_token", told("refused-token"))
    undo = request.move.strip().lower() == "undo"
    if state.seat not in seats and not undo and not state.over:
        raise _not_your_turn(room, state)


def _not_your_turn(room: Room, state: State) -> Refusal:
    name = room.seats[state.seat].name or f"seat {state.seat}"
    return Refusal("not_your_turn", told("refused-turn", name=name), ply=room.ply)


def settle(room: Room, request: MoveRequest, name: Name) -> Draft:
    """Return the draft of the move that a seat asks for, which its client calls by this name.

    Raises:
        MoveError, ThrowError, Refusal: it cannot be made; the message says why.
    """
    draft = Draft(room, name=name)
    word, _, rest = request.move.strip().lower().partition(" ")
    people = _is_about_people(request.move)
    move = None if people or word in ("throw", "undo") else parse_move(request.move)
    if request.ply != room.ply:
        raise StaleMove(
            f"this move was for ply {request.ply}, but the game is at {room.ply}: look again"
        )
    if word == "undo":
        _undo(draft, rest, name)
    elif people:
        _change(draft, request.move, name)
    elif move is None:
        _throw(draft, rest)
    else:
        _move(draft, move)
    if request.then:
        if move is None or move.kind != "keep":
            raise MalformedMove("only a keep can be followed by `then`")
        if not draft.turn_goes_on:
            raise IllegalMove(f"{request.then} is not legal: this keep ends the turn")
        _move(draft, parse_move(request.then))
    return draft


def _move(draft: Draft, move: Move) -> None:
    if move.kind == "points":
        _must_be_declarable(draft.room, draft.state)
    draft.move(move)


def _throw(draft: Draft, words: str) -> None:
    """Throw, or take in the dice that people have thrown."""
    real = draft.room.real
    faces = words.split()
    if len(faces) == 1:
        faces = list(faces[0])
    if bool(faces) != real:
        said = "say which dice fell, e.g. 'throw 1 1 5 2 3'" if real else "say just 'throw'"
        raise MalformedMove(f"in this room {said}")
    if not all(face.isascii() and face.isdecimal() and len(face) < 3 for face in faces):
        raise MalformedMove(f"a throw lists the dice, e.g. 'throw 1 1 5 2 3', not {words!r}")
    if not real and draft.state.phase != "throw":
        raise IllegalMove(f"it is not time to roll: the phase is {draft.state.phase}")
    draft.throw(tuple(map(int, faces)) if real else None)


def _undo(draft: Draft, words: str, name: Name) -> None:
    if words.strip():
        raise MalformedMove("undo takes nothing after it")
    if reason := _why_no_undo(draft.room):
        raise IllegalMove(reason)
    draft.take(Undo(by="seat", of=name[0], id=name[1]))


def _why_no_undo(room: Room) -> str | None:
    if not room.real:
        return "you can only undo with real dice"
    return None if room.past else "there is nothing to take back"


# -- who plays


def _is_about_people(text: str) -> bool:
    """Say whether a move, as a client writes it, changes who plays."""
    return text.strip().lower().partition(" ")[0] in _PEOPLE


def _change(draft: Draft, text: str, name: Name) -> None:
    """Let somebody join, sit out or be back, as the host says."""
    if not draft.room.real:
        raise IllegalMove(Reason.TABLE_ONLY.say())
    move = _change_of(text)
    if move != JOIN:
        draft.take(Moved(move=str(move), by="host", of=name[0], id=name[1]))
        return
    if reason := why_no_change(draft.state, move):
        raise IllegalMove(reason)
    called = clean_name(text.strip().partition(" ")[2])
    own = unlike(called, [seat.name for seat in draft.room.seats])
    draft.take(Joined(name=own, key=draft.room.host, of=name[0], id=name[1]))


def _change_of(text: str) -> Move:
    """Return the change that a text stands for; that of `join` has no name.

    Raises:
        MalformedMove: it can't be read.
    """
    word, _, rest = text.strip().partition(" ")
    if word.lower() != "join":
        return parse_move(text)
    if not rest.strip():
        raise MalformedMove("say who joins, e.g. 'join Cleo'")
    return JOIN


def _closed(room: Room) -> str | None:
    """Say why nobody can join this game, or sit out; None if that can be."""
    if not room.real:
        return _FIXED
    return told("refused-bots-stay") if any(seat.bot for seat in room.seats) else None


# -- whole turns


def _must_be_declarable(room: Room, state: State) -> None:
    """Refuse a turn entered as points where it must be played.

    Raises:
        IllegalMove: it must; the message says why.
    """
    if not room.real:
        raise IllegalMove(Reason.PAD_ONLY.say())
    if not state.over and room.seats[state.seat].bot:
        raise IllegalMove(told("refused-bot-dice"))
    if not _is_quick(state.rules):
        raise IllegalMove(told("refused-many-rolls"))


@lru_cache(maxsize=256)
def _is_quick(rules: Rules) -> bool:
    return least_work(rules.sheet).seconds <= _LONGEST


# -- dice that all devices make


async def do_open(rooms: Rooms, live: Live, person: Person, request: OpenRequest) -> int:
    """Take a device's link for the roll that is being made; return the last step.

    Raises:
        Refusal: no such roll is being made, or not by this device, or this isn't its link for it.
    """
    person.must_belong(live.room)
    take(live, Opening(request.k, request.device, request.link))
    if rooms.store.shared:
        told = msgspec.json.encode((request.k, request.device, request.link))
        rooms.notices.publish(OPENED + told, live.room.row.id)
    await do_roll(rooms, live)
    return live.room.seq


def take(live: Live, opening: Opening) -> None:
    """Keep a device's link to ourselves until all are there.

    Raises:
        Refusal: see `do_open`.
    """
    room = live.room
    if not room.rolling:
        raise Refusal("stale", "no roll is being made now", ply=room.ply)
    try:
        dealer_of(room).take(opening)
    except DiceError as error:
        codes: dict[str, ErrorCode] = {"not-asked": "stale", "not-listed": "bad_request"}
        raise Refusal(codes.get(error.why, "misstated"), str(error), ply=room.ply) from error
    live.openings[opening.device] = opening


async def do_roll(rooms: Rooms, live: Live) -> None:
    """Let the dice fall, if all links are there."""
    asked = live.room.course and live.room.course.asked
    if asked and live.openings.keys() >= {*asked.devices}:
        await rooms.act(live, lambda room: rolled(room, live.links))
