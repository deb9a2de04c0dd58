"""What clients ask for over HTTP, and what the coach answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from greed.wire.dice import DiceMode

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
        start: begin at once if no seat is open; else the host starts the game.
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


class Join(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Taking an open seat: the one named, or the first that is open.

    `program`: no person plays, but a program; everybody sees that.
    """

    name: Name
    seat: SeatNumber | None = None
    program: bool = False


class SeatRequest(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What becomes of a seat: a `bot`, open again (`open`), or its person's `name`.

    Before the game the host may free any seat or give it to a bot. A person may do that to the
    own seat, and rename it.
    """

    name: Name | None = None
    bot: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    open: bool = False


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


class AdviceRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to the coach about the present position."""

    ply: Annotated[int, Meta(ge=0, le=10_000_000)]


class Advised(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move as the coach sees it.

    `then` is what follows a keep best, where that is a choice. `worth` is counted in the measure
    of the advice, `cost` is by how much the best move is better.
    """

    move: str
    worth: float
    cost: float
    then: Literal["roll", "bank"] | None = None


class Advice(Struct, frozen=True, kw_only=True):
    """The coach's answer about a position.

    Attributes:
        ply: the one that it was asked for.
        measure: what the moves' worths are: the chance (0 to 1) to win if both play best from
            there, or the points that the turn brings on average; null if it knows neither.
        moves: every legal move, the best first.
        words: one sentence about the best one.
        note: what the numbers leave out, or why there are none; "" where nothing is to be said.
        estimated: the chances are estimates among more than two players, to be shown as ranges.
        solving: win probabilities are being worked out: ask again in a few seconds.
    """

    ply: int
    measure: Literal["win probability", "points of the turn"] | None
    moves: tuple[Advised, ...] = ()
    words: str = ""
    note: str = ""
    estimated: bool = False
    solving: bool = False


class Balance(Struct, frozen=True, kw_only=True):
    """What a seat's game came to, in chances to win.

    start + luck - errors + gifts + drift + undivided = end.

    `luck` is that of all throws, `errors` what its own choices cost, `gifts` what those of others
    brought; `decisions` counts its choices between two moves or more. `drift` is what the estimate
    among more than two moved by itself; 0 where chances are exact. `undivided` is what turns
    entered as points changed, luck and skill together.
    """

    start: float
    end: float
    luck: float
    errors: float
    gifts: float
    decisions: int
    drift: float = 0.0
    undivided: float = 0.0


class Mistake(Struct, frozen=True, kw_only=True):
    """A choice that cost something: the event (from 1), what would have been best, the cost."""

    event: int
    seat: int
    move: str
    best: str
    cost: float


class Reviewed(Struct, frozen=True, kw_only=True):
    """A game looked at again.

    Attributes:
        worth: before the first event and after each one: every seat's chance to win if all play
            best from there; empty if the game cannot be reviewed, `note` says why.
        balances: per seat; none among more than four.
        mistakes: the choices that cost most, the costliest first; none where there is no balance.
        note: why there is no review, or how far off its numbers may be.
        estimated: its numbers are estimates among more than two players.
        solving: the sheet is being solved: ask again in a few seconds.
    """

    worth: tuple[tuple[float, ...], ...] = ()
    balances: tuple[Balance, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    note: str = ""
    estimated: bool = False
    solving: bool = False
