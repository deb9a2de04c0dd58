"""A room as lines of JSON over plain HTTP: all that a socket says, and no way around its limits."""

import json
import time
from contextlib import contextmanager
from urllib.request import Request, urlopen

import msgspec
import pytest
from tests.support.guests import Room
from tests.support.servers import serving

from greed.client import RoomState, calls
from greed.wire import MoveRequest, Pong, ServerMessage


@contextmanager
def streaming(url, code, token="", **query):
    """Open the stream of a room; gives its messages one by one."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    headers = {"authorization": f"Bearer {token}"} if token else {}
    request = Request(f"{url}/api/rooms/{code}/stream?{asked}", headers=headers)
    with urlopen(request, timeout=20) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"

        def message(kind=""):
            while True:
                line = answer.readline()
                assert line, "the stream has ended"
                if line.strip() and kind in (said := json.loads(line))["type"]:
                    return said

        yield message


def test_a_stream_says_how_the_room_stands_and_then_what_happens(server):
    room = Room(server.url, 2)
    ann = room.client.ask(calls.join(room.code, "Ann"))
    with streaming(server.url, room.code, ann.token) as heard:
        assert heard()["snapshot"]["you"]["seats"] == [0]
        room.client.ask(calls.join(room.code, "Bob"))
        assert heard("update")["steps"][0]["entries"][0]["name"] == "Bob"
        room.client.ask(calls.start(room.code))
        while heard("update")["game"] is None:
            pass
        move = MoveRequest(move="throw", ply=0)
        room.client.token = ann.token
        room.client.ask(calls.move(room.code, move))
        assert heard("update")["game"]["ply"] == 1


def test_somebody_who_streams_is_here_and_is_gone_when_the_line_breaks(server):
    room = Room(server.url, 2)
    ann = room.client.ask(calls.join(room.code, "Ann"))
    with streaming(server.url, room.code) as eve:
        eve("snapshot")
        with streaming(server.url, room.code, ann.token) as heard:
            assert heard("presence")["here"] == [0]
            while not eve("presence")["here"]:
                pass
        assert eve("presence") == {"type": "presence", "here": [], "watching": 1}


def test_a_stream_that_broke_goes_on_where_it_was(server):
    room = Room(server.url, 2)
    room.client.ask(calls.join(room.code, "Ann"))
    room.client.ask(calls.join(room.code, "Bob"))
    with streaming(server.url, room.code, since=2) as heard:
        assert [step["seq"] for step in heard()["snapshot"]["log"]] == [3]


def test_a_stream_and_a_socket_tell_the_same(server):
    room = Room(server.url, 2)
    told = RoomState()
    with streaming(server.url, room.code) as heard, room.client.line(room.code) as line:
        seen = [heard("snapshot"), None]
        told.take(line.receive(5) or Pong())
        room.client.ask(calls.join(room.code, "Ann"))
        seen[1] = heard("update")
        while told.seq < 2:
            told.take(line.receive(5) or Pong())
    other = RoomState()
    for message in seen:
        other.take(msgspec.convert(message, ServerMessage))
    assert (other.seq, other.room.seats) == (told.seq, told.room.seats)


@pytest.mark.parametrize(
    ("limit", "said"),
    [("GREED_SOCKETS_PER_CLIENT", "from your address"), ("GREED_SOCKETS_PER_ROOM", "to this room")],
)
def test_streams_and_sockets_share_their_limits(tmp_path, limit, said):
    with serving(str(tmp_path / "g.sqlite"), tmp_path, **{limit: "1"}) as server:
        room = Room(server.url, 2)
        with streaming(server.url, room.code) as first:
            first("snapshot")
            with streaming(server.url, room.code) as second:
                assert said in second("refused")["problem"]["message"]
        last = time.monotonic() + 10
        while time.monotonic() < last:  # the place is free once the server knows of the end
            with streaming(server.url, room.code) as again:
                if again()["type"] == "snapshot":
                    return
        raise AssertionError("the place of a stream that has ended is still taken")


def test_the_code_to_watch_opens_a_stream_that_shows_no_code_to_join(server):
    room = Room(server.url, 2)
    ann = room.client.ask(calls.join(room.code, "Ann"))
    with streaming(server.url, room.look().room.watch, ann.token) as heard:
        shown = heard()["snapshot"]["room"]
    assert shown["code"] is None


def test_a_stream_says_goodbye_when_the_server_ends(tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        room = Room(server.url, 2)
        with streaming(server.url, room.code) as heard:
            heard("snapshot")
            server.running.terminate()
            assert heard("goodbye")["retry"] == 1
            server.running.wait(10)
