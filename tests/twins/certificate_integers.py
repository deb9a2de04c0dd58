"""A slow twin of the certificates' checker: plain integers, one position after another.

It knows neither NumPy nor the turn graphs of a pack. It lets all dice of a hand fall, looks up
which keeps the pack allows, and reads the numbers of a certificate byte by byte. It is for sheets
where all scoring dice must be kept, with entry and one last turn: koans.
"""

import json
import zlib
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any


class Integers:
    """A pack and a certificate, and what is wrong with them."""

    def __init__(self, pack: bytes, file: bytes) -> None:
        text, _, body = file.partition(b"\n")
        self.pack, said = json.loads(pack), json.loads(text)
        self.one, self.unit = 2**46, self.pack["graphs"][1]["unit"]
        self.target = self.pack["rules"]["target"] // self.unit
        entry = self.pack["rules"]["statuses"][0]["entry"]["points"] // self.unit
        self.entry, self.far = {0: entry, 1: 0}, said["beyond"]
        self.length = self.target + self.far
        seats = {0: 1, 1: self.target}
        shapes: dict[Any, tuple[int, int]] = {
            (m, o): (seats[m], seats[o]) for m, o in product((0, 1), repeat=2)
        }
        shapes |= {0: (1, self.length), 1: (1, self.length)}
        self.low, self.high = _read(zlib.decompress(body), shapes)
        self._throws: dict[int, list[tuple[int, tuple[int, int] | None]]] = {}

    def bound(self, up: bool, table: Any, row: int, column: int) -> int:
        """Return a bound; beyond the end of a list, nothing is known."""
        if isinstance(table, int) and column >= self.length:
            return self.one if up else 0
        worth: int = (self.high if up else self.low)[table, row, column]
        return worth

    def faults(self, step: int = 1) -> list[tuple[Any, int, int]]:
        """Return the positions that don't hold, of every so many."""
        return [place for place in list(self.low)[::step] if not self.holds(*place)]

    def holds(self, table: Any, row: int, column: int) -> bool:
        """Return whether a position holds."""
        least, most = (self.turn(up, table, row, column) for up in (False, True))
        low, high = self.low[table, row, column], self.high[table, row, column]
        return low in (0, min(low, least - 1)) and high in (self.one, max(high, most + 1))

    def turn(self, up: bool, table: Any, row: int, column: int) -> int:
        """Return what a turn is worth at a position, rounded to the side that is asked for."""
        one, unknown = self.one, self.one if up else 0

        if isinstance(table, int):
            mine, behind = table, column
            bust = stop = one // 2 if behind == 0 else 0
            last = self.far + behind

            def bank(points: int) -> int:
                if points >= last:
                    return unknown
                return one if points > behind else one // 2 if points == behind else 0
        else:
            mine, other = table
            bust = stop = one - self.bound(not up, (other, mine), column, row)
            last = self.far + self.target - row

            def bank(points: int) -> int:
                score = row + points
                if score < self.target:
                    return one - self.bound(not up, (other, 1), column, score)
                if points >= last:
                    return unknown
                return one - self.bound(not up, other, 0, score - column)

        @cache
        def rolled(hand: int, points: int) -> int:
            dice = self.pack["hands"][hand]["dice"]
            total = 0
            for weight, keep in self.throws(hand):
                if keep is None or points >= last:
                    total += weight * (unknown if keep else bust)
                    continue
                after, (lead, may_bank, _) = (
                    min(points + keep[0], last),
                    self.pack["leads"][keep[1]],
                )
                best = -1
                if may_bank:
                    best = bank(after) if after >= self.entry[mine] else stop
                total += weight * max(best, rolled(lead, after))
            ways: int = self.pack["rules"]["faces"] ** dice
            return -(-total // ways) if up else total // ways

        found: int = rolled(self.pack["rules"]["statuses"][mine]["hand"], 0)
        return found

    def throws(self, hand: int) -> list[tuple[int, tuple[int, int] | None]]:
        """Return in how many ways dice fall that allow the same: its points and its lead."""
        if hand not in self._throws:
            self._throws[hand] = self._thrown(hand)
        return self._throws[hand]

    def _thrown(self, hand: int) -> list[tuple[int, tuple[int, int] | None]]:
        held, faces = self.pack["hands"][hand], range(1, self.pack["rules"]["faces"] + 1)
        score, dice = self.pack["scores"][held["score"]], held["dice"]
        before = sum(1 for n in range(1, dice) for _ in combinations_with_replacement(faces, n))
        fallen = Counter(tuple(sorted(throw)) for throw in product(faces, repeat=dice))
        found: Counter[tuple[int, int] | None] = Counter()
        for at, throw in enumerate(combinations_with_replacement(faces, dice)):
            keeps, keep = score["forced"][before + at], None
            if keeps:
                keep = score["points"][keeps[0]] // self.unit, held["leads"][keeps[0]]
            found[keep] += fallen[throw]
        return [(ways, keep) for keep, ways in found.items()]


def _read(plain: bytes, shapes: dict[Any, tuple[int, int]]) -> tuple[dict[Any, int], ...]:
    """Return all lower bounds and all upper ones: first come the highest bytes of all of these.

    Those who are ahead come first before the target, and those who are closest behind after it.
    """
    places = [
        (table, rows - 1 - row, columns - 1 - column if isinstance(table, tuple) else column)
        for table, (rows, columns) in shapes.items()
        for row in range(rows)
        for column in range(columns)
    ]
    count = 2 * len(places)
    numbers = [int.from_bytes(plain[at::count], "big") for at in range(count)]
    halves = numbers[: len(places)], numbers[len(places) :]
    return tuple(dict(zip(places, half, strict=True)) for half in halves)
