"""New rooms: what they are made as, and what can't be asked for."""

import msgspec
import pytest
from tests.support.table_host import BEGUN, named_bot

from greed.core.errors import SheetError
from greed.room import (
    Create,
    Means,
    Person,
    Refusal,
    Room,
    SeatSetup,
    key_of,
    opening,
    opening_again,
    replayed,
    system_dice,
)
from greed.sheets import load

MEANS = Means(now=BEGUN, throw=system_dice, bot=named_bot, secret=bytes(32))
ANN, BOB, OPEN = SeatSetup(name="Ann"), SeatSetup(name="Bob"), SeatSetup()
BOLD = SeatSetup(bot="bold")


def made(sheet="koans", start=False, **asked):
    request = Create(sheet=sheet, start=start, **{"seats": (ANN, BOB), **asked})
    return opening(request, load(sheet), "token", MEANS).begun(MEANS, "C", "w", start=start)


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        ({"seats": (BOLD, BOLD)}, "bad_request", "a room needs at least one person or open seat"),
        ({"seats": (ANN,)}, "bad_request", "koans is for 2 to 12 players, not 1"),
        ({"seats": (ANN,) * 13}, "bad_request", "koans is for 2 to 12 players, not 13"),
        ({"sheet": "basic", "seats": (ANN,) * 9}, "bad_request",
         "basic is for 2 to 8 players, not 9"),
        ({"seats": (ANN, SeatSetup(name="Bob", bot="bold"))}, "bad_request",
         "seat 2 has both a name and a bot: choose one"),
        ({"seats": (ANN, SeatSetup(bot="nobody"))}, "bad_bot",
         "there is no bot 'nobody' here; did you mean bold?"),
        ({"seats": (ANN, SeatSetup(name="<b>"))}, "bad_name", "a name can't contain < >"),
        ({"first": 2}, "bad_request", "there is no such seat: this table has 2"),
        ({"clock": 4}, "bad_request", "a clock gives at least 5 seconds; 0 is none"),
        ({"clock": 30, "dice": "real"}, "bad_request",
         "real dice don't go with a clock: nobody could roll when time is up"),
        ({"listed": True}, "wrong_phase", "an open table needs a free seat"),
        ({"listed": True, "dice": "real", "seats": (ANN, OPEN)}, "wrong_phase",
         "with real dice everybody sits at one table: share the link"),
        ({"start": True, "seats": (ANN, OPEN)}, "wrong_phase",
         "a game can only start once every seat is taken"),
    ],
)  # fmt: skip
def test_a_room_whose_parts_do_not_go_together_is_refused(asked, code, said):
    with pytest.raises(Refusal) as refused:
        made(**asked)
    assert (refused.value.problem.code, refused.value.problem.message) == (code, said)


def test_a_room_is_what_was_asked_for():
    seats = (ANN, BOLD, OPEN, ANN)
    room = made(seats=seats, clock=30, coach=True, listed=True, first=2).room
    assert (room.status, room.setup.clock, room.setup.coach, room.setup.first) == (
        "open", 30, True, 2,
    )  # fmt: skip
    assert [seat.name for seat in room.seats] == ["Ann", "Bold", "", "Ann 2"]
    assert Person(("token",)).holds(room) == (0, 3)
    assert Person(("token",)).hosts(room)
    assert (room.code, room.watch, room.listed_at) == ("C", "w", BEGUN)


def test_every_room_has_an_id_of_its_own():
    assert made().room.id != made().room.id


@pytest.mark.parametrize("dice", ["fair", "real"])
def test_a_room_that_starts_at_once_begins_in_its_first_step(dice):
    step = made(start=True, dice=dice, first=1)
    assert (step.room.seq, step.room.status) == (1, "playing")
    assert step.room.state is not None
    assert step.room.state.seat == 1


def test_where_nobody_is_named_each_of_two_at_one_screen_begins_at_times():
    began = set()
    for _ in range(60):
        state = made(start=True).room.state
        assert state is not None
        began.add(state.first)
    assert began == {0, 1}


def test_a_room_is_read_again_from_what_is_stored_of_it():
    step = made(seats=(ANN, BOLD, OPEN), sheet="classic+zilch(target=5000)")
    stored = msgspec.json.encode(step.room.setup)
    room, happened, entries = replayed(Room.of(stored, BEGUN, "C", "w"), 1, BEGUN, step.body)
    assert room == step.room
    assert (happened, entries) == (step.happened, step.entries)


@pytest.mark.parametrize("sheet", [{}, {"title": "x"}, {"title": 3, "target": "many"}])
def test_a_room_of_no_sheet_is_not_read(sheet):
    setup = msgspec.json.encode({"game": "g", "sheet": sheet, "seats": 2})
    with pytest.raises(SheetError):
        Room.of(setup, BEGUN)


def test_the_same_people_play_again_and_the_next_begins():
    before = made(start=True, first=1, dice="real", seats=(ANN, BOB, SeatSetup(name="Cleo"))).room
    again = opening_again(before, "another").begun(MEANS, "D", "v").room
    assert (again.id, again.setup.first, again.status) == ("another", 2, "open")
    assert again.seats == before.seats
    assert again.host == before.host == key_of("token")
    assert (again.setup.sheet, again.setup.dice) == (before.setup.sheet, "real")
