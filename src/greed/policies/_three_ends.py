"""What the ends of turns are worth among three, read off a solution for many positions at once.

Scores are in units, and arrays of them go together as NumPy's do. The seat whose turn it is comes
first, then the next and the third.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.game import apply
from greed.core.moves import BANK
from greed.core.state import ON, Board, Final, State, Turn
from greed.core.turn import NO_DICE, rules_of
from greed.exact.model import Status, turn_graph
from greed.exact.multi import STEPS, TIE, FinalTable, MultiSolution, three_tables

__all__ = ["Chances", "Position", "ThreeEnds"]

Floats = NDArray[np.float64]
Longs = NDArray[np.int64]

_STEP = 1 / STEPS


class Chances(NamedTuple):
    """What the mover and the next seat win."""

    mine: Any
    following: Any

    @property
    def liked(self) -> Floats:
        """What the mover chooses by."""
        found: Floats = self.mine + TIE * self.following
        return found


class Position(NamedTuple):
    """Turns before the final round: the group of the solver, and the scores of the three."""

    group: int
    own: int
    following: Longs
    third: Longs


class ThreeEnds:
    """What turns and their ends are worth by the solution of a game between three."""

    def __init__(self, solution: MultiSolution) -> None:
        self.tables, self.beginnings = solution.tables, solution.beginnings
        self.where = where = self.beginnings.where
        held = three_tables(solution)
        self.beyond = held.beyond
        self._race = dict(zip(where.groups, held.race, strict=True))
        self._final = {
            (each.leader, each.waiting, each.beaten, each.off): each for each in held.final
        }
        self.offers = turn_graph(self.tables, ON).offers
        self._follows = cache(self._asked)

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of final round that can come about."""
        found = {(each.leader - 1) * 4 + each.waiting * 2 + each.beaten for each in self._finals}
        return tuple(sorted(found))

    @property
    def _finals(self) -> tuple[FinalTable, ...]:
        return tuple(self._final.values())

    def furthest(self) -> int:
        """Return how far behind the leader a player can be so that it makes a difference."""
        return max((max(each.mine.shape) for each in self._finals), default=1) - 1

    def wins(self, group: int) -> bool:
        """Return whether a game is over, and won, once the seat to move has banked the target."""
        return self._follows(None, 0, 0, self.where.seats_of(group)[1]).over

    def lost(self, at: Position) -> Chances:
        """Return what a bust is worth, or any turn that ends with nothing recorded."""
        after = self.where.after_bust(at.group)
        left = max(at.own - self.where.cost(at.group), 0)
        return self._third(after, at.following, at.third, np.int64(left))

    def banked(self, at: Position, points: Longs, hand: int | None = None) -> Chances:
        """Return what it is worth to bank points (rows, 1), offering one of `offers` or none."""
        after, target = self.where.after(at.group, Status(ON)), self.where.target
        score = at.own + points
        below = np.minimum(score, target - 1)
        found = self._third(after, at.following, at.third, below)
        if hand is not None:
            taken, there = self._attempts(after, hand, points, at.following, at.third, below)
            plain = Chances(found.following, 1.0 - found.mine - found.following)
            offered = Chances(1.0 - taken.mine - taken.following, taken.mine)
            found = _where(there & (taken.liked > plain.liked), offered, found)
        if target - at.own >= len(points):
            return found
        _, first = self.where.seats_of(at.group)
        begun = self._follows(None, 0, 0, first)
        off = (0, *(int(self.where.off(at.group, seat)) for seat in (1, 2)))
        ended = self._after(begun, (score, at.following, at.third), off, points, hand)
        if self.tables.sheet.end.overshoot == "forfeits":
            ended = _where(score > target, self.lost(at), ended)
        return _where(score >= target, ended, found)

    def tallied(self, at: Position, points: Longs) -> Chances:
        """Return what it is worth to bank points (rows, 1) and to go on with a bonus turn."""
        reached = at.own + points >= self.where.target
        group = self.where.after_bonus(at.group)
        score = np.minimum(at.own + points, self.where.target - 1)
        mine, third = self._read(group, score, at.following, at.third)
        return _where(reached, self.banked(at, points), Chances(mine, 1.0 - mine - third))

    def accepting(self, at: Position, points: Longs, hand: int) -> Floats:
        """Return what accepting the third seat's offer of a hand gains; -1 where there is none."""
        taken, known = self._attempts(
            at.group, hand, points, np.int64(at.own), at.following, at.third
        )
        mine, third = self._read(at.group, np.int64(at.own), at.following, at.third)
        fresh = Chances(mine, 1.0 - mine - third)
        return np.where(known, taken.liked - fresh.liked, -1.0)

    def ending(
        self, kind: int, behind: Longs, other: Longs, off: int, points: Longs,
        hand: int | None = None,
    ) -> Chances:  # fmt: skip
        """Return what it is worth to end a turn of a final round with points (rows, 1), or with 0.

        behind, other: how far the mover and the seat that doesn't lead are behind the leader.
        off: whether the mover stays off the board with 0 points.
        """
        leader, waiting, beaten = 1 + (kind >> 2), kind >> 1 & 1, kind & 1
        final = Final(leader, (3 - leader,) if waiting else (), bool(beaten))
        records = self.tables.sheet.end.overshoot != "forfeits"
        recorded = np.where((points <= behind) | records, points, 0)
        scores: list[Any] = [recorded - behind, -other, -other]
        scores[leader] = np.int64(0)
        away = (off * (recorded == 0).all(), 0, 0)
        found: Chances | None = None
        for ahead, equal in product((-1, 0, 1) if records else (-1, 0), (0, 1)):
            follows = self._follows(final, ahead, equal, 1)
            here = self._after(follows, tuple(scores), away, recorded, hand)
            holds = (np.sign(scores[0]) == ahead) & ((other == 0) == bool(equal))
            found = here if found is None else _where(holds, here, found)
        assert found is not None
        return found

    def taking(
        self, kind: int, behind: Longs, other: Longs, off: int, points: Longs, hand: int
    ) -> Floats:
        """Return what accepting an offer gains in a final round; -1 where there is none."""
        at = behind, other
        table = self._final[1 + (kind >> 2), bool(kind >> 1 & 1), bool(kind & 1), (off, 0)]
        here = _clipped(table.mine, *at)
        fresh = Chances(table.mine[here] * _STEP, table.following[here] * _STEP)
        taken = self._taken(kind, off, at, points, hand)
        if taken is None:
            return np.full(np.broadcast(points, *at).shape, -1.0)
        return np.where(points > 0, taken.liked - fresh.liked, -1.0)

    def _taken(
        self, kind: int, off: int, behind: tuple[Any, ...], points: Longs, hand: int
    ) -> Chances | None:
        """Return what attempts in a final round are worth to those who make them, if any is made.

        behind: how far the mover and the other seat are behind the leader; off: a bit for each.
        """
        final = self.beginnings.final
        off = final.seen(kind, off)
        start = int(final.taken_start[kind, off])
        if start < 0 or not final.rows:
            return None
        shape, place = final.shape(kind, off), np.int64(0)
        for j, units in enumerate(behind):
            low = final.low[kind, j, off >> j & 1]
            place = place * shape[j] + np.clip(units - low, 0, shape[j] - 1)
        row = hand * final.rows + np.minimum(points, final.rows - 1)
        at = start + (row * shape[0] * shape[1] + place) * 2
        return Chances(final.taken[at], final.taken[at + 1])

    def _read(self, group: int, own: Any, following: Any, third: Any) -> tuple[Floats, Floats]:  # noqa: ANN401
        """Return what the mover and the third seat win where turns begin."""
        table, low = self._race[group], self.where.low[group]
        at = _clipped(table.mine, third - low[2], following - low[1], own - low[0])
        return table.mine[at] * _STEP, table.third[at] * _STEP

    def _third(self, group: int, own: Any, following: Any, third: Any) -> Chances:  # noqa: ANN401
        """Return what the third seat and the mover win: the seat that has just played, the next."""
        mine, last = self._read(group, own, following, third)
        return Chances(last, mine)

    def _attempts(
        self, group: int, hand: int, points: Longs, own: Any, following: Any, third: Any,  # noqa: ANN401
    ) -> tuple[Chances, NDArray[np.bool_]]:  # fmt: skip
        """Return what attempts at a carryover are worth to those who make them, and where any is.

        It is the seat before, the third, that has just banked the points.
        """
        kept, low, wide = self.beginnings.ring, self.where.low[group], self.where.wide[group]
        row = np.minimum(points, self.where.target - 1)
        start, size = kept.start[group][row], kept.plane[group][row]
        layer, both = own + following + third, own + following
        before = kept.before[group]
        known = before[np.clip(both, 0, len(before) - 1)]
        place = known - before[np.clip(layer - wide[2] + 1, 0, len(before) - 1)]
        came = (third == points) & (kept.entered[group] > 0) & (third < points + low[2])
        place = np.where(came, size - kept.entered[group], place)
        there = (start >= 0) & (points > 0) & ((third >= points + low[2]) | came)
        first = np.maximum(low[0], both - wide[1] + 1)
        slot = layer % np.maximum(kept.slots[row], 1)
        at = start + (slot * kept.hands + hand) * 2 * size + place - first + own
        taken = self.beginnings.attempts
        at = np.where(there, at, 0)
        step = _STEP if taken.dtype == np.uint16 else 1.0
        mine, then = (
            taken[np.minimum(each, len(taken) - 1)] * step
            for each in (at, np.where(there, at + size, 0))
        )
        return Chances(mine, then), there

    def _asked(self, final: Final | None, ahead: int, equal: int, first: int) -> State:
        """Return the state after seat 0 has banked.

        ahead: whether it then has less than the leader (-1), as much (0) or more (1). equal:
        whether the seat that neither moves nor leads has as much as the leader. Without a final
        round, seat 0 reaches the target.
        """
        sheet, unit = self.tables.sheet, self.tables.unit
        points = max(2 * unit, sheet.turn.minimum_bank)
        scores = [0, 0, 0]
        if final is None:
            scores[0] = sheet.target - points
        else:
            scores = [sheet.target - (1 - equal) * unit] * 3
            scores[final.leader] = sheet.target
            scores[0] = sheet.target + ahead * unit - points
        board = Board(tuple(scores), (ON,) * 3, (0,) * 3, first, final)
        turn = Turn(0, "decide", NO_DICE, points, best_throw=points, may_bank=True)
        return apply(State(rules_of(sheet), board, turn), BANK)

    def _after(
        self, state: State, scores: tuple[Any, ...], off: tuple[int, ...], points: Longs,
        hand: int | None,
    ) -> Chances:  # fmt: skip
        """Return what seats 0 and 1 win with other scores where a game stands as in a state.

        `off`: which of the seats are off the board. Seat 0 has banked the points and offers a hand.
        """
        if state.over:
            share = 1.0 / len(state.winners)
            return Chances(share * (0 in state.winners), share * (1 in state.winners))
        final, seat = state.final, state.seat
        assert final is not None
        leader, other = final.leader, 3 - seat - final.leader
        away = off[seat], off[other]
        key = ((leader - seat) % 3, other in final.queue, final.beaten, away)
        table = self._final[key]
        behind = scores[leader] - scores[seat], scores[leader] - scores[other]
        at = _clipped(table.mine, *behind)
        found = Chances(table.mine[at] * _STEP, table.following[at] * _STEP)
        if hand is not None:
            kind = 4 * (key[0] - 1) + 2 * key[1] + key[2]
            taken = self._taken(kind, away[0] + 2 * away[1], behind, points, hand)
            if taken is not None:
                accepts = (points > 0) & (taken.liked > found.liked)
                found = _where(accepts, taken, found)
        won = [*found, 1.0 - found.mine - found.following]
        return Chances(won[-seat % 3], won[(1 - seat) % 3])


def _where(mask: NDArray[np.bool_], one: Chances, other: Chances) -> Chances:
    return Chances(*(np.where(mask, *pair) for pair in zip(one, other, strict=True)))


def _clipped(table: NDArray[Any], *index: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return indices that lie in a table, the nearest where they don't."""
    return tuple(np.clip(at, 0, size - 1) for at, size in zip(index, table.shape, strict=True))
