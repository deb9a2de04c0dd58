"""One request over HTTP, with Python's own library: no redirects, and no answer without end."""

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
from msgspec import Struct

from greed import __version__
from greed.client.errors import ClientError, NotUnderstood, Refused, Unreachable
from greed.room import Problem

MOST = 32 << 20
"""The most bytes of an answer or a message."""
_AGENT = f"greed/{__version__}"
Value = TypeVar("Value")


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


def send(
    base: str,
    path: str,
    kind: Any,  # noqa: ANN401 -- any type, or union of types
    *,
    body: Struct | None = None,
    token: str = "",
    seconds: float = 60.0,
) -> Any:  # noqa: ANN401 -- of the kind asked for
    """Return the answer to a request, a POST if there is a body; of the kind `str` as it is.

    Raises:
        Refused, Unreachable, NotUnderstood
    """
    headers = {"content-type": "application/json", "user-agent": _AGENT}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else msgspec.json.encode(body)
    request = Request(base + path, data, headers)  # noqa: S310 -- see base_of
    answer = _within(base, request, seconds)
    if len(answer) > MOST:
        raise NotUnderstood(f"{base} sent an answer of more than {MOST >> 20} MB")
    return read(base, answer, kind)


def _within(base: str, request: Request, seconds: float) -> bytes:
    """Return what a server answers within a time that counts for headers and body together.

    A timeout of the line counts from one byte to the next: a server that drips would be waited for
    without end. So a thread of its own asks, which is left to itself when the time is up.
    """
    came: list[bytes | Exception] = []

    def ask() -> None:
        try:
            with _opener.open(request, timeout=seconds) as answer:
                came.append(_body(answer, MOST + 1, seconds))
        except HTTPError as error:
            with error:
                came.append(_problem(base, error, seconds))
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            reason = getattr(reason, "strerror", None) or reason
            came.append(Unreachable(f"{base} doesn't answer: {reason}"))

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(seconds + 1.0)
    if not came:
        raise Unreachable(f"{base} doesn't answer: it takes too long")
    if isinstance(came[0], Exception):
        raise came[0]
    return came[0]


def _body(answer: Any, most: int, seconds: float) -> bytes:  # noqa: ANN401 -- an answer or an error
    """Return the bytes of an answer, up to the most that is allowed.

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


def _problem(base: str, error: HTTPError, seconds: float) -> ClientError:
    status, elsewhere = error.code, error.headers.get("location")
    if elsewhere and 300 <= status < 400:
        return ClientError(f"{base} redirects to {elsewhere[:200]!r}: give that address instead")
    try:
        data = _body(error, 65_536, seconds)
    except (OSError, http.client.HTTPException):
        data = b""
    try:
        return Refused(_decode(data, Problem))
    except (msgspec.DecodeError, RecursionError):
        if status in (502, 503, 504):
            return Unreachable(f"{base} doesn't answer: its proxy says {status}")
        return NotUnderstood(
            f"{base} answered {status} with something else than Greed says: is it a Greed server?"
        )


def read(base: str, data: bytes, kind: Any) -> Any:  # noqa: ANN401 -- of the kind asked for
    """Return an answer of a kind.

    Raises:
        NotUnderstood: it is none.
    """
    try:
        return data.decode() if kind is str else _decode(data, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotUnderstood(
            f"{base} answered something this version of Greed ({__version__}) doesn't know:"
            f" {error}. Is it a Greed server, and is one of the two out of date?"
        ) from None


_looking = threading.Lock()
"""Held while msgspec looks at a type for the first time: two threads that do this at the same time
can crash the program."""


def _decode(data: bytes, kind: Any) -> Any:  # noqa: ANN401 -- of the kind asked for
    with _looking:
        decoder = _decoder(kind)
    return decoder.decode(data)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401
    return msgspec.json.Decoder(kind)
