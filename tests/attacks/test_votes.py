"""Attacks on ratings by way of votes: a silent loser, and a loser who votes the winner out."""

import msgspec
import pytest
from tests.attacks.test_rooms_dice import line_to
from tests.support.phone import HttpTable, Phone, over
from tests.support.rated import ANN, BOB, counted, everybody_has_played

from greed.client._voting import Patience, Voter
from greed.web.protocol import RoomView
from greed.web.rooms import rated, table


@pytest.fixture(autouse=True)
def usual(monkeypatch):
    """Short games count here."""
    monkeypatch.setattr(rated, "is_usual", lambda *_: True)


@pytest.fixture
def client(served):
    with served(rate=0, ratings=True, coach=False, sweep=0.05) as client:
        yield client


def sitting(client, *names, dice="strict", sheet="koans"):
    """Start a game that is rated for Ann and Bob, at a table with others."""
    call, look = line_to(client)
    game = HttpTable(
        call, look, names, programs=("Bot",), first=None, dice=dice,
        sheet=sheet,
    )  # fmt: skip
    watch, url = game.shown["room"]["watch"], str(client.base_url)
    for seat, key in enumerate((ANN, BOB)):
        signed = msgspec.to_builtins(key.sign(url, watch, names[seat]))
        game.post(f"seats/{seat}", {"identity": signed}, seat)
    game.start()
    return game


def waiting_for(game, silent):
    """Go on until everybody has played and a roll of another one's waits for a silent phone."""
    played = everybody_has_played()
    game.play(lambda shown: played(shown["game"]) and shown["game"]["seat"] not in (silent, 2))
    game.decide()
    while not game.settle(silent=frozenset({silent}))["room"]["dice"]["waiting"]:
        game.decide()
    assert game.shown["room"]["dice"]["waiting"] == [silent]
    return game


def program(game, phone=2):
    """Let a program vote that has waited for long; return whether it said anything."""
    voter = Voter(Patience(0.0, 0.0))
    game.listen()
    found = voter.vote(game.phones[phone].it, msgspec.convert(game.shown["room"], RoomView))
    if found is not None:
        game.say(phone, (found.said[0], found.said[1].hex()))
    return found is not None


def test_a_player_who_is_losing_cannot_stop_the_game_by_saying_nothing(client):
    game = sitting(client, "Ann", "Bob", "Bot", sheet="koans(target=300)")
    for _ in range(200):
        own = game.shown["game"]["seat"] == 0
        game.settle(silent=frozenset() if own else frozenset({0}))
        if over(game.shown):
            break
        if game.shown["room"]["dice"]["waiting"] == [0]:
            game.say(1, game.phones[1].speak("without", 0))
            assert program(game)
        else:
            game.decide()
    assert over(game.shown)
    winners, scores = game.shown["game"]["winners"], game.shown["game"]["scores"]
    ann, bob = ((seat in winners, scores[seat]["score"]) for seat in (0, 1))
    assert counted(client, ANN)["wins"] == (ann >= bob)
    assert counted(client, BOB)["wins"] == (bob >= ann)


@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_a_player_who_is_losing_gets_no_program_to_vote_the_winner_out(client, dice):
    game = sitting(client, "Ann", "Bob", "Bot", dice=dice)
    game.say(0, game.phones[0].speak("seat", 1, "bot:bold"))
    assert not program(game)
    assert game.shown["room"]["seats"][1]["name"] == "Bob"


@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_a_player_gets_no_program_to_let_a_key_in_that_the_owner_never_asked_for(client, dice):
    game = sitting(client, "Ann", "Bob", "Bot", dice=dice)
    stolen = Phone("").prepare(game.shown["room"]["dice"]["game"])
    keys = bytes.fromhex(stolen["key"]), bytes.fromhex(stolen["anchor"])
    before = game.shown["room"]["dice"]["devices"][1]["key"]
    game.say(0, game.phones[0].speak("renew", 1, *keys))
    assert not program(game)
    assert game.shown["room"]["dice"]["devices"][1]["key"] == before


def test_a_guest_who_leaves_in_the_hosts_roll_loses_once_called(client, monkeypatch):
    game = waiting_for(sitting(client, "Ann", "Bob"), silent=1)
    monkeypatch.setattr(table, "ABSENCE", 0.0)
    game.post("seats/1/call")
    game.post("abandon")
    assert counted(client, ANN)["wins"] == 1
    assert counted(client, BOB)["wins"] == 0


def test_a_host_who_is_silent_in_a_guests_roll_loses_by_giving_up(client, monkeypatch):
    game = waiting_for(sitting(client, "Ann", "Bob"), silent=0)
    monkeypatch.setattr(table, "ABSENCE", 0.0)
    game.post("abandon")
    assert counted(client, ANN)["wins"] == 0
