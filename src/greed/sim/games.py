"""Games of some seats, played by the kernel; what it doesn't know yet it asks here."""

from __future__ import annotations

import weakref
from array import array
from collections.abc import Sequence
from threading import Lock
from typing import Any, Protocol

import numpy as np

from greed.core.errors import SetupError
from greed.core.sheet import Sheet
from greed.graph import NEVER, Context, Table, TurnGraph, course
from greed.kernel import Block, kernel
from greed.sim.columns import Columns
from greed.sim.tally import Counts, counts
from greed.solver import Guided, Plan, Planner

BLIND, HEEDS, LOOKS = range(3)
"""Plans that don't heed the rival before the final round, or do; guided by a solution."""
ASK_ROW, ASK_PLAN, ASK_TABLE = range(3)
DONE, MORE, ASKS = range(3)
"""What `games_play` says."""

_ASK = 10
_STEPS = 2_000
"""Steps of one call, some 10 ms: what Ctrl-C has to wait for."""
_FIRST_ROWS = 48
"""Units of a turn for which plans are made at first, besides those of a throw."""
_FURTHEST = 4
"""How many targets a turn may hold for which plans are made; with more they don't change."""
_VALUES = 384 << 20
"""Bytes for what solutions say of turns."""
_LANES, _MOST_ROWS = 8, 96
_BLOCK = 4 * _LANES
"""What they say is kept in blocks, this many positions by this many points: see simulator.h."""


class Player(Protocol):
    """Somebody who can be seated at a simulated table.

    Players travel to other processes, so they can be pickled; `str` names all that they depend on.
    """

    def seated(self, sheet: Sheet, seats: int = 2) -> Planner | Guided:
        """Return how it plays a sheet's games between a number of seats."""
        ...


