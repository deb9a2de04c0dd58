"""Whether any game on a sheet can come to a state, and if not, why not.

Every check is a consequence of the rules that holds in all games, so a state of a real game is
never refused. The converse is nearly true: what passes here is hardly different from a real state.
The number of events is not judged, since nothing depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator

from greed.core._final import end_faults
from greed.core._hands import carryover_faults, hand_faults, point_faults
from greed.core._scores import Fault, score_faults, strike_faults
from greed.core.state import State

__all__ = ["first_fault", "why_unreachable"]


def why_unreachable(state: State) -> str | None:
    """Say why no game can come to a state; None if nothing speaks against it.

    >>> import greed
    >>> from msgspec.structs import replace
    >>> state = greed.start(greed.load("koans"))
    >>> why_unreachable(replace(state, board=replace(state.board, scores=(250, 0))))
    'scores: player 1 is not on the board yet and so has 0 points, not 250'
    """
    fault = first_fault(state)
    return f"{fault[0]}: {fault[1]}" if fault else None


def first_fault(state: State) -> Fault | None:
    """Return the first field of a state that cannot be so, with the reason."""
    for check in _CHECKS:
        for fault in check(state):
            return fault
    return None


def _shape(state: State) -> Iterator[Fault]:
    seats = state.seats
    if reason := state.rules.sheet.why_not_for(seats):
        yield "scores", reason
    if not len(state.standing) == len(state.strikes) == seats:
        yield "scores", "every player has a score, a standing and a count of busts"
    final = state.final
    named = (
        state.seat,
        state.first,
        *state.winners,
        *((final.leader, *final.queue) if final else ()),
    )
    if not all(0 <= seat < seats for seat in named):
        yield "seat", f"there are {seats} players"
    if state.away != tuple(sorted(set(state.away) & set(range(seats)))) or len(state.away) == seats:
        yield "scores", "somebody has to play, so not everybody can sit out"
    if state.seat in state.away and not state.over:
        yield "seat", f"player {state.seat + 1} sits out, so it is somebody else's turn"
    if (state.cast is not None) != (state.phase == "keep"):
        yield "throw", "a throw lies on the table in phase keep, and only then"
    if (state.offer is not None) != (state.phase == "offer"):
        yield "offer", "there is an offer in phase offer, and only then"


_CHECKS = (
    _shape, score_faults, strike_faults, end_faults, hand_faults, point_faults, carryover_faults,
)  # fmt: skip
