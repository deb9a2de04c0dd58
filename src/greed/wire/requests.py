"""What clients ask for over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from greed.wire.dice import DeviceSetup, DiceMode, Hex32, Hex64

Name = Annotated[str, Meta(min_length=1, max_length=24, description="Shown to everybody.")]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the client.")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a seat may take for its turn, throws and decisions together, in seconds.

    When the time is up the server plays the turn to its end: it declines an offer, throws,
    keeps what scores most (of equal points the fewest dice), and banks as soon as that is legal.
    """

    seconds: Annotated[int, Meta(ge=5, le=14 * 86_400)]


class SeatSetup(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat of a new room: a person of this browser (`name`), a `bot`, or open (neither)."""

    name: Name | None = None
    bot: Annotated[str, Meta(min_length=1, max_length=60)] | None = None


class Create(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new room. The sheet is named (`official`, `classic+amish(target=5000)`) or sent as TOML.

    Attributes:
        sheet: the name of a sheet; never a file.
        toml: a house rule, instead of `sheet`.
        seats: in playing order; seats with a name belong to the creator of the room (several:
            hot seat). At least one seat is a person's or open.
        dice: where dice come from.
        first: the seat that begins; by lot if none is given.
        clock: none: nobody hurries. Not with real dice.
        coach: whether players may ask for advice during the game.
        listed: show the room to everybody on this server while a seat is free, where the server
            has a lobby. Not with real dice.
        start: begin at once if no seat is open; else the host starts the game. People whose
            device is to sign prepare it first, so their host starts later.
    """

    sheet: Annotated[str, Meta(max_length=400)] = "official"
    toml: Annotated[str, Meta(max_length=20_000)] | None = None
    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=2, max_length=12)]
    dice: DiceMode = "fair"
    first: SeatNumber | None = None
    clock: Clock | None = None
    coach: bool = False
    listed: bool = False
    start: bool = False


class Identity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who a player is, without an account: a key, and its signature for this seat.

    Attributes:
        key: the public key (Ed25519).
        signature: over the server's name as the client asked for it (`host` or `host:port`), the
            room's `watch` code and the name at the table; docs/network.md says how.
    """

    key: Hex32
    signature: Hex64


class Join(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Taking an open seat: the one named, or the first that is open.

    `device` signs for it; without one (fair rooms only) the seat plays by plain moves. `identity`
    says who sits there, by a fingerprint that everybody at the table sees. `program`: no person
    plays, but a program; everybody sees that, too.
    """

    name: Name
    seat: SeatNumber | None = None
    device: DeviceSetup | None = None
    identity: Identity | None = None
    program: bool = False


class SeatRequest(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What becomes of a seat: a `bot`, open again (`open`), or its person's `name` or `identity`.

    Before the game the host may free any seat or give it to a bot. A person may do that to the
    own seat, rename it, and say who sits there.
    """

    name: Name | None = None
    bot: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    open: bool = False
    identity: Identity | None = None


class MoveRequest(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A move, made for one ply.

    Attributes:
        move: `throw`, `throw 1 1 5 2 3` (real dice), `keep 1 1 5`, `roll`, `bank`, `accept`,
            `decline`, or with real dice `points 650` (a whole turn) and `undo`. The host of
            such a room also says who plays: `join Cleo`, `out 2`, `back 2` (seats from 1).
        ply: the ply of the view that the move was chosen in.
        then: after a keep, what follows at once: both are done, or neither.
        id: the client's own name for this move; the same id again does nothing again.
        seat: the seat that the move is made for; refused if another is to move.
    """

    move: Annotated[str, Meta(max_length=100)]
    ply: Annotated[int, Meta(ge=0, le=10_000_000)]
    then: Literal["roll", "bank"] | None = None
    id: MoveId | None = None
    seat: SeatNumber | None = None


class SkipRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host has the turn of the seat to move played to its end, as when time is up."""

    ply: Annotated[int, Meta(ge=0, le=10_000_000)]


class CheckSheet(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A sheet to check: by name, as TOML, or as data (what the TOML states, in JSON)."""

    sheet: Annotated[str, Meta(max_length=400)] | None = None
    toml: Annotated[str, Meta(max_length=20_000)] | None = None
    rules: dict[str, Any] | None = None
