"""A room as lines of JSON over plain HTTP: what a socket says, for clients without sockets.

A reader that takes nothing is cut off by its connection (see `lines`); until then no more than
one message waits for it here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec

from greed.core.errors import GreedError
from greed.store import StoreBusy
from greed.web.problems import problem_of
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person
from greed.web.rooms.registry import Rooms
from greed.web.ws.entrance import Entrance
from greed.web.ws.feed import Feed
from greed.wire import Hello, Problem, Refused

__all__ = ["stream"]

HEARTBEAT = 15.0
"""Seconds of silence after which an empty line says that the connection holds."""


async def stream(
    entrance: Entrance, rooms: Rooms, live: Live, person: Person, hello: Hello, client: str
) -> AsyncIterator[bytes]:
    """Yield what a socket would say to a client, one message a line."""
    room = live.room.row.id
    with entrance.place(client, room) as why_not:
        if why_not is not None:
            problem = Problem(code="too_fast", message=why_not)
            yield _line(msgspec.json.encode(Refused(problem=problem)))
            return
        waiting: asyncio.Queue[bytes | None] = asyncio.Queue(1)
        feed = Feed(rooms, live, person, waiting.put)
        telling = asyncio.create_task(_tell(feed, hello, room, waiting))
        try:
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        message = await waiting.get()
                except TimeoutError:
                    message = b""
                if message is None:
                    return
                yield _line(message)
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling


async def _tell(feed: Feed, hello: Hello, room: str, waiting: asyncio.Queue[bytes | None]) -> None:
    try:
        with feed.rooms.notices.subscribed(room) as subscriber:
            await feed.greet(hello)
            with feed.present():
                await feed.tell(subscriber)
    except (StoreBusy, GreedError) as error:
        await feed.send(Refused(problem=problem_of(error)))
    await waiting.put(None)


def _line(message: bytes) -> bytes:
    return message + b"\n"
