"""The turn that gains the most points on average: its value, its thresholds, its policy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.cache import Key, Stored, cached
from greed.exact.engine import run
from greed.exact.model import NEVER, TurnGraph, Unsolvable, single_player_graph, turn_graph
from greed.exact.turn._continuation import ended
from greed.exact.turn._far_tail import Tail, tail
from greed.tables import Tables

Floats = NDArray[np.float64]

_BONUSES = 500
_VERSION = 2
"""Raised with every change after which the answer may be different."""
_ROWS = 1 << 17


class Threshold(NamedTuple):
    """When to bank rather than to throw a hand, in points of the turn.

    Attributes:
        hand: number of the hand, as `tables` has it.
        node: its node in the turn graph.
        spans: (first, last) points between which banking is right, ascending; the last of
            an open span is None. Empty where banking is never right.
        least: the fewest points with which it can be come to and the bank is open.
    """

    hand: int
    node: int
    spans: tuple[tuple[int, int | None], ...]
    least: int

    @property
    def points(self) -> int | None:
        """From this many points on banking is right; None if it never is, however many."""
        return self.spans[-1][0] if self.spans and self.spans[-1][1] is None else None

    @property
    def simple(self) -> bool:
        """Whether throwing is right below `points`, without exception."""
        return len(self.spans) == (self.points is not None)


@dataclass(frozen=True, eq=False)
class BestTurn:
    """A solved turn; every value is in points, rows count units.

    Attributes:
        turn_graph: the turn.
        cap: points of a turn above this one are worth nothing; None: all are.
        nodes: (rows, N) what a throw of each node is worth, with the points so far.
        ends: (rows, C) what each decision is worth: the better of banking and throwing.
        bank: (2, rows) what the points of each row are worth, recorded at the end of the turn
            and before a bonus turn.
        tail: what holds above.
        known_totals: `totals`, where they have been worked out before.
    """

    turn_graph: TurnGraph
    cap: int | None
    nodes: Floats
    ends: Floats
    bank: Floats
    tail: Tail
    known_totals: Floats | None = None

    def __repr__(self) -> str:
        return f"<BestTurn: {self.value:,.3f} points>"

    @property
    def value(self) -> float:
        """The expected points of a fresh turn."""
        return float(self.nodes[0, self.turn_graph.start])

    def thrown(self, node: int, row: int) -> float:
        """Return what throwing a node in a row is worth."""
        if row < len(self.nodes):
            return float(self.nodes[row, node])
        return float(self.tail.slope[node] * row + self.tail.level[node])

    def recorded(self, row: int, *, bonus: bool = False) -> float:
        """Return what points are worth once recorded, before a bonus turn or at the end."""
        if row < self.bank.shape[1]:
            return float(self.bank[int(bonus), row])
        rise = self.bank[int(bonus), -1] - self.bank[int(bonus), -2]
        return float(self.bank[int(bonus), -1] + rise * (row - self.bank.shape[1] + 1))

    def attempt(self, carryover: int, points: int) -> float:
        """Return what it is worth to attempt a carryover that holds these points.

        The inherited points are part of the turn. To decline is worth `value`.

        Raises:
            Unsolvable: the player has no such carryover.
        """
        node = int(self.turn_graph.attempts[carryover])
        if node < 0:
            raise Unsolvable("players of this standing are offered nothing")
        return self.thrown(node, points // self.turn_graph.tables.unit)

    def accepts_from(self, carryover: int) -> int | None:
        """Return the fewest inherited points with which an attempt is better than a new turn."""
        node = int(self.turn_graph.attempts[carryover])
        if node < 0:
            return None
        rows = np.flatnonzero(self.nodes[1:, node] >= self.value)
        if len(rows):
            return int(rows[0] + 1) * self.turn_graph.tables.unit
        if self.tail.slope[node] <= 0:
            return None
        row = np.ceil((self.value - self.tail.level[node]) / self.tail.slope[node])
        return int(row) * self.turn_graph.tables.unit

    @cached_property
    def thresholds(self) -> tuple[Threshold, ...]:
        """When to bank, for every node that a turn can throw after a bank was possible.

        In a tie the bank is right. Without strikes a threshold has no exceptions: one point
        more now is never worth more than one point more at the end, so once banking is right
        it stays so. Exceptions are looked for all the same.
        """
        turn, unit = self.turn_graph, self.turn_graph.tables.unit
        thresholds = []
        for n in range(turn.nodes):
            before = range(turn.node_decisions[n + 1], turn.node_decisions[n + 2])
            banks = [d for d in before if turn.bank_from[d] < NEVER]
            if not banks:
                continue
            first = max(int(turn.bank_from[banks].min()), int(turn.row_from[n]))
            last = int(min(turn.row_to[n] + 1, len(self.nodes)))
            right = self.bank[0, :last] >= self.nodes[:last, n] - 1e-9
            right[:first] = False
            edges = np.flatnonzero(np.diff(np.concatenate([[False], right, [False]])))
            spans = [(int(a) * unit, int(b - 1) * unit) for a, b in edges.reshape(-1, 2)]
            open_ = [(a, None if b == (len(right) - 1) * unit else b) for a, b in spans]
            thresholds.append(Threshold(int(turn.hand[n]), n, tuple(open_), first * unit))
        return tuple(thresholds)

    @cached_property
    def distribution(self) -> dict[int, float]:
        """The chance of each number of points that the turn records; 0 for nothing.

        Points that bonus turns add are included. Chances below 1e-18 are left out.
        """
        unit = self.turn_graph.tables.unit
        rows = np.flatnonzero(self.totals > 1e-18)
        return {int(row) * unit: float(self.totals[row]) for row in rows}

    @cached_property
    def totals(self) -> Floats:
        """(rows,) the chances of `distribution`, by units."""
        if self.known_totals is not None:
            return self.known_totals
        ends, nothing = self._ends()
        once: Floats = ends[0].copy()
        once[0] += nothing
        if self.turn_graph.standing != ON:
            lost = float(ends[1, 0])  # on points that aren't recorded the same turn follows
            ends[1, 0] = 0.0
            if not ends[1].any():
                return once / (1.0 - lost)
            on = best_turn(self.turn_graph.tables, ON, self.cap).totals
            return _after_bonus(once, ends[1], on) / (1.0 - lost)
        total: Floats = once
        for _ in range(_BONUSES):
            following = _after_bonus(once, ends[1], total)
            if len(following) == len(total) and np.abs(following - total).max() < 1e-17:
                break
            total = following
        return total

    def _ends(self) -> tuple[Floats, float]:
        """Return where a turn of the best policy ends, (2, rows), and the chance of nothing."""
        turn = self.turn_graph
        rows = len(self.nodes) + 8 * turn.reach
        above = np.arange(len(self.nodes), rows + turn.reach + 1)
        ends = np.concatenate([self.ends[: len(self.nodes)], self.tail.decisions(above)])
        bank = np.array(
            [[self.recorded(t, bonus=b) for b in (False, True)] for t in range(len(ends))]
        )
        graph = single_player_graph(turn)
        stops = (ended(graph, bank, 0.0) >= ends).astype(np.float64)
        ends_at = np.zeros((2, rows + 1))
        room = np.zeros((rows + 1, turn.nodes))
        lost = run("forward", graph, rows, turn.start, 0, ends, stops, room, ends_at, 0.0, 0.0)
        if self.cap is not None:
            most = self.cap // turn.tables.unit
            ends_at[:, most] += ends_at[:, most + 1 :].sum(axis=1)
            ends_at = ends_at[:, : most + 1]
        return ends_at, float(sum(lost))


def _after_bonus(once: Floats, bonus: Floats, again: Floats) -> Floats:
    """Return the chances of the rows where some turns are followed by bonus turns."""
    if not bonus.any():
        return once
    total = np.convolve(np.trim_zeros(bonus, "b"), again)
    total = total[: np.flatnonzero(total > 1e-30)[-1] + 1]
    chances = np.zeros(max(len(total), len(once)))
    chances[: len(once)] = once
    chances[: len(total)] += total
    return chances


def best_turn(tables: Tables, standing: int = ON, cap: int | None = None) -> BestTurn:
    """Return the turn that gains the most points on average.

    Points count where the sheet records them: a player off the board (`core.state`: ON, OFF,
    OUT) gains nothing below the entry, nobody below the minimum. The score plays no part, nor
    do strikes, or what a carryover gives to the next player. Points of bonus turns belong to
    the turn that earned them.

    With `cap`, points of a turn above that number are worth nothing.

    >>> from greed.exact import best_turn
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> round(best_turn(tables(load("farkle"))).value, 3)
    542.063

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    turn = turn_graph(tables, standing)
    if not turn.has_bonus:
        return solve_turn(turn, cap=cap)
    on = best_turn(tables, ON, cap).value if standing != ON else None
    before = 0.0
    for _ in range(_BONUSES):
        # On points that aren't recorded the bonus turn begins off the board, as this one did.
        best = solve_turn(turn, cap=cap, bonus=before if on is None else on, again=before)
        if abs(best.value - before) <= 1e-12 * before:
            return best
        before = best.value
    raise Unsolvable("bonus turns can follow each other without end")


