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
from typing import Literal, NamedTuple

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, OUT, Board, Final, Standing, State, Turn, fresh_turn
from greed.core.turn import NO_DICE, Rules, rules_of
from greed.core.turn_end import end_turn, lose_turn, may_take
from greed.graph.turn import NEVER, turn_graph, unit_of

BUST = 0
"""A turn ends that is lost."""
PASS = 1
"""A turn ends without recording points."""
BANK = 2
"""A turn ends with its points recorded."""
AGAIN = 3
"""A turn ends without recording points, and a bonus turn follows."""
BONUS = 4
"""A turn ends with its points recorded, and a bonus turn follows."""
SHORT, AT, PAST = range(3)
"""Where the seat to move is when its turn has ended, seen from its goal."""
GOES, STAYS, BOUNCES = range(3)
"""What a bank does to the distance: it shrinks, nothing, or what is too much is taken off again."""

_FAR = 1 << 20
"""Units further than any game goes."""

Part = Literal["", "leads", "waits", "level", "behind"]


class Status(NamedTuple):
    """What matters of a seat besides its score.

    Attributes:
        standing: as in `greed.core.state`: OFF, ON or OUT.
        strikes: busts in a row that count.
    """

    standing: Standing
    strikes: int = 0


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
    def leader(self) -> int:
        """The seat that leads in the final round; -1 before it."""
        return self.parts.index("leads") if self.parts else -1


