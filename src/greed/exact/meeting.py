"""Games between two players who need not play alike, solved on any sheet that has a race.

The turns of a player whose choices are known are worth a sum of known numbers and of what two
positions with the same scores are worth: that after a bust and that after an end that records
nothing. So every diagonal (positions whose scores add up to the same sum) is a set of linear
equations; who replies best chooses anew until nothing changes. Positions that scores can fall
back to are solved by going round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.ends import Spots, ends_of
from greed.exact.extent import Extent
from greed.exact.extrapolate import Lines
from greed.exact.follow_kernels import LANES, Course, Shares, choose, follow
from greed.exact.guides import Choices, Guide
from greed.exact.machine import NEVER, Machine, Unsolvable, machine
from greed.exact.race import Group, Race, Tick
from greed.exact.sides import Side
from greed.exact.status import Status
from greed.tables import Tables

__all__ = ["Meeting"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_CLOSE = 1e-13
_EQUAL = 3e-15
_STILL = 1e-12
_SETTLED = 1e-10  # a change of what resets lose that is small enough
_ROUGH = 48  # rows of a turn that are enough before that
_NEARLY = 1e-3  # a change from which on rounds are worth doing in full
_ROUNDS = 400
_NEAR = 128  # deficits with which a challenger has a fair chance


class _Cell(NamedTuple):
    """Turns of a seat (0 or 1) that lead to each other and to others of the same scores."""

    seat: int
    spots: Spots


class _Found(NamedTuple):
    """Shares of the turns of a cell, as in `Shares` but with the parts first: (3, ..., n)."""

    start: Floats
    attempts: Floats


class Meeting:
    """What two seats win against each other from every position.

    Attributes:
        sides: what each seat wins with its turn to come.
    """

    def __init__(
        self,
        tables: Tables,
        far: Extent,
        guides: tuple[Guide | None, Guide | None],
        *,
        begin: Race | None = None,
        tick: Tick | None = None,
    ) -> None:
        """Prepare the meeting; `begin` is a race whose values are a first guess."""
        self.tables, self.far, self.tick = tables, far, tick
        self.sides = Side(tables, guides[0], far), Side(tables, guides[1], far)
        self.sides[0].meet(self.sides[1])
        self.sides[1].meet(self.sides[0])
        self.race = self.sides[0]
        self.limit = far.limit
        self.target = self.race.target
        self.turns = {s.standing: machine(tables, s.standing) for s in self.race.statuses.all}
        self.courses = {standing: _course(its) for standing, its in self.turns.items()}
        self.overshoot = tables.sheet.end.overshoot == "forfeits"
        for side in self.sides:
            for group, values in begin.values.items() if begin else ():
                side.values[group][...] = values

    def solve(self) -> None:
        """Work out every position.

        Raises:
            Unsolvable: fines without a floor, or going round does not settle.
        """
        if self.far.below:
            raise Unsolvable("fines without a floor: between policies a score may fall for ever")
        if any(self.race.ending.challenged):
            self._challenge()
        drops = self.race.statuses.drop.values()
        lines = Lines()
        # The first rounds need not be exact: few turns gain as much as _ROUGH units.
        rough = any(drops) and self.far.least < _ROUGH < self.target
        self.limit = min(_ROUGH, self.far.limit) if rough else self.far.limit
        for turns in range(_ROUNDS):
            given = self._fallen()
            self._round(turns + 1)
            found = self._fallen()
            change = np.abs(found - given).max(initial=0.0)
            if not rough and (not any(drops) or change < _SETTLED):
                return
            self._fall(np.clip(lines.ahead(given, found), 0.0, 1.0))
            if rough and change < _NEARLY:
                rough, lines, self.limit = False, Lines(), self.far.limit
        raise Unsolvable("the games of these players do not settle")

    # -- what scores fall back to

    def _places(self) -> Iterator[tuple[Floats, slice]]:
        """Yield the values that a position of higher scores can lead to."""
        known = self.race.statuses
        fallen = slice(1) if "all" in known.drop.values() else slice(None)
        for side in self.sides:
            for group, values in side.values.items():
                if group.other in known.bust.values():
                    yield values, fallen

    def _fallen(self) -> Floats:
        return np.concatenate([values[:, where].ravel() for values, where in self._places()])

    def _fall(self, found: Floats) -> None:
        for values, where in self._places():
            here = values[:, where]
            here[...] = found[: here.size].reshape(here.shape)
            found = found[here.size :]

    # -- the race

    def _round(self, turns: int) -> None:
        known, low = self.race.statuses, self.race.lowest
        both = [Group(i, j, k) for i in known.on for j in known.on for k in self._seconds]
        lines = [Group(i, j, k) for i in known.off for j in known.on for k in self._seconds]
        lines += [Group(j, i, k) for i in known.off for j in known.on for k in self._seconds]
        corners = [Group(i, j, k) for i in known.off for j in known.off for k in self._seconds]
        least = self.far.lowest + low
        sums = range(2 * self.target - 2, 2 * low + self.far.lowest - 1, -1)
        for total in sums:
            a = np.arange(max(least, total - self.target + 1), self.target)
            a = a[(total - a >= least) & (total - a < self.target)]
            if len(a):
                self._settle([Spots("race", group, a, total - a) for group in both])
            if self.tick and total % 8 == 0:
                self.tick(turns, (sums[0] - total) / len(sums))
        for score in range(self.target - 1, least - 1, -1) if lines else ():
            here, none = np.array([score]), np.zeros(1, np.int64)
            spots = [
                Spots("race", g, *((here, none) if g.mine.standing == ON else (none, here)))
                for g in lines
            ]
            self._settle(spots)
        none = np.zeros(1, np.int64)
        if corners:
            self._settle([Spots("race", group, none, none) for group in corners])

    @property
    def _seconds(self) -> tuple[bool, ...]:
        return (False, True) if self.race.ending.rounds else (False,)

    def _settle(self, spots: list[Spots]) -> None:
        """Solve positions of both seats that lead to each other."""
        cells = [_Cell(seat, each) for seat in (0, 1) for each in spots]
        found = self._play(cells)
        self._equate(cells, found)
        for _ in range(_ROUNDS):
            free = [at for at, cell in enumerate(cells) if self.sides[cell.seat].guide is None]
            if not free:
                break
            again = self._play([cells[at] for at in free])
            for at, better in zip(free, again, strict=True):
                found[at] = better
            if self._equate(cells, found) < _CLOSE:
                break
        for cell, shares in zip(cells, found, strict=True):
            self._keep(cell, shares)

    def _equate(self, cells: list[_Cell], found: list[_Found]) -> float:
        """Solve the equations of some positions; return the largest change of a value."""
        before = given = self._values(cells)
        lines = Lines()
        for _ in range(_ROUNDS):
            for (seat, spots), shares in zip(cells, found, strict=True):
                side, (_part, group, a, b) = self.sides[seat], spots
                parts = shares.start
                value = parts[0] + parts[1] * side.bust(group, a, b)
                self._write(_Cell(seat, spots), value + parts[2] * side.stop(group, a, b))
            values = self._values(cells)
            if np.abs(values - given).max() < _EQUAL:
                return float(np.abs(values - before).max())
            given = lines.ahead(given, values)
            first = 0
            for cell in cells:
                last = first + len(cell.spots.a)
                self._write(cell, given[first:last])
                first = last
        raise Unsolvable("the games of these players do not settle")

    def _values(self, cells: list[_Cell]) -> Floats:
        return np.concatenate(
            [self.sides[seat].worth(spots.group, spots.a, spots.b) for seat, spots in cells]
        )

    def _write(self, cell: _Cell, values: Floats) -> None:
        side, (_, group, a, b) = self.sides[cell.seat], cell.spots
        x = a - side.lowest if group.mine.standing == ON else a
        y = b - side.lowest if group.other.standing == ON else b
        side.values[group][x, y] = values

    def _keep(self, cell: _Cell, found: _Found) -> None:
        side, (_, group, a, b) = self.sides[cell.seat], cell.spots
        if found.attempts.shape[1]:
            lost, none = side.bust(group, a, b), side.stop(group, a, b)
            parts = found.attempts
            side.keep(group, parts[0] + parts[1] * lost + parts[2] * none, a, b)

    # -- the end

    def _challenge(self) -> None:
        """Solve what is won once a seat has reached the target."""
        size = len(self.race.duel.behind[ON])
        off = [each for each in self.turns if each != ON]
        for most in (_NEAR, size):
            for _ in range(_ROUNDS):
                change = max(self._challengers(seat, ON, min(most, size)) for seat in (0, 1))
                change = max(change, *(self._leaders(seat, ON) for seat in (0, 1)))
                if change < _STILL:
                    break
            else:
                raise Unsolvable("the end of a game of these players does not settle")
        for standing in off:
            for _ in range(_ROUNDS):
                for seat in (0, 1):
                    self._challengers(seat, standing, size)
                if max(self._leaders(seat, standing) for seat in (0, 1)) < _STILL:
                    break

    def _challengers(self, seat: int, standing: int, most: int) -> float:
        side, deficits = self.sides[seat], np.arange(most)
        group = Group(Status(standing), Status(ON))
        spots = Spots("challenger", group, np.zeros_like(deficits), deficits)
        found = self._play([_Cell(seat, spots)])[0]
        rules = side.ending
        lost = np.where(deficits == 0, rules.equal, rules.less)
        value = found.start[0] + (found.start[1] + found.start[2]) * lost
        held = side.duel.behind[standing]
        change = float(np.abs(value - held[:most]).max())
        held[:most] = value
        taken = side.duel.taken[standing]
        if found.attempts.shape[1] and taken.shape[1] > 1:
            tried = found.attempts[0] + (found.attempts[1] + found.attempts[2]) * lost
            rows = np.minimum(np.arange(taken.shape[1]), tried.shape[1] - 1)
            change = max(change, float(np.abs(tried[:, rows] - taken[:, :, :most]).max()))
            taken[:, :, :most] = tried[:, rows]
        return change

    def _leaders(self, seat: int, standing: int) -> float:
        """Work out the bonus turns of a leader against challengers of a standing."""
        its, side = self.turns[ON], self.sides[seat]
        if not (its.source == its.tally).any():
            return 0.0
        held = side.duel.bonus[standing]
        ahead = np.arange(len(held))
        group = Group(Status(ON), Status(standing))
        found = self._play([_Cell(seat, Spots("leader", group, ahead, np.zeros_like(ahead)))])[0]
        behind = side.rival.duel.behind[standing]
        value = found.start[0] + (found.start[1] + found.start[2]) * (1.0 - behind[ahead])
        change = float(np.abs(value - held).max())
        held[:] = value
        return change

    # -- turns

    def _play(self, cells: list[_Cell]) -> list[_Found]:
        """Play the turns of some cells and return their shares, cell by cell."""
        pieces: dict[tuple[int, int], list[tuple[int, Spots]]] = {}
        for at, (seat, spots) in enumerate(cells):
            for piece in _pieces(spots):
                pieces.setdefault((seat, spots.group.mine.standing), []).append((at, piece))
        found: list[list[_Found]] = [[] for _ in cells]
        for (seat, standing), some in pieces.items():
            for block in _blocks(some):
                shares = self._block(seat, standing, [piece for _, piece in block])
                first = 0
                for at, piece in block:
                    last = first + len(piece.a)
                    found[at].append(
                        _Found(shares.start[:, first:last], shares.attempts[..., first:last])
                    )
                    first = last
        return [_joined(each) for each in found]

    def _block(self, seat: int, standing: int, pieces: list[Spots]) -> _Found:
        """Play up to sixteen turns."""
        side, turn = self.sides[seat], self.courses[standing]
        top = max(self._top(piece) for piece in pieces)
        rows = np.arange(top + 1)
        guide = side.guide
        own = [ends_of(side, piece, rows) for piece in pieces]
        banks = _lanes([ends.banks for ends in own])
        shape = top + 1, len(turn.node)
        worth = np.empty((shape[0] + turn.reach, shape[1], LANES))
        ends = np.empty((*shape, LANES))
        judged = own if guide is None else [guide.turns(piece, rows) for piece in pieces]
        if isinstance(judged[0], Choices):
            worth[:] = _lanes([each.worth for each in judged])  # type: ignore[union-attr]
            ends[:] = _lanes([each.ends for each in judged])  # type: ignore[union-attr]
        else:
            banked, bust, stop = (_lanes(list(each)) for each in zip(*judged, strict=True))
            choose(turn, top, banked, bust, stop, worth, ends)
        last = _lanes([self._last(piece) for piece in pieces])
        room = np.empty((*shape, 3, LANES))
        found = Shares(np.zeros((3, LANES)), np.zeros((len(turn.attempts), top + 1, 3, LANES)))
        follow(turn, top, worth, ends, banks, last, room, found)
        return _Found(found.start, found.attempts.transpose(2, 0, 1, 3))

    def _top(self, spots: Spots) -> int:
        """Return the row of turns from which on more points are worth no more."""
        part, group, a, b = spots
        far = self.far
        limit = self.limit if group.mine.standing == ON else NEVER
        if part == "leader":
            return min(len(self.race.duel.bonus[ON]), limit)
        goal = self.target - int(a.min()) if part == "race" else int((b - a).max())
        return int(min(max(goal + max(far.beyond, 1), far.least), limit))

    def _last(self, spots: Spots) -> Ints:
        """Return the rows above which a bank records nothing."""
        part, _, a, b = spots
        if not self.overshoot or part == "leader":
            return np.full(len(a), NEVER)
        return self.target - a if part == "race" else b - a


def _course(its: Machine) -> Course:
    records = (its.stop_from >= NEVER).all() and not (its.missed.any() or its.overshoot)
    return Course(
        its.start, 2 if records else 3, its.reach, its.attempts, its.bust, its.missed,
        its.outcome_start, its.chance, its.option_start, its.points, its.decision,
        its.node_decisions, its.node, its.source, its.bank_from, its.stop_from,
    )  # fmt: skip


def _joined(parts: list[_Found]) -> _Found:
    """Return shares side by side, with as many rows as the most of them have."""
    rows = np.arange(max(each.attempts.shape[2] for each in parts))
    attempts = [each.attempts[:, :, np.minimum(rows, each.attempts.shape[2] - 1)] for each in parts]
    starts = [each.start for each in parts]
    return _Found(np.concatenate(starts, axis=-1), np.concatenate(attempts, axis=-1))


def _pieces(spots: Spots) -> Iterator[Spots]:
    """Yield spots in pieces of no more than sixteen."""
    part, group, a, b = spots
    for first in range(0, len(a), LANES):
        yield Spots(part, group, a[first : first + LANES], b[first : first + LANES])


def _blocks(pieces: Iterable[tuple[int, Spots]]) -> Iterator[list[tuple[int, Spots]]]:
    """Put pieces together that fit into one block."""
    block: list[tuple[int, Spots]] = []
    for at, piece in pieces:
        if block and sum(len(each.a) for _, each in block) + len(piece.a) > LANES:
            yield block
            block = []
        block.append((at, piece))
    if block:
        yield block


def _lanes(parts: list[NDArray]) -> NDArray:  # type: ignore[type-arg]
    """Return arrays side by side, the last lane repeated."""
    whole = np.concatenate(parts, axis=-1) if len(parts) > 1 else parts[0]
    lanes = np.minimum(np.arange(LANES), whole.shape[-1] - 1)
    return np.ascontiguousarray(whole[..., lanes])
