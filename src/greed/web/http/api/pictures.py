"""QR codes."""

from __future__ import annotations

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from greed.web.http.api.request import Asked
from greed.web.settings import Settings

__all__ = ["Pictures"]

SVG = "image/svg+xml"


class Pictures(Controller):
    """QR codes as SVG: black on white in any theme, for a camera reads no other."""

    path = "/api"
    tags = ["Pictures"]  # noqa: RUF012

    @get("/rooms/{code:str}/qr.svg", media_type=SVG, summary="The link of a room as a QR code")
    async def qr_code(
        self,
        request: Request[object, object, State],
        asked: NamedDependency[Asked],
        settings: NamedDependency[Settings],
    ) -> Response[bytes]:
        """Return the link that the code stands for: to join, or to watch."""
        row = asked.live.room.row
        code = row.code if asked.person.joins else row.watch
        base = settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
        picture = await asked.rooms.desk.picture(f"{base}/{code}")
        return Response(picture.encode(), media_type=SVG)
