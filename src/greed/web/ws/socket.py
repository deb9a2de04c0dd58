"""The WebSocket of a room: one reader, one writer, and no knowledge of the game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import cast

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.types.asgi_types import WebSocketDisconnectEvent, WebSocketReceiveEvent

from greed.core.errors import GreedError
from greed.store import StoreBusy
from greed.web.limits import Bucket
from greed.web.problems import in_message, problem_of
from greed.web.refusal import Refusal
from greed.web.rooms.live import Live
from greed.web.rooms.moves import do_move, do_open
from greed.web.rooms.notices import Subscriber
from greed.web.rooms.people import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.seats import seal
from greed.web.ws.feed import Feed
from greed.wire import (
    AnswerMessage,
    ClientMessage,
    Hello,
    MoveMessage,
    OpenMessage,
    Ping,
    Pong,
    Problem,
    React,
    ReactionKind,
    RefusedMessage,
    SealMessage,
    ServerMessage,
)

Socket = WebSocket[object, object, State]

FULL = "too many connections to this room"
HELLO_WITHIN = 10.0
REACTION_EVERY = 1.0
PATIENCE = 100
"""Messages beyond the rate that are refused before the line is closed."""

_decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """One socket in one room."""

    def __init__(
        self,
        socket: Socket,
        rooms: Rooms,
        live: Live,
        allowed: Callable[[], bool],
        place: Callable[[Person], AbstractContextManager[bool]],
        *,
        joins: bool,
    ) -> None:
        """Make one.

        `allowed` takes a permit for a message from those of the client's address; `place` holds a
        place in the room for a person, and says whether there is one.
        """
        self.socket = socket
        self._allowed, self._place = allowed, place
        self.rooms = rooms
        self.live = live
        self.joins = joins
        self.person = Person(joins=joins)
        self._feed = Feed(rooms, live, self.person, self._write)
        settings = rooms.settings
        self._bucket = Bucket(settings.rate, settings.burst) if settings.rate else None
        self._excess = 0
        self._quiet_until = 0.0

    async def _write(self, text: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def serve(self) -> None:
        """Talk until the client leaves, breaks the rules of the protocol, or the server ends."""
        # A client may go away at any moment, also while something is sent to it.
        with contextlib.suppress(WebSocketDisconnect):
            await self.socket.accept()
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    hello = await self._read()
            except TimeoutError:
                await self.socket.close(4408, "say hello first")
                return
            if not isinstance(hello, Hello):
                await self._refuse(Problem(code="bad_request", message="say hello first"))
                await self.socket.close(4400, "say hello first")
                return
            self.person = Person(hello.tokens, joins=self.joins)
            with self._place(self.person) as let_in:
                if let_in:
                    await self._talk(hello)
                else:
                    await self.socket.close(4429, FULL)

    async def _talk(self, hello: Hello) -> None:
        room = self.live.room.row.id
        with self.rooms.notices.subscribed(room) as subscriber:
            self._feed = Feed(self.rooms, self.live, self.person, self._write)
            try:
                await self._feed.greet(hello)
            except StoreBusy:
                await self._give_up()
                return
            except Refusal as error:
                await self._refuse(error.problem)
                await self._give_up()
                return
            with self._feed.present():
                writer = asyncio.create_task(self._push(subscriber))
                try:
                    await self._listen()
                finally:
                    writer.cancel()
                    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                        await writer

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._read()
            except WebSocketDisconnect:
                return
            self.rooms.metrics.messages.inc()
            # What waits here comes at once: others would wait until all of it is done.
            await asyncio.sleep(0)
            if (self._bucket is not None and not self._bucket.take()) or not self._allowed():
                self._excess += 1
                if self._excess > PATIENCE:
                    await self.socket.close(4429, "too many messages")
                    return
                name = getattr(message, "id", None)
                await self._refuse(Problem(code="too_fast", message="too many messages"), name)
            elif message is not None:
                await self._answer(message)

    async def _read(self) -> ClientMessage | None:
        """Return the next message; None if it was none, which has been answered."""
        event = cast(
            "WebSocketReceiveEvent | WebSocketDisconnectEvent", await self.socket.receive()
        )
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        if text is None:
            await self._refuse(
                Problem(code="malformed", message="send messages as text, not binary")
            )
            return None
        if len(text) > self.rooms.settings.max_message:
            await self._refuse(Problem(code="too_large", message="the message is too large"))
            return None
        try:
            message: ClientMessage = _decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            await self._refuse(Problem(code="malformed", message=in_message(error)))
            return None
        return message

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case MoveMessage() | SealMessage() | OpenMessage():
                await self._do(message)
            case React(what=what):
                await self._react(what)
            case Ping():
                await self._send(Pong())
            case Hello():
                await self._refuse(Problem(code="bad_request", message="hello was already sent"))

    async def _react(self, what: ReactionKind) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._quiet_until:
            return
        self._quiet_until = now + REACTION_EVERY
        try:
            self._feed.react(what)
        except Refusal as error:
            await self._refuse(error.problem)

    async def _do(self, message: MoveMessage | SealMessage | OpenMessage) -> None:
        again = False
        try:
            if isinstance(message, MoveMessage):
                seq, ply, again = await do_move(self.rooms, self.live, self.person, message)
            elif isinstance(message, OpenMessage):
                seq = await do_open(self.rooms, self.live, self.person, message)
                ply = self.live.room.ply
            else:
                seq = await self.rooms.act(self.live, lambda room: seal(room, self.person, message))
                ply = self.live.room.ply
        except GreedError as error:
            room = self.live.room
            await self._refuse(problem_of(error, room.state, room.ply), message.id)
        else:
            if (
                seq > self._feed.seq
            ):  # in one packet with the answer; else by the notice, a bit later
                with contextlib.suppress(GreedError):
                    await self._feed.catch_up(seq)
            await self._send(AnswerMessage(seq=seq, ply=ply, id=message.id, again=again))

    async def _push(self, subscriber: Subscriber) -> None:
        """Send what happens in the room as it becomes known.

        When the database fails, the line is closed: a client that comes back reads what it missed.
        """
        try:
            await self._feed.tell(subscriber)
            await self.socket.close(1012, "restart")
        except (StoreBusy, Refusal):
            await self._give_up()

    async def _give_up(self) -> None:
        with contextlib.suppress(WebSocketException, WebSocketDisconnect):
            await self.socket.close(1013, "the database does not answer: try again")

    async def _refuse(self, problem: Problem, name: str | None = None) -> None:
        self.rooms.metrics.refusals.labels(problem.code).inc()
        await self._send(RefusedMessage(problem=problem, id=name))

    async def _send(self, message: ServerMessage) -> None:
        await self._feed.send(message)
