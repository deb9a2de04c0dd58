"""Who is there, who may act for whom, and who is told: nothing of it can be forged or leak."""

import asyncio
import time
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.attacks.conftest import bearer

from greed.store import Store
from greed.web.metrics import Metrics
from greed.web.rooms import room as rooms_room
from greed.web.rooms.notices import Notices
from greed.web.rooms.registry import Rooms
from greed.web.settings import Settings
from greed.web.ws.socket import Connection
from greed.wire import Create, SeatSetup


class Leaving:
    """A socket that says hello and is gone when something is sent to it the nth time."""

    def __init__(self, token, sends):
        hello = {"type": "hello", "tokens": [token]} if token else None
        self._said = [msgspec.json.encode(hello).decode()] if hello else []
        self._sends = sends
        self.scope = {}

    async def receive(self):
        if self._said:
            return {"type": "websocket.receive", "text": self._said.pop()}
        await asyncio.sleep(0.01)
        return {"type": "websocket.disconnect"}

    async def send(self, *_):
        self._sends -= 1
        if self._sends < 0:
            raise WebSocketDisconnect(detail="gone")
        await asyncio.sleep(0)

    async def accept(self):
        if self._sends < 0:
            raise WebSocketDisconnect(detail="gone")

    async def close(self, *_):
        raise WebSocketDisconnect(detail="gone")


async def visited(path, sends, *, hello=True):
    """Have a player come and go; return the room, and whether it may leave memory."""
    settings = Settings(database=str(path), coach=False, unload_after=-1.0)
    async with Store(settings.database) as store:
        rooms = Rooms(store, settings, Notices(), Metrics())
        seats = (SeatSetup(name="Ann"), SeatSetup(name="Bob"))
        live, token = await rooms.create(Create(sheet="koans", seats=seats, start=True))
        socket: Any = Leaving(token if hello else None, sends)
        place = nullcontext(True)
        await Connection(socket, rooms, live, lambda: True, lambda _: place, joins=True).serve()
        return SimpleNamespace(here=live.here.total(), present=live.present, gone=rooms.unload())


@pytest.mark.parametrize("sends", range(-1, 5))
@pytest.mark.parametrize("hello", [True, False], ids=["hello", "silent"])
def test_whoever_leaves_at_any_moment_is_away_and_leaves_no_traceback(tmp_path, sends, hello):
    room = asyncio.run(visited(tmp_path / "g.sqlite", sends, hello=hello))
    assert (room.here, room.present, room.gone) == (0, frozenset(), 1)


@pytest.fixture
def game(client):
    """A game of Ann, its host, and Bob: a way to ask, as one of them."""
    ann = client.post(
        "/api/rooms", json={"seats": [{"name": "Ann"}, {}], "first": 1, "dice": "real"}
    ).json()
    path = f"/api/rooms/{ann['snapshot']['room']['code']}"
    bob = client.post(f"{path}/seats", json={"name": "Bob"}).json()
    tokens = {"Ann": ann["token"], "Bob": bob["token"]}

    class Asking(SimpleNamespace):
        def __call__(self, who, what, data=None):
            answer = client.post(f"{path}/{what}", json=data or {}, headers=bearer(tokens[who]))
            return answer.status_code, answer.json()

    asking = Asking(path=path, tokens=tokens)
    asking("Ann", "start")
    return asking


@pytest.mark.parametrize(
    ("what", "data"),
    [
        ("seats/1", {"name": "Fool"}),
        ("seats/1", {"bot": "random"}),
    ],
    ids=["rename", "bot"],
)
def test_the_host_changes_nobody_elses_seat_without_their_word(client, game, what, data):
    before = client.get(game.path).json()
    status, problem = game("Ann", what, data)
    assert (status, problem["code"]) == (409, "not_your_seat")
    assert client.get(game.path).json() == before


def test_a_called_player_who_does_not_come_is_stood_in_for_after_a_while(client, game, monkeypatch):
    assert game("Ann", "seats/1/call")[0] == 200
    shown = client.get(game.path).json()["room"]["seats"][1]
    assert shown["free_from"] == pytest.approx(time.time() + rooms_room.ABSENCE, abs=5)
    assert game("Ann", "seats/1", {"bot": "cautious"})[1]["code"] == "not_your_seat"
    monkeypatch.setattr(rooms_room, "ABSENCE", -1.0)
    assert game("Ann", "seats/1", {"bot": "cautious"})[0] == 200


def test_a_called_player_who_shows_up_keeps_the_seat(client, game, monkeypatch):
    game("Ann", "seats/1/call")
    client.get(game.path, headers=bearer(game.tokens["Bob"]))
    monkeypatch.setattr(rooms_room, "ABSENCE", -1.0)
    assert client.get(game.path).json()["room"]["seats"][1].get("free_from") is None
    assert game("Ann", "seats/1", {"bot": "cautious"})[1]["code"] == "not_your_seat"


def test_a_player_who_is_connected_answers_a_call_at_once(client, game):
    with client.websocket_connect(f"{game.path}/socket") as bob:
        bob.send_json({"type": "hello", "tokens": [game.tokens["Bob"]]})
        assert bob.receive_json()["type"] == "snapshot"
        assert game("Ann", "seats/1/call")[1]["code"] == "wrong_phase"


def test_a_guest_whose_host_is_gone_can_take_over_and_an_answer_ends_it(client, game, monkeypatch):
    assert game("Bob", "host")[0] == 200
    assert client.get(game.path).json()["room"]["seats"][0]["host"]
    client.get(game.path, headers=bearer(game.tokens["Ann"]))  # she is there, after all
    assert client.get(game.path).json()["room"]["host_free_from"] is None
    game("Bob", "host")
    monkeypatch.setattr(rooms_room, "ABSENCE", -1.0)
    game("Bob", "host")
    seats = client.get(game.path).json()["room"]["seats"]
    assert [seat.get("host", False) for seat in seats] == [False, True]
    assert game("Ann", "abandon")[1]["code"] == "not_host"
    assert game("Bob", "abandon")[0] == 200


def test_a_host_who_is_connected_answers_a_call_at_once(client, game, monkeypatch):
    with client.websocket_connect(f"{game.path}/socket") as ann:
        ann.send_json({"type": "hello", "tokens": [game.tokens["Ann"]]})
        assert ann.receive_json()["type"] == "snapshot"
        game("Bob", "host")
        while (said := ann.receive_json()).get("room", {}).get("host_free_from", 0) is not None:
            assert said["type"] in ("presence", "update")
        monkeypatch.setattr(rooms_room, "ABSENCE", -1.0)
        game("Bob", "host")
        assert client.get(game.path).json()["room"]["seats"][0]["host"]


def test_whoever_only_watches_calls_nobody(client, game):
    watch = client.get(game.path).json()["room"]["watch"]
    answer = client.post(f"/api/rooms/{watch}/seats/1/call", headers=bearer(game.tokens["Ann"]))
    assert answer.json()["code"] == "read_only"
