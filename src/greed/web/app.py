"""The application: every endpoint, what lives as long as it does, and its OpenAPI document."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    Reference,
    SecurityScheme,
)

from greed import __version__
from greed._revision import revision
from greed.core.errors import GreedError
from greed.store import Store, StoreBusy
from greed.store.engine import alone, database_url
from greed.web.gate import AnyRequest, Gate, client_of, operates
from greed.web.http.api import About, MeetingsApi, Moves, Pictures, RoomsApi
from greed.web.http.api.meetings import Meetings
from greed.web.http.api.request import asked
from greed.web.http.headers import with_headers
from greed.web.http.page import page_handler
from greed.web.limits import Buckets
from greed.web.logs import keep_paths_out
from greed.web.metrics import CONTENT_TYPE, Metrics
from greed.web.problems import in_words, problem_of
from greed.web.refusal import Refusal
from greed.web.rooms.clock import Housekeeping
from greed.web.rooms.notices import Notices, PostgresNotices
from greed.web.rooms.registry import Rooms
from greed.web.settings import Settings, settings_from
from greed.web.sheets import preset_infos
from greed.web.workers.coach import Coach, house_coach
from greed.web.ws.entrance import Entrance, sockets_first
from greed.wire import Problem
from greed.wire.errors import STATUS, ErrorCode

log = logging.getLogger("greed.web")

PROBLEM = ResponseSpec(Problem, description="Refused", generate_examples=False)
"""What brings the schema of problems into the document; one endpoint that names it is enough."""

_SAID = OpenAPIResponse(
    description="Refused: nothing has changed; `code` is for programs, `message` for people",
    content={
        "application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))
    },
)


def create_app(settings: Settings | None = None, coach: Coach | None = None) -> Litestar:
    """Return the server as an ASGI application; `coach` replaces the one of the house.

    Without settings it is the environment's that count, as in
    `uvicorn --factory greed.web.app:create_app`.

    Raises:
        SettingsError: a variable of the environment is unknown or wrong.
    """
    settings = settings or settings_from(os.environ)
    keep_paths_out()
    revision()  # which may ask Git: now, and not while somebody waits
    coach = coach or house_coach(settings)
    metrics = Metrics()
    permits = Buckets(settings.rate, settings.burst)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        preset_infos()  # which every page asks for first
        with alone(settings.database):
            async with Store(settings.database, observe=metrics.committed) as store:
                notices = _notices(settings)
                rooms = Rooms(store, settings, notices, metrics, coach)
                app.state.rooms = rooms
                keeping = app.state.keeping = Housekeeping(rooms)
                await notices.start()
                keeping.start()
                try:
                    yield
                finally:
                    await keeping.stop()
                    await rooms.close()
                    await notices.stop()
                    if coach is not None:
                        await coach.close()

    app = Litestar(
        route_handlers=[
            About,
            RoomsApi,
            Moves,
            Pictures,
            MeetingsApi,
            health,
            metrics_text,
            page_handler(),
        ],
        lifespan=[life],
        middleware=[Gate(settings, metrics, permits)],
        dependencies={
            "asked": Provide(asked),
            "rooms": Provide(_rooms, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={
            GreedError: _refused,
            HTTPException: _http_error,
            # A body of thousands of nested lists, which nobody reads any further.
            RecursionError: _bad("the body is nested too deeply"),
            UnicodeDecodeError: _bad("the body is not UTF-8"),
            Exception: _fault,
        },
        cors_config=CORSConfig(
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["authorization", "content-type"],
        ),
        openapi_config=openapi_config(),
        request_max_body_size=settings.max_message,
        logging_config=None,
        state=State(
            {
                "settings": settings,
                "coach": coach,
                "metrics": metrics,
                "meetings": None if _is_shared(settings) else Meetings(),
                "entrance": Entrance(settings, permits),
            }
        ),
    )
    app.asgi_handler = with_headers(sockets_first(app.asgi_handler))
    return app


def _notices(settings: Settings) -> Notices:
    """Return what tells workers of each other's steps: memory for one, PostgreSQL for many."""
    if not _is_shared(settings):
        return Notices()
    return PostgresNotices(database_url(settings.database))


