"""How fast a client may ask, how many lines it may hold at once, and how much is remembered.

Buckets fill with time and empty with every request; places are taken and left. A connection on
which no whole request has come yet is half open. When there is no place left, the oldest of those
makes room: a client that opens many of them only crowds out itself.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Generic, Protocol, TypeVar

from greed.web.settings import Settings

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Weighed(Generic[Key, Value]):
    """The values used last, as many as weigh `most` bytes together.

    >>> cache = Weighed[str, str](most=10)
    >>> for key in "abc":
    ...     cache.put(key, key.upper(), 4)
    >>> cache.get("a"), cache.get("c"), cache.weight
    (None, 'C', 8)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Key, tuple[Value, int]] = OrderedDict()
        self.weight = 0

    def get(self, key: Key) -> Value | None:
        """Return a value; None if it is not there any more."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key][0]

    def put(self, key: Key, value: Value, weight: int) -> None:
        """Keep a value of this many bytes, and drop old values to stay within the limit."""
        before = self._values.pop(key, None)
        self.weight += weight - (before[1] if before else 0)
        self._values[key] = (value, weight)
        while self.weight > self._most:
            self.weight -= self._values.popitem(last=False)[1][1]


class Bucket:
    """Permits for one client: `burst` at once, `rate` per second for long.

    >>> clock = iter([0.0, 0.0, 0.0, 0.0, 1.0])
    >>> bucket = Bucket(rate=1, burst=2, clock=lambda: next(clock))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = self._left = float(burst)
        self._clock = clock
        self._then = clock()

    @property
    def spent(self) -> bool:
        """Whether every permit is taken."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left < 1

    def take(self) -> bool:
        """Take a permit; False if there is none now."""
        if self.spent:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket per client, for the clients seen last; a rate of 0 limits nothing.

    The networks around a client have theirs, too (`shares`).
    """

    def __init__(self, rate: float, burst: float, clients: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._clients = clients
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spent(self, client: str) -> bool:
        """Say whether a client has no permit now; none is taken."""
        if not self._rate:
            return False
        found = (self._buckets.get(name) for name, _ in shares(client))
        return any(bucket is not None and bucket.spent for bucket in found)

    def take(self, client: str) -> bool:
        """Take a permit of a client's; False if it has none now."""
        if not self._rate:
            return True
        buckets = [self._bucket(*share) for share in shares(client)]
        if any(bucket.spent for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take()
        return True

    def _bucket(self, name: str, times: int) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate * times, self._burst * times)
            if len(self._buckets) > self._clients:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket


class Latest:
    """The pairs of texts that were added last.

    >>> latest = Latest(most=2)
    >>> for code in "ABC":
    ...     latest.add(("192.0.2.7", code))
    >>> [("192.0.2.7", code) in latest for code in "ABC"]
    [False, True, True]
    """

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._pairs: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __contains__(self, pair: tuple[str, str]) -> bool:
        return pair in self._pairs

    def add(self, pair: tuple[str, str]) -> None:
        """Add a pair, or bring it forward."""
        self._pairs[pair] = None
        self._pairs.move_to_end(pair)
        if len(self._pairs) > self._most:
            self._pairs.popitem(last=False)


class Places:
    """So many at once of each kind, be it a client or a room; `most` 0 limits nothing.

    The networks around a client have places of their own (`shares`).

    >>> places = Places(most=1)
    >>> with places.hold("Ann") as first, places.hold("Ann") as second, places.hold("Bob") as third:
    ...     print(first, second, third)
    True False True
    >>> with places.hold("Ann") as again:
    ...     print(again)
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, kind: str) -> Iterator[bool]:
        """Take a place and leave it in the end; False, and none is taken, where none is left."""
        names = shares(kind)
        if self._most and any(self._taken[name] >= self._most * times for name, times in names):
            yield False
            return
        for name, _ in names:
            self._taken[name] += 1
        try:
            yield True
        finally:
            for name, _ in names:
                self._taken[name] -= 1
                if not self._taken[name]:
                    del self._taken[name]


def address(host: str) -> str:
    """Return the address by which a client is counted: of IPv6 the network that is one customer's.

    >>> address("192.0.2.7"), address("2001:db8:1:2:3:4:5:6"), address("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(IPv6Address(int(ip) >> 64 << 64))
    return str(ip)


@lru_cache(maxsize=4096)
def shares(client: str) -> tuple[tuple[str, int], ...]:
    """Return under which names a client is counted, and for how many clients each may count.

    A customer may have 256 networks of IPv6, and some have 65,536. Those around a client together
    may do what several clients may, for elsewhere they are different people's.

    >>> shares("192.0.2.7")
    (('192.0.2.7', 1),)
    >>> shares("2001:db8:1:2::")
    (('2001:db8:1:2::', 1), ('2001:db8:1::/56', 4), ('2001:db8:1::/48', 16))
    """
    try:
        ip = IPv6Address(client)
    except ValueError:
        return ((client, 1),)
    around = (
        (str(ip_network((int(ip) >> 128 - bits << 128 - bits, bits))), times)
        for bits, times in ((56, 4), (48, 16))
    )
    return ((client, 1), *around)


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
        if self._per_client and client and client not in self._proxies:
            limits = ((name, times * self._per_client) for name, times in shares(client))
            if any(self._clients[name] >= limit for name, limit in limits):
                return False
        if len(self._open) >= self._most and not self._make_room():
            return False
        self._open[transport] = client
        self._half[transport] = None
        for name, _ in shares(client):
            self._clients[name] += 1
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
        for name, _ in shares(client) if client is not None else ():
            self._clients[name] -= 1
            if not self._clients[name]:
                del self._clients[name]

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
