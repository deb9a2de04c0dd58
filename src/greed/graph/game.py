"""The game around its turns as one graph of tables, found by asking the core.

A position is the beginning of a turn. Positions that differ in distances alone form a *table*:
before the final round a seat's distance is to the target, in it to the leader's score. What follows
a turn depends on the table, on how the turn ends, and on whether it ends short of the goal, at it
or past it. So the core is asked once about each of these, with seats that stand for all others.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain, product
from math import prod
from typing import NamedTuple

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, OUT, State
from greed.core.turn import Rules, rules_of
from greed.graph.course import (
    AGAIN,
    AT,
    BONUS,
    BOUNCES,
    PASS,
    PAST,
    SHORT,
    STAYS,
    Ending,
    Follows,
    Part,
    Stage,
    Status,
    stage_of,
)
from greed.graph.course import course as course_of
from greed.graph.turn import NEVER, turn_graph

_MOST_POSITIONS = 1 << 62


class Table(NamedTuple):
    """What positions have in common that differ in distances alone.

    Attributes:
        statuses: of the seats, from the one to move on.
        first: the seat that began the round, where that matters.
        parts: of the seats in the final round; before it there are none. A seat that isn't called
            any more is level with the leader or behind.
        beaten: the score to beat was beaten, and everybody will be called again.
    """

    statuses: tuple[Status, ...]
    first: int = 0
    parts: tuple[Part, ...] = ()
    beaten: bool = False

    @property
    def stage(self) -> Stage:
        """Where the round stands."""
        return Stage(self.first, self.parts, self.beaten)

    @property
    def leader(self) -> int:
        """The seat that leads in the final round; -1 before it."""
        return self.stage.leader


@dataclass(frozen=True, eq=False, slots=True)
class GameGraph:
    """The tables of a sheet's games between a number of seats, and what follows turns.

    A position's place is `base[k]` and the sum of (distance - least) * stride over its seats. In
    the final round the leader's own axis counts by how much it is beyond the target, where that
    matters.

    Attributes:
        sheet: the sheet. seats: n, how many play. unit: points a unit has. target: in units.
        tables: (K,) the first one is the beginning of the game.
        least, count, stride: (K, n) the distances of each seat that are distinguished.
        base: (K,) where positions begin; size: how many there are.
        after: (K, 5, 3) the table that follows each end of a turn short of the goal, at it and past
            it; -1 - w: the game is over, and seats have won `shares[w]`.
        rotation: (K, 5, 3) by how many seats the turn has passed on.
        move: (K, 5, 3) what becomes of the distance: GOES, STAYS or BOUNCES.
        shares: (W, n) what seats win, from the one that moved last.
        cost: (K,) units that a bust costs; NEVER: the whole score. floor: (K,) whether that stops
            at a score of 0.
        leads: (K,) the seat that leads in the final round, -1 before it.
        offered: (K,) whether the seat to move may be offered a carryover.
        beyond: units beyond its goal in which turns are distinguished.
        lead: units beyond the target in which leads of final rounds are distinguished; 0 where
            nobody comes further than the target.
        within: distances to the target that are distinguished before the final round; fewer than
            the target where only what is left of a game is asked for.
    """

    sheet: Sheet
    seats: int
    unit: int
    target: int
    tables: tuple[Table, ...]
    least: array[int]
    count: array[int]
    stride: array[int]
    base: array[int]
    size: int
    after: array[int]
    rotation: array[int]
    move: array[int]
    shares: array[float]
    cost: array[int]
    floor: array[int]
    leads: array[int]
    offered: array[int]
    beyond: int
    lead: int
    within: int

    def follow(
        self, k: int, end: int, gaps: tuple[int, ...], away: int
    ) -> tuple[int, tuple[int, ...]]:
        """Return the table and the distances after a turn that ends `away` from its goal.

        The table is -1 - w where the game is over; then there are no distances. This is what the
        kernel does, in Python.
        """
        n = self.seats
        at = (k * 5 + end) * 3 + (SHORT if away > 0 else PAST if away < 0 else AT)
        then, turned = self.after[at], self.rotation[at]
        if self.move[at] == STAYS:
            return self.follow(k, AGAIN if end == BONUS else PASS, gaps, gaps[0])
        if then < 0:
            return then, ()
        if self.move[at] == BOUNCES:
            away = min(-away, self.target)
        leader, past = self.leads[k], max(-away, 0)
        excess = gaps[leader] if leader >= 0 else 0
        leads = self.leads[then] >= 0 and (self.leads[then] + turned) % n == 0
        now = [max(away, 0), *(gap + past for gap in gaps[1:])]
        if leader > 0:
            now[leader] = past if leads else excess
        if leads:
            now[0] = excess + past
        now = now[turned:] + now[:turned]
        return then, self.clipped(then, now)

    def fallen(self, k: int, gaps: tuple[int, ...]) -> int:
        """Return the distance of the seat to move after a bust."""
        gap, cost = gaps[0], self.cost[k]
        if not cost:
            return 0 if self.leads[k] == 0 else gap
        if not self.floor[k]:
            return gap + cost
        excess = gaps[self.leads[k]] if self.leads[k] >= 0 else 0
        return min(gap + cost, self.target + excess)

    def clipped(self, k: int, gaps: Sequence[int]) -> tuple[int, ...]:
        """Return distances with those that aren't distinguished as the furthest that are."""
        axes = range(k * self.seats, (k + 1) * self.seats)
        return tuple(
            min(max(gap, self.least[j]), self.least[j] + self.count[j] - 1)
            for gap, j in zip(gaps, axes, strict=True)
        )

    def positions(self, k: int) -> Iterator[tuple[int, ...]]:
        """Yield the distances of a table's positions, in their order."""
        axes = range(k * self.seats, (k + 1) * self.seats)
        return product(*(range(self.least[j], self.least[j] + self.count[j]) for j in axes))

    def index(self, k: int, gaps: tuple[int, ...]) -> int:
        """Return the number of a position."""
        axes = range(k * self.seats, (k + 1) * self.seats)
        return self.base[k] + sum(
            (gap - self.least[j]) * self.stride[j] for gap, j in zip(gaps, axes, strict=True)
        )