def _is_shared(settings: Settings) -> bool:
    """Say whether several workers may serve the same rooms."""
    return database_url(settings.database).get_backend_name() == "postgresql"


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


@get(
    "/health",
    tags=["Operations"],
    summary="Whether the server and its database answer, and the database can be written",
    responses={503: PROBLEM},
)
async def health(rooms: NamedDependency[Rooms]) -> dict[str, object]:
    """Return how many rooms there are; an error if the database does not answer or is full."""
    await rooms.store.probe()
    counted = await rooms.store.count()
    return {"status": "ok", "version": __version__, "revision": revision(), "rooms": counted}


@get(
    "/metrics",
    tags=["Operations"],
    media_type="text/plain",
    summary="What the server counts, for Prometheus: on this computer, or with its token",
)
async def metrics_text(
    request: AnyRequest, rooms: NamedDependency[Rooms], settings: NamedDependency[Settings]
) -> Response[bytes]:
    """Return the counters of this worker."""
    if not operates(request.headers, client_of(request.scope), settings):
        raise Refusal(
            "wrong_token",
            "only the person running the server may see this: see GREED_METRICS_TOKEN",
        )
    text = rooms.metrics.text(await rooms.store.count(), rooms.in_memory)
    return Response(text, headers={"content-type": CONTENT_TYPE})


def _problem(request: AnyRequest, problem: Problem) -> Response[Problem]:
    metrics: Metrics = request.app.state.metrics
    metrics.refusals.labels(problem.code).inc()
    return Response(problem, status_code=STATUS[problem.code])


def _refused(request: AnyRequest, error: GreedError) -> Response[Problem]:
    if isinstance(error, StoreBusy):
        log.warning("%s", error)
    return _problem(request, problem_of(error))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    codes: dict[int, ErrorCode] = {404: "no_such_page", 413: "too_large", 429: "too_fast"}
    code = codes.get(error.status_code, "bad_request" if error.status_code < 500 else "fault")
    message = in_words(error.extra) or {
        405: f"nothing at this address takes {request.method}: see /api/schema",
        413: f"the body is too large: {request.app.state.settings.max_message:,} bytes at most",
    }.get(error.status_code, error.detail)
    return Response(Problem(code=code, message=message), status_code=error.status_code)


def _bad(message: str) -> Callable[[AnyRequest, Exception], Response[Problem]]:
    return lambda request, _: _problem(request, Problem(code="bad_request", message=message))


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    endpoint = request.scope.get("path_template")
    log.error("fault at %s %s", request.method, endpoint, exc_info=error)
    return _problem(
        request,
        Problem(code="fault", message="something went wrong on the server; it has been logged"),
    )


def openapi_config() -> OpenAPIConfig:
    """Return the configuration of the document at `/api/schema`."""
    return _Config(
        title="Greed",
        version=__version__,
        path="/api/schema",
        use_handler_docstrings=True,
        # As short as the functions of `greed.client.calls`, and by the same names.
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        components=Components(
            security_schemes={
                "token": SecurityScheme(
                    type="http", scheme="bearer", description="Opens seats; several: by commas."
                )
            }
        ),
        # A token is never needed to look, and always to act for a seat.
        security=[{}, {"token": []}],
        # The other renderers load their scripts from elsewhere.
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    )


@dataclass
class _Document(OpenAPI):
    """Shows the refusals of this server instead of the framework's own."""

    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        refused = _SAID.to_schema()
        for path in document["paths"].values():
            for operation in path.values():
                told = operation["responses"].items()
                succeeded = {code: answer for code, answer in told if code < "400"}
                operation["responses"] = {**succeeded, "4XX": refused, "503": refused}
        return document


@dataclass
class _Config(OpenAPIConfig):
    """Leaves the document until somebody asks for it: it takes most of a server's start."""

    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return _Document(**{field.name: getattr(made, field.name) for field in fields(made)})
