"""The meeting point: where phones that play without a server find each other.

It holds an offer under a name, and the first answer to it, for minutes and in memory. It knows
nothing of tables, players or dice. Name and seals come from words that it never hears, so it can
keep phones apart, but neither join them nor stand between them.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from hmac import compare_digest

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from greed.web.gate import AnyRequest, client_of
from greed.web.limits import shares
from greed.web.refusal import Refusal
from greed.wire import MeetingAnswer, MeetingRequest, MeetingView

LIFE = 600.0
"""Seconds for which an offer is kept."""
MOST = 1000
MOST_OF_ONE = 20


class _Meeting(Struct, frozen=True):
    client: str
    key: str
    until: float
    view: MeetingView


class Meetings:
    """The meetings of this process; at most `MOST`, and `MOST_OF_ONE` of one client."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._meetings: dict[str, _Meeting] = {}

    def offer(self, client: str, asked: MeetingRequest) -> MeetingView:
        """Open a meeting, or put the next offer in place of the last one and its answer.

        Raises:
            Refusal: there are too many, or somebody else has opened this one.
        """
        meetings = self._open()
        before = meetings.get(asked.name)
        if before is None:
            if len(meetings) >= MOST:
                raise Refusal("too_many", "too many phones meet here: try again in ten minutes")
            here = Counter(name for one in meetings.values() for name, _ in shares(one.client))
            if any(here[name] >= MOST_OF_ONE * times for name, times in shares(client)):
                raise Refusal("too_fast", "too many phones of your address meet here")
        elif not compare_digest(before.key, asked.key):
            raise Refusal("wrong_token", "somebody else has opened this meeting")
        number = before.view.number + 1 if before else 1
        view = MeetingView(number=number, offer=asked.offer)
        meetings[asked.name] = _Meeting(client, asked.key, self._clock() + LIFE, view)
        return view

    def look(self, name: str) -> MeetingView:
        """Return what a meeting holds.

        Raises:
            Refusal: there is none of that name, or not any more.
        """
        return self._meeting(name).view

    def answer(self, name: str, asked: MeetingAnswer) -> MeetingView:
        """Answer an offer; the first answer counts, and nobody can replace it.

        Raises:
            Refusal: the meeting is over, its offer has changed, or another phone has answered it.
        """
        meeting = self._meeting(name)
        if asked.number != meeting.view.number or meeting.view.answer is not None:
            raise Refusal("stale", "another phone was faster: look for the next offer")
        view = replace(meeting.view, answer=asked.answer)
        self._meetings[name] = replace(meeting, view=view)
        return view

    def _meeting(self, name: str) -> _Meeting:
        meeting = self._open().get(name)
        if meeting is None:
            raise Refusal("no_such_room", "nobody meets here by that name")
        return meeting

    def _open(self) -> dict[str, _Meeting]:
        now, meetings = self._clock(), self._meetings
        self._meetings = {name: m for name, m in meetings.items() if m.until > now}
        return self._meetings


class MeetingsApi(Controller):
    """An offer, and its answer, under a name that phones work out of the words of their table."""

    path = "/api/meetings"
    tags = ["Meeting point"]  # noqa: RUF012

    @post("/", status_code=200, summary="Offer a connection to the next phone")
    async def meet(self, request: AnyRequest, data: JSONBody[MeetingRequest]) -> MeetingView:
        """Return the offer with its number. It is kept for ten minutes."""
        return _meetings(request).offer(client_of(request.scope), data)

    @get("/{name:str}", summary="The latest offer, and its answer")
    async def meeting(self, request: AnyRequest, name: FromPath[str]) -> MeetingView:
        """Return what the meeting holds just now."""
        return _meetings(request).look(name)

    @post("/{name:str}", status_code=200, summary="Answer the latest offer")
    async def answer_meeting(
        self, request: AnyRequest, name: FromPath[str], data: JSONBody[MeetingAnswer]
    ) -> MeetingView:
        """Return the offer with this answer, the first."""
        return _meetings(request).answer(name, data)


def _meetings(request: AnyRequest) -> Meetings:
    meetings: Meetings | None = request.app.state.meetings
    if meetings is None:
        raise Refusal("wrong_phase", "a server of several workers is not a meeting point")
    return meetings