def game_graph(
    sheet: Sheet, seats: int = 2, beyond: int = 64, below: int = 0, within: int = 0
) -> GameGraph:
    """Return the graph of a sheet's games between a number of seats.

    Args:
        sheet: the sheet.
        seats: how many play; 1: the race to the target alone.
        beyond: by how many units at least leads in the final round are distinguished.
        below: how many units below 0 scores are distinguished, where fines take them there.
        within: distances to the target that are distinguished, for what is left of a game; 0: all.

    >>> import greed
    >>> from greed.graph import game_graph
    >>> koans = game_graph(greed.load("koans"))
    >>> len(koans.tables), koans.size, koans.target
    (6, 3925, 60)

    Raises:
        ValueError: the sheet isn't for this many seats.
        Unsolvable: there are more positions than numbers for them.
    """
    if seats > 1 and (reason := sheet.why_not_for(seats)):
        raise ValueError(reason)
    return _game_graph(rules_of(sheet), seats, beyond, below, within)


def table_of(state: State, *, rounds: bool) -> Table:
    """Return the table of a state; `rounds`: whether it matters who began the round."""
    around = ((state.seat + k) % state.seats for k in range(state.seats))
    statuses = tuple(Status(state.standing[k], state.strikes[k]) for k in around)
    return Table(statuses, *stage_of(state, rounds=rounds))


@lru_cache(maxsize=64)
def _game_graph(rules: Rules, seats: int, beyond: int, below: int, within: int) -> GameGraph:
    return _Found(rules, seats, beyond, below, within).graph()


