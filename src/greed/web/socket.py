"""The socket of a room: one reader, one writer, and no knowledge of the game."""

from __future__ import annotations

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from greed.web.settings import Settings


class Sockets:
    """The sockets that are open, and how much each address has said on all of its own."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings


async def socket(websocket: WebSocket) -> None:
    """Talk with a client until it leaves, breaks the rules of the protocol, or the server ends."""
    raise NotImplementedError


routes: list[BaseRoute] = [WebSocketRoute("/room/{code}", socket)]
