"""Attacks on ratings by silence: a loser who says nothing, and one who calls the winner silent."""

import time
from types import SimpleNamespace

import msgspec
import pytest
from tests.attacks.test_rooms_dice import line_to
from tests.support.phone import HttpTable, over, sits_out
from tests.support.rated import ANN, BOB, counted, everybody_has_played

from greed.web.rooms import clock, draft, moves, ratings


@pytest.fixture(autouse=True)
def usual(monkeypatch):
    """Short games count here."""
    monkeypatch.setattr(ratings, "is_usual", lambda *_: True)


@pytest.fixture
def later(monkeypatch):
    """Let time pass for all that the server decides by its clock."""
    passed = [0.0]
    shifted = SimpleNamespace(time=lambda: time.time() + passed[0], monotonic=time.monotonic)
    for module in (clock, draft, moves, ratings):
        monkeypatch.setattr(module, "time", shifted)

    def passing(seconds):
        passed[0] += seconds

    return passing


@pytest.fixture
def client(served):
    with served(rate=0, ratings=True, coach=False, sweep=0.05) as client:
        yield client


def sitting(client, *names, dice="strict", sheet="koans"):
    """Start a game that is rated for Ann and Bob."""
    call, look = line_to(client)
    game = HttpTable(call, look, names, first=None, dice=dice, sheet=sheet)
    watch, url = game.shown["room"]["watch"], str(client.base_url)
    for seat, key in enumerate((ANN, BOB)):
        signed = msgspec.to_builtins(key.sign(url, watch, names[seat]))
        game.post(f"seats/{seat}", {"identity": signed}, seat)
    game.start()
    return game


def mute(game, phone):
    """Let a phone stay connected, and say nothing any more."""
    game.phones[phone].due = lambda: None


def passed_over(game, later, silent):
    """Let the other one call a silent player, wait, and go on."""
    other = 1 - silent
    later(60)
    game.post(f"seats/{silent}/call", phone=other)
    (found,) = game.listen()["room"]["dice"]["warned"]
    later(62)
    game.say(other, game.phones[other].speak("over", silent, found["since"] + 60))


@pytest.mark.parametrize("dice", ["fair", "strict"])
@pytest.mark.parametrize("silent", [0, 1])
def test_a_player_who_is_losing_cannot_stop_the_game_by_saying_nothing(client, later, dice, silent):
    game = sitting(client, "Ann", "Bob", dice=dice, sheet="koans(target=300)")
    played = everybody_has_played()
    game.play(lambda shown: played(shown["game"]) and shown["game"]["seat"] == silent)
    if not over(game.shown):
        mute(game, silent)
        passed_over(game, later, silent)
        game.play(over)
        assert game.shown["game"]["winners"] == [1 - silent]
    winner, loser = (ANN, BOB) if 0 in game.shown["game"]["winners"] else (BOB, ANN)
    assert counted(client, winner)["wins"] == 1
    assert counted(client, loser)["wins"] == 0


@pytest.mark.parametrize("silent", [0, 1])
def test_a_silent_part_in_a_roll_holds_nobody_up(client, later, silent):
    game = sitting(client, "Ann", "Bob")
    played = everybody_has_played()
    game.play(lambda shown: played(shown["game"]) and shown["game"]["seat"] != silent)
    mute(game, silent)
    while not game.settle()["room"]["dice"]["waiting"]:
        game.decide()
    passed_over(game, later, silent)
    assert game.settle()["room"]["dice"]["waiting"] == []
    assert sits_out(game.shown, silent)


@pytest.mark.parametrize("gone", [False, True])
def test_a_host_who_gives_a_game_up_that_a_silent_guest_holds_up_does_not_lose_it(
    client, later, gone
):
    game = sitting(client, "Ann", "Bob")
    played = everybody_has_played()
    game.play(lambda shown: played(shown["game"]) and shown["game"]["seat"] == 1)
    mute(game, 1)
    if gone:
        passed_over(game, later, 1)
    else:
        later(60)
        game.post("seats/1/call")
        later(62)
    game.post("abandon")
    assert counted(client, ANN)["wins"] == 1
    assert counted(client, BOB)["wins"] == 0


def test_a_host_who_gives_up_while_the_guest_still_has_time_loses(client, later):
    game = sitting(client, "Ann", "Bob")
    played = everybody_has_played()
    game.play(lambda shown: played(shown["game"]) and shown["game"]["seat"] == 1)
    later(60)
    game.post("seats/1/call")
    game.post("abandon")
    assert counted(client, ANN)["wins"] == 0


def test_nobody_who_answers_can_be_put_out_of_a_rated_game(client, later):
    game = sitting(client, "Ann", "Bob", dice="fair")
    game.play(lambda shown: shown["game"]["seat"] == 1)
    later(60)
    game.post("seats/1/call")
    (found,) = game.listen()["room"]["dice"]["warned"]
    claim = game.phones[0].speak("over", 1, found["since"] + 60)
    game.decide()
    later(1000)
    assert game.wont(0, claim)["code"] == "misstated"
    assert not sits_out(game.listen(), 1)
