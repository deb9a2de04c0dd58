"""What every request passes first: whose page it comes from, how fast its client asks."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hmac import compare_digest
from ipaddress import ip_address

from litestar import Request
from litestar.datastructures import Headers, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from greed.web.limits import Buckets, Places, address
from greed.web.metrics import Metrics
from greed.web.refusal import Refusal, listen_to, told
from greed.web.settings import Settings

log = logging.getLogger("greed.web.requests")

AnyRequest = Request[object, object, State]

_HEAVY = frozenset(
    {
        ("POST", "/api/sheets/check"), ("GET", "/api/sheets/one"), ("POST", "/api/rooms"),
        ("GET", "/api/rooms/{code}/pack"), ("GET", "/api/rooms/{code}/record"),
        ("GET", "/api/rooms/{code}/review"),
    }
)  # fmt: skip
_AT_ONCE = 4
"""Requests that take long which one client may have under way."""
_GONE = 499
"""How a request is counted whose client has hung up."""
_READING = frozenset({"GET", "HEAD", "OPTIONS"})


def known_host(headers: Headers, settings: Settings) -> bool:
    """Say whether a request names this server by a name of its own.

    A page from elsewhere can have its name lead to this server, and then ask it as if it were the
    server's own page. But it cannot do that with a plain address or another's name.
    """
    named = headers.getall("host", [])
    host = host_of(named[0]) if len(named) == 1 else None  # of two, a proxy may mean the other
    if host is None:
        return False
    return host in _own_names(settings) or "*" in settings.hosts or is_address(host)


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


@lru_cache(maxsize=8)
def _own_names(settings: Settings) -> frozenset[str]:
    name = socket.gethostname().lower()
    public = host_of(settings.public_url.partition("://")[2].partition("/")[0])
    own = {"localhost", name, f"{name.partition('.')[0]}.local", public}
    return frozenset({*filter(None, own)} | {host.lower() for host in settings.hosts})


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


def operates(headers: Headers, client: str, settings: Settings) -> bool:
    """Return whether the operator sent a request: by token, or from this computer."""
    if settings.metrics_token:
        shown = headers.get("authorization", "").encode()
        return compare_digest(shown, f"Bearer {settings.metrics_token}".encode())
    passed_on = "x-forwarded-for" in headers or "forwarded" in headers
    return not passed_on and is_address(client) and ip_address(client).is_loopback


def client_of(scope: Scope) -> str:
    """Return by what a client is counted: its address."""
    client = scope.get("client")
    return address(client[0]) if client else ""


class Gate(ASGIMiddleware):
    """Turns away forged origins and clients that ask too fast, and counts what passes."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings, metrics: Metrics, asking: Buckets) -> None:
        self._settings = settings
        self._metrics = metrics
        self._buckets = asking
        self._heavy = Places(_AT_ONCE)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on, or refuse it."""
        endpoint = str(scope.get("path_template", ""))
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        if not known_host(Headers.from_scope(scope), self._settings):
            raise Refusal(
                "wrong_host", "this server doesn't answer to that host name: see GREED_HOSTS"
            )
        listen_to(Headers.from_scope(scope).get("accept-language", ""), client_of(scope))
        if not endpoint.startswith("/api"):
            await next_app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            self._check(scope)
            with self._places(scope, endpoint):
                await next_app(scope, receive, answer)
        except Refusal as error:
            status = error.status
            raise
        except asyncio.CancelledError:
            status = _GONE
            raise
        finally:
            seconds = time.perf_counter() - began
            self._metrics.requests.labels(endpoint, status).inc()
            if b"wait=" not in scope["query_string"] and not endpoint.endswith("/stream"):
                self._metrics.request_seconds.observe(seconds)
            log.info(
                "%s %s", scope["method"], endpoint,
                extra={"status": status, "ms": round(seconds * 1000, 2)},
            )  # fmt: skip

    @contextmanager
    def _places(self, scope: HTTPScope, endpoint: str) -> Iterator[None]:
        """Hold one of the client's places where helpers have to work; refuse if none is left."""
        if (scope["method"], endpoint) not in _HEAVY:
            yield
            return
        with self._heavy.hold(client_of(scope)) as free:
            if not free:
                raise Refusal("too_fast", "too many requests at once: wait for the answers")
            yield

    def _check(self, scope: HTTPScope) -> None:
        home = scope["method"] in _READING or at_home(Headers.from_scope(scope), self._settings)
        if not home:
            raise Refusal("wrong_origin", "this page comes from another site, which is not allowed")
        if not self._buckets.take(client_of(scope)):
            raise Refusal("too_fast", told("refused-too-fast"))
