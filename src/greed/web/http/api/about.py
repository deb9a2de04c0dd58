"""What the server is, what can be played on it, and pictures of links."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec.structs import fields

from greed.core.sheet import Sheet
from greed.languages import spoken
from greed.sheets.schema import schema
from greed.web.bots import offered_bots
from greed.web.http.api.request import Asked
from greed.web.http.packs import server_info
from greed.web.refusal import Refusal, asking
from greed.web.rooms.registry import Rooms
from greed.web.settings import Settings
from greed.web.sheets import preset_infos
from greed.wire import (
    BotInfo,
    CheckSheet,
    LobbyView,
    ServerInfo,
    SheetInfo,
    SheetView,
)

Wait = Annotated[
    float, QueryParameter(ge=0, le=30, description="Seconds to wait for another version.")
]


Known = Annotated[str, QueryParameter(name="known", description="The version that you know.")]


class About(Controller):
    """Facts that hold for every room."""

    path = "/api"
    tags = ["About"]  # noqa: RUF012

    @get("/", summary="What this server is and offers")
    async def info(self, settings: NamedDependency[Settings], state: State) -> ServerInfo:
        """Return the version, the sheets, the variants and the bots."""
        coach = state.coach is not None
        return server_info(
            settings.public_url, _bots(coach=coach), coach=coach, lobby=settings.lobby > 0,
        )  # fmt: skip

    @get("/sheets", summary="Every preset in brief")
    async def sheets(self) -> tuple[SheetInfo, ...]:
        """Return the presets, the five sheets of the house first."""
        return preset_infos()

    @get("/lobby", summary="The open tables")
    async def lobby(
        self, rooms: NamedDependency[Rooms], version: Known = "", wait: Wait = 0.0
    ) -> LobbyView:
        """Return the tables that anybody may join.

        With `known` and `wait`, the answer comes when the list is another than the version that
        you know, or when the time is up.
        """
        return await rooms.lobby.look(version, wait)

    @get("/bots", summary="The bots that can take a seat")
    async def bots(self, state: State) -> tuple[BotInfo, ...]:
        """Return every bot with one sentence about it."""
        return _bots(coach=state.coach is not None)

    @post("/sheets/check", status_code=200, summary="Check a sheet, by name or as TOML")
    async def check(self, data: JSONBody[CheckSheet], rooms: NamedDependency[Rooms]) -> SheetView:
        """Return the sheet in full if it is sound; else a problem that names every fault."""
        return await rooms.desk.view(data.sheet, data.toml, data.rules)

    @get("/sheets/one", summary="A sheet in full")
    async def sheet(self, sheet: FromQuery[str], rooms: NamedDependency[Rooms]) -> SheetView:
        """Return the sheet of a name: `official`, `classic+amish(target=5000)`."""
        return await rooms.desk.view(sheet)

    @get("/sheets/schema", summary="The JSON Schema of sheets")
    async def schema(self) -> dict[str, Any]:
        """Return the schema by which editors check and complete a sheet.

        `x-optional` names the tables without which a sheet has none of what they are about.
        """
        with spoken(asking()):
            return {**schema(), "x-optional": _optional()}


def _optional() -> tuple[str, ...]:
    return tuple(field.name for field in fields(Sheet) if field.default is None)


@cache
def _bots(*, coach: bool) -> tuple[BotInfo, ...]:
    offered = offered_bots(coach=coach)
    return tuple(BotInfo(name=name, about=about) for name, about in offered.items())


SVG = "image/svg+xml"


class Pictures(Controller):
    """QR codes as SVG: black on white in any theme, for a camera reads no other."""

    path = "/api"
    tags = ["Pictures"]  # noqa: RUF012

    @get("/rooms/{code:str}/qr.svg", media_type=SVG, summary="The link of a room as a QR code")
    async def qr_code(
        self, asked: NamedDependency[Asked], settings: NamedDependency[Settings]
    ) -> Response[bytes]:
        """Return the link that the code stands for: to join, or to watch."""
        row = asked.live.room.row
        code = row.code if asked.person.joins else row.watch
        url = asked.request.url
        base = settings.public_url or f"{url.scheme}://{url.netloc}"
        picture = await asyncio.to_thread(_qr_code, f"{base}/{code}")
        return Response(picture, media_type=SVG)


@lru_cache(maxsize=1024)
def _qr_code(text: str) -> bytes:
    """Return a text as a QR code, which takes a few milliseconds.

    Raises:
        Refusal: it is longer than any QR code.
    """
    out = BytesIO()
    try:
        segno.make(text, error="m").save(out, kind="svg", border=2, light="#fff", xmldecl=False)
    except segno.DataOverflowError:
        raise Refusal("bad_request", "this link is too long for a QR code") from None
    return out.getvalue()
