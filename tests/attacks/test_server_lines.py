"""Names, pages and connections that are not what they seem: each is told apart from the others."""

import asyncio
import contextlib

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from tests.attacks.conftest import TWO, bearer
from tests.support.asgi import InProcess

from greed.web.app import create_app
from greed.web.limits import Connections
from greed.web.settings import Settings
from greed.web.ws import guard
from greed.web.ws.guard import guarded, watched

ELSEWHERE = "rebound.example"


@pytest.mark.parametrize("path", ["/", "/api", "/api/sheets", "/metrics"])
@pytest.mark.parametrize("host", [ELSEWHERE, "rebound.example:8000", "a@b", "localhost.evil.org"])
def test_a_name_that_is_not_the_servers_is_turned_away(client, path, host):
    answer = client.get(path, headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")


def test_a_page_whose_name_leads_here_cannot_ask_as_our_own(client):
    own = {"host": ELSEWHERE, "origin": f"http://{ELSEWHERE}"}
    assert client.post("/api/rooms", json=TWO, headers=own).status_code == 421
    code = client.post("/api/rooms", json=TWO).json()["snapshot"]["room"]["code"]
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/rooms/{code}/socket", headers=own) as socket,
    ):
        socket.receive_json()
    assert closed.value.code == 4403


def test_a_request_that_names_two_hosts_is_turned_away(tmp_path):
    async def ask():
        async with InProcess(create_app(Settings(database=str(tmp_path / "g.sqlite")))) as server:
            two = ((b"host", b"localhost"), (b"host", b"rebound.example"))
            return [await server.ask("GET", "/api", headers=two[:n]) for n in (1, 2)]

    (one, _), (two, said) = asyncio.run(ask())
    assert (one, two) == (200, 421), said


@pytest.mark.parametrize(
    ("public", "origin", "host"),
    [
        ("https://greed.example:22330", "https://greed.example:22330", "greed.example"),
        ("https://greed.example:22330", "https://greed.example:22330", "greed.example:22330"),
        ("https://greed.example:443", "https://greed.example", "greed.example"),
        ("https://Greed.example", "https://greed.example", "127.0.0.1:8000"),
    ],
)
def test_the_page_of_the_public_address_is_at_home_whatever_a_proxy_calls_it(
    served, public, origin, host
):
    with served(public_url=public) as client:
        own = {"host": host, "origin": origin}
        made = client.post("/api/rooms", json=TWO, headers=own)
        assert made.status_code == 201
        path = f"/api/rooms/{made.json()['snapshot']['room']['code']}/socket"
        with client.websocket_connect(path, headers=own) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["type"] == "snapshot"
        elsewhere = {"host": host, "origin": "https://greed.example:1"}
        assert client.post("/api/rooms", json=TWO, headers=elsewhere).status_code == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/api", 200), ("/api/nope", 404), ("/nope.js", 404), ("/metrics", 403),
     ("/api/rooms/ZZZZZZZZ", 404)],
)  # fmt: skip
@pytest.mark.parametrize("host", ["localhost", ELSEWHERE])
def test_every_answer_tells_browsers_what_they_may_do_with_it(client, path, status, host):
    answer = client.get(path, headers={"host": host})
    assert answer.status_code in {status, 421}
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_a_method_that_is_not_there_is_refused_with_the_same_headers(client):
    answer = client.put("/api/rooms", json={})
    assert (answer.status_code, answer.headers["x-content-type-options"]) == (405, "nosniff")


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "192.168.1.7:8000", "[::1]:8000",
     "greed.example", "other.example:443", "localhost."],
)  # fmt: skip
def test_the_servers_own_names_and_plain_addresses_lead_here(served, host):
    with served(public_url="https://greed.example/", hosts=("other.example",)) as client:
        assert client.get("/api/sheets", headers={"host": host}).status_code == 200


def test_any_name_leads_here_where_that_is_asked_for(served):
    with served(hosts=("*",)) as client:
        assert client.get("/api/sheets", headers={"host": ELSEWHERE}).status_code == 200


