"""One turn by itself: its odds, the best way to play it for points, and what that gains for ever.

Points are played for one turn at a time here: neither the score nor the other players matter, nor
what a bank hands on to the next player. Rows count the points of a turn in units of its graph.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, gcd
from typing import NamedTuple

from greed.core.dice import weight
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import ON, Board, Standing, State, fresh_turn
from greed.core.turn import Hand, Rules, rules_of
from greed.core.turn_end import lose_turn
from greed.core.walk import Walk
from greed.graph import NEVER, TurnGraph, turn_graph
from greed.kernel import kernel
from greed.solver.lines import Lines, lines, solved
from greed.solver.program import Pruning, program

_MOST_ROWS = 1 << 17
_FURTHER = 8
"""Throws of the most points that are distinguished beyond the row from which on lines hold."""
_POLICIES = 100
_SETTLED = 1e-11
"""The change of an average reward at which it is found, relative to it."""
_RARE = 1e-18
"""Chances of points that aren't listed."""
_UNBOUNDED = "bonus turns can follow each other without end"


@dataclass(frozen=True)
class Odds:
    """The odds of one throw of a hand; chances add up to 1 in each distribution.

    A throw counts with the keep that scores most, of equal ones with the one that leaves most dice.
    Which keep is wisest is another question: `best_turn` answers it.

    Attributes:
        hand: the hand that is thrown.
        bust: the chance that the throw ends the turn and scores nothing.
        failed: the chance that it ends the turn although it scores, because an opening throw must
            show more. Not contained in `bust`.
        points: the chance of each number of points; 0 also for throws that end the turn, or that
            go on without scoring.
        left: the chance of each number of dice to throw next, after a throw that doesn't end the
            turn; 0 where it can only be banked.
    """

    hand: Hand
    bust: float
    failed: float
    points: dict[int, float]
    left: dict[int, float]

    @property
    def goes_on(self) -> float:
        """The chance that the turn goes on after the throw."""
        return 1.0 - self.bust - self.failed

    @property
    def expected(self) -> float:
        """The expected points of the throw."""
        return sum(points * chance for points, chance in self.points.items())


def odds(sheet: Sheet) -> tuple[Odds, ...]:
    """Return the odds of every hand of a sheet, in the order of `greed.hands`.

    >>> import greed
    >>> from greed.solver import odds
    >>> one_die = odds(greed.load("koans"))[1]
    >>> round(one_die.bust, 4), {p: round(c, 4) for p, c in one_die.points.items()}
    (0.6667, {0: 0.6667, 50: 0.1667, 100: 0.1667})
    """
    return _odds(rules_of(sheet))


@lru_cache(maxsize=64)
def _odds(rules: Rules) -> tuple[Odds, ...]:
    found: dict[Hand, tuple[list[int], dict[int, int], dict[int, int]]] = {}
    for hand, cast in Walk(rules):
        orders = weight(cast.throw)
        lost, points, left = found.setdefault(hand, ([0, 0], defaultdict(int), defaultdict(int)))
        if cast.ways:
            best = max((way.points, way.hand.dice) for way in cast.ways)
            points[best[0]] += orders
            left[best[1]] += orders
        else:
            lost[cast.missed] += orders
            points[0] += orders
    return tuple(
        Odds(hand, lost[0] / every, lost[1] / every, *(
            {value: orders / every for value, orders in sorted(counted.items())}
            for counted in (points, left)
        ))
        for hand, (lost, points, left) in found.items()
        for every in (rules.sheet.dice.faces**hand.dice,)
    )  # fmt: skip


class Threshold(NamedTuple):
    """When to bank rather than throw a node's dice, in points of the turn.

    Attributes:
        hand: the dice. node: its number in the turn's graph.
        spans: (first, last) points between which banking is right, ascending; the last of an open
            span is None. Empty where banking is never right.
        least: the fewest points with which the node is thrown and the bank is open.
    """

    hand: Hand
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


class Ends(NamedTuple):
    """How likely a turn is to end with each number of points.

    Attributes:
        banked, bonus: (rows,) with these points recorded, and with a bonus turn to come; there row
            0 stands for points that aren't recorded.
        bust, nothing: by a bust, and without points in another way.
    """

    banked: Sequence[float]
    bonus: Sequence[float]
    bust: float
    nothing: float


