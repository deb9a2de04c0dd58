"""What the coach says: of a position while a game is played, and of the whole game afterwards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


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
