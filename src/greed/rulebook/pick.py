"""Throws that show something: found by trying dice against the rules, always the same ones.

Nothing here knows what a set is worth. A throw is put together from sets of the sheet and
filled up with dice that add nothing, and the rules are asked whether it is what was wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, islice

from greed.core.dice import Throw
from greed.core.turn import Hand, Rules

_TRIES = 4000
"""Candidates to look at before a throw is taken not to exist; it only costs an example."""


def filled(
    rules: Rules, core: Throw, count: int, wanted: Callable[[Throw], bool] | None = None
) -> Throw | None:
    """Return a throw in which exactly the dice `core` score.

    The other dice are as different from one another as can be. `wanted` replaces the test.

    >>> from greed.core.turn import rules_of
    >>> from greed.sheets import load
    >>> filled(rules_of(load("official")), (2, 2, 2, 5), 5)
    (2, 2, 2, 5, 6)
    """
    core = tuple(sorted(core))

    def only_core(throw: Throw) -> bool:
        keeps = rules.scorer.keeps(throw, forced=True)
        return (keeps[0].dice if keeps else ()) == core

    test = wanted or only_core
    faces = range(rules.sheet.dice.faces, 0, -1)
    # A face that scores alone never fills.
    idle = [face for face in faces if face not in rules.scorer.single_faces]
    if count < len(core) or (count > len(core) and not idle):
        return None
    # Fillers in order of how often they repeat a face: 6 4 before 6 6.
    extra = count - len(core)
    other = [face for face in idle if face not in core] or idle
    first = [tuple((other * (extra // len(other) + 1))[:extra])] if extra else [()]
    others = islice(combinations_with_replacement(idle, extra), _TRIES)
    for fill in (*first, *sorted(others, key=lambda fill: -len(set(fill)))):
        throw = tuple(sorted((*core, *fill)))
        if test(throw):
            return throw
    return None


def scoreless(rules: Rules, hand: Hand, containing: Throw = ()) -> Throw | None:
    """Return a throw of a hand that is a bust, with these dice in it; None if none is found."""

    def bust(throw: Throw) -> bool:
        cast = rules.cast(hand, throw)
        return not cast.options and not cast.free and not cast.missed

    return filled(rules, containing, hand.dice, bust)


def cores(rules: Rules) -> Iterator[Throw]:
    """Yield dice that score together, the most instructive first: a triple and a single."""
    singles = sorted(rules.scorer.single_faces, reverse=True)
    every = [combo.dice for combo in rules.scorer.combos if combo.kind == "kind"]
    kinds = [dice for dice in every if dice[0] not in rules.scorer.single_faces and len(dice) == 3]
    for kind in kinds or every:
        for face in singles:
            if face not in kind:
                yield (*kind, face)
    yield from zip(singles[1:], singles, strict=False)
    yield from (combo.dice for combo in rules.scorer.combos)


def good_throw(rules: Rules) -> Throw | None:
    """Return a first throw that leaves a choice and a die to throw again, if there is one."""
    count = rules.sheet.dice.count
    for spare in (1, 0):
        for core in islice(cores(rules), 60):
            if len(core) <= count - spare and (throw := filled(rules, core, count)):
                return throw
    return None


def _parts(rules: Rules) -> list[Throw]:
    """Return the small sets that sums are put together from: singles, and a dozen others."""
    alone = rules.scorer.single_faces
    small = [c.dice for c in rules.scorer.combos if c.kind == "kind" and len(c.dice) <= 3]
    small.sort(key=lambda dice: (dice[0] in alone, len(dice)))
    return [(face,) for face in sorted(alone)][:6] + small[:6]


def _sums(rules: Rules, size: int) -> Iterator[Throw]:
    """Yield dice of this number that may all score: one set, or several."""
    alone = rules.scorer.single_faces
    sets = [combo.dice for combo in rules.scorer.combos if len(combo.dice) == size]
    yield from sorted(sets, key=lambda dice: (not alone.isdisjoint(dice), -len(set(dice))))
    for parts in range(2, min(size, 4) + 1):
        chosen = combinations_with_replacement(_parts(rules), parts)
        for several in sorted(chosen, key=lambda several: -len(set(several))):
            dice = tuple(sorted(face for part in several for face in part))
            if len(dice) == size:
                yield dice


def leaving(rules: Rules, left: int) -> tuple[Throw, Throw] | None:
    """Return a first throw and a keep that leaves this many dice; None if none is found.

    The keep is all that scores in the throw.
    """
    count = rules.sheet.dice.count
    for core in islice(_sums(rules, count - left), 200):
        throw = filled(rules, core, count)
        if throw:
            return throw, tuple(sorted(core))
    return None


def all_scoring(rules: Rules, hand: Hand) -> Throw | None:
    """Return a throw of a hand all of whose dice may be kept."""
    for dice in islice(_sums(rules, hand.dice), 200):
        throw = tuple(sorted(dice))
        if throw in rules.cast(hand, throw).by_dice and _scores_whole(rules, hand, throw):
            return throw
    return None


def _scores_whole(rules: Rules, hand: Hand, throw: Throw) -> bool:
    return any(keep.dice == throw and keep.whole for keep in rules.keeps(hand, throw))


def worth(rules: Rules, count: int, least: int, most: int | None = None) -> Throw | None:
    """Return a throw of this many dice whose scoring dice are worth `points` points."""
    throws = []
    for size in range(1, count + 1):
        for core in islice(_sums(rules, size), 120):
            best = rules.scorer.best(core)
            if best and best.points >= least and (most is None or best.points <= most):
                throw = filled(rules, core, count)
                if throw:
                    throws.append((size == count, best.points, throw))
    return min(throws)[2] if throws else None
