"""One address with many sockets that say all they may: everybody else is still heard in turn."""

import asyncio
import json
from itertools import pairwise
from typing import Any

from tests.attacks.conftest import TWO
from tests.support.asgi import HOST, InProcess

from greed.web.app import create_app
from greed.web.settings import Settings
from greed.web.turns import AT_ONCE, Turns

JSON = (HOST, (b"content-type", b"application/json"))
HELLO = {"do": "hello"}
PING = {"do": "ping"}
PING_TEXT = json.dumps(PING)


class Greeted:
    """Is over once so many have been greeted."""

    def __init__(self, most):
        self.left, self.over = most, asyncio.Event()

    def release(self):
        self.left -= 1
        if not self.left:
            self.over.set()

    async def wait(self):
        await self.over.wait()


class Backlog:
    """A socket whose messages have all come already, and what it is told, in turn with others."""

    def __init__(self, name, heard, messages, greeted):
        self.name, self.heard, self.greeted = name, heard, greeted
        texts = [json.dumps(message) for message in messages]
        self.waiting: list[dict[str, Any]] = [{"type": "websocket.connect"}]
        self.waiting += [{"type": "websocket.receive", "text": text} for text in texts]
        self.shown = False

    async def receive(self):
        if not self.waiting:
            await asyncio.sleep(0.5)  # until the last answers are out
            return {"type": "websocket.disconnect", "code": 1006}
        if self.waiting[0].get("text") == PING_TEXT:
            await self.greeted.wait()  # which is over once all have said hello
        return self.waiting.pop(0)

    async def send(self, message):
        if message["type"] == "websocket.send":
            said = json.loads(message["text"])
            if said["type"] == "view" and not self.shown:
                self.shown = True
                self.greeted.release()
            self.heard.append((self.name, said.get("problem", said).get("code") or said["type"]))


def talking(tmp_path, messages, clients, **given):
    """Let sockets of these clients say all of this; return what they hear, in order."""
    heard: list[tuple[int, str]] = []

    async def talk():
        settings = Settings(database=str(tmp_path / "g.sqlite"), **given)
        app: Any = create_app(settings)
        async with InProcess(app) as server:
            _, made = await server.ask("POST", "/api/rooms", json.dumps(TWO).encode(), JSON)
            path = f"/room/{json.loads(made)['view']['code']}"
            greeted = Greeted(len(clients))

            async def one(name, client):
                line = Backlog(name, heard, [HELLO, *messages], greeted)
                scope = {
                    "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.3"},
                    "http_version": "1.1", "scheme": "ws", "path": path, "raw_path": path.encode(),
                    "query_string": b"", "root_path": "", "headers": [HOST], "client": (client, 1),
                    "server": ("localhost", 80), "subprotocols": [], "state": {}, "extensions": {},
                }  # fmt: skip
                await app(scope, line.receive, line.send)

            await asyncio.gather(*(one(*each) for each in enumerate(clients)))

    asyncio.run(talk())
    return heard


def test_a_socket_that_has_said_much_is_answered_in_turn_with_the_others(tmp_path):
    heard = talking(tmp_path, [PING] * 50, ["192.0.2.1", "192.0.2.2"], rate=0)
    pongs = [name for name, what in heard if what == "pong"]
    assert sorted(pongs) == [0] * 50 + [1] * 50
    turns = sum(one != two for one, two in pairwise(pongs))
    assert turns > 40


def test_all_sockets_of_an_address_share_what_they_may_say(tmp_path):
    heard = talking(tmp_path, [PING] * 20, ["192.0.2.1"] * 19 + ["192.0.2.2"], rate=0.001, burst=20)
    said = [what for name, what in heard if name < 19]
    assert (said.count("pong"), said.count("too_fast")) == (200, 180)
    assert [what for name, what in heard if name == 19].count("pong") == 20


def test_a_client_that_talks_on_when_it_was_told_to_wait_is_sent_away(tmp_path):
    heard = talking(tmp_path, [PING] * 150, ["192.0.2.1"], rate=0.001, burst=10)
    said = [what for _, what in heard]
    assert said.count("pong") == 10
    assert said.count("too_fast") in (100, 101)  # the last one may be lost in the farewell


def test_a_crowd_that_is_told_something_takes_turns_with_everybody_else():
    async def passes():
        turns, told = Turns(), []
        events = [asyncio.Event() for _ in range(10 * AT_ONCE)]

        async def listening(event):
            await event.wait()
            told.append(event)

        crowd = [asyncio.create_task(listening(event)) for event in events]
        await asyncio.sleep(0)
        for event in events:
            turns.wake(event)
        others = 0
        while len(told) < len(events):
            await asyncio.sleep(0)
            others += 1
        await asyncio.gather(*crowd)
        assert told == events
        return others

    assert asyncio.run(passes()) >= 10
