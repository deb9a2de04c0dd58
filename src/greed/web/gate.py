"""What every request and every socket passes first: whose page it comes from, how fast it asks."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import time
from functools import lru_cache
from hmac import compare_digest
from ipaddress import ip_address
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from greed.core.messages import say
from greed.languages import accepted, spoken
from greed.room import Problem, Refusal
from greed.web.answers import problem_response, turn_away
from greed.web.limits import Buckets, address
from greed.web.metrics import Metrics
from greed.web.settings import Settings

log = logging.getLogger("greed.web.requests")

_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_GONE = 499
"""How a request is counted whose client has hung up."""

_HEADERS = {
    # The solver is WebAssembly; text never becomes a program.
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
        " img-src 'self' data: blob:; font-src 'self'; connect-src 'self';"
        " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    # The address of a room is the right to join it: tell no other site.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
_USUAL = tuple((name.encode(), value.encode()) for name, value in _HEADERS.items())
_FRESH = ((b"cache-control", b"no-store"),)
"""Of the API, which tells how things are now, and to whom it belongs."""


class Gate:
    """Turns away who may not ask, counts what passes, and says to browsers what they may do.

    Whatever goes on says in its scope by what its client is `counted`, and in which `language` the
    person is answered; a request is answered while that language is spoken.
    """

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app, self._settings, self._metrics = app, settings, metrics
        self._buckets = Buckets(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("language")
        language = accepted(asked[0] if asked else headers.get("accept-language", ""))
        scope["counted"] = address(scope["client"][0]) if scope.get("client") else ""
        scope["language"] = language
        with spoken(language):
            if scope["type"] == "http":
                await self._answer(scope, headers, receive, send)
                return
            try:
                self._check(scope, headers)
            except Refusal as error:
                self._metrics.refusals.labels(error.problem.code).inc()
                await turn_away(WebSocket(scope, receive, send), error.problem)
                return
        await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        """Answer a request, with the headers that every answer has, and count and log it."""
        of_api = scope["path"].startswith("/api")
        began, status, taken = time.perf_counter(), 0, 0

        async def received() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self._settings.max_message:
                raise self._too_large()
            return message

        async def answered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status, own = message["status"], list(message["headers"])
                named = {name.lower() for name, _ in own}
                usual = (*_USUAL, *_FRESH) if of_api else _USUAL
                message["headers"] = [*own, *(each for each in usual if each[0] not in named)]
            await send(message)

        try:
            self._check(scope, headers)
            await self._app(scope, received, answered)
        except ClientDisconnect:
            status = _GONE
        except Refusal as error:
            await self._refuse(error.problem, scope, receive, answered)
        except Exception as error:
            endpoint = scope.get("endpoint_path", "")
            log.error("fault at %s %s", scope["method"], endpoint, exc_info=error)  # noqa: TRY400
            if status:  # half an answer is out: let the connection break
                raise
            said = "something went wrong on the server; it has been logged"
            await self._refuse(Problem(code="fault", message=said), scope, receive, answered)
        except asyncio.CancelledError:
            status = _GONE
            raise
        finally:
            if of_api:
                seconds, endpoint = time.perf_counter() - began, scope.get("endpoint_path", "")
                self._metrics.requests.labels(endpoint, status).inc()
                self._metrics.request_seconds.observe(seconds)
                log.info(
                    "%s %s", scope["method"], endpoint,
                    extra={"status": status, "ms": round(seconds * 1000, 2)},
                )  # fmt: skip

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        self._metrics.refusals.labels(problem.code).inc()
        await problem_response(problem)(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        """Refuse what comes from elsewhere, or too fast, or is too large."""
        if not known_host(headers, self._settings):
            said = "this server doesn't answer to that host name: see GREED_HOSTS"
            raise Refusal("wrong_host", said)
        reads = scope["type"] == "http" and scope["method"] in _READING
        if not reads and not at_home(headers, self._settings):
            raise Refusal("wrong_origin", "this page comes from another site, which is not allowed")
        if scope["path"].startswith(("/api", "/room")) and not self._buckets.take(scope["counted"]):
            raise Refusal("too_fast", say("refused-too-fast"))
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length[:20]) > self._settings.max_message:
            raise self._too_large()

    def _too_large(self) -> Refusal:
        said = f"the body is too large: {self._settings.max_message:,} bytes at most"
        return Refusal("too_large", said)


def known_host(headers: Headers, settings: Settings) -> bool:
    """Say whether a request names this server by a name of its own.

    A page from elsewhere can have its name lead to this server, and then ask it as if it were the
    server's own page. But it cannot do that with a plain address or another's name.
    """
    named = headers.getlist("host")
    host = host_of(named[0]) if len(named) == 1 else None  # of two, a proxy may mean the other
    if host is None:
        return False
    return host in _own_names(settings) or "*" in settings.hosts or is_address(host)


@lru_cache(maxsize=8)
def _own_names(settings: Settings) -> frozenset[str]:
    name = socket.gethostname().lower()
    public = host_of(settings.public_url.partition("://")[2])
    own = {"localhost", name, f"{name.partition('.')[0]}.local", public, *settings.hosts}
    return frozenset(host.lower() for host in own if host)


def host_of(text: str) -> str | None:
    """Return the host of "host:port", in lower case; None if it has no such form."""
    match = re.fullmatch(r"(\[[0-9a-fA-F:.]+\]|[^\s:/@\[\]]+)(?::[0-9]{1,5})?", text)
    return match[1].lower().rstrip(".") if match else None


def is_address(host: str) -> bool:
    """Say whether a host is a plain address, and no name."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def at_home(headers: Headers, settings: Settings) -> bool:
    """Say whether the page behind a request is this server's own, or one that it trusts.

    Only browsers send `Origin`, and no page can change it: a request without it is not from a page.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins or origin == _origin(settings.public_url):
        return True
    _, scheme, place = origin.partition("://")
    return bool(scheme) and place == headers.get("host")


def _origin(url: str) -> str:
    """Return the address of a site as browsers write it: in lower case, without the usual port."""
    scheme, _, place = url.lower().partition("://")
    usual = {"https": ":443", "http": ":80"}.get(scheme, "")
    return f"{scheme}://{place.removesuffix(usual)}"


def operates(connection: HTTPConnection, settings: Settings) -> bool:
    """Say whether the operator sent a request: by token, or from this computer."""
    headers = connection.headers
    if settings.metrics_token:
        shown = headers.get("authorization", "").encode()
        return compare_digest(shown, f"Bearer {settings.metrics_token}".encode())
    client = connection.client.host if connection.client else ""
    passed_on = "x-forwarded-for" in headers or "forwarded" in headers
    return not passed_on and is_address(client) and ip_address(client).is_loopback
