"""Who is let in to a room's socket, where there are too many already."""

import time
from contextlib import ExitStack, suppress

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.unit.web.conftest import ANN_AND_BOLD, unlimited

from greed.web.app import create_app


@pytest.fixture
def few(tmp_path):
    """A server that bears two sockets of one address, or (`of="room"`) of one room."""

    def serving(of):
        limit = {f"sockets_per_{of}": 2}
        return TestClient(create_app(unlimited(database=str(tmp_path / "g.sqlite"), **limit)))

    return serving


def made(client):
    code = client.post("/api/rooms", json=ANN_AND_BOLD).json()["snapshot"]["room"]["code"]
    return f"/api/rooms/{code}/socket"


def greeted(socket, *tokens):
    """Say hello; return the type of the answer."""
    socket.send_json({"type": "hello", "tokens": tokens})
    return socket.receive_json()["type"]


def turned_away(socket):
    with pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    return closed.value.code, closed.value.detail


@pytest.mark.parametrize(
    ("of", "said"),
    [
        ("client", "too many connections from your address"),
        ("room", "too many connections to this room"),
    ],
)
def test_one_socket_too_many_is_turned_away_and_told_why(few, of, said):
    with few(of) as client:
        path = made(client)
        with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
            assert [greeted(one), greeted(two)] == ["snapshot", "snapshot"]
            with client.websocket_connect(path) as three:
                three.send_json({"type": "hello", "tokens": []})
                assert turned_away(three) == (4429, said)


def test_those_who_watch_keep_no_player_out_of_a_full_room(few):
    with few("room") as client:
        seated = client.post("/api/rooms", json=ANN_AND_BOLD).json()
        code, token = seated["snapshot"]["room"]["code"], seated["token"]
        path = f"/api/rooms/{code}/socket"
        with ExitStack() as lines:
            for _ in range(2):
                assert greeted(lines.enter_context(client.websocket_connect(path))) == "snapshot"
            with client.websocket_connect(path) as ann:
                assert greeted(ann, token) == "snapshot"
            with client.websocket_connect(path) as eve:
                eve.send_json({"type": "hello", "tokens": ["x" * 32]})
                assert turned_away(eve)[0] == 4429
            for _ in range(20):
                line = lines.enter_context(client.websocket_connect(path))
                assert greeted(line, token) == "snapshot"
            with client.websocket_connect(path) as ann:
                ann.send_json({"type": "hello", "tokens": [token]})
                assert turned_away(ann)[0] == 4429


def let_in(client, path):
    """Try until a socket is let in: the server hears a moment later that another has gone."""
    for _ in range(200):
        with client.websocket_connect(path) as socket, suppress(WebSocketDisconnect):
            return greeted(socket)
        time.sleep(0.02)
    raise TimeoutError


@pytest.mark.parametrize("of", ["client", "room"])
def test_whoever_leaves_makes_room_for_another(few, of):
    with few(of) as client:
        path = made(client)
        with client.websocket_connect(path) as one:
            assert greeted(one) == "snapshot"
            for _ in range(3):
                assert let_in(client, path) == "snapshot"


def test_the_limit_of_one_room_is_none_of_another(few):
    with few("room") as client:
        full, other = made(client), made(client)
        with client.websocket_connect(full) as one, client.websocket_connect(full) as two:
            assert [greeted(one), greeted(two)] == ["snapshot", "snapshot"]
            with client.websocket_connect(other) as three:
                assert greeted(three) == "snapshot"


def test_sockets_that_never_say_hello_count_too(few):
    with few("client") as client:
        path = made(client)
        with (
            client.websocket_connect(path),
            client.websocket_connect(path),
            client.websocket_connect(path) as three,
        ):
            assert turned_away(three)[0] == 4429
