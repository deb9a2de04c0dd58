"""The socket of a room: typed messages over a WebSocket, for plain and for asynchronous code."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

import msgspec

from greed._extras import install
from greed.client._http import MOST, read
from greed.client.errors import ClientError, NotUnderstood, Refused, Unreachable
from greed.wire import ClientMessage, ErrorCode, Hello, Problem, ServerMessage

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import ClientConnection as SyncConnection

_OPEN_SECONDS = 10.0
_FINAL: dict[int, ErrorCode] = {4400: "bad_request", 4403: "wrong_origin", 4404: "no_such_room"}
"""Close codes after which coming back does not help."""


class _Line:
    def __init__(self, base: str, code: str, tokens: tuple[str, ...], since: int) -> None:
        self.base = base
        self._address = f"ws{base.removeprefix('http')}/api/rooms/{quote(code, safe='')}/socket"
        self._hello = Hello(tokens=tokens, since=since)

    @property
    def _options(self) -> dict[str, Any]:
        return {
            "open_timeout": _OPEN_SECONDS, "close_timeout": 1.0, "max_size": MOST,
            "user_agent_header": "greed",
        }  # fmt: skip

    def _read(self, text: str | bytes) -> ServerMessage:
        data = text.encode() if isinstance(text, str) else text
        return read(self.base, data, ServerMessage)  # type: ignore[arg-type]

    @staticmethod
    def _missing() -> ClientError:
        return ClientError(f"sockets need the package websockets: {install('client')}")

    def _closed(self, error: ConnectionClosed) -> ClientError:
        code, reason = (error.rcvd.code, error.rcvd.reason) if error.rcvd else (1006, "")
        if code in _FINAL:
            return Refused(Problem(code=_FINAL[code], message=reason or "the server hung up"))
        return Unreachable(f"{self.base} hung up: {reason or 'the line broke'}")

    def _unopened(self, error: Exception) -> ClientError:
        from websockets.exceptions import InvalidHandshake, InvalidStatus

        if isinstance(error, InvalidStatus) and error.response.status_code in (404, 421):
            return NotUnderstood(f"{self.base} has no rooms here: is it a Greed server?")
        kind = "" if isinstance(error, InvalidHandshake) else "doesn't answer: "
        return Unreachable(f"{self.base} {kind}{error}")


class Line(_Line):
    """The socket of a room; `with` opens it and says hello."""

    _socket: SyncConnection

    def __enter__(self) -> Self:
        self._open = ExitStack()
        try:
            from websockets.exceptions import WebSocketException
            from websockets.sync.client import connect
        except ImportError:
            raise self._missing() from None
        try:
            self._socket = self._open.enter_context(connect(self._address, **self._options))
        except (OSError, WebSocketException, EOFError) as error:
            raise self._unopened(error) from None
        try:
            self.send(self._hello)
        except BaseException:
            self._open.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, message: ClientMessage) -> None:
        """Send a message.

        Raises:
            Unreachable, Refused: the line is closed.
        """
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise self._closed(error) from None

    def receive(self, seconds: float | None = None) -> ServerMessage | None:
        """Return the next message; None if there is none within this many seconds.

        Raises:
            Unreachable, Refused: the line is closed.
            NotUnderstood: a message of another version.
        """
        from websockets.exceptions import ConnectionClosed

        try:
            return self._read(self._socket.recv(seconds))
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            raise self._closed(error) from None


class AsyncLine(_Line):
    """The socket of a room; `async with` opens it and says hello."""

    _socket: ClientConnection

    async def __aenter__(self) -> Self:
        self._open = AsyncExitStack()
        try:
            from websockets.asyncio.client import connect
            from websockets.exceptions import WebSocketException
        except ImportError:
            raise self._missing() from None

        class Straight(connect):
            """Follows nobody to another server, who would read the tokens."""

            def process_redirect(self, exc: Exception) -> Exception | str:
                return exc

        try:
            opening = Straight(self._address, **self._options)
            self._socket = await self._open.enter_async_context(opening)
        except (OSError, WebSocketException, EOFError) as error:
            raise self._unopened(error) from None
        try:
            await self.send(self._hello)
        except BaseException:
            await self._open.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def send(self, message: ClientMessage) -> None:
        """Send a message, see `Line.send`."""
        from websockets.exceptions import ConnectionClosed

        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise self._closed(error) from None

    async def receive(self, seconds: float | None = None) -> ServerMessage | None:
        """Return the next message, see `Line.receive`."""
        from websockets.exceptions import ConnectionClosed

        try:
            async with asyncio.timeout(seconds):
                return self._read(await self._socket.recv())
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            raise self._closed(error) from None
