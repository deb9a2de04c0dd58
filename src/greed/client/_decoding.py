"""Reading JSON as typed values, from any number of threads.

msgspec looks at a type when it first reads one, and two threads that do this at the same time can
crash the program. So types are looked at one after the other.
"""

from __future__ import annotations

import threading
from functools import cache
from typing import Any, TypeVar

import msgspec

__all__ = ["LOOKING", "decode"]

Value = TypeVar("Value")

LOOKING = threading.RLock()
"""Held while msgspec looks at a type for the first time."""


def decode(data: bytes, kind: type[Value]) -> Value:
    """Return the value of a type that JSON holds.

    >>> decode(b"[1, 2]", list[int])
    [1, 2]

    Raises:
        msgspec.DecodeError: it holds something else.
    """
    with LOOKING:
        decoder = _decoder(kind)  # type: ignore[arg-type]
    value: Value = decoder.decode(data)
    return value


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401
    return msgspec.json.Decoder(kind)
