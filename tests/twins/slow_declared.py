"""What a declared turn can be, found by playing every throw, every keep and every bank."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

import greed
from greed import IllegalMove, State
from greed.core.bank import why_no_points
from greed.core.dice import multisets
from greed.core.moves import BANK, ROLL


class Played(Struct, frozen=True):
    """The end of a turn that was played: its points, the dice left, the state after it."""

    points: int
    left: int
    after: State
    recorded: bool
    bonus: bool = False
    lost: bool = False


def every_end(state: State, most: int) -> set[Played]:
    """Return how a turn that begins in a state can end with up to `most` points."""
    found: set[Played] = set()
    seen, waiting = {_bare(state)}, [state]
    while waiting:
        for after, end in _one_throw(waiting.pop(), most):
            if end:
                found.add(end)
            elif _bare(after) not in seen:
                seen.add(_bare(after))
                waiting.append(after)
    return found


def _one_throw(state: State, most: int) -> Iterator[tuple[State, Played | None]]:
    """Yield what can follow a throw: the state before the next one, or the end of the turn."""
    for dice in multisets(state.hand.dice, state.rules.sheet.dice.faces):
        after = greed.throw(state, dice)
        if after.phase not in ("keep", "decide"):
            cast = state.rules.cast(state.hand, dice)
            lost = {0}
            if cast.missed:
                lost |= {keep.points for keep in state.rules.keeps(state.hand, dice)}
            for points in lost:
                yield after, Played(points, 0, _bare(after), not cast.missed, lost=True)
            continue
        kept = [after] if after.phase == "decide" else [
            greed.apply(after, move) for move in greed.legal_moves(after)
        ]  # fmt: skip
        for decided in kept:
            yield from _decided(state, after, decided, most)


def _decided(
    before: State, fallen: State, decided: State, most: int
) -> Iterator[tuple[State, Played | None]]:
    if decided.phase != "decide":  # all dice have scored, which ends the turn with a bonus turn
        options = fallen.cast.options if fallen.cast else ()
        for option in options:
            after = greed.apply(fallen, greed.parse_move(f"keep {' '.join(map(str, option.keep))}"))
            points = before.points + option.points
            if option.tally and after == decided and points <= most:
                recorded = after.scores != before.scores
                dice = before.rules.sheet.dice.count
                yield after, Played(points, dice, _bare(after), recorded, bonus=True)
        return
    if decided.points > most:
        return
    if BANK in greed.legal_moves(decided):
        after, recorded = greed.apply(decided, BANK), why_no_points(decided) is None
        yield after, Played(decided.points, decided.hand.dice, _bare(after), recorded)
    if ROLL in greed.legal_moves(decided):
        yield greed.apply(decided, ROLL), None


def _bare(state: State) -> State:
    """Return a state without the number of its events, which differs from way to way."""
    return replace(state, ply=0)


def declared(state: State, points: int, left: int) -> State | None:
    """Return what the core makes of a declared turn; None if it refuses it."""
    move = greed.Move("points", points=points, left=left)
    try:
        return _bare(greed.declare(state, move))
    except IllegalMove:
        return None


def expected(ends: set[Played], points: int, left: int) -> State | None:
    """Return what a declared turn comes to; None where it can't be, or isn't clear."""
    found = {end for end in ends if end.points == points and (points or end.lost)}
    found = {end for end in found if end.recorded} or found
    if points and left >= 0:
        # Who loses a turn leaves no dice, so nobody asks how many there were.
        found = {end for end in found if end.lost or end.left == left}
    elif points:
        found = {end for end in found if not end.bonus}
    afters = {end.after for end in found}
    return afters.pop() if len(afters) == 1 else None
