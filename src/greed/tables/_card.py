"""The score card by faces: what a number of dice of one face scores, as counting needs it."""

from __future__ import annotations

from functools import cached_property
from math import comb, factorial, gcd

from greed.core.combos import Combo
from greed.core.sheet import Sheet
from greed.core.turn import Rules, rules_of
from greed.tables._poly import product

__all__ = ["Card", "largest", "least"]

_LINES = 24
"""Sets of several faces that count as different."""


class Card:
    """What the dice of each face score, and what faces score together.

    Attributes:
        kept: by face, the points of each number of dice of which all score; faces are in `order`.
        single: whether a face scores singly.
        building: how many faces can make sets that dice may be added to; they come first.
        shared: the sets of several faces, with their points; `forms` has one of each kind.
        across: those sets as if they were faces.
        unit: the greatest common divisor of all points on the card.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.rules: Rules = rules_of(sheet)
        self.dice, self.faces = sheet.dice.count, sheet.dice.faces
        self.dead = sheet.turn.dead_dice_keepable
        self.singles = single = self.rules.scorer.single_faces
        alone: list[list[Combo]] = [[] for _ in range(self.faces)]
        shared: dict[tuple[int, ...], int] = {}
        for combo in self.rules.scorer.combos:
            if combo.kind in ("single", "kind"):
                alone[combo.dice[0] - 1].append(combo)
            else:
                shared[combo.dice] = max(combo.points, shared.get(combo.dice, 0))
        self.shared = shared
        self.forms = _by_size(shared)
        again = sheet.scoring.repeat_sets
        found = [_alone(each, self.dice, again=again) for each in alone]
        if self.dead and sum(len(points) > 1 for points in found) > 1:
            found = [_with_idle(points, self.dice) for points in found]
        # Faces that may be added to come first, so that any s of them are the first s.
        building = sheet.addons is not None
        order = sorted(range(self.faces), key=lambda at: (at + 1 in single, -max(found[at])))
        self.order = order
        self.kept = [found[at] for at in order]  # by face: points by number of dice kept
        self.single = [order[at] + 1 in single for at in range(self.faces)]
        threes = {
            face
            for dice in shared
            for face in dice
            if dice.count(face) >= 3 and len(dice) < self.dice
        }
        self.building = sum(
            building
            and not self.single[at]
            and (
                self.dead
                or any(3 <= count < self.dice for count in self.kept[at])
                or order[at] + 1 in threes
            )
            for at in range(self.faces)
        )
        self.across = self._lines()
        self.unit = gcd(*(combo.points for combo in self.rules.scorer.combos)) or 1

    def _lines(self) -> list[dict[int, int]]:
        """Return the sets of several faces like faces of their own: points by dice kept.

        Sets are different if their points are, or what their dice score singly.
        """
        kept = {self.order[at] + 1: tuple(points.items()) for at, points in enumerate(self.kept)}
        found: dict[object, dict[int, int]] = {}
        for dice, points in self.shared.items():
            size = len(dice)
            needs = sorted((kept[face], dice.count(face)) for face in set(dice))
            times = self.dice // size if self.sheet.scoring.repeat_sets else 1
            found[size, points, tuple(needs)] = {size * n: points * n for n in range(times + 1)}
            if len(found) >= _LINES:
                break
        return list(found.values())

    @cached_property
    def mean(self) -> float:
        """The mean points of a throw of all dice if every scoring die is kept."""
        chance = 1.0 / self.faces
        odds = [
            comb(self.dice, c) * chance**c * (1 - chance) ** (self.dice - c)
            for c in range(self.dice + 1)
        ]
        mean: float = sum(odd * p[largest(p, c)] for p in self.kept for c, odd in enumerate(odds))
        for dice, points in self.shared.items():
            mean += points * self._shows(dice)
        return mean + self.sheet.scoring.nothing * self.busts[self.dice]

    def _shows(self, needed: tuple[int, ...]) -> float:
        """Return about how likely a throw of all dice contains these."""
        orders = factorial(len(needed))
        for face in set(needed):
            orders //= factorial(needed.count(face))
        return min(1.0, orders * comb(self.dice, len(needed)) / float(self.faces) ** len(needed))

    @cached_property
    def busts(self) -> list[float]:
        """The chance that a throw of this many dice scores nothing; sets of several faces aside."""
        idle = [
            [1.0 / factorial(c) if c < least(p) else 0.0 for c in range(self.dice + 1)]
            for p in self.kept
        ]
        found = product(idle)
        return [factorial(d) * a / self.faces**d for d, a in enumerate(found)]


def _alone(sets: list[Combo], dice: int, *, again: bool) -> dict[int, int]:
    """Return the points of each number of dice of one face of which all score."""
    best = {0: 0}
    for combo in sets:
        size = len(combo.dice)
        order = range(size, dice + 1) if again else range(dice, size - 1, -1)
        for count in order:
            if count - size in best:
                points = best[count - size] + combo.points
                best[count] = max(points, best.get(count, 0))
    return dict(sorted(best.items()))


def _with_idle(points: dict[int, int], dice: int) -> dict[int, int]:
    """Return the points of every number of dice of a face of which some score."""
    counts = range(least(points), dice + 1)
    return {0: 0, **{count: points[largest(points, count)] for count in counts}}


def least(points: dict[int, int]) -> int:
    """Return the fewest dice that score; more than there can be if none do."""
    return next((count for count in points if count), 99)


def largest(points: dict[int, int], count: int) -> int:
    """Return how many of this number of dice of a face score."""
    return max(k for k in points if k <= count)


def _by_size(shared: dict[tuple[int, ...], int]) -> list[tuple[int, ...]]:
    """Return sets of several faces, a few of each size and form."""
    found: dict[object, tuple[int, ...]] = {}
    for dice in shared:
        found.setdefault(tuple(sorted(map(dice.count, set(dice)))), dice)
    return list(found.values())