def saved_best_turn(tables: Tables, standing: int = ON, cap: int | None = None) -> BestTurn:
    """Return `best_turn`, from the cache if it is there; the distribution comes with it."""

    def solve() -> Stored:
        best = best_turn(tables, standing, cap)
        lines = best.tail
        return {
            "values": [best.nodes, best.ends, best.bank],
            "tail": [lines.row, lines.slope, lines.level, lines.ends],
            "totals": best.totals,
        }

    kept = cached(Key(tables.sheet, "turn", _VERSION, f"{standing} {cap}"), solve)
    turn, (nodes, ends, bank) = turn_graph(tables, standing), kept["values"]
    return BestTurn(turn, cap, nodes, ends, bank, Tail(*kept["tail"]), kept["totals"])


def solve_turn(
    turn: TurnGraph,
    *,
    cap: int | None = None,
    bust: float = 0.0,
    bonus: float = 0.0,
    again: float | None = None,
) -> BestTurn:
    """Solve a turn, given in points what follows its end; nothing where it records nothing.

    Args:
        turn: the turn.
        cap: points above this one are worth nothing.
        bust: what a bust is worth.
        bonus: what a bonus turn is worth.
        again: what one on points that aren't recorded is worth, if not the same.
    """
    unit = turn.tables.unit
    graph = single_player_graph(turn)
    slope = float(unit) if cap is None else 0.0
    level = 0.0 if cap is None else float(cap)
    again = bonus if again is None else again
    lines = tail(graph, np.array([[slope, level], [slope, level + bonus]]), bust, again)
    top = lines.row if cap is None else max(lines.row, -(-cap // unit))
    # Rows that no turn comes to need not be right.
    top = int(min(top, turn.row_to.max() + turn.reach + 1))
    if top > _ROWS:
        raise Unsolvable(f"a turn can be worth going on with beyond {_ROWS * unit} points")
    rows = np.arange(top + turn.reach + 1)
    points = rows * float(unit)
    if cap is not None:
        points = np.minimum(points, cap)
    bank = np.stack([points, points + bonus])
    bank[1, 0] = again
    nodes, ends = np.empty((top, turn.nodes)), np.empty((len(rows), len(graph.node)))
    ends[top:] = lines.decisions(rows[top:])
    run("backward", graph, top, bank, bust, 0.0, 0.0, nodes, ends)
    above = rows[top : top + 1]
    nodes = np.concatenate([nodes, above[:, None] * lines.slope + lines.level])
    return BestTurn(turn, cap, nodes, ends[: top + 1], bank, lines)
