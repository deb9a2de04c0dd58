"""Joined writes: one packet for one moment, and nothing lost when a line closes."""

import asyncio

from greed.web.ws.packets import Joined


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
