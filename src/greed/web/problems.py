"""What an error of the lower layers is to a client.

Apart from `refusal`, which helpers load too: they need no database.
"""

from __future__ import annotations

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
from greed.store import StoreBusy
from greed.web.refusal import Refusal
from greed.wire.errors import Problem


def problem_of(error: GreedError, state: State | None = None, ply: int | None = None) -> Problem:
    """Return the problem that an error of the lower layers is to a client."""
    if isinstance(error, Refusal):
        return error.problem
    message = str(error)
    match error:
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
        case StoreBusy():
            return Problem(
                code="busy",
                message="the database did not answer; whether this was stored is not known yet:"
                " send it again with the same id",
            )
        case _:
            return Problem(code="bad_request", message=message)
