"""What a person may ask for at a table: one union, the same over a socket, HTTP and in a program.

>>> import msgspec
>>> msgspec.json.decode(b'{"do":"move","move":"keep 1 1 5","then":"roll","ply":4}', type=Ask)
Move(move='keep 1 1 5', ply=4, then='roll', id=None, seat=None)
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DiceMode = Literal["fair", "real"]
"""Where dice come from.

fair: from all devices at the table together; alone with bots, from the host's machine. real:
rolled on a table and typed in (the score pad)."""

# `$` also stands before a newline at the end: the length rules that out.
Hex32 = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 bytes in hexadecimal.")
]
GameId = Annotated[str, Meta(min_length=1, max_length=60, description="As in `dice.game`.")]
DeviceName = Annotated[
    str, Meta(pattern="^[!-~]{1,64}$", max_length=64, description="Unlike all others in the room.")
]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the client.")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="Shown to everybody.")]
BotName = Annotated[str, Meta(min_length=1, max_length=60, description="`bold`, `threshold:300`.")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
MoveText = Annotated[str, Meta(max_length=100)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]


class _Ask(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="do",
):
    """The base of all that can be asked for: `do` says which it is, `id` is in the answer."""


class Sit(_Ask, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat: the one named, or the first that is open. The answer holds its token.

    `program`: no person plays, but a program; everybody sees that.
    """

    name: Name
    seat: SeatNumber | None = None
    program: bool = False
    id: Id | None = None


class Stand(_Ask, frozen=True, kw_only=True, tag="stand"):
    """Open a seat again before the game: the own one; the host may free any."""

    seat: SeatNumber
    id: Id | None = None


class Bot(_Ask, frozen=True, kw_only=True, tag="bot"):
    """Give a seat to a bot.

    The own seat, any before the game (host), or that of a player who was called and is away.
    """

    seat: SeatNumber
    bot: BotName
    id: Id | None = None


class Rename(_Ask, frozen=True, kw_only=True, tag="name"):
    """Change the name at the own seat."""

    seat: SeatNumber
    name: Name
    id: Id | None = None


class Start(_Ask, frozen=True, kw_only=True, tag="start"):
    """Start the game once no seat is open (host)."""

    id: Id | None = None


class Move(_Ask, frozen=True, kw_only=True, tag="move"):
    """Make a move, for one ply.

    Attributes:
        move: as docs/notation.md writes it: `throw`, `throw 1 1 5 2 3` (real dice), `keep 1 1 5`,
            `roll`, `bank`, `accept`, `decline`; or with real dice `points 650` (a whole turn) and
            `undo`. The host of such a table also says who plays: `join Cleo`, `out 2`, `back 2`
            (seats from 1).
        ply: the ply of the view that the move was chosen in.
        then: after a keep, what follows at once: both are done, or neither.
        id: the client's own name for this move; the same id again does nothing again.
        seat: the seat that the move is made for; refused if another is to move.
    """

    move: MoveText
    ply: Ply
    then: Literal["roll", "bank"] | None = None
    id: Id | None = None
    seat: SeatNumber | None = None


class Why(_Ask, frozen=True, kw_only=True, tag="why"):
    """Ask why a move can't be made now; the answer has no `why` if it can."""

    move: MoveText
    id: Id | None = None


class Lefts(_Ask, frozen=True, kw_only=True, tag="lefts"):
    """Ask how many dice may be left after a turn of these points (real dice)."""

    points: Annotated[int, Meta(ge=0, le=10_000_000)]
    id: Id | None = None


class Skip(_Ask, frozen=True, kw_only=True, tag="skip"):
    """Have the turn of a player who was called and has not answered played to its end."""

    ply: Ply
    id: Id | None = None


class Call(_Ask, frozen=True, kw_only=True, tag="call"):
    """Ask whether a seat's player is still there; after a while others may act for the seat."""

    seat: SeatNumber
    id: Id | None = None


class Lead(_Ask, frozen=True, kw_only=True, tag="host"):
    """Call the host; asked again after a while without an answer, become the host."""

    id: Id | None = None


class Show(_Ask, frozen=True, kw_only=True, tag="list"):
    """Show the room to everybody on this server while a seat is free, or not any more (host)."""

    listed: bool
    id: Id | None = None


