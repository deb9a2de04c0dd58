"""The clock of a turn: what happens when time is up, and when nobody is left."""

import time

import msgspec

import greed
from greed.core.identity import builtins
from greed.store import RoomRow, Seating, Setup, Wake
from greed.web.rooms.clock import overdue
from greed.web.rooms.draft import Draft, autoplay
from greed.web.rooms.games import begin_game
from greed.web.rooms.room import Room


def a_room(sheet="official", clock=30, at=0.0):
    """A game with sealed dice between two whose programs have no device."""
    setup = Setup(game="g", sheet=builtins(greed.load(sheet)), seats=2, clock=clock, first=0)
    row = RoomRow(
        id="g", code="C", watch="w", created=at, touched=at, status="open", deadline=None,
        setup=msgspec.json.encode(setup), secret=bytes(32),
    )  # fmt: skip
    seats = (Seating(seat=0, name="Ann", key="a"), Seating(seat=1, name="Bob", key="b"))
    draft = Draft.of(Room.empty(row), seats, at)
    begin_game(draft)
    return draft.end()[0]


def after(room, at, entries):
    """Return a room after a step at this time."""
    return Draft.of(room, entries, at).end()[0]


def when_overdue(room, at):
    """Return a room after the server has acted for the seat to move, at this time."""
    done = overdue(room)
    assert isinstance(done, Draft)
    done.deal(())
    return after(room, at, done.entries)


def thrown(room, at):
    """Return a room after the seat to move has thrown, at this time."""
    draft = Draft(room, at=at)
    draft.throw()
    draft.deal(())
    return draft.end()[0]


def test_nothing_happens_before_the_time_is_up():
    assert overdue(a_room(at=time.time())) == ()


def test_when_the_time_is_up_the_turn_is_played_to_its_end():
    room = when_overdue(a_room(), 40.0)
    assert room.state.seat == 1
    assert room.deadline == 40.0 + 30


def test_the_turn_of_a_clock_banks_as_soon_as_that_is_legal():
    state = greed.throw(greed.start(greed.load("koans")), [1, 1, 1, 2, 3])
    state = greed.apply(state, autoplay(state))
    assert str(autoplay(state)) == "bank"


def test_an_offer_is_declined_when_the_time_is_up():
    state = greed.parse_position("official 1200,700 2/1 offer 5 - 0 600@2a - 9")
    assert str(autoplay(state)) == "decline"


def test_a_table_that_everybody_has_left_sleeps_and_wakes():
    room = a_room()
    for at in (300.0, 400.0):
        assert room.deadline is not None
        room = when_overdue(room, at)
    assert room.asleep
    assert room.deadline is None
    assert after(room, 1000.0, [Wake()]).deadline == 1030.0


def test_a_seat_that_moves_keeps_the_table_awake():
    room = when_overdue(a_room(), 100.0)
    assert room.overdue == 1
    assert thrown(room, 101.0).overdue == 0


def test_the_clock_runs_for_the_turn_and_not_for_each_move():
    room = thrown(a_room(), 10.0)
    assert room.state.seat == 0
    assert room.deadline == 30.0


def test_everybody_sees_when_the_time_is_up(room):
    _, _, shown = room(seats=[{"name": "Ann"}, {"name": "Bob"}], clock={"seconds": 60})
    assert 0 < shown["game"]["deadline"] - time.time() < 61
