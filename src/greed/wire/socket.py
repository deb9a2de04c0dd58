"""The messages of the WebSocket; `type` tells them apart, `id` ties an answer to its question."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greed.wire.dice import OpenRequest, SealRequest
from greed.wire.errors import Problem
from greed.wire.happened import Happened
from greed.wire.requests import MoveRequest
from greed.wire.room import GameState, RoomView, Snapshot


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


class SealMessage(
    SealRequest, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="seal"
):
    """The device on which the own seats are played, as over HTTP."""


class OpenMessage(
    OpenRequest, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="open"
):
    """A device's link for a roll, as over HTTP."""


class Ping(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ping"):
    """Answered by `pong`; for clients that cannot see whether the line still holds."""


ReactionKind = Literal["smile", "wow", "sad", "heart", "thumb", "luck"]
"""What players can show each other; there is no free text at the table."""


class React(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="react"):
    """Show everybody in the room a reaction. It is not stored; one a second is shown."""

    what: ReactionKind


ClientMessage = Hello | MoveMessage | SealMessage | OpenMessage | React | Ping
"""What a client can send over the socket."""


class SnapshotMessage(Message, frozen=True, kw_only=True, tag="snapshot"):
    """The room as it stands; the answer to `hello`."""

    snapshot: Snapshot


class Earlier(Message, frozen=True, kw_only=True, tag="earlier"):
    """Steps of a long log, sent before the snapshot that they belong to: its `log` follows them."""

    steps: tuple[Happened, ...]


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """Steps that have just been stored, and the game as it stands after them.

    `room` is there when seats, devices or status have changed.
    """

    steps: tuple[Happened, ...]
    game: GameState | None
    room: RoomView | None = None


class AnswerMessage(Message, frozen=True, kw_only=True, tag="answer"):
    """The request was done and is stored. `again`: it had been done before."""

    seq: int
    ply: int
    id: str | None = None
    again: bool = False


class RefusedMessage(Message, frozen=True, kw_only=True, tag="refused"):
    """The request was refused and changed nothing."""

    problem: Problem
    id: str | None = None


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """The seats for which somebody is connected, and how many watch."""

    here: tuple[int, ...]
    watching: int


class Reaction(Message, frozen=True, kw_only=True, tag="reaction"):
    """What the player of a seat shows everybody just now."""

    seat: int
    what: ReactionKind


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this connection; connect again after this many seconds."""

    reason: str
    retry: float


ServerMessage = (
    SnapshotMessage
    | Earlier
    | Update
    | AnswerMessage
    | RefusedMessage
    | Presence
    | Reaction
    | Pong
    | Goodbye
)
"""What the server can send over the socket."""
