"""Rooms over HTTP: made, asked and looked at; their records, sheets and QR codes."""

from __future__ import annotations

from starlette.routing import BaseRoute

routes: list[BaseRoute] = []
"""POST /api/rooms; POST and GET /api/rooms/{code}; GET .../record, .../sheet, .../qr.svg, .../pack.
"""
