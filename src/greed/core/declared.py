"""A turn that is declared by its points alone, as a score pad takes it at a real table.

The table has seen the dice, so what is declared is believed: it is refused only if it isn't a
multiple of what throws are worth, or beyond what a turn can come to. A turn is declared by its
points at its end, inherited ones included; 0 is a bust. What the points don't say is taken to be
so that they are recorded. How many dice are left has to be said only where it decides what follows.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import gcd
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from greed.core.combos import most_in_turn
from greed.core.errors import IllegalMove
from greed.core.moves import Move
from greed.core.reasons import Reason
from greed.core.state import ON, State, Turn
from greed.core.turn import Hand, Rules
from greed.core.turn_end import end_turn, lose_turn, why_no_bank, why_no_points
from greed.core.walk import Walk

_MOST = 1 << 14
"""The most points of a turn that might go on for ever, in units: far above any real turn."""


class Ending(Struct, frozen=True):
    """How a declared turn ended, and the state after it.

    Attributes:
        how: by a bank, by all dice having scored (`tally`), by a bust, or by an opening throw that
            was worth too little (`missed`).
        after: the state after the turn.
        left: how many dice would be rolled next; 0 after a bust.
        reason: why a turn that was ended recorded nothing; None if its points were recorded.
    """

    how: Literal["bank", "tally", "bust", "missed"]
    after: State
    left: int = 0
    reason: str | None = None


def declare(state: State, move: Move) -> State:
    """Return the state after a turn was declared by its points.

    No player can do this: a score pad does it, where people roll their own dice.

    >>> import greed
    >>> declare(greed.start(greed.load("classic")), greed.parse_move("points 650")).scores
    (650, 0)

    Raises:
        IllegalMove: no turn that begins here can end like this; the message says why.
    """
    return ending(state, move).after


def ending(state: State, move: Move) -> Ending:
    """Return how a declared turn ended.

    Raises:
        IllegalMove: no turn that begins here can end like this; the message says why.
    """
    points, left = move.points, move.left
    endings = _endings(state, points)
    if endings[0].how in ("bust", "missed"):
        return endings[0]
    fitting = [end for end in endings if left in (-1, end.left)]
    if not fitting:
        raise IllegalMove(Reason.NO_SUCH_LEFT.say(points=points, left=left))
    if left < 0:
        fitting = [end for end in fitting if end.how == "bank"]
    if not fitting:
        raise IllegalMove(Reason.SAY_LEFT.say(points=str(points), left=endings[0].left))
    if len({end.after for end in fitting}) == 1:
        return fitting[0]
    if left >= 0:
        raise IllegalMove(Reason.NEEDS_DICE.say())
    raise IllegalMove(Reason.SAY_LEFT.say(points=str(points), left=fitting[0].left))


def left_choices(state: State, points: int) -> tuple[int, ...]:
    """Return the numbers of dice left of which one has to be said when a turn is declared.

    -1 stands for saying none, so there is nothing to ask if it is alone. On sheets with bonus
    turns the number of all dice means that one follows.

    >>> import greed
    >>> left_choices(greed.start(greed.load("classic")), 650)
    (-1,)
    >>> left_choices(greed.parse_position("official 0?,2000 1/1 throw 5 - 0 - - 1"), 650)
    (1, 2, 3, 4, 5)

    Raises:
        IllegalMove: no turn that begins here can come to these points; the message says why.
    """
    endings = _endings(state, points)
    if endings[0].how in ("bust", "missed"):
        return (-1,)
    least: dict[State, int] = {}
    for end in endings:
        least.setdefault(end.after, end.left)
    banked = {end.after for end in endings if end.how == "bank"}
    if len(banked) == 1:
        least[banked.pop()] = -1
    return tuple(sorted(set(least.values())))


def why_no_declaring(state: State) -> str | None:
    """Say why no turn can be declared by its points now; None if one can."""
    if state.over:
        return Reason.OVER.say()
    if state.phase == "offer":
        return Reason.ANSWER_FIRST.say()
    begins = not state.points and state.hand == state.rules.start_hand(state.entry)
    if state.phase != "throw" or not (begins or state.hand.attempt):
        return Reason.TURN_BEGUN.say()
    return None


def _endings(state: State, points: int) -> list[Ending]:
    """Return how a turn can have come to these points, fewest dice left first.

    Raises:
        IllegalMove: it can't have; the message says why.
    """
    if reason := why_no_declaring(state):
        raise IllegalMove(reason)
    if not points or points < state.hand.opening:
        how: Literal["bust", "missed"] = "missed" if points else "bust"
        return [Ending(how, lose_turn(state, struck=not points))]
    more, ends = points - state.points, _ends(state.rules)
    if more < 0:
        raise IllegalMove(Reason.TOO_LITTLE.say(inherited=state.points, points=points))
    if more % ends.unit:
        raise IllegalMove(Reason.NO_STEP.say(unit=ends.unit, points=points))
    lasts = _last_states(state, points, ends)
    if more > ends.most or not lasts:
        raise IllegalMove(Reason.NO_SUCH_TURN.say(points=points))
    closed = {(last, tally): None if tally else why_no_bank(last) for last, tally in lasts}
    if None not in closed.values():
        raise IllegalMove(min(filter(None, closed.values())))
    ended = [_ended(state, *last) for last, reason in closed.items() if reason is None]
    counting = [end for end in ended if end.reason is None] or ended
    return sorted(counting, key=lambda end: (end.left, end.how, end.reason or ""))


def _ended(state: State, last: State, tally: bool) -> Ending:
    after = end_turn(last, ply=state.ply + 1, bonus=tally)
    reason = why_no_points(last, tally=tally)
    return Ending("tally" if tally else "bank", after, last.hand.dice, reason)


def _last_states(state: State, points: int, ends: _Ends) -> list[tuple[State, bool]]:
    """Return the states in which a turn with these points may end, and whether by a tally."""
    carry, inherited = state.rules.sheet.carryover, state.inherited
    excluded = carry is not None and carry.entry_carry == "exclude_attempt"
    if state.hand.attempt and excluded and state.standing[state.seat] != ON:
        # What the attempt scores counts like points taken over; it needn't have scored more.
        inherited += min(points - state.points, ends.unit)
    best = 0
    if state.entry and state.entry.scope == "throw":
        best = min(points - inherited, state.entry.points)
    turn = Turn(state.seat, "decide", state.hand, points, inherited, best, may_bank=True)
    hands = ends.hands.get(state.hand if state.hand.opening else None, ())
    return [(replace(state, turn=replace(turn, hand=hand)), tally) for hand, tally in sorted(hands)]


class _Ends(NamedTuple):
    """How turns of a sheet may end.

    Attributes:
        unit: the greatest number of which the points of all throws are multiples.
        most: the most points of a turn.
        hands: what may be left to roll, and whether a bonus turn follows; of a throw that has to be
            enough by itself under its hand, of other turns under None.
    """

    unit: int
    most: int
    hands: dict[Hand | None, set[tuple[Hand, bool]]]


@lru_cache(maxsize=64)
def _ends(rules: Rules) -> _Ends:
    unit, hands = 0, defaultdict[Hand | None, set[tuple[Hand, bool]]](set)
    for hand, cast in Walk(rules):
        for option in cast.ways:
            unit = gcd(unit, option.points)
            if option.may_bank or option.tally:
                hands[hand if hand.opening else None].add((option.hand, option.tally))
    unit, most = unit or 1, most_in_turn(rules.sheet)
    return _Ends(unit, min(_MOST * unit, _MOST * unit if most is None else most), dict(hands))
