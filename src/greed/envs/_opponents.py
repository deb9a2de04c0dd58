"""Who plays against a learner in many games at once, and what the kernel must know of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from greed.core.sheet import Sheet
from greed.envs._codec import EnvError
from greed.graph import NEVER, Context, Course, TurnGraph
from greed.graph.game import Table
from greed.kernel import Block, kernel
from greed.policies import Policy, policy
from greed.solver import Guided, Planner, Solution
from greed.solver.size import offers_of

Opponent = Policy | Planner | Guided | str
"""An opponent of many games."""

ASK_COURSE, ASK_PLAN, ASK_VALUES, ASK_ROWS = 1, 2, 3, 4
_LEARNS, _DRAWS, _PLANS, _PLANS_BY_RIVAL, _SOLVES = range(5)
_PLACES_BITS = 16
_MOST_RECORDS, _MOST_BYTES = 1 << 15, 256 << 20
"""Plans, or turns of solutions, that are kept at most, and the bytes that they take."""


_FIRST_ROWS = 48
"""Units of a turn for which plans are made at first, besides those of a throw."""


class Opponents:
    """The players of the seats that aren't the learner's, and what they go by, as far as games ask.

    Attributes:
        fields: for the kernel. bits: how many places for plans there are, as a power of two.
    """

    def __init__(self, course: Course, turns: Sequence[TurnGraph], who: Sequence[Opponent]) -> None:
        self.course, self.bits = course, _PLACES_BITS
        self._turns = {turn.standing: turn for turn in turns}
        players = [_seated(each, course.sheet, course.seats) for each in who]
        self._players = [None, *players]
        learners = [_LEARNS] * (course.seats - len(players))
        self._sits = kernel().block("i", learners + [_kind(player) for player in players])
        places, zeros = 1 << self.bits, kernel().zeros
        self._keys, self._places = zeros("q", places), zeros("i", places)
        self._plans, self._known = _Kept(4), _Kept(5)
        guides = [player for player in players if isinstance(player, Guided)]
        heats = [each.temperature if isinstance(each, Guided) else 0.0 for each in players]
        self._heats = kernel().block("d", [0.0] * len(learners) + heats)
        if len({guide.solution for guide in guides}) > 1:
            raise EnvError("opponents that play by solutions must all play by the same")
        self._guide: Block | None = None
        if guides:
            solution = cast("Solution", guides[0].solution)
            if solution.sheet != course.sheet or solution.seats != course.seats:
                raise EnvError(f"an opponent plays by another game: {solution!r}")
            self._arrays = solution.arrays
            self._guide, tables = solution.arrays.game, solution.graph.tables
            self._tables = {table: k for k, table in enumerate(tables)}

    @property
    def fields(self) -> list[Block | None]:
        """What the kernel reads: seats, places of plans, plans, a solution and what it says."""
        return [
            self._sits, self._heats, self._keys, self._places, self._plans.block, self._guide,
            self._known.block,
        ]  # fmt: skip

    def remember(self, place: int, key: int, number: int) -> None:
        """Write down for the kernel which record a turn goes by."""
        self._keys.values[place], self._places.values[place] = key, number

    def _make_room(self, kept: _Kept) -> None:
        """Forget everything, if there is too much of it: no turn goes by any of it now."""
        if kept.full:
            kept.forget()
            memoryview(self._keys.values).cast("B")[:] = bytes(8 << self.bits)

    def plan(self, seat: int, stage: int, status: int, own: int, rival: int) -> int:
        """Return the number of the plan of a turn that begins."""
        player = cast("Planner", self._players[seat])
        context = player.reads(self.course.context(stage, status, own, max(rival, -NEVER)))
        turn = self._turns[self.course.statuses[status].standing]
        name = id(player), turn.standing, context
        if (number := self._plans.find(name)) is not None:
            return number
        self._make_room(self._plans)
        rows = _FIRST_ROWS + max(turn.points)
        return self._plans.add(name, *_written(player, turn, context, rows))

    def widen(self, number: int, points: int) -> None:
        """Make a plan again, with rows for this many points and one more throw."""
        who, standing, context = cast("tuple[int, int, Context]", self._plans.names[number])
        player = cast("Planner", next(each for each in self._players if id(each) == who))
        turn = self._turns[standing]
        rows = 2 * points + max(turn.points)
        self._plans.put(number, *_written(player, turn, context, rows))

    def values(self, stage: int, statuses: Sequence[int], scores: Sequence[int]) -> int:
        """Return the number of what a solution says of a turn that begins."""
        arrays, course = self._arrays, self.course
        graph, here = arrays.plain, course.stages[stage]
        first, parts, beaten = here
        k = self._tables.get(
            Table(tuple(course.statuses[s] for s in statuses), first, parts, beaten)
        )
        if k is None:
            raise EnvError("an opponent's solution doesn't know this position: no game comes to it")
        goal = course.target if here.leader < 0 else scores[here.leader]
        away = [goal - score for score in scores]
        if here.leader >= 0:
            away[here.leader] = goal - course.target
        gaps = graph.clipped(k, away)
        if (number := self._known.find((k, gaps))) is not None:
            return number
        self._make_room(self._known)
        block, zeros, call = kernel().block, kernel().zeros, kernel().call
        ask = arrays.game, arrays.programs, k, block("i", gaps), arrays.reach
        rows = int(call("play_alone", *ask, 0, None, None))
        nodes = len(self._turns[graph.tables[k].statuses[0].standing].nodes)
        thrown = zeros("d", rows * nodes * arrays.width)
        ends = zeros("d", rows * (offers_of(graph) + 2) + 1)
        if call("play_alone", *ask, rows, thrown, ends) < 0:
            raise MemoryError("there isn't enough memory to play this turn")
        mine = block("d", thrown.values[:: arrays.width])
        return self._known.add((k, gaps), [graph.index(k, gaps), k, rows], [mine, ends])


class _Kept:
    """Records for the kernel, of some words each, by what they are about.

    Attributes:
        block: the records. names: what they are about.
    """

    def __init__(self, words: int) -> None:
        self._words = words
        self.block = kernel().words([0] * (words * _MOST_RECORDS))
        self.forget()

    def forget(self) -> None:
        """Forget all records."""
        self.names: list[object] = []
        self._numbers: dict[object, int] = {}
        self._blocks: list[Block] = []
        self._bytes = 0

    @property
    def full(self) -> bool:
        """Whether there is no room for another record."""
        return len(self._numbers) == _MOST_RECORDS or self._bytes > _MOST_BYTES

    def find(self, name: object) -> int | None:
        """Return the number of a record, None if there is none."""
        return self._numbers.get(name)

    def add(self, name: object, numbers: list[int], blocks: list[Block]) -> int:
        """Add a record of integers and then addresses; return its number."""
        self.names.append(name)
        number = self._numbers[name] = len(self._numbers)
        self.put(number, numbers, blocks)
        return number

    def put(self, number: int, numbers: list[int], blocks: list[Block]) -> None:
        """Write a record in the place of another."""
        words = [*numbers, *(block.address for block in blocks)]
        for at, word in enumerate(words, number * self._words):
            self.block.values[at] = word
        self._blocks += blocks
        self._bytes += sum(memoryview(block.values).nbytes for block in blocks)


def _written(
    player: Planner, turn: TurnGraph, context: Context, rows: int
) -> tuple[list[int], list[Block]]:
    """Return a plan with this many rows as a record."""
    plan, block = player.plan(turn, range(rows), context), kernel().block
    return [rows], [block("d", plan.rank), block("B", plan.ends), block("B", plan.takes)]


def _seated(who: Opponent, sheet: Sheet, seats: int) -> Planner | Guided | None:
    """Return how an opponent plays; None: at random."""
    if who == "random":
        return None
    player = policy(who) if isinstance(who, str) else who
    return player.seated(sheet, seats) if isinstance(player, Policy) else player


def _kind(player: Planner | Guided | None) -> int:
    if player is None:
        return _DRAWS
    if isinstance(player, Guided):
        return _SOLVES
    return _PLANS_BY_RIVAL if player.heeds_rival else _PLANS
