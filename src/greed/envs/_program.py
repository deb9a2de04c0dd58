"""A sheet throw by throw, and what follows its turns, in the form in which the kernel reads them.

Learners see dice, and an action names the dice that are kept. So every throw of every hand is
listed with its keeps, and each keep with the decision of the turn (`greed.graph.TurnGraph`) that it
leads to. What follows a turn is asked when games come to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from greed.core.dice import weight
from greed.core.errors import Unsolvable
from greed.core.game import apply, decide
from greed.core.moves import ACCEPT, Move
from greed.core.state import OFF, ON, OUT, Board, Final, Offer, Phase, State, Turn, entry_of
from greed.core.turn import NO_DICE, Cast, Hand, Option, rules_of
from greed.core.turn_end import end_turn, lose_turn
from greed.core.walk import Walk
from greed.envs._codec import Codec, EnvError, hand_row
from greed.graph import AGAIN, BONUS, BUST, NEVER, PASS, Course, TurnGraph, course, turn_graph
from greed.graph.course import Stage, Status
from greed.kernel import Block, Field, kernel
from greed.sim.columns import Columns

_MOST_ROWS = 8_000_000
"""What keeps of nodes lead to, over all of them: some 100 MB."""
_KEPT, _FREE, _LOST, _MISSED = range(4)
_NOTHING, _BASE, _BEST = range(3)
_FAR = 1 << 20


class _Kind(NamedTuple):
    """What of an option decides where it leads to; the points only where nodes depend on them."""

    hand: Hand
    may_bank: bool
    tally: bool
    points: int


class Hands:
    """The throws of a sheet.

    Attributes:
        every: (H,) the hands. casts: (C,) their throws, hand by hand.
        kinds: (H,) the kinds of options of each hand.
        record: for the kernel.
    """

    def __init__(self, codec: Codec, turns: Sequence[TurnGraph]) -> None:
        rules, faces, unit = rules_of(codec.sheet), codec.sheet.dice.faces, turns[0].unit
        in_throw = any(entry.scope == "throw" for entry in codec.sheet.entries)
        self.apart = in_throw or any(node.own >= 0 for turn in turns for node in turn.nodes)
        walk, number = Walk(rules), {move: at for at, move in enumerate(codec.moves)}
        kinds: dict[Hand, dict[_Kind, int]] = {}
        self.casts: list[tuple[Hand, Cast]] = []
        ways: list[int] = []
        starts = [0]
        for hand, cast in walk:
            known = kinds.setdefault(hand, {})
            for option in cast.ways:
                action = -1 if cast.free else number[Move("keep", option.keep)]
                kind = known.setdefault(self.kind(option), len(known))
                ways += action, option.points // unit, kind
            starts.append(len(ways) // 3)
            self.casts.append((hand, cast))
        self.every = tuple(walk.hands)
        self.kinds = [list(kinds[hand]) for hand in self.every]
        self.number = {hand: at for at, hand in enumerate(self.every)}
        self.cast_number = {(hand, cast.throw): at for at, (hand, cast) in enumerate(self.casts)}
        sizes = [0] * len(self.every)
        for hand, _ in self.casts:
            sizes[self.number[hand]] += 1
        bits = [max(1, (size - 1).bit_length()) for size in sizes]
        slots = list(accumulate((1 << b for b in bits), initial=0))
        block, zeros = kernel().block, kernel().zeros
        shown = [hand_row(hand, faces) for hand in (*self.every, NO_DICE, Hand(0, locked=True))]
        lies = [cast.throw.count(face) for _, cast in self.casts for face in range(1, faces + 1)]
        fields: list[Field] = [
            faces, len(shown[0]), len(self.every), block("i", slots[:-1]), block("i", bits),
            zeros("i", 3 * slots[-1]), block("i", starts), block("i", ways),
            block("B", [_comes_to(cast) for _, cast in self.casts]), block("i", lies),
            block("i", [number for row in shown for number in row]),
        ]  # fmt: skip
        self.record, self._kept = kernel().record(fields), fields
        counts = block("q", [weight(cast.throw) for _, cast in self.casts])
        first = block("i", accumulate(sizes, initial=0))
        if not kernel().call("fill_hands", self.record, len(self.every), counts, first):
            raise MemoryError("there isn't enough memory for the throws of this sheet")

    def kind(self, option: Option) -> _Kind:
        """Return what kind of option this is."""
        points = option.points if self.apart else 0
        return _Kind(option.hand, option.may_bank, option.tally, points)

    def row(self, hand: Hand) -> int:
        """Return the row that is shown of a hand."""
        return self.number[hand] if hand.dice else len(self.every) + hand.locked


def _comes_to(cast: Cast) -> int:
    return _KEPT if cast.options else _FREE if cast.free else _MISSED if cast.missed else _LOST


class Standings:
    """The turns of a sheet by the standing of the player, as hands.

    Attributes:
        turns: of the standings, in the order of `Columns`; `number` finds one.
        hands: what they throw. record: for the kernel.
    """

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, codec: Codec) -> Standings:
        """Return those of a codec."""
        return cls(codec)

    def __init__(self, codec: Codec) -> None:
        entries = codec.sheet.entries
        every = ON, *(each for each in (OFF, OUT) if entries)
        try:
            self.turns = [turn_graph(codec.sheet, each) for each in every]
        except Unsolvable as error:
            raise EnvError(f"{error}: play one game with GymEnv") from None
        self.number = {each: at for at, each in enumerate(every)}
        self.hands = hands = Hands(codec, self.turns)
        rows = sum(len(hands.kinds[hands.number[n.hand]]) for t in self.turns for n in t.nodes)
        if rows > _MOST_ROWS:
            raise EnvError(
                f"turns of this sheet have {rows:,} keeps that lead to different things, too many"
                " for many games at once: fewer dice or faces, or a lower least bank, make them"
                " fewer; GymEnv plays one game"
            )
        self._kept = [self._standing(turn) for turn in self.turns]
        records = b"".join(bytes(record.values) for record, _ in self._kept)
        self.record = kernel().block("B", records)

    def _standing(self, turn: TurnGraph) -> tuple[Block, list[Block]]:
        """Return the nodes of a turn as hands, and what keeps lead to."""
        hands, block = self.hands, kernel().block
        after: list[int] = []
        starts, counts = [], []
        for node in turn.nodes:
            at = hands.number[node.hand]
            starts.append(len(after) // 3)
            thrown = node_state(turn, len(starts) - 1, max(node.own, 0), "throw")
            for kind in hands.kinds[at]:
                option = Option((), kind.points, kind.hand, kind.may_bank, kind.tally)
                decided = decide(thrown, option)
                number = turn.decide(decided, tally=kind.tally)
                shown = 0 if kind.tally else hands.row(kind.hand)
                after += number, shown, int(kind.may_bank)
            # What a keep adds to besides the points of the turn.
            fresh = _state(turn, Turn(0, "throw", node.hand))
            more = decide(fresh, Option((), turn.unit, NO_DICE, may_bank=True))
            counts.append(_BASE if more.inherited else _BEST if more.best_throw else _NOTHING)
        offer = _state(turn, Turn(0, "offer", NO_DICE, offer=Offer(turn.unit, Hand(1))))
        counted = apply(offer, ACCEPT).inherited > 0
        numbers = [hands.number[node.hand] for node in turn.nodes], starts, counts, after
        held = [block("i", column) for column in numbers]
        return kernel().record([*held, int(counted)]), held


def node_state(
    turn: TurnGraph, node: int, row: int, phase: Phase, cast: Cast | None = None
) -> State:
    """Return a state that throws a node, or has thrown it, with these points of the turn."""
    hand, own, shown = turn.nodes[node]
    inherited = (row - own) * turn.unit if own >= 0 else 0
    entry = entry_of(_state(turn, Turn(0, "throw", hand)), 0) if shown else None
    best = entry.points if entry else 0
    return _state(turn, Turn(0, phase, hand, row * turn.unit, inherited, best, cast=cast))


def _state(turn: TurnGraph, under_way: Turn) -> State:
    """Return a state of a player of a standing, so far below the target that none is reached."""
    board = Board((-NEVER * turn.unit, 0), (turn.standing, ON), (0, 0))
    return State(rules_of(turn.sheet), board, under_way)


class Ways:
    """What follows turns, as far as games have come, with what is shown of final rounds.

    Attributes:
        course: of the sheet and number of seats. columns: the same for the kernel.
        shown: the leader as a number from the seat to move, or -1; the seats that wait, a bit each;
            whether the score was beaten.
        fields: the same for the kernel, by stages and where games are over; and all statuses.
    """

    def __init__(self, codec: Codec) -> None:
        self.course: Course = course(codec.sheet, codec.seats)
        self.columns = Columns(self.course)
        self.shown: dict[tuple[int, int, int], int] = {}
        self._over: dict[tuple[int, int], list[int]] = {}
        self.ask(0, 0)

    def ask(self, stage: int, status: int) -> None:
        """Ask the core what follows the turns of a stage and status, and write it all down."""
        self.columns.ask(stage, status)
        if (stage, status) not in self._over:  # in the order of the rows of `columns`
            endings = enumerate(self.course.follows(stage, status).endings)
            self._over[stage, status] = [
                self._over_row(stage, status, *divmod(number, 3)) if end.then < 0 else -1
                for number, end in endings
            ]
        block, statuses = kernel().block, self.course.statuses
        shows = [self._row(_shown(stage)) for stage in self.course.stages]
        self.fields = [
            block("i", [number for row in self.shown for number in row]), block("i", shows),
            block("i", [row for rows in self._over.values() for row in rows]),
            block("i", [number for each in statuses for number in each]),
        ]  # fmt: skip

    def _row(self, shown: tuple[int, int, int]) -> int:
        return self.shown.setdefault(shown, len(self.shown))

    def _over_row(self, stage: int, status: int, end: int, where: int) -> int:
        """Return what is shown of the final round where a turn has ended the game."""
        here = self.course.stages[stage]
        others = (Status(ON),) * (self.course.seats - 1)
        leads, away = here.leader == 0, (1, 0, -1)[where]
        if end in (BUST, PASS, AGAIN):
            gap = away = 0 if leads or (here.parts and away <= 0) else 1
        else:
            gap, away = (0, -_FAR if away < 0 else 0) if leads else (_FAR, away)
        state = self.course.state(here, (self.course.statuses[status], *others), gap)
        if end in (BUST, PASS):
            after = lose_turn(state, struck=end == BUST)
        else:
            points = 0 if end == AGAIN else (gap - away) * self.course.unit
            best = points and _FAR * self.course.unit
            turn = Turn(0, "decide", NO_DICE, points, 0, best, may_bank=points > 0)
            after = end_turn(State(state.rules, state.board, turn), 1, bonus=end in (AGAIN, BONUS))
        return self._row(_final_shown(after.final))


def _shown(stage: Stage) -> tuple[int, int, int]:
    waits = sum(1 << seat for seat, part in enumerate(stage.parts) if seat and part == "waits")
    return stage.leader, waits, int(stage.beaten)


def _final_shown(final: Final | None) -> tuple[int, int, int]:
    if final is None:
        return -1, 0, 0
    return final.leader, sum(1 << seat for seat in final.queue), int(final.beaten)
