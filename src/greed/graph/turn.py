"""The turn of one standing as a graph: what may be thrown, what a throw allows, how a turn ends.

A *node* is a hand to throw together with the progress of the turn towards the entry or the least
bank, where the points alone don't tell it. A *decision* is what a keep leads to: the node that is
thrown if the player rolls, and what ending the turn does. Points are counted in units, the greatest
number that divides all points of the sheet. Everything is found by asking the core.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from itertools import accumulate, chain
from math import gcd
from typing import NamedTuple

from greed.core.dice import multisets, weight
from greed.core.errors import Unsolvable
from greed.core.game import apply, decide
from greed.core.moves import ACCEPT
from greed.core.sheet import Sheet
from greed.core.state import ON, Board, Offer, Standing, State, Turn, entry_of, fresh_turn
from greed.core.turn import NO_DICE, Hand, Option, Rules, rules_of
from greed.core.turn_end import may_take, why_no_bank, why_no_points
from greed.core.walk import Walk

NEVER = 1 << 30
"""More points than a turn comes to."""


_MOST_NODES = 2_000


class Node(NamedTuple):
    """What may be thrown in a turn.

    Attributes:
        hand: the dice.
        own: points of the turn that count towards entry and least bank, in units and up to the most
            that matters; -1 where all of them do.
        shown: whether one throw of the turn has shown what a player needs in one throw.
    """

    hand: Hand
    own: int = -1
    shown: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class TurnGraph:
    """The turn of a standing as columns, in an order in which what leads on for nothing is first.

    Runs are delimited as in compressed sparse rows: the outcomes of node x are `outcome_start[x]`
    up to `outcome_start[x + 1]`, and so on.

    Attributes:
        sheet: the sheet. standing: of the player (`greed.core.state`). unit: points a unit has.
        nodes: (N,) what may be thrown. start: the node of a fresh turn.
        offers: (J,) the hands that a bank may hand on; attempts: (J,) the nodes that attempt them,
            -1 where this player is offered none.
        bust: (N,) chance that a throw scores nothing. failed: (N,) chance that it scores, and ends
            the turn all the same (an opening throw that doesn't bring the player on the board).
        least, most: (N,) points of a turn in which the node can be thrown.
        outcome_start: (N + 1,), chance: (O,) throws with the same options are one outcome.
        option_start: (O + 1,), points: (K,), decision: (K,) what each option adds and leads to.
        decision_start: (N + 2,) decisions are sorted by the node they lead to, -1 (there is none:
            the turn must end) first; those of node x begin at `decision_start[x + 1]`.
        node: (D,) the node thrown after each decision, or -1.
        offer: (D,) what ending the turn hands on: 0 nothing, 1 + j offer j, and J + 1: the points
            are banked and a bonus turn begins.
        bank_from: (D,) the least points that are recorded. pass_from: (D,) the least points with
            which the turn can be ended without recording any.
    """

    sheet: Sheet
    standing: Standing
    unit: int
    nodes: tuple[Node, ...]
    start: int
    offers: tuple[Hand, ...]
    attempts: array[int]
    bust: array[float]
    failed: array[float]
    least: array[int]
    most: array[int]
    outcome_start: array[int]
    chance: array[float]
    option_start: array[int]
    points: array[int]
    decision: array[int]
    decision_start: array[int]
    node: array[int]
    offer: array[int]
    bank_from: array[int]
    pass_from: array[int]

    @property
    def bonus(self) -> int:
        """The number in `offer` that stands for a bonus turn."""
        return len(self.offers) + 1

    @property
    def has_bonus(self) -> bool:
        """Whether a bonus turn can follow."""
        return self.bonus in self.offer

    @property
    def settled_from(self) -> int:
        """The points from which on the same can be thrown, and turns end in the same ways."""
        rows = chain(self.least, self.bank_from, self.pass_from)
        return max((row for row in rows if row < NEVER), default=0)

    def options(self, outcome: int) -> list[tuple[int, int]]:
        """Return points and decision of each option of an outcome."""
        some = slice(self.option_start[outcome], self.option_start[outcome + 1])
        return list(zip(self.points[some], self.decision[some], strict=True))

    def find(self, state: State) -> int:
        """Return the node that a state throws next if the player rolls.

        Raises:
            KeyError: no turn of this standing throws it.
        """
        progress, numbers = _found_by(self)
        return numbers[progress.node(state.turn)]

    def decide(self, state: State, *, tally: bool = False) -> int:
        """Return the decision of a player who has kept dice; `tally`: a bonus turn follows.

        >>> import greed
        >>> from greed.graph import turn_graph
        >>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
        >>> koans = turn_graph(state.rules.sheet)
        >>> koans.nodes[koans.node[koans.decide(state)]].hand.dice
        2

        Raises:
            KeyError: no turn of this standing comes to it.
        """
        kept = Option((), 0, state.hand, state.may_bank, tally)
        return _decision(self, kept, _found_by(self)[0].node(state.turn))


def turn_graph(sheet: Sheet, standing: Standing = ON) -> TurnGraph:
    """Return the turn of a player who is on the board, off it, or off it again after a reset.

    >>> import greed
    >>> from greed.graph import turn_graph
    >>> koans = turn_graph(greed.load("koans"))
    >>> [node.hand.dice for node in koans.nodes], koans.unit, round(koans.bust[koans.start], 4)
    ([5, 1, 2, 3, 4], 50, 0.0772)

    Raises:
        Unsolvable: a turn can go round for ever without scoring.
    """
    return _turn_graph(rules_of(sheet), standing)


def unit_of(sheet: Sheet) -> int:
    """Return the greatest number that divides all points of a sheet's games."""
    return _walked(rules_of(sheet))[1]


def has_bonus_turns(sheet: Sheet) -> bool:
    """Return whether a turn can earn another one."""
    return _walked(rules_of(sheet))[2]


@lru_cache(maxsize=256)
def _turn_graph(rules: Rules, standing: Standing) -> TurnGraph:
    return _Found(rules, standing).graph()


@lru_cache(maxsize=256)
def _found_by(turn: TurnGraph) -> tuple[_Progress, dict[Node, int]]:
    """Return what finds the node of a state, and the numbers of nodes."""
    progress = _progress(rules_of(turn.sheet), turn.standing)
    return progress, {node: at for at, node in enumerate(turn.nodes)}


@lru_cache(maxsize=1 << 16)
def _decision(turn: TurnGraph, kept: Option, after: Node) -> int:
    progress, numbers = _found_by(turn)
    node = numbers[after] if kept.hand.dice and not kept.tally else -1
    offered = None if kept.tally else progress.rules.offer_hand(kept.hand)
    offer = turn.bonus if kept.tally else 1 + turn.offers.index(offered) if offered else 0
    decision = offer, *progress.ends(kept, after)
    for d in range(turn.decision_start[node + 1], turn.decision_start[node + 2]):
        if decision == (turn.offer[d], turn.bank_from[d], turn.pass_from[d]):
            return d
    raise KeyError(kept)


@lru_cache(maxsize=256)
def _walked(rules: Rules) -> tuple[tuple[Hand, ...], int, bool]:
    """Return the hands that banks hand on, the unit of all points, and whether turns earn others.

    All this a walk finds, even where turns have no graph.
    """
    sheet, bonus = rules.sheet, False
    offers: dict[Hand, None] = {}
    numbers = {sheet.target, sheet.turn.minimum_bank, sheet.scoring.nothing}
    numbers |= {entry.points for entry in sheet.entries}
    numbers |= {sheet.strikes.penalty} if sheet.strikes else set()
    for _, cast in Walk(rules):
        for option in cast.ways:
            numbers.add(option.points)
            bonus |= option.tally
            hand = None if option.tally else rules.offer_hand(option.hand)
            if hand:
                offers[hand] = None
    return tuple(offers), gcd(*numbers), bonus


class _Progress:
    """How far a turn has come towards entry and least bank, where its points don't tell."""

    def __init__(self, rules: Rules, standing: Standing) -> None:
        self.rules = rules
        offers, self.unit, _ = _walked(rules)
        # Far below the target, where no bank can go beyond it.
        self.board = Board((-NEVER * self.unit, 0), (standing, ON), (0, 0))
        began = State(rules, self.board, Turn(0, "throw", rules.fresh))
        entry = entry_of(began, 0)
        in_throw = entry is not None and entry.scope == "throw"
        self.throw = entry.points if entry and in_throw else 0
        needed = entry.points if entry and not in_throw else 0
        self.cap = max(needed, rules.sheet.turn.minimum_bank) // self.unit
        taken = Turn(0, "offer", NO_DICE, offer=Offer(self.unit, Hand(1, attempt=True)))
        self.takes = bool(offers) and may_take(began, standing, None)
        inherits = self.takes and apply(State(rules, self.board, taken), ACCEPT).inherited > 0
        bank = Option((), 0, NO_DICE, may_bank=True)
        own, none = (self.end(bank, self.cap, Node(NO_DICE, row)) for row in (self.cap, 0))
        self.tracked = inherits and own != none

    def node(self, turn: Turn) -> Node:
        """Return what a turn throws next, or may."""
        own = (turn.points - turn.inherited) // self.unit
        shown = bool(self.throw) and turn.best_throw >= self.throw
        return Node(turn.hand, min(own, self.cap) if self.tracked else -1, shown)

    def state(self, node: Node, row: int, option: Option) -> State:
        """Return a state that has kept an option, with the progress of a node and these points."""
        own = row if node.own < 0 else node.own
        inherited, best = (row - own) * self.unit, self.throw if node.shown else 0
        turn = Turn(
            0, "decide", option.hand, row * self.unit, inherited, best, option.may_bank
        )  # fmt: skip
        return State(self.rules, self.board, turn)

    def after(self, node: Node, option: Option) -> Node:
        """Return what may be thrown after an option of a throw of a node."""
        thrown = Option((), 0, node.hand, may_bank=False)
        return self.node(decide(self.state(node, max(node.own, 0), thrown), option).turn)

    def end(self, option: Option, row: int, after: Node) -> str:
        """Return what it does to end a turn after an option: "bank", "pass", or "" if it can't."""
        state = self.state(after, row, option)
        if not option.tally and why_no_bank(state) is not None:
            return ""
        return "pass" if why_no_points(state, tally=option.tally) else "bank"

    def ends(self, option: Option, after: Node) -> tuple[int, int]:
        """Return the least points that are recorded at the end of a turn, and that are not."""
        rows = range(max(after.own, 0), 2 * self.cap + 1)

        def first(ends: tuple[str, ...]) -> int:  # with more points a turn ends in no worse way
            at = bisect_left(rows, True, key=lambda row: self.end(option, row, after) in ends)
            return rows[at] if at < len(rows) else NEVER

        banks, passes = first(("bank",)), first(("pass", "bank"))
        return banks, passes if passes < banks else NEVER


@lru_cache(maxsize=256)
def _progress(rules: Rules, standing: Standing) -> _Progress:
    return _Progress(rules, standing)


class _Decision(NamedTuple):
    node: int
    offer: int
    bank_from: int
    pass_from: int


_Options = tuple[tuple[int, _Decision], ...]


class _Found:
    """The nodes found so far, what their throws come to, and how turns end after them."""

    def __init__(self, rules: Rules, standing: Standing) -> None:
        self.rules, self.standing = rules, standing
        self.offers, self.unit, _ = _walked(rules)
        self.progress = _progress(rules, standing)
        self.nodes: list[Node] = []
        self.numbers: dict[Node, int] = {}
        self.outcomes: list[dict[_Options, int]] = []
        self.bust: list[float] = []
        self.failed: list[float] = []
        self.ends: dict[tuple[Hand, bool, bool, Node], tuple[int, int]] = {}

    def graph(self) -> TurnGraph:
        """Walk from what begins a turn, and write down what is found."""
        rules, board = self.rules, self.progress.board
        start = self.number(self.progress.node(fresh_turn(rules, 0, self.standing)))
        attempts = [-1] * len(self.offers)
        if self.progress.takes:
            for j, hand in enumerate(self.offers):
                offered = Turn(0, "offer", NO_DICE, offer=Offer(self.unit, hand))
                taken = apply(State(rules, board, offered), ACCEPT).turn
                attempts[j] = self.number(self.progress.node(taken))
        for node in self.nodes:  # grows while it is walked
            self.throw(node)
        return self.listed(start, attempts)

    def number(self, node: Node) -> int:
        if node not in self.numbers:
            if len(self.nodes) == _MOST_NODES:
                raise Unsolvable(
                    f"a turn can come to more than {_MOST_NODES:,} hands that points set apart: try"
                    " a lower least bank or entry, or points with a larger common divisor"
                )
            self.numbers[node] = len(self.nodes)
            self.nodes.append(node)
        return self.numbers[node]

    def throw(self, node: Node) -> None:
        """Write down what the throws of a node come to."""
        hand, faces = node.hand, self.rules.sheet.dice.faces
        outcomes: dict[_Options, int] = defaultdict(int)
        bust = failed = 0
        for fallen in multisets(hand.dice, faces):
            cast, orders = self.rules.cast(hand, fallen), weight(fallen)
            if cast.ways:
                outcomes[tuple(sorted({self.option(node, way) for way in cast.ways}))] += orders
            elif cast.missed:
                failed += orders
            else:
                bust += orders
        self.outcomes.append(outcomes)
        self.bust.append(bust / faces**hand.dice)
        self.failed.append(failed / faces**hand.dice)

    def option(self, node: Node, option: Option) -> tuple[int, _Decision]:
        """Return the points of an option in units, and the decision that it leads to."""
        after = self.progress.after(node, option)
        rolls = option.hand.dice and not option.tally
        offered = None if option.tally else self.rules.offer_hand(option.hand)
        offer = 1 + self.offers.index(offered) if offered else 0
        key = option.hand, option.may_bank, option.tally, after
        if key not in self.ends:
            self.ends[key] = self.progress.ends(option, after)
        decision = _Decision(
            self.number(after) if rolls else -1,
            len(self.offers) + 1 if option.tally else offer,
            *self.ends[key],
        )
        return option.points // self.unit, decision

    def listed(self, start: int, attempts: list[int]) -> TurnGraph:
        """Return everything as columns, the nodes and decisions in order."""
        order = self.order()
        place = {node: at for at, node in enumerate(order)}
        place[-1] = -1
        every = {decision for some in self.outcomes for way in some for _, decision in way}
        decisions = sorted(every, key=lambda d: (place[d.node], d))
        number = {decision: at for at, decision in enumerate(decisions)}
        ways = [sorted(self.outcomes[n], key=lambda some: (len(some), some)) for n in order]
        options = [option for some in ways for way in some for option in way]
        moves = {
            (at, place[decision.node], points)
            for at, some in enumerate(ways)
            for points, decision in chain(*some)
            if decision.node >= 0
        }
        roots = {place[start]: 0} | {place[node]: NEVER for node in attempts if node >= 0}
        least, most = _thrown_with(len(order), roots, sorted(moves))
        faces = self.rules.sheet.dice.faces
        node = array("i", [place[decision.node] for decision in decisions])
        return TurnGraph(
            sheet=self.rules.sheet,
            standing=self.standing,
            unit=self.unit,
            nodes=tuple(self.nodes[n] for n in order),
            start=place[start],
            offers=self.offers,
            attempts=array("i", [place[node] for node in attempts]),
            bust=array("d", [self.bust[n] for n in order]),
            failed=array("d", [self.failed[n] for n in order]),
            least=array("i", least),
            most=array("i", most),
            outcome_start=array("i", [0, *accumulate(map(len, ways))]),
            chance=array(
                "d",
                (
                    self.outcomes[n][way] / faces ** self.nodes[n].hand.dice
                    for n, some in zip(order, ways, strict=True)
                    for way in some
                ),
            ),
            option_start=array("i", [0, *accumulate(len(way) for some in ways for way in some)]),
            points=array("i", [points for points, _ in options]),
            decision=array("i", [number[decision] for _, decision in options]),
            decision_start=array("i", [bisect_left(node, n) for n in range(-1, len(order) + 1)]),
            node=node,
            offer=array("i", [decision.offer for decision in decisions]),
            bank_from=array("i", [decision.bank_from for decision in decisions]),
            pass_from=array("i", [decision.pass_from for decision in decisions]),
        )

    def order(self) -> list[int]:
        """Return the nodes so that an option for no points leads to an earlier one."""
        free: dict[int, set[int]] = defaultdict(set)
        for node, outcomes in enumerate(self.outcomes):
            for points, decision in chain(*outcomes):
                if not points and decision.node >= 0:
                    free[node].add(decision.node)
        try:
            return list(
                TopologicalSorter({n: free[n] for n in range(len(self.nodes))}).static_order()
            )
        except CycleError:
            raise Unsolvable("a turn can go round for ever without scoring") from None


def _thrown_with(
    nodes: int, roots: dict[int, int], moves: list[tuple[int, int, int]]
) -> tuple[list[int], list[int]]:
    """Return the least and the most points with which each node is thrown.

    A root that begins with any points, because it takes some over, has NEVER in `roots`.
    """
    least, most = [NEVER] * nodes, [-1] * nodes
    for node, points in roots.items():
        least[node], most[node] = min(points, 1), points
    for again in range(2 * nodes + 2):
        before = least.copy(), most.copy()
        for a, b, points in moves:
            if most[a] >= 0:
                least[b] = min(least[b], least[a] + points)
                # Points that still grow after every node had its turn are gained in a circle.
                grown = min(most[a] + points, NEVER)
                most[b] = max(most[b], NEVER if again > nodes and grown > most[b] else grown)
        if (least, most) == before:
            break
    return least, most
