"""One seat of a game between two who need not play alike: what it wins with its turn to come."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from greed.core.state import ON
from greed.exact.match._deciders import Decider
from greed.exact.model import Status, final_rules, statuses
from greed.exact.race import Attempts, FinalRound, Group, Positions, Race
from greed.exact.race.horizon import Horizon
from greed.tables import Tables

__all__ = ["SeatValues"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_DOUBLES = 300e6  # bytes for attempts up to which they are held as doubles, or else as integers


class SeatValues(Race):
    """What a seat wins, position by position, while `rival` is what the other one wins.

    Without a guide it plays best against what the other seat does.
    """

    def __init__(self, tables: Tables, decider: Decider | None, far: Horizon) -> None:
        known, rules = statuses(tables), final_rules(tables)
        target = tables.sheet.target // tables.unit + far.below
        size, rows = far.most + 1, far.most + max(far.beyond, 1, far.least) + 1
        self.decider = decider
        self._rival: Race = self
        standings = {status.standing for status in known.all}
        duel = FinalRound(rules, {}, {}, {}, 0.0)
        super().__init__(tables, {}, -far.below, duel)
        on = self.turn_graph(Group(Status(ON), Status(ON)))
        for each in standings:
            duel.behind[each] = np.full(size, rules.less)
            duel.taken[each] = np.zeros((len(on.offers), rows if rules.offers else 1, size))
            duel.bonus[each] = np.ones(size)
        seconds = (False, True) if rules.rounds else (False,)
        offered = []
        for group in (Group(i, j, k) for i in known.all for j in known.all for k in seconds):
            scores = [target if status.standing == ON else 1 for status in group[:2]]
            self.values[group] = np.full(scores, 0.5)
            if (self.turn_graph(group).attempts < 0).all() or group.other != Status(ON):
                continue  # who makes an offer has banked
            if group.mine.standing == ON:
                offered.append(group)
            else:
                self.entering[group] = np.zeros((len(on.offers), target, target))
        if offered:
            row, step = Attempts.rows(target)
            count = len(offered) * len(on.offers) * step + target  # some are looked up in vain
            held: NDArray[Any] = np.zeros(count, "f8" if 8 * count <= _DOUBLES else "i4")
            places = np.arange(len(offered)) * len(on.offers) * step
            starts = dict(zip(offered, places.tolist(), strict=True))
            self.attempts = Attempts(held, starts, step, row)

    @property
    def rival(self) -> Race:
        """What the other seat wins."""
        return self._rival

    def meet(self, rival: Race) -> None:
        """Play against somebody."""
        self._rival = rival

    def offered(self, group: Group, j: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what a turn is worth that may begin with carryover j and t points inherited."""
        if self.decider is None or self.turn_graph(group).attempts[j] < 0:
            return super().offered(group, j, t, a, b)
        t, a, b = np.broadcast_arrays(
            np.asarray(t, np.int64), np.asarray(a, np.int64), np.asarray(b, np.int64)
        )
        taken = self.decider.accepts(Positions("race", group, a, b), j, t)
        taken &= (b < self.target) | self.final_rules.offers
        return np.where(taken, self.attempt(group, j, t, a, b), self.worth(group, a, b))

    def challenge(self, j: int, t: ArrayLike, behind: ArrayLike) -> Floats:
        """Return what a challenger wins, so far behind, who may attempt carryover j."""
        if self.decider is None:
            return super().challenge(j, t, behind)
        t, behind = np.broadcast_arrays(np.asarray(t, np.int64), np.asarray(behind, np.int64))
        group = Group(Status(ON), Status(ON))
        taken = self.decider.accepts(
            Positions("challenger", group, np.zeros_like(behind), behind), j, t
        )
        held = self.final_round.taken[ON][j]
        attempted: Floats = held[np.minimum(t, len(held) - 1), behind]
        return np.where(taken, attempted, self.final_round.behind[ON][behind])

    def keep(self, group: Group, tried: Floats, a: Ints, b: Ints) -> None:
        """Write down what attempts are worth: (J, rows, n) by the points inherited."""
        x, y = a - self.lowest, b - self.lowest
        last = tried.shape[1] - 1
        if group in self.entering:
            held = self.entering[group]
            t = np.minimum(np.arange(held.shape[1]), last)
            held[:, :, y] = tried[:, t]
        elif self.attempts is not None and group in self.attempts.at:
            t = np.arange(1, int(y.max(initial=0)) + 1)[:, None]
            there = t <= y
            row = self.attempts.row[np.minimum(t, len(self.attempts.row) - 1), x + y] + x
            for j, found in enumerate(tried):
                place = self.attempts.at[group] + j * self.attempts.step + row
                values = np.take(found, np.minimum(t[:, 0], last), axis=0)
                self.attempts.write(place[there], values[there])
