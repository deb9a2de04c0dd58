"""Who asks, and in which room: what every endpoint of a room begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from litestar.di import NamedDependency
from litestar.params import FromPath

from greed.store import Entry
from greed.web.gate import AnyRequest, client_of
from greed.web.refusal import Refusal
from greed.web.rooms.clock import do_answer
from greed.web.rooms.draft import Draft
from greed.web.rooms.live import Live, snapshot
from greed.web.rooms.people import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import Room
from greed.wire import Accepted, Snapshot

P = ParamSpec("P")


class Asked:
    """A request about a room: the request, the rooms, the room, and who asks."""

    __slots__ = ("live", "person", "request", "rooms")

    def __init__(self, request: AnyRequest, rooms: Rooms, live: Live, person: Person) -> None:
        self.request, self.rooms, self.live, self.person = request, rooms, live, person

    @property
    def client(self) -> str:
        """By what the client is counted."""
        return client_of(self.request.scope)

    async def snapshot(self, since: int | None) -> Snapshot:
        """Return the room as it stands, with the steps after this one."""
        return await snapshot(self.rooms.store, self.live, self.person, since)

    async def act(
        self,
        verb: Callable[Concatenate[Room, Person, P], Draft | tuple[Entry, ...]],
        *given: P.args,
        **named: P.kwargs,
    ) -> Accepted:
        """Do what a verb finds for the person who asks; return the answer."""
        live = self.live
        seq = await self.rooms.act(live, lambda room: verb(room, self.person, *given, **named))
        return Accepted(seq=seq, ply=live.room.ply)


def tokens_of(request: AnyRequest) -> tuple[str, ...]:
    """Return the tokens of `Authorization: Bearer ...`; several are separated by commas.

    Raises:
        Refusal: the header says something else.
    """
    header = request.headers.get("authorization")
    if header is None:
        return ()
    scheme, _, rest = header.partition(" ")
    tokens = tuple(token.strip() for token in rest.split(",") if token.strip())
    if scheme.lower() != "bearer" or not tokens or len(tokens) > 12:
        raise Refusal("no_token", "write the header as Authorization: Bearer TOKEN")
    return tokens


async def asked(request: AnyRequest, code: FromPath[str], rooms: NamedDependency[Rooms]) -> Asked:
    """Return the room of the path's code, and who asks."""
    tokens = tokens_of(request)
    live, joins = await rooms.look_up(code, client_of(request.scope), tokens)
    person = Person(tokens, joins=joins)
    await do_answer(rooms, live, person)
    return Asked(request, rooms, live, person)