def test_what_the_server_counts_is_for_whoever_runs_it(served):
    word = "a-long-word"
    with served(metrics_token=word) as client:
        assert client.get("/metrics").status_code == 403
        assert client.get("/metrics", headers=bearer(f"{word}x")).status_code == 403
        assert client.get("/metrics", headers=bearer(word)).status_code == 200
    with served() as client:  # whose address is none of this computer's
        assert client.get("/metrics").status_code == 403


class Line:
    """A connection of an address that may be closed."""

    def __init__(self, host="192.0.2.1"):
        self.host, self.closed = host, False

    def get_extra_info(self, _):
        return (self.host, 1)

    def abort(self):
        self.closed = True


def test_the_oldest_half_request_makes_room_where_there_is_none():
    lines = Connections(most=3, per_client=0, proxies=frozenset())
    first, second, third, fourth = (Line() for _ in range(4))
    assert all(map(lines.enter, (first, second, third)))
    lines.whole(first)
    assert lines.enter(fourth)
    assert [line.closed for line in (first, second, third, fourth)] == [False, True, False, False]
    assert len(lines) == 3


def test_whole_requests_make_no_room_for_half_ones():
    lines = Connections(most=2, per_client=0, proxies=frozenset())
    for line in (Line(), Line()):
        lines.enter(line)
        lines.whole(line)
    assert not lines.enter(Line())


def test_one_address_holds_so_many_connections_and_a_proxy_any_number():
    lines = Connections(most=100, per_client=2, proxies=frozenset({"127.0.0.1"}))
    held = [Line(), Line()]
    assert all(map(lines.enter, held))
    assert not lines.enter(Line())
    assert all(lines.enter(Line("127.0.0.1")) for _ in range(5))
    lines.leave(held[0])
    assert lines.enter(Line())


async def hello(_, receive, send):
    """Answer any request once all of it is there."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


async def too_large(_, receive, send):
    """Refuse a request once its headers are there."""
    await receive()
    await send(
        {"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"2")]}
    )
    await send({"type": "http.response.body", "body": b"no"})


async def against(lines, attack, app=hello):
    """Attack a small server; return what the attack returns."""
    config = uvicorn.Config(
        watched(app), http="httptools", ws="websockets-sansio", lifespan="off", log_config=None
    )
    config.load()
    protocol = guarded(config.http_protocol_class, lines)
    server = uvicorn.Server(config)
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(
        lambda: protocol(config=config, server_state=server.server_state, app_state={}),
        "127.0.0.1", 0,
    )  # fmt: skip
    try:
        return await attack(*listening.sockets[0].getsockname())
    finally:
        listening.close()


@contextlib.asynccontextmanager
async def opened(host, port):
    """A connection that is closed in the end."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def asked(host, port):
    """Return the answer to a whole request."""
    async with opened(host, port) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        return await asyncio.wait_for(reader.read(), 10)


def test_half_requests_in_any_number_keep_nobody_else_out():
    async def attack(host, port):
        async with contextlib.AsyncExitStack() as lines:
            for _ in range(60):
                _, writer = await lines.enter_async_context(opened(host, port))
                writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf")
            return await asked(host, port)

    assert b"200 OK" in asyncio.run(against(Connections(20, 0, frozenset()), attack))


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n",
     b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf"],
    ids=["nothing", "line", "headers", "body"],
)  # fmt: skip
def test_a_request_that_never_ends_is_not_waited_for(monkeypatch, half):
    monkeypatch.setattr(guard, "HALF", 0.1)

    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(half)
            with contextlib.suppress(ConnectionError):
                return await asyncio.wait_for(reader.read(), 5)
        return b""

    assert b"200" not in asyncio.run(against(Connections(9, 0, frozenset()), attack))


def test_headers_without_end_are_not_read():
    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\n")
            with contextlib.suppress(ConnectionError):
                for number in range(200):
                    writer.write(b"x-%d: %s\r\n" % (number, b"y" * 1000))
                    await writer.drain()
                return await asyncio.wait_for(reader.read(), 5)
        return b""

    assert asyncio.run(against(Connections(9, 0, frozenset()), attack)) == b""


