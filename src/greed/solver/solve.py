"""Solve games exactly: what every position is worth to every seat if all play their best."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import log

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, State
from greed.graph import BOUNCES, NEVER, GameGraph, game_graph, unit_of
from greed.kernel import Block
from greed.solver import cache
from greed.solver.arrays import Arrays
from greed.solver.policies import Policy, refuse_idle
from greed.solver.size import within
from greed.solver.solution import Solution
from greed.solver.turn import best_turn

Tick = Callable[[int, float], None]
"""Called with the number of the sweep, from 1, and with how much of it is done, 0 to 1."""

MOST_SEATS = 4
"""The most players whose game is solved."""
CLOSE = 1e-9
"""How far a lost turn may be worth something else than it was taken to be. Its error is of second
order, for the policy was the best for what it was taken to be."""
_SETTLED = 1e-13
"""The change at which sweeps over a final round stop; and over races that come back to where they
were, small ones and large ones."""
_SETTLED_SMALL, _SETTLED_LARGE = 1e-10, 1e-6
_LARGE = 100
"""How many units a target has from which on a race counts as large: sweeps are rough at first."""
_NEARLY = 1e-2
"""How closely the turns of a sweep are worked out, as a part of what the last sweep changed."""
_ROUGH_ROWS, _ROUGH = 96, 1e-2
"""How many units of a turn are looked at while values still change by more than this."""
_REMEMBERED = 6
"""Sweeps from which the next one is predicted."""
_WORK = 3e7
"""Options looked at in one call of the kernel, some 10 ms: what Ctrl-C has to wait for."""
_FURTHER = 16, 32, 64, 96, 112, 128, 144, 160, 192, 256, 384, 512
"""Units beyond the target in which leads of final rounds are distinguished, if they matter."""
_SELDOM = {1: 0.0, 2: 6e-8, 3: 1e-7, 4: 1e-6}
"""By seats, what one may win that is as far behind as leads are distinguished, squared: a turn
comes to such a lead about as seldom as one makes up for it."""
_MOST_SWEEPS, _MOST_ROUNDS = 400, 100
_UNSETTLED = "turns lead back to each other so often that its values don't settle"
_HARDLY = 1 - 1e-7
"""The chance to lose the first turn from which on a game is too long for its values to settle."""
_NO_BANK = "turns hardly ever bring anything, so its games hardly ever end"
_ENDLESS = "a player of this policy may go on with a turn without end"
_NO_END = "a seat may catch up with any lead, so its games may never end"


def solve(
    sheet: Sheet,
    seats: int = 2,
    *,
    policies: Sequence[Policy] = (),
    state: State | None = None,
    tick: Tick | None = None,
) -> Solution:
    """Return the solution of a sheet's game, solved once and then kept on disk.

    Args:
        sheet: the sheet.
        seats: 2 to 4 who play, each for its own chance to win; or 1, who needs the fewest turns.
        policies: how each seat plays, or None for its best against the others: with all given it is
            policy evaluation, with all but one a best response. Such solutions aren't kept, and
            answer where dice are to be thrown.
        state: solve only what is left of a game from this state on; that isn't kept.
        tick: is told how far the solver is. What it raises stops it, and nothing is kept.

    >>> import greed
    >>> from greed.solver import solve
    >>> round(solve(greed.load("koans")).first[0], 6)
    0.539854

    Raises:
        Unsolvable: the sheet has no exact answer, or one that is too large; the message says why.
    """
    if not 1 <= seats <= MOST_SEATS:
        raise Unsolvable(f"games are solved for 1 to {MOST_SEATS} players, not for {seats}")
    if seats > 1 and (reason := sheet.why_not_for(seats)):
        raise Unsolvable(reason)
    if policies and len(policies) != seats:
        raise ValueError(f"{len(policies)} policies were given for {seats} seats")
    kept = state is None and not policies
    if kept and (saved := saved_solution(sheet, seats)):
        return saved
    begun = time.process_time()
    if seats > 1 and _hardly_records(sheet):
        raise Unsolvable(_NO_BANK)
    below = below_of(game_graph(sheet, seats, 0))
    kept_apart = within(sheet, seats, state)
    entered = bool(kept_apart and state and not state.final and set(state.standing) == {ON})
    arrays, unseen = _ended(sheet, seats, below, kept_apart, tick, entered=entered)
    if policies:
        arrays = Arrays(arrays.plain, policies)
        arrays.guess(range(len(arrays.graph.tables)))
    for tables in _come_to(arrays, entered=entered):
        if policies or arrays.graph.leads[tables[0]] < 0:
            _solve_tables(arrays, tables, tick)
    if seats > 1:
        _refuse_endless(arrays)
    solution = Solution(arrays, unseen, time.process_time() - begun)
    if kept:
        graph = arrays.graph
        told = {
            "beyond": graph.lead, "below": below, "residual": arrays.residual,
            "unsettled": arrays.unsettled, "unseen": unseen, "seconds": solution.seconds,
        }  # fmt: skip
        cache.store(sheet, f"seats-{seats}", told, list(arrays.pack()))
    return solution


def _refuse_endless(arrays: Arrays) -> None:
    """Refuse games that hardly ever end, and policies that go on with a turn for ever."""
    graph = arrays.graph
    if not arrays.policies and graph.within == graph.target:
        begin = graph.index(0, (graph.target,) * graph.seats)
        if arrays.lost.values[begin] > _HARDLY:
            raise Unsolvable(_NO_BANK)
    if arrays.policies:
        refuse_idle(graph, arrays.lost.values)
    if min(arrays.value.values) < -CLOSE:
        raise Unsolvable(_ENDLESS)


def _hardly_records(sheet: Sheet) -> bool:
    """Return whether a turn hardly ever records a point, however it is played."""
    unit = unit_of(sheet)
    for standing in (ON, OFF) if sheet.entry else (ON,):
        with suppress(Unsolvable):  # points without end are fine here
            if best_turn(sheet, standing, cap=unit).value < (1 - _HARDLY) * unit:
                return True
    return False


def saved_solution(sheet: Sheet, seats: int = 2) -> Solution | None:
    """Return the solution of a sheet if it is on disk; nothing is solved."""
    stored = cache.load(sheet, f"seats-{seats}")
    if stored is None:
        return None
    told, (value, attempts) = stored
    arrays = Arrays(game_graph(sheet, seats, told["beyond"], told["below"]))
    arrays.unpack(value, attempts)
    arrays.residual, arrays.unsettled = told["residual"], told["unsettled"]
    return Solution(arrays, told["unseen"], told["seconds"])


def is_saved(sheet: Sheet, seats: int = 2) -> bool:
    """Return whether a solution is on disk, without reading it."""
    return cache.is_kept(sheet, f"seats-{seats}")


def below_of(graph: GameGraph) -> int:
    """Return how many units below 0 scores are followed: eight fines, where nothing stops them."""
    fines = zip(graph.cost, graph.floor, strict=True)
    return 8 * max((cost for cost, floor in fines if not floor), default=0)


def _ended(
    sheet: Sheet, seats: int, below: int, within: int, tick: Tick | None, *, entered: bool
) -> tuple[Arrays, float]:
    """Solve the final rounds, with leads distinguished as far as they matter."""
    caught, last, enough = 1.0, 0, 0.0
    for beyond in _FURTHER:
        if beyond < enough:
            continue
        arrays = Arrays(game_graph(sheet, seats, beyond, below, within))
        call, graph = arrays.kernel.call, arrays.graph
        due = _come_to(arrays, entered=entered)
        finals = sorted(k for tables in due for k in tables if graph.leads[k] >= 0)
        arrays.guess(finals)
        for tables in due:
            if tables[0] in finals:
                _solve_tables(arrays, tables, tick)
        wins = (call("caught", arrays.game, k, beyond) for k in finals if graph.lead and seats > 1)
        before, caught = caught, max(wins, default=0.0)
        if caught**2 <= _SELDOM[seats]:
            arrays.guess([k for k, leads in enumerate(graph.leads) if leads < 0])
            return arrays, caught**2
        if beyond > _FURTHER[1]:
            if caught > 0.9 * before:
                break
            # Chances to catch up shrink by the same part with every unit, nearly.
            missing = log(caught**2 / _SELDOM[seats]) / 2
            enough = beyond + 0.9 * missing * (beyond - last) / log(before / caught)
        last = beyond
    raise Unsolvable(_NO_END)


def _come_to(arrays: Arrays, *, entered: bool) -> list[list[int]]:
    """Return the parts of a game in their order; `entered`: with all seats on the board alone.

    From elsewhere, an entry leads beyond the distances that what is left of a game keeps apart.
    """
    graph = arrays.graph
    every = parts(graph, bonus=arrays.has_bonus)
    if not entered:
        return every
    on = {k for k, table in enumerate(graph.tables) if {s.standing for s in table.statuses} == {ON}}
    return [here for tables in every if (here := [k for k in tables if k in on])]


def _solve_tables(arrays: Arrays, tables: list[int], tick: Tick | None) -> None:
    """Solve tables that lead to each other."""
    graph = arrays.graph
    final = graph.leads[tables[0]] >= 0
    sweeper = Sweeper(arrays, tables, by_sum=not final, tick=tick)
    if final:
        after = (then for k in tables for then in graph.after[k * 15 : k * 15 + 15])
        circle = any(then in tables for then in after)
        coarse = arrays.has_offers and graph.seats == 2  # attempts are kept in 32 bits
        residual = sweeper.run(NEVER, CLOSE, 2.0 if not circle else CLOSE if coarse else _SETTLED)
    else:
        large = graph.target >= _LARGE
        rough = large and (any(graph.cost[k] for k in tables) or BOUNCES in graph.move)
        if rough:
            # Hardly a turn gains as much, and values are still far off.
            sweeper.run(_ROUGH_ROWS, 1e-6, _ROUGH)
        residual = sweeper.run(
            NEVER, 10 * CLOSE if rough else CLOSE, _SETTLED_LARGE if large else _SETTLED_SMALL
        )
    arrays.residual = max(arrays.residual, residual)
    arrays.unsettled += sweeper.unsettled


class Sweeper:
    """Sweeps over some tables until nothing changes any more."""

    def __init__(
        self, arrays: Arrays, tables: list[int], *, by_sum: bool, tick: Tick | None
    ) -> None:
        self.arrays, self.tables, self.by_sum, self.tick = arrays, tables, by_sum, tick
        self.sweeps = self.unsettled = self.positions = 0
        self.moved = 0.0
        turns = arrays.turns.values()
        rows = arrays.graph.target + arrays.graph.beyond
        self.many = max(int(_WORK / rows / max(len(turn.points) for turn in turns)), 8)

    def run(self, rows: int, close: float, settled: float) -> float:
        """Sweep until that changes values by less than `settled`; return the Bellman residual.

        Where turns come back to positions that a sweep begins with, their values are predicted from
        earlier sweeps (Anderson 1965).
        """
        arrays, call, kernel = self.arrays, self.arrays.kernel.call, self.arrays.kernel
        arrays.limit(rows)
        tables = kernel.block("i", self.tables)
        sweep = int(call(
            "sweep_new", arrays.game, arrays.programs, len(self.tables), tables, int(self.by_sum),
            arrays.reach,
        ))  # fmt: skip
        try:
            if not call("sweep_ready", sweep):
                raise MemoryError("there isn't enough memory to solve this game")
            every = int(not self.by_sum or BOUNCES in arrays.graph.move)
            which = kernel.words([0] * int(call("returns", sweep, every, None)))
            call("returns", sweep, every, which)
            return self._sweep(sweep, which, close, settled)
        finally:
            call("sweep_free", sweep)

    def _sweep(self, sweep: int, which: Block, close: float, settled: float) -> float:
        call, kernel, game = self.arrays.kernel.call, self.arrays.kernel, self.arrays.game
        count = len(which.values)
        size = count * self.arrays.width
        pairs: list[tuple[Block, Block]] = []
        for _ in range(_MOST_SWEEPS):
            x, y = kernel.zeros("d", size), kernel.zeros("d", size)
            if len(pairs) > 1 and self.arrays.graph.seats > 1:
                xs, ys = (kernel.words([pair[i].address for pair in pairs]) for i in (0, 1))
                call("accelerate", game, xs, ys, len(pairs), size, x)
                call("scatter", game, which, count, x)
            else:
                call("gather", game, which, count, x)
            residual, self.unsettled = 0.0, 0
            layers = int(call("sweep_layers", sweep))
            self.positions = int(call("sweep_layer", sweep, layers))
            for layer in range(layers):
                residual = max(
                    residual, self._layer(sweep, layer, max(close, _NEARLY * self.moved))
                )
            self.sweeps += 1
            if not count:
                return residual
            call("gather", game, which, count, y)
            pairs = [(x, y), *pairs][: _REMEMBERED + 1]
            self.moved = call("difference", x, y, size)
            if self.moved < settled:
                return residual if settled > 1 else max(residual, self.moved)
        raise Unsolvable(_UNSETTLED)

    def _layer(self, sweep: int, layer: int, close: float) -> float:
        """Solve positions that lost turns lead to from each other; return the residual."""
        call, fresh = self.arrays.kernel.call, not self.sweeps
        first, end = (int(call("sweep_layer", sweep, layer + i)) for i in (0, 1))
        if first == end:
            return 0.0
        residual = self.arrays.kernel.zeros("d", 1)
        call("begin", sweep, layer, int(fresh and self.by_sum))
        stale = 0
        for number in range(_MOST_ROUNDS):
            at = first
            while at < end:
                ask = sweep, layer, at, self.many, number, int(number or not fresh)
                at = int(call("play_some", *ask))
                if self.tick:
                    self.tick(self.sweeps + 1, at / self.positions)
            call("settle", sweep, layer, 1.0 / max(number - _MOST_ROUNDS // 2, 1))
            # Attempts at carryovers are written from the second round on.
            again = int(not number and fresh and self.arrays.has_offers)
            stale = int(call("check", sweep, layer, close, again, residual))
            if not stale:
                return float(residual.values[0])
        if self.arrays.graph.seats < 3:
            raise Unsolvable(_UNSETTLED)
        self.unsettled += stale
        return float(residual.values[0])


def parts(graph: GameGraph, *, bonus: bool) -> list[list[int]]:
    """Return the tables that lead to each other, those first that others lead to (Tarjan 1972)."""
    ends = 15 if bonus else 9
    after = [
        {then for then in graph.after[k * 15 : k * 15 + ends] if then >= 0}
        for k in range(len(graph.tables))
    ]
    low: dict[int, int] = {}
    path: list[int] = []
    found: list[list[int]] = []

    def visit(k: int) -> None:
        mine = low[k] = len(low)
        path.append(k)
        for then in after[k]:
            if then not in low:
                visit(then)
            low[k] = min(low[k], low[then])
        if low[k] == mine:
            part = path[path.index(k) :]
            del path[path.index(k) :]
            for then in part:
                low[then] = NEVER
            found.append(sorted(part))

    for k in range(len(after)):
        if k not in low:
            visit(k)
    return found
