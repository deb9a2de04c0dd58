"""What the server answers: JSON, refusals with their status, and what was asked, if it is sound."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketState

from greed.core.errors import GreedError
from greed.room import ErrorCode, Problem, Refusal, problem_of
from greed.store import StoreBusy
from greed.web.pool import Busy

log = logging.getLogger("greed.web")
T = TypeVar("T")

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
"""The HTTP status of each refusal; a socket that is refused closes with 4000 and this."""


def json_response(value: object, status: int = 200) -> Response:
    """Return an answer as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem_response(problem: Problem) -> Response:
    """Return a refusal as an answer with its status."""
    return json_response(problem, STATUS[problem.code])


async def turn_away(socket: WebSocket, problem: Problem) -> None:
    """Close a socket, and say why; it is accepted first, for browsers hide what else they hear."""
    if socket.application_state is WebSocketState.CONNECTING:
        await socket.accept()
    said = msgspec.json.encode({"type": "refused", "problem": problem})
    await socket.send_text(said.decode())
    await socket.close(4000 + STATUS[problem.code])


def problem_from(error: GreedError) -> Problem:
    """Return the problem that an error of any layer is to the person who asked."""
    match error:
        case StoreBusy():
            log.warning("%s", error)
            said = (
                "the database did not answer; whether this was stored is not known yet:"
                " send it again with the same id"
            )
            return Problem(code="busy", message=said)
        case Busy():
            return Problem(code="too_fast" if error.yours else "busy", message=str(error))
        case _:
            return problem_of(error)


def decoded(decoder: msgspec.json.Decoder[T], text: bytes | str) -> T:
    """Return what somebody has sent.

    Raises:
        Refusal: it isn't JSON, or not of this form.
    """
    if not text:
        raise Refusal("bad_request", "nothing was sent: send a JSON object")
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Refusal("bad_request", "this is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refusal("bad_request", str(error)) from None


def queried(query: dict[str, str], kind: type[T]) -> T:
    """Return what follows the `?` of an address.

    Raises:
        Refusal: it is not of this form.
    """
    try:
        return msgspec.convert(query, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", f"in the address: {error}") from None
