"""The way to a room's socket: who is let in, and what those are told who are not.

What a socket says can also be read as lines of JSON over plain HTTP (`stream`). A reader that takes
nothing is cut off by its connection (`guard`); until then one message at the most waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from greed.core.errors import GreedError
from greed.store import StoreBusy
from greed.web.gate import at_home, client_of, known_host
from greed.web.limits import Buckets, Places
from greed.web.problems import problem_of
from greed.web.refusal import listen_to, told
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import HOST
from greed.web.settings import Settings
from greed.web.ws.feed import Feed
from greed.web.ws.socket import FULL, Connection, Socket
from greed.wire import Hello, Problem, RefusedMessage

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

log = logging.getLogger("greed.web")

_PATH = re.compile("/api/rooms/([^/]+)/socket/?")

CROWDED = "too many connections from your address"
OF_ONE_PLAYER = 20
"""Sockets of one player in a room that is full of others."""

HOUSEHOLD = 10
"""All sockets of an address together may say this many times what one of them may."""
_REASON = 100
"""Characters of a reason for closing, which may take 123 bytes."""


class Entrance:
    """Counts the sockets that are open: of each client, and of each room."""

    def __init__(self, settings: Settings, asking: Buckets) -> None:
        self._asking = asking
        self._saying = Buckets(settings.rate * HOUSEHOLD, settings.burst * HOUSEHOLD)
        self._clients = Places(settings.sockets_per_client)
        self._rooms = Places(settings.sockets_per_room)
        self._players = Places(OF_ONE_PLAYER)

    @contextmanager
    def place(self, client: str, live: Live, person: Person) -> Iterator[str | None]:
        """Hold a place for a client in a room; yields why there is none, or None."""
        with self._clients.hold(client) as free, self._rooms.hold(live.room.row.id) as inside:
            if not free:
                yield CROWDED
                return
            with nullcontext(True) if inside else self._of_player(live, person) as let_in:
                yield None if let_in else FULL

    @contextmanager
    def _of_player(self, live: Live, person: Person) -> Iterator[bool]:
        """Hold a place in a full room for one of its players; False for everybody else."""
        seats = person.holds(live.room)
        if not seats and not person.hosts(live.room):
            yield False
            return
        with self._players.hold(f"{live.room.row.id} {min(seats, default=HOST)}") as free:
            yield free

    async def pass_through(self, socket: Socket, rooms: Rooms, code: str) -> None:
        """Lead a socket to its room, and wait until it leaves."""
        headers, client = socket.headers, client_of(socket.scope)
        language = socket.query_params.get("language", "") or headers.get("accept-language", "")
        listen_to(language, client)
        if not (known_host(headers, rooms.settings) and at_home(headers, rooms.settings)):
            await _turn_away(
                socket, 4403, "this page comes from another site, which is not allowed"
            )
            return
        if not self._asking.take(client):
            await _turn_away(socket, 4429, told("refused-too-fast"))
            return
        with self._clients.hold(client) as free:
            if not free:
                await _turn_away(socket, 4429, CROWDED)
                return
            try:
                live, joins = await rooms.look_up(code, client)
            except StoreBusy:
                await _turn_away(socket, 1013, "the database does not answer: try again")
                return
            except GreedError as error:
                problem = problem_of(error)
                close = 4404 if problem.code == "no_such_room" else 4429
                await _turn_away(socket, close, problem.message[:_REASON])
                return
            with self._rooms.hold(live.room.row.id) as inside:
                # Who it is says hello: those who watch must not keep a player out.
                place = (lambda _: nullcontext(True)) if inside else partial(self._of_player, live)
                allowed = partial(self._saying.take, client)
                await Connection(socket, rooms, live, allowed, place, joins=joins).serve()


async def _turn_away(socket: Socket, code: int, reason: str) -> None:
    """Close a socket with a reason, for which it has to be opened first."""
    with suppress(WebSocketDisconnect):
        await socket.accept()
        await socket.close(code, reason)


def sockets_first(app: ASGIApp) -> ASGIApp:
    """Return an application that leads the sockets of rooms past another one's middleware.

    That looks at every message both ways, and has nothing to do there.
    """

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        socketed = scope["type"] == ScopeType.WEBSOCKET
        room = _PATH.fullmatch(scope["path"]) if socketed else None
        if room is None:
            await app(scope, receive, send)
            return
        socket = Socket(cast("Any", scope), receive, send)
        state = socket.app.state
        try:
            await state.entrance.pass_through(socket, state.rooms, room[1])
        except Exception:
            log.exception("fault at a socket")
            with suppress(WebSocketException, WebSocketDisconnect):
                await socket.close(4500, "something went wrong on the server; it has been logged")

    return cast("ASGIApp", called)


HEARTBEAT = 15.0
"""Seconds of silence after which an empty line says that the connection holds."""


async def stream(
    entrance: Entrance, rooms: Rooms, live: Live, person: Person, hello: Hello, client: str
) -> AsyncIterator[bytes]:
    """Yield what a socket would say to a client, one message a line."""
    room = live.room.row.id
    with entrance.place(client, live, person) as why_not:
        if why_not is not None:
            problem = Problem(code="too_fast", message=why_not)
            yield _line(msgspec.json.encode(RefusedMessage(problem=problem)))
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
        await feed.send(RefusedMessage(problem=problem_of(error)))
    await waiting.put(None)


def _line(message: bytes) -> bytes:
    return message + b"\n"
