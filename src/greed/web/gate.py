"""What every request passes first: whose page it comes from, how fast its client asks."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from greed.web.limits import Buckets, address
from greed.web.metrics import Metrics
from greed.web.refusal import Refusal
from greed.web.settings import Settings

__all__ = ["Gate", "at_home", "client_of"]

log = logging.getLogger("greed.web.requests")

_READING = frozenset({"GET", "HEAD", "OPTIONS"})


def at_home(headers: Headers, settings: Settings) -> bool:
    """Say whether the page behind a request is this server's own, or one that it trusts.

    Only browsers send `Origin`, and no page can change it: what has none is no page.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == headers.get("host")


def client_of(scope: Scope) -> str:
    """Return by what a client is counted: its address."""
    client = scope.get("client")
    return address(client[0]) if client else ""


class Gate(ASGIMiddleware):
    """Turns away forged origins and clients that ask too fast, and counts what passes."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._buckets = Buckets(settings.rate, settings.burst)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on, or refuse it."""
        endpoint = str(scope.get("path_template", ""))
        if scope["type"] != ScopeType.HTTP or not endpoint.startswith("/api"):
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
            await next_app(scope, receive, answer)
        except Refusal as error:
            status = error.status
            raise
        finally:
            seconds = time.perf_counter() - began
            self._metrics.requests.labels(endpoint, status).inc()
            if b"wait=" not in scope["query_string"]:
                self._metrics.request_seconds.observe(seconds)
            log.info(
                "%s %s", scope["method"], endpoint,
                extra={"status": status, "ms": round(seconds * 1000, 2)},
            )  # fmt: skip

    def _check(self, scope: HTTPScope) -> None:
        home = scope["method"] in _READING or at_home(Headers.from_scope(scope), self._settings)
        if not home:
            raise Refusal("wrong_origin", "this page comes from elsewhere")
        if not self._buckets.take(client_of(scope)):
            raise Refusal("too_fast", "too many requests: wait a second")
