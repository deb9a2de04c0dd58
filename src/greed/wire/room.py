"""A room: its seats, its dice, its game, and what the server says of itself."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greed.core.state import Phase
from greed.rulebook import Page, ScoreCard
from greed.wire.dice import DiceView
from greed.wire.happened import Happened
from greed.wire.requests import Clock


class GameState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of the game, and the moves that are legal in it.

    Attributes:
        ply: throws, moves and undos so far; it never goes down. Moves are made for a ply.
        position: all of the game as one line of text, see docs/notation.md.
        phase: offer: accept or decline. throw: the seat throws. keep: choose dice. decide: roll
            or bank. over. The position says this as well, and so it does of the next two.
        seat: whose turn it is.
        scores: banked points per seat.
        legal: the legal moves, `throw` included; none while a roll is being made.
        deadline: when the turn's time is up, as seconds since 1970; absent: no clock runs.
        rolling: the number of the roll that is being made, if one is.
        winners: once the game is over.
    """

    ply: int
    position: str
    phase: Phase
    seat: int
    scores: tuple[int, ...]
    legal: tuple[str, ...]
    deadline: float | None = None
    rolling: int | None = None
    winners: tuple[int, ...] = ()


class SheetInfo(Struct, frozen=True, kw_only=True):
    """A sheet in brief."""

    name: str
    title: str
    summary: str
    hash: str
    dice: int
    faces: int
    target: int
    min_seats: int
    max_seats: int
    variants: tuple[str, ...]


class Estimate(Struct, frozen=True, kw_only=True):
    """What a sheet costs, estimated from its rules: CPU seconds of one core, and megabytes.

    Attributes:
        throws: throws of all hands of a turn.
        options: choices of dice in all of them.
        seconds: to work out every throw and choice: what a server needs to have it played.
        megabytes: the same in memory.
        solving_seconds: to solve the game between two exactly.
        solving_megabytes: the same in memory.
    """

    throws: int
    options: int
    seconds: float
    megabytes: float
    solving_seconds: float
    solving_megabytes: float


class SheetView(Struct, frozen=True, kw_only=True):
    """A sheet in full.

    Attributes:
        sheet: in brief.
        rules: what it states, as plain data.
        toml: as a file, every option explained.
        page: its rules page, in order, for any renderer.
        card: what sets of dice are worth.
        estimate: what it costs to play and to solve it.
    """

    sheet: SheetInfo
    rules: dict[str, object]
    toml: str
    page: Page
    card: ScoreCard
    estimate: Estimate


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot that can take a seat, and one sentence about it."""

    name: str
    about: str


class ServerInfo(Struct, frozen=True, kw_only=True):
    """What this server is and offers.

    `url` is where people reach it, "" if it does not know. `lobby`: it lists open tables.
    """

    version: str
    url: str
    sheets: tuple[SheetInfo, ...]
    variants: dict[str, str]
    bots: tuple[BotInfo, ...]
    coach: bool
    lobby: bool = False


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat: a person's, a bot's or open; `here`: somebody is connected for it.

    `device` is the name of the device that makes dice for it. `program`: the player is a program.
    `free_from` is there when the player was called and has not answered: the time (in seconds
    since 1970) from which others at the table may play a turn for the seat or give it to a bot.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    here: bool = False
    host: bool = False
    device: str | None = None
    free_from: float | None = None
    program: bool = False


class RoomView(Struct, frozen=True, kw_only=True):
    """A room without its game.

    Attributes:
        code: joins; short enough to say aloud.
        watch: the code of the read-only link.
        status: open: seats are being taken. starting: a roll decides who begins. playing. over.
            abandoned.
        listed: the lobby shows the room while a seat is free.
        rematch: the code of the room that follows this one.
        host_free_from: when the host was called and has not answered: the time from which
            another player may take the host's part.
    """

    code: str | None
    watch: str
    status: Literal["open", "starting", "playing", "over", "abandoned"]
    sheet: SheetInfo
    seats: tuple[SeatView, ...]
    dice: DiceView
    clock: Clock | None
    coach: bool
    rematch: str | None
    created: float
    host_free_from: float | None
    listed: bool = False


class You(Struct, frozen=True, kw_only=True):
    """What the token that was shown holds: seats, the host's rights, or only the right to watch."""

    seats: tuple[int, ...] = ()
    host: bool = False


class Snapshot(Struct, frozen=True, kw_only=True):
    """A room as it stands: `seq` is the last step in it, `log` the steps asked for."""

    seq: int
    room: RoomView
    game: GameState | None
    you: You
    log: tuple[Happened, ...] = ()


class Seated(Struct, frozen=True, kw_only=True):
    """A seat taken or a room created. `token` opens the seats: it is shown once, keep it."""

    token: Annotated[str, Meta(description="A secret; send as Authorization: Bearer ...")]
    seat: int | None
    snapshot: Snapshot


class Accepted(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request that was done: the step it became. `again`: it had been done before."""

    seq: int
    ply: int
    again: bool = False
    snapshot: Snapshot | None = None
