"""How fast a client may ask, and how much it may have under way at once.

A client is an address. Buckets fill with time and empty with every request; places are taken and
left. The networks around an IPv6 address have buckets and places of their own.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network


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
    """A bucket per client, for the clients seen last; a rate of 0 limits nothing."""

    def __init__(self, rate: float, burst: float, clients: int = 10_000) -> None:
        self._rate, self._burst, self._clients = rate, burst, clients
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spent(self, client: str, of: str = "") -> bool:
        """Say whether a client has no permit now, of this kind; none is taken."""
        found = (self._buckets.get(of + name) for name, _ in shares(client))
        return any(bucket is not None and bucket.spent for bucket in found)

    def take(self, client: str, of: str = "") -> bool:
        """Take a permit of a client's, of this kind; False if it has none now."""
        if not self._rate:
            return True
        buckets = []
        for name, times in shares(client):
            name = of + name  # noqa: PLW2901
            bucket = self._buckets.get(name)
            if bucket is None:
                bucket = self._buckets[name] = Bucket(self._rate * times, self._burst * times)
            self._buckets.move_to_end(name)
            buckets.append(bucket)
        while len(self._buckets) > self._clients:
            self._buckets.popitem(last=False)
        if any(bucket.spent for bucket in buckets):
            return False
        return all(bucket.take() for bucket in buckets)


class Places:
    """So many at once of each client; `most` 0 limits nothing.

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
    def hold(self, client: str) -> Iterator[bool]:
        """Take a place and leave it in the end; False, and none is taken, where none is left."""
        names = shares(client)
        if self._most and any(self._taken[name] >= self._most * times for name, times in names):
            yield False
            return
        self._taken.update(name for name, _ in names)
        try:
            yield True
        finally:
            for name, _ in names:
                self._taken[name] -= 1
                if not self._taken[name]:
                    del self._taken[name]


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


def address(host: str) -> str:
    """Return by what a client is counted; a customer has a whole /64 of IPv6.

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
