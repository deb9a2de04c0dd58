"""Running the server: uvicorn, and a goodbye to every client before it goes down."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
from litestar import Litestar

from greed.web.app import create_app
from greed.web.settings import Settings
from greed.web.socket import BYE

__all__ = ["serve"]

FAREWELL = 0.5


class _Server(uvicorn.Server):
    """A server that tells its clients to connect again before it closes their sockets."""

    app: Litestar

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms = self.app.state.rooms
        if rooms.say_goodbye(BYE):
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve until a signal ends it."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws_max_size=settings.max_message,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = _Server(config)
    server.app = app
    server.run()