class Games:
    """A table of players, with everything that has been worked out for them so far.

    Attributes:
        course: what follows their turns. columns: the same for the kernel.
        names: of the players, by seat. policies: of each seat, by number: equal players are one.
        seated: the policies themselves.
        bytes: that their plans take.

    Raises:
        SetupError: two of them go by different solutions, or by one of another number of seats.
    """

    def __init__(self, sheet: Sheet, players: Sequence[Player], limit: int) -> None:
        self.course = course(sheet, len(players))
        self.names = tuple(map(str, players))
        different = {str(player): player for player in players}
        self.policies = [list(different).index(name) for name in self.names]
        self.seated = [player.seated(sheet, len(players)) for player in different.values()]
        guides = {id(each.solution): each for each in self.seated if isinstance(each, Guided)}
        if len(guides) > 1:
            raise SetupError("players that go by a solution must all go by the same one")
        if any(each.solution.arrays.plain.seats != len(players) for each in guides.values()):
            raise SetupError(f"the solution isn't that of the game for {len(players)}")
        self.columns = Columns(self.course)
        self._limit = limit
        kinds = [
            LOOKS if isinstance(each, Guided) else HEEDS if each.heeds_rival else BLIND
            for each in self.seated
        ]
        block = kernel().block
        self._policy, self._kind = block("i", self.policies), block("i", kinds)
        heats = [each.temperature if isinstance(each, Guided) else 0.0 for each in self.seated]
        self._heat = block("d", heats)
        self.guide: Any = next(iter(guides.values())).solution.arrays if guides else None
        self._tables: dict[Table, int] = {}
        if self.guide:
            self._tables = {table: k for k, table in enumerate(self.guide.plain.tables)}
        self._settled = max(turn.settled_from for turn in self.columns.turns)
        self._plans: dict[tuple[int, int, Context], tuple[int, int]] = {}
        self._numbers: dict[tuple[object, ...], int] = {}
        self._kept: list[Block] = []
        blocks = 0
        if self.guide:
            turn = self.columns.turns[0]
            each = _BLOCK * _MOST_ROWS * (len(turn.nodes) + len(turn.offers) + 2)
            graph = self.guide.plain
            blocks = min(_VALUES // each, graph.size // _LANES + len(graph.tables) + 1)
        self._lock = Lock()  # threads share what is known, not a game
        self.bytes = 0
        self._games = int(kernel().call("games_new", max(blocks, 1)))
        if not self._games:
            raise MemoryError("there isn't enough memory to play games")
        weakref.finalize(self, kernel().call, "games_free", self._games)
        self._give()

    def _give(self) -> None:
        """Tell the kernel what is known of the course by now."""
        guide = self.guide
        self._given = kernel().record([
            self.columns.record, self._limit, self._policy, self._kind, self._heat,
            guide.game if guide else None, guide.programs if guide else None,
            guide.reach if guide else 0,
        ])  # fmt: skip

    def play(self, key: int, game: int, games: int, first: int | None) -> Counts:
        """Play games from number `game` on and return what they add up to."""
        with self._lock:
            total, blocks = self._play(key, game, games, first, trace=False)
        for column, block in zip(total, blocks, strict=True):
            column[...] = np.array(block.values, np.int64).reshape(column.shape)
        total.games[2:4] *= self.course.final
        return total

    def trace(self, key: int, game: int, first: int | None) -> list[tuple[int, ...]]:
        """Return the events of one game as the kernel plays it, six numbers each."""
        with self._lock:
            self._play(key, game, 1, first, trace=True)
            size = int(kernel().call("games_log", self._games, None))
            log = kernel().zeros("i", max(size, 1))
            kernel().call("games_log", self._games, log)
        numbers = list(log.values[:size])
        return [tuple(numbers[i : i + 6]) for i in range(0, size, 6)]

    def _play(
        self, key: int, game: int, games: int, first: int | None, *, trace: bool
    ) -> tuple[Counts, list[Block]]:
        call, zeros = kernel().call, kernel().zeros
        total = counts(self.course.target, self.course.seats)
        blocks = [zeros("q", column.size) for column in total]
        bins = total.scores.shape[1], total.rounds.size, total.throws.size
        tally = kernel().record([*blocks, *bins])
        run = kernel().block("q", [key - (key >> 63 << 64), game, game + games])
        call(
            "games_begin", self._games, self._given, run, -1 if first is None else first, int(trace)
        )
        while (said := call("games_play", self._games, self._given, tally, _STEPS)) != DONE:
            if said < 0:
                raise MemoryError("there isn't enough memory to play games")
            if said == ASKS:
                self._answer()
        return total, blocks

    def _answer(self) -> None:
        """Answer what the kernel asks."""
        call = kernel().call
        size = int(call("games_asks", self._games, None))
        asks = kernel().zeros("i", size * _ASK)
        call("games_asks", self._games, asks)
        numbers = list(asks.values)
        known: dict[tuple[int, ...], int] = {}
        answers = []
        for i in range(0, len(numbers), _ASK):
            ask = tuple(numbers[i : i + _ASK])
            if ask not in known:
                known[ask] = self._answered(ask)
            answers.append(known[ask])
        if call("games_answer", self._games, kernel().block("i", answers)) < 0:
            raise MemoryError("there isn't enough memory to play games")

    def _answered(self, ask: tuple[int, ...]) -> int:
        what, policy, stage, status, score, rival, *more = ask
        if what == ASK_ROW:
            self.columns.ask(stage, status)
            self._give()
            return 0
        if what == ASK_PLAN:
            return self.plan(policy, stage, status, score, rival, more[0])
        statuses = tuple(self.course.statuses[s] for s in more[: self.course.seats])
        return self._tables[Table(statuses, *self.course.stages[stage])]

    def plan(
        self, policy: int, stage: int, status: int, score: int, rival: int, points: int
    ) -> int:
        """Return the number of the plan of a turn, with rows for these points and a throw more."""
        planner, turn = self.seated[policy], self.columns.turns[self.columns.turn(status)]
        assert not isinstance(planner, Guided)
        context = self.course.context(stage, status, score, rival)
        key = policy, turn.standing, planner.reads(context)
        known, number = self._plans.get(key, (0, -1))
        limit = NEVER if context.bounces else context.last
        reach, most = max(turn.points), self.furthest(context)
        if points + reach < known or known > most:
            return number
        rows = max(_FIRST_ROWS + reach, 2 * known)
        while rows <= min(points + reach, most):
            rows *= 2
        rows = min(rows, most + 1)
        plan = planner.plan(turn, range(rows), context)
        number = self._taken_up(plan, turn, rows, limit, whole=rows > most)
        self._plans[key] = rows, number
        return number

    def furthest(self, context: Context) -> int:
        """Return the most units of a turn for which plans have a row of their own."""
        limit = NEVER if context.bounces else context.last
        return _FURTHEST * self.course.target + self._settled + (limit if limit < NEVER else 0)

    def _taken_up(self, plan: Plan, turn: TurnGraph, rows: int, limit: int, *, whole: bool) -> int:
        """Hand a plan to the kernel, if it hasn't one that says the same."""
        columns = (array("d", plan.rank), bytes(plan.ends), bytes(plan.takes))
        says = turn.standing, min(limit, rows), columns[0].tobytes(), *columns[1:]
        if says not in self._numbers:
            block = kernel().block
            blocks = [
                block("d", columns[0]),
                block("B", columns[1]),
                block("B", columns[2] or b"\0"),
            ]
            self._kept += blocks
            self.bytes += 10 * len(columns[0])
            number = kernel().call(
                "games_plan", self._games, self._given, kernel().record([rows, *blocks]),
                self.columns.turns.index(turn), limit, int(whole), max(turn.points), self._settled,
            )  # fmt: skip
            if number < 0:
                raise MemoryError("there isn't enough memory for the plans of these policies")
            self._numbers[says] = int(number)
        return self._numbers[says]
