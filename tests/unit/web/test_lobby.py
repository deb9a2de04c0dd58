"""The lobby: open tables that anybody may join, the same list on every worker."""

import threading
import time

import pytest
from litestar.testing import TestClient
from tests.unit.web.conftest import unlimited

from greed.web.app import create_app
from greed.web.rooms import clock, lobby

OPEN = {"seats": [{"name": "Ann"}, {}], "listed": True, "sheet": "koans"}


@pytest.fixture
def serving(any_database):
    """Make clients of workers on one database; SQLite serves one."""
    url = any_database()

    def worker(**given):
        return TestClient(create_app(unlimited(database=url, **{"lobby": 20, **given})))

    return worker


@pytest.fixture
def client(serving):
    with serving() as client:
        yield client


def make(client, **given):
    answer = client.post("/api/rooms", json={**OPEN, **given})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return f"/api/rooms/{made['snapshot']['room']['code']}", {
        "authorization": f"Bearer {made['token']}"
    }


def tables(client):
    """What the lobby shows just now."""
    client.app.state.rooms.lobby._read = 0.0
    return client.get("/api/lobby").json()["tables"]


def test_an_open_table_says_what_is_played_who_sits_there_and_what_is_free(client):
    path, _ = make(client, seats=[{"name": "Ann"}, {"bot": "bold"}, {}, {}], clock={"seconds": 60})
    (table,) = tables(client)
    assert table.pop("since") == pytest.approx(time.time(), abs=60)
    assert table == {
        "code": path.rpartition("/")[2],
        "sheet": "koans",
        "title": client.get(path).json()["room"]["sheet"]["title"],
        "target": client.get(path).json()["room"]["sheet"]["target"],
        "players": [{"name": "Ann", "kind": "person"}, {"name": "Bold", "kind": "bot"}],
        "free": 2,
        "dice": "fair",
        "clock": 60,
        "coach": False,
        "program": False,
    }


def test_a_room_is_listed_only_if_its_host_wants_that(client):
    path, host = make(client, listed=False)
    assert tables(client) == []
    assert client.post(f"{path}/list", json={"listed": True}, headers=host).status_code == 200
    assert client.get(path).json()["room"]["listed"] is True
    assert len(tables(client)) == 1
    assert client.post(f"{path}/list", json={"listed": False}, headers=host).status_code == 200
    assert tables(client) == []


def test_a_room_leaves_the_list_when_it_is_full_and_comes_back_with_a_free_seat(client):
    path, host = make(client)
    guest = client.post(f"{path}/seats", json={"name": "Bob"}).json()
    assert tables(client) == []
    client.post(f"{path}/seats/{guest['seat']}", json={"open": True}, headers=host)
    assert [table["free"] for table in tables(client)] == [1]


def test_a_room_that_has_begun_or_was_given_up_is_not_listed(client):
    path, host = make(client)
    client.post(f"{path}/seats", json={"name": "Bob"})
    assert client.post(f"{path}/start", headers=host).status_code == 200
    other, its_host = make(client)
    assert len(tables(client)) == 1
    assert client.post(f"{other}/abandon", headers=its_host).status_code == 200
    assert tables(client) == []


def test_those_who_have_waited_longest_come_first(client):
    for name in ("Ann", "Bob", "Cleo"):
        make(client, seats=[{"name": name}, {}])
    assert [t["players"][0]["name"] for t in tables(client)] == ["Ann", "Bob", "Cleo"]


def test_a_program_at_a_table_is_marked_as_one(client):
    path, _ = make(client, seats=[{}, {}])
    client.post(f"{path}/seats", json={"name": "Robo", "program": True})
    (table,) = tables(client)
    assert table["players"] == [{"name": "Robo", "kind": "program"}]
    assert table["program"] is True


def test_a_table_whose_host_is_gone_fades_and_comes_back_with_the_host(serving, monkeypatch):
    monkeypatch.setattr(lobby, "_FADES", 2.0)
    with serving() as client:
        path, host = make(client)
        assert len(tables(client)) == 1
        time.sleep(2.1)
        assert tables(client) == []
        with client.websocket_connect(f"{path}/socket") as socket:
            token = host["authorization"].removeprefix("Bearer ")
            socket.send_json({"type": "hello", "tokens": [token]})
            socket.receive_json()
            assert len(tables(client)) == 1


def test_a_table_whose_host_is_connected_stays(serving, monkeypatch):
    monkeypatch.setattr(lobby, "_FADES", 2.0)
    monkeypatch.setattr(clock, "TEND", 0.1)
    with serving() as client:
        path, host = make(client)
        with client.websocket_connect(f"{path}/socket") as socket:
            token = host["authorization"].removeprefix("Bearer ")
            socket.send_json({"type": "hello", "tokens": [token]})
            socket.receive_json()
            time.sleep(2.1)
            assert len(tables(client)) == 1


def test_who_waits_for_the_next_list_hears_of_it(client):
    known = client.get("/api/lobby").json()["version"]
    heard = []

    def wait():
        heard.append(client.get("/api/lobby", params={"known": known, "wait": 20}).json())

    waiting = threading.Thread(target=wait)
    waiting.start()
    make(client)
    waiting.join(20)
    assert len(heard[0]["tables"]) == 1
    assert heard[0]["version"] != known


def test_who_waits_in_vain_gets_the_same_list(client):
    known = client.get("/api/lobby").json()["version"]
    assert client.get("/api/lobby", params={"known": known, "wait": 0.1}).json()["version"] == known


def test_every_worker_shows_the_same_list(serving):
    with serving() as one:
        if not one.app.state.rooms.store.shared:
            pytest.skip("SQLite serves one worker")
        with serving() as two:
            path, host = make(one)
            assert tables(one) == tables(two) != []
            assert two.post(f"{path}/list", json={"listed": False}, headers=host).is_success
            assert tables(one) == tables(two) == []


def test_the_list_outlives_a_restart(serving):
    with serving() as client:
        make(client)
        before = tables(client)
    with serving() as client:
        assert tables(client) == before != []


def test_a_rematch_is_not_listed(client):
    path, host = make(client, sheet="koans(target=1000)")
    guest = client.post(f"{path}/seats", json={"name": "Bob"}).json()["token"]
    client.post(f"{path}/start", headers=host)
    both = {"authorization": f"{host['authorization']},{guest}"}
    shown = client.get(path).json()
    while shown["game"]["phase"] != "over":
        move, ply = shown["game"]["legal"][-1], shown["game"]["ply"]
        assert client.post(
            f"{path}/moves", json={"move": move, "ply": ply}, headers=both
        ).is_success
        shown = client.get(path).json()
    again = client.post(f"{path}/rematch", headers=host).json()
    assert again["room"]["listed"] is False


def test_a_server_without_a_lobby_says_so_and_lists_nothing(serving):
    with serving(lobby=0) as client:
        assert client.get("/api").json()["lobby"] is False
        for answer in (client.get("/api/lobby"), client.post("/api/rooms", json=OPEN)):
            assert answer.status_code == 409
            assert "this server has no lobby" in answer.json()["message"]


@pytest.mark.parametrize(
    ("given", "said"),
    [({"dice": "real"}, "real dice"), ({"seats": [{"name": "A"}, {"bot": "bold"}]}, "free seat")],
    ids=["real", "full"],
)
def test_a_table_that_nobody_could_join_is_refused(client, given, said):
    answer = client.post("/api/rooms", json={**OPEN, **given})
    assert answer.status_code == 400
    assert said in answer.json()["message"]
