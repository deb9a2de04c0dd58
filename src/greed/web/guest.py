"""A client's socket in a room: one reader, one writer, and no knowledge of the game.

What happens in the room marks the client as behind; the view is made when the writer gets to it, so
that several steps make one. A client that takes nothing of what it is told is sent away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from greed.core.errors import GreedError
from greed.room import Done, Happened, Person, Refusal
from greed.room.ask import ReactionKind
from greed.web.answers import decoded, problem_from
from greed.web.endpoints import Server
from greed.web.limits import Bucket
from greed.web.live import Live
from greed.web.log import LogFeed
from greed.web.messages import (
    ClientMessage,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Reaction,
    RefusedMessage,
    ServerMessage,
    answer_of,
    encode,
)

GONE = (WebSocketDisconnect, WebSocketDisconnected, OSError)
"""What is raised where a client has gone away, before or after its socket was accepted."""
QUEUE = 100
"""Messages that may wait for a client that takes none; then it is sent away."""
STUCK = 20.0
"""Seconds that one message may take; then its client is sent away once there is more to say."""
PATIENCE = 100
"""Messages beyond the rate that are refused before a client is sent away."""
PRESENCE_EVERY = 0.1
"""Seconds for which news of who comes and goes are collected."""
FAULT = "something went wrong on the server; it has been logged"
_read = msgspec.json.Decoder(ClientMessage)
log = logging.getLogger("greed.web.guest")


async def received(websocket: WebSocket, most: int) -> ClientMessage:
    """Return the next message of a client.

    Raises:
        Refusal: it is none, or too large.
        WebSocketDisconnect: the client has left.
    """
    event = await websocket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = event.get("text")
    if text is None:
        raise Refusal("malformed", "send messages as text, not binary")
    if len(text) > most:
        raise Refusal("too_large", f"the message is too large: {most:,} characters at most")
    message: ClientMessage = decoded(_read, text)
    return message


class Guest:
    """A client's socket in a room.

    Attributes:
        person: who listens.
    """

    def __init__(
        self, socket: WebSocket, server: Server, live: Live, person: Person, hello: Hello
    ) -> None:
        self.person = person
        self._socket, self._server, self._live = socket, server, live
        self._log = LogFeed(server.store, live, hello.since or 0) if hello.as_ == "log" else None
        self._seq = hello.since
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._behind = self._leaving = self._stuck = False
        self._sending: float | None = None
        self._later: asyncio.TimerHandle | None = None
        self._reader: asyncio.Task[None] | None = None

    async def talk(self) -> None:
        """Take part until the client leaves, breaks the rules, or the server ends."""
        rooms, live = self._server.rooms, self._live
        self._reader = asyncio.current_task()
        self._is_behind()
        writer = asyncio.create_task(self._write())
        try:
            await rooms.enter(live, self)
            await self._listen()
        except asyncio.CancelledError:
            if not self._stuck or self._reader is None:
                raise
            self._reader.uncancel()
        finally:
            rooms.leave(live, self)
            if self._later is not None:
                self._later.cancel()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        if self._stuck:
            with suppress(TimeoutError):  # for it waits for the client, too
                async with asyncio.timeout(1.0):
                    await self._socket.close(1013, "this client doesn't take what it is told")

    # -- what the room tells

    def heard(self, happened: Happened | None) -> None:
        """Take note that a step has happened; None: only who is there has changed."""
        if happened is not None:
            self._is_behind()
        elif self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(PRESENCE_EVERY, self._is_behind)

    def _is_behind(self) -> None:
        self._later = None
        if not self._behind:
            self._behind = True
            self._server.rooms.turns.wake(self._wake)
        self._must_keep_up()

    def shown(self, seat: int, what: ReactionKind) -> None:
        """Take note of a reaction."""
        self._say(Reaction(seat=seat, what=what))

    def say_goodbye(self) -> None:
        """Say that the server ends, and leave."""
        self._leaving = True
        self._say(Goodbye(reason="the server is restarting", retry=1.0))

    def _say(self, message: ServerMessage) -> None:
        self._waiting.append(encode(message))
        self._wake.set()
        self._must_keep_up()

    def _must_keep_up(self) -> None:
        """Send a client away that takes nothing of what it is told."""
        slow = self._sending is not None and time.monotonic() - self._sending > STUCK
        if (slow or len(self._waiting) > QUEUE) and not self._stuck and self._reader:
            self._stuck = True
            self._reader.cancel()

    # -- writing

    async def _write(self) -> None:
        """Send what there is to say, until the socket closes."""
        with suppress(*GONE):
            try:
                while not self._leaving:
                    await self._wake.wait()
                    await self._write_all()
                await self._socket.close(1012, "restart")
            except GreedError:
                await self._socket.close(1013, "the database does not answer: try again")
            except GONE:
                raise
            except Exception:
                log.exception("fault at a socket")
                await self._socket.close(4500, FAULT)

    async def _write_all(self) -> None:
        self._wake.clear()
        if self._behind:
            self._behind = False
            if self._log is None:
                since, self._seq = self._seq, self._live.room.seq
                await self._send(self._live.view(self.person, since))
            else:
                async for message in self._log.news(self.person):
                    await self._send(message)
        while self._waiting:
            await self._send(self._waiting.popleft())

    async def _send(self, text: bytes) -> None:
        self._sending = time.monotonic()
        await self._socket.send({"type": "websocket.send", "text": text.decode()})
        self._sending = None

    # -- reading

    async def _listen(self) -> None:
        settings, rooms = self._server.settings, self._server.rooms
        bucket = Bucket(settings.rate, settings.burst) if settings.rate else None
        excess = 0
        while excess <= PATIENCE:
            name = None
            try:
                message = await received(self._socket, settings.max_message)
                name = getattr(message, "id", None)
                self._server.metrics.messages.inc()
                # What waits here comes at once: others would wait until all of it is done.
                await asyncio.sleep(0)
                allowed = bucket is None or bucket.take()
                if not (allowed and rooms.said.take(self.person.client)):
                    excess += 1
                    raise Refusal("too_fast", "too many messages")
                await self._answer(message)
            except GreedError as error:
                problem = problem_from(error)
                self._server.metrics.refusals.labels(problem.code).inc()
                self._say(RefusedMessage(problem=problem, id=name))
        await self._socket.close(4429, "too many messages")

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self._say(Pong())
            return
        if isinstance(message, Hello):
            raise Refusal("bad_request", "hello was said already")
        told = await self._server.rooms.ask(self._live, self.person, message)
        if isinstance(told, Done) and told.token:
            self.person = self.person.with_token(told.token)
            self._live.listen(self)
            self._is_behind()
        self._say(answer_of(told, message.id))
