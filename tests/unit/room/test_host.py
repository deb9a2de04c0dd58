"""Whoever keeps a table: nothing is true before it is stored, and everybody hears what is."""

import gc

import msgspec
import pytest
from tests.support.table_host import BEGUN, HostTable, Screen, seated

import greed
from greed.room import Done, Person, Refusal, View, decode_step, replayed
from greed.room import ask as asks
from greed.room.entries import Back, Called, Dice, Moved, Seating, Thrown, Undo, Wake
from greed.room.host import RECENT
from greed.sealed import WAIT, Asked, Rolled, Start

TWO = "sheet koans\nseats Ann, Bob\ndice real\n"


class Heard(Screen):
    """A screen that remembers what it heard."""

    def __init__(self, person=None) -> None:
        super().__init__(person or Person())
        self.happened: list[int | None] = []

    def heard(self, happened):
        self.happened.append(happened and happened.seq)


def test_a_step_that_is_not_stored_has_not_happened():
    play, table = seated(TWO)
    host, before, listener = table.host, table.host.room, Heard()
    host.listen(listener)

    def broken(_):
        raise OSError("the disk is full")

    table.store = broken
    for ask in (asks.Move(move="throw 11123", ply=0), asks.Rename(seat=0, name="Annie")):
        with pytest.raises(OSError, match="full"):
            host.ask(table.people["Ann"], ask)
    assert host.room is before
    assert [*filter(None, listener.happened)] == []
    table.store = table.log.append
    assert play.say("Ann throw 1 1 1 2 3") == "You roll 1 1 1 2 3."


def test_everybody_hears_each_step_once_and_of_those_who_come_and_go():
    play, table = seated(TWO)
    ann, bob = Heard(), Heard()
    table.host.listen(ann)
    table.host.listen(bob)
    play.say("Ann throw 1 1 1 2 3")
    table.host.leave(bob)
    play.say("Ann keep 1 1 1, bank")
    seq = table.host.room.seq
    assert ann.happened == [None, None, seq - 1, None, seq]
    assert bob.happened == [None, seq - 1]


def test_what_changes_nothing_is_not_stored():
    play, table = seated(TWO)
    steps = len(table.log)
    for line in ("Ann why bank", "Ann lefts 500", "Ann react smile", "Ann bank", "Bob undo"):
        play.say(line)
    assert len(table.log) == steps


def test_only_those_who_may_act_are_present():
    _, table = seated(TWO)
    ann = table.people["Ann"]
    assert table.host.present == {0, 1}
    table.go("Ann")
    watching = Person(joins=False)
    watching.keys = ann.keys  # who shows a token behind the link to watch
    table.host.listen(Screen(watching))
    assert table.host.present == {1}
    assert table.host.watching == 1


@pytest.mark.parametrize("since", [0, 3, 4, 10_000])
def test_news_are_what_has_happened_since_a_step(since):
    play, table = seated(TWO)
    for line in ("Ann throw 1 1 1 2 3", "Ann keep 1 1 1", "Ann bank"):
        play.say(line)
    view = table.host.view(table.people["Bob"], since)
    assert [news.seq for news in view.news] == [
        step.room.seq for step in table.log[1:] if step.room.seq > since
    ]
    assert view.since <= view.seq == table.host.room.seq
    assert table.host.view(table.people["Bob"]).news == ()


def test_whoever_was_away_for_long_hears_the_latest_news_and_from_where_on():
    play, table = seated(TWO)
    for _ in range(RECENT):
        play.say("Ann throw 1 1 1 2 3")
        play.say("Ann undo")
    view = table.host.view(table.people["Bob"], 0)
    assert len(view.news) == RECENT
    assert view.since == view.news[0].seq - 1 == view.seq - RECENT


def test_a_view_goes_through_json_and_tells_no_secrets():
    play, table = seated("sheet official\nseats Ann, Bob, [bold]\ndice sealed\nwatching Eve\n")
    play.say("Ann throw")
    room = table.host.room
    secrets = {seat.key for seat in room.seats if seat.key} | {room.host}
    for who in ("Ann", "Bob", "Eve"):
        view = table.view(who, 0)
        text = msgspec.json.encode(view)
        assert msgspec.json.encode(msgspec.json.decode(text, type=View)) == text
        assert not [secret for secret in secrets if secret.encode() in text]
        assert (view.code is None) == (who == "Eve")


