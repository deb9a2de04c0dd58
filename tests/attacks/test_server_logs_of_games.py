"""Logs of games without end: to take back, to load and to read them takes only what is new."""

from typing import Any

import pytest
from tests.attacks.conftest import bearer

from greed.core import game
from greed.store import Moved, Thrown, Undo, decode_step, encode_step
from greed.web.rooms import fold as _fold
from greed.web.rooms.views import PAGE

REAL = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


@pytest.fixture
def pad(made):
    """A score pad for real dice."""
    return made(**REAL)


def typed(client, path, token, *moves):
    """Make moves one after the other; return the last snapshot."""
    ply = client.get(path).json()["game"]["ply"]
    answer: dict[str, Any] = {}
    for move in moves:
        asked = {"move": move, "ply": ply}
        answer = client.post(f"{path}/moves", json=asked, headers=bearer(token)).json()
        ply = answer["ply"]
    return answer["snapshot"]


@pytest.fixture
def thrown(monkeypatch):
    """Counts the throws that tables take in."""
    seen = []
    throw = game.throw

    def counted(state, dice):
        seen.append(dice)
        return throw(state, dice)

    monkeypatch.setattr(_fold, "throw", counted)
    return seen


BUSTS = ["throw 2 3 4 6 6"] * 60


def test_an_undo_takes_back_one_event_and_plays_none_again(client, pad, thrown):
    path, token, _ = pad
    before = typed(client, path, token, *BUSTS)["game"]
    typed(client, path, token, "throw 2 3 4 6 6")
    thrown.clear()
    after = typed(client, path, token, "undo")["game"]
    assert not thrown
    left = {"ply", "deadline"}
    assert {k: v for k, v in after.items() if k not in left} == {
        k: v for k, v in before.items() if k not in left
    }


def test_everything_can_be_taken_back_to_the_beginning(client, pad):
    path, token, shown = pad
    typed(client, path, token, "throw 1 1 1 5 2", "keep 1 1 1 5", "bank", *BUSTS[:5])
    back = typed(client, path, token, *["undo"] * 8)["game"]
    assert {k: v for k, v in back.items() if k != "ply"} == {
        k: v for k, v in shown["game"].items() if k != "ply"
    }


def test_a_long_log_is_told_page_by_page_and_nothing_is_missing(client, pad):
    path, token, _ = pad
    typed(client, path, token, *BUSTS * 5)
    told, since, pages = [], 0, 0
    while True:
        page = client.get(path, params={"since": since}).json()
        assert len(page["log"]) <= 2 * PAGE
        told += page["log"]
        pages += 1
        since = told[-1]["seq"]
        if since == page["seq"]:
            break
    assert [step["seq"] for step in told] == list(range(1, page["seq"] + 1))
    assert pages > 1


def test_a_socket_is_told_a_long_log_before_its_snapshot(client, pad):
    path, token, _ = pad
    seq = typed(client, path, token, *BUSTS * 5)["seq"]
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "since": 0})
        steps = []
        while (message := socket.receive_json())["type"] == "earlier":
            steps += message["steps"]
        steps += message["snapshot"]["log"]
    assert [step["seq"] for step in steps] == list(range(1, seq + 1))


def test_the_middle_of_a_log_is_told_without_its_beginning(client, pad, thrown):
    path, token, _ = pad
    typed(client, path, token, *BUSTS * 6)
    thrown.clear()
    assert client.get(path, params={"since": 2 * PAGE}).json()["log"][0]["seq"] == 2 * PAGE + 1
    assert len(thrown) <= 2 * PAGE


def test_a_page_that_was_told_is_told_again_without_work(client, pad, thrown):
    path, token, _ = pad
    typed(client, path, token, *BUSTS * 5)
    first = client.get(path, params={"since": 0}).json()["log"]
    thrown.clear()
    assert client.get(path, params={"since": 0}).json()["log"] == first
    assert not thrown


def test_a_log_of_before_that_names_no_seats_is_read():
    old = b'[{"t":"move","move":"bank","id":"1"},{"t":"undo","id":"2"}]'
    assert decode_step(old) == (Moved(move="bank", id="1"), Undo(id="2"))
    assert encode_step((Thrown(dice=(1,)), Undo())) == b'[{"t":"throw","dice":[1]},{"t":"undo"}]'
