"""How large a sheet's turn is, counted without walking it: hands, throws, keeps, outcomes, rows.

Dice of different faces score separately, apart from straights, pairs and their like. So the keeps
of all throws are counted face by face, as coefficients of products of polynomials in which the
power of x is the number of dice. What several faces score together is added on top, which may
count a keep twice. Hands are found by the core from one keep of each kind; sets that dice may be
added to are told apart by their number and weighed by how many such sets there are.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from math import comb, factorial, gcd
from typing import NamedTuple

from msgspec.structs import replace

from greed.core.combos import Combo
from greed.core.scoring import Keep
from greed.core.sheet import Sheet
from greed.core.turn import Hand, Rules, rules_of

__all__ = ["Counts", "Shape"]

Poly = list[float]

_SHARED = 8  # kinds of sets across faces that are counted one by one
_SAMPLES = 24
_LINES = 24  # of them that are told apart
_WIDE = 1500  # different keeps of one throw that are told apart


class Shape(NamedTuple):
    """What of a hand decides how many keeps its throws have: dice, sets to add to, and how kept."""

    dice: int
    sets: int
    forced: bool


class Counts:
    """The sizes of a sheet's turn."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.rules: Rules = rules_of(sheet)
        self.dice, self.faces = sheet.dice.count, sheet.dice.faces
        self.dead = sheet.turn.dead_dice_keepable
        self._singles = single = self.rules.scoring.single_faces
        alone: list[list[Combo]] = [[] for _ in range(self.faces)]
        shared: dict[tuple[int, ...], int] = {}
        for combo in self.rules.scoring.combos:
            if combo.kind in ("single", "kind"):
                alone[combo.dice[0] - 1].append(combo)
            else:
                shared[combo.dice] = max(combo.points, shared.get(combo.dice, 0))
        self.shared = shared
        self._forms = _by_size(shared)
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
        self.unit = gcd(*(combo.points for combo in self.rules.scoring.combos)) or 1
        self._found: dict[tuple[int, bool], tuple[Keep, ...]] = {}
        self._many: dict[tuple[int, bool], Poly] = {}
        self._chosen: dict[int, tuple[list[list[int]], list[Poly]]] = {}
        self._kinds: dict[int, Poly] = {}

    def _lines(self) -> list[dict[int, int]]:
        """Return the sets of several faces like faces of their own: points by dice kept.

        Sets are told apart if their points are, or what their dice score singly.
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
    def hands(self) -> dict[Hand, int]:
        """The hands that a turn can come to, each with the number of hands that it stands for.

        Their sets are the first ones of their number.
        """
        rules = self.rules
        start = [rules.start_hand(rules.entry_rule(again=again)) for again in (False, True)]
        found = dict.fromkeys([rules.fresh, *start])
        listed = list(found)
        names = [self.order[at] + 1 for at in range(self.building)]
        for hand in listed:  # grows while it is walked
            for after in self._after(hand):
                sets = tuple(sorted(names[: len(after.sets)]))
                following = after if after.sets == sets else replace(after, sets=sets)
                if following.dice and following not in found:
                    found[following] = None
                    listed.append(following)
        return {hand: comb(self.building, len(hand.sets)) for hand in found}

    def _after(self, hand: Hand) -> Iterable[Hand]:
        rules, reached = self.rules, set[Hand]()
        key = len(hand.sets), rules.forced(hand)
        if key not in self._found:
            self._found[key] = self._keeps(key[0], forced=key[1])
        for keep in self._found[key]:
            if len(keep.dice) <= hand.dice:
                reached.add(rules.option(hand, keep).hand)
        free = self.sheet.turn.end_doubles or self.sheet.scoring.nothing
        if free and hand.locked:
            reached.add(replace(rules.fresh, locked=True))
        return chain(reached, filter(None, map(rules.offer_hand, reached)))

    def _keeps(self, sets: int, *, forced: bool) -> tuple[Keep, ...]:
        """Return one keep of each kind: how many dice, a new set, a single, dead dice.

        Of keeps that make several sets at once none is among them: one after the other leads
        to the same hands.
        """
        # By dice, sets and single; the second says whether a face that scores singly is in it.
        kinds: dict[tuple[int, int, bool], tuple[int, ...]] = {(0, 0, False): ()}
        carry = self.sheet.carryover
        locked = carry is not None and carry.carry_lock == "one_or_five"
        for at, points in enumerate(self.kept):
            face, built = self.order[at] + 1, at < self.building
            counts = range(self.dice + 1) if at < sets else list(points)
            for (size, new, single), dice in list(kinds.items()):
                for count in counts:
                    more = new + (built and at >= sets and count >= 3)
                    if count and size + count <= self.dice and more < 2:
                        key = size + count, more, locked and (single or self.single[at])
                        kinds.setdefault(key, dice + (face,) * count)
        for dice in list(kinds.values()):
            for across in self._forms:
                both = dice + across
                if len(both) <= self.dice:
                    made = {f for f in both if both.count(f) >= 3} - self._singles
                    single = locked and not self._singles.isdisjoint(both)
                    kinds.setdefault((len(both), len(made) if self.building else 0, single), both)
        del kinds[0, 0, False]
        keeps = [Keep(tuple(sorted(dice)), 1, ()) for dice in kinds.values()]
        if self.dead and not forced:
            keeps += self._with_dead(kinds, sets)
        return tuple(keeps)

    def _with_dead(
        self, kinds: dict[tuple[int, int, bool], tuple[int, ...]], sets: int
    ) -> list[Keep]:
        """Return keeps with dead dice beside the scoring ones; three that are equal are a set."""
        face = self.order[min(sets, self.faces - 1)] + 1
        found: dict[tuple[int, int, bool], Keep] = {}
        for (size, new, single), dice in kinds.items():
            for more in range(1, self.dice - size + 1):
                made = new + (more >= 3 and self.building > 0 and face not in dice)
                key = size + more, made, single
                if made < 2 and key not in found:
                    kept = tuple(sorted(dice + (face,) * more))
                    found[key] = Keep(kept, 1, (Combo("dead", (face,), 0),))
        return list(found.values())

    @cached_property
    def shapes(self) -> dict[Shape, int]:
        """How many hands there are of each shape."""
        found: dict[Shape, int] = {}
        for hand, many in self.hands.items():
            shape = Shape(hand.dice, len(hand.sets), self.rules.forced(hand))
            found[shape] = found.get(shape, 0) + many
        return found

    def throws(self, dice: int) -> int:
        """Return how many throws there are of so many dice."""
        return comb(dice + self.faces - 1, dice)

    def splits(self, dice: int) -> int:
        """Return how many choices of dice, scoring or not, all throws of so many dice have."""
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
                [float(c - _largest(p, c) + 1) if at < sets else 1.0 for c in range(size)]
                for at, p in enumerate(self.kept)
            ]
            idle = [[float(c < _least(p)) for c in range(size)] for p in self.kept]
            total, nothing = _product(ways), _product(idle)
            known = [max(0.0, a - b) for a, b in zip(total, nothing, strict=True)]
            bounds = [float(self.throws(d)) * max(1.0, a / self.throws(d))
                      for d, a in enumerate(total)]  # fmt: skip
        elif self.dead:
            total = [float(self.splits(d)) for d in range(size)]
            idle = [
                [float(min(c, (1 if at < sets else _least(p)) - 1) + 1) for c in range(size)]
                for at, p in enumerate(self.kept)
            ]
            known = [a - b for a, b in zip(total, _product(idle), strict=True)]
            bounds = total
        else:
            known = _product([
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
            least = _least(points)
            if forced:  # throws that score nothing else
                every.append([float(need <= c < max(least, need + 1)) for c in range(size)])
                both.append([0.0] * size)
            elif self.dead:
                every.append([max(0.0, min(c, max(least - 1, need)) - need + 1.0)
                              for c in range(size)])  # fmt: skip
                both.append([0.0] * size)
            else:
                held = range(size) if at < sets else list(points)
                with_need = {k + need for k in held}
                every.append([float(sum(k <= c for k in with_need)) for c in range(size)])
                both.append(
                    [float(sum(k <= c for k in with_need & set(held))) for c in range(size)]
                )
        return [a - b for a, b in zip(_product(every), _product(both), strict=True)]

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
        """How many pairs of dice and points there are of which all score, up to so many dice."""
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
        return _sums(sizes)

    def _classes(self, sets: int) -> Poly:
        """Return how many choices of dice that all score there are, up to so many dice.

        Faces that score alike are not told apart.
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
            total = _times(total, _alike(held, faces, self.dice + 1))
        return _sums(total)

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
        """Return how many options there are, told apart by points and next hand, and by hand."""
        found = {0}  # dice kept + 16 * (sets built) + 2^13 * points
        faces, times = [*self.kept, *self.across], 1
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
                times *= len(choices)
        found.discard(0)
        hands = {option & 0x1FFF for option in found}
        if times > 1:  # as many as there can be at the most
            span = sum(faces[at].get(most, 0) for at, most in enumerate(scoring)) // self.unit
            times = max(1, min(times, sum(scoring) * span // (2 * len(found))))
        if not self.dead:
            return len(found) * times, len(hands)
        # Beside the scoring dice any number of others may be set aside.
        fewest: dict[int, int] = {}
        for option in found:
            points = option >> 13
            fewest[points] = min(option & 15, fewest.get(points, 15))
        dead = sum(shape.dice - kept for kept in fewest.values())
        return len(found) * times + dead * times, len(hands) + shape.dice

    @cached_property
    def mean(self) -> float:
        """The mean points of a throw of all dice if every scoring die is kept."""
        chance = 1.0 / self.faces
        odds = [
            comb(self.dice, c) * chance**c * (1 - chance) ** (self.dice - c)
            for c in range(self.dice + 1)
        ]
        mean = sum(odd * p[_largest(p, c)] for p in self.kept for c, odd in enumerate(odds))
        for dice, points in self.shared.items():
            mean += points * self._shows(dice)
        return float(mean + self.sheet.scoring.nothing * self.busts[self.dice])

    def _shows(self, needed: tuple[int, ...]) -> float:
        """Return about how likely a throw of all dice contains these."""
        orders = factorial(len(needed))
        for face in set(needed):
            orders //= factorial(needed.count(face))
        return min(1.0, orders * comb(self.dice, len(needed)) / self.faces ** len(needed))

    @cached_property
    def busts(self) -> list[float]:
        """The chance that a throw of so many dice scores nothing; sets of several faces aside."""
        idle = [
            [1.0 / factorial(c) if c < _least(p) else 0.0 for c in range(self.dice + 1)]
            for p in self.kept
        ]
        found = _product(idle)
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
    counts = range(_least(points), dice + 1)
    return {0: 0, **{count: points[_largest(points, count)] for count in counts}}


def _least(points: dict[int, int]) -> int:
    """Return the fewest dice that score; more than there can be if none do."""
    return next((count for count in points if count), 99)


def _largest(points: dict[int, int], count: int) -> int:
    """Return how many of so many dice of a face score."""
    return max(k for k in points if k <= count)


def _by_size(shared: dict[tuple[int, ...], int]) -> list[tuple[int, ...]]:
    """Return sets of several faces, a few of each size and form."""
    found: dict[object, tuple[int, ...]] = {}
    for dice in shared:
        found.setdefault(tuple(sorted(map(dice.count, set(dice)))), dice)
    return list(found.values())


def _times(one: Poly, other: Poly) -> Poly:
    return [sum(one[k] * other[d - k] for k in range(d + 1)) for d in range(len(one))]


def _product(factors: list[Poly]) -> Poly:
    found = factors[0]
    for factor in factors[1:]:
        found = _times(found, factor)
    return found


def _sums(terms: Poly) -> Poly:
    found, total = [], 0.0
    for term in terms:
        total += term
        found.append(total)
    return found


def _alike(held: list[int], faces: int, size: int) -> Poly:
    """Return in how many ways so many dice are kept of faces that are not told apart."""
    by_faces = [[1.0] + [0.0] * (size - 1)] + [[0.0] * size for _ in range(faces)]
    for count in (k for k in held if k):
        for some in range(1, faces + 1):
            for dice in range(count, size):
                by_faces[some][dice] += by_faces[some - 1][dice - count]
    return [sum(each[d] for each in by_faces) for d in range(size)]
