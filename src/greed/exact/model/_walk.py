"""How a turn graph is found: by walking the tables of a sheet, and asking the core what banks do.

`greed.tables` says what a throw of a hand leads to. A solver needs two things more: which ends
of a turn record points, which depends on what the player still needs for entry and on the
minimum that may be banked; and an order in which everything can be computed. Both are found
by asking the core, so no rule is written here a second time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from greed.core.errors import Unsolvable
from greed.core.sheet import Entry
from greed.core.state import ON, Board, State, Turn
from greed.core.turn import NO_DICE, Rules, rules_of
from greed.core.turn_end import why_no_bank, why_no_points
from greed.exact.model._columns import NEVER, TurnColumns, TurnLists
from greed.exact.model._game import final_rules

if TYPE_CHECKING:
    from greed.tables import Lists, Tables


class _Progress(NamedTuple):
    """What of a turn, besides its points, bears on entry and minimum.

    own: points that count towards them, up to the highest threshold; -1: all points do.
    best: the best throw reaches what is needed in one throw.
    """

    own: int = -1
    best: bool = False


class _Decision(NamedTuple):
    node: int
    source: int
    bank_from: int
    stop_from: int


def turn_lists(tables: Tables | Lists, standing: int, *, front: bool = True) -> TurnLists:
    """Return the turn of a player of a standing; see `turn_graph`. It needs no NumPy.

    Raises:
        Unsolvable: a turn can go round for ever without scoring.
    """
    return _Nodes(tables, rules_of(tables.sheet), standing, front).turn_lists()


Options = tuple[tuple[int, int], ...]
"""The options of an outcome: points, and the decision that each leads to."""


@dataclass
class _Nodes:
    """The nodes found so far, their outcomes, and the decisions these lead to."""

    tables: Tables | Lists
    rules: Rules
    standing: int
    front: bool
    keys: list[tuple[int, _Progress]] = field(default_factory=list)
    index: dict[tuple[int, _Progress], int] = field(default_factory=dict)
    decisions: dict[_Decision, int] = field(default_factory=dict)
    outcomes: list[dict[Options, float]] = field(default_factory=list)
    bust: list[float] = field(default_factory=list)
    missed: list[float] = field(default_factory=list)
    banks: dict[tuple[int, bool, _Progress, bool], tuple[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        sheet, unit = self.rules.sheet, self.tables.unit
        carry = sheet.carryover
        self.entry: Entry | None = None
        if self.standing != ON:
            self.entry = self.rules.entry_rule(again=self.standing == 2)
        offers = sorted({int(offer) for offer in self.tables.offer if offer >= 0})
        self.offers = offers
        self.may_attempt = bool(offers) and carry is not None
        if carry and self.standing != ON:
            self.may_attempt = self.may_attempt and carry.open_to_all
        self.scope_throw = self.entry is not None and self.entry.scope == "throw"
        entry_points = self.entry.points if self.entry and not self.scope_throw else 0
        minimum = sheet.turn.minimum_bank
        inherits = self.may_attempt and not (
            carry is not None and carry.entry_carry == "count_all" and self.standing != ON
        )
        minimum_own = 0 if sheet.turn.minimum_bank_counts_carry else minimum
        needs_own = max(entry_points, minimum_own) // unit
        self.own_cap = needs_own if inherits else 0
        self.rows_cap = max(entry_points, minimum) // unit
        more_is_better = sheet.end.overshoot == "allowed" and not any(
            final_rules(self.tables).challenged
        )
        self.can_reduce = self.front and carry is None and more_is_better

    def turn_lists(self) -> TurnLists:
        fresh = _Progress(0 if self.own_cap else -1)
        start = self.of(self.tables.first_hands[self.standing], fresh)
        attempts = [self.of(offer, fresh) if self.may_attempt else -1 for offer in self.offers]
        for at, _ in enumerate(self.keys):  # grows while it is walked
            self.throw(at)
        return self._listed(start, attempts)

    def of(self, hand: int, progress: _Progress) -> int:
        key = (hand, progress)
        if key not in self.index:
            self.index[key] = len(self.keys)
            self.keys.append(key)
            self.outcomes.append({})
            self.bust.append(0.0)
            self.missed.append(0.0)
        return self.index[key]

    def throw(self, at: int) -> None:
        """Write down what the throws of a node lead to."""
        hand, progress = self.keys[at]
        tables = self.tables
        outcomes: dict[Options, float] = defaultdict(float)
        for o in range(tables.outcome_start[hand], tables.outcome_start[hand + 1]):
            first, last = int(tables.option_start[o]), int(tables.option_start[o + 1])
            chance = float(tables.chance[o])
            if first == last:
                if tables.missed[o]:
                    self.missed[at] += chance
                else:
                    self.bust[at] += chance
                continue
            options = {self.option(hand, progress, k) for k in range(first, last)}
            outcomes[most_points(options) if self.can_reduce else tuple(sorted(options))] += chance
        self.outcomes[at] = outcomes

    def option(self, hand: int, progress: _Progress, k: int) -> tuple[int, int]:
        tables = self.tables
        points = int(tables.points[k])
        after = self.after(hand, progress, points)
        tally = bool(tables.tally[k])
        following = int(tables.next_hand[k])
        node = -1 if tally or following < 0 else self.of(following, after)
        source = 0
        if tally:
            source = len(self.offers) + 1
        elif tables.offer[k] >= 0:
            source = 1 + self.offers.index(int(tables.offer[k]))
        key = following, bool(tables.may_bank[k]), after, tally
        if key not in self.banks:
            self.banks[key] = self.bank(*key)
        bank_from, stop_from = self.banks[key]
        decision = _Decision(node, source, bank_from, stop_from)
        return points, self.decisions.setdefault(decision, len(self.decisions))

    def after(self, hand: int, progress: _Progress, points: int) -> _Progress:
        """Return the progress after an option, as `core.game` counts it."""
        carry = self.rules.sheet.carryover
        own, best = progress
        excluded = (
            self.standing != ON
            and self.tables.hands[hand].attempt
            and carry is not None
            and carry.entry_carry == "exclude_attempt"
        )
        if not excluded:
            if own >= 0:
                own = min(own + points, self.own_cap)
            if self.entry and self.scope_throw:
                best = best or points * self.tables.unit >= self.entry.points
        return _Progress(own, best)

    def bank(self, hand: int, may_bank: bool, progress: _Progress, tally: bool) -> tuple[int, int]:
        """Return the first rows in which the turn's points are, or are not, recorded at its end."""
        bank_from = stop_from = NEVER
        for row in range(max(progress.own, 0), self.rows_cap + self.own_cap + 1):
            state = self.state(row, hand, may_bank, progress)
            if not tally and why_no_bank(state) is not None:
                continue
            if why_no_points(state, tally=tally) is None:
                bank_from = min(bank_from, row)
            else:
                stop_from = min(stop_from, row)
        return bank_from, stop_from

    def state(self, row: int, hand: int, may_bank: bool, progress: _Progress) -> State:
        unit = self.tables.unit
        own = row if progress.own < 0 else progress.own
        best = self.entry.points if self.entry and progress.best else 0
        left = self.tables.hands[hand] if hand >= 0 else NO_DICE
        turn = Turn(0, "decide", left, row * unit, (row - own) * unit, best, may_bank)
        return State(self.rules, Board((0, 0), (self.standing, ON), (0, 0)), turn)

    def _listed(self, start: int, attempts: list[int]) -> TurnLists:
        order = self._order()
        place = {node: at for at, node in enumerate(order)}
        place[-1] = -1
        listed = sorted(self.decisions, key=lambda d: (place[d.node], d))
        renumber = {self.decisions[decision]: at for at, decision in enumerate(listed)}
        sizes, counts, chance, points, decision = [], [], [], [], []
        for node in order:
            outcomes = self.outcomes[node]
            sizes.append(len(outcomes))
            for options in sorted(outcomes, key=lambda some: (len(some), some)):
                chance.append(outcomes[options])
                counts.append(len(options))
                points += [option[0] for option in options]
                decision += [renumber[option[1]] for option in options]
        hand = [self.keys[node][0] for node in order]
        node_of = [place[d.node] for d in listed]
        outcome_start, option_start = [0, *accumulate(sizes)], [0, *accumulate(counts)]
        moves = {
            (n, node_of[decision[k]], points[k])
            for n in range(len(order))
            for k in range(*(option_start[o] for o in outcome_start[n : n + 2]))
            if node_of[decision[k]] >= 0
        }
        roots = {place[start]: 0} | {place[node]: 1 for node in attempts if node >= 0}
        row_from, row_to = reachable(len(order), roots, sorted(moves))
        return TurnColumns(
            start=place[start],
            attempts=[place[node] for node in attempts],
            offers=self.offers,
            hand=hand,
            own=[self.keys[node][1].own for node in order],
            best=[self.keys[node][1].best for node in order],
            bust=[self.bust[node] for node in order],
            missed=[self.missed[node] for node in order],
            row_from=row_from,
            row_to=row_to,
            outcome_start=outcome_start,
            chance=chance,
            option_start=option_start,
            points=points,
            decision=decision,
            node_decisions=[bisect_left(node_of, n) for n in range(-1, len(order) + 1)],
            node=node_of,
            source=[d.source for d in listed],
            bank_from=[d.bank_from for d in listed],
            stop_from=[d.stop_from for d in listed],
        )

    def _order(self) -> list[int]:
        """Return the nodes so that an option for no points leads to an earlier one."""
        free: dict[int, set[int]] = defaultdict(set)
        nodes = {at: decision.node for decision, at in self.decisions.items()}
        for node, outcomes in enumerate(self.outcomes):
            for options in outcomes:
                free[node] |= {nodes[d] for points, d in options if not points and nodes[d] >= 0}
        done: list[int] = []
        state = [0] * len(self.keys)

        def visit(node: int) -> None:
            if state[node] == 1:
                raise Unsolvable("a turn can go round for ever without scoring")
            if state[node] == 0:
                state[node] = 1
                for following in sorted(free[node]):
                    visit(following)
                state[node] = 2
                done.append(node)

        for node in range(len(self.keys)):
            visit(node)
        return done


