"""The application: its routes, what lives as long as it does, and what its errors are to people."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from greed._revision import revision
from greed.core.errors import GreedError
from greed.mind import Limits
from greed.room import ErrorCode, Problem
from greed.store import Store
from greed.web import about, api, meetings, page
from greed.web.endpoints import Server, problem_response, refusal_of
from greed.web.gate import Gate
from greed.web.lobby import Lobby
from greed.web.metrics import Metrics
from greed.web.pool import Pool
from greed.web.rooms import Rooms
from greed.web.settings import Settings
from greed.web.socket import socket

log = logging.getLogger("greed.web")


def create_app(settings: Settings) -> Starlette:
    """Return the server as an ASGI application."""
    revision()  # which may ask Git: now, and not while somebody waits
    metrics = Metrics()
    endpoints = (*about.ENDPOINTS, *api.ENDPOINTS, *meetings.ENDPOINTS)
    app = Starlette(
        routes=[
            *(endpoint.route for endpoint in endpoints),
            WebSocketRoute("/room/{code}", socket),
            page.route(),
        ],
        exception_handlers={GreedError: _refused, HTTPException: _http_error, Exception: _fault},
    )

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        limits = Limits(
            seconds=settings.sheet_seconds,
            megabytes=settings.sheet_memory,
            solving_seconds=settings.solve_seconds,
            solving_megabytes=settings.solve_memory,
        )
        pool = Pool(limits, solves=settings.solves)
        try:
            async with await Store.open(settings.database, metrics.committed) as store:
                lobby = Lobby(store, settings)
                async with Rooms(store, pool, lobby, settings, metrics) as rooms:
                    app.state.server = Server(settings, store, pool, metrics, lobby, rooms)
                    yield
        finally:
            await pool.close()

    app.router.lifespan_context = life
    return app
