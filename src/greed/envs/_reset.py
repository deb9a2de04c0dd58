"""How a game of an environment begins: what `reset(options=...)` may ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from greed.core.game import start
from greed.core.identity import canonical
from greed.core.position import parse_position
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import Codec, EnvError
from greed.sheets import load

_KNOWN = {
    "first": 'the seat that begins, such as {"first": 0}',
    "position": 'where to begin, such as {"position": greed.position(state)}',
    "reset_mask": "an array of booleans that shows which games begin again",
}


def options_of(given: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """Return the options of a reset, all of them known.

    Raises:
        EnvError: one isn't known, or two contradict each other; the message lists those that are.
    """
    given = given or {}
    for name in given:
        if name not in known:
            every = "; ".join(f"{each}: {_KNOWN[each]}" for each in known)
            raise EnvError(f"reset has no option {name!r}; it knows {every}")
    if given.get("position") is not None and given.get("first") is not None:
        raise EnvError("a position says who began the game: leave out the option first")
    return given


def begun(
    codec: Codec, options: Mapping[str, Any], first: int | None, draw: Callable[[], int]
) -> State:
    """Return the state in which a game begins.

    Args:
        codec: of the environment.
        options: of the reset.
        first: the seat that begins, unless the options say so; None: it is drawn.
        draw: draws a seat.

    Raises:
        EnvError: there is no such seat, or the position isn't one of this environment.
        PositionError: the position can't be read, or no game of the sheet comes to it.
    """
    if (text := options.get("position")) is not None:
        return position_of(codec, text)
    first = options.get("first", first)
    seat = draw() if first is None else first
    if not 0 <= seat < codec.seats:
        raise EnvError(f"first must be a seat from 0 to {codec.seats - 1}, not {seat}")
    return start(codec.sheet, codec.seats, int(seat))


def position_of(codec: Codec, text: str) -> State:
    """Return the state of a position, in which a game of this environment can begin.

    Raises:
        EnvError: it isn't a position of this environment, or its game is over.
        PositionError: it can't be read, or no game of the sheet comes to it.
    """
    if not isinstance(text, str):
        raise EnvError(f"a position is one line of text, as greed.position writes it, not {text!r}")

    def sheet_of(name: str) -> Sheet:
        sheet = codec.sheet
        if name in {sheet.name, sheet.title}:
            return sheet
        if canonical(other := load(name)) != canonical(sheet):
            ours = sheet.name or sheet.title
            raise EnvError(f"this environment plays {ours}, not {other.name or other.title}")
        return sheet

    state = parse_position(text, sheet_of)
    if state.seats != codec.seats:
        raise EnvError(f"this environment is for {codec.seats} seats, not for {state.seats}")
    if state.over:
        raise EnvError("the game of this position is over: begin at an earlier one")
    if state.away:
        raise EnvError("nobody sits out in an environment: leave out the ~ after scores")
    if state.ply >= codec.max_plies:
        raise EnvError(
            f"this position is at ply {state.ply}, and games are cut short after"
            f" {codec.max_plies}: write a smaller number, or make the environment with more"
            " max_plies"
        )
    return state