@dataclass(frozen=True, eq=False, slots=True)
class GameGraph:
    """The tables of a sheet's games between a number of seats, and what follows turns.

    A position's place is `base[k]` and the sum of (distance - least) * stride over its seats. In
    the final round the leader's own axis counts by how much it is beyond the target, where that
    matters.

    Attributes:
        sheet: the sheet. seats: n, how many play. unit: points a unit has. target: in units.
        tables: (K,) the first one is the beginning of the game.
        least, count, stride: (K, n) the distances of each seat that are told apart.
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
        beyond: units beyond its goal in which turns are told apart.
        lead: units beyond the target in which leads of final rounds are told apart; 0 where nobody
            comes further than the target.
        within: distances to the target that are told apart before the final round; fewer than the
            target where only what is left of a game is asked for.
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
        """Return distances with those that aren't told apart as the furthest that are."""
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
        beyond: by how many units at least leads in the final round are told apart.
        below: how many units below 0 scores are told apart, where fines take them there.
        within: distances to the target that are told apart, for what is left of a game; 0: all.

    >>> import greed
    >>> from greed.graph import game_graph
    >>> koans = game_graph(greed.load("koans"))
    >>> len(koans.tables), koans.size, koans.target
    (6, 3925, 60)

    Raises:
        ValueError: the sheet isn't for so many seats.
    """
    if seats > 1 and (reason := sheet.why_not_for(seats)):
        raise ValueError(reason)
    return _game_graph(rules_of(sheet), seats, beyond, below, within)


def table_of(state: State, *, rounds: bool) -> Table:
    """Return the table of a state; `rounds`: whether it matters who began the round."""
    n, seat = state.seats, state.seat
    around = [(seat + k) % n for k in range(n)]
    statuses = tuple(Status(state.standing[k], state.strikes[k]) for k in around)
    final = state.final
    if final is None:
        return Table(statuses, (state.first - seat) % n if rounds else 0)
    best, waiting = state.scores[final.leader], {seat, *final.queue} - {final.leader}
    parts = tuple(
        _part(k == final.leader, k in waiting, level=state.scores[k] == best) for k in around
    )
    return Table(statuses, 0, parts, final.beaten)


def _part(leads: bool, waits: bool, *, level: bool) -> Part:
    return "leads" if leads else "waits" if waits else "level" if level else "behind"


_ENDS = tuple(product((BUST, PASS, BANK, AGAIN, BONUS), (SHORT, AT, PAST)))


@lru_cache(maxsize=64)
def _game_graph(rules: Rules, seats: int, beyond: int, below: int, within: int) -> GameGraph:
    return _Found(rules, seats, beyond, below, within).graph()


class _Found:
    """The tables found so far, and what follows the ends of their turns."""

    def __init__(self, rules: Rules, seats: int, beyond: int, below: int, within: int) -> None:
        self.rules, self.n, self.unit = rules, seats, unit_of(rules.sheet)
        self.target, self.below = rules.sheet.target // self.unit, below
        self.within = within or self.target
        self.tables: list[Table] = []
        self.numbers: dict[Table, int] = {}
        self.shares: dict[tuple[float, ...], int] = {}
        self.above = 0  # by how much the leader of a final round may be beyond the target
        board = Board((0,) * seats, (ON,) * seats, (0,) * seats)
        fresh = State(rules, board, fresh_turn(rules, 0, ON))
        past = self.ended(fresh, self.target + 10).scores[0] // self.unit
        self.above = max(past - self.target, 0)
        started = {self.reached(first) for first in range(seats)}
        self.rounds = len(started) > 1
        self.final = any(final for _, final in started)
        standing = OFF if rules.entry_rule(again=False) else ON
        board = Board((0,) * seats, (standing,) * seats, (0,) * seats)
        begun = State(rules, board, fresh_turn(rules, 0, standing))
        standings = (ON, *(s for s in (OFF, OUT) if rules.sheet.entries))
        turns = [turn_graph(rules.sheet, standing) for standing in standings]
        self.has_bonus = any(turn.has_bonus for turn in turns)
        settled = max(turn.settled_from for turn in turns)
        self.lead = beyond if self.final and self.above else 0
        self.beyond = settled + 1 + self.lead
        self.first = table_of(begun, rounds=self.rounds)

    def graph(self) -> GameGraph:
        """Ask about every table that games come to, and lay their positions out."""
        n = self.n
        self.number(self.first)
        rows = [  # the list of tables grows while they are asked about
            [self.follows(table, end, where) for end, where in _ENDS] for table in self.tables
        ]
        tables = self.tables
        costs = [self.cost(table) for table in tables]
        layout = self.layout(rows, costs)
        axes = [layout.axis(table, seat) for table in tables for seat in range(n)]
        counts = [count for _, count in axes]
        places = [(k, j) for k in range(len(tables)) for j in range(n)]
        strides = [prod(counts[k * n + j + 1 : k * n + n]) for k, j in places]
        sizes = [prod(counts[k * n : k * n + n]) for k in range(len(tables))]
        return GameGraph(
            sheet=self.rules.sheet,
            seats=n,
            unit=self.unit,
            target=self.target,
            tables=tuple(tables),
            least=array("i", [least for least, _ in axes]),
            count=array("i", counts),
            stride=array("i", strides),
            base=array("q", accumulate(sizes[:-1], initial=0)),
            size=sum(sizes),
            after=array("i", [then for row in rows for then, _, _ in row]),
            rotation=array("i", [turned for row in rows for _, turned, _ in row]),
            move=array("i", [move for row in rows for _, _, move in row]),
            shares=array("d", chain(*self.shares)),
            cost=array("i", [cost for cost, _ in costs]),
            floor=array("i", [int(floor) for _, floor in costs]),
            leads=array("i", [table.leader for table in tables]),
            offered=array("i", [int(self.offered(table)) for table in tables]),
            beyond=self.beyond,
            lead=self.lead,
            within=self.within,
        )

    # -- a table as a state of the core, and back

    def number(self, table: Table) -> int:
        if table not in self.tables:
            self.tables.append(table)
            self.numbers[table] = len(self.numbers)
        return self.numbers[table]

    def goal(self, table: Table) -> int:
        return self.target + (self.above if table.parts else 0)

    def state(self, table: Table, gap: int) -> State:
        """Return a state of a table whose seat to move has this far to go."""
        goal = self.goal(table)
        scores = [goal - 5] * self.n
        for seat, part in enumerate(table.parts):
            scores[seat] = goal - 5 * (part in ("waits", "behind"))
        scores[0] = goal - gap
        final = None
        if table.parts:
            waiting = (seat for seat in range(1, self.n) if table.parts[seat] == "waits")
            final = Final(table.leader, tuple(waiting), table.beaten)
        board = Board(
            tuple(score * self.unit for score in scores),
            tuple(status.standing for status in table.statuses),
            tuple(status.strikes for status in table.statuses),
            table.first,
            final,
        )
        return State(self.rules, board, fresh_turn(self.rules, 0, table.statuses[0].standing))

    def ended(self, state: State, points: int, *, bonus: bool = False) -> State:
        """Return what follows when a turn that records this many units is ended."""
        turn = Turn(
            0, "decide", NO_DICE, points * self.unit, best_throw=_FAR * self.unit, may_bank=True
        )
        return end_turn(State(state.rules, state.board, turn), 1, bonus=bonus)

    def reached(self, first: int) -> tuple[bool, Final | None]:
        """Return what follows when seat 0 reaches the target in a round that another began."""
        board = Board((0,) * self.n, (ON,) * self.n, (0,) * self.n, first)
        state = State(self.rules, board, fresh_turn(self.rules, 0, ON))
        after = self.ended(state, self.target)
        return after.over, after.final

    # -- what follows a turn

    def follows(self, table: Table, end: int, where: int) -> tuple[int, int, int]:
        """Return the table that follows, by how many seats it has turned, and the move.

        Several states are asked, which must all say the same.
        """
        if end in (AGAIN, BONUS) and not self.has_bonus:
            end = PASS  # no turn ends so
        found = {self.answer(table, end, gap, away) for gap, away in self.cases(table, end, where)}
        if len(found) > 1:
            raise NotImplementedError(
                f"no words for what follows {table} at {end}, {where}: {found}"
            )
        return found.pop()

    def cases(self, table: Table, end: int, where: int) -> Iterator[tuple[int, int]]:
        """Yield distances before and after a turn that ends so, as far as there are any."""
        leads = table.leader == 0
        if end in (BUST, PASS, AGAIN):
            gaps = (0,) if leads or (table.parts and where != SHORT) else (1, 7)
            yield from ((gap, gap) for gap in gaps)
        elif leads:
            yield from ((0, away) for away in ((-_FAR, -_FAR - 7) if where == PAST else (0,)))
        else:
            far = (-1, -3, -7, -self.target, -self.target - 3)
            yield from ((_FAR, away) for away in ((1, 7), (0,), far)[where])

    def answer(self, table: Table, end: int, gap: int, away: int) -> tuple[int, int, int]:
        state, move = self.state(table, gap), GOES
        if end in (BUST, PASS):
            after = lose_turn(state, struck=end == BUST)
        elif end == AGAIN:
            nothing = Turn(0, "decide", NO_DICE)
            after = end_turn(State(state.rules, state.board, nothing), 1, bonus=True)
        else:
            after = self.ended(state, gap - away, bonus=end == BONUS)
            recorded = (after.scores[0] - state.scores[0]) // self.unit
            bounced = gap - min(-away, self.target)
            move = {0: STAYS, bounced: BOUNCES, gap - away: GOES}[recorded]
            if move == BOUNCES:
                if table.leader == 0:
                    raise Unsolvable("the leader of a final round can bounce off the target")
                self.beyond = max(self.beyond, self.target + 1)
        if after.over:
            won = tuple((s in after.winners) / len(after.winners) for s in range(self.n))
            return -1 - self.shares.setdefault(won, len(self.shares)), 0, move
        return self.number(table_of(after, rounds=self.rounds)), after.seat, move

    def cost(self, table: Table) -> tuple[int, bool]:
        """Return what a bust costs in units, NEVER for all, and whether it stops at nothing."""
        if table.leader == 0:
            return 0, False
        rich = self.state(table, -_FAR)
        left = lose_turn(rich, struck=True).scores[0]
        lost = (rich.scores[0] - left) // self.unit
        if lost and not left:
            return NEVER, True
        poor = self.state(table, self.goal(table) - lost + 1)
        return lost, lost > 0 and lose_turn(poor, struck=True).scores[0] >= 0

    def offered(self, table: Table) -> bool:
        state = self.state(table, 1)
        return may_take(state, state.standing[0], state.final)

    def layout(
        self, rows: list[list[tuple[int, int, int]]], costs: list[tuple[int, bool]]
    ) -> _Layout:
        """Return how many distances are told apart, given what follows and what busts cost."""
        every = list(zip(self.tables, rows, costs, strict=True))
        again = any(self.calls_again(table, row) for table, row, _ in every if table.parts)
        floored = any(floor for table, _, (_, floor) in every if table.parts)
        off = [
            c for table, _, (c, _) in every if table.statuses[0].standing != ON and not table.parts
        ]
        return _Layout(
            self.target,
            self.within,
            self.beyond,
            self.below,
            again,
            again and floored,
            any(0 < c < NEVER for c in off),
        )

    def calls_again(self, table: Table, row: list[tuple[int, int, int]]) -> bool:
        """Return whether a turn of a final round calls a seat that has had its turn in it."""
        for then, turned, _ in row:
            parts = self.tables[then].parts if then >= 0 else ()
            before = table.parts[turned:] + table.parts[:turned]
            if any(a != "waits" and b == "waits" for a, b in zip(before, parts, strict=False)):
                return True
        return False


class _Layout(NamedTuple):
    """How many distances are told apart.

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
        """Return the least distance of a seat, and how many are told apart."""
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
