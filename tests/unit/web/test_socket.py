"""The socket: answers to each, steps to all, and nothing that a message can break."""

import json
from contextlib import contextmanager

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.support.phone import Phone


@pytest.fixture
def connect(client):
    """Open the socket of a room, say hello, and give the snapshot."""

    @contextmanager
    def connecting(path, *tokens, since=0, origin=None, **more):
        headers = {"origin": origin} if origin else {}
        with client.websocket_connect(f"{path}/socket", headers=headers) as socket:
            socket.send_json({"type": "hello", "tokens": tokens, "since": since, **more})
            yield socket, heard(socket, "snapshot")["snapshot"]

    return connecting


def heard(socket, kind):
    """Return the next message of a kind."""
    while True:
        message = socket.receive_json()
        if message["type"] == kind:
            return message


TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}]}


def test_a_move_is_answered_and_told_to_everybody(connect, room):
    path, token, shown = room(**TWO)
    watch = f"/api/rooms/{shown['room']['watch']}"
    with connect(path, token) as (ann, _), connect(watch) as (eve, seen):
        assert seen["you"] == {"seats": [], "host": False}
        ann.send_json({"type": "move", "move": "throw", "ply": 0, "id": "a"})
        update = heard(eve, "update")
        answer = heard(ann, "answer")
        assert (answer["id"], answer["ply"]) == ("a", 1)
        assert [step["seq"] for step in update["steps"]] == [seen["seq"] + 1]
        assert update["game"]["ply"] == 1


def test_whoever_watches_cannot_move(connect, room):
    _, token, shown = room(**TWO)
    with connect(f"/api/rooms/{shown['room']['watch']}", token) as (eve, _):
        eve.send_json({"type": "move", "move": "throw", "ply": 0})
        assert heard(eve, "refused")["problem"]["code"] == "read_only"


def test_a_line_that_broke_resumes_where_it_was(connect, room, call):
    path, token, _ = room(**TWO)
    with connect(path, token) as (_, seen):
        known = seen["seq"]
    call(f"{path}/moves", {"move": "throw", "ply": 0}, token)
    with connect(path, token, since=known) as (_, seen):
        assert [step["seq"] for step in seen["log"]] == [known + 1]


def test_presence_tells_who_is_here(connect, room):
    path, token, _ = room(**TWO)
    with connect(path, token) as (ann, _):
        assert heard(ann, "presence") == {"type": "presence", "here": [0, 1], "watching": 0}


def test_devices_seal_and_open_over_the_socket(connect, room, call):
    path, token, shown = room(seats=[{"name": "Ann"}, {}], start=False, first=0)
    other = call(f"{path}/seats", {"name": "Bob"})[1]["token"]
    game = shown["room"]["dice"]["game"]
    ann, bob = Phone(token, game), Phone(other, game)
    with connect(path, token) as (one, _), connect(path, other) as (two, _):
        for socket, phone in ((one, ann), (two, bob)):
            socket.send_json({"type": "seal", "id": "p", **phone.seal()})
            assert heard(socket, "answer")["id"] == "p"
        assert call(f"{path}/start", token=token)[0] == 200
        one.send_json({"type": "move", "id": "t", "move": "throw", "ply": 0})
        for socket, phone in ((one, ann), (two, bob)):
            while phone.due() is None:
                phone.hear(heard(socket, "update"))
        one.send_json({"type": "open", "id": "o", **(ann.due() or {})})
        while heard(one, "answer")["id"] != "o":
            pass
        two.send_json({"type": "open", "id": "o", **(bob.due() or {})})
        update = heard(two, "update")
        assert [entry["kind"] for entry in update["steps"][-1]["entries"]] == ["dice", "throw"]
        assert update["game"]["ply"] == 1
        one.send_json({"type": "move", "id": "t", "move": "throw", "ply": 0})
        while (answer := heard(one, "answer"))["id"] != "t" or not answer.get("again"):
            pass


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", '{"type":"fly"}', '{"type":"move"}', '{"type":"hello"}', "[" * 20_000,
     '{"type":"move","move":"roll","ply":-1}', '{"type":"ask","move":"\\ud800"}', "x" * 40_000],
    ids=["empty", "no-json", "list", "unknown", "no-move", "hello-again", "deep", "minus",
         "surrogate", "huge"],
)  # fmt: skip
def test_what_is_no_message_is_refused_and_the_line_holds(connect, room, text):
    path, token, _ = room(**TWO)
    with connect(path, token) as (ann, _):
        ann.send_text(text)
        assert heard(ann, "refused")["problem"]["code"] in ("malformed", "too_large", "bad_request")
        ann.send_json({"type": "ping"})
        assert heard(ann, "pong") == {"type": "pong"}


def test_binary_is_refused(connect, room):
    path, token, _ = room(**TWO)
    with connect(path, token) as (ann, _):
        ann.send_bytes(json.dumps({"type": "ping"}).encode())
        assert heard(ann, "refused")["problem"]["code"] == "malformed"


def test_a_page_from_elsewhere_is_turned_away(client, room):
    path, _, _ = room(**TWO)
    with (
        client.websocket_connect(
            f"{path}/socket", headers={"origin": "https://evil.example"}
        ) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == 4403


def test_a_room_that_does_not_exist_closes_the_socket(client):
    with (
        client.websocket_connect("/api/rooms/ZZZZZZ/socket") as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == 4404


def test_a_reaction_is_shown_to_everybody_and_stored_nowhere(connect, room):
    path, token, shown = room(**TWO)
    watch = f"/api/rooms/{shown['room']['watch']}"
    with connect(path, token) as (ann, seen), connect(watch) as (eve, _):
        ann.send_json({"type": "react", "what": "wow"})
        assert heard(eve, "reaction") == {"type": "reaction", "seat": 0, "what": "wow"}
        assert heard(ann, "reaction")["what"] == "wow"
    with connect(path, token) as (_, again):
        assert again["seq"] == seen["seq"]


def test_people_who_watch_show_no_reactions(connect, room):
    _, _, shown = room(**TWO)
    with connect(f"/api/rooms/{shown['room']['watch']}") as (eve, _):
        eve.send_json({"type": "react", "what": "wow"})
        assert heard(eve, "refused")["problem"]["code"] == "not_your_seat"


def test_one_reaction_a_second_is_shown(connect, room):
    path, token, _ = room(**TWO)
    with connect(path, token) as (ann, _):
        for what in ("wow", "sad", "luck"):
            ann.send_json({"type": "react", "what": what})
        assert heard(ann, "reaction")["what"] == "wow"
        ann.send_json({"type": "move", "move": "throw", "ply": 0})
        kinds = [ann.receive_json()["type"] for _ in range(2)]
        assert sorted(kinds) == ["answer", "update"]
