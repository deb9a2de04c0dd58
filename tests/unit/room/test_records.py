"""A record's game goes on in a room, and comes back as it went in; what a step changes."""

import random
from itertools import pairwise

import pytest

import greed
from greed.core.moves import FORFEIT, JOIN
from greed.core.record import Event, apply_event
from greed.room import Draft, Means, Person, decide, key_of, recorded, resumed, seated
from greed.room import ask as asks
from greed.testing.play import careful, coming_or_going

SCREEN = "all that sit here"
ALL = Person((SCREEN,))
KOANS = greed.load("koans")


def fallen(state: greed.State) -> tuple[int, ...]:
    return (1, 1, 5, 2, 3)[: state.hand.dice]


def room_of(record: greed.Record):
    return resumed(record, key_of(SCREEN), 1_800_000_000.0)


def step(room, text: str, by="seat"):
    draft = Draft(room, Means(now=room.at, throw=fallen, bot=str), by)
    decide(draft, ALL, asks.Move(move=text, ply=room.ply))
    return draft.end()


def drawn(sheet: str, seed: int, dice: str) -> greed.Record:
    """Return a game, or its beginning, in which people come and go and are silent."""
    chance, rules, names = random.Random(seed), greed.load(sheet), ["Ann", "Bob", "Ann"]
    state, events = greed.start(rules, 3, seed % 3), list[Event]()
    while not state.over and len(events) < 80:
        event: Event | None = coming_or_going(state, chance) if chance.random() < 0.1 else None
        if event == JOIN:
            names.append(f"Guest {len(names)}")
        elif event is None and state.phase == "throw":
            throw = chance.choices(range(1, rules.dice.faces + 1), k=state.hand.dice)
            event = FORFEIT if chance.random() < 0.05 else tuple(throw)
        events.append(event or careful(state, chance))
        state = apply_event(state, events[-1])
    return greed.Record(
        sheet=rules, seats=tuple(names), first=seed % 3, dice=dice, events=tuple(events),
        tags={"date": "2027-01-15"}, proof=("said",),
    )  # fmt: skip


@pytest.mark.parametrize("sheet", [*greed.presets(), "classic+amish+zilch"])
@pytest.mark.parametrize("dice", ["system", "real", "fair"])
def test_a_record_comes_back_from_a_room_as_it_went_in(sheet, dice):
    for seed in range(4):
        record = drawn(sheet, seed, dice)
        room = room_of(record)
        *_, last = greed.replay(record)
        assert (room.state, room.real) == (last, dice == "real")
        assert recorded(record, room) == record


def test_a_game_goes_on_where_its_record_ends():
    record = drawn("koans", 1, "seed:1")
    room = room_of(record)
    while not room.ended:
        text = "throw" if room.state.phase == "throw" else str(greed.legal_moves(room.state)[-1])
        room = step(room, text).room
    grown = recorded(record, room)
    *_, last = greed.replay(grown)
    assert (last, grown.events[: len(record.events)]) == (room.state, record.events)


def test_a_record_of_what_cannot_have_happened_is_refused_at_its_event():
    bust = (2, 3, 4, 6, 6)
    record = greed.Record(sheet=KOANS, seats=("Ann", "Bob"), events=(bust, bust, (1,)))
    with pytest.raises(greed.RecordError, match="5 dice") as refused:
        room_of(record)
    assert refused.value.event == 3


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ann", "bot:bold", "bot:bold"], ["Ann", "bold", "bold 2"]),
        (["bold", "bot:bold"], ["bold", "bold 2"]),
        (["bot:threshold:300"], ["threshold:300"]),
    ],
)
def test_a_second_player_of_a_name_gets_a_number(names, shown):
    seats = seated(names)
    assert [seat.name for seat in seats] == shown
    assert [seat.bot for seat in seats] == [n if n.startswith("bot:") else None for n in names]


def test_the_changes_of_a_step_are_its_events_between_the_rooms():
    room = room_of(greed.Record(sheet=greed.load("official"), seats=("Ann", "Bob")))
    room = step(room, "throw").room
    made = step(room, "keep 1 1 5")
    made = step(made.room, "roll")
    assert [change.after.past.event for change in made.changes] == [greed.ROLL, (1, 1)]
    assert all(one.after is two.before for one, two in pairwise(made.changes))
    assert made.changes[-1].after.state == made.room.state
    told = [what for change in made.changes for what in change.told]
    assert tuple(told) == made.happened.entries
    undone = step(step(room, "keep 1 1 5").room, "undo")
    assert [change.after.played for change in undone.changes] == [room.played]


@pytest.mark.parametrize("dice", ["system", "real"])
def test_at_one_screen_people_come_and_go_by_name(dice):
    room = room_of(greed.Record(sheet=KOANS, seats=("Ann", "Bob"), dice=dice))
    for text in ("join Cleo", "out", "out cl", "back 1"):
        room = step(room, text).room
    assert [str(event) for event in room.played] == ["join", "out 1", "out 3", "back 1"]
    assert [seat.name for seat in room.seats] == ["Ann", "Bob", "Cleo"]
    with pytest.raises(greed.IllegalMove, match="^Cleo sits out already$"):
        step(room, "out cleo")


@pytest.mark.parametrize("dice", ["system", "real"])
@pytest.mark.parametrize("text", ["forfeit", "points 500"])
def test_nobody_says_what_only_the_host_or_a_score_pad_can(text, dice):
    room = room_of(greed.Record(sheet=KOANS, seats=("Ann", "Bob"), dice=dice))
    if (text, dice) == ("points 500", "real"):
        assert step(room, text).room.state.scores == (500, 0)
        return
    for room_now in (room, step(room, "throw 1 1 5 2 3" if room.real else "throw").room):
        with pytest.raises(greed.IllegalMove, match="only"):
            step(room_now, text)
