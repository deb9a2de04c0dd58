"""The coach: asked only where a room allows it, and never in the way of a game."""

import pytest
from litestar.testing import TestClient
from tests.support.coached import TWO, Parrot, Server, against
from tests.unit.web.conftest import unlimited

from greed.web.app import create_app


@pytest.fixture
def parrot():
    return Parrot()


@pytest.fixture
def server(tmp_path, parrot):
    """A server whose coach is a parrot."""
    settings = unlimited(database=str(tmp_path / "g.sqlite"))
    with TestClient(create_app(settings, parrot)) as client:
        yield Server(client)


def test_the_coach_weighs_every_legal_move_of_the_present_position(server, parrot):
    path, token, game = server.decision(**TWO)
    advice = server.advice(path, token, game)
    assert {each["move"] for each in advice["moves"]} == set(game["legal"])
    assert parrot.advised == [(game["position"], ("Ann", "Bob"))]


def test_the_coach_thinks_once_about_a_position_however_often_it_is_asked(server, parrot):
    path, token, game = server.decision(**TWO)
    assert server.advice(path, token, game) == server.advice(path, token, game)
    assert len(parrot.advised) == 1


@pytest.mark.parametrize("there", [True, False])
def test_no_coach_answers_in_a_room_that_does_not_allow_it(tmp_path, there):
    settings = unlimited(database=str(tmp_path / "g.sqlite"), coach=False)
    with TestClient(create_app(settings, Parrot() if there else None)) as client:
        server = Server(client)
        assert client.get("/api").json()["coach"] is there
        path, token, game = server.decision(**{**TWO, "coach": not there})
        status, problem = server.post(f"{path}/advice", {"ply": game["ply"]}, token)
        assert (status, problem["code"]) == (409, "wrong_phase")
        assert "coach" in problem["message"]


def test_the_coach_says_nothing_about_a_position_that_is_past(server):
    path, token, game = server.decision(**TWO)
    status, problem = server.post(f"{path}/advice", {"ply": game["ply"] - 1}, token)
    assert (status, problem["code"]) == (409, "stale")


def test_there_is_nothing_to_say_before_a_throw(server):
    path, token, shown = server.room(**TWO)
    status, problem = server.post(f"{path}/advice", {"ply": shown["game"]["ply"]}, token)
    assert (status, problem["message"]) == (409, "there is nothing to decide now")


def test_whoever_only_watches_is_not_advised(server):
    path, token, game = server.decision(**TWO)
    watch = server.client.get(path).json()["room"]["watch"]
    for there, shown in ((f"/api/rooms/{watch}", token), (path, None)):
        status, problem = server.post(f"{there}/advice", {"ply": game["ply"]}, shown)
        assert (status, problem["code"]) in {(403, "read_only"), (401, "no_token")}


def test_a_game_is_reviewed_when_it_is_over_and_not_before(server, parrot):
    path, token, shown = server.room(**TWO, sheet="koans(target=500)")
    assert server.client.get(f"{path}/review").json()["code"] == "wrong_phase"
    shown = server.finished(path, token, shown)
    reviews = [server.client.get(f"{path}/review").json() for _ in range(2)]
    assert reviews[0] == reviews[1]
    assert reviews[0]["worth"] == [[0.5, 0.5]]
    assert [record.seats for record in parrot.reviewed] == [("Ann", "Bob")]


def test_a_bot_that_cannot_think_is_stood_in_for(server):
    moved: set[str] = set()
    while not moved:  # until the first turn of the other seat does not win the game
        path, shown = against(server, "optimal")
        assert shown["game"]["winners"]
        log = server.client.get(path, params={"since": 0}).json()["log"]
        moved = {
            e["by"] for step in log for e in step["entries"] if e.get("seat") == 1 and "by" in e
        }
    assert "bot" in moved


def test_a_server_without_a_coach_offers_no_bot_that_has_to_think(tmp_path):
    settings = unlimited(database=str(tmp_path / "g.sqlite"), coach=False)
    with TestClient(create_app(settings)) as client:
        asked = {"seats": [{"name": "Ann"}, {"bot": "optimal"}]}
        status, problem = Server(client).post("/api/rooms", asked)
        assert (status, problem["code"]) == (422, "bad_bot")
        assert "optimal" not in {bot["name"] for bot in client.get("/api/bots").json()}
