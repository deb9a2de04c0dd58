"""The meeting point of phones that play without a server."""

from __future__ import annotations

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from greed.web.gate import client_of
from greed.web.meetings import Meetings
from greed.web.refusal import Refusal
from greed.wire import MeetingAnswer, MeetingRequest, MeetingView


class MeetingsApi(Controller):
    """An offer, and its answer, under a name that phones work out of the words of their table."""

    path = "/api/meetings"
    tags = ["Meeting point"]  # noqa: RUF012

    @post("/", status_code=200, summary="Offer a connection to the next phone")
    async def meet(
        self, request: Request[object, object, State], data: JSONBody[MeetingRequest]
    ) -> MeetingView:
        """Return the offer with its number. It is kept for ten minutes."""
        return _meetings(request).offer(client_of(request.scope), data)

    @get("/{name:str}", summary="The latest offer, and its answer")
    async def meeting(
        self, request: Request[object, object, State], name: FromPath[str]
    ) -> MeetingView:
        """Return what the meeting holds just now."""
        return _meetings(request).look(name)

    @post("/{name:str}", status_code=200, summary="Answer the latest offer")
    async def answer_meeting(
        self,
        request: Request[object, object, State],
        name: FromPath[str],
        data: JSONBody[MeetingAnswer],
    ) -> MeetingView:
        """Return the offer with this answer, the first."""
        return _meetings(request).answer(name, data)


def _meetings(request: Request[object, object, State]) -> Meetings:
    meetings: Meetings | None = request.app.state.meetings
    if meetings is None:
        raise Refusal("wrong_phase", "a server of several workers is not a meeting point")
    return meetings
