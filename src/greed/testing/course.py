"""A course of play written down in short: the scripted dice and moves of a test."""

from __future__ import annotations

from greed.core.errors import MalformedMove
from greed.core.game import apply, start, throw
from greed.core.moves import Move, parse_move
from greed.core.sheet import Sheet
from greed.core.state import State

__all__ = ["course"]


def course(begin: Sheet | State, script: str, seats: int = 2, first: int = 0) -> State:
    """Return the state after a script of throws and moves, from a new game or from a state.

    Words are separated by spaces: faces alone are a throw, `k` and faces a keep, and `roll`,
    `bank`, `accept` and `decline` themselves.

    >>> from greed.sheets import load
    >>> state = course(load("official"), "11155 k11155 roll 44423 k444 bank accept 45")
    >>> state.seat, state.points, state.throw
    (1, 1500, (4, 5))

    Raises:
        GreedError: dice that cannot fall, or a move that is none or not legal, at that place.
    """
    state = begin if isinstance(begin, State) else start(begin, seats, first)
    for word in script.split():
        state = throw(state, map(int, word)) if word.isdecimal() else apply(state, _move(word))
    return state


def _move(word: str) -> Move:
    if word[0] == "k" and word[1:].isdecimal():
        return parse_move(f"keep {word[1:]}")
    try:
        return parse_move(word)
    except MalformedMove as error:
        raise MalformedMove(f"{word!r} is not a word of a course: {error}") from None
