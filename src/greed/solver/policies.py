"""Seats whose choices are given: plans of whole turns, and play by another solution's values."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Protocol

from greed.core.errors import Unsolvable
from greed.graph import BUST, NEVER, Context, GameGraph, TurnGraph, course
from greed.kernel import Block, Kernel
from greed.solver.size import attempts_of, offers_of

BEST, GUIDED = -1, -2
_IDLE = 1 - 1e-9
"""The chance to record nothing from which on a turn never does."""


@dataclass(frozen=True, eq=False)
class Plan:
    """How a turn is played: what it keeps, when it ends, and what it takes over.

    Rows are numbers of points of the turn in units; for a whole turn they count from 0, and the
    last one stands for all points above. A decision is numbered as in `TurnGraph`.

    Attributes:
        rank: (rows, D) of several keeps the one whose decision ranks highest is taken, of equal
            ones the first.
        ends: (rows, D) whether the turn is ended: 0 no, 1 where that records its points, 2 wherever
            the player may.
        takes: (J, rows) whether a carryover with these points is taken over.
    """

    rank: Sequence[float]
    ends: Sequence[int]
    takes: Sequence[int] = ()


class Planner(Protocol):
    """A policy that plays by plans."""

    @property
    def heeds_rival(self) -> bool:
        """Whether it looks at the rival's score before the final round."""
        ...

    def reads(self, context: Context) -> Context:
        """Return a context in which all that it doesn't look at is the same everywhere.

        Where two contexts read the same, its plans are equal.
        """
        ...

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        """Return how a turn is played with some numbers of points, in units."""
        ...


class Values(Protocol):
    """What positions are worth, as `greed.solver.arrays.Arrays` holds it."""

    plain: GameGraph
    value: Block
    attempts: Block


class Solved(Protocol):
    """A solution, as far as others can play by it."""

    @property
    def arrays(self) -> Values:
        """The values of its positions."""
        ...


@dataclass(frozen=True, eq=False)
class Guided:
    """Plays by the values of a solution: the best choice, or one drawn from a softmax.

    Attributes:
        solution: of the same sheet and number of seats.
        temperature: a choice that wins this much less is chosen e times less often; 0: never.
    """

    solution: Solved
    temperature: float = 0.0


Policy = Planner | Guided | None
"""How a seat plays; None means its best against the others."""


def told_apart(graph: GameGraph) -> GameGraph:
    """Return a graph in which it matters which seat moves: table k * n + m when seat m does.

    >>> import greed
    >>> from greed.graph import game_graph
    >>> len(told_apart(game_graph(greed.load("koans"))).tables)
    12
    """
    n, ends = graph.seats, 15
    movers = range(n)

    def again(column: array[int], width: int) -> array[int]:
        rows = (column[i : i + width] for i in range(0, len(column), width))
        return array(column.typecode, [x for row in rows for _ in movers for x in row])

    after, turned = again(graph.after, ends), again(graph.rotation, ends)
    for i, then in enumerate(after):
        mover = i // ends % n
        after[i] = then if then < 0 else then * n + (mover + turned[i]) % n
    bounds = [*graph.base, graph.size]
    sizes = [b - a for a, b in pairwise(bounds) for _ in movers]
    return replace(
        graph,
        tables=tuple(table for table in graph.tables for _ in movers),
        least=again(graph.least, n),
        count=again(graph.count, n),
        stride=again(graph.stride, n),
        base=array("q", accumulate(sizes[:-1], initial=0)),
        size=sum(sizes),
        after=after,
        rotation=turned,
        move=again(graph.move, ends),
        cost=again(graph.cost, 1),
        floor=again(graph.floor, 1),
        leads=again(graph.leads, 1),
        offered=again(graph.offered, 1),
    )


class Given:
    """The policies of a game's seats, as the kernel reads them.

    Attributes:
        heats: temperatures of those who are guided.
        fields: policy, plans, guide, attempts and bases of the guide, and chances, as in `Game`.
    """

    def __init__(
        self,
        kernel: Kernel,
        graph: GameGraph,
        turns: dict[int, tuple[TurnGraph, Block]],
        seats: Sequence[Policy],
    ) -> None:
        guides = [seat for seat in seats if isinstance(seat, Guided)]
        if len({guide.solution for guide in guides}) > 1:
            raise ValueError("seats that play by values must all play by the same ones")
        heats = sorted({guide.temperature for guide in guides})
        graphs = {standing: turn for standing, (turn, _) in turns.items()}
        numbers, plans = _plans(graph, graphs, seats, heats)
        offers = offers_of(graph)
        self._kept: list[Block] = []
        records, chances = b"", []
        for turn, plan, rows, last in plans:
            blocks = (
                kernel.block("d", plan.rank), kernel.block("B", plan.ends),
                kernel.block("B", plan.takes),
            )  # fmt: skip
            record = kernel.record([rows, *blocks])
            records += bytes(record.values)
            self._kept += blocks
            # Where nothing is handed on, the turn is followed once for all positions.
            ended, room = kernel.zeros("d", 2 * rows + 2), kernel.zeros("d", rows * len(turn.nodes))
            machine = turns[turn.standing][1]
            if not kernel.call("plan_chances", machine, record, last, room, ended):
                raise Unsolvable("a player may go on with a turn without end")
            self._kept.append(ended)
            chances.append(ended.address)
        guide: Values | None = guides[0].solution.arrays if guides else None
        bases = [base for base in guide.plain.base for _ in seats] if guide else []
        begins = attempts_of(guide.plain)[0] if guide else []
        self.heats = kernel.block("d", heats)
        self.fields: tuple[Block | None, ...] = (
            kernel.block("i", numbers), kernel.block("B", records), guide.value if guide else None,
            guide.attempts if guide else None, kernel.block("q", bases) if guide else None,
            kernel.block("q", [first for first in begins for _ in seats]) if guide else None,
            kernel.words(chances) if chances and not offers else None,
        )  # fmt: skip


