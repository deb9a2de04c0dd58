"""When in a game a decision is made, and what kind of decision it is."""

from __future__ import annotations

from typing import Literal, get_args

from greed.core.errors import PositionError
from greed.core.state import ON, State

Stage = Literal["entry", "race", "endgame", "final round"]
"""Where in a game a decision falls; see `stage_of`."""

Kind = Literal["keep", "bank", "offer"]
"""Which dice to keep, whether to bank or roll, whether to take over an offer."""

STAGES: tuple[Stage, ...] = get_args(Stage)
KINDS: tuple[Kind, ...] = get_args(Kind)

_ENDGAME = 4 / 5
"""The share of the target that starts the endgame once somebody has it, the turn included."""


def stage_of(state: State) -> Stage:
    """Return where in its game a state is, for the seat whose turn it is.

    The final round is what the rules call so. Before that comes the entry (the seat is not on the
    board), the endgame (somebody has four fifths of the target, counting the turn under way), and
    otherwise the race.

    >>> import greed
    >>> stage_of(greed.start(greed.load("basic"))), stage_of(greed.start(greed.load("official")))
    ('race', 'entry')
    """
    if state.final is not None:
        return "final round"
    if state.standing[state.seat] != ON:
        return "entry"
    highest = max(*state.scores, state.scores[state.seat] + state.points)
    return "endgame" if highest >= _ENDGAME * state.rules.sheet.target else "race"


def kind_of(state: State) -> Kind:
    """Return what kind of decision a state asks for.

    >>> import greed
    >>> kind_of(greed.throw(greed.start(greed.load("koans")), [1, 5, 2, 3, 4]))
    'keep'

    Raises:
        PositionError: nobody has to decide anything.
    """
    match state.phase:
        case "keep":
            return "keep"
        case "decide":
            return "bank"
        case "offer":
            return "offer"
        case _:
            raise PositionError(f"nobody has a choice to make: the phase is {state.phase}")
