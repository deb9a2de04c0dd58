"""How large a sheet's turn is, counted without walking it: throws, keeps, outcomes, rows.

Dice of different faces score separately, apart from straights, pairs and their like. So the keeps
of all throws are counted face by face, as coefficients of products of polynomials in which the
power of x is the number of dice. What several faces score together is added on top, which may
count a keep twice. How many options of a throw differ is seen from throws that are drawn.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import NamedTuple

from greed.core.sheet import Sheet
from greed.core.turn import Hand
from greed.tables._card import Card, largest, least
from greed.tables._poly import Poly, alike, product, sums, times
from greed.tables._reach import Reach

__all__ = ["Counts", "Shape"]

_SHARED = 8  # kinds of sets across faces that are counted one by one
_SAMPLES = 24
_WIDE = 1500  # different keeps of one throw that count separately


class Shape(NamedTuple):
    """What of a hand decides how many keeps its throws have: dice, sets to add to, and how kept."""

    dice: int
    sets: int
    forced: bool


class Counts(Card):
    """The sizes of a sheet's turn."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._many: dict[tuple[int, bool], Poly] = {}
        self._chosen: dict[int, tuple[list[list[int]], list[Poly]]] = {}
        self._kinds: dict[int, Poly] = {}

    @cached_property
    def hands(self) -> dict[Hand, int]:
        """The hands that a turn can come to, each with the number of hands that it stands for."""
        return Reach(self).hands()

    @cached_property
    def shapes(self) -> dict[Shape, int]:
        """How many hands there are of each shape."""
        found: dict[Shape, int] = {}
        for hand, many in self.hands.items():
            shape = Shape(hand.dice, len(hand.sets), self.rules.forced(hand))
            found[shape] = found.get(shape, 0) + many
        return found

    def throws(self, dice: int) -> int:
        """Return how many throws of this many dice there are."""
        return comb(dice + self.faces - 1, dice)

    def splits(self, dice: int) -> int:
        """Return how many choices of dice, scoring or not, all throws of this many dice have."""
        return comb(dice + 2 * self.faces - 1, dice)

    def options(self, shape: Shape) -> float:
        """Return how many keeps all throws of a hand have."""
        key = shape.sets, shape.forced
        if key not in self._many:
            self._many[key] = self._options(shape.sets, forced=shape.forced)
        return self._many[key][shape.dice]

    def _options(self, sets: int, *, forced: bool) -> Poly:
        size = self.dice + 1
        if forced:
            ways = [
                [float(c - largest(p, c) + 1) if at < sets else 1.0 for c in range(size)]
                for at, p in enumerate(self.kept)
            ]
            idle = [[float(c < least(p)) for c in range(size)] for p in self.kept]
            total, nothing = product(ways), product(idle)
            known = [max(0.0, a - b) for a, b in zip(total, nothing, strict=True)]
            bounds = [float(self.throws(d)) * max(1.0, a / self.throws(d))
                      for d, a in enumerate(total)]  # fmt: skip
        elif self.dead:
            total = [float(self.splits(d)) for d in range(size)]
            idle = [
                [float(min(c, (1 if at < sets else least(p)) - 1) + 1) for c in range(size)]
                for at, p in enumerate(self.kept)
            ]
            known = [a - b for a, b in zip(total, product(idle), strict=True)]
            bounds = total
        else:
            known = product([
                [float(c + 1) if at < sets else float(sum(k <= c for k in p)) for c in range(size)]
                for at, p in enumerate(self.kept)
            ])  # fmt: skip
            known = [a - self.throws(d) for d, a in enumerate(known)]
            bounds = [float(self.splits(d) - self.throws(d)) for d in range(size)]
        if known[-1] > bounds[-1] / 2:
            return known
        more = self._across(sets, forced=forced)
        return [min(most, a + b) for most, a, b in zip(bounds, known, more, strict=True)]

    def _across(self, sets: int, *, forced: bool) -> Poly:
        """Return how many more keeps there are with sets of several faces, by dice thrown."""
        size, known = self.dice + 1, dict[object, Poly]()
        found = last = [0.0] * size
        for dice in self.shared:
            needs = [dice.count(self.order[at] + 1) for at in range(self.faces)]
            key = tuple(
                sorted(
                    (at < sets, tuple(points), need)
                    for at, (points, need) in enumerate(zip(self.kept, needs, strict=True))
                )
            )
            if key in known:
                last = known[key]
            elif len(known) < _SHARED:  # the rest is taken to be like the last one
                last = known[key] = self._with(needs, sets, size, forced=forced)
            found = [a + b for a, b in zip(found, last, strict=True)]
        return found

    def _with(self, needs: list[int], sets: int, size: int, *, forced: bool) -> Poly:
        """Return how many keeps contain these dice and are not keeps without such a set."""
        every, both = [], []
        for at, (points, need) in enumerate(zip(self.kept, needs, strict=True)):
            fewest = least(points)
            if forced:  # throws that score nothing else
                every.append([float(need <= c < max(fewest, need + 1)) for c in range(size)])
                both.append([0.0] * size)
            elif self.dead:
                every.append([max(0.0, min(c, max(fewest - 1, need)) - need + 1.0)
                              for c in range(size)])  # fmt: skip
                both.append([0.0] * size)
            else:
                held = range(size) if at < sets else list(points)
                with_need = {k + need for k in held}
                every.append([float(sum(k <= c for k in with_need)) for c in range(size)])
                both.append(
                    [float(sum(k <= c for k in with_need & set(held))) for c in range(size)]
                )
        return [a - b for a, b in zip(product(every), product(both), strict=True)]

    def outcomes(self, shape: Shape) -> float:
        """Return how many throws of a hand score and differ in what they lead to."""
        if shape.sets not in self._kinds:
            self._kinds[shape.sets] = self._classes(shape.sets)
        found = self._kinds[shape.sets][shape.dice] - 1.0
        if shape.forced and not shape.sets:
            found = min(found, self._totals[shape.dice] - 1.0)
        return max(1.0, min(found, float(self.throws(shape.dice))))

    @cached_property
    def _totals(self) -> Poly:
        """How many pairs of dice and points there are of which all score, up to this many dice."""
        found = {0}
        for at, points in enumerate([*self.kept, *self.across]):
            built = 1 << at if at < self.building else 0
            choices = [k + (16 * built if k >= 3 else 0) + (p << 13) for k, p in points.items()]
            found = {
                one + other
                for one in found
                for other in choices
                if (one & 15) + (other & 15) <= self.dice
            }
            if len(found) > _WIDE:
                return [float("inf")] * (self.dice + 1)
        sizes = [0.0] * (self.dice + 1)
        for option in found:
            sizes[option & 15] += 1
        return sums(sizes)

    def _classes(self, sets: int) -> Poly:
        """Return how many choices of dice that all score there are, up to this many dice.

        Faces that score alike count as one.
        """
        groups: dict[object, tuple[list[int], int]] = {}
        for at, points in enumerate(self.kept):
            added = at < sets
            held = list(range(self.dice + 1)) if added else list(points)
            key = (added, at if added else 0, tuple(points.items()))
            groups[key] = held, groups.get(key, (held, 0))[1] + 1
        total = [1.0] + [0.0] * self.dice
        groups |= {at: (list(points), 1) for at, points in enumerate(self.across)}
        for held, faces in groups.values():
            total = times(total, alike(held, faces, self.dice + 1))
        return sums(total)

    def rows(self, shape: Shape) -> float:
        """Return about how many options the outcomes of a hand have that differ in the arrays."""
        if shape.forced:
            return self.outcomes(shape) * (1 + shape.sets)
        return self.outcomes(shape) * self._spread[0]

    def reduced(self, shape: Shape) -> float:
        """Return about how many of `rows` are left if the most points go with each next hand."""
        if shape.forced:
            return self.rows(shape)
        return self.outcomes(shape) * self._spread[1]

    @cached_property
    def _spread(self) -> tuple[float, float]:
        """How many different options a throw has on average, and how many next hands."""
        weights = {
            shape: many * self.outcomes(shape)
            for shape, many in self.shapes.items()
            if not shape.forced
        }
        if not weights:
            return 1.0, 1.0
        draw = random.Random(0)
        picked = draw.choices(list(weights), list(weights.values()), k=_SAMPLES)
        found = [self._options_of(self._drawn(shape, draw), shape) for shape in picked]
        wide = sum(size for size, _ in found) / len(found)
        narrow = sum(size for _, size in found) / len(found)
        return max(1.0, wide), max(1.0, narrow)

    def _drawn(self, shape: Shape, draw: random.Random) -> list[int]:
        """Return the scoring dice of a throw by face, all such choices being as likely."""
        held, ways = self._ways(shape.sets)
        left, found = shape.dice, []
        for at, each in enumerate(held):
            fitting = [k for k in each if k <= left]
            after = ways[len(held) - at - 1]
            count = draw.choices(fitting, [after[left - k] for k in fitting])[0]
            found.append(count)
            left -= count
        return found

    def _ways(self, sets: int) -> tuple[list[list[int]], list[Poly]]:
        """Return the scoring dice of each face, and in how many ways they go on from there."""
        if sets not in self._chosen:
            held = [
                list(range(self.dice + 1)) if at < sets else list(points)
                for at, points in enumerate([*self.kept, *self.across])
            ]
            ways = [[1.0] * (self.dice + 1)]  # by faces left, by dice left
            for each in reversed(held):
                after = ways[-1]
                ways.append(
                    [sum(after[d - k] for k in each if k <= d) for d in range(self.dice + 1)]
                )
            self._chosen[sets] = held, ways
        return self._chosen[sets]

    def _options_of(self, scoring: Sequence[int], shape: Shape) -> tuple[int, int]:
        """Return how many options there are that differ in points or next hand, and by hand."""
        found = {0}  # dice kept + 16 * (sets built) + 2^13 * points
        faces, more = [*self.kept, *self.across], 1
        for at, most in enumerate(scoring):
            choices = {0}
            for count in range(1, most + 1):
                points = faces[at].get(count, 0 if at < shape.sets else None)
                if points is not None:
                    built = at < self.building and (at < shape.sets or count >= 3)
                    choices.add(count + (16 << at if built else 0) + (points << 13))
            if len(found) * len(choices) <= _WIDE:
                found = {one + other for one in found for other in choices}
            else:
                more *= len(choices)
        found.discard(0)
        hands = {option & 0x1FFF for option in found}
        if more > 1:  # as many as there can be at the most
            span = sum(faces[at].get(most, 0) for at, most in enumerate(scoring)) // self.unit
            more = max(1, min(more, sum(scoring) * span // (2 * len(found))))
        if not self.dead:
            return len(found) * more, len(hands)
        # Beside the scoring dice any number of others may be set aside.
        fewest: dict[int, int] = {}
        for option in found:
            points = option >> 13
            fewest[points] = min(option & 15, fewest.get(points, 15))
        dead = sum(shape.dice - kept for kept in fewest.values())
        return (len(found) + dead) * more, len(hands) + shape.dice
