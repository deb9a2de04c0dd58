"""The race with a seat off the board: its score is 0, so that one score says where it stands."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact._anderson import Anderson
from greed.exact.model import NEVER, TurnGraph
from greed.exact.race import kernels
from greed.exact.race._program import compiled_turn
from greed.exact.race._rules import Group
from greed.exact.race._terminal_values import self_play
from greed.exact.race._values import Race
from greed.exact.race.horizon import Horizon
from greed.exact.race.kernels import LANES

__all__ = ["EnteringSolver"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_CLOSE = 1e-13
_MORE = 1e-3  # how much more a bust is worth where that is tried
_TINY = 1e-300
_NEAR = 1e-8  # further than this no value is off
_ROUNDS = 2_000
_FALLS = 20


class EnteringSolver:
    """Solves the positions with a seat off the board, from those with both seats on it.

    `favour` says by how much turns of a group are overrated on purpose, see `bounds`.
    """

    def __init__(
        self,
        found: Race,
        far: Horizon,
        favour: Callable[[Group], float] | None = None,
    ) -> None:
        self.favour = favour
        self.found, self.seat, self.lowest = found, self_play(found), far.lowest
        self.beyond, self.least = far.beyond, far.least
        T, groups = found.target, found.rules.groups
        off, on = found.statuses.off, found.statuses.on
        self.lines = groups(off, on)
        self.lines += [Group(other, mine, second) for mine, other, second in self.lines]
        self.corners = groups(off, off)
        for group in (*self.lines, *self.corners):
            mine, other = (T if s.standing == ON else 1 for s in (group.mine, group.other))
            found.values.setdefault(group, np.full((mine, other), 0.5))
            graph = found.turn_graph(group)
            if (graph.attempts >= 0).any() and group.mine.standing != ON:
                found.entering[group] = np.zeros((len(graph.offers), T, other))
        rows = T + far.beyond + far.least + 2 * LANES
        turns = {
            graph.standing: compiled_turn(graph) for graph in map(found.turn_graph, self.lines)
        }
        self.turns: dict[Group, tuple[TurnGraph, kernels.CompiledTurn, kernels.Room]] = {}
        self.stops: dict[Group, bool] = {}  # whether a turn can end without points, but for a bust
        rooms = {standing: kernels.room_of(turn, rows, rows) for standing, turn in turns.items()}
        for group in (*self.lines, *self.corners):
            turn = turns[group.mine.standing]
            # Banks are what is found again the next time.
            room = rooms[group.mine.standing]._replace(
                banks=kernels.room_of(turn, rows, rows).banks
            )
            graph = found.turn_graph(group)
            self.turns[group] = graph, turn, room
            records = (graph.stop_from >= NEVER).all() and not graph.missed.any()
            self.stops[group] = not records or graph.overshoot
        # Beyond a target that must be met a bank is worth what an end of the turn is.
        self.steady = not found.rules.overshoot
        self.fresh, self.close = True, _CLOSE

    def values(self) -> Floats:
        """Return a copy of all values."""
        groups = (*self.lines, *self.corners)
        return np.concatenate([np.zeros(1), *(self.found.values[g].ravel() for g in groups)])

    def go_on(self, counts: Ints, close: float) -> None:
        """Go on until a seat that a reset takes off the board finds there what there is."""
        for _ in range(_FALLS if self.corners else 0):
            before = [self.found.values[group].item() for group in self.corners]
            self.solve(counts)
            after = [self.found.values[group].item() for group in self.corners]
            if max(abs(x - y) for x, y in zip(before, after, strict=True)) < close:
                break

    def wrong(self, error: float, change: float, grain: float, counts: Ints) -> tuple[float, bool]:
        """Return how far off any value can be, and whether that is proven.

        `error` says it of the positions with both seats on the board, `change` is the last
        change, `grain` what a turn may be off by. A turn leads further, or back to where the
        other seat was, as in `kernels._bound`; that says enough where there are no strikes.
        """
        open_, proven = abs(change) + grain, True
        known, lowest = self.found.statuses, self.lowest
        again = any(graph.bonus_may_be_lost for graph, _, _ in self.turns.values())
        if again or any(known.bust[status] != status for status in known.all):
            return error, False
        for part in (self.lines, self.corners):
            worst: Floats | float = 0.0
            for group in part:
                first = lowest if part is self.lines else 0
                other = self.found.rules.follows(group, group.mine)
                x, y = (self.found.values[each].reshape(-1)[first:] for each in (group, other))
                near = np.clip(0.1 * np.minimum(x, y), 1e-11, 1e-8)
                # A turn is worth no more than a win, and grows no faster than a bust does.
                steep = [
                    np.minimum((1.0 - one + near) / np.maximum(two - near, _TINY), 1.0)
                    for one, two in ((x, y), (y, x))
                ]
                short = 1.0 - steep[0] * steep[1]
                if (short <= 1e-3).any():
                    for at, each in enumerate((group, other)):
                        seen = self._steepest(each, open_, counts)[first:]
                        steep[at] = np.minimum(steep[at], seen)
                    short = 1.0 - steep[0] * steep[1]
                off = open_ * (1.0 + np.maximum(*steep)) / np.maximum(short, 1e-3)
                proven &= bool((short > 1e-3).all() and (off < near / 2).all())
                worst = np.maximum(worst, off)
            error += float(np.sum(worst))
        return error, proven

    def _steepest(self, group: Group, open_: float, counts: Ints) -> Floats:
        """Return how fast a line grows at most with what a bust is worth, as seen further up.

        It is the largest of many linear functions of that, so it grows the faster the further up.
        """
        values = self.found.values[group].reshape(-1)
        found = np.ones(len(values))
        for first in range(0, len(values), LANES):
            x = values[first : first + LANES]
            z, _, _ = self._turns(group, first, counts)
            above, result, _ = self._turns(group, first, counts, again=True, more=_MORE)
            gap = (above - z)[: len(x)] - _NEAR
            rise = result[: len(x)] - x + 2.0 * open_
            found[first : first + LANES] = np.where(gap > _NEAR, rise / np.maximum(gap, _NEAR), 1.0)
        return found

    def solve(self, counts: Ints, close: float = 0.0) -> float:
        """Solve the lines from the target down, then the corners; return the last change.

        `close` says how much may change still, where that is not to be as little as possible.
        """
        T = self.found.target
        worst, self.close = 0.0, max(close, _CLOSE)
        if not self.lines:
            return worst
        for first in range((T - 1) // LANES * LANES, -1, -LANES):
            last = min(first + LANES, T) - 1
            if last < self.lowest:
                break
            if self.fresh and first + LANES < T:
                for group in self.lines:
                    _continue(self.found.values[group].reshape(-1), first, last + 1)
            worst = max(worst, self._settle(self.lines, first, last, counts))
        worst = max(worst, self._settle(self.corners, 0, 0, counts))
        self.fresh = False
        return worst

    def _settle(self, groups: list[Group], first: int, last: int, counts: Ints) -> float:
        """Go round over positions that lead to each other; return the last change."""
        lines, change = Anderson(), 1.0
        parts = [self.found.values[group].reshape(-1)[first : last + 1] for group in groups]
        for rounds in range(_ROUNDS):
            given = np.concatenate(parts)
            for group in groups:
                self._block(group, first, last, counts, again=rounds > 0)
            values = np.concatenate(parts)
            change = float(np.abs(values - given).max())
            if change < self.close:
                break
            ahead = np.clip(lines.accelerated(given, values), 0.0, 1.0)
            for part, better in zip(parts, np.split(ahead, len(parts)), strict=True):
                part[:] = better
        for group in groups:
            if group in self.found.entering:
                self._block(group, first, last, counts, again=True, whole=True)
        return change

    def _block(
        self, group: Group, first: int, last: int, counts: Ints, *, again: bool, whole: bool = False
    ) -> None:
        """Work out the positions of a line from first to last.

        While nothing else changes, `again`, banks differ only where they lead to the same part
        of another line; only there attempts are asked for, until all is settled (`whole`).
        """
        entering = self.found.entering.get(group)
        tries = 0 if entering is None else NEVER if whole else LANES
        _, found, tried = self._turns(group, first, counts, again=again, tries=tries)
        width = last - first + 1
        favour = self.favour(group) if self.favour else 0.0
        part = self.found.values[group].reshape(-1)[first : last + 1]
        part[:] = np.clip(found[:width] + favour, 0.0, 1.0) if favour else found[:width]
        if entering is not None:
            most = min(self.found.target, tried.shape[1])
            made = np.clip(tried[:, :most, :width] + favour, 0.0, 1.0)
            entering[:, :most, first : last + 1] = made

    def _turns(
        self, group: Group, first: int, counts: Ints, *,
        again: bool = False, tries: int = 0, more: float = 0.0,
    ) -> tuple[Floats, Floats, Floats]:  # fmt: skip
        """Work out the turns of a line from a score on, what a bust leads to being worth `more`.

        Return what a bust is worth, the turn, and what attempts are worth in up to `tries` rows.
        """
        T = self.found.target
        graph, turn, room = self.turns[group]
        lanes = np.minimum(np.arange(first, first + LANES), T - 1)
        a = lanes if group.mine.standing == ON else np.zeros_like(lanes)
        b = lanes if group.other.standing == ON else np.zeros_like(lanes)
        top = max(T - int(a[0]) + self.beyond, self.least)
        rows = top + 1
        if again and self.steady:
            # A bonus turn for points that are not recorded is worth what no row but the first says.
            rows = min(LANES, rows) if group.mine.standing == ON else int(graph.has_bonus)
        sources, offers = int(turn.sources), len(graph.offers)
        banks = room.banks[: rows * sources * LANES].reshape(rows, sources, LANES)
        t = np.arange(rows)[:, None]
        for source in range(sources if rows else 0):
            if source <= offers or graph.has_bonus:
                banks[:, source] = self.seat.bank(group, source, t, a, b)
        z = stop = np.minimum(self.seat.bust(group, a, b) + more, 1.0)
        if self.stops[group]:
            stop = np.minimum(self.seat.stop(group, a, b) + more, 1.0)
        tries = min(tries, top + 1)
        kernels._lanes_of_turn(turn, room, top, z, stop, tries, counts)
        return z, room.result, room.tries[: offers * tries * LANES].reshape(offers, tries, LANES)


def _continue(values: Floats, first: int, last: int) -> None:
    """Guess the values from first to last - 1 from those that follow."""
    known = values[last : last + 2 * LANES]
    x = np.arange(len(known)) / LANES
    curve = np.polynomial.Polynomial.fit(x, known, min(3, len(known) - 1))
    values[first:last] = np.clip(curve(np.arange(first - last, 0) / LANES), 0.0, 1.0)
