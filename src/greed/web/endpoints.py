"""What an endpoint is: a function of a call, whose types say what it takes and what it answers.

>>> async def greet(call: Call, name: str) -> tuple[str, ...]:
...     \"\"\"Greet somebody.\"\"\"
...     return ("hello", name)
>>> Endpoint("GET", "/api/greet/{name}", greet, tag="About").summary
'Greet somebody.'
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from inspect import getdoc
from typing import Any, get_type_hints

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from greed.room import Refusal
from greed.store import Store
from greed.web.answers import decoded, json_response, queried
from greed.web.house import House
from greed.web.limits import Places
from greed.web.lobby import Lobby
from greed.web.metrics import Metrics
from greed.web.pool import Pool
from greed.web.rooms import Rooms
from greed.web.settings import Settings

_TOKENS = 12
AT_ONCE = 4
"""Requests that take long which one client may have under way."""


@dataclass(frozen=True)
class Server:
    """What lives as long as the server does; `app.state.server` between start and stop."""

    settings: Settings
    store: Store
    pool: Pool
    metrics: Metrics
    lobby: Lobby
    rooms: Rooms
    house: House


def server_of(connection: HTTPConnection) -> Server:
    """Return the server that a request or a socket has reached."""
    server: Server = connection.app.state.server
    return server


class Call:
    """A request, and who asks.

    Attributes:
        request: as Starlette has it.
        server: what it is asked of.
        client: by what the client is counted: its address.
        language: the code of the language in which the person is answered.
    """

    __slots__ = ("client", "language", "request", "server")

    def __init__(self, request: Request) -> None:
        self.request, self.server = request, server_of(request)
        self.client: str = request.scope["counted"]
        self.language: str = request.scope["language"]

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of `Authorization: Bearer ...`; several are separated by commas.

        Raises:
            Refusal: the header says something else.
        """
        header = self.request.headers.get("authorization")
        if header is None:
            return ()
        scheme, _, rest = header.partition(" ")
        tokens = tuple(token.strip() for token in rest.split(",") if token.strip())
        if scheme.lower() != "bearer" or not 1 <= len(tokens) <= _TOKENS:
            raise Refusal("no_token", "write the header as Authorization: Bearer TOKEN")
        return tokens

    @property
    def base_url(self) -> str:
        """The address of the server, as people reach it."""
        url = self.request.url
        return self.server.settings.public_url or f"{url.scheme}://{url.netloc}"


@dataclass(frozen=True)
class Endpoint:
    """One line of the table of routes.

    The parts of the path are given to the function by name, what follows `?` as `query` (a
    Struct), the body as `body`. What it returns is sent as JSON, unless it is a response already.

    Attributes:
        method: GET or POST.
        path: with `{code}` for a part.
        does: the function; its docstring is the description, its name the `operationId`.
        tag: under what it is listed.
        status: of an answer.
        media: what a ready response holds.
        heavy: it takes long: one client may have a few under way.
    """

    method: str
    path: str
    does: Callable[..., Awaitable[Any]]
    tag: str
    status: int = 200
    media: str = "application/json"
    heavy: bool = False

    @property
    def summary(self) -> str:
        """The first sentence of its description."""
        return (getdoc(self.does) or "").partition("\n")[0]

    @cached_property
    def types(self) -> dict[str, Any]:
        """The types of what the function takes and returns."""
        return get_type_hints(self.does, include_extras=True)

    def route(self, heavy: Places) -> Route:
        """Return the same for Starlette; `heavy` counts what takes long."""
        read = msgspec.json.Decoder(self.types["body"]) if "body" in self.types else None
        asks = self.types.get("query")

        async def answer(request: Request) -> Response:
            given: dict[str, Any] = dict(request.path_params)
            if asks is not None:
                given["query"] = queried(dict(request.query_params), asks)
            if read is not None:
                given["body"] = decoded(read, await request.body())
            told = await self.does(Call(request), **given)
            return told if isinstance(told, Response) else json_response(told, self.status)

        async def endpoint(request: Request) -> Response:
            request.scope["endpoint_path"] = self.path
            if not self.heavy:
                return await answer(request)
            with heavy.hold(request.scope["counted"]) as free:
                if not free:
                    raise Refusal("too_fast", "too many requests at once: wait for the answers")
                return await answer(request)

        return Route(self.path, endpoint, methods=[self.method])
