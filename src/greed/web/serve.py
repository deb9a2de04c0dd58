"""Running the server: one process or several, and a goodbye to every client before it goes down."""

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

import uvicorn
from litestar import Litestar

from greed.store.engine import database_url
from greed.web.app import create_app
from greed.web.logs import log_to
from greed.web.packets import PacketProtocol
from greed.web.settings import Settings, SettingsError
from greed.web.socket import BYE

__all__ = ["serve"]

FAREWELL = 0.5
log = logging.getLogger("greed.web.serve")


class _Server(uvicorn.Server):
    """A server that tells its clients to connect again before it closes their sockets."""

    app: Litestar

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms = self.app.state.rooms
        if rooms.say_goodbye(BYE):
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def serve(
    settings: Settings, host: str = "127.0.0.1", port: int = 8000, *, json_logs: bool = False
) -> None:
    """Serve until a signal ends it.

    Raises:
        SettingsError: several workers are asked for on SQLite.
    """
    if settings.workers > 1:
        if database_url(settings.database).get_backend_name() == "sqlite":
            raise SettingsError(
                "SQLite serves one worker: no worker would hear of another's moves, and all would"
                " wait for one file. Several need --database postgresql://..."
            )
        _supervise(settings, _listen(host, port), json_logs=json_logs)
    else:
        log_to(as_json=json_logs, level=logging.INFO if json_logs else logging.WARNING)
        _run(settings, _listen(host, port))


def _run(settings: Settings, listener: socket.socket) -> None:
    app = create_app(settings)
    # What is there now stays: the collector need not look at it again, nor at every 700 objects.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    server = _Server(
        uvicorn.Config(
            app,
            ws=PacketProtocol,
            ws_max_size=settings.max_message,
            # Compression costs every socket a window of 300 kB; messages are small.
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
    )
    server.app = app
    server.run([listener])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise SettingsError(f"nothing can listen at {host}:{port}: {error.strerror}") from None
    listener.listen(2048)
    return listener


def _worker(settings: Settings, listener: socket.socket, json_logs: bool) -> None:
    log_to(as_json=json_logs, level=logging.INFO if json_logs else logging.WARNING)
    _run(settings, listener)


def _supervise(settings: Settings, listener: socket.socket, *, json_logs: bool) -> None:
    """Keep so many workers alive, all on one listening socket, until a signal ends them."""
    log_to(as_json=json_logs)
    context = multiprocessing.get_context("spawn")
    ended = False

    def end(_number: int, _frame: object) -> None:
        nonlocal ended
        ended = True
        for process in running:
            process.terminate()

    def begin() -> BaseProcess:
        process = context.Process(target=_worker, args=(settings, listener, json_logs), daemon=True)
        process.start()
        return process

    running: list[BaseProcess] = []
    previous: dict[int, Callable[..., object] | int | None] = {
        number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        running += [begin() for _ in range(settings.workers)]
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
