"""The connections of a worker: how many there may be, in all and from each address.

A connection on which no whole request has come yet is half open. When there is no place left, the
oldest of those makes room: a client that opens many of them only crowds out itself.
"""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from typing import Any, Protocol

from greed.web.limits import address
from greed.web.settings import Settings

_RESERVED = 128
"""Descriptors for databases, helpers and files."""


class Transport(Protocol):
    """What of a connection's transport is used here."""

    def get_extra_info(self, name: str, /) -> Any:  # noqa: ANN401
        """Return what is known of it, such as `peername`."""
        ...

    def abort(self) -> None:
        """Close it at once."""
        ...


class Connections:
    """The connections of a worker: how many in all, and of each address."""

    def __init__(self, most: int, per_client: int, proxies: frozenset[str]) -> None:
        self._most = most
        self._per_client = per_client
        self._proxies = proxies
        self._open: dict[Transport, str] = {}
        self._half: dict[Transport, None] = {}
        self._clients: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: Transport) -> bool:
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

    def whole(self, transport: Transport) -> None:
        """Note that a whole request has come."""
        self._half.pop(transport, None)

    def halve(self, transport: Transport) -> None:
        """Note that a connection waits for another request."""
        if transport in self._open:
            self._half[transport] = None

    def leave(self, transport: Transport) -> None:
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


def trusted_proxies() -> str:
    """Return the addresses of proxies, whose word on the address of a client counts."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


def lines_of(settings: Settings) -> Connections:
    """Return the places of a worker with these settings."""
    _raise_descriptors()
    proxies = frozenset(address(part.strip()) for part in trusted_proxies().split(","))
    most = min(settings.lines or 1_000_000, max(64, _descriptors() - _RESERVED))
    return Connections(most, settings.lines_per_client, proxies)


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
