"""A draft folds what isn't stored yet, and a reader what is: both come to the same room."""

import random
import time

import msgspec
import pytest

import greed
from greed.core.game import legal_moves
from greed.store import Joined, Step, Undo, Wake, encode_step
from greed.testing.play import coming_or_going
from greed.web.rooms.draft import Draft
from greed.web.rooms.fold import fold
from greed.web.rooms.games import opening
from greed.web.rooms.live import Live
from greed.web.rooms.moves import settle
from greed.wire import Create, MoveRequest

REAL = {"dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
FAIR = {
    "dice": "fair", "clock": {"seconds": 30},
    "seats": [{"name": "Ann"}, {"name": "Bob"}, {"bot": "bold"}],
}  # fmt: skip


@pytest.fixture(
    params=[("official", FAIR), ("koans", FAIR), ("classic+zilch", FAIR), ("koans", REAL)]
)
def pair(request):
    """A room whose game has begun, as two workers have it in memory."""
    sheet, words = request.param
    asked = msgspec.convert({"sheet": sheet, "start": True, "first": 0, **words}, Create)
    made = opening(asked, greed.load(sheet), "t", coach=False)
    room, step = made.begun(time.time(), start=True)
    both = Live(room.row), Live(room.row)
    for live in both:
        live.take(step)
    assert laid_open(both[0].room) == laid_open(room)
    return both


def laid_open(thing):
    """Return all that a value of ours holds, however deep, as plain data."""
    if isinstance(thing, tuple | list):
        return [laid_open(part) for part in thing]
    if type(thing).__module__.startswith(("greed.web.", "greed.sealed.")):
        names = getattr(thing, "__struct_fields__", None) or vars(thing)
        return {name: laid_open(getattr(thing, name)) for name in names}
    return thing


def drafted(room, lots):
    """Return a step that somebody may want: a move, or the rest of a turn."""
    by = lots.choice(["seat", "seat", "seat", "seat", "clock", "host"]) if not room.real else "seat"
    if room.seats[room.state.seat].bot:
        by = "bot"
    if by != "seat":
        draft = Draft(room, by=by)  # type: ignore[arg-type]
        draft.play_turn()
        return draft
    request = MoveRequest(move=wanted(room, lots), ply=room.ply)
    return settle(room, request, (room.state.seat, str(room.seq)))


def wanted(room, lots):
    """Return a move that can be made, as a client writes it."""
    if room.real and room.past and lots.random() < 0.1:
        return "undo"
    if room.real and lots.random() < 0.1 and (move := coming_or_going(room.state, lots)):
        return f"join Guest {room.ply}" if move == greed.JOIN else str(move)
    if moves := legal_moves(room.state):
        return str(lots.choice(moves))
    if not room.real:
        return "throw"
    dice = lots.choices(range(1, 7), k=room.state.hand.dice)
    return f"throw {' '.join(map(str, dice))}"


def test_what_a_draft_has_come_to_is_where_the_log_leads(pair):
    deciding, reading = pair
    lots, kinds = random.Random(1), set()
    for _ in range(250):
        if deciding.room.state.over:
            break
        draft = drafted(deciding.room, lots)
        room, happened = draft.end()
        kinds |= set(map(type, draft.entries))
        deciding.stand(room, draft.entries, happened)
        reading.take(Step(room.seq, room.at, encode_step(tuple(draft.entries))))
        assert deciding.tail[-1] == reading.tail[-1]
        assert laid_open(deciding.room) == laid_open(reading.room)
    assert deciding.room.ply > 5
    assert not deciding.room.real or {Undo, Joined} <= kinds


def test_a_draft_that_comes_to_nothing_leaves_no_trace(pair):
    live, lots = pair[0], random.Random(2)
    for _ in range(20):
        before, other = laid_open(live.room), drafted(live.room, lots)
        assert laid_open(live.room) == before
        draft = drafted(live.room, lots)  # and another one goes on instead
        live.stand(draft.end()[0], draft.entries, draft.end()[1])
        assert other.before is not live.room
        if live.room.state.over:
            break


def test_what_is_refused_changes_nothing(pair):
    room = pair[0].room
    before = laid_open(room)
    draft = Draft(room)
    with pytest.raises(greed.GreedError):
        draft.move(greed.parse_move("keep 6 6 6 6 6 6 6"))
    assert laid_open(room) == before


def test_a_room_cannot_be_changed_where_it_stands(pair):
    room = pair[0].room
    after, _ = fold(room, Wake())
    assert after is not room
    with pytest.raises(AttributeError):
        room.ply = 7


def test_only_the_latest_moves_may_be_sent_again(pair):
    room, lots = pair[0].room, random.Random(3)
    for number in range(400):
        if room.state.over:
            break
        draft = drafted(room, lots)
        room, _ = draft.end()
        assert len(room.done) <= 128, number
    latest = [seq for seq, _ in room.done.values()]
    assert latest == sorted(latest)
