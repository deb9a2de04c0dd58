"""Joined writes: one packet for one moment, and nothing lost when a line closes.

Texts go out behind a header of our own; what websockets itself would send is the slow twin.
"""

import asyncio

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

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
