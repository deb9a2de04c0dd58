"""The application: its routes, what lives as long as it does, and what its errors are to people."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response

from greed._revision import revision
from greed.core.errors import GreedError
from greed.mind import Limits
from greed.room import ErrorCode, Problem
from greed.store import Store
from greed.web import about, api, meetings, page, socket
from greed.web.answers import problem_from, problem_response
from greed.web.endpoints import AT_ONCE, Server
from greed.web.gate import Gate
from greed.web.house import House
from greed.web.limits import Places
from greed.web.lobby import Lobby
from greed.web.logs import keep_paths_out
from greed.web.metrics import Metrics
from greed.web.openapi import describing
from greed.web.pool import Pool
from greed.web.rooms import Rooms
from greed.web.settings import Settings

log = logging.getLogger("greed.web")

_ASKED = (*about.ENDPOINTS, *api.ENDPOINTS, *meetings.ENDPOINTS)
ENDPOINTS = (*_ASKED, describing(_ASKED))
"""Everything that can be asked over HTTP but the files of the page."""


def create_app(settings: Settings, rooms_of: Callable[..., Rooms] = Rooms) -> Starlette:
    """Return the server as an ASGI application, which opens its database when it starts.

    `rooms_of` makes its rooms, where others are wanted: with dice or a clock of one's own.
    """
    keep_paths_out()
    revision()  # which may ask Git: now, and not while somebody waits
    metrics, heavy = Metrics(), Places(AT_ONCE)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        limits = Limits(
            seconds=settings.sheet_seconds,
            megabytes=settings.sheet_memory,
            solving_seconds=settings.solve_seconds,
            solving_megabytes=settings.solve_memory,
        )
        pool = Pool(limits, workers=settings.thinkers, solves=settings.solves_per_day)
        try:
            async with await Store.open(settings.database, metrics.committed) as store:
                lobby = Lobby(store, settings)
                rooms = rooms_of(store, pool, lobby, settings, metrics)
                async with rooms, House(rooms) as house:
                    app.state.server = Server(settings, store, pool, metrics, lobby, rooms, house)
                    yield
        finally:
            await pool.close()

    app = Starlette(
        routes=[*(each.route(heavy) for each in ENDPOINTS), *socket.routes, page.route()],
        lifespan=life,
        exception_handlers={GreedError: _refused, HTTPException: _unrouted},
        middleware=[
            Middleware(Gate, settings, metrics),
            Middleware(
                CORSMiddleware,
                allow_origins=settings.origins,
                allow_methods=["GET", "POST"],
                allow_headers=["authorization", "content-type"],
            ),
        ],
    )
    app.state.metrics, app.state.meetings = metrics, meetings.Meetings()
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, GreedError)
    return _problem(request, problem_from(error))


async def _unrouted(request: Request, error: Exception) -> Response:
    """Answer what no endpoint has been asked: a wrong address, a wrong method."""
    assert isinstance(error, HTTPException)
    codes: dict[int, ErrorCode] = {404: "no_such_page"}
    said = {
        404: "there is nothing at this address: see /api/openapi.json",
        405: f"nothing at this address takes {request.method}: see /api/openapi.json",
    }.get(error.status_code, error.detail)
    problem = Problem(code=codes.get(error.status_code, "bad_request"), message=said)
    answer = _problem(request, problem)
    answer.status_code = error.status_code
    return answer


def _problem(request: Request, problem: Problem) -> Response:
    metrics: Metrics = request.app.state.metrics
    metrics.refusals.labels(problem.code).inc()
    return problem_response(problem)
