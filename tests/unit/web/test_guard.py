"""A guard before a protocol: one packet for one moment, and no more at once than fits."""

import asyncio
import logging

import pytest
import uvicorn
from uvicorn.server import ServerState

from greed.web.limits import Connections
from greed.web.logs import log_to
from greed.web.ws import guard as guard_module
from greed.web.ws.guard import guarded, watched


class Wire(asyncio.Transport):
    """A transport that notes what it is asked to do."""

    def __init__(self):
        super().__init__()
        self.seen = []
        self.closing = False

    def write(self, data):
        self.seen.append(data)

    def close(self):
        self.closing = True
        self.seen.append("closed")

    def abort(self):
        self.close()

    def is_closing(self):
        return self.closing

    def get_extra_info(self, name, default=None):
        return ("192.0.2.1", 1) if name == "peername" else default

    def pause_reading(self):
        self.seen.append("paused")

    def resume_reading(self):
        pass


class Speaker(asyncio.Protocol):
    """A protocol that notes what it is handed, and takes so many parts at a time."""

    def __init__(self, app_state, takes=1_000_000):
        self.state, self.takes, self.heard = app_state, takes, []

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.heard.append(data)
        if len(self.heard) == self.takes:
            self.transport.pause_reading()


def on_a_wire(use, **named):
    """Use a guarded line; return what its wire was asked, and its protocol."""
    wire, spoken = Wire(), []

    async def using():
        guard = guarded(Speaker, Connections(9, 0, frozenset()))(app_state={}, **named)
        guard.connection_made(wire)
        spoken.append(guard.get_protocol())
        use(guard, wire)
        for _ in range(100):
            await asyncio.sleep(0)
        guard.connection_lost(None)

    asyncio.run(using())
    return wire.seen, spoken[0]


def test_what_is_written_in_one_moment_is_one_packet():
    def use(guard, _):
        guard.write(b"update ")
        guard.write(b"answer")

    assert on_a_wire(use)[0] == [b"update answer"]


def test_what_was_written_before_a_close_is_sent_first():
    def use(guard, _):
        guard.write(b"goodbye")
        guard.close()

    assert on_a_wire(use)[0] == [b"goodbye", "closed"]


def test_nothing_is_written_to_a_line_that_is_gone():
    def use(guard, wire):
        guard.write(b"late")
        wire.closing = True

    assert on_a_wire(use)[0] == []


def test_a_little_is_handed_on_at_once():
    assert on_a_wire(lambda guard, _: guard.data_received(b"move"))[1].heard == [b"move"]


def test_a_lot_is_handed_on_bit_by_bit_and_nothing_else_is_read_meanwhile():
    said, spoken = on_a_wire(lambda guard, _: guard.data_received(b"x" * 10_000))
    assert list(map(len, spoken.heard)) == [1024] * 9 + [784]
    assert said[0] == "paused"


def test_a_protocol_that_has_enough_gets_no_more_until_it_says_so():
    def use(guard, _):
        guard.data_received(b"a" * 1024 + b"b" * 10)

    said, spoken = on_a_wire(use, takes=1)
    assert list(map(len, spoken.heard)) == [1024]
    assert said.count("paused") >= 1

    def ask_for_more(guard, _):
        use(guard, _)
        guard.resume_reading()

    assert on_a_wire(ask_for_more, takes=1)[1].heard[1] == b"b" * 10


def test_whoever_sends_no_request_is_cut_off():
    def use(guard, _):
        for _ in range(20):
            guard.data_received(b"x" * 4096)

    assert "closed" in on_a_wire(use)[0]


def test_an_idle_line_is_closed_so_that_what_was_written_still_arrives(monkeypatch):
    monkeypatch.setattr(guard_module, "HALF", 0.01)

    class Torn(Wire):
        def abort(self):
            self.seen.append("torn down")

    wire = Torn()

    async def idling():
        guard = guarded(Speaker, Connections(9, 0, frozenset()))(app_state={})
        guard.connection_made(wire)
        guard.write(b"an answer")
        for _ in range(500):
            await asyncio.sleep(0.01)
            if wire.seen[1:]:
                break
        guard.connection_lost(None)

    asyncio.run(idling())
    assert wire.seen == [b"an answer", "closed"]


def a_line(app, wire):
    """Return a socket's protocol on a wire, opened, as its server serves `app`."""
    config = uvicorn.Config(
        watched(app), http="httptools", ws="websockets-sansio", ws_max_size=1000, log_config=None
    )
    config.load()
    make = guarded(config.http_protocol_class, Connections(9, 0, frozenset()))
    guard = make(config=config, server_state=ServerState(), app_state={})
    guard.connection_made(wire)
    guard.data_received(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    return guard


@pytest.mark.parametrize("length", [1001, 100_000])
def test_what_is_told_to_a_client_that_has_sent_too_much_is_no_fault(caplog, length):
    async def app(_, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.02)
        await send({"type": "websocket.send", "text": "news"})

    wire = Wire()

    async def attack():
        protocol = a_line(app, wire)
        await asyncio.sleep(0.01)
        protocol.data_received(b"\x81\xff" + length.to_bytes(8, "big") + b"0000" + b"x" * length)
        await asyncio.sleep(0.1)

    asyncio.run(attack())
    assert any(said[:1] == b"\x88" for said in wire.seen)  # a frame that closes
    assert caplog.records == []


def test_bytes_that_are_no_text_are_told_in_one_line(caplog):
    async def app(_, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    wire = Wire()

    async def attack():
        protocol = a_line(app, wire)
        await asyncio.sleep(0.01)
        protocol.data_received(b"\x81\x820000\xcf\xcf")
        await asyncio.sleep(0.1)

    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        log_to(as_json=False)
        root.addHandler(caplog.handler)
        asyncio.run(attack())
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
    (record,) = caplog.records
    assert "Invalid UTF-8" in record.message
    assert record.exc_info is None