@dataclass(frozen=True, eq=False)
class BestTurn:
    """A turn that is played for the most points on average; every value is in points.

    Attributes:
        graph: the turn. cap: points of a turn above this one count nothing more; None: all count.
        banks: (2, rows) values of recorded points at the end of a turn and before a bonus turn,
            flat.
        lines: the values of further rows.
        thrown_rows: (rows, N) values of throws, flat, by the points so far. Those that no turn
            comes to may be wrong.
        decided_rows: (rows + reach, D) values of decisions: the better of banking and throwing,
            as many rows further as one throw can bring.
        ends: how likely each end of the turn is.
    """

    graph: TurnGraph
    cap: int | None
    banks: Sequence[float]
    lines: Lines
    thrown_rows: Sequence[float]
    decided_rows: Sequence[float]
    ends: Ends

    def __repr__(self) -> str:
        return f"<BestTurn: {self.value:,.3f} points>"

    @property
    def rows(self) -> int:
        """How many rows are written down."""
        return len(self.banks) // 2

    @property
    def value(self) -> float:
        """The expected points of a fresh turn."""
        return self.thrown_rows[self.graph.start]

    def thrown(self, node: int, row: int) -> float:
        """Return the value of throwing a node in a row."""
        if row < self.rows:
            return self.thrown_rows[row * len(self.graph.nodes) + node]
        slope, level = self.lines.thrown[node]
        return slope * row + level

    def recorded(self, row: int, *, bonus: bool = False) -> float:
        """Return the value of recorded points, at the end of a turn or before a bonus turn."""
        if row < self.rows:
            return self.banks[bonus * self.rows + row]
        before, last = (self.recorded(self.rows - k, bonus=bonus) for k in (2, 1))
        return last + (last - before) * (row - self.rows + 1)

    def attempt(self, offer: int, points: int) -> float:
        """Return the value of attempting a carryover that holds these points.

        The points that are taken over are part of the turn. To decline has the value `value`.

        Raises:
            Unsolvable: players of this standing are offered nothing.
        """
        node = self.graph.attempts[offer]
        if node < 0:
            raise Unsolvable("players of this standing are offered nothing")
        return self.thrown(node, points // self.graph.unit)

    def accepts_from(self, offer: int) -> int | None:
        """Return the fewest points with which an attempt is better than a new turn, None: never."""
        node = self.graph.attempts[offer]
        if node < 0:
            return None
        for row in range(1, self.rows):
            if self.thrown(node, row) >= self.value:
                return row * self.graph.unit
        slope, level = self.lines.thrown[node]
        return ceil((self.value - level) / slope) * self.graph.unit if slope > 0 else None

    @cached_property
    def thresholds(self) -> tuple[Threshold, ...]:
        """When to bank, for every node that is thrown where a bank was possible.

        In a tie the bank is right. Without strikes a threshold has no exceptions: one point more
        now never gains more than one point more at the end, so once banking is right it stays so.
        Exceptions are looked for all the same.
        """
        turn, unit = self.graph, self.graph.unit
        found = []
        for node, (hand, *_) in enumerate(turn.nodes):
            before = range(turn.decision_start[node + 1], turn.decision_start[node + 2])
            open_from = min((turn.bank_from[d] for d in before), default=NEVER)
            if open_from >= NEVER:
                continue
            first = max(open_from, turn.least[node])
            end = min(turn.most[node] + 1, self.rows)
            spans: list[tuple[int, int | None]] = []
            begun: int | None = None
            for row in range(first, end):
                right = self.recorded(row) >= self.thrown(node, row) - 1e-9
                if right and begun is None:
                    begun = row * unit
                elif begun is not None and not right:
                    spans.append((begun, (row - 1) * unit))
                    begun = None
            spans += [(begun, None)] if begun is not None else []
            found.append(Threshold(hand, node, tuple(spans), first * unit))
        return tuple(found)

    @cached_property
    def distribution(self) -> dict[int, float]:
        """The chance of each number of points that the turn records; 0 for nothing.

        Points that bonus turns add are included. Chances below 1e-18 are left out.
        """
        step, chances = self._step, self.totals
        return {place * step: chance for place, chance in enumerate(chances) if chance > _RARE}

    @property
    def _step(self) -> int:
        """The greatest number that divides all points of a turn, capped or not."""
        return gcd(self.graph.unit, self.cap or 0)

    @cached_property
    def totals(self) -> list[float]:
        """The chances of `distribution` by steps, rare ones included."""
        once, bonus = self._spread(self.ends.banked), self._spread(self.ends.bonus)
        once[0] += self.ends.bust + self.ends.nothing
        again = bonus[0] if self.graph.standing == ON else self.ends.bonus[0]
        bonus[0] -= again
        gained = [(place, chance) for place, chance in enumerate(bonus) if chance]
        total: list[float] = []
        following = total  # a bonus turn is such a turn, too
        if gained and self.graph.standing != ON:
            following = best_turn(self.graph.sheet, ON, self.cap).totals
        most = gained[-1][0] if gained else 0
        while len(total) < len(once) or (gained and sum(total[-most:]) > _RARE):
            at = len(total)
            chance = once[at] if at < len(once) else 0.0
            for place, share in gained:
                if 0 <= at - place < len(following):
                    chance += share * following[at - place]
            total.append(chance / (1.0 - again))
        return total

    def _spread(self, chances: Sequence[float]) -> list[float]:
        """Return chances of rows by steps."""
        points = self.banks[: self.rows]
        found = [0.0] * (int(points[-1]) // self._step + 1)
        for value, chance in zip(points, chances, strict=True):
            found[int(value) // self._step] += chance
        return found


def best_turn(sheet: Sheet, standing: Standing = ON, cap: int | None = None) -> BestTurn:
    """Return the turn that gains the most points on average.

    Points count where the sheet records them: a player off the board gains nothing below the entry,
    nobody below the least bank. The score plays no part, nor do strikes, or what a carryover gives
    to the next player. Points of bonus turns belong to the turn that earned them.

    Args:
        sheet: the sheet.
        standing: of the player (`greed.core.state`).
        cap: points of a turn above this one count nothing more; None: all count.

    >>> import greed
    >>> from greed.solver import best_turn
    >>> round(best_turn(greed.load("farkle")).value, 3)
    542.063

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    return _best_turn(rules_of(sheet), standing, cap)


@lru_cache(maxsize=64)
def _best_turn(rules: Rules, standing: Standing, cap: int | None) -> BestTurn:
    if standing == ON:
        return _long_run(rules, [(0, 0.0)], cap).turns[0]
    turn = turn_graph(rules.sheet, standing)
    bonus = _best_turn(rules, ON, cap).value if turn.has_bonus else 0.0
    again = 0.0
    for _ in range(_POLICIES):
        best = _played(turn, cap, 0.0, bonus, again)
        share = best.ends.bonus[0]  # on points that aren't recorded the same turn begins again
        if not turn.has_bonus or abs(best.value - again) <= _SETTLED * best.value:
            return best
        if share > 1.0 - 1e-12:
            break
        again = (best.value - share * again) / (1.0 - share)
    raise Unsolvable(_UNBOUNDED)


@dataclass(frozen=True, eq=False)
class AverageReward:
    """The best way to play for points for ever.

    Attributes:
        gain: points per turn, fines included.
        turns: the policy of a turn, by the number of busts in a row before it; its values are
            relative to a turn with none.
        loss: (strikes,) how many points it costs to begin a turn with this many busts.
    """

    gain: float
    turns: tuple[BestTurn, ...]
    loss: tuple[float, ...]

    def __repr__(self) -> str:
        return f"<AverageReward: {self.gain:,.3f} points a turn>"


def average_reward(sheet: Sheet, cap: int | None = None) -> AverageReward:
    """Return the policy of a player on the board who gains the most points a turn for ever.

    A fine counts in full, whatever the score: no target ends this game, and no floor stops it. With
    no strikes it is the best turn again and again. Points of a turn above `cap` count nothing more.

    >>> import greed
    >>> from greed.solver import average_reward
    >>> round(average_reward(greed.load("zilch-online")).gain, 3)
    620.855

    Raises:
        Unsolvable: strikes cost the whole score, or a turn can go on without end.
    """
    rules = rules_of(sheet)
    rich, strikes = 1 << 40, sheet.strikes
    busts: list[tuple[int, float]] = []
    # Where no throw busts, nobody is fined.
    for count in range(strikes.count if strikes and any(turn_graph(sheet, ON).bust) else 0):
        board = Board((rich, 0), (ON, ON), (count, 0))
        after = lose_turn(State(rules, board, fresh_turn(rules, 0, ON)), struck=True)
        if not after.scores[0]:
            raise Unsolvable("strikes cost the whole score: what they cost depends on the score")
        busts.append((after.strikes[0], float(rich - after.scores[0])))
    return _long_run(rules, busts or [(0, 0.0)], cap)


def _long_run(rules: Rules, busts: list[tuple[int, float]], cap: int | None) -> AverageReward:
    """Iterate policies (Howard 1960); busts: how many strikes follow one, and what it costs."""
    turn, count = turn_graph(rules.sheet, ON), len(busts)
    gain, loss = 0.0, [0.0] * count
    for _ in range(_POLICIES):
        turns = [_played(turn, cap, -loss[after] - cost, gain, gain) for after, cost in busts]
        change = max(abs(t.value - gain + less) for t, less in zip(turns, loss, strict=True))
        if change < _SETTLED * max(1.0, gain):
            return AverageReward(gain, tuple(turns), tuple(loss))

        # What the same choices gain for ever: gain + relative value = points + bonus turns * gain
        # + busts * (relative value after them - cost), where that without strikes is 0.
        matrix: list[dict[int, float]] = []
        right = []
        for number, (best, (after, _)) in enumerate(zip(turns, busts, strict=True)):
            more, lost = sum(best.ends.bonus), best.ends.bust * (after > 0)
            row = defaultdict(float, {number: float(number > 0)})
            row[0] += 1.0 - more
            row[after] -= lost
            matrix.append(row)
            right.append(best.value - more * gain + lost * loss[after])
        gain, *relative = solved(matrix, right, _UNBOUNDED)
        loss = [0.0, *(0.0 - value for value in relative)]
    raise Unsolvable(_UNBOUNDED)


def _played(turn: TurnGraph, cap: int | None, bust: float, bonus: float, again: float) -> BestTurn:
    """Play a turn for given values of a bust, of a bonus turn, and of one after no points."""
    unit = turn.unit
    slope, level = (float(unit), 0.0) if cap is None else (0.0, float(cap))
    above = lines(turn, ((slope, level), (slope, level + bonus)), bust, again)
    first = above.row if cap is None else max(above.row, ceil(cap / unit))
    most, reach = max(turn.most), max(turn.points, default=0)
    if min(first, most) > _MOST_ROWS:
        raise Unsolvable(f"a turn can be worth going on with beyond {_MOST_ROWS * unit} points")
    while True:
        rows = 1 + min(first + _FURTHER * reach, most + reach)
        limit = rows * unit if cap is None else cap
        points = [float(min(row * unit, limit)) for row in range(rows)]
        banks = [*points, again, *(more + bonus for more in points[1:])]
        higher = [a * row + b for row in range(rows, rows + reach) for a, b in above.decided]
        played = play(turn, banks, bust, 0.0, higher)
        ends = played.ends
        if (
            cap is not None
            or rows > min(most, _MOST_ROWS)
            or not ends.banked[-1] + ends.bonus[-1] > _RARE
        ):
            return BestTurn(turn, cap, banks, above, *played)
        first = 2 * rows


class Played(NamedTuple):
    """A turn as it is played best.

    Attributes:
        thrown: (rows, N) values of throws, flat, by the points so far. decided: (rows, D) of
            decisions: the better of ending the turn and throwing.
        ends: how likely each end of the turn is.
    """

    thrown: Sequence[float]
    decided: Sequence[float]
    ends: Ends


def play(
    turn: TurnGraph, banks: Sequence[float], bust: float, passed: float, above: Sequence[float]
) -> Played:
    """Play one turn backwards for given values of its ends, and follow it forwards.

    Args:
        turn: the turn. What a bank hands on plays no part.
        banks: (2, rows) the values of recorded points at the end of a turn and before a bonus turn,
            flat; there row 0 stands for a bonus turn on points that aren't recorded.
        bust: the value of a bust.
        passed: the value of an end without points.
        above: (reach, D) the values of decisions in the rows that follow, flat, as many as one
            throw can bring.

    Raises:
        Unsolvable: the turn goes on without end.
    """
    rows, nodes, width = len(banks) // 2, len(turn.nodes), len(turn.node)
    run, block, zeros = kernel().call, kernel().block, kernel().zeros
    machine, _held = program(turn, Pruning(offers=False, exact=True, strict=False))
    ends = block("d", banks)
    decided = array("d", bytes(8 * rows * width))
    decided.extend(above)
    decisions, ended, rest = block("d", decided), zeros("d", 2 * rows), zeros("d", 2)
    thrown, room = zeros("d", rows * nodes), zeros("d", rows * nodes)
    run("turn_alone", machine, rows, ends, bust, passed, thrown, decisions)
    if not run("turn_ends", machine, rows, ends, passed, decisions, room, ended, rest):
        raise Unsolvable("a turn can go on without end")
    likely = Ends(ended.values[:rows], ended.values[rows:], *rest.values)
    return Played(thrown.values, decisions.values, likely)
