"""A turn that is declared by its points alone, as a score pad takes it at a real table.

Without the dice, the rules can still say whether any dice bring such a turn about, and what
follows from it. A turn is declared by its points at its end, inherited ones included; 0 is a
bust, or what an opening throw that can't be one comes to if it is worth too little. Of several
ways to come to its points, those count that record them, if there are any: the table has seen the
dice. How many dice are left has to be said only where it decides what follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from greed.core.bank import why_no_bank, why_no_points
from greed.core.dice import multisets
from greed.core.errors import IllegalMove
from greed.core.game import decide
from greed.core.moves import Move
from greed.core.reasons import Reason
from greed.core.state import ON, State
from greed.core.turn import Hand, Option, Rules
from greed.core.turn_end import end_turn, lose_turn

__all__ = ["Ending", "declare", "ending", "left_choices", "why_no_declaring"]

_MOST = 1 << 14
"""The most points of a turn that are looked at, in units of the sheet: far above any real turn."""


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
    every = _endings(state, points)
    if every[0].how in ("bust", "missed"):
        return every[0]
    fitting = [each for each in every if left in (-1, each.left)]
    if not fitting:
        raise IllegalMove(Reason.NO_SUCH_LEFT.say(points=points, left=left))
    if left < 0:
        fitting = [each for each in fitting if each.how == "bank"]
    if not fitting:
        dice = state.rules.sheet.dice.count
        raise IllegalMove(Reason.ALL_SCORED.say(points=points, dice=dice))
    if len({each.after for each in fitting}) == 1:
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
    every = _endings(state, points)
    if every[0].how in ("bust", "missed"):
        return (-1,)
    least: dict[State, int] = {}
    for each in every:
        least.setdefault(each.after, each.left)
    banked = {each.after for each in every if each.how == "bank"}
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
    ways = _ways(state.rules)
    missed = ways.throws(state.hand).missed
    if not points and ways.can_bust(state.hand):
        return [Ending("bust", lose_turn(state, struck=True))]
    if not points and not missed:
        raise IllegalMove(Reason.NO_BUST.say())
    if not points or points in missed:
        return [Ending("missed", lose_turn(state, struck=False))]
    if points < state.points:
        raise IllegalMove(Reason.TOO_LITTLE.say(inherited=state.points, points=points))
    units, rest = divmod(points - state.points, ways.unit)
    if rest:
        raise IllegalMove(Reason.NO_STEP.say(unit=ways.unit, points=points))
    found = set(_last_states(state, ways, units)) if units <= _MOST else set()
    if not found:
        raise IllegalMove(Reason.NO_SUCH_TURN.say(points=points))
    closed = {each: None if each[1] else why_no_bank(each[0]) for each in found}
    if None not in closed.values():
        raise IllegalMove(min(filter(None, closed.values())))
    ended = [_ended(state, *each) for each, reason in closed.items() if reason is None]
    counting = [each for each in ended if each.reason is None] or ended
    return sorted(counting, key=lambda each: (each.left, each.how, each.reason or ""))


def _ended(state: State, last: State, tally: bool) -> Ending:
    after = end_turn(last, ply=state.ply + 1, bonus=tally)
    reason = why_no_points(last, tally=tally)
    return Ending("tally" if tally else "bank", after, last.hand.dice, reason)


def _last_states(state: State, ways: _Ways, units: int) -> Iterator[tuple[State, bool]]:
    """Yield the states in which a turn that scores these units ends, and whether by a tally."""
    carry = state.rules.sheet.carryover
    excluded = carry is not None and carry.entry_carry == "exclude_attempt"
    if not (state.hand.attempt and excluded and state.standing[state.seat] != ON):
        yield from _last_after(state, ways, units)
        return
    # What the attempt scores counts like points taken over.
    for option in ways.throws(state.hand).options:
        begun, more = decide(state, option), units - option.points // ways.unit
        if not more:
            yield begun, option.tally
        if more >= 0 and option.hand.dice and not option.tally:
            yield from _last_after(begun, ways, more)


def _last_after(state: State, ways: _Ways, units: int) -> Iterator[tuple[State, bool]]:
    """Yield the same for a turn that goes on with the hand of a state."""
    entry = state.entry
    needed = entry.points if entry and entry.scope == "throw" else 0
    points = state.points + units * ways.unit
    for (hand, reached), bits in ways.onward(state.hand, units, needed).items():
        for option in ways.throws(hand).options:
            before = units - option.points // ways.unit
            if before < 0 or not bits >> before & 1:
                continue
            # Which throw was the best isn't known, only whether one can have been enough.
            enough = reached or option.points >= needed
            best = needed if enough else min(points - state.inherited, needed - 1)
            last = replace(
                state.turn, phase="decide", points=points, best_throw=best, hand=option.hand,
                may_bank=option.may_bank,
            )  # fmt: skip
            yield replace(state, turn=last), option.tally


class _Throws(Struct, frozen=True):
    """What the throws of one hand lead to.

    Attributes:
        options: what can be kept, without saying of which dice, and what saves a throw.
        missed: what can score in throws that are worth too little to open with.
        bust: whether one can be a bust.
    """

    options: frozenset[Option]
    missed: frozenset[int]
    bust: bool


class _Ways:
    """What the throws of all hands of a sheet lead to, found by asking for every one of them.

    Attributes:
        unit: the greatest number of which the points of all throws are multiples.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._throws: dict[Hand, _Throws] = {}
        entries = (rules.entry_rule(again=again) for again in (False, True))
        hands = list(dict.fromkeys([rules.fresh, *map(rules.start_hand, entries)]))
        for hand in hands:  # grows while it is walked
            for option in self.throws(hand).options:
                offered = None if option.tally else rules.offer_hand(option.hand)
                for then in (option.hand, offered):
                    if then and then.dice and then not in hands:
                        hands.append(then)
        every = (option.points for throws in self._throws.values() for option in throws.options)
        self.unit = gcd(*every) or 1

    def throws(self, hand: Hand) -> _Throws:
        found = self._throws.get(hand)
        if found is None:
            found = self._throws[hand] = self._look(hand)
        return found

    def _look(self, hand: Hand) -> _Throws:
        options: set[Option] = set()
        missed: set[int] = set()
        bust = False
        for thrown in multisets(hand.dice, self.rules.sheet.dice.faces):
            cast = self.rules.cast(hand, thrown)
            options |= {replace(option, keep=()) for option in cast.options}
            if cast.free:
                options.add(cast.free)
            if cast.missed:
                missed |= {keep.points for keep in self.rules.keeps(hand, thrown)}
            bust |= not (cast.options or cast.free or cast.missed)
        return _Throws(frozenset(options), frozenset(missed), bust)

    def onward(self, hand: Hand, units: int, needed: int) -> dict[tuple[Hand, bool], int]:
        """Return the hands that can be rolled after this one, and with how many points more.

        These are bits of whole numbers, bit 6 standing for six units; up to `units` of them. The
        flag of a hand says whether one throw was worth at least `needed` points.
        """
        within = (2 << units) - 1
        waiting = [(hand, not needed)]
        found = {waiting[0]: 1}
        while waiting:
            key = waiting.pop()
            for option in self.throws(key[0]).options:
                if not option.hand.dice or option.tally:
                    continue
                then = option.hand, key[1] or option.points >= needed
                bits = found[key] << option.points // self.unit & within
                if bits & ~found.get(then, 0):
                    found[then] = found.get(then, 0) | bits
                    waiting.append(then)
        return found

    def can_bust(self, hand: Hand) -> bool:
        """Say whether a turn that begins with a hand can be lost."""
        hands = [hand]
        for each in hands:  # grows while it is walked
            throws = self.throws(each)
            if throws.bust:
                return True
            ahead = {o.hand for o in throws.options if o.hand.dice and not o.tally}
            hands.extend(ahead.difference(hands))
        return False


@lru_cache(maxsize=16)
def _ways(rules: Rules) -> _Ways:
    return _Ways(rules)
