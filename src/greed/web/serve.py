"""Running the server: one process, which says goodbye before it goes down."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from greed import __version__
from greed._revision import revision
from greed.store import Store
from greed.web.app import create_app
from greed.web.endpoints import Server
from greed.web.logs import log_to_stderr
from greed.web.settings import Settings, SettingsError
from greed.web.transport import SocketProtocol

FAREWELL = 0.5
"""Seconds for which the last messages of sockets may be on their way."""
log = logging.getLogger("greed.web.serve")


class _Uvicorn(uvicorn.Server):
    """Tells everybody who is connected to come back, before their sockets close."""

    app: Starlette
    ready: Callable[[int], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets
        host, port, *_ = sockets[0].getsockname()
        about = {"host": host, "port": port, "version": __version__, "revision": revision()}
        log.info("the server listens at %s, port %d", host, port, extra=about)
        self.ready(port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        server: Server = self.app.state.server
        if server.rooms.say_goodbye():
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        log.info("the server has stopped")


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal ends it; `ready` is told the port once everything is.

    Raises:
        SettingsError: nothing can listen there.
        StoreError, StoreBusy: the database cannot be used, or another server uses its file.
    """
    with _listen(settings.host, settings.port) as listener:
        asyncio.run(_look_at(settings.database))
        _raise_descriptors()
        log_to_stderr(requests=settings.log == "requests")
        # A person who starts it in a terminal reads an announcement.
        log.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
        app = create_app(settings)
        # What is there now stays: the collector need not look at it again, nor at every 700
        # objects.
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        config = uvicorn.Config(
            app,
            http="httptools",
            ws=SocketProtocol,
            ws_max_size=settings.max_message,
            # Compression costs every socket a window of 300 kB; messages are small.
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=5,
            server_header=False,
        )
        server = _Uvicorn(config)
        server.app, server.ready = app, ready
        server.run([listener])


async def _look_at(database: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything begins."""
    async with await Store.open(database):
        pass


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        said = getattr(error, "strerror", None) or "the host does not exist"
        raise SettingsError(f"cannot listen at {host}:{port}: {said}") from None
    listener.listen(2048)
    return listener


def _raise_descriptors() -> None:
    """Let this process open as many files and sockets as the system allows it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
