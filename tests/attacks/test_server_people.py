"""Who is there, who may act for whom, and who is told: nothing of it can be forged or leak."""

import asyncio
import json
import time
from typing import Any

import pytest
from tests.attacks.conftest import bearer
from tests.support.asgi import HOST, InProcess
from tests.support.line import Line

from greed.room import key_of
from greed.room import room as _room
from greed.web.app import create_app
from greed.web.settings import Settings


async def visited(path, sends, *, hello=True):
    """Have a player come, and be gone when something is sent for the nth time; return the room."""
    app = create_app(Settings(database=str(path), coach=False, unload_after=-1.0))
    async with InProcess(app) as server:
        body = json.dumps({"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True}).encode()
        made = json.loads((await server.ask("POST", "/api/rooms", body))[1])
        said = [{"type": "websocket.connect"}]
        if hello:
            text = json.dumps({"do": "hello", "tokens": [made["token"]]})
            said.append({"type": "websocket.receive", "text": text})
        left = sends

        async def receive():
            if said:
                return said.pop(0)
            await asyncio.sleep(0.01)
            return {"type": "websocket.disconnect", "code": 1006}

        async def send(_):
            nonlocal left
            left -= 1
            if left < 0:
                raise OSError("gone")
            await asyncio.sleep(0)

        code = made["view"]["code"]
        scope: dict[str, Any] = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1", "scheme": "ws", "path": f"/room/{code}", "raw_path": b"",
            "query_string": b"", "root_path": "", "headers": [HOST], "client": ("192.0.2.1", 1),
            "server": ("localhost", 80), "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        await app(scope, receive, send)
        shown = json.loads((await server.ask("GET", f"/api/rooms/{code}"))[1])
        await app.state.server.house.tidy()
        here = [seat.get("here", False) for seat in shown["seats"]]
        return here, shown["watching"], app.state.server.rooms.in_memory


@pytest.mark.parametrize("sends", range(6))
@pytest.mark.parametrize("hello", [True, False], ids=["hello", "silent"])
def test_whoever_leaves_at_any_moment_is_away_and_leaves_no_traceback(
    tmp_path, caplog, sends, hello
):
    room = asyncio.run(visited(tmp_path / "g.sqlite", sends, hello=hello))
    assert room == ([False, False], 0, 0)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.fixture
def game(client):
    """A game of Ann, its host, and Bob: its path, their tokens, and a way to ask as one of them."""
    made = {"seats": [{"name": "Ann"}, {}], "first": 1, "dice": "real"}
    ann = client.post("/api/rooms", json=made).json()
    code = ann["view"]["code"]
    path = f"/api/rooms/{code}"
    bob = client.post(path, json={"do": "sit", "name": "Bob"}).json()
    tokens = {"Ann": ann["token"], "Bob": bob["token"]}

    def asking(who, **asked):
        answer = client.post(path, json=asked, headers=bearer(tokens[who])).json()
        return answer.get("code", "done")

    asking("Ann", do="start")
    return code, tokens, asking


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"do": "name", "seat": 1, "name": "Fool"}, "not_your_seat"),
        ({"do": "bot", "seat": 1, "bot": "random"}, "not_your_seat"),
        ({"do": "stand", "seat": 1}, "not_your_seat"),
        ({"do": "move", "move": "keep 1", "ply": 0, "seat": 0}, "not_your_turn"),
    ],
    ids=["rename", "bot", "free", "move"],
)
def test_the_host_changes_nobody_elses_seat_without_their_word(client, game, asked, code):
    room, _, ask = game
    before = client.get(f"/api/rooms/{room}").json()
    assert ask("Ann", **asked) == code
    assert client.get(f"/api/rooms/{room}").json() == before


def test_a_called_player_who_does_not_come_is_stood_in_for_after_a_while(client, game, monkeypatch):
    room, _, ask = game
    given = {"do": "bot", "seat": 1, "bot": "cautious"}
    assert ask("Ann", do="call", seat=1) == "done"
    shown = client.get(f"/api/rooms/{room}").json()["seats"][1]
    assert shown["free_from"] == pytest.approx(time.time() + _room.ABSENCE, abs=5)
    assert ask("Ann", **given) == "not_your_seat"
    monkeypatch.setattr(_room, "ABSENCE", -1.0)
    assert ask("Ann", **given) == "done"


def looks(client, room, token):
    client.get(f"/api/rooms/{room}", headers=bearer(token))


def asks_what_is_refused(client, room, token):
    asked = {"do": "move", "move": "fly", "ply": 0}
    assert client.post(f"/api/rooms/{room}", json=asked, headers=bearer(token)).is_client_error


def asks_why(client, room, token):
    client.post(f"/api/rooms/{room}", json={"do": "why", "move": "roll"}, headers=bearer(token))


def comes(client, room, token):
    with Line(client, room, token) as line:
        line.say(do="ping")
        line.hear("pong")  # by then it has been let in


@pytest.mark.parametrize("shows_up", [looks, asks_what_is_refused, asks_why, comes])
def test_a_called_player_who_shows_up_in_any_way_keeps_the_seat(
    client, game, monkeypatch, shows_up
):
    room, tokens, ask = game
    ask("Ann", do="call", seat=1)
    shows_up(client, room, tokens["Bob"])
    monkeypatch.setattr(_room, "ABSENCE", -1.0)
    assert client.get(f"/api/rooms/{room}").json()["seats"][1].get("free_from") is None
    assert ask("Ann", do="bot", seat=1, bot="cautious") == "not_your_seat"


def test_whoever_is_connected_cannot_be_called(client, game):
    room, tokens, ask = game
    with Line(client, room, tokens["Bob"]), Line(client, room, tokens["Ann"]):
        assert ask("Ann", do="call", seat=1) == "wrong_phase"
        assert ask("Bob", do="host") == "wrong_phase"


def test_a_guest_whose_host_is_gone_can_take_over_and_an_answer_ends_it(client, game, monkeypatch):
    room, tokens, ask = game
    path = f"/api/rooms/{room}"
    assert ask("Bob", do="host") == "done"
    looks(client, room, tokens["Ann"])  # she is there, after all
    assert client.get(path).json()["host_free_from"] is None
    ask("Bob", do="host")
    monkeypatch.setattr(_room, "ABSENCE", -1.0)
    ask("Bob", do="host")
    seats = client.get(path).json()["seats"]
    assert [seat.get("host", False) for seat in seats] == [False, True]
    assert ask("Ann", do="abandon") == "not_host"
    assert ask("Bob", do="abandon") == "done"


def test_whoever_only_watches_calls_nobody_and_is_nobodys_presence(client, game):
    room, tokens, _ = game
    watch = client.get(f"/api/rooms/{room}").json()["watch"]
    asked = {"do": "call", "seat": 1}
    answer = client.post(f"/api/rooms/{watch}", json=asked, headers=bearer(tokens["Ann"]))
    assert answer.json()["code"] == "read_only"
    with Line(client, watch, tokens["Ann"]) as eve:
        assert (eve.view["you"], eve.view["code"]) == ({"seats": [], "host": False}, None)
        assert not any(seat.get("here") for seat in eve.view["seats"])


def test_nobody_sees_a_token_or_what_is_kept_of_it(client, game):
    room, tokens, ask = game
    ask("Ann", do="name", seat=0, name="Anna")
    for code in (room, client.get(f"/api/rooms/{room}").json()["watch"]):
        for how in ("", "?as=log&since=0", "?since=0"):
            shown = client.get(f"/api/rooms/{code}{how}", headers=bearer(tokens["Bob"])).text
            for token in tokens.values():
                assert token not in shown
                assert key_of(token) not in shown