class _Found:
    """The tables found so far, and what follows the ends of their turns."""

    def __init__(self, rules: Rules, seats: int, beyond: int, below: int, within: int) -> None:
        self.course = course = course_of(rules.sheet, seats)
        self.rules, self.n, self.target, self.below = rules, seats, course.target, below
        self.within = within or self.target
        self.tables: list[Table] = []
        self.numbers: dict[Table, int] = {}
        standings = (ON, *(s for s in (OFF, OUT) if rules.sheet.entries))
        turns = [turn_graph(rules.sheet, standing) for standing in standings]
        settled = max(turn.settled_from for turn in turns)
        self.lead = beyond if course.final and course.above else 0
        self.beyond = settled + 1 + self.lead

    def graph(self) -> GameGraph:
        """Ask about every table that games come to, and lay their positions out."""
        course, n = self.course, self.n
        self.number(Table((course.statuses[0],) * n))
        asked: list[Follows] = []
        rows: list[list[int]] = []
        for table in self.tables:  # the list grows while its tables are asked about
            follows = course.follows(course.number(table.stage), course.number(table.statuses[0]))
            asked.append(follows)
            rows.append([self.then(table, ending) for ending in follows.endings])
        ends = [ending for follows in asked for ending in follows.endings]
        if any(ending.move == BOUNCES for ending in ends):
            self.beyond = max(self.beyond, self.target + 1)
        tables = self.tables
        layout = self.layout(rows, asked)
        axes = [layout.axis(table, seat) for table in tables for seat in range(n)]
        counts = [count for _, count in axes]
        places = [(k, j) for k in range(len(tables)) for j in range(n)]
        strides = [prod(counts[k * n + j + 1 : k * n + n]) for k, j in places]
        sizes = [prod(counts[k * n : k * n + n]) for k in range(len(tables))]
        if max(strides) > NEVER or sum(sizes) > _MOST_POSITIONS:
            raise Unsolvable(f"its games have {sum(sizes):.0e} positions: try a lower target")
        return GameGraph(
            sheet=self.rules.sheet,
            seats=n,
            unit=course.unit,
            target=self.target,
            tables=tuple(tables),
            least=array("i", [least for least, _ in axes]),
            count=array("i", counts),
            stride=array("i", strides),
            base=array("q", accumulate(sizes[:-1], initial=0)),
            size=sum(sizes),
            after=array("i", chain(*rows)),
            rotation=array("i", [ending.turned for ending in ends]),
            move=array("i", [ending.move for ending in ends]),
            shares=array("d", chain(*course.shares)),
            cost=array("i", [follows.cost for follows in asked]),
            floor=array("i", [int(follows.floor) for follows in asked]),
            leads=array("i", [table.leader for table in tables]),
            offered=array("i", [int(follows.offered) for follows in asked]),
            beyond=self.beyond,
            lead=self.lead,
            within=self.within,
        )

    def number(self, table: Table) -> int:
        if table not in self.numbers:
            self.tables.append(table)
            self.numbers[table] = len(self.numbers)
        return self.numbers[table]

    def then(self, table: Table, ending: Ending) -> int:
        """Return the table that an ending leads to; -1 - w where the game is over."""
        if ending.then < 0:
            return ending.then
        statuses = self.course.statuses[ending.status], *table.statuses[1:]
        stage = self.course.stages[ending.then]
        return self.number(Table(statuses[ending.turned :] + statuses[: ending.turned], *stage))

    def layout(self, rows: list[list[int]], asked: list[Follows]) -> _Layout:
        """Return how many distances are distinguished, given what follows and what busts cost."""
        every = list(zip(self.tables, rows, asked, strict=True))
        again = any(self.calls_again(*each) for each in every if each[0].parts)
        floored = any(follows.floor for table, _, follows in every if table.parts)
        off = [
            follows.cost
            for table, _, follows in every
            if table.statuses[0].standing != ON and not table.parts
        ]
        return _Layout(
            self.target,
            self.within,
            self.beyond,
            self.below,
            again,
            again and floored,
            any(0 < cost < NEVER for cost in off),
        )

    def calls_again(self, table: Table, row: list[int], follows: Follows) -> bool:
        """Return whether a turn of a final round calls a seat that has had its turn in it."""
        for then, ending in zip(row, follows.endings, strict=True):
            parts = self.tables[then].parts if then >= 0 else ()
            before = table.parts[ending.turned :] + table.parts[: ending.turned]
            if any(a != "waits" and b == "waits" for a, b in zip(before, parts, strict=False)):
                return True
        return False


class _Layout(NamedTuple):
    """How many distances are distinguished.

    Attributes:
        target, within, beyond, below: as of `_Found`.
        again: seats may be called again that have had their turn in the final round.
        absolute: a bust in it can cost the whole score, or stop at 0: then it matters by how much
            the leader is beyond the target.
        fined: a fine can take a seat below 0 that isn't on the board.
    """

    target: int
    within: int
    beyond: int
    below: int
    again: bool
    absolute: bool
    fined: bool

    def axis(self, table: Table, seat: int) -> tuple[int, int]:
        """Return the least distance of a seat, and how many are distinguished."""
        on = table.statuses[seat].standing == ON
        below = self.below if on or self.fined else 0
        if not table.parts:
            return (1, self.within + below) if on else (self.target, 1 + below)
        match table.parts[seat]:
            case "leads":
                return 0, 1 + self.beyond * self.absolute
            case "level":
                return 0, 1
            case "behind" if not self.again:
                return 1, 1
        least = int(table.parts[seat] == "behind") if on else self.target
        furthest = self.within if on else self.target
        return least, furthest + below + self.beyond + 1 - least
