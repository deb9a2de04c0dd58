"""What an endpoint is: a function of a call, whose types say what it takes and what it answers.

>>> async def greet(call: Call, name: str) -> tuple[str, ...]:
...     \"\"\"Greet somebody.\"\"\"
...     return ("hello", name)
>>> Endpoint("GET", "/api/greet/{name}", greet).summary
'Greet somebody.'
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from inspect import getdoc
from typing import Any, TypeVar, get_type_hints

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from greed.core.errors import GreedError
from greed.room import ErrorCode, Problem, Refusal, problem_of
from greed.store import Store, StoreBusy
from greed.web.lobby import Lobby
from greed.web.metrics import Metrics
from greed.web.pool import Busy, Pool
from greed.web.rooms import Rooms
from greed.web.settings import Settings

log = logging.getLogger("greed.web")
T = TypeVar("T")

STATUS: dict[ErrorCode, int] = {
    "malformed": 400,
    "illegal": 422,
    "misstated": 409,
    "stale": 409,
    "not_your_turn": 409,
    "not_started": 409,
    "no_token": 401,
    "wrong_token": 403,
    "read_only": 403,
    "not_host": 403,
    "not_your_seat": 409,
    "wrong_origin": 403,
    "wrong_host": 421,
    "no_such_room": 404,
    "no_such_page": 404,
    "bad_request": 400,
    "bad_sheet": 422,
    "bad_name": 422,
    "bad_bot": 422,
    "seat_taken": 409,
    "wrong_phase": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 503,
    "busy": 503,
    "closing": 503,
    "fault": 500,
}
"""The HTTP status of each refusal."""

_TOKENS = 12


@dataclass(frozen=True)
class Server:
    """What lives as long as the server does; `app.state.server` between start and stop."""

    settings: Settings
    store: Store
    pool: Pool
    metrics: Metrics
    lobby: Lobby
    rooms: Rooms


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
        self.request = request
        self.server = server_of(request)
        self.client: str = request.scope["client_counted"]
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


def server_of(connection: HTTPConnection) -> Server:
    """Return the server that a request or a socket has reached."""
    server: Server = connection.app.state.server
    return server


@dataclass(frozen=True)
class Endpoint:
    """One line of the table of routes.

    The parts of the path are given by name, what follows `?` as `query` (a Struct), the body as
    `body`. What the function returns is sent as JSON, unless it is a response already.

    Attributes:
        method: GET or POST.
        path: with `{code}` for a part.
        does: the function; its docstring is the description, its name the `operationId`.
        media: what a ready response holds.
        heavy: it takes long: one client may have a few under way.
    """

    method: str
    path: str
    does: Callable[..., Awaitable[Any]]
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

    @property
    def route(self) -> Route:
        """The same for Starlette."""
        takes = {name: self.types[name] for name in ("body",) if name in self.types}
        read = msgspec.json.Decoder(takes["body"]) if takes else None
        asks = self.types.get("query")

        async def answered(request: Request) -> Response:
            given: dict[str, Any] = dict(request.path_params)
            if asks is not None:
                given["query"] = queried(dict(request.query_params), asks)
            if read is not None:
                given["body"] = decoded(read, await request.body())
            told = await self.does(Call(request), **given)
            return told if isinstance(told, Response) else json_response(told)

        return Route(self.path, answered, methods=[self.method], name=self.path)


def decoded(decoder: msgspec.json.Decoder[T], text: bytes | str) -> T:
    """Return what somebody has sent.

    Raises:
        Refusal: it isn't JSON, or not of this form.
    """
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Refusal("bad_request", "this is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refusal("bad_request", str(error)) from None


def queried(query: dict[str, str], kind: type[T]) -> T:
    """Return what follows the `?` of an address.

    Raises:
        Refusal: it is not of this form.
    """
    try:
        return msgspec.convert(query, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", f"in the address: {error}") from None


def json_response(value: object, status: int = 200) -> Response:
    """Return an answer as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem_response(problem: Problem) -> Response:
    """Return a refusal as an answer with its status."""
    return json_response(problem, STATUS[problem.code])


def refusal_of(error: GreedError) -> Problem:
    """Return the problem that an error of any layer is to the person who asked."""
    match error:
        case StoreBusy():
            log.warning("%s", error)
            said = (
                "the database did not answer; whether this was stored is not known yet:"
                " send it again with the same id"
            )
            return Problem(code="busy", message=said)
        case Busy():
            return Problem(code="too_fast" if error.yours else "busy", message=str(error))
        case _:
            return problem_of(error)

