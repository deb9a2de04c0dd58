"""Attacks on ratings: games that should not count, and games that should not escape counting."""

import pytest
from litestar.testing import TestClient
from msgspec import to_builtins
from tests.attacks.conftest import HERE
from tests.support.rated import ANN, BOB, CEM, QUICK, Game, counted, everybody_has_played, rating

from greed.client.signer import Signer
from greed.sheets import load
from greed.store import ratings
from greed.web.app import create_app
from greed.web.rooms import ratings as games_rated
from greed.web.rooms import room
from greed.web.rooms.ratings import rated_seats
from greed.web.settings import Settings


@pytest.fixture(autouse=True)
def usual(monkeypatch):
    """Short games count here; returns what says so otherwise."""
    usual = games_rated.is_usual
    monkeypatch.setattr(games_rated, "is_usual", lambda *_: True)
    return usual


@pytest.fixture
def client(tmp_path):
    settings = Settings(
        database=str(tmp_path / "g.sqlite"), hosts=HERE, rate=0, ratings=True, coach=False,
        sweep=0.05,
    )  # fmt: skip
    with TestClient(create_app(settings)) as client:
        yield client


def one_more(client):
    """Play a game that counts, after which whatever was due before has been looked at."""
    known = rating(client, BOB)
    Game(client, (BOB, CEM)).start().play()
    counted(client, BOB, (known["games"] if known else 0) + 1)


def the_table(game):
    """Return the table of a game, as its server has it."""
    rooms = game.client.app.state.rooms
    return rooms._live[rooms._codes[game.path.rpartition("/")[2]]].room


def test_a_host_who_only_looks_on_cannot_spare_a_friend_the_loss(client):
    game = Game(client, (ANN, BOB), sheet="koans").start().play(everybody_has_played())
    answer = game.post("abandon")
    assert (answer.status_code, answer.json()["code"]) == (409, "wrong_phase")
    assert "call the player" in answer.json()["message"]
    assert game.look()["room"]["status"] == "playing"


def test_a_player_who_was_called_and_stays_away_loses_a_game_that_is_given_up(client, monkeypatch):
    game = Game(client, (ANN, BOB), sheet="koans").start().play(everybody_has_played())
    seat = game.look()["game"]["seat"]
    other = game.tokens[1 - seat]
    monkeypatch.setattr(room, "ABSENCE", 0.0)
    assert game.post(f"seats/{seat}/call", None, other).status_code == 200
    assert game.post("abandon", None, other, game.host).status_code == 200
    assert counted(client, (ANN, BOB)[seat])["wins"] == 0
    assert counted(client, (ANN, BOB)[1 - seat])["wins"] == 1


def test_a_host_cannot_call_herself_to_lose_for_somebody_else(client, monkeypatch):
    game = Game(client, (ANN, BOB), sheet="koans").start().play(everybody_has_played())
    seat = game.look()["game"]["seat"]
    monkeypatch.setattr(room, "ABSENCE", 0.0)
    game.post(f"seats/{seat}/call", None, game.tokens[1 - seat])
    game.post("abandon", None, game.tokens[seat], game.host)
    assert counted(client, (ANN, BOB)[seat])["wins"] == 0


def test_giving_the_seat_to_a_bot_does_not_undo_a_game(client):
    game = Game(client, (ANN, BOB), sheet="koans").start().play(everybody_has_played())
    assert game.post("seats/0", {"bot": "bold"}, game.tokens[0]).status_code == 200
    shown = game.look()
    while shown["room"]["status"] != "over":
        if shown["game"]["seat"] == 1 and shown["game"]["legal"]:
            move = {"move": shown["game"]["legal"][-1], "ply": shown["game"]["ply"]}
            game.post("moves", move, game.tokens[1])
        shown = game.look()
    assert counted(client, ANN)["wins"] == 0
    assert counted(client, BOB)["wins"] == 1


def test_one_device_that_plays_for_two_keys_earns_nothing(client):
    game = Game(client, (ANN, BOB))
    device = Signer(load(QUICK)).prepare(game.look()["room"]["dice"]["game"])
    assert game.post("prepare", to_builtins(device), *game.tokens).status_code == 200
    begun = the_table(game.start())
    assert len(set(begun.entered)) == 2
    assert rated_seats(begun) == ()


def test_rules_that_a_host_has_bent_earn_nothing(client, usual, monkeypatch):
    monkeypatch.setattr(games_rated, "is_usual", usual)
    for sheet, counts in (("koans", True), ("classic+amish", True), (QUICK, False)):
        game = Game(client, (ANN, BOB), sheet=sheet).start()
        assert bool(rated_seats(the_table(game))) is counts, sheet


def test_a_host_who_says_who_begins_earns_nothing(client):
    game = Game(client, (ANN, BOB), first=0).start()
    assert rated_seats(the_table(game)) == ()


def test_real_dice_earn_nothing(client):
    game = Game(client, (ANN, BOB), dice="real").start()
    assert game.look()["room"]["status"] == "playing"
    assert rated_seats(the_table(game)) == ()


def test_the_same_two_cannot_farm_all_day(client, monkeypatch):
    monkeypatch.setattr(ratings, "PAIR", 2)
    for _ in range(3):
        Game(client, (ANN, CEM)).start().play()
    one_more(client)
    assert rating(client, ANN)["games"] == 2


def test_a_key_that_signed_for_another_name_or_room_earns_nothing(client):
    game = Game(client, (None, None))
    watch = Game(client, (None, None)).look()["room"]["watch"]
    signed = ANN.sign("http://testserver.local", watch, "P0")
    answer = game.post(
        "seats/0",
        {"identity": {"key": signed.key, "signature": signed.signature}},
        game.tokens[0],
    )
    assert answer.json()["code"] == "misstated"


def test_nobody_signs_for_the_seat_of_somebody_else(client):
    game = Game(client, (None, None))
    signed = BOB.sign("http://testserver.local", game.look()["room"]["watch"], "P0")
    asked = {"identity": {"key": signed.key, "signature": signed.signature}}
    assert game.post("seats/0", asked, game.tokens[1]).json()["code"] == "not_your_seat"
    assert game.post("seats/0", asked).json()["code"] == "not_your_seat"


def test_nobody_becomes_somebody_else_once_the_game_has_begun(client):
    game = Game(client, (None, BOB)).start()
    signed = ANN.sign("http://testserver.local", game.look()["room"]["watch"], "P0")
    asked = {"identity": {"key": signed.key, "signature": signed.signature}}
    answer = game.post("seats/0", asked, game.tokens[0])
    assert answer.json()["code"] == "wrong_phase"


@pytest.mark.parametrize("of", ["'; drop table players; --", "x" * 400, ",,,", "%00"])
def test_odd_fingerprints_find_nobody(client, of):
    answer = client.get("/api/ratings", params={"of": of})
    assert answer.status_code == 200
    assert answer.json()["players"] == []


def test_an_endless_list_of_fingerprints_is_refused(client):
    assert client.get("/api/ratings", params={"of": "x" * 401}).status_code == 400


@pytest.mark.parametrize("asked", ["%00", "x", "6647-c644-79ba-8703-1c2%00", "%ff", "a" * 500])
def test_what_is_no_fingerprint_belongs_to_nobody(postgres, served, asked):
    with served(database=postgres.database(), ratings=True, rate=0) as client:
        assert client.get(f"/api/ratings/{asked}").status_code in {400, 404}
        found = client.get(f"/api/ratings?of={asked}")
        assert found.status_code in {200, 400}
        assert not found.json().get("players")
