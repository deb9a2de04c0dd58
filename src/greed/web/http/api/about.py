"""What the server is, and what can be played on it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec.structs import fields

from greed import __version__
from greed.core.sheet import Sheet
from greed.sheets import variants
from greed.sheets.schema import schema
from greed.web.bots import offered_bots
from greed.web.rooms.registry import Rooms
from greed.web.settings import Settings
from greed.web.sheets import preset_infos
from greed.wire import BotInfo, CheckSheet, LobbyView, ServerInfo, SheetInfo, SheetView

__all__ = ["About"]


Wait = Annotated[
    float, QueryParameter(ge=0, le=30, description="Seconds to wait for another version.")
]


class About(Controller):
    """Facts that hold for every room."""

    path = "/api"
    tags = ["About"]  # noqa: RUF012

    @get("/", summary="What this server is and offers")
    async def info(self, settings: NamedDependency[Settings], state: State) -> ServerInfo:
        """Return the version, the sheets, the variants and the bots."""
        return _server_info(
            settings.public_url,
            coach=state.coach is not None,
            lobby=settings.lobby > 0,
            ratings=settings.ratings,
        )

    @get("/sheets", summary="Every preset in brief")
    async def sheets(self) -> tuple[SheetInfo, ...]:
        """Return the presets, the five sheets of the house first."""
        return preset_infos()

    @get("/lobby", summary="The open tables")
    async def lobby(
        self, rooms: NamedDependency[Rooms], known: FromQuery[str] = "", wait: Wait = 0.0
    ) -> LobbyView:
        """Return the tables that anybody may join.

        With `known` and `wait`, the answer comes when the list is another than the version that
        you know, or when the time is up.
        """
        return await rooms.lobby.look(known, wait)

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
        return {**schema(), "x-optional": _optional()}


@cache
def _server_info(url: str, *, coach: bool, lobby: bool, ratings: bool) -> ServerInfo:
    return ServerInfo(
        version=__version__,
        url=url,
        sheets=preset_infos(),
        variants={name: variant["title"] for name, variant in variants().items()},
        bots=_bots(coach=coach),
        coach=coach,
        lobby=lobby,
        ratings=ratings,
    )


def _optional() -> tuple[str, ...]:
    return tuple(field.name for field in fields(Sheet) if field.default is None)


@cache
def _bots(*, coach: bool) -> tuple[BotInfo, ...]:
    offered = offered_bots(coach=coach)
    return tuple(BotInfo(name=name, about=about) for name, about in offered.items())
