"""Ratings per key: finished games count once, and what choices cost stands beside them."""

import asyncio
import time

import pytest
from litestar.testing import TestClient
from tests.support.coached import Parrot
from tests.support.rated import ANN, BOB, CEM, Game, counted, everybody_has_played, rating
from tests.unit.web.conftest import unlimited

from greed.store import Finish, Store
from greed.web.app import create_app
from greed.web.rooms.ratings import LISTED, points
from greed.wire import Balance, Reviewed

# Koans shares a win between equal scores. Here the first to reach the target wins alone.
UNSHARED = "koans(target=300,end.endgame=first_to_target)"


class Judge(Parrot):
    """A coach that finds the same losses in every game, once it has been asked twice."""

    async def review(self, record):
        self.reviewed.append(record)
        if len(self.reviewed) == 1:
            return Reviewed(solving=True)
        errors = (0.05, 0.2, 0.0)
        balances = tuple(
            Balance(start=0.5, end=0.5, luck=0, errors=error, gifts=0, decisions=10)
            for error in errors[: len(record.seats)]
        )
        return Reviewed(worth=((0.5, 0.5),), balances=balances)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Short games count here, and the coach is asked again at once."""
    monkeypatch.setattr("greed.web.rooms.ratings.is_usual", lambda *_: True)
    monkeypatch.setattr("greed.web.rooms.ratings._PAUSE", 0.0)


@pytest.fixture
def serving(any_database):
    """Make clients of workers on one database; SQLite serves one."""
    url = any_database()

    def worker(coach=None, **given):
        settings = unlimited(database=url, **{"ratings": True, "coach": False, **given})
        return TestClient(create_app(settings, coach))

    return worker


@pytest.fixture
def client(serving):
    with serving() as client:
        yield client


def test_a_finished_game_between_two_keys_changes_both_ratings(client):
    game = Game(client, (ANN, BOB), sheet=UNSHARED).start().play()
    ann, bob = counted(client, ANN), counted(client, BOB)
    (winner,) = game.look()["game"]["winners"]
    best, worst = (ann, bob) if winner == 0 else (bob, ann)
    assert (best["games"], best["wins"], worst["wins"]) == (1, 1, 0)
    assert best["rating"] > worst["rating"]
    assert (best["provisional"], best["pr"]) == (True, None)
    assert ann["fingerprint"] == ANN.fingerprint


def test_a_player_has_a_page_with_the_latest_games(client):
    Game(client, (ANN, BOB)).start().play()
    counted(client, ANN)
    shown = client.get(f"/api/ratings/{ANN.fingerprint}").json()
    (game,) = shown["games"]
    assert game["at"] == pytest.approx(time.time(), abs=60)
    assert game["place"] in (1, 2)
    assert game["rating"] == shown["player"]["rating"]
    assert game["sheet"] == "koans(target=300)"


def test_each_game_of_a_player_names_the_others_who_were_rated(client):
    Game(client, (ANN, BOB, None, CEM)).start().play()
    counted(client, ANN)
    (game,) = client.get(f"/api/ratings/{ANN.fingerprint}").json()["games"]
    others = {other["fingerprint"]: other for other in game["opponents"]}
    assert set(others) == {BOB.fingerprint, CEM.fingerprint}
    assert others[BOB.fingerprint]["name"] == "P1"
    places = [game["place"], *(other["place"] for other in others.values())]
    assert min(places) == 1
    assert max(places) <= 3


def test_what_choices_cost_is_measured_once_the_coach_can(serving):
    judge = Judge()
    with serving(judge) as client:
        Game(client, (ANN, BOB)).start().play()
        last = time.monotonic() + 20
        while (known := counted(client, BOB))["pr"] is None:
            assert time.monotonic() < last
            time.sleep(0.05)
        assert (known["pr"], known["decisions"]) == (20.0, 10)
        assert counted(client, ANN)["pr"] == 5.0
        time.sleep(0.3)
        assert len(judge.reviewed) == 2


@pytest.mark.parametrize("keys", [(ANN, None), (None, None)], ids=["one", "none"])
def test_a_game_without_two_keys_counts_for_nobody(client, keys):
    Game(client, keys).start().play()
    Game(client, (BOB, CEM)).start().play()
    counted(client, BOB)
    assert rating(client, ANN) is None


def test_somebody_without_a_key_may_sit_at_a_table_that_is_rated(client):
    Game(client, (ANN, None, BOB)).start().play()
    assert counted(client, ANN)["games"] == counted(client, BOB)["games"] == 1


def test_ratings_outlive_a_restart_and_games_that_were_not_counted_are_counted_then(serving):
    with serving(sweep=600.0) as client:
        Game(client, (ANN, BOB)).start().play()
        assert rating(client, ANN) is None
    with serving() as client:
        before = counted(client, ANN)
    with serving() as client:
        time.sleep(0.3)
        assert rating(client, ANN) == before


def test_a_server_that_rates_nobody_says_so_and_notes_nothing(serving):
    with serving(ratings=False) as client:
        assert client.get("/api").json()["ratings"] is False
        answer = client.get("/api/ratings")
        assert (answer.status_code, answer.json()["code"]) == (409, "wrong_phase")
        Game(client, (ANN, BOB)).start().play()
    with serving() as client:
        time.sleep(0.3)
        assert rating(client, ANN) is None


def test_the_host_who_gives_a_rated_game_up_loses_it(client):
    game = Game(client, (ANN, BOB), sheet="koans").start().play(everybody_has_played())
    answer = game.post("abandon", None, game.tokens[0], game.host)
    assert answer.status_code == 200, answer.text
    assert counted(client, BOB)["wins"] == 1
    assert counted(client, ANN)["wins"] == 0


def test_a_host_who_gives_up_in_a_turn_that_lasts_for_ever_does_not_lose_it(client, monkeypatch):
    played = everybody_has_played()
    game = Game(client, (ANN, BOB), sheet="koans").start()
    game.play(lambda shown: played(shown) and shown["seat"] == 1)
    monkeypatch.setattr("greed.web.rooms.ratings.LONG_TURN", -1.0)
    game.post("abandon", None, game.tokens[0], game.host)
    assert counted(client, ANN)["wins"] == 1
    assert counted(client, BOB)["wins"] == 0


def test_a_game_given_up_before_everybody_has_played_counts_for_nobody(client):
    Game(client, (ANN, BOB)).start().post("abandon")
    Game(client, (BOB, CEM)).start().play()
    counted(client, BOB)
    assert rating(client, ANN) is None


def test_the_list_holds_those_who_have_played_enough_the_strongest_first(client, monkeypatch):
    monkeypatch.setattr("greed.web.rooms.ratings.LISTED", 1)
    Game(client, (ANN, BOB)).start().play()
    counted(client, ANN)
    shown = [player["rating"] for player in client.get("/api/ratings").json()["players"]]
    assert shown == sorted(shown, reverse=True)
    assert len(shown) == 2


def test_somebody_who_has_not_played_enough_is_not_in_the_list(client):
    Game(client, (ANN, BOB)).start().play()
    counted(client, ANN)
    assert client.get("/api/ratings").json() == {"players": [], "least": LISTED}


def test_a_creator_says_who_sits_at_the_own_seat(client):
    made = client.post("/api/rooms", json={"seats": [{"name": "Ann"}, {}]}).json()
    room = made["snapshot"]["room"]
    signed = ANN.sign("http://testserver.local", room["watch"], "Ann")
    answer = client.post(
        f"/api/rooms/{room['code']}/seats/0",
        json={"identity": {"key": signed.key, "signature": signed.signature}},
        headers={"authorization": f"Bearer {made['token']}"},
    )
    assert answer.status_code == 200, answer.text
    seat = client.get(f"/api/rooms/{room['code']}").json()["room"]["seats"][0]
    assert (seat["name"], seat["fingerprint"]) == ("Ann", ANN.fingerprint)


def test_everybody_starts_at_the_same_rating_and_rises_with_what_is_known():
    assert points(25.0, 25 / 3) == 1000
    assert points(25.0, 4.0) > points(25.0, 5.0)


def test_of_workers_that_count_the_same_game_one_does(any_database):
    url = any_database()
    finishes = (Finish("a" * 64, "fa", "Ann", 1), Finish("b" * 64, "fb", "Bob", 2))

    def halved(beliefs, _places):
        return [(mu, sigma / 2) for mu, sigma in beliefs]

    async def counting():
        from tests.unit.store.test_store import a_room

        from greed.store import Step, Touch

        async with Store(url) as store:
            await store.create(a_room(), Step(1, 1.0, b"[]"))
            touch = Touch(status="over", deadline=None, touched=9.0, rates=True)
            await store.append("a", Step(2, 2.0, b"[]"), touch)
            await store.append("a", Step(3, 3.0, b"[]"), touch)
            counted = await asyncio.gather(
                *(
                    store.ratings.rate("a", "koans", finishes, 9.0, (25.0, 8.0), halved)
                    for _ in range(3)
                )
            )
            together = await asyncio.gather(
                *(store.ratings.measure("a", {"a" * 64: (0.5, 10)}) for _ in range(4))
            )
            return counted, together, await store.ratings.players(["fa", "fb"])

    counted, together, players = asyncio.run(counting())
    assert sorted(counted) == [False, False, True]
    assert sorted(together) == [False, False, False, True]
    assert [(p.games, p.sigma) for p in players] == [(1, 4.0), (1, 4.0)]
    assert [p.decisions for p in sorted(players, key=lambda p: p.key)] == [10, 0]
