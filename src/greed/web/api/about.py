"""What the server is, and what can be played on it."""

from __future__ import annotations

import asyncio
from functools import cache

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from greed.bots import bots
from greed.core.sheet import builtins
from greed.core.turn import rules_of
from greed.sheets import variants
from greed.web.protocol import BotInfo, CheckSheet, ServerInfo, SheetChecked, SheetInfo
from greed.web.settings import Settings
from greed.web.sheets import preset_infos, read_sheet
from greed.web.version import VERSION
from greed.web.views import sheet_info

__all__ = ["About"]


class About(Controller):
    """Facts that hold for every room."""

    path = "/api"
    tags = ["About"]  # noqa: RUF012

    @get("/", summary="What this server is and offers")
    async def server(self, settings: NamedDependency[Settings], state: State) -> ServerInfo:
        """Return the version, the sheets, the variants and the bots."""
        return _server_info(settings.public_url, coach=state.coach is not None)

    @get("/sheets", summary="Every preset in brief")
    async def sheets(self) -> tuple[SheetInfo, ...]:
        """Return the presets, the five sheets of the house first."""
        return preset_infos()

    @get("/bots", summary="The bots that can take a seat")
    async def bots(self) -> tuple[BotInfo, ...]:
        """Return every bot with one sentence about it."""
        return _bots()

    @post("/sheets/check", status_code=200, summary="Check a sheet, by name or as TOML")
    async def check(
        self, data: JSONBody[CheckSheet], settings: NamedDependency[Settings]
    ) -> SheetChecked:
        """Return the sheet's rules if it is sound; else a problem that names every fault."""
        sheet = await asyncio.to_thread(read_sheet, data.sheet, data.toml, settings.throws)
        return SheetChecked(sheet=sheet_info(rules_of(sheet)), rules=builtins(sheet))


@cache
def _server_info(url: str, *, coach: bool) -> ServerInfo:
    return ServerInfo(
        version=VERSION,
        url=url,
        sheets=preset_infos(),
        variants={name: variant["title"] for name, variant in variants().items()},
        bots=_bots(),
        coach=coach,
    )


@cache
def _bots() -> tuple[BotInfo, ...]:
    return tuple(BotInfo(name=name, about=about) for name, about in bots().items())
