"""A game as the kernel has it: its graph, the programs of turns, and the values of positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greed.core.errors import Unsolvable
from greed.core.state import ON
from greed.graph import NEVER, GameGraph, Place, turn_graph
from greed.kernel import Block, kernel
from greed.solver.cache import Column
from greed.solver.policies import Given, Policy, told_apart
from greed.solver.program import Pruning, program
from greed.solver.size import MOST_BYTES, attempts_of, graph_size, offers_of


class Arrays:
    """What the kernel reads and writes of a game.

    Attributes:
        graph: the game; where seats' policies are given, with a table for each seat to move.
        plain: the game without.
        width: n - 1, how many chances to win are kept of each position; 1 for a lone seat.
        value: (positions, width) what seats win, from the one to move on; for a lone seat, minus
            the turns that it needs.
        lost: (positions,) the chance that a turn is lost. attempts: see kernel.c.
        policies: of the seats, if they are given. exact: attempts are kept as doubles, not in 32
            bits; between two that is for seats with policies only.
        residual: how far values are from satisfying their equations, at most.
        unsettled: positions whose best replies chase each other round, as they can among three.
    """

    def __init__(
        self, graph: GameGraph, policies: Sequence[Policy] = (), *, exact: bool = False
    ) -> None:
        self.policies, self.plain = tuple(policies), graph
        graph = told_apart(graph) if policies else graph
        self.kernel, self.graph = kernel(), graph
        self.width = max(graph.seats - 1, 1)
        standing = [table.statuses[0].standing for table in graph.tables]
        self.turns = {each: turn_graph(graph.sheet, each) for each in sorted({ON, *standing})}
        offers = offers_of(graph)
        inherited = graph.target + graph.beyond + 1 if offers else 1
        strict = graph.seats > 2
        exact = exact or strict
        begins, attempts = attempts_of(graph)
        if (size := graph_size(graph).bytes) > MOST_BYTES:
            raise Unsolvable(
                f"solving it for {graph.seats} would take {size / 1e9:,.0f} GB of memory: try a"
                " lower target"
            )
        block, zeros = self.kernel.block, self.kernel.zeros
        self.value = zeros("d", graph.size * self.width)
        self.lost = zeros("d", graph.size)
        self.attempts = zeros("d" if exact else "I", attempts * self.width)
        numbers = {each: number for number, each in enumerate(self.turns)}
        turn = [numbers[each] for each in standing]
        columns = (
            graph.least, graph.count, graph.stride, graph.after, graph.rotation, graph.move, turn,
            graph.cost, graph.floor, graph.leads, [int(first >= 0) for first in begins],
        )  # fmt: skip
        integers = [block("i", column) for column in columns]
        self.attempts_from = block("q", begins)
        shares = graph.shares if graph.seats > 1 else [0.0] * len(graph.shares)
        self._blocks = [*integers[:3], block("q", graph.base), *integers[3:], block("d", shares)]
        rules = Pruning(bool(offers), any(graph.move), strict=strict)
        programs = [program(turn, rules) for turn in self.turns.values()]
        self.programs = self.kernel.block("B", b"".join(bytes(each.values) for each, _ in programs))
        self._kept = programs
        self.reach = max(max(turn.points, default=0) for turn in self.turns.values())
        self._numbers = (graph.seats, offers, inherited, graph.target, graph.beyond)
        self.exact = exact
        self.residual, self.unsettled = 0.0, 0
        machines = {
            standing: (turn, record)
            for (standing, turn), (record, _) in zip(self.turns.items(), programs, strict=True)
        }
        self._given = Given(self.kernel, graph, machines, policies) if policies else None
        self.limit(NEVER)

    @property
    def has_bonus(self) -> bool:
        """Whether bonus turns can follow."""
        return any(turn.has_bonus for turn in self.turns.values())

    @property
    def has_offers(self) -> bool:
        """Whether carryovers are handed on."""
        return bool(self._numbers[1])

    def guess(self, tables: Iterable[int]) -> None:
        """Begin with a guess of what the positions of tables are worth."""
        for k in tables:
            self.kernel.call("guess", self.game, k)

    def limit(self, rows: int) -> None:
        """Look at no more than this many points of a turn."""
        price, heats = float(self.graph.seats == 1), None
        given: tuple[Block | None, ...] = (None,) * 7
        if self._given:
            heats, given = self._given.heats, self._given.fields
        self.game = self.kernel.record([
            price, heats, *self._numbers, rows, int(self.exact), *self._blocks, self.value,
            self.lost, self.attempts, self.attempts_from, *given,
        ])  # fmt: skip

    def turn_values(self, table: int, gaps: tuple[int, ...]) -> tuple[Sequence[float], int]:
        """Return what the nodes of one turn are worth, (rows, N, width) flat, and how many rows."""
        gap = self.kernel.block("i", gaps)
        nodes = len(self.turns[self.graph.tables[table].statuses[0].standing].nodes)
        ask = self.game, self.programs, table, gap, self.reach
        rows = int(self.kernel.call("turn_values", *ask, 0, None))
        to = self.kernel.zeros("d", rows * nodes * self.width)
        if self.kernel.call("turn_values", *ask, rows, to) < 0:
            raise MemoryError("there isn't enough memory to play this turn")
        return to.values, rows

    def attempt(self, place: Place) -> Sequence[float] | None:
        """Return what an attempt at a carryover has been found to be worth, where that is kept.

        It is where the last seat may just have banked the points. In a final round, where turns
        lead back to each other, what is kept is less close than a turn that is played again.
        """
        graph, (k, gaps, node, points, _), n = self.graph, place, self.graph.seats
        kinds = self.turns[graph.tables[k].statuses[0].standing].attempts
        first = self.attempts_from.values[k]
        if first < 0 or node not in kinds or graph.leads[k] >= 0 or points >= self._numbers[2]:
            return None
        last, (_, offers, inherited, *_) = k * n + n - 1, self._numbers
        before = graph.least[last] + graph.count[last] - gaps[-1]
        if graph.count[last] > 1 and points >= before:
            return None
        at = graph.index(k, gaps) - graph.base[k] + points
        at = first + (at * offers + kinds.index(node)) * inherited + points
        kept = self.attempts.values[at * self.width : (at + 1) * self.width]
        return kept if self.exact else [each * 2.0**-32 for each in kept]

    def pack(self) -> tuple[Column, Column]:
        """Return the values, and those of attempts that games come to."""
        ask = self.game, self.programs, len(self.graph.tables)
        count = int(self.kernel.call("pack_attempts", *ask, 0, None)) if self.has_offers else 0
        packed = self.kernel.zeros(
            "d" if self.exact else "I", count * (self.width if self.exact else 1)
        )
        if count:
            self.kernel.call("pack_attempts", *ask, 0, packed)
        return self.value.values, packed.values

    def unpack(self, value: Column, attempts: Column) -> None:
        """Take over what `pack` returned for the same game."""
        memoryview(self.value.values).cast("B")[:] = memoryview(value).cast("B")
        if self.has_offers:
            packed = self.kernel.block(attempts.typecode, attempts)
            ask = self.game, self.programs, len(self.graph.tables)
            self.kernel.call("pack_attempts", *ask, 1, packed)