class Abandon(_Ask, frozen=True, kw_only=True, tag="abandon"):
    """End a game that will not be played to its end (host)."""

    id: Id | None = None


class Rematch(_Ask, frozen=True, kw_only=True, tag="rematch"):
    """Play again with the same people; the answer holds the code of the room where they do."""

    id: Id | None = None


class Seal(_Ask, frozen=True, kw_only=True, tag="seal"):
    """Play all own seats on a device, which takes part in the dice from now on.

    Attributes:
        game: the game that its chain was made for.
        device: its name, which no other device of the game has had.
        anchor: the anchor of its chain.
        id: the client's own name for this request.
    """

    game: GameId
    device: DeviceName
    anchor: Hex32
    id: Id | None = None


class Open(_Ask, frozen=True, kw_only=True, tag="open"):
    """Open a device's link for the roll that is being made; again, it changes nothing.

    Attributes:
        k: the number of the roll, as it was asked for.
        device: the name of the device.
        link: link `k` of its chain.
        id: the client's own name for this request.
    """

    k: Annotated[int, Meta(ge=1, le=1_000_000)]
    device: DeviceName
    link: Hex32
    id: Id | None = None


ReactionKind = Literal["smile", "wow", "sad", "heart", "thumb", "luck"]
"""What players can show each other; there is no free text at the table."""


class React(_Ask, frozen=True, kw_only=True, tag="react"):
    """Show everybody in the room a reaction. It is not stored; one a second is shown."""

    what: ReactionKind
    id: Id | None = None


class Advise(_Ask, frozen=True, kw_only=True, tag="advise"):
    """Ask the coach about the present position, where the room allows it."""

    ply: Ply
    id: Id | None = None


class Review(_Ask, frozen=True, kw_only=True, tag="review"):
    """Ask the coach to look at the finished game again."""

    id: Id | None = None


Ask = (
    Sit
    | Stand
    | Bot
    | Rename
    | Start
    | Move
    | Why
    | Lefts
    | Skip
    | Call
    | Lead
    | Show
    | Abandon
    | Rematch
    | Seal
    | Open
    | React
    | Advise
    | Review
)
"""Anything that a person may ask for."""


class Done(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was asked for is done, and stored.

    Attributes:
        seq: the last step of the room, which holds what was asked for.
        ply: the ply of the game there.
        again: it had been done before.
        token: opens the seat that was taken. It is shown once: keep it.
        seat: the seat that was taken.
        room: the code of the room for another game.
        why: why a move can't be made.
        lefts: how many dice may be left after a turn of some points; -1 for none.
    """

    seq: int
    ply: int
    again: bool = False
    token: str | None = None
    seat: int | None = None
    room: str | None = None
    why: str | None = None
    lefts: tuple[int, ...] = ()


class SeatSetup(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat of a new room: a person who is here (`name`), a `bot`, or open (neither)."""

    name: Name | None = None
    bot: BotName | None = None


class Create(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new room. The sheet is named (`official`, `classic+amish(target=5000)`) or sent as TOML.

    Attributes:
        sheet: the name of a sheet; never a file.
        toml: a house rule, instead of `sheet`.
        seats: in playing order; seats with a name belong to the creator of the room (several:
            hot seat). At least one seat is a person's or open.
        dice: where dice come from.
        first: the seat that begins; by lot if none is given.
        clock: seconds that a seat may take for its turn, throws and decisions together; 0: nobody
            hurries. When the time is up the turn is played to its end: an offer is declined, what
            scores most is kept, and banked as soon as that is legal. Not with real dice.
        coach: whether players may ask for advice during the game.
        listed: show the room to everybody on this server while a seat is free, where the server
            has a lobby. Not with real dice.
        start: begin at once if no seat is open; else the host starts the game.
    """

    sheet: Annotated[str, Meta(max_length=400)] = "official"
    toml: Annotated[str, Meta(max_length=20_000)] | None = None
    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=2, max_length=12)]
    dice: DiceMode = "fair"
    first: SeatNumber | None = None
    clock: Annotated[int, Meta(ge=0, le=14 * 86_400)] = 0
    coach: bool = False
    listed: bool = False
    start: bool = False
