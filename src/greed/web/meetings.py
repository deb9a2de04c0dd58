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
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from greed.room import Refusal
from greed.web.endpoints import Call, Endpoint
from greed.web.limits import shares

LIFE = 600.0
"""Seconds for which an offer is kept."""
MOST = 1000
MOST_OF_ONE = 20

Digits = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Sealed = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{60,700}\.[0-9a-f]{32}$", max_length=733)]
"""What a phone says of itself, with a seal that only those who know the words can make."""


class MeetingRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An offer for one more phone. Who has the `key` of a meeting may put the next one there."""

    name: Digits
    key: Digits
    offer: Sealed


class MeetingAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What another phone answers to the offer of this number."""

    number: int
    answer: Sealed


class MeetingView(Struct, frozen=True, kw_only=True):
    """The latest offer, and its answer once somebody has given one."""

    number: int
    offer: str
    answer: str | None = None


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


def _meetings(call: Call) -> Meetings:
    meetings: Meetings = call.request.app.state.meetings
    return meetings


async def meet(call: Call, body: MeetingRequest) -> MeetingView:
    """Offer a connection to the next phone.

    The answer is the offer with its number; it is kept for ten minutes.
    """
    return _meetings(call).offer(call.client, body)


async def meeting(call: Call, name: str) -> MeetingView:
    """Look at the latest offer, and its answer."""
    return _meetings(call).look(name)


async def answer_meeting(call: Call, name: str, body: MeetingAnswer) -> MeetingView:
    """Answer the latest offer; the first answer counts."""
    return _meetings(call).answer(name, body)


ENDPOINTS = (
    Endpoint("POST", "/api/meetings", meet, tag="Meeting point"),
    Endpoint("GET", "/api/meetings/{name}", meeting, tag="Meeting point"),
    Endpoint("POST", "/api/meetings/{name}", answer_meeting, tag="Meeting point"),
)
