"""Joined writes: one packet for one moment, and nothing lost when a line closes.

Texts go out behind a header of our own; what websockets itself would send is the slow twin.
"""

import asyncio
import logging

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from greed.web.logs import log_to
from greed.web.ws.packets import Joined, PacketProtocol, header


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

    def is_closing(self):
        return self.closing


def on_a_wire(use):
    wire = Wire()

    async def using():
        use(Joined(wire), wire)
        await asyncio.sleep(0)

    asyncio.run(using())
    return wire.seen


def test_what_is_written_in_one_moment_is_one_packet():
    def use(joined, _):
        joined.write(b"update ")
        joined.write(b"answer")

    assert on_a_wire(use) == [b"update answer"]


def test_what_was_written_before_a_close_is_sent_first():
    def use(joined, _):
        joined.write(b"goodbye")
        joined.close()

    assert on_a_wire(use) == [b"goodbye", "closed"]


def test_nothing_is_written_to_a_line_that_is_gone():
    def use(joined, wire):
        joined.write(b"late")
        wire.closing = True

    assert on_a_wire(use) == []


def test_everything_else_is_the_transports_own():
    seen = []
    on_a_wire(lambda joined, _: seen.append(joined.is_closing()))
    assert seen == [False]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_websockets_frames_it(length):
    text = b"x" * length
    framed = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert header(length) + text == framed


def told(prepare):
    """Write a text to an open line that was prepared; return whether it was, and what was."""
    wire, said = Wire(), []

    async def using():
        config = Config("", interface="asgi3", log_config=None, ws_per_message_deflate=False)
        config.loaded, config.loaded_app = True, ""
        line = PacketProtocol(config, ServerState(), {})
        line.connection_made(wire)
        line.conn.state = OPEN
        prepare(line)
        said.append(line.write_text("Zoë".encode()))
        await asyncio.sleep(0)

    asyncio.run(using())
    return said, wire.seen


def test_a_text_is_written_at_once_to_an_open_line():
    framed = Frame(Opcode.TEXT, "Zoë".encode()).serialize(mask=False)
    assert told(lambda _: None) == ([True], [framed])


@pytest.mark.parametrize(
    "prepare",
    [
        lambda it: it.pause_writing(),
        lambda it: it.conn.send_close(1000),
        lambda it: setattr(it, "disconnected", True),
    ],
    ids=["a slow reader", "a line that is being closed", "a line that is gone"],
)
def test_any_other_line_is_left_to_asgi(prepare):
    assert told(prepare) == ([False], [])


def a_line(app):
    """Return a socket's protocol on a wire, opened, as its server serves `app`."""
    config = Config(app, log_config=None, ws_max_size=1000)
    protocol = PacketProtocol(config, ServerState(), {})
    protocol.connection_made(Wire())
    protocol.data_received(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    return protocol


@pytest.mark.parametrize("length", [1001, 100_000])
def test_what_is_told_to_a_client_that_has_sent_too_much_is_no_fault(caplog, length):
    async def app(_, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.02)
        await send({"type": "websocket.send", "text": "news"})

    async def attack():
        protocol = a_line(app)
        await asyncio.sleep(0.01)
        protocol.data_received(b"\x81\xff" + length.to_bytes(8, "big") + b"0000" + b"x" * length)
        await asyncio.gather(*protocol.tasks)
        return protocol

    assert asyncio.run(attack()).close_sent
    assert caplog.records == []


def test_bytes_that_are_no_text_are_told_in_one_line(caplog):
    async def app(_, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def attack():
        protocol = a_line(app)
        await asyncio.sleep(0.01)
        protocol.data_received(b"\x81\x820000\xcf\xcf")
        await asyncio.gather(*protocol.tasks)

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