@pytest.mark.parametrize(
    ("lines", "kinds"),
    [
        (["Ann throw 1 1 1 2 3"], [Thrown]),
        (["Ann throw 1 1 1 2 3", "Ann keep 1 1 1, bank"], [Moved, Moved]),
        (["Ann throw 1 1 1 2 3", "Ann undo"], [Undo]),
        (["Bob leaves", "Ann call Bob"], [Called]),
        (["Bob leaves", "Ann call Bob", "Bob returns"], [Back]),
        (["Bob bot Bob bold"], [Seating]),
    ],
)
def test_a_log_holds_what_was_meant_and_nothing_that_the_rules_make_of_it(lines, kinds):
    play, table = seated(TWO)
    for line in lines:
        play.say(line)
    assert [type(entry) for entry in decode_step(table.log[-1].body)] == kinds


def test_a_table_that_sleeps_is_woken_by_an_entry_of_its_own():
    play, table = seated("sheet koans\nseats Ann + Bob\nclock 30\ndice 2 2 3 4 6 | 2 2 3 4 6\n")
    play.say("wait 100 seconds")
    assert table.host.room.asleep
    assert table.host.due_at is None
    play.say("Ann why throw")
    assert decode_step(table.log[-1].body) == (Wake(),)
    assert table.host.due_at == table.now + 30


def test_a_host_that_is_killed_between_asked_and_opened_goes_on_with_the_same_roll():
    play, table = seated("sheet koans\nseats Ann, Bob\ndice sealed\n")
    play.say("Bob sleeps")
    play.say("Ann throw")
    table.now += 1000
    host = table.restart()
    # Links that were handed in are lost with the host: devices say them again.
    assert host.due_at == table.now + WAIT
    assert host.due().entries == ()
    for who in ("Ann", "Bob"):
        play.devices[who].reload()
    play.say("Bob wakes")
    assert table.host.room.ply == 1
    assert [type(entry.entry) for entry in said(table)] == [Start, Asked, Rolled]


def said(table: HostTable) -> list[Dice]:
    entries = [entry for step in table.log for entry in decode_step(step.body)]
    return [entry for entry in entries if isinstance(entry, Dice)]


def test_a_named_move_is_remembered_across_a_restart_and_not_for_ever():
    _, table = seated(TWO)
    ann, first = table.people["Ann"], asks.Move(move="throw 1 1 1 2 3", ply=0, id="first")
    made = table.host.ask(ann, first)
    table.restart()
    again = table.host.ask(ann, first)
    assert again == Done(seq=made.seq, ply=made.ply, again=True)
    for number in range(128):
        ply = table.host.room.ply
        move = "undo" if number % 2 == 0 else "throw 1 1 1 2 3"
        table.host.ask(ann, asks.Move(move=move, ply=ply, id=f"{number}"))
    assert 64 <= len(table.host.room.done) <= 128
    with pytest.raises(Refusal, match="this was for ply 0"):
        table.host.ask(ann, first)


def test_a_log_with_a_step_missing_is_not_read():
    play, table = seated(TWO)
    play.say("Ann throw 1 1 1 2 3")
    room, last = table.log[0].room, table.log[-1]
    with pytest.raises(greed.GreedError, match="step 2 of room .* is missing"):
        replayed(room, last.room.seq, BEGUN, last.body)


def test_a_room_is_a_value():
    play, table = seated(TWO)
    room = table.host.room
    with pytest.raises(AttributeError):
        room.ply = 7  # type: ignore[misc]
    play.say("Ann throw 1 1 1 2 3")
    assert (room.ply, table.host.room.ply) == (0, 1)


def test_a_host_without_listeners_keeps_none():
    _, table = seated(TWO)
    for who in (*table.screens,):
        table.go(who)
    gc.collect()
    assert table.host.listeners == set()
