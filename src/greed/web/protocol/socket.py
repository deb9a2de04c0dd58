"""The messages of the WebSocket; `type` tells them apart, `id` ties an answer to its question."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from greed.web.protocol.errors import Problem
from greed.web.protocol.game import GameView
from greed.web.protocol.happened import Happened
from greed.web.protocol.requests import Anchor, Hash, MoveId, MoveRequest, SeatNumber, Seed
from greed.web.protocol.room import RoomView, Snapshot

__all__ = [
    "AnswerMessage",
    "Ask",
    "ClientMessage",
    "Earlier",
    "Goodbye",
    "Hello",
    "Message",
    "MoveMessage",
    "Ping",
    "Pong",
    "Presence",
    "Refused",
    "SeedMessage",
    "ServerMessage",
    "SnapshotMessage",
    "Told",
    "Update",
    "ValueMessage",
]


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """The base of every message."""


class Hello(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a client: its tokens (none: to watch), and the last step it knows.

    The answer is a snapshot whose `log` holds the steps after `since`.
    """

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=12)] = ()
    since: Annotated[int, Meta(ge=0)] = 0


class MoveMessage(
    MoveRequest, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="move"
):
    """A move, as over HTTP; `id` should be given, so that the move can be sent again safely."""


class SeedMessage(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="seed"):
    """A seat's share in the dice, until the first throw."""

    seat: SeatNumber
    seed: Seed
    id: MoveId | None = None
    anchor: Anchor | None = None


class ValueMessage(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="value"):
    """A seat's value for the throw that is due, in a strict room; safe to send again."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=1, le=10_000_000)]
    value: Hash
    id: MoveId | None = None


class Ask(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask"):
    """May this move be made now? If not, why?"""

    move: Annotated[str, Meta(max_length=100)]
    id: MoveId | None = None


class Ping(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ping"):
    """Answered by `pong`; for clients that cannot see whether the line still holds."""


ClientMessage = Hello | MoveMessage | SeedMessage | ValueMessage | Ask | Ping


class SnapshotMessage(Message, frozen=True, kw_only=True, tag="snapshot"):
    """The room as it stands; the answer to `hello`."""

    snapshot: Snapshot


class Earlier(Message, frozen=True, kw_only=True, tag="earlier"):
    """Steps of a long log, sent before the snapshot that they belong to: its `log` follows them."""

    steps: tuple[Happened, ...]


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """Steps that have just been stored, and the game as it stands after them.

    `room` is there when seats, dice or status have changed.
    """

    steps: tuple[Happened, ...]
    game: GameView | None
    room: RoomView | None = None


class AnswerMessage(Message, frozen=True, kw_only=True, tag="answer"):
    """The request was done and is stored. `again`: it had been done before."""

    seq: int
    ply: int
    id: str | None = None
    again: bool = False


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The request was refused and changed nothing."""

    problem: Problem
    id: str | None = None


class Told(Message, frozen=True, kw_only=True, tag="told"):
    """The answer to `ask`; `why_not` is absent if the move is legal."""

    move: str
    id: str | None = None
    why_not: str | None = None


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """The seats for which somebody is connected, and how many watch."""

    here: tuple[int, ...]
    watching: int


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this connection; connect again after so many seconds."""

    reason: str
    retry: float


ServerMessage = (
    SnapshotMessage | Earlier | Update | AnswerMessage | Refused | Told | Presence | Pong | Goodbye
)
