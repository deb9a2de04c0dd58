"""Refusals: a code for programs, a sentence for the person who asked, in that person's language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.errors import (
    GreedError,
    IllegalMove,
    MalformedMove,
    SheetError,
    StaleMove,
    ThrowError,
)
from greed.core.game import legal_moves
from greed.core.state import State

ErrorCode = Literal[
    "malformed",
    "illegal",
    "misstated",
    "stale",
    "not_your_turn",
    "not_started",
    "no_token",
    "wrong_token",
    "read_only",
    "not_host",
    "not_your_seat",
    "wrong_origin",
    "wrong_host",
    "no_such_room",
    "no_such_page",
    "bad_request",
    "bad_sheet",
    "bad_name",
    "bad_bot",
    "seat_taken",
    "wrong_phase",
    "too_large",
    "too_fast",
    "too_many",
    "busy",
    "closing",
    "fault",
]
"""What is wrong, one word each:

malformed: the text isn't a move. illegal: a move, but not now (`message` says why).
misstated: a link that is not the one of its device for this roll.
stale: made for another ply (`ply` is the present one). not_your_turn: another seat moves now.
not_started: the game has not begun. no_token / wrong_token: no token, or one that opens nothing
here. read_only: the link is for watching. not_host: only the host may. not_your_seat: it
is another's, who has not been away for long. wrong_origin: the page
comes from elsewhere. wrong_host: the server does not go by this name.
bad_*: see `message` (and `faults` of a sheet). seat_taken, wrong_phase:
the room is not in a state for this. too_large, too_fast, too_many: a limit. busy: try again.
closing: the server goes down, connect again. fault: an error of the server's own.
"""


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A refusal; nothing has changed.

    Attributes:
        code: for programs.
        message: one sentence for people.
        ply: the present ply of the game, with refusals of moves.
        legal: the legal moves, with `illegal`.
        faults: every fault of a sheet, as "path: what would be right", with `bad_sheet`.
    """

    code: ErrorCode
    message: str
    ply: int | None = None
    legal: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


class Refusal(GreedError):
    """What was asked for is refused, and nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, *, ply: int | None = None) -> None:
        self.problem = Problem(code=code, message=message, ply=ply)
        super().__init__(message)


def problem_of(error: GreedError, state: State | None = None, ply: int | None = None) -> Problem:
    """Return the problem that an error is to the person who asked, in a game in this state."""
    message = str(error)
    match error:
        case Refusal():
            return error.problem
        case MalformedMove():
            return Problem(code="malformed", message=message, ply=ply)
        case StaleMove():
            return Problem(code="stale", message=message, ply=ply)
        case IllegalMove() | ThrowError():
            legal = tuple(map(str, legal_moves(state))) if state else ()
            if state and state.phase == "throw":
                legal = ("throw",)
            return Problem(code="illegal", message=message, ply=ply, legal=legal)
        case SheetError():
            return Problem(code="bad_sheet", message=message, faults=error.faults)
        case _:
            return Problem(code="bad_request", message=message)
