"""Playing: moves, statements and devices over HTTP."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from greed.web.http.api.request import Asked
from greed.web.rooms.absence import do_skip
from greed.web.rooms.coach import Coach, do_advice, do_review
from greed.web.rooms.dice import do_prepare, do_say
from greed.web.rooms.moves import do_move
from greed.wire import (
    Accepted,
    Advice,
    AdviceRequest,
    DeviceSetup,
    MoveRequest,
    Reviewed,
    SayRequest,
    SkipRequest,
)

__all__ = ["Moves"]


class Moves(Controller):
    """What happens in a game."""

    path = "/api/rooms/{code:str}"
    tags = ["Playing"]  # noqa: RUF012

    @post("/moves", status_code=200, summary="Make a move")
    async def move(self, asked: NamedDependency[Asked], data: JSONBody[MoveRequest]) -> Accepted:
        """Make a move for the ply it names; the answer holds the room as it stands then."""
        seq, ply, again = await do_move(asked.rooms, asked.live, asked.person, data)
        snapshot = await asked.rooms.snapshot(asked.live, asked.person, since=seq - 1)
        return Accepted(seq=seq, ply=ply, again=again, snapshot=snapshot)

    @post("/say", status_code=200, summary="Say what a device has signed")
    async def say(self, asked: NamedDependency[Asked], data: JSONBody[SayRequest]) -> Accepted:
        """Take statements of a device: all of them, or none."""
        before = asked.live.room.proof
        since = before.session.count if before else 0
        seq, ply, again = await do_say(asked.rooms, asked.live, asked.person, data)
        snapshot = await asked.rooms.snapshot(asked.live, asked.person, seq - 1, since)
        return Accepted(seq=seq, ply=ply, again=again, snapshot=snapshot)

    @post("/prepare", status_code=200, summary="Let a device sign for your seats")
    async def prepare(self, asked: NamedDependency[Asked], data: JSONBody[DeviceSetup]) -> Accepted:
        """Prepare a device for the next start; while a game is on, ask to go on with its key."""
        return asked.accepted(await do_prepare(asked.rooms, asked.live, asked.person, data))

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
        return await do_review(asked.rooms.store, asked.live, coach)

    @post("/skip", status_code=200, summary="Have the present turn played to its end")
    async def skip(self, asked: NamedDependency[Asked], data: JSONBody[SkipRequest]) -> Accepted:
        """Play the turn of a seat whose player is away, as when its time is up."""
        return asked.accepted(await do_skip(asked.rooms, asked.live, asked.person, data))
