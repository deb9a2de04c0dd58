"""What the server is, what can be played on it, and how it fares."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import fields
from starlette.responses import Response

from greed import __version__
from greed._revision import revision
from greed.core.errors import SheetError
from greed.core.sheet import Sheet
from greed.mind import Check, Faulty, Refused, SheetView, house_bots, preset_infos
from greed.room import Refusal
from greed.rulebook.brief import SheetInfo
from greed.sheets import variants
from greed.sheets.schema import schema
from greed.web.endpoints import Call, Endpoint
from greed.web.gate import operates
from greed.web.messages import BotInfo, LobbyView, ServerInfo

SheetName = Annotated[str, Meta(max_length=400)]


class CheckSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet to check: by name, as TOML, or as data (what the TOML states, in JSON)."""

    sheet: SheetName | None = None
    toml: Annotated[str, Meta(max_length=20_000)] | None = None
    rules: dict[str, Any] | None = None


class OneSheet(Struct, frozen=True, kw_only=True):
    """Which sheet: `official`, `classic+amish(target=5000)`."""

    sheet: SheetName


class Health(Struct, frozen=True, kw_only=True):
    """How the server fares: its database can be read and written.

    `rooms` are counted by status.
    """

    status: str = "ok"
    version: str
    revision: str
    rooms: dict[str, int]


def server_info(url: str = "", *, coach: bool = True, lobby: bool = False) -> ServerInfo:
    """Return what a server is and offers."""
    return ServerInfo(
        version=__version__,
        url=url,
        sheets=preset_infos(),
        variants={name: variant["title"] for name, variant in variants().items()},
        bots=_bots(coach=coach),
        coach=coach,
        lobby=lobby,
    )


@cache
def _bots(*, coach: bool) -> tuple[BotInfo, ...]:
    offered = house_bots(solving=coach)
    return tuple(BotInfo(name=name, about=about) for name, about in offered.items())


async def info(call: Call) -> ServerInfo:
    """Get what this server is and offers: its sheets, variants and bots."""
    settings = call.server.settings
    return server_info(settings.public_url, coach=settings.coach, lobby=settings.lobby > 0)


async def sheets(call: Call) -> tuple[SheetInfo, ...]:  # noqa: ARG001
    """List every preset in brief, the five sheets of the house first."""
    return preset_infos()


async def bots(call: Call) -> tuple[BotInfo, ...]:
    """List the bots that can take a seat, each with one sentence about it."""
    return _bots(coach=call.server.settings.coach)


async def lobby(call: Call) -> LobbyView:
    """List the open tables, which anybody may join."""
    return await call.server.lobby.look()


async def check(call: Call, body: CheckSheet) -> SheetView:
    """Check a sheet, by name or as TOML or as data.

    The answer is the sheet in full if it is sound; else a problem that names every fault.
    """
    given = [each for each in (body.sheet, body.toml, body.rules) if each is not None]
    if len(given) != 1:
        raise Refusal("bad_request", "send a sheet's name, or TOML, or rules: one of the three")
    source = body.rules if body.rules is not None else body.sheet or ""
    return await sheet_view(call, Check(sheet=source, toml=body.toml or "", language=call.language))


async def one_sheet(call: Call, query: OneSheet) -> SheetView:
    """Get a sheet in full, by its name."""
    return await sheet_view(call, Check(sheet=query.sheet, language=call.language))


async def sheet_view(call: Call, question: Check) -> SheetView:
    """Return the sheet of a question in full.

    Raises:
        SheetError, Refusal, Busy: it has faults, or can't be looked at here, or now.
    """
    told = await call.server.pool.ask(question, call.client)
    match told:
        case SheetView():
            return told
        case Faulty():
            raise SheetError(told.sheet, told.faults)
        case Refused():
            raise Refusal("bad_sheet", told.why)
        case _:
            raise TypeError(f"an answer to a check can't be {told}")


async def sheet_schema(call: Call) -> dict[str, Any]:  # noqa: ARG001
    """Get the JSON Schema of sheets, by which editors check and complete them.

    `x-optional` names the tables without which a sheet has none of what they are about.
    """
    return {**schema(), "x-optional": [each.name for each in fields(Sheet) if each.default is None]}


async def health(call: Call) -> Health:
    """Say whether the server and its database answer, and the database can be written."""
    store = call.server.store
    await store.probe()
    return Health(version=__version__, revision=revision(), rooms=await store.count())


async def metrics(call: Call) -> Response:
    """Get what this process counts, for Prometheus: on this computer, or with its token."""
    server = call.server
    if not operates(call.request, server.settings):
        said = "only the person running the server may see this: see GREED_METRICS_TOKEN"
        raise Refusal("wrong_token", said)
    text = server.metrics.text(await server.store.count(), server.rooms.in_memory)
    return Response(text, media_type=server.metrics.media)


ENDPOINTS = (
    Endpoint("GET", "/api", info, tag="About"),
    Endpoint("GET", "/api/lobby", lobby, tag="About"),
    Endpoint("GET", "/api/bots", bots, tag="About"),
    Endpoint("GET", "/api/sheets", sheets, tag="About"),
    Endpoint("GET", "/api/sheets/one", one_sheet, tag="About", heavy=True),
    Endpoint("GET", "/api/sheets/schema", sheet_schema, tag="About"),
    Endpoint("POST", "/api/sheets/check", check, tag="About", heavy=True),
    Endpoint("GET", "/health", health, tag="Operations"),
    Endpoint("GET", "/metrics", metrics, tag="Operations", media="text/plain"),
)
