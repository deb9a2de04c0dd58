"""Running the server: one process or several, their logs, and a goodbye before it goes down."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, cast

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from greed.store import Store
from greed.store.engine import database_url
from greed.web.app import create_app
from greed.web.limits import lines_of, trusted_proxies
from greed.web.rooms.ratings import can_rate
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
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms = self.app.state.rooms
        if rooms.say_goodbye():
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def serve(settings: Settings, announce: Callable[[int], None] | None = None) -> None:
    """Serve until a signal ends it; `announce` is told the port once everything is ready.

    Raises:
        SettingsError: nothing can listen there, or several workers are asked for on
            SQLite.
        StoreError, StoreBusy: the database cannot be used.
    """
    if settings.workers > 1 and database_url(settings.database).get_backend_name() == "sqlite":
        raise SettingsError(
            "SQLite serves one worker: no worker would hear of another's moves, and all would"
            " wait for one file. Several need --database postgresql://..."
        )
    can_rate(settings)
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


# Logs hold no tokens, secrets or room codes. Nothing secret is ever handed to a logger: requests
# are logged by their endpoint (the pattern of its path), rooms by their id, which opens nothing.

_CLIENTS_FAULT = "Invalid UTF-8 sequence received from client."

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class _Discreet(logging.Formatter):
    """Tells where something went wrong and what kind of error it was, but not what it was about.

    The message of an error may quote what somebody sent: a code, a token, the secret of dice.
    """

    def formatException(  # noqa: N802
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        """Return the places of an error and of what led to it, and their types."""
        told, error = [], ei[1]
        while error is not None:
            places = "".join(traceback.format_tb(error.__traceback__))
            told.append(f"{places}{type(error).__qualname__}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\nafter ".join(told)

    def said(self, record: logging.LogRecord) -> str:
        """Return the message of a record; of asyncio's, which quotes errors, the first line."""
        message = record.getMessage()
        return message.partition("\n")[0] if record.name == "asyncio" else message


class TextLines(_Discreet):
    """Formats a record as text for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines of a record."""
        told = f"{self.formatTime(record)} {record.name} {self.said(record)}"
        return f"{told}\n{self.formatException(record.exc_info)}" if record.exc_info else told


class JsonLines(_Discreet):
    """Formats a record as one line of JSON; what was given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.said(record),
        }
        said |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


def _calmly(record: logging.LogRecord) -> bool:
    """Tell without a traceback what isn't the server's fault: bad bytes, the end of a wait."""
    ended = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
    if record.msg == _CLIENTS_FAULT:
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return not ended


def log_to(*, as_json: bool) -> None:
    """Send logs to standard error, as JSON lines or, only what is wrong, as text for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    # Uvicorn names the path of every socket in its own words, and with it the code of a room.
    for name in ("uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_calmly)
