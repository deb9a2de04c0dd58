"""WebSockets that send in one packet what is sent in one moment, and texts as they are.

A write to a socket costs a call of the operating system. A player who moves hears what happened
and gets an answer, both at once: one write is enough. And a message that has been encoded for all
sockets of a room goes out behind its header: ASGI would decode it and encode it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from greed.web.ws.lines import Lines

__all__ = ["TEXT", "Joined", "PacketProtocol", "WriteText", "header"]

WriteText = Callable[[bytes], bool]
"""Writes a text message, given as UTF-8, if that can be done at once; says whether it was."""
TEXT = "greed.text"
"""The ASGI extension of a socket that has such a short way out."""


def header(length: int) -> bytes:
    """Return what goes before a text of this many bytes from a server (RFC 6455, 5.2).

    >>> header(5).hex(), header(126).hex(), header(65_536).hex()
    ('8105', '817e007e', '817f0000000000010000')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Joined:
    """A transport that holds what is written until the event loop turns, then writes it at once.

    All else of a transport is as it was: reading, its state, and that it may pause the writer.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._held: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Write, with whatever else is written before the event loop turns."""
        if not self._held:
            self._loop.call_soon(self._flush)
        self._held.append(data)

    def close(self) -> None:
        """Close, once everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        held, self._held = self._held, []
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


class PacketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets over transports that join writes; `lines` counts them."""

    def __init__(
        self,
        *arguments: Any,  # noqa: ANN401
        lines: Lines | None = None,
        **named: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*arguments, **named)
        self._lines = lines
        self._line: asyncio.BaseTransport | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the place to others."""
        if self._lines is not None:
            self._lines.leave(cast("asyncio.Transport", self._line))
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer the application the short way out."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):  # there is none if the handshake failed
            scope["extensions"][TEXT] = self.write_text

    async def send(self, message: ASGISendEvent) -> None:
        """Send, if the line was not closed meanwhile for what its client did, or didn't do."""
        await self.writable.wait()
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def write_text(self, text: bytes) -> bool:
        """Write a text message if the line is open and free; say whether it was written."""
        free = self.writable.is_set() and self.conn.state is OPEN and not self.disconnected
        if free:
            self.transport.write(header(len(text)) + text)
        return free

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to talk."""
        self._line = transport
        joined = Joined(cast("asyncio.Transport", transport))
        super().connection_made(cast("asyncio.Transport", joined))
