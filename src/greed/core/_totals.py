"""Which points a turn can have come to, by the dice set aside: sums of the score card's sets.

Throws are not looked at one by one. Any sets whose dice fit are taken to be possible, which is a
little more than some sheets allow (where every scoring die must be kept, say). So what is missing
here cannot happen, and what is listed nearly always can.

Points are bits of whole numbers: bit 6 stands for six times the sheet's unit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from greed.core.combos import combos, unit_of
from greed.core.sheet import Sheet
from greed.core.turn import Rules

__all__ = ["Totals", "totals"]

_BITS = 4096
_ALL = (1 << _BITS) - 1


class Totals:
    """The points that a turn without inherited points can have come to on one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.unit = unit_of(sheet)
        count, turn = sheet.dice.count, sheet.turn
        sets = {
            (len(c.dice), c.points // self.unit)
            for c in combos(sheet)
            if c.points < self.unit * _BITS
        }
        live, dead = [1] + [0] * count, [0] * (count + 1)
        for used in range(1, count + 1):
            for size, points in sets:
                if size <= used:
                    live[used] |= live[used - size] << points
                    dead[used] |= dead[used - size] << points
            before = live[used - 1] | dead[used - 1]
            if sheet.addons and used > 3:
                live[used] |= live[used - 1] if sheet.addons.addon_hot_dice else 0
                dead[used] |= dead[used - 1] if sheet.addons.addon_hot_dice else before
            if turn.dead_dice_keepable:
                dead[used] |= before & ~1
            live[used] &= _ALL
            dead[used] &= _ALL
        hot = live[count] if turn.hot_dice == "fresh_dice" else 0
        doubles = live[count - 2] | dead[count - 2] if turn.end_doubles else 0
        nothing = sheet.scoring.nothing // self.unit
        saved = 1 << nothing if 0 < nothing < _BITS else 0
        again = _repeated(hot | doubles | saved)
        self._one_throw = _or(live) | _or(dead)
        self._live = [_sums(again, points) for points in live]
        self._dead = [_sums(again, points) for points in dead]
        ends = live[count] if turn.hot_dice == "ends_turn" else 0
        self._none_left = _sums(again, ends | dead[count])
        fresh = [
            (hot, turn.hot_dice_must_roll),
            (doubles, turn.end_doubles_must_roll),
            (saved, turn.nothing_must_roll),
        ]
        self._fresh = {
            must_roll: _or(_sums(again, points) for points, flag in fresh if flag == must_roll)
            for must_roll in (True, False)
        }

    def left(self, used: int, points: int, *, dead: bool) -> bool:
        """Return whether points are possible with these numbers of dice set aside and left."""
        return self._has((self._dead if dead else self._live)[used], points)

    def fresh(self, points: int, *, must_roll: bool | None = None) -> bool:
        """Say whether points can stand with all dice to throw again, with a duty to or not."""
        ways = (True, False) if must_roll is None else (must_roll,)
        return any(self._has(self._fresh[way], points) for way in ways)

    def none_left(self, points: int) -> bool:
        """Say whether points can stand with no dice left to throw."""
        return self._has(self._none_left, points)

    def one_throw(self, points: int) -> bool:
        """Return whether one throw can be worth `points` points."""
        return self._has(self._one_throw, points)

    def _has(self, bits: int, points: int) -> bool:
        units, rest = divmod(points, self.unit)
        return not rest and (units >= _BITS or bool(bits >> units & 1))


@lru_cache(maxsize=64)
def totals(rules: Rules) -> Totals:
    """Return the totals of a sheet, worked out once."""
    return Totals(rules.sheet)


def _or(every: Iterator[int] | list[int]) -> int:
    found = 0
    for bits in every:
        found |= bits
    return found


def _ones(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _sums(some: int, others: int) -> int:
    """Return every sum of one of each."""
    found = 0
    for points in _ones(others):
        found |= some << points
    return found & _ALL


def _repeated(some: int) -> int:
    """Return every sum of any number of them, 0 included."""
    found = 1
    for points in _ones(some & ~1):
        if found >> points & 1:
            continue  # a sum of smaller ones already
        step = points
        while step < _BITS:
            found = (found | found << step) & _ALL
            step *= 2
    return found
