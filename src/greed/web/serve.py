"""Running the server: one process or several, and a goodbye before it goes down."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, cast

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from greed import __version__
from greed._revision import revision
from greed.store import Store
from greed.store.engine import alone, database_url
from greed.web.app import create_app
from greed.web.limits import lines_of, trusted_proxies
from greed.web.logs import log_to
from greed.web.settings import Settings, SettingsError
from greed.web.ws.guard import guarded, watched

FAREWELL = 0.5
log = logging.getLogger("greed.web.serve")


class _Server(uvicorn.Server):
    """A server that tells its clients to connect again before it closes their sockets."""

    app: Litestar
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port, *_ = cast(list[socket.socket], sockets)[0].getsockname()
            about = {"host": host, "port": port, "version": __version__, "revision": revision()}
            log.info("the server listens at %s, port %d", host, port, extra=about)
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        here = self.app.state.rooms.say_goodbye()
        if here:
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        log.info("the server has stopped")


def serve(settings: Settings, announce: Callable[[int], None] | None = None) -> None:
    """Serve until a signal ends it; `announce` is told the port once everything is ready.

    Raises:
        SettingsError: nothing can listen there, or several workers are asked for on
            SQLite.
        StoreError, StoreBusy: the database cannot be used, or another server uses its file.
    """
    if settings.workers > 1 and database_url(settings.database).get_backend_name() == "sqlite":
        raise SettingsError(
            "SQLite serves one worker: no worker would hear of another's moves, and all would"
            " wait for one file. Several need --database postgresql://..."
        )
    with alone(settings.database):  # the server itself holds it later on, in its own process
        pass
    with _listen(settings.host, settings.port) as listener:
        asyncio.run(_look_at(settings.database))
        log_to(as_json=settings.log == "json")
        port = listener.getsockname()[1]
        if settings.workers > 1:
            _supervise(settings, listener, lambda: announce(port) if announce else None)
        else:
            _run(settings, listener, lambda: announce(port) if announce else None)


async def _look_at(database: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything begins."""
    async with Store(database):
        pass


def _run(
    settings: Settings, listener: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    app = create_app(settings)
    # What is there now stays: the collector need not look at it again, nor at every 700 objects.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # Guards see connections by their own addresses; further in, a proxy's word counts.
    behind = ProxyHeadersMiddleware(cast(Any, app), trusted_proxies())
    config = uvicorn.Config(
        cast(Any, watched(cast(Any, behind))),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        # Compression costs every socket a window of 300 kB; messages are small.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    config.load()
    speaker = cast(Callable[..., asyncio.Protocol], config.http_protocol_class)
    config.http_protocol_class = cast(Any, guarded(speaker, lines_of(settings)))
    server = _Server(config)
    server.app, server.ready = app, ready
    server.run([listener])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        said = getattr(error, "strerror", None) or "the host does not exist"
        raise SettingsError(f"cannot listen at {host}:{port}: {said}") from None
    listener.listen(2048)
    return listener


def _worker(settings: Settings, listener: socket.socket) -> None:
    log_to(as_json=settings.log == "json")
    _run(settings, listener)


def _supervise(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Keep this many workers alive, all on one listening socket, until a signal ends them.

    uvicorn's own supervisor starts plain servers only; ours says goodbye before it closes sockets.
    """
    context = multiprocessing.get_context("spawn")
    ended = False

    def end(_number: int, _frame: object) -> None:
        nonlocal ended
        ended = True
        for process in running:
            process.terminate()

    def begin() -> BaseProcess:
        process = context.Process(target=_worker, args=(settings, listener), daemon=True)
        process.start()
        return process

    running: list[BaseProcess] = []
    previous: dict[int, Callable[..., object] | int | None] = {
        number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        running += [begin() for _ in range(settings.workers)]
        ready()
        while not ended:
            wait([process.sentinel for process in running], timeout=1.0)
            for index, process in enumerate(running):
                if not process.is_alive() and not ended:
                    log.warning("a worker died and is replaced", extra={"exit": process.exitcode})
                    running[index] = begin()
        for process in running:
            process.join(15)
    finally:
        for process in running:
            process.kill()
        for number, handler in previous.items():
            signal.signal(number, handler)
