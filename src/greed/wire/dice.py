"""Where a room's dice come from: the devices that make them together, and what each has done.

docs/fair-dice.md says what devices and the server say to each other, and why.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DiceMode = Literal["fair", "real"]
"""Where dice come from.

fair: from all devices at the table together; alone with bots, from the server. real: rolled on a
table and typed in (the score pad)."""

# `$` also stands before a newline at the end: the length rules that out.
Hex32 = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 bytes in hexadecimal.")
]
GameId = Annotated[str, Meta(min_length=1, max_length=60, description="As in `room.dice.game`.")]
DeviceName = Annotated[
    str, Meta(pattern="^[!-~]{1,64}$", max_length=64, description="Unlike all others in the room.")
]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the client.")]


class SealRequest(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """The device on which all seats that the tokens open are played from now on.

    Attributes:
        game: the game that its chain was made for, as in `room.dice.game`.
        device: its name, which no other device of the game has had.
        anchor: the anchor of its chain.
        id: the client's own name for this request.
    """

    game: GameId
    device: DeviceName
    anchor: Hex32
    id: ClientId | None = None


class OpenRequest(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A device's link for a roll; to send it again changes nothing.

    Attributes:
        k: the number of the roll, as it was asked for.
        device: the name of the device.
        link: link `k` of its chain.
        id: the client's own name for this request.
    """

    k: Annotated[int, Meta(ge=1, le=1_000_000)]
    device: DeviceName
    link: Hex32
    id: ClientId | None = None


class DeviceView(Struct, frozen=True, kw_only=True):
    """A device that was at the table, its seats now, and what it did.

    Attributes:
        name: what it is called.
        seats: its seats; none once another device has them.
        rolls: how many rolls were made while it had a seat.
        took: how many of them it took part in.
        silent: how many rolls were void because of it.
        out: it was silent, and takes part again when its player next asks for a roll.
    """

    name: str
    seats: tuple[int, ...]
    rolls: int = 0
    took: int = 0
    silent: int = 0
    out: bool = False


class DiceView(Struct, frozen=True, kw_only=True):
    """Where the dice come from.

    Attributes:
        mode: see `DiceMode`.
        game: the id of the game, to which all chains are bound.
        sealed: the devices make the dice of this game; false before the start, and alone with bots.
        devices: in the order of the dice; before the start, those that will be in them.
    """

    mode: DiceMode
    game: str
    sealed: bool = False
    devices: tuple[DeviceView, ...] = ()
