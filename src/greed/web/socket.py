"""The way to a room's socket: who is let in, and what those are told who are not."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from greed.core.errors import GreedError
from greed.languages import accepted
from greed.room import Person, Problem, Refusal
from greed.room.people import is_watch
from greed.web.answers import problem_from, turn_away
from greed.web.endpoints import server_of
from greed.web.guest import FAULT, GONE, Guest, received
from greed.web.live import Live
from greed.web.messages import Hello

HELLO_WITHIN = 10.0
"""Seconds within which a client says hello."""
OF_ONE_PLAYER = 20
"""Sockets of one player in a room that is full of others."""
log = logging.getLogger("greed.web.socket")


async def socket(websocket: WebSocket) -> None:
    """Talk with a client until it leaves, breaks the rules of the protocol, or the server ends."""
    rooms = server_of(websocket).rooms
    with suppress(*GONE), rooms.lines.hold(websocket.scope["counted"]) as free:
        if not free:
            said = "too many connections from your address"
            await turn_away(websocket, Problem(code="too_fast", message=said))
            return
        try:
            await websocket.accept()
            guest = await _enter(websocket)
            await guest.talk()
        except GreedError as error:
            await turn_away(websocket, problem_from(error))
        except GONE:
            raise
        except Exception:
            log.exception("fault at a socket")
            await websocket.close(4500, FAULT)


async def _enter(websocket: WebSocket) -> Guest:
    """Return the guest that a client's hello makes it.

    Raises:
        Refusal: there is no hello, no such room, or no place in it.
    """
    server, code = server_of(websocket), websocket.path_params["code"]
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = await received(websocket, server.settings.max_message)
    except TimeoutError:
        hello = None
    if not isinstance(hello, Hello):
        raise Refusal("bad_request", "say hello first")
    person = Person(
        hello.tokens,
        joins=not is_watch(code),
        language=accepted(hello.language) if hello.language else websocket.scope["language"],
        client=websocket.scope["counted"],
    )
    live = await server.rooms.find(code, person)
    if server.rooms.ending:
        raise Refusal("closing", "the server is restarting: connect again in a moment")
    if not _has_place(live, person, server.settings.sockets_per_room):
        raise Refusal("too_many", "too many connections to this room")
    return Guest(websocket, server, live, person, hello)


def _has_place(live: Live, person: Person, most: int) -> bool:
    """Say whether a person may listen too; those who watch never keep a player out."""
    room, listeners = live.room, live.host.listeners
    if not most or len(listeners) < most:
        return True
    mine = {*person.holds(room)}
    if not mine and not person.hosts(room):
        return False
    of_player = [one for one in listeners if {*one.person.holds(room)} & mine]
    return len(of_player) < OF_ONE_PLAYER


routes: list[BaseRoute] = [WebSocketRoute("/room/{code}", socket)]
