"""Any policy as plans of whole turns, by which the solver follows it exactly."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from typing import TypeAlias
from typing import cast as typed

from greed.core.dice import multisets
from greed.core.game import decide, legal_moves
from greed.core.moves import ACCEPT, BANK, Move, parse_move
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, Board, Final, Offer, Standing, State, Turn, fresh_turn
from greed.core.turn import NO_DICE, Cast, Option, rules_of
from greed.envs._codec import EnvError
from greed.envs._gym import Chooser
from greed.envs._program import node_state
from greed.graph import Context, TurnGraph, course, game_graph
from greed.policies import Policy, policy
from greed.solver import Guided, Plan, Planner

Choice: TypeAlias = Move | str | Mapping[Move, float]
"""A move, or how likely each is: then one of them must be sure."""
Player: TypeAlias = (
    str
    | Policy
    | Planner
    | Guided
    | Plan
    | Mapping[int, Plan]
    | Chooser
    | Callable[[State], Choice]
)
"""A player that the solver can follow."""

_MOST_ASKED = 3_000_000
"""States that a function is asked about, some minutes."""
_SURE = 1 - 1e-9

_Kept: TypeAlias = tuple[int, int]
"""The points of the turn after a keep, in units, and the decision that it leads to."""


def planner(who: Player, sheet: Sheet, reads: Callable[[State], Hashable]) -> Planner | Guided:
    """Return how somebody plays a sheet's games between two, for the solver.

    Raises:
        EnvError: this is nobody who plays, or can't be followed on this sheet.
        PolicyError, Unsolvable: a policy can't be followed; the message says why.
    """
    who = policy(who) if isinstance(who, str) else who
    if isinstance(who, Policy):
        return who.seated(sheet, 2)
    if isinstance(who, Guided):
        return who
    if isinstance(who, Plan):
        who = dict.fromkeys(range(3), who)
    if isinstance(who, Mapping):
        return Written(dict(who))
    if hasattr(who, "plan") and hasattr(who, "reads"):
        return typed("Planner", who)
    choose = getattr(who, "choose", who)
    if not callable(choose):
        raise EnvError(
            f"{who!r} can't be followed: give the name of a policy, something with plan and reads,"
            " plans, or a function from a state to a move"
        )
    return Asked(sheet, choose, reads)


@dataclass(frozen=True, eq=False)
class Written:
    """Plays by one plan for each standing, whatever the scores.

    Attributes:
        plans: by standing.
        heeds_rival: it doesn't look at anybody's score.
    """

    plans: Mapping[int, Plan]
    heeds_rival: bool = False

    def reads(self, context: Context) -> Context:
        """Return that it reads nothing of a context."""
        del context
        return Context()

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        """Return the plan with these rows."""
        del context
        found = self.plans.get(turn.standing)
        if found is None:
            raise EnvError(f"there is no plan for players of standing {turn.standing}")
        wide = len(turn.node)
        last = len(found.rank) // wide - 1
        if len(found.rank) != (last + 1) * wide or len(found.ends) != len(found.rank):
            raise EnvError(
                f"a plan needs rank and ends for each of {wide} decisions in every row; this one"
                f" has {len(found.rank)} and {len(found.ends)} numbers"
            )
        at = [min(row, last) for row in rows]
        offers = range(len(turn.offers))
        return Plan(
            [value for row in at for value in found.rank[row * wide : (row + 1) * wide]],
            bytes(end for row in at for end in found.ends[row * wide : (row + 1) * wide]),
            bytes(found.takes[j * (last + 1) + row] for j in offers for row in at)
            if found.takes
            else bytes(len(offers) * len(at)),
        )


@dataclass(eq=False)
class Asked:
    """Plays as a function says, which is asked about states that stand for all alike.

    Throws whose keeps lead to the same are alike, and so are turns with the same points, however
    these were made.

    Attributes:
        sheet: that is played.
        choose: the function. look: what it looks at of a state in which its turn begins.
        heeds_rival: whether it looks at the rival's score before the final round.
    """

    sheet: Sheet
    choose: Callable[[State], Choice]
    look: Callable[[State], Hashable]
    heeds_rival: bool = True
    _asked: int = field(default=0, init=False)
    _alike: dict[Hashable, Context] = field(default_factory=dict, init=False)
    _made: dict[tuple[int, int, Context], Plan] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        tables = game_graph(self.sheet).tables
        if self.sheet.strikes or course(self.sheet, 2).rounds or any(t.beaten for t in tables):
            raise EnvError(
                "on a sheet with strikes or equal rounds a function can't be asked about all that"
                " matters: give something with plan and reads, or measure it in games, with loss"
            )

    def reads(self, context: Context) -> Context:
        """Return the first context of which it sees the same."""
        begun = self._state(ON, context, fresh_turn(rules_of(self.sheet), 0, ON))
        return self._alike.setdefault(self.look(begun), context)

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        """Return what it does wherever its own turns come to; elsewhere the plan does nothing."""
        name = turn.standing, len(rows), context
        if name not in self._made:
            self._made[name] = self._plan(turn, rows, context)
        return self._made[name]

    def _plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        wide, most = len(turn.node), len(rows) - 1
        better: dict[_Kept, set[_Kept]] = {}
        ends: dict[_Kept, bool] = {}
        begins = [(turn.start, 0)]
        takes = bytearray(len(turn.offers) * len(rows))
        for j, node in enumerate(turn.attempts):
            for row in range(1, len(rows)) if node >= 0 else ():
                offer = Offer(row * turn.unit, turn.offers[j])
                state = self._state(turn.standing, context, Turn(0, "offer", NO_DICE, offer=offer))
                if self._move(state) == ACCEPT:
                    takes[j * len(rows) + row] = 1
                    begins.append((node, row))
        seen, todo = set(begins), begins
        while todo:
            node, row = todo.pop()
            for kept, rest, option in self._keeps(turn, context, node, row, most):
                for other in rest:
                    better.setdefault(other, set()).add(kept)
                if kept not in ends:
                    ends[kept] = self._ends(turn, context, node, row, option, kept)
                after = turn.node[kept[1]], kept[0]
                if after[0] >= 0 and not ends[kept] and after not in seen:
                    seen.add(after)
                    todo.append(after)
        rank = [0.0] * (len(rows) * wide)
        try:
            order = list(TopologicalSorter(better).static_order())
        except CycleError:
            raise EnvError(
                "its keeps can't be ranked: of two ways to go on it takes now one and now the"
                " other; measure it in games, with loss"
            ) from None
        for place, (row, d) in enumerate(reversed(order), 1):
            rank[row * wide + d] = float(place)
        chosen = bytearray(len(rank))
        for (row, d), end in ends.items():
            chosen[row * wide + d] = 2 * end
        return Plan(rank, bytes(chosen), bytes(takes))

    def _keeps(
        self, turn: TurnGraph, context: Context, node: int, row: int, most: int
    ) -> Iterator[tuple[_Kept, list[_Kept], Option]]:
        """Yield what it keeps of each throw, what else it could, and the option."""
        for cast, options in _throws(turn, node):
            places = [(min(row + option.points // turn.unit, most), d) for option, d in options]
            at = 0
            if len(options) > 1:
                turned = node_state(turn, node, row, "keep", cast).turn
                move = self._move(self._state(turn.standing, context, turned))
                option = cast.by_dice[move.dice]
                at = next(
                    n
                    for n, (each, _) in enumerate(options)
                    if (each.points, each.hand, each.may_bank)
                    == (option.points, option.hand, option.may_bank)
                )
            kept = places[at]
            yield kept, [place for place in places if place != kept], options[at][0]

    def _ends(
        self, turn: TurnGraph, context: Context, node: int, row: int, option: Option, kept: _Kept
    ) -> bool:
        """Return whether it ends the turn after a keep, where it may."""
        points, d = kept
        if turn.node[d] < 0 or points < min(turn.bank_from[d], turn.pass_from[d]):
            return False
        thrown = self._state(turn.standing, context, node_state(turn, node, row, "throw").turn)
        return self._move(decide(thrown, option)) == BANK

    def _move(self, state: State) -> Move:
        """Return the move of the function, a legal one."""
        self._asked += 1
        if self._asked > _MOST_ASKED:
            raise EnvError(
                f"there are more than {_MOST_ASKED:,} states to ask about: say with reads what it"
                " looks at, take a smaller sheet, or measure it in games, with loss"
            )
        said = self.choose(state)
        if isinstance(said, Mapping):
            likeliest, chance = max(said.items(), key=lambda each: each[1])
            if chance < _SURE:
                raise EnvError(
                    f"it draws its move at {state!r}, and a plan holds one for each state: let it"
                    " return the likeliest, or measure it in games, with loss"
                )
            said = likeliest
        move = parse_move(said) if isinstance(said, str) else said
        if reason := legal_moves(state).why_not(move):
            raise EnvError(f"{move} isn't legal at {state!r}: {reason}")
        return move

    def _state(self, standing: Standing, context: Context, under_way: Turn) -> State:
        """Return a state that stands for a context."""
        rules = rules_of(self.sheet)
        unit = course(self.sheet, 2).unit
        off = self.sheet.entries and not context.rival
        final = None
        if context.final:
            final = Final(0 if context.score > context.rival else 1, ())
        board = Board(
            (context.score * unit, context.rival * unit),
            (standing, OFF if off else ON),
            (0, 0),
            0,
            final,
        )
        if under_way.phase == "offer":
            fresh = fresh_turn(rules, 0, standing)
            under_way = Turn(0, "offer", fresh.hand, offer=under_way.offer)
        return State(rules, board, under_way)


@lru_cache(maxsize=1 << 12)
def _throws(turn: TurnGraph, node: int) -> list[tuple[Cast, list[tuple[Option, int]]]]:
    """Return the throws of a node that something is kept of, one of those that are alike.

    Each comes with its options, one of those that lead to the same decision with the same points.
    """
    rules, hand = rules_of(turn.sheet), turn.nodes[node].hand
    thrown = node_state(turn, node, max(turn.nodes[node].own, 0), "throw")
    found: dict[tuple[tuple[int, int], ...], tuple[Cast, list[tuple[Option, int]]]] = {}
    for throw in multisets(hand.dice, turn.sheet.dice.faces):
        cast = rules.cast(hand, throw)
        ways: dict[tuple[int, int], Option] = {}
        for option in cast.ways:
            d = turn.decide(decide(thrown, option), tally=option.tally)
            ways.setdefault((option.points, d), option)
        if ways:
            some = [(option, d) for (_, d), option in sorted(ways.items())]
            found.setdefault(tuple(sorted(ways)), (cast, some))
    return list(found.values())
