"""Rooms, their seats and their games over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from greed.web.gate import AnyRequest, client_of
from greed.web.http.api.request import Asked
from greed.web.rooms.bots import do_advice, do_review
from greed.web.rooms.clock import call_player, skip_turn, take_host
from greed.web.rooms.games import abandon, list_room, start_game
from greed.web.rooms.live import snapshot
from greed.web.rooms.moves import do_move, do_open
from greed.web.rooms.people import Person, new_token
from greed.web.rooms.registry import Rooms
from greed.web.rooms.seats import change_seat, join, seal
from greed.web.workers.coach import Coach
from greed.web.ws.entrance import stream
from greed.wire import (
    Accepted,
    Advice,
    AdviceRequest,
    Create,
    Hello,
    Join,
    ListRequest,
    MoveRequest,
    OpenRequest,
    Reviewed,
    SealRequest,
    Seated,
    SeatRequest,
    SheetView,
    SkipRequest,
    Snapshot,
)

Since = Annotated[int | None, QueryParameter(ge=0, description="Return the steps after this one.")]
From = Annotated[int, QueryParameter(ge=0, description="Tell the steps after this one.")]
Wait = Annotated[
    float, QueryParameter(ge=0, le=30, description="Seconds to wait for a step after `since`.")
]


class RoomsApi(Controller):
    """Rooms: made, joined, looked at, started, played again, downloaded."""

    path = "/api/rooms"
    tags = ["Rooms"]  # noqa: RUF012

    @post("/", summary="Create a room")
    async def create(
        self, request: AnyRequest, rooms: NamedDependency[Rooms], data: JSONBody[Create]
    ) -> Seated:
        """Create a room; the token returned holds its named seats and the host's rights."""
        live, token = await rooms.create(data, client_of(request.scope))
        person = Person((token,))
        seats = person.holds(live.room)
        return Seated(
            token=token,
            seat=seats[0] if seats else None,
            snapshot=await snapshot(rooms.store, live, person, since=0),
        )

    @get("/{code:str}", summary="A room as it stands")
    async def look(
        self,
        asked: NamedDependency[Asked],
        since: Since = None,
        wait: Wait = 0.0,
    ) -> Snapshot:
        """Return a room by the code to join or the code to watch.

        With `since` and `wait`, the answer comes when there is a newer step, or when the time
        is up.
        """
        if since is not None and wait:
            await asked.rooms.news(asked.live, since, wait)
        return await asked.snapshot(since)

    @get(
        "/{code:str}/stream",
        media_type="application/x-ndjson",
        summary="Everything as it happens, one message a line",
    )
    async def stream(
        self,
        asked: NamedDependency[Asked],
        state: State,
        since: From = 0,
    ) -> Stream:
        """Tell what the socket tells: how the room stands, then each step, until you hang up.

        An empty line is sent where nothing has happened for 15 seconds. After a break, ask again
        with the last step you know as `since`.
        """
        hello = Hello(since=since)
        told = stream(state.entrance, asked.rooms, asked.live, asked.person, hello, asked.client)
        return Stream(told, headers={"cache-control": "no-store", "x-accel-buffering": "no"})

    @get("/{code:str}/sheet", summary="The sheet that is played")
    async def sheet_of(self, asked: NamedDependency[Asked]) -> SheetView:
        """Return the sheet of a room in full."""
        return await asked.rooms.desk.view_of(asked.live.room.sheet)

    @get("/{code:str}/pack", media_type="application/json", summary="The sheet as a pack")
    async def pack(self, asked: NamedDependency[Asked]) -> Response[Any]:
        """Return the pack of the room's sheet: all that it takes to referee and show its game."""
        body = await asked.rooms.desk.pack(asked.live.room.sheet)
        etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if asked.request.headers.get("if-none-match") == etag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" in asked.request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            body = await asyncio.to_thread(gzip.decompress, body)
        return Response(body, media_type="application/json", headers=headers)

    @post("/{code:str}/seats", summary="Take an open seat")
    async def join(self, asked: NamedDependency[Asked], data: JSONBody[Join]) -> Seated:
        """Take a seat; the token returned opens it."""
        token = new_token()
        await asked.act(join, data, token)
        person = Person((token,))
        told = await snapshot(asked.rooms.store, asked.live, person, since=0)
        return Seated(token=token, seat=person.holds(asked.live.room)[0], snapshot=told)

    @post("/{code:str}/seats/{seat:int}", status_code=200, summary="Change a seat")
    async def change(
        self, asked: NamedDependency[Asked], seat: FromPath[int], data: JSONBody[SeatRequest]
    ) -> Accepted:
        """Rename a person, give a seat to a bot, or open it again."""
        coach = asked.rooms.coach is not None
        return await asked.act(change_seat, seat, data, coach=coach)

    @post("/{code:str}/seats/{seat:int}/call", status_code=200, summary="Call a player")
    async def call(self, asked: NamedDependency[Asked], seat: FromPath[int]) -> Accepted:
        """Ask whether a player is still there; after a while others may act for the seat."""
        return await asked.act(call_player, seat, asked.live.present)

    @post("/{code:str}/host", status_code=200, summary="Call the host, then take the host's part")
    async def host(self, asked: NamedDependency[Asked]) -> Accepted:
        """Call the host; asked again after a while without an answer, become the host."""
        return await asked.act(take_host)

    @post("/{code:str}/start", status_code=200, summary="Start the game (host)")
    async def start(self, asked: NamedDependency[Asked]) -> Accepted:
        """Start the game once no seat is open."""
        await asked.rooms.warm(asked.live)
        return await asked.act(start_game)

    @post("/{code:str}/list", status_code=200, summary="Show a room in the lobby (host)")
    async def list_room(
        self, asked: NamedDependency[Asked], data: JSONBody[ListRequest]
    ) -> Accepted:
        """List a room for everybody on this server while a seat is free, or not any more."""
        lobby, room = asked.rooms.lobby, asked.live.room
        if data.listed:
            list_room(room, asked.person, listed=True)
            await lobby.admit(asked.client, room.row.id)
        done = await asked.act(list_room, listed=data.listed)
        if data.listed:
            await lobby.tend((room.row.id,))
        return done

    @post("/{code:str}/abandon", status_code=200, summary="Give the game up (host)")
    async def abandon(self, asked: NamedDependency[Asked]) -> Accepted:
        """End a game that will not be played to its end; its record tells how far it went."""
        return await asked.act(abandon)

    @post("/{code:str}/rematch", summary="Play again")
    async def rematch(self, asked: NamedDependency[Asked]) -> Snapshot:
        """Return the room in which the same people play again; the first request creates it.

        The same tokens open the same seats; the next seat starts.
        """
        live = await asked.rooms.rematch(asked.live, asked.person, asked.client)
        return await snapshot(asked.rooms.store, live, asked.person, since=0)

    @get("/{code:str}/record", media_type="application/jsonl", summary="The game as a record")
    async def record(
        self, asked: NamedDependency[Asked], text: FromQuery[bool] = False
    ) -> Response[str] | Stream:
        """Return the game as JSON Lines, or as readable text; finished or not."""
        records, room = asked.rooms.records, asked.live.room
        name = f"greed-{room.row.watch}.{'txt' if text else 'jsonl'}"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        if text:
            return Response(await records.text(room), media_type="text/plain", headers=headers)
        lines = records.lines(await records.of(room))
        return Stream(lines, media_type="application/jsonl", headers=headers)


