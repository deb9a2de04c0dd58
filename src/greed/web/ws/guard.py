"""What stands between a connection and its protocol: patience, and one write a moment.

A server's protocol is an `asyncio.Protocol` on a transport. A guard is both: to the event loop it
is the protocol, and to the protocol it is the transport. So it needs to know nothing of either.

- A write to a socket costs a call of the operating system. What is written before the event loop
  turns goes out in one: a player who moves hears what happened and gets an answer.
- A connection on which no whole request has come, or whose reader takes nothing, isn't waited for.
- Requests may be sent one behind another. They are handed on bit by bit, and no further while the
  protocol has enough: so what waits for its turn takes next to no memory.

When a request is whole and when it is answered is seen where the application is called.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, cast

from litestar.exceptions import WebSocketDisconnect

from greed.web.limits import Connections

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

HALF = 10.0
"""Seconds for a whole request to come, from its first byte or the opening of the line."""
ANSWER = 120.0
"""Seconds for an answer to be made and read."""
AHEAD = 65_536
"""Bytes that may come while no request is being read: headers, and requests behind another."""
DRAIN = 1 << 20
"""Bytes of a body that nobody wants that are read, so that its sender can read the answer."""
FRAMES = 1_000
"""Parts in which a message may come; empty ones make it no longer, and are held all the same."""
UNREADABLE = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n"
    b"This is not a request for a WebSocket: send at most 128 headers, and no body.\n"
)
_PART = 1_024
"""Bytes that are handed on at once."""
_READING = ("GET", "HEAD")
_GUARD = "greed.guard"


class Guard(asyncio.Transport, asyncio.Protocol):
    """One connection, guarded."""

    def __init__(self, lines: Connections) -> None:
        super().__init__()
        self.gone = asyncio.Event()
        self._lines = lines
        self._loop = asyncio.get_running_loop()
        self._inner: asyncio.Protocol
        self._line: asyncio.Transport
        self._entered = False
        self._clock: asyncio.TimerHandle | None = None
        self._unwritten: list[bytes] = []
        self._rest, self._at = b"", 0  # to be handed on
        self._full = False  # the protocol wants no more for now
        self._queue = False  # it would take more, while requests wait in it for their turn
        self._ahead, self._most = 0, AHEAD
        self._socket = self._reading = self._streams = False
        self._cancel: Callable[[], bool] | None = None

    # -- as a protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, if there is a place."""
        self._line = cast("asyncio.Transport", transport)
        self._entered = self._lines.enter(self._line)
        if self._entered:
            self._wait(HALF, self._end)
            self._inner.connection_made(self)
        else:
            self._line.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the place to others."""
        self._wait(None)
        self._rest = b""
        self.gone.set()
        if self._cancel is not None:  # what only reads is read for nobody
            self._cancel()
        if self._entered:
            self._lines.leave(self._line)
            self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand on what has come."""
        if self._socket and not self._rest and not self._full:
            self._inner.data_received(data)  # a socket limits the bytes of its messages by itself
            if len(getattr(self._inner, "frames", ())) > FRAMES:
                self._line.abort()
            return
        waits = bool(self._rest)
        self._rest, self._at = self._rest[self._at :] + data, 0
        if not waits:
            self._hand_on()

    def _hand_on(self) -> None:
        """Hand a part of what has come on, and see to the rest when the event loop has turned."""
        if self._full or not self._rest or self._line.is_closing():
            return
        part = self._rest[self._at : self._at + _PART]
        self._at += len(part)
        if self._at == len(self._rest):
            self._rest, self._at = b"", 0
        if not (self._socket or self._reading):
            self._ahead += len(part)
            if self._ahead > self._most:
                self._line.abort()
                return
        self._inner.data_received(part)
        if self._rest:
            self._line.pause_reading()
            self._loop.call_soon(self._hand_on)
        else:
            self._read_on()

    def eof_received(self) -> bool | None:
        """Hand on that nothing more comes."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Give a reader its time that takes nothing more; sockets ask theirs by themselves."""
        if not self._socket:
            self._wait(ANSWER)
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Go on with a stream whose reader takes what it is told."""
        if self._streams:
            self._wait(None)
        self._inner.resume_writing()

    # -- as a transport

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Write, with whatever else is written before the event loop turns."""
        if not self._unwritten:
            self._loop.call_soon(self._flush)
        self._unwritten.append(bytes(data))

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview[Any]]) -> None:
        """Write several pieces."""
        for data in list_of_data:
            self.write(data)

    def _flush(self) -> None:
        written, self._unwritten = self._unwritten, []
        if written and not self._line.is_closing():
            self._line.write(b"".join(written))

    def close(self) -> None:
        """Close, once everything is written."""
        self._flush()
        self._line.close()

    def abort(self) -> None:
        """Close at once."""
        self._line.abort()

    def is_closing(self) -> bool:
        """Say whether it is closed, or about to be."""
        return self._line.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401
        """Return what is known of the connection."""
        return self._line.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Hand nothing more on."""
        self._full = True
        self._line.pause_reading()

    def resume_reading(self) -> None:
        """Hand on what waits, then what comes; not while requests wait in the protocol."""
        self._queue = bool(getattr(self._inner, "pipeline", None))
        if self._queue:
            return
        self._full = False
        if self._rest:
            self._loop.call_soon(self._hand_on)
        else:
            self._read_on()

    def _read_on(self) -> None:
        if not (self._full or self._line.is_closing()):
            self._line.resume_reading()

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return who speaks here."""
        return self._inner

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Let a socket speak from now on; it keeps the place.

        Its request has been read. One that the protocol can't read, such as one with a body, it
        neither answers nor ends.
        """
        self._inner = cast("asyncio.Protocol", protocol)
        self._socket = True
        if getattr(getattr(protocol, "conn", None), "handshake_exc", None) is not None:
            self.write(UNREADABLE)
            self._end()
            return
        self._lines.whole(self._line)

    # -- where the application is called

    async def call(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a request of this connection answered."""
        headers = dict(scope["headers"])
        self._reading = b"transfer-encoding" in headers or bool(
            int(headers.get(b"content-length", b"0") or 0)
        )
        self._streams = str(scope["path"]).endswith("/stream")
        self._ahead, self._most = 0, AHEAD
        if not self._reading:
            self._whole()

        async def hear() -> Any:  # noqa: ANN401
            heard = await self._unless_gone(receive) if self._streams else await receive()
            if heard["type"] == "http.request" and not heard.get("more_body"):
                self._whole()
            return heard

        begun = False

        async def say(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                self._answered()

        self._cancel = None
        if scope.get("method") in _READING and not self._streams:
            self._cancel = cast("asyncio.Task[Any]", asyncio.current_task()).cancel
        try:
            await app(scope, hear, say)
        except asyncio.CancelledError:
            if not (self._cancel and self.gone.is_set()):
                raise
            cast("asyncio.Task[Any]", asyncio.current_task()).uncancel()
            await self._say_nothing(send, begun=begun)
        finally:
            self._cancel = None

    async def _say_nothing(self, send: Send, *, begun: bool) -> None:
        """End an answer that nobody hears, for a protocol that waits for its end."""
        with contextlib.suppress(RuntimeError):
            if not begun:
                await send({"type": "http.response.start", "status": 499, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def talk(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a socket served, until it is closed for what its client did, or didn't do."""
        self._wait(None)

        async def say(message: Message) -> None:
            if self.is_closing():
                raise WebSocketDisconnect(detail="the line is closed")
            await send(message)

        with contextlib.suppress(WebSocketDisconnect):
            await app(scope, receive, say)

    def _whole(self) -> None:
        """Give the answer its time: all of the request has come."""
        self._reading = False
        self._lines.whole(self._line)
        self._wait(None if self._streams else ANSWER)

    def _answered(self) -> None:
        """Wait for the next request, or for the rest of one that is refused already."""
        if self._reading:
            self._reading, self._most = False, DRAIN
        self._streams = False
        self._lines.halve(self._line)
        self._wait(HALF, self._end)
        if self._queue:
            self._loop.call_soon(self.resume_reading)

    async def _unless_gone(self, receive: Receive) -> Any:  # noqa: ANN401
        """Return what is received, or that nobody is there any more.

        A protocol may tell that only the last of several requests that were sent at once.
        """
        heard = asyncio.ensure_future(receive())
        gone = asyncio.ensure_future(self.gone.wait())
        try:
            await asyncio.wait((heard, gone), return_when=asyncio.FIRST_COMPLETED)
            return heard.result() if heard.done() else {"type": "http.disconnect"}
        finally:
            gone.cancel()
            heard.cancel()

    def _end(self) -> None:
        """Hang up, as no whole request has come; what was answered may still be read."""
        self.close()
        self._wait(ANSWER)

    def _wait(self, seconds: float | None, end: Callable[[], None] | None = None) -> None:
        if self._clock is not None:
            self._clock.cancel()
        end = end or self._line.abort
        self._clock = self._loop.call_later(seconds, end) if seconds else None


def guarded(speaker: Callable[..., asyncio.Protocol], lines: Connections) -> Callable[..., Guard]:
    """Return what makes the protocols of a server, each behind a guard.

    `speaker` makes them without; it takes what each of their requests finds in its `state`.
    """

    def made(*, app_state: dict[str, Any], **named: Any) -> Guard:  # noqa: ANN401
        guard = Guard(lines)
        guard._inner = speaker(app_state={**app_state, _GUARD: guard}, **named)  # noqa: SLF001
        return guard

    return made


def watched(app: ASGIApp) -> ASGIApp:
    """Return an application that tells the guards of its requests how far they are."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        state: dict[str, Any] = scope.get("state") or {}
        guard = state.get(_GUARD)
        if not isinstance(guard, Guard):
            await app(scope, receive, send)
        elif str(scope["type"]) == "http":
            await guard.call(app, scope, receive, send)
        else:
            await guard.talk(app, scope, receive, send)

    return cast("ASGIApp", called)
