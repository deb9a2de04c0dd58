"""A game as the kernel plays it forward: the throws of its turns, and what follows turns."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate

from greed.core.errors import SetupError
from greed.core.state import OFF, ON, OUT
from greed.graph import Course, TurnGraph, turn_graph
from greed.kernel import Block, kernel

ROW = 64
"""Numbers in a row of the course: see `Follows` in games.h."""
_ROWS, _MOST = 64, 1 << 16
"""Rows that there is room for at first, and at most."""


def throws_of(turn: TurnGraph) -> tuple[Block, list[Block]]:
    """Return the structure `Throws` of the kernel, and the blocks that it points to, to be kept."""
    block, faces = kernel().block, turn.sheet.dice.faces
    nodes = range(len(turn.nodes))
    total = [faces**node.hand.dice for node in turn.nodes]
    starts = turn.outcome_start
    orders = [
        round(turn.chance[o] * total[x]) for x in nodes for o in range(starts[x], starts[x + 1])
    ]
    bust, failed = (
        [round(chance * ways) for chance, ways in zip(column, total, strict=True)]
        for column in (turn.bust, turn.failed)
    )
    results = [starts[x + 1] - starts[x] + (bust[x] > 0) + (failed[x] > 0) for x in nodes]
    bits = [max((count - 1).bit_length(), 1) for count in results]
    begins = [0, *accumulate(1 << width for width in bits)]
    options = [
        number for o in range(len(turn.chance)) for option in sorted(turn.options(o))
        for number in option
    ]  # fmt: skip
    integers = [
        block("i", column)
        for column in (
            starts, turn.option_start, options, turn.node, turn.offer, turn.bank_from,
            turn.pass_from, turn.attempts,
        )
    ]  # fmt: skip
    ways = [block("q", column) for column in (orders, bust, failed, total)]
    slots = [block("i", begins[:-1]), block("i", bits), kernel().zeros("i", 3 * begins[-1])]
    numbers = len(turn.nodes), len(turn.node), turn.start, len(turn.offers)
    blocks = [*integers, *ways, *slots]
    record = kernel().record([*numbers, *blocks])
    if not kernel().call("fill_throws", record):
        raise MemoryError("there isn't enough memory to play this turn")
    return record, blocks


class Columns:
    """What a course says, written down for the kernel as far as anybody has asked.

    Attributes:
        course: the course.
        turns: of each standing, in the order in which the kernel has them.
        record: the structure `Course` of the kernel, another one after every question.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        standings = (ON, OFF, OUT) if course.sheet.entries else (ON,)
        self.turns = [turn_graph(course.sheet, standing) for standing in standings]
        self._number = {turn.standing: number for number, turn in enumerate(self.turns)}
        self._throws = [throws_of(turn) for turn in self.turns]
        records = b"".join(bytes(record.values) for record, _ in self._throws)
        self._turns = kernel().block("B", records)
        self._rows: dict[tuple[int, int], int] = {}
        self._follows = kernel().zeros("i", _ROWS * ROW)
        self.ask(0, 0)

    def turn(self, status: int) -> int:
        """Return the number of the turn that seats of a status play."""
        return self._number[self.course.statuses[status].standing]

    def ask(self, stage: int, status: int) -> None:
        """Write down what follows the turns of a stage and a status.

        Raises:
            SetupError: there are too many of them.
        """
        course, number = self.course, len(self._rows)
        if (stage, status) not in self._rows:
            if number == _MOST:
                raise SetupError("games of these players come to more kinds of turns than fit")
            if number * ROW == len(self._follows.values):
                more = array("i", self._follows.values)
                more.extend(more)
                self._follows = kernel().block("i", more)
            row = array("i", self._row(stage, status))
            self._follows.values[number * ROW : (number + 1) * ROW] = row
            self._rows[stage, status] = number
        stages, statuses = len(course.stages), len(course.statuses)
        numbers = array("i", [-1]) * (stages * statuses)
        for (k, s), row_number in self._rows.items():
            numbers[k * statuses + s] = row_number
        turns = [self.turn(s) for s in range(statuses)]
        shares = [share for won in course.shares for share in won]
        self._kept = (
            kernel().block("i", numbers), self._follows, kernel().block("d", shares or [0.0]),
            kernel().block("i", turns),
        )  # fmt: skip
        self.record = kernel().record(
            [course.seats, course.target, statuses, *self._kept, self._turns]
        )

    def _row(self, stage: int, status: int) -> Sequence[int]:
        follows = self.course.follows(stage, status)
        endings = [
            number
            for then, turned, after, move, _ in follows.endings
            for number in (then, turned, after, move)
        ]
        facts = follows.cost, int(follows.floor), int(follows.offered)
        return [*endings, *facts, self.course.stages[stage].leader]