def _plans(
    graph: GameGraph, turns: dict[int, TurnGraph], seats: Sequence[Policy], heats: Sequence[float]
) -> tuple[array[int], list[tuple[TurnGraph, Plan, int, int]]]:
    """Return the number of each position's plan, BEST or GUIDED, and the plans.

    With each plan come its turn, its rows, and the most points that a bank records there.

    Positions in which a seat reads the same share a plan.
    """
    numbers = array("i", [BEST]) * graph.size
    runs: dict[tuple[int, int, Context, int], list[tuple[int, int]]] = {}
    rows: dict[tuple[int, int], int] = {}
    for k, table in enumerate(graph.tables):
        policy, begin = seats[k % graph.seats], graph.base[k]
        end = begin + graph.stride[k * graph.seats] * graph.count[k * graph.seats]
        if isinstance(policy, Guided):
            number = GUIDED - heats.index(policy.temperature)
            numbers[begin:end] = array("i", [number]) * (end - begin)
        elif policy:
            turn, who = turns[table.statuses[0].standing], id(policy)
            more = graph.beyond + max(turn.points, default=0) + 2  # than the goal is away
            furthest = graph.least[k * graph.seats] + graph.count[k * graph.seats]
            most = rows.get((who, turn.standing), 0)
            rows[who, turn.standing] = max(most, furthest + more)
            for at, size, context, last in _contexts(graph, k, policy):
                runs.setdefault((who, turn.standing, context, last), []).append((at, size))
    players = {id(policy): policy for policy in seats if policy and not isinstance(policy, Guided)}
    plans: dict[tuple[int, int, bytes, bytes, bytes], tuple[int, TurnGraph, Plan, int, int]] = {}
    for (who, standing, context, last), places in runs.items():
        most = rows[who, standing]
        plan = players[who].plan(turns[standing], range(most), context)
        # What is played alike is played side by side.
        rank = array("d", plan.rank).tobytes()
        key = standing, last, rank, bytes(plan.ends), bytes(plan.takes)
        number, *_ = plans.setdefault(key, (len(plans), turns[standing], plan, most, last))
        for at, size in places:
            numbers[at : at + size] = array("i", [number]) * size
    return numbers, [(turn, plan, most, last) for _, turn, plan, most, last in plans.values()]


def _contexts(graph: GameGraph, k: int, policy: Planner) -> Iterator[tuple[int, int, Context, int]]:
    """Yield runs of a table's positions that read the same.

    Told are the first position, how many follow, what is read, and the most points that a bank
    records. A policy that doesn't look at the rival's score reads the same wherever its own is the
    same, unless it has to beat it.
    """
    table, found = graph.tables[k], course(graph.sheet, graph.seats)
    stage, status = found.number(table.stage), found.number(table.statuses[0])
    alone = not policy.heeds_rival and not table.parts
    size = graph.stride[k * graph.seats] if alone else 1
    leads, at = graph.leads[k], graph.base[k]
    first = k * graph.seats
    every: Iterable[tuple[int, ...]] = graph.positions(k)
    if alone:
        nearest = [graph.target] * (graph.seats - 1)
        least, count = graph.least[first], graph.count[first]
        every = ((gap, *nearest) for gap in range(least, least + count))
    known: dict[tuple[int, int], tuple[Context, int]] = {}
    for gaps in every:
        goal = graph.target + (gaps[leads] if leads >= 0 else 0)
        near = min((gap for j, gap in enumerate(gaps) if j not in (0, leads)), default=goal)
        mine = goal if leads == 0 else goal - gaps[0]
        rival = goal if leads > 0 else goal - near
        if (mine, rival) not in known:
            context = found.context(stage, status, mine, rival)
            last = NEVER if context.bounces else context.last
            known[mine, rival] = policy.reads(context), last
        yield at, size, *known[mine, rival]
        at += size


def refuse_idle(graph: GameGraph, lost: Sequence[float]) -> None:
    """Refuse players who can come to scores from which none of them ever records a point.

    Args:
        graph: the game, as `told_apart` returns it.
        lost: the chance of each position that its turn records nothing.

    Raises:
        Unsolvable: they can.
    """
    for k in range(len(graph.tables)):
        for first, gaps in enumerate(graph.positions(k), graph.base[k]):
            at, table, there, seen = first, k, gaps, set[int]()
            while table >= 0 and lost[at] > _IDLE and at not in seen:
                seen.add(at)
                table, there = graph.follow(table, BUST, there, graph.fallen(table, there))
                at = graph.index(table, there) if table >= 0 else -1
            if at in seen:
                raise Unsolvable(
                    "there are scores from which none of these players ever banks, so their games"
                    " may never end"
                )