def most_points(options: Iterable[tuple[int, int]]) -> Options:
    """Return the options without those that lead to a decision with fewer points than another.

    >>> most_points([(2, 7), (4, 7), (1, 3)])
    ((1, 3), (4, 7))
    """
    best: dict[int, int] = {}
    for points, decision in options:
        best[decision] = max(points, best.get(decision, -1))
    return tuple(sorted((points, decision) for decision, points in best.items()))


def reachable(
    nodes: int, roots: dict[int, int], moves: list[tuple[int, int, int]]
) -> tuple[list[int], list[int]]:
    """Return the first and the last row in which each node can be thrown; an attempt in any."""
    first, last = [NEVER] * nodes, [-1] * nodes
    for node, inherits in roots.items():
        first[node] = min(first[node], inherits)
        last[node] = NEVER if inherits else max(last[node], 0)
    before: tuple[list[int], list[int]] = [], []
    for _ in range(nodes + 1):
        before = first.copy(), last.copy()
        for a, b, p in moves:
            first[b] = min(first[b], first[a] + p)
            last[b] = max(last[b], min(last[a] + p, NEVER))
        if (first, last) == before:
            return before
    # Points can be gained in a circle: without end.
    last = [NEVER if row > old else row for row, old in zip(last, before[1], strict=True)]
    for _ in range(nodes):
        for a, b, _points in moves:
            last[b] = NEVER if last[a] >= NEVER else last[b]
    return first, last
