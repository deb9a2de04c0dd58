"""What every answer says to browsers, refusals included."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
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

_ALL = tuple((name.encode(), value.encode()) for name, value in HEADERS.items())
_FRESH = ((b"cache-control", b"no-store"),)
"""Of the API, which tells how things are now, and to whom it belongs."""


def with_headers(app: ASGIApp) -> ASGIApp:
    """Return an application whose every answer carries these headers, unless it has its own."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        usual = (*_ALL, *_FRESH) if scope["path"].startswith("/api") else _ALL

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message["headers"])
                there = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(each for each in usual if each[0] not in there)]
            await send(message)

        await app(scope, receive, answer)

    return cast("ASGIApp", called)
