"""The clock of a turn: what happens when time is up, and when nobody is left."""

import time

import msgspec

import greed
from greed.core.sheet import builtins
from greed.store import Room, Seating, Setup, Step, Wake, encode_step
from greed.web.rooms.dice.dealing import Dealing, beginning
from greed.web.rooms.dice.dealing import overdue as time_is_up
from greed.web.rooms.draft import autoplay
from greed.web.rooms.table import Table


def a_table(sheet="official", clock=30, at=0.0):
    """A game with proven dice between two whose programs have no device."""
    setup = Setup(game="g", sheet=builtins(greed.load(sheet)), seats=2, clock=clock, first=0)
    room = Room(
        id="g", code="C", watch="w", created=at, touched=at, status="open", deadline=None,
        setup=msgspec.json.encode(setup), secret=bytes(32),
    )  # fmt: skip
    table = Table(room)
    seats = (Seating(seat=0, name="Ann", key="a"), Seating(seat=1, name="Bob", key="b"))
    table.fold(Step(1, at, encode_step(seats)))
    table.fold(Step(2, at, encode_step(beginning(table))))
    return table


def test_nothing_happens_before_the_time_is_up():
    table = a_table(at=time.time())
    assert time_is_up(table) == ()


def test_when_the_time_is_up_the_turn_is_played_to_its_end():
    table = a_table()
    table.fold(Step(3, 40.0, encode_step(tuple(time_is_up(table)))))
    assert table.state.seat == 1
    assert table.deadline == 40.0 + 30


def test_the_turn_of_a_clock_banks_as_soon_as_that_is_legal():
    state = greed.throw(greed.start(greed.load("koans")), [1, 1, 1, 2, 3])
    state = greed.apply(state, autoplay(state))
    assert str(autoplay(state)) == "bank"


def test_an_offer_is_declined_when_the_time_is_up():
    state = greed.parse_position("official 1200,700 2/1 offer 5 - 0 600@2a - 9")
    assert str(autoplay(state)) == "decline"


def test_a_table_that_everybody_has_left_sleeps_and_wakes():
    table = a_table()
    for seq in (3, 4):
        assert table.deadline is not None
        table.fold(Step(seq, seq * 100.0, encode_step(tuple(time_is_up(table)))))
    assert table.asleep
    assert table.deadline is None
    table.fold(Step(5, 1000.0, encode_step((Wake(),))))
    assert table.deadline == 1030.0


def test_a_seat_that_moves_keeps_the_table_awake():
    table = a_table()
    table.fold(Step(3, 100.0, encode_step(tuple(time_is_up(table)))))
    draft = Dealing(table)
    draft.throw()
    table.fold(Step(4, 101.0, encode_step(tuple(draft.step()))))
    assert table.overdue == 0


def test_the_clock_runs_for_the_turn_and_not_for_each_move():
    table = a_table()
    draft = Dealing(table)
    draft.throw()
    table.fold(Step(3, 10.0, encode_step(tuple(draft.step()))))
    if table.state.seat == 0:
        assert table.deadline == 30.0


def test_everybody_sees_when_the_time_is_up(room):
    _, _, shown = room(seats=[{"name": "Ann"}, {"name": "Bob"}], clock={"seconds": 60})
    assert 0 < shown["game"]["deadline"] - time.time() < 61
