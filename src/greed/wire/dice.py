"""Dice that can be verified: devices, their statements, and what a room shows of both.

docs/fair-dice.md says what the statements mean.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DiceMode = Literal["fair", "strict", "real"]
"""Where dice come from.

fair: rolled by the server, provably. strict: every device adds a value to every roll, so that
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
        recovery: the public key of its recovery code.
    """

    game: GameId
    key: Hex32
    anchor: Hex32
    commit: Hex32
    recovery: Hex32


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

    `renewal` is the key that it wishes to go on with; its old key signs that, or its recovery code.
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


class WarnedView(Struct, frozen=True, kw_only=True):
    """A device that the game waits for and that was warned: when, and who has had enough.

    Attributes:
        device: its number.
        since: when it was warned; 60 seconds later the others may sign `over`.
        voices: the devices that have done so.
    """

    device: int
    since: int
    voices: tuple[int, ...]


class DiceView(Struct, frozen=True, kw_only=True):
    """Where the dice come from, and what verifies them.

    Attributes:
        mode: see `DiceMode`.
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
        warned: the devices that were warned, and have not given yet what they owe.
        away: the devices that were passed over: their seats sit out.
        coming: those that are back; they contribute again from their own next decision on.
        barred: those of `away` that spoilt a roll, until a turn of theirs has passed.
        devices: by number; while seats are taken, those that are prepared.
    """

    mode: DiceMode
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
    warned: tuple[WarnedView, ...] = ()
    away: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    devices: tuple[DeviceView, ...] = ()


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
