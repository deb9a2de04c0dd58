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

from msgspec import Struct
from msgspec.structs import replace

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
        self._held: dict[str, _Meeting] = {}

    def offer(self, client: str, asked: MeetingRequest) -> MeetingView:
        """Open a meeting, or put the next offer in place of the last one and its answer.

        Raises:
            Refusal: there are too many, or somebody else has opened this one.
        """
        held = self._open()
        before = held.get(asked.name)
        if before is None:
            if len(held) >= MOST:
                raise Refusal("too_many", "too many phones meet here: try again in ten minutes")
            if Counter(each.client for each in held.values())[client] >= MOST_OF_ONE:
                raise Refusal("too_fast", "too many phones of your address meet here")
        elif not compare_digest(before.key, asked.key):
            raise Refusal("wrong_token", "somebody else has opened this meeting")
        number = before.view.number + 1 if before else 1
        view = MeetingView(number=number, offer=asked.offer)
        held[asked.name] = _Meeting(client, asked.key, self._clock() + LIFE, view)
        return view

    def look(self, name: str) -> MeetingView:
        """Return what a meeting holds.

        Raises:
            Refusal: there is none of that name, or not any more.
        """
        return self._held_as(name).view

    def answer(self, name: str, asked: MeetingAnswer) -> MeetingView:
        """Answer an offer; the first answer counts, and nobody can replace it.

        Raises:
            Refusal: the meeting is over, its offer has changed, or another phone has answered it.
        """
        held = self._held_as(name)
        if asked.number != held.view.number or held.view.answer is not None:
            raise Refusal("stale", "another phone was faster: look for the next offer")
        view = replace(held.view, answer=asked.answer)
        self._held[name] = replace(held, view=view)
        return view

    def _held_as(self, name: str) -> _Meeting:
        held = self._open().get(name)
        if held is None:
            raise Refusal("no_such_room", "nobody meets here by that name")
        return held

    def _open(self) -> dict[str, _Meeting]:
        now = self._clock()
        self._held = {name: each for name, each in self._held.items() if each.until > now}
        return self._held
