"""The messages of the WebSocket; `type` tells them apart, `id` ties an answer to its question."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greed.wire.dice import DeviceSetup, ProofView, SayRequest
from greed.wire.errors import Problem
from greed.wire.happened import Happened
from greed.wire.requests import MoveId, MoveRequest
from greed.wire.room import GameState, RoomView, Snapshot


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """The base of every message."""


class Hello(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a client: its tokens (none: to watch), and the last step it knows.

    The answer is a snapshot whose `log` holds the steps after `since`, and whose `proof` holds
    the statements after the first `proof_since` of them (none: no statements).
    """

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=12)] = ()
    since: Annotated[int, Meta(ge=0)] = 0
    proof_since: Annotated[int, Meta(ge=0)] | None = None


class MoveMessage(
    MoveRequest, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="move"
):
    """A move, as over HTTP; `id` should be given, so that the move can be sent again safely."""


class PrepareMessage(
    DeviceSetup, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type",
    tag="prepare",
):  # fmt: skip
    """The device that signs for all seats that the tokens open, as over HTTP."""

    id: MoveId | None = None


class SayMessage(
    SayRequest, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"
):
    """Statements of a device, as over HTTP; safe to send again."""


class Ping(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ping"):
    """Answered by `pong`; for clients that cannot see whether the line still holds."""


ReactionKind = Literal["smile", "wow", "sad", "heart", "thumb", "luck"]
"""What players can show each other; there is no free text at the table."""


class React(Message, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="react"):
    """Show everybody in the room a reaction. It is not stored; one a second is shown."""

    what: ReactionKind


ClientMessage = Hello | MoveMessage | PrepareMessage | SayMessage | React | Ping
"""What a client can send over the socket."""


class SnapshotMessage(Message, frozen=True, kw_only=True, tag="snapshot"):
    """The room as it stands; the answer to `hello`."""

    snapshot: Snapshot


class Earlier(Message, frozen=True, kw_only=True, tag="earlier"):
    """Steps of a long log, sent before the snapshot that they belong to: its `log` follows them."""

    steps: tuple[Happened, ...]


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """Steps that have just been stored, and the game as it stands after them.

    `room` is there when seats, devices or status have changed, `proof` when something was said.
    """

    steps: tuple[Happened, ...]
    game: GameState | None
    room: RoomView | None = None
    proof: ProofView | None = None


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
