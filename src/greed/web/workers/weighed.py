"""Caches that are limited by what they hold, not by how many things they hold."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

__all__ = ["Weighed"]

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
        self._held: OrderedDict[Key, tuple[Value, int]] = OrderedDict()
        self.weight = 0

    def get(self, key: Key) -> Value | None:
        """Return a value; None if it is not held."""
        kept = self._held.get(key)
        if kept is None:
            return None
        self._held.move_to_end(key)
        return kept[0]

    def put(self, key: Key, value: Value, weight: int) -> None:
        """Hold a value of this many bytes, and drop old values to stay within the limit."""
        before = self._held.pop(key, None)
        self.weight += weight - (before[1] if before else 0)
        self._held[key] = (value, weight)
        while self.weight > self._most:
            self.weight -= self._held.popitem(last=False)[1][1]