def test_a_long_body_that_comes_with_its_headers_is_not_taken_for_headers():
    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n")
            writer.write(b"x" * 200_000)
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            return await asyncio.wait_for(reader.read(), 10)

    assert asyncio.run(against(Connections(9, 0, frozenset()), attack)).count(b"200 OK") == 2


def test_whoever_sends_too_much_can_read_that_it_is_refused():
    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n")
            for _ in range(9):
                writer.write(b"x" * 100_000)
                await writer.drain()
                await asyncio.sleep(0.01)
            return await asyncio.wait_for(reader.readuntil(b"no"), 10)

    assert b"413" in asyncio.run(against(Connections(9, 0, frozenset()), attack, too_large))


def test_a_refused_body_that_never_ends_is_not_read_for_ever(monkeypatch):
    monkeypatch.setattr(guard, "HALF", 0.3)

    async def attack(host, port):
        async with opened(host, port) as (_, writer):
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 900000000\r\n\r\n")
            for _ in range(500):
                writer.write(b"x" * 1000)
                await writer.drain()
                await asyncio.sleep(0.01)

    with pytest.raises(ConnectionError):
        asyncio.run(against(Connections(9, 0, frozenset()), attack, too_large))


def going_on(size, pause, times):
    """An application whose answer is sent in parts, with pauses."""

    async def app(_, receive, send):
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(times):
            await send({"type": "http.response.body", "body": b"x" * size, "more_body": True})
            await asyncio.sleep(pause)
        await send({"type": "http.response.body", "body": b"end"})

    return app


async def until(holds):
    """Say whether something comes to hold within ten seconds."""
    for _ in range(500):
        if holds():
            return True
        await asyncio.sleep(0.02)
    return False


@pytest.mark.parametrize(("path", "ended"), [("/api/rooms/X/stream", True), ("/api", False)])
def test_a_stream_alone_may_go_on_for_longer_than_an_answer(monkeypatch, path, ended):
    monkeypatch.setattr(guard, "ANSWER", 0.3)

    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
            with contextlib.suppress(ConnectionError):
                return await asyncio.wait_for(reader.read(), 10)
        return b""

    said = asyncio.run(against(Connections(9, 0, frozenset()), attack, going_on(10, 0.1, 8)))
    assert (b"end" in said) == ended


def test_a_stream_whose_reader_takes_nothing_is_cut_off(monkeypatch):
    monkeypatch.setattr(guard, "ANSWER", 0.3)
    lines = Connections(9, 0, frozenset())

    async def attack(host, port):
        async with opened(host, port) as (_, writer):
            writer.transport.pause_reading()
            writer.write(b"GET /api/rooms/X/stream HTTP/1.1\r\nhost: x\r\n\r\n")
            assert await until(lambda: len(lines) == 1)
            return await until(lambda: len(lines) == 0)

    assert asyncio.run(against(lines, attack, going_on(1_000_000, 0, 1000)))


async def heard(scope, receive, send):
    """Take in whatever a socket says."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


SOCKET = (
    b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
)


@pytest.mark.parametrize(
    "more",
    [b"content-length: 5\r\n", b"x: y\r\n" * 130, b"x: " + b"y" * 10_000 + b"\r\n"],
    ids=["body", "headers", "long"],
)
def test_a_request_for_a_socket_that_cannot_be_read_is_refused_and_ended(more):
    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(SOCKET + more + b"\r\n")
            return await asyncio.wait_for(reader.read(), 30)

    answer = asyncio.run(against(Connections(9, 0, frozenset()), attack, heard))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"no body" in answer


def test_a_message_in_parts_without_end_is_cut_off_even_if_they_are_empty():
    async def attack(host, port):
        async with opened(host, port) as (reader, writer):
            writer.write(SOCKET + b"\r\n")
            await reader.readuntil(b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                writer.write(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 2 * guard.FRAMES)
                assert await asyncio.wait_for(reader.read(), 30) == b""

    asyncio.run(against(Connections(9, 0, frozenset()), attack, heard))
