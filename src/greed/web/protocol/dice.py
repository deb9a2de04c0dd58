"""Dice that can be verified: devices, their statements, and what a room shows of both.

docs/fair-dice.md says what the statements mean.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "DeviceSetup",
    "DeviceView",
    "DiceMode",
    "DiceView",
    "FirstProtocol",
    "FrozenView",
    "ProofView",
    "Renewal",
    "SayRequest",
    "Statement",
]

DiceMode = Literal["fair", "strict", "real"]
"""fair: rolled by the server, provably. strict: every device adds a value to every roll, so that
not even the server knows it beforehand. real: rolled on a table and typed in (the score pad)."""

# `$` also stands before a newline at the end: the length rules that out.
Hex32 = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 bytes in hexadecimal.")
]
Hex64 = Annotated[
    str, Meta(pattern="^[0-9a-f]{128}$", max_length=128, description="64 bytes in hexadecimal.")
]
GameId = Annotated[str, Meta(min_length=1, max_length=60, description="As in `room.dice.game`.")]
DeviceNumber = Annotated[int, Meta(ge=0, le=11)]
Body = Annotated[str, Meta(min_length=1, max_length=1024)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the client.")]


class DeviceSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device that signs for seats: made afresh for each attempt to start a game.

    Attributes:
        game: the game that it was made for, as in `room.dice.game`.
        key: its public key (Ed25519).
        anchor: the end of its hash chain.
        commit: its commitment to the share that it will reveal.
    """

    game: GameId
    key: Hex32
    anchor: Hex32
    commit: Hex32


class SayRequest(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Statements of a device, each with its signature; either all of them are taken or none.

    Sending the same statements again is safe: nothing happens twice.
    """

    device: DeviceNumber
    says: Annotated[tuple[tuple[Body, Hex64], ...], Meta(min_length=1, max_length=4)]
    id: ClientId | None = None


class Renewal(Struct, frozen=True, kw_only=True):
    """The key and anchor with which a device wishes to go on."""

    key: str
    anchor: str


class DeviceView(Struct, frozen=True, kw_only=True):
    """A device: its key, the anchor of its present chain, and the seats it signs for.

    `renewal` is the key that it wishes to go on with; its old key signs that, or all the others.
    """

    key: str
    anchor: str
    seats: tuple[int, ...]
    renewal: Renewal | None = None


class FrozenView(Struct, frozen=True, kw_only=True):
    """A roll whose contributors are fixed: its number, the devices, and since when."""

    number: int
    devices: tuple[int, ...]
    since: float


class FirstProtocol(Struct, frozen=True, kw_only=True):
    """The dice of a room that was made under protocol 1.

    Attributes:
        commitment: the hash that the server gave before the game.
        seeds: per seat, "" where a seat has given none.
        anchors: per seat, the end of its hash chain (strict dice), "" where there is none.
        secret: the server's seed, once the game is over or abandoned.
    """

    commitment: str
    seeds: tuple[str, ...]
    anchors: tuple[str, ...]
    secret: str | None


class DiceView(Struct, frozen=True, kw_only=True):
    """Where the dice come from, and what verifies them.

    Attributes:
        mode: see `DiceMode`.
        protocol: the version of the dice protocol.
        game: the id that the dice are bound to; while seats are taken, that of the game to come.
        attempt: how many times a game has been started at this table, this one included.
        previous: the digest of the start before this one.
        start: the text that fixes who plays, and with which keys; null before the start.
        words: six words that are the same for everybody who sees the same game.
        number: how many roll numbers are spent.
        asked: the seat whose roll has been asked for and has not been made yet.
        awaits: what is missing from the devices in `waiting`.
        waiting: the devices that must say something before the game goes on.
        frozen: the roll whose contributors are fixed, if one is.
        retired: devices that fell silent after a freeze.
        left: devices that let the others go on without them.
        devices: by number; while seats are taken, those that are prepared.
        first_protocol: what protocol 1 had instead of all this.
    """

    mode: DiceMode
    protocol: int
    game: str
    attempt: int = 0
    previous: str | None = None
    start: str | None = None
    words: str | None = None
    number: int = 0
    asked: int | None = None
    awaits: Literal["reveal", "ready", "value"] | None = None
    waiting: tuple[int, ...] = ()
    frozen: FrozenView | None = None
    retired: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    devices: tuple[DeviceView, ...] = ()
    first_protocol: FirstProtocol | None = None


Statement = tuple[int | str, str, str]
"""Who said it (a device's number, or "server"), what, and the signature ("" for the server)."""


class ProofView(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """A part of the list of statements that proves a game.

    Attributes:
        game: the game it belongs to.
        start: the start text, if this part begins with the first statement.
        from_: how many statements come before this part; `from` in JSON.
        statements: in order.
        count: how many statements there are in all: ask for the rest if this part ends earlier.
        head: the head after all of them.
        signature: the server's signature of that head.
    """

    game: str
    start: str | None
    from_: int
    statements: tuple[Statement, ...]
    count: int
    head: str
    signature: str
