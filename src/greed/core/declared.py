"""A turn that is declared by its points alone, as a score pad takes it at a real table.

The table has seen the dice, so what is declared is believed if dice can bring it about: the points,
and the dice that are left with them. A turn is declared by its points at its end, inherited ones
included; 0 is a bust. What the points don't say is taken to be so that they are recorded. How many
dice are left has to be said only where it decides what follows.
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
    >>> greed.declare(greed.start(greed.load("classic")), greed.parse_move("points 650")).scores
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
    more, turns = points - state.points, turns_of(state.rules)
    if more < 0:
        raise IllegalMove(Reason.TOO_LITTLE.say(inherited=state.points, points=points))
    if more % turns.unit:
        raise IllegalMove(Reason.NO_STEP.say(unit=turns.unit, points=points))
    lasts = _last_states(state, points, turns)
    if not lasts:
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


def _last_states(state: State, points: int, turns: Turns) -> list[tuple[State, bool]]:
    """Return the states in which a turn with these points may end, and whether by a tally."""
    more = (points - state.points) // turns.unit
    if more > turns.most:
        return []
    carry, inherited = state.rules.sheet.carryover, state.inherited
    excluded = carry is not None and carry.entry_carry == "exclude_attempt"
    if state.hand.attempt and excluded and state.standing[state.seat] != ON:
        # What the attempt scores counts like points taken over; it needn't have scored more.
        inherited += min(points - state.points, turns.unit)
    best = 0
    if state.entry and state.entry.scope == "throw":
        best = min(points - inherited, state.entry.points)
    turn = Turn(state.seat, "decide", state.hand, points, inherited, best, may_bank=True)
    ends = _ends(state.rules, state.hand, 1 << more.bit_length())
    return [
        (replace(state, turn=replace(turn, hand=hand)), tally)
        for (hand, tally), bits in sorted(ends.items())
        if bits >> more & 1
    ]


class Turns(NamedTuple):
    """The turns of a sheet, as steps from a hand to the next.

    Attributes:
        unit: the greatest number of which the points of all throws are multiples.
        most: the most points of a turn, in units.
        steps: by hand, what its throws may lead to: their points in units, the hand after them,
            whether the turn may end there, and whether it ends in a tally.
    """

    unit: int
    most: int
    steps: dict[Hand, frozenset[tuple[int, Hand, bool, bool]]]


@lru_cache(maxsize=64)
def turns_of(rules: Rules) -> Turns:
    """Return the turns of a sheet; the first time takes as long as a walk over all of them."""
    found = defaultdict[Hand, set[tuple[int, Hand, bool, bool]]](set)
    for hand, cast in Walk(rules):
        for option in cast.ways:
            found[hand].add((option.points, option.hand, option.may_bank, option.tally))
    unit = gcd(*(points for steps in found.values() for points, *_ in steps)) or 1
    most = most_in_turn(rules.sheet)
    steps = {
        hand: frozenset((points // unit, then, ends, tally) for points, then, ends, tally in steps)
        for hand, steps in found.items()
    }
    return Turns(unit, _MOST if most is None else min(_MOST, most // unit), steps)


@lru_cache(maxsize=256)
def _ends(rules: Rules, begin: Hand, room: int) -> dict[tuple[Hand, bool], int]:
    """Return with which points a turn from a hand may end, by what is left to roll and by a tally.

    Points are bits: bit n stands for n units more than at the beginning, n below `room`.
    """
    steps, mask = turns_of(rules).steps, (1 << room) - 1
    reached, ends = {begin: 1}, defaultdict[tuple[Hand, bool], int](int)
    due = [begin]
    while due:
        hand = due.pop()
        for points, then, may_bank, tally in steps.get(hand, ()):
            bits = reached[hand] << points & mask
            if may_bank or tally:
                ends[then, tally] |= bits
            if not tally and bits & ~reached.get(then, 0):
                reached[then] = reached.get(then, 0) | bits
                if then not in due:
                    due.append(then)
    return dict(ends)
