"""The lobby: open tables that anybody may join, and nothing else."""

import time

import pytest
from tests.support.asgi import server
from tests.support.line import Line
from tests.unit.web.conftest import UNLIMITED

from greed.web import house, lobby

OPEN = {"seats": [{"name": "Ann"}, {}], "listed": True, "sheet": "koans"}


@pytest.fixture
def serving(tmp_path, monkeypatch):
    """Make clients of servers on one database, one after the other."""
    monkeypatch.setattr(lobby, "_LOOK", -1.0)

    def made(**given):
        database = str(tmp_path / "g.sqlite")
        return server(**{**UNLIMITED, "lobby": 20, "database": database, **given})

    return made


@pytest.fixture
def client(serving):
    with serving() as client:
        yield client


def make(client, **given):
    answer = client.post("/api/rooms", json={**OPEN, **given})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return f"/api/rooms/{made['view']['code']}", made["token"]


def ask(client, path, token="", **asked):
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = client.post(path, json=asked, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def tables(client):
    return client.get("/api/lobby").json()["tables"]


def test_an_open_table_says_what_is_played_who_sits_there_and_what_is_free(client):
    path, _ = make(client, seats=[{"name": "Ann"}, {"bot": "bold"}, {}, {}], clock=60)
    (table,) = tables(client)
    assert table.pop("since") == pytest.approx(time.time(), abs=60)
    sheet = client.get(path).json()["sheet"]
    assert table == {
        "code": path.rpartition("/")[2],
        "sheet": "koans",
        "title": sheet["title"],
        "target": sheet["target"],
        "players": [{"name": "Ann", "kind": "person"}, {"name": "Bold", "kind": "bot"}],
        "free": 2,
        "dice": "fair",
        "clock": 60,
        "coach": False,
        "program": False,
    }


def full(client, path, _):
    ask(client, path, do="sit", name="Bob")


def begun(client, path, host):
    full(client, path, host)
    ask(client, path, host, do="start")


def given_up(client, path, host):
    ask(client, path, host, do="abandon")


def unlisted(client, path, host):
    ask(client, path, host, do="list", listed=False)


@pytest.mark.parametrize("happens", [full, begun, given_up, unlisted])
def test_a_table_that_nobody_may_join_any_more_is_off_the_list_at_once(client, happens):
    path, host = make(client)
    assert [table["code"] for table in tables(client)] == [path[-8:]]
    happens(client, path, host)
    assert tables(client) == []


def test_a_table_is_listed_again_with_a_free_seat_or_once_its_host_wants_it(client):
    path, host = make(client, listed=False)
    assert tables(client) == []
    ask(client, path, host, do="list", listed=True)
    assert len(tables(client)) == 1
    guest = ask(client, path, do="sit", name="Bob")
    assert tables(client) == []
    ask(client, path, guest["token"], do="stand", seat=1)
    assert len(tables(client)) == 1


def test_those_who_have_waited_longest_come_first(client):
    for name in ("Ann", "Bob", "Cleo"):
        make(client, seats=[{"name": name}, {}])
    assert [table["players"][0]["name"] for table in tables(client)] == ["Ann", "Bob", "Cleo"]


def test_a_program_at_a_table_is_marked_as_one(client):
    path, _ = make(client, seats=[{}, {}])
    ask(client, path, do="sit", name="Robo", program=True)
    (table,) = tables(client)
    assert (table["players"], table["program"]) == ([{"name": "Robo", "kind": "program"}], True)


def test_a_table_whose_host_is_gone_fades_and_one_whose_host_is_there_stays(client, monkeypatch):
    monkeypatch.setattr(lobby, "FADES", 1.0)
    monkeypatch.setattr(house, "TEND", 0.1)
    path, host = make(client)
    time.sleep(1.1)
    assert tables(client) == []
    with Line(client, path[-8:], host) as line:
        line.say(do="ping")
        line.hear("pong")
        assert len(tables(client)) == 1
        time.sleep(1.3)
        assert len(tables(client)) == 1


def test_the_list_outlives_a_restart(serving):
    with serving() as client:
        make(client)
        before = tables(client)
    with serving() as client:
        assert tables(client) == before != []


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
    assert answer.status_code == 409
    assert said in answer.json()["message"]
