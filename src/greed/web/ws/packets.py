"""WebSockets that send in one packet what is sent in one moment.

A write to a socket costs a call of the operating system, about a fourth of what a move costs in
all. A player who moves hears what happened and gets an answer, both at once: one write is enough.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from greed.web.ws.lines import Lines

__all__ = ["Joined", "PacketProtocol"]


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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to talk."""
        self._line = transport
        joined = Joined(cast("asyncio.Transport", transport))
        super().connection_made(cast("asyncio.Transport", joined))
