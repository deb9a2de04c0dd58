"""One request over HTTP, with Python's own library: no redirects, and no answer without end.

Answers are read as typed values, from any number of threads. msgspec looks at a type when it first
reads one, and two threads that do this at the same time can crash the program; so types are looked
at one after the other.
"""

from __future__ import annotations

import http.client
import threading
import time
from functools import cache
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from greed import __version__
from greed.client.calls import Answer, Call
from greed.client.errors import ClientError, NotUnderstood, Refused, Unreachable
from greed.wire import Problem

MOST = 32 << 20
"""The most bytes of an answer or a message."""
_AGENT = f"greed/{__version__}"


class _Stay(HTTPRedirectHandler):
    """Follows nobody to another server, who would read the token."""

    def redirect_request(self, *_: Any, **__: Any) -> None:  # noqa: ANN401
        """Leave the redirection to be reported."""
        return


_opener = build_opener(_Stay)


def base_of(url: str) -> str:
    """Return the address of a server without anything after it.

    >>> base_of("https://Greed.example/2MH9RNKT")
    'https://greed.example'

    Raises:
        ClientError: this is not the address of a server.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if parts.scheme not in ("http", "https") or not host:
        raise ClientError(f"{url!r} is not the address of a server, e.g. http://127.0.0.1:8000")
    if parts.username is not None:
        raise ClientError("leave the user and password out of the address")
    place = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{place}{f':{port}' if port else ''}"


def send(base: str, call: Call[Answer], token: str, seconds: float) -> Answer:
    """Return the answer to a call.

    Raises:
        Refused, Unreachable, NotUnderstood
    """
    headers = {"content-type": "application/json", "user-agent": _AGENT}
    if token:
        headers["authorization"] = f"Bearer {token}"
    body = None if call.body is None else msgspec.json.encode(call.body)
    if call.method == "POST" and body is None:
        body = b""
    request = Request(base + call.path, body, headers, method=call.method)  # noqa: S310 - see base_of
    try:
        with _opener.open(request, timeout=seconds) as answer:
            data = _body(answer, MOST + 1, seconds)
    except HTTPError as error:
        with error:
            raise _problem(base, error, seconds) from None
    except (OSError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        reason = getattr(reason, "strerror", None) or reason
        raise Unreachable(f"{base} doesn't answer: {reason}") from None
    if len(data) > MOST:
        raise NotUnderstood(f"{base} sent an answer of more than {MOST >> 20} MB")
    return read(base, data, call.answer)


def _body(answer: Any, most: int, seconds: float) -> bytes:  # noqa: ANN401 - an answer or an error
    """Return the bytes of an answer, up to the most that is allowed.

    A timeout of the line counts from one byte to the next; this one counts for all of them.

    Raises:
        OSError: they don't come in time, or the line breaks before the last one.
    """
    last, data = time.monotonic() + seconds, bytearray()
    while len(data) < most and (part := answer.read1(min(65_536, most - len(data)))):
        data += part
        if time.monotonic() > last:
            raise TimeoutError("it takes too long")
    if len(data) < most and answer.length:
        raise ConnectionError("the line broke")
    return bytes(data)


def read(base: str, data: bytes, kind: type[Answer]) -> Answer:
    """Return an answer of a type, or say that it is none."""
    try:
        if kind is str:
            return data.decode()  # type: ignore[return-value]
        return decode(data, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotUnderstood(
            f"{base} answered something this version of Greed ({__version__}) doesn't know:"
            f" {error}. Is it a Greed server, and is one of the two out of date?"
        ) from None


def _problem(base: str, error: HTTPError, seconds: float) -> ClientError:
    status, elsewhere = error.code, error.headers.get("location")
    if elsewhere and 300 <= status < 400:
        return ClientError(f"{base} redirects to {elsewhere[:200]!r}: give that address instead")
    try:
        data = _body(error, 65_536, seconds)
    except (OSError, http.client.HTTPException):
        data = b""
    try:
        return Refused(decode(data, Problem))
    except (msgspec.DecodeError, RecursionError):
        if status in (502, 503, 504):
            return Unreachable(f"{base} doesn't answer: its proxy says {status}")
        return NotUnderstood(
            f"{base} answered {status} with something else than Greed says: is it a Greed server?"
        )


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