class Moves(Controller):
    """What happens in a game."""

    path = "/api/rooms/{code:str}"
    tags = ["Playing"]  # noqa: RUF012

    @post("/moves", status_code=200, summary="Make a move")
    async def move(self, asked: NamedDependency[Asked], data: JSONBody[MoveRequest]) -> Accepted:
        """Make a move for the ply it names; the answer holds the room as it stands then."""
        seq, ply, again = await do_move(asked.rooms, asked.live, asked.person, data)
        told = await asked.snapshot(seq - 1)
        return Accepted(seq=seq, ply=ply, again=again, snapshot=told)

    @post("/seal", status_code=200, summary="Say on which device your seats are played")
    async def seal(self, asked: NamedDependency[Asked], data: JSONBody[SealRequest]) -> Accepted:
        """Let your seats be played on a device, which takes part in the dice from now on."""
        return await asked.act(seal, data)

    @post("/open", status_code=200, summary="Open a device's link for a roll")
    async def open_link(
        self, asked: NamedDependency[Asked], data: JSONBody[OpenRequest]
    ) -> Accepted:
        """Take a device's link for the roll that is being made; the dice fall with the last one."""
        seq = await do_open(asked.rooms, asked.live, asked.person, data)
        return Accepted(seq=seq, ply=asked.live.room.ply)

    @post("/advice", status_code=200, summary="Ask the coach")
    async def advice(
        self, asked: NamedDependency[Asked], state: State, data: JSONBody[AdviceRequest]
    ) -> Advice:
        """Return what the coach thinks of each legal move, where the room allows it."""
        coach: Coach | None = state.coach
        return await do_advice(asked.live, asked.person, coach, data)

    @get("/review", summary="A finished game looked at again")
    async def review(self, asked: NamedDependency[Asked], state: State) -> Reviewed:
        """Return every seat's chance to win after each event, its luck and its errors."""
        coach: Coach | None = state.coach
        return await do_review(asked.rooms.records, asked.rooms.reviews, asked.live, coach)

    @post("/skip", status_code=200, summary="Have the present turn played to its end")
    async def skip(self, asked: NamedDependency[Asked], data: JSONBody[SkipRequest]) -> Accepted:
        """Play the turn of a seat whose player is away, as when its time is up."""
        return await asked.act(skip_turn, data, asked.live.links)
