"""The race with a seat off the board: its score is 0, so that one score says where it stands."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact._anderson import Anderson
from greed.exact.lane_kernels import LANES
from greed.exact.model import NEVER, TurnGraph
from greed.exact.race._program import compiled_turn
from greed.exact.race._race import Group, Race
from greed.exact.race._terminal_values import self_play
from greed.exact.race.horizon import Horizon
from greed.exact.race.turn_kernels import solve_turns
from greed.exact.race.turn_layout_kernels import CompiledTurn, Workspace, workspace_of
from greed.exact.tolerances import ENTERING_SETTLED

__all__ = ["EnteringSolver"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_ROUNDS = 2_000
_FALLS = 20


class EnteringSolver:
    """Solves the positions with a seat off the board, from those with both seats on it.

    lines: the groups with one seat off the board, by the other seat's score. corners: those with
    both seats off it.
    """

    def __init__(self, race: Race, far: Horizon) -> None:
        self.race, self.seat, self.lowest = race, self_play(race), far.lowest
        self.beyond, self.least = far.beyond, far.least
        T, groups = race.target, race.rules.groups
        off, on = race.statuses.off, race.statuses.on
        self.lines = groups(off, on)
        self.lines += [Group(other, mine, second) for mine, other, second in self.lines]
        self.corners = groups(off, off)
        for group in (*self.lines, *self.corners):
            mine, other = (T if s.standing == ON else 1 for s in (group.mine, group.other))
            race.values.setdefault(group, np.full((mine, other), 0.5))
            graph = race.turn_graph(group)
            if (graph.attempts >= 0).any() and group.mine.standing != ON:
                race.entering[group] = np.zeros((len(graph.offers), T, other))
        rows = T + far.beyond + far.least + 2 * LANES
        turns = {graph.standing: compiled_turn(graph) for graph in map(race.turn_graph, self.lines)}
        self.turns: dict[Group, tuple[TurnGraph, CompiledTurn, Workspace]] = {}
        self.stops: dict[Group, bool] = {}  # whether a turn can end without points, but for a bust
        spaces = {standing: workspace_of(turn, rows, rows) for standing, turn in turns.items()}
        for group in (*self.lines, *self.corners):
            turn = turns[group.mine.standing]
            # Banks are what is found again the next time.
            space = spaces[group.mine.standing]._replace(banks=workspace_of(turn, rows, rows).banks)
            graph = race.turn_graph(group)
            self.turns[group] = graph, turn, space
            records = (graph.stop_from >= NEVER).all() and not graph.missed.any()
            self.stops[group] = not records or graph.overshoot
        # Beyond a target that must be met a bank is worth what an end of the turn is.
        self.steady = not race.rules.overshoot
        self.first_round = True

    def values(self) -> Floats:
        """Return a copy of all values."""
        groups = (*self.lines, *self.corners)
        return np.concatenate([np.zeros(1), *(self.race.values[g].ravel() for g in groups)])

    def solve(self, counts: Ints, close: float = ENTERING_SETTLED) -> float:
        """Solve the lines from the target down, then the corners; return the residual.

        `close` is the change at which iteration stops.
        """
        T, residual, close = self.race.target, 0.0, max(close, ENTERING_SETTLED)
        if not self.lines:
            return residual
        for first in range((T - 1) // LANES * LANES, -1, -LANES):
            last = min(first + LANES, T) - 1
            if last < self.lowest:
                break
            if self.first_round and first + LANES < T:
                for group in self.lines:
                    _continue(self.race.values[group].reshape(-1), first, last + 1)
            residual = max(residual, self._iterate(self.lines, first, last, counts, close))
        residual = max(residual, self._iterate(self.corners, 0, 0, counts, close))
        self.first_round = False
        return residual

    def solve_with_resets(self, counts: Ints, close: float) -> None:
        """Solve again until a seat that a reset takes off the board finds there what there is."""
        for _ in range(_FALLS if self.corners else 0):
            before = [self.race.values[group].item() for group in self.corners]
            self.solve(counts)
            after = [self.race.values[group].item() for group in self.corners]
            if max(abs(x - y) for x, y in zip(before, after, strict=True)) < close:
                break

    def _iterate(
        self, groups: list[Group], first: int, last: int, counts: Ints, close: float
    ) -> float:
        """Go round over positions that lead to each other; return the last change."""
        lines, change = Anderson(), 1.0
        parts = [self.race.values[group].reshape(-1)[first : last + 1] for group in groups]
        for rounds in range(_ROUNDS):
            given = np.concatenate(parts)
            for group in groups:
                self._play(group, first, last, counts, again=rounds > 0)
            values = np.concatenate(parts)
            change = float(np.abs(values - given).max())
            if change < close:
                break
            ahead = np.clip(lines.accelerated(given, values), 0.0, 1.0)
            for part, better in zip(parts, np.split(ahead, len(parts)), strict=True):
                part[:] = better
        for group in groups:
            if group in self.race.entering:
                self._play(group, first, last, counts, again=True, whole=True)
        return change

    def _play(
        self, group: Group, first: int, last: int, counts: Ints, *, again: bool, whole: bool = False
    ) -> None:
        """Play the turns of a line with scores from first to last.

        While nothing else changes, `again`, banks differ only where they lead to the same part
        of another line; only there attempts are asked for, until all is settled (`whole`).
        """
        T, entering = self.race.target, self.race.entering.get(group)
        graph, turn, space = self.turns[group]
        lanes = np.minimum(np.arange(first, first + LANES), T - 1)
        a = lanes if group.mine.standing == ON else np.zeros_like(lanes)
        b = lanes if group.other.standing == ON else np.zeros_like(lanes)
        top = max(T - int(a[0]) + self.beyond, self.least)
        rows = top + 1
        if again and self.steady:
            # A bonus turn for points that are not recorded is worth what no row but the first says.
            rows = min(LANES, rows) if group.mine.standing == ON else int(graph.has_bonus)
        sources, offers = int(turn.sources), len(graph.offers)
        banks = space.banks[: rows * sources * LANES].reshape(rows, sources, LANES)
        t = np.arange(rows)[:, None]
        for source in range(sources if rows else 0):
            if source <= offers or graph.has_bonus:
                banks[:, source] = self.seat.bank(group, source, t, a, b)
        bust = stop = np.minimum(self.seat.bust(group, a, b), 1.0)
        if self.stops[group]:
            stop = np.minimum(self.seat.stop(group, a, b), 1.0)
        tries = 0 if entering is None else min(NEVER if whole else LANES, top + 1)
        solve_turns(turn, space, top, bust, stop, tries, counts)
        width = last - first + 1
        self.race.values[group].reshape(-1)[first : last + 1] = space.result[:width]
        if entering is not None:
            tried = space.tries[: offers * tries * LANES].reshape(offers, tries, LANES)
            most = min(T, tries)
            made = np.clip(tried[:, :most, :width], 0.0, 1.0)
            entering[:, :most, first : last + 1] = made


def _continue(values: Floats, first: int, last: int) -> None:
    """Guess the values from first to last - 1 from those that follow."""
    known = values[last : last + 2 * LANES]
    x = np.arange(len(known)) / LANES
    curve = np.polynomial.Polynomial.fit(x, known, min(3, len(known) - 1))
    values[first:last] = np.clip(curve(np.arange(first - last, 0) / LANES), 0.0, 1.0)
