"""Tables whose devices make the dice: what they open, what they don't, and what a record proves.

What people see of it stands in tests/tables; whoever cheats, in tests/attacks/test_tables.py.
"""

import pytest
from tests.support.table_host import HostTable, seated
from tests.support.table_play import Play

from greed.room import Done, Refusal, View
from greed.room import ask as asks
from greed.room.entries import Dice
from greed.sealed import Asked, DiceError, Rolled, Said, Start, Verdict, verify_game

TWO = "sheet koans(target=600)\nseats Ann, Bob\ndice sealed\n"


def said(table: HostTable) -> list[Said]:
    """Return what was said about the dice."""
    entries = [entry for step in table.log for entry in step.entries]
    return [entry.entry for entry in entries if isinstance(entry, Dice)]


def verdict(table: HostTable) -> Verdict:
    found = verify_game(table.record())
    assert found is not None
    return found


def play_out(play: Play) -> View:
    """Let everybody play by their last choice until the game is over."""
    for _ in range(300):
        view = play.table.view("Ann")
        if view.status == "over":
            return view
        assert view.game
        who = play.seats[view.game.seat]
        play.say(f"{who} {view.game.choices[-1].move}")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("more", ["", "first dice\n", "first Bob\n"])
@pytest.mark.parametrize("seats", ["Ann, Bob", "Ann, Bob, [bold]", "Ann, Bob, Cleo"])
def test_a_game_is_played_to_its_end_with_dice_that_all_devices_make(seats, more):
    play, table = seated(f"sheet koans(target=600)\nseats {seats}\ndice sealed\n{more}")
    view = play_out(play)
    found = verdict(table)
    assert {(one.took, one.silent) for one in found.devices} == {(len(found.rolls), 0)}
    assert [one.took for one in view.dice.devices] == [len(found.rolls)] * len(play.devices)
    assert (found.void, found.unfinished) == (0, None)


def test_alone_with_bots_the_dice_are_the_hosts_own():
    _, table = seated("sheet koans\nseats Ann, [bold]\ndice sealed\n")
    assert not table.view("Ann").dice.sealed
    assert said(table) == []
    assert table.host.room.course is None


def test_a_decision_and_who_takes_part_are_stored_before_any_link_is_opened():
    play, table = seated(TWO)
    play.say("Ann sleeps")
    play.say("Bob sleeps")
    play.say("Ann throw")
    assert said(table)[-1] == Asked(1, "Ann-device", ("Ann-device", "Bob-device"), 5, 6)
    seq = table.host.room.seq
    play.say("Ann wakes")
    assert table.host.room.seq == seq  # a link alone is told to nobody
    play.say("Bob wakes")
    assert [type(entry) for entry in said(table)] == [Start, Asked, Rolled]


def test_links_are_kept_to_the_host_until_all_are_there():
    play, table = seated(TWO)
    play.say("Bob sleeps")
    play.say("Ann throw")
    (opening,) = table.host.links.values()
    for who in ("Ann", "Bob", "?"):
        assert opening.link not in str(table.view(who, 0))
    again = asks.Open(k=opening.k, device=opening.device, link=opening.link)
    room = table.host.room
    assert table.ask("Ann", again) == Done(seq=room.seq, ply=room.ply)
    assert table.host.room is room


def test_two_tabs_of_one_device_open_the_same_link_and_one_counts():
    play, table = seated(TWO)
    play.say("Bob sleeps")
    play.say("Ann throw")
    device = play.devices["Ann"]
    device.reload()
    again = device.open()
    assert again is not None
    table.ask("Ann", again)
    table.ask("Ann", again)
    play.say("Bob wakes")
    assert [type(entry) for entry in said(table)] == [Start, Asked, Rolled]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"game": "another"}, "stale"), ({"device": "host"}, "bad_request"),
     ({"device": "Bob-device"}, "bad_request")],
)  # fmt: skip
@pytest.mark.parametrize("waiting", ["waiting\n", ""])
def test_a_device_is_taken_for_this_game_under_a_name_of_its_own(wrong, code, waiting):
    play, table = seated(TWO + waiting)
    seal = {"game": table.host.room.id, "device": "new", "anchor": "0" * 64, **wrong}
    with pytest.raises(Refusal) as refused:
        table.host.ask(table.people["Ann"], asks.Seal(**seal))
    assert refused.value.problem.code == code
    steps = len(table.log)
    assert isinstance(table.ask("Ann", play.devices["Ann"].seal), Done)
    assert len(table.log) == steps  # the same again changes nothing


@pytest.mark.parametrize(
    "script",
    ["sheet koans\nseats Ann, [bold]\ndice fair\n", "sheet koans\nseats Ann, Bob\ndice real\n"],
)
def test_dice_that_need_no_device_take_none(script):
    _, table = seated(script)
    seal = asks.Seal(game=table.host.room.id, device="new", anchor="0" * 64)
    with pytest.raises(Refusal, match="the dice of this game need no device"):
        table.host.ask(table.people["Ann"], seal)


def test_a_turn_that_was_lost_by_silence_is_in_the_record():
    play, table = seated(TWO)
    for line in ("Ann sleeps", "Ann throw", "Bob call Ann", "wait 60 seconds", "Bob skip"):
        play.say(line)
    found = verdict(table)
    assert (found.rolls[-1].dice, found.void) == ((), 1)


def test_a_roll_that_was_never_made_is_in_the_record():
    play, table = seated(TWO)
    for line in ("Bob sleeps", "Ann throw", "Ann abandon"):
        play.say(line)
    assert verdict(table).unfinished == 1


def test_a_player_who_is_skipped_is_rolled_for_roll_by_roll_at_nobodys_request():
    play, table = seated("sheet official\nseats Ann, Bob\ndice sealed\n")
    for line in ("Ann leaves", "Bob call Ann", "wait 60 seconds", "Bob skip"):
        play.say(line)
    assert table.host.room.turns == 1
    asked = [entry for entry in said(table) if isinstance(entry, Asked)]
    assert {(entry.by, entry.devices) for entry in asked} == {("", ("Bob-device",))}


def test_a_chain_that_is_used_up_ends_the_game_with_a_reason(monkeypatch):
    play, table = seated("sheet koans(target=600)\nseats Ann, Bob\ndice fair\n")
    monkeypatch.setattr("greed.sealed.chain.Chain.must_have", _used_up)
    before = table.host.room
    assert play.say("Ann throw").startswith("refused, wrong_phase: this game can't go on: ")
    assert table.host.room is before
    assert play.say("Ann abandon") == "done."


def _used_up(_, k):
    raise DiceError("used-up", {"k": k, "length": 0})
