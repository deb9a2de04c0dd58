"""Refusals: a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from greed.core.reasons import Reason

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

STATUS: dict[ErrorCode, int] = {
    "malformed": 400,
    "illegal": 422,
    "misstated": 409,
    "stale": 409,
    "not_your_turn": 409,
    "not_started": 409,
    "no_token": 401,
    "wrong_token": 403,
    "read_only": 403,
    "not_host": 403,
    "not_your_seat": 409,
    "wrong_origin": 403,
    "wrong_host": 421,
    "no_such_room": 404,
    "no_such_page": 404,
    "bad_request": 400,
    "bad_sheet": 422,
    "bad_name": 422,
    "bad_bot": 422,
    "seat_taken": 409,
    "wrong_phase": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 503,
    "busy": 503,
    "closing": 503,
    "fault": 500,
}
"""The HTTP status of each refusal."""


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


ROOM: Mapping[str, str] = {
    "over": Reason.OVER,
    "turn ends": "room-turn-ends",
    "rolling": "room-rolling",
    "no throw: offer": Reason.ANSWER_FIRST,
    "no throw: keep": Reason.KEEP_FIRST,
    "no throw: decide": "room-decide",
}
"""Messages by what they are about; why no dice may be thrown now is by the phase."""
