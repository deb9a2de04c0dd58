"""Rooms over HTTP: made, asked and looked at; their records, sheets, packs and QR codes."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Literal

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from greed.mind import Check, Pack, Packed, SheetView
from greed.room import Ask, Create, Person, Recorder, Refusal, Room, View
from greed.room.people import is_watch
from greed.web.about import sheet_view
from greed.web.endpoints import Call, Endpoint
from greed.web.live import Live
from greed.web.log import MadeByLog, Snapshot, snapshot
from greed.web.messages import Answer, Made, answer_of
from greed.web.packs import packed_file
from greed.web.records import Records
from greed.web.thinking import source_of


class How(Struct, frozen=True, kw_only=True):
    """How a room is shown: `view`, all that a screen draws; `log`, for the page of today."""

    as_: Literal["view", "log"] = msgspec.field(default="view", name="as")


class Look(How, frozen=True, kw_only=True):
    """What to show of a room: with the news after the step `since`, if that is given."""

    since: Annotated[int, Meta(ge=0)] | None = None


async def create(call: Call, body: Create, query: How) -> Made | MadeByLog:
    """Make a room."""
    asking = Person(language=call.language, client=call.client)
    live, token = await call.server.rooms.create(body, asking)
    person = asking.with_token(token)
    seat = min(person.holds(live.room), default=None)
    if query.as_ == "log":
        shown = await snapshot(call.server.store, live, person, since=0)
        return MadeByLog(token=token, seat=seat, snapshot=shown)
    return Made(token=token, seat=seat, view=live.host.view(person))


async def look(call: Call, code: str, query: Look) -> View | Snapshot:
    """Look at a room, by the code to join or the code to watch.

    With `since` the news after that step are told, as far as they are remembered.
    """
    live, person = await _entered(call, code)
    await live.welcome(person)
    if query.as_ == "log":
        return await snapshot(call.server.store, live, person, query.since)
    return live.host.view(person, query.since)


async def ask(call: Call, code: str, body: Ask) -> Answer:
    """Ask for something in a room: a seat, a move, anything that a person may ask for."""
    live, person = await _entered(call, code)
    return answer_of(await call.server.rooms.ask(live, person, body), body.id)


async def _entered(call: Call, code: str) -> tuple[Live, Person]:
    """Return the room of a code, and who asks there."""
    joins = not is_watch(code)
    person = Person(call.tokens, joins=joins, language=call.language, client=call.client)
    return await call.server.rooms.find(code, person), person


async def sheet(call: Call, code: str) -> SheetView:
    """Get the sheet that is played in a room."""
    live, _ = await _entered(call, code)
    return await sheet_view(call, Check(sheet=source_of(live.room), language=call.language))


async def record(call: Call, code: str) -> Response:
    """Download the game as a record, finished or not: JSON Lines."""
    live, _ = await _entered(call, code)
    if live.room.state is None:
        Recorder().record(live.room)  # which says why there is none
    return _Download(call.server.rooms.records, live.room, call.client)


class _Download(Response):
    """A record on its way, as long as its client takes it."""

    def __init__(self, records: Records, room: Room, client: str) -> None:
        super().__init__(media_type="application/jsonl")
        self._records, self._room, self._client = records, room, client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._records.places.hold(self._client) as free:
            if not free:
                raise Refusal("too_fast", "too many requests at once: wait for the answers")
            named = f'attachment; filename="greed-{self._room.watch}.jsonl"'
            await StreamingResponse(
                self._lines(),
                headers={"content-disposition": named},
                media_type=self.media_type,
            )(scope, receive, send)

    async def _lines(self) -> AsyncIterator[str]:
        async with self._records.of(self._room) as read:
            async for lines in self._records.lines(read):
                yield lines


async def pack(call: Call, code: str) -> Response:
    """Get the sheet of a room as a pack, with which the page of today referees its game."""
    live, _ = await _entered(call, code)
    source = source_of(live.room)
    known = await packed_file(f"packs/{source}.pack.json") if isinstance(source, str) else None
    if known is None:
        told = await call.server.pool.ask(Pack(sheet=source), call.client)
        if not isinstance(told, Packed):
            raise Refusal("busy", "the sheet could not be packed: try again")
        known = told.pack.encode()
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(known, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    zipped = await asyncio.to_thread(_zipped, known)
    return Response(zipped, media_type="application/json", headers=headers)


@lru_cache(maxsize=32)
def _zipped(pack: bytes) -> bytes:
    return gzip.compress(pack, mtime=0)


async def qr_code(call: Call, code: str) -> Response:
    """Get the link of a room as a QR code: to join, or to watch.

    It is black on white in any theme, for a camera reads no other.
    """
    live, person = await _entered(call, code)
    own = live.room.code if person.joins else live.room.watch
    picture = await asyncio.to_thread(_qr_code, f"{call.base_url}/{own}")
    return Response(picture, media_type="image/svg+xml")


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


_ROOM = "/api/rooms/{code}"
ENDPOINTS = (
    Endpoint("POST", "/api/rooms", create, tag="Rooms", status=201, heavy=True),
    Endpoint("GET", _ROOM, look, tag="Rooms"),
    Endpoint("POST", _ROOM, ask, tag="Rooms"),
    Endpoint("GET", f"{_ROOM}/record", record, tag="Rooms", media="application/jsonl"),
    Endpoint("GET", f"{_ROOM}/sheet", sheet, tag="Rooms", heavy=True),
    Endpoint("GET", f"{_ROOM}/pack", pack, tag="Rooms", heavy=True),
    Endpoint("GET", f"{_ROOM}/qr.svg", qr_code, tag="Rooms", media="image/svg+xml"),
)
