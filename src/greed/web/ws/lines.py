"""The connections of a worker: how many there may be, and how long half a request may take.

A connection on which no whole request has come yet is half open. When there is no place left, the
oldest of those makes room: a client that opens many of them only crowds out itself.

Requests may be sent one behind another, but only a few: what waits for its turn takes memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from typing import Any, Protocol

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from greed.web.limits import address
from greed.web.settings import Settings

__all__ = ["WAITING", "GuardedProtocol", "Lines", "lines_of"]

HALF = 10.0
"""Seconds for a whole request to come, from its first byte or the opening of the line."""
ANSWER = 120.0
"""Seconds for an answer to be made and read."""
HEADERS = 65_536
"""Bytes that may come before a request's headers are complete."""
WAITING = 8
"""Requests that may wait on a connection until those before them are answered."""
_WAITING_BODY = 65_536
"""Bytes of the body of one of them."""
_RESERVED = 128
"""Descriptors for databases, helpers and files."""


class Line(Protocol):
    """What of a connection's transport is used here."""

    def get_extra_info(self, name: str, /) -> Any:  # noqa: ANN401
        """Return what is known of it, such as `peername`."""
        ...

    def abort(self) -> None:
        """Close it at once."""
        ...


class Lines:
    """The connections of a worker: how many in all, and of each address."""

    def __init__(self, most: int, per_client: int, proxies: frozenset[str]) -> None:
        self._most = most
        self._per_client = per_client
        self._proxies = proxies
        self._open: dict[Line, str] = {}
        self._half: dict[Line, None] = {}
        self._clients: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: Line) -> bool:
        """Take in a half-open connection; False if the server is full."""
        peer = transport.get_extra_info("peername")
        client = address(peer[0]) if isinstance(peer, tuple) else ""
        counted = self._per_client and client and client not in self._proxies
        if counted and self._clients[client] >= self._per_client:
            return False
        if len(self._open) >= self._most and not self._make_room():
            return False
        self._open[transport] = client
        self._half[transport] = None
        self._clients[client] += 1
        return True

    def whole(self, transport: Line) -> None:
        """Note that a whole request has come."""
        self._half.pop(transport, None)

    def halve(self, transport: Line) -> None:
        """Note that a connection waits for another request."""
        if transport in self._open:
            self._half[transport] = None

    def leave(self, transport: Line) -> None:
        """Note that a connection is closed."""
        self._half.pop(transport, None)
        client = self._open.pop(transport, None)
        if client is not None:
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]

    def _make_room(self) -> bool:
        """Close the oldest connection that is half open; False if there is none."""
        oldest = next(iter(self._half), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True


class _TooMany(Exception):
    """More waits on a connection than may: the parser reads no further."""


class GuardedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP over connections that are counted and do not wait for ever."""

    def __init__(self, *arguments: Any, lines: Lines, **named: Any) -> None:  # noqa: ANN401
        super().__init__(*arguments, **named)
        self._lines = lines
        self._clock: asyncio.TimerHandle | None = None
        self._headers_read: int | None = 0  # None: they are complete, and a body may come
        self._whole = 0
        self._answered: RequestResponseCycle | None = None
        self._crowded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to talk, if there is a place."""
        super().connection_made(transport)
        if self._lines.enter(transport):
            self._wait(HALF)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the place to others."""
        self._wait(None)
        self._lines.leave(self.transport)
        super().connection_lost(exc)
        if self._answered is not None:  # which uvicorn forgets where others wait behind it
            self._answered.disconnected = True
            self._answered.message_event.set()
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        """Read on, but no headers without end."""
        before = self._whole
        super().data_received(data)
        if self._headers_read is not None and self._whole == before:  # nothing but headers
            self._headers_read += len(data)
            if self._headers_read > HEADERS:
                self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request; nothing to a client that reads no answers either."""
        if self._crowded:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        """Begin to read a request, if not too many wait."""
        if len(self.pipeline) >= WAITING:
            self._crowded = True
            raise _TooMany
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        """Keep a part of a body until the application asks for it."""
        if self.pipeline and len(self.cycle.body) + len(body) > _WAITING_BODY:
            self._crowded = True
            raise _TooMany
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """Begin to answer; the body may still be on its way."""
        self._headers_read = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Give the answer its time, unless it went out before all of the request had come."""
        super().on_message_complete()
        self._headers_read = 0
        self._whole += 1
        if not getattr(self.cycle, "response_complete", False):  # None where a socket opens
            self._lines.whole(self.transport)
            self._wait(None if self._streams else ANSWER)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def _streams(self) -> bool:
        """Whether the answer goes on for as long as its reader takes it."""
        return str(self.scope.get("path", "")).endswith("/stream")  # a socket has none yet

    def pause_writing(self) -> None:
        """Give a reader its time that takes nothing more."""
        super().pause_writing()
        self._wait(ANSWER)

    def resume_writing(self) -> None:
        """Go on with a stream whose reader takes what it is told."""
        super().resume_writing()
        if self._streams:
            self._wait(None)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._lines.halve(self.transport)
        self._wait(HALF)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket, which keeps its place."""
        self._wait(None)
        self._lines.whole(self.transport)
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self.loop.call_later(seconds, self.transport.abort) if seconds else None


def lines_of(settings: Settings) -> Lines:
    """Return the places of a worker with these settings."""
    _raise_descriptors()
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    proxies = frozenset(address(part.strip()) for part in trusted.split(","))
    most = min(settings.lines or 1_000_000, max(64, _descriptors() - _RESERVED))
    return Lines(most, settings.lines_per_client, proxies)


def _raise_descriptors() -> None:
    """Let this process open as many files and connections as the system allows it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _descriptors() -> int:
    try:
        import resource
    except ImportError:  # Windows
        return 4096
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
