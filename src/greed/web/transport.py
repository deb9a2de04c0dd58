"""How messages of sockets reach the network: those of one moment together, and never for ever."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of a socket that writes once for each turn of the event loop.

    Every write is a call of the operating system, which costs as much as a view. A client that
    gives no sign of life is cut off, whatever still waits for it.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.transport = cast("asyncio.Transport", _Gathering(self.transport, self.loop))

    def keepalive_timeout(self) -> None:
        """End a socket that has not answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()


class _Gathering:
    """A transport that gathers what is written in one turn of the loop."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Have something written soon."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)

    def close(self) -> None:
        """Write what is left, and close."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._parts:
            self._transport.write(b"".join(self._parts))
            self._parts.clear()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 -- whatever else a transport has
        return getattr(self._transport, name)
