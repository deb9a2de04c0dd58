"""A solved game between three: what any state that it covers is worth to each seat."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greed.core.game import apply, legal_moves, start
from greed.core.moves import Move
from greed.core.reachable import why_unreachable
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.model import state_index
from greed.exact.multi._three_final import round_of
from greed.exact.multi._three_layout import group_of, turn_of
from greed.exact.multi._three_room import STEPS, kernel_group, offers_of, room
from greed.exact.multi._three_rules import KINDS, kind_of
from greed.exact.multi._three_solver import TIE, Three
from greed.tables import Tables

__all__ = ["ThreeSolution"]

_KEPT = 256
_NOISE = 1e-12
"""What is less comes from adding up floating-point numbers, and is nobody's chance."""


class ThreeSolution:
    """Answers for every state of a game between three in which each seat plays best for itself.

    Of moves that are worth the same to a player, the one that is best for the next player counts.

    Attributes:
        tables: the sheet as arrays.
        three: what the beginnings of turns are worth.
        seconds: the CPU time that it took, compiling included.
        unsettled: positions for which no pure choice is best for all; see docs/three.md.
    """

    error = 0.75 / STEPS
    """How much the rounding to 16 bits can change a number shown: each is within half a step, the
    last of three, which follows from the others, within a whole one."""

    def __init__(self, three: Three, seconds: float = 0.0) -> None:
        from greed.exact.multi._three_kernels import Chances

        self.tables: Tables = three.tables
        self.seconds, self.unsettled = seconds, len(three.unsettled)
        self.three, self._layout = three, three.where
        where, step = three.where, 1.0 / STEPS if three.mine.dtype == np.uint16 else 1.0
        self._chances = Chances(three.third, three.mine, step, where.offset, where.wide, where.low)
        self._offers = offers_of(three.tables, three.ring, three.attempts, three.final)
        self._rest = lru_cache(maxsize=_KEPT)(self._play)
        self._last = lru_cache(maxsize=_KEPT)(self._play_final)

    def covers(self, state: State) -> bool:
        """Return whether it answers for a state; one for a corner doesn't for earlier states."""
        if state.seats != 3:
            return False
        if state.over:
            return True
        order = [(state.seat + k) % 3 for k in range(3)]
        scores = [state.scores[seat] // self.tables.unit for seat in order]
        where = self._layout
        if state.final is not None:
            return not where.floor or min(scores) >= where.floor
        group = group_of(state, where)
        if group not in where.groups or (scores < where.low[group]).any():
            return False
        if self.three.whole or not self._offers.hands:
            return True
        above = sum(scores) - where.lowest
        inherited = state.offer.points if state.offer else state.inherited
        begins = self._begins(state) is not None or state.offer
        return (
            above == 0
            or self._fresh(state)
            or bool(begins and above <= inherited // self.tables.unit)
        )

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.tables.sheet

    def worth(self, state: State, seat: int) -> float:
        """Return the chance that a seat wins from a state in any phase, a shared win its share.

        >>> import greed
        >>> from greed.exact.multi import solve_three
        >>> solved = solve_three(greed.load("koans(target=500)"))
        >>> start = greed.start(solved.sheet, 3)
        >>> [round(solved.worth(start, seat), 3) for seat in range(3)]
        [0.407, 0.322, 0.271]

        Raises:
            ValueError: not three play, or no game of the sheet comes to this state; says why.
        """
        if state.seats != 3:
            raise ValueError(f"this solution is for three seats, not for {state.seats}")
        if fault := why_unreachable(state):
            raise ValueError(f"no game of this sheet can reach this position: {fault}")
        return self.chances(state)[seat]

    def chances(self, state: State) -> tuple[float, float, float]:
        """Return what each seat wins from a state that a game can come to, in any phase."""
        if state.over:
            share = 1.0 / len(state.winners)
            return tuple(share * (seat in state.winners) for seat in range(3))  # type: ignore[return-value]
        if state.phase != "throw":
            return self.chances(apply(state, self.best(state)))
        mine, following = self._thrown(state)
        found = [0.0, 0.0, 0.0]
        for k, chance in enumerate((mine, following, 1.0 - mine - following)):
            found[(state.seat + k) % 3] = chance if chance > _NOISE else 0.0
        return found[0], found[1], found[2]

    def best(self, state: State) -> Move:
        """Return the move that wins the player to move most; of equals, the next player."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]

        def liked(move: Move) -> float:
            found = self.chances(apply(state, move))
            return found[state.seat] + TIE * found[(state.seat + 1) % 3]

        return max(moves, key=liked)

    @property
    def first(self) -> tuple[float, float, float]:
        """What each seat wins from the start, the one that begins first."""
        return self.chances(start(self.sheet, 3))

    def _thrown(self, state: State) -> tuple[float, float]:
        """Return what a state that waits for dice is worth to the mover and the next seat."""
        if not self.covers(state):
            raise ValueError("this solution is for later positions, or for others")
        order = [(state.seat + k) % 3 for k in range(3)]
        a, b, c = (state.scores[each] // self.tables.unit for each in order)
        off = [int(state.standing[each] != ON) for each in order]
        if state.final is None:
            group = group_of(state, self._layout)
            if self._fresh(state):
                at = self._at(group, a, b, c)
                mine, third = (
                    float(each[at]) * self._chances.step
                    for each in (self._chances.mine, self._chances.third)
                )
                return mine, 1.0 - mine - third
            found = self._attempt(state, group, a, b, c)
            if found is not None:
                return found
            nodes = self._rest(group, a, b, c)
        else:
            kind = kind_of(state)
            scores, leader = (a, b, c), KINDS[kind][0]
            behind, other = scores[leader] - a, scores[leader] - scores[3 - leader]
            nodes = self._last(kind, off[0], off[3 - leader], behind, other)
        where = state_index(turn_of(self.tables, off[0]))
        mine, following = nodes[min(where.row(state), len(nodes) - 1), where.node(state)]
        return float(mine - TIE * following), float(following)

    def _fresh(self, state: State) -> bool:
        """Return whether a turn begins, without a carryover."""
        return (
            state.phase == "throw" and not state.points
            and state.hand == state.rules.start_hand(state.entry)
        )  # fmt: skip

    def _begins(self, state: State) -> int | None:
        """Return which carryover is being attempted, if a state is about to throw for one."""
        if state.phase != "throw" or not state.hand.attempt:
            return None
        graph = turn_of(self.tables, int(state.standing[state.seat] != ON))
        attempts = graph.attempts.tolist()
        node = state_index(graph).node(state)
        return attempts.index(node) if node in attempts else None

    def _at(self, group: int, a: int, b: int, c: int) -> int:
        """Return where a position is kept."""
        low, wide = (each[group].tolist() for each in (self._layout.low, self._layout.wide))
        one, two = wide[0] - low[0], wide[1] - low[1]
        row = (c - low[2]) * (one + two - 1) + a + b - low[0] - low[1]
        return int(self._layout.offset[group] + row * one + a - low[0])

    def _attempt(
        self, state: State, group: int, a: int, b: int, c: int
    ) -> tuple[float, float] | None:
        """Return what an attempt at a carryover is worth, if it is kept."""
        from greed.exact.multi._three_kernels import attempts_at

        hand, t = self._begins(state), state.points // self.tables.unit
        if hand is None or not 0 < t < self._layout.target:
            return None
        at = attempts_at(self._chances, self._offers, group, t, a + b + c, c)
        if at < 0:
            return None
        size, kept = int(self._offers.plane[group, t]), self._offers.ring
        at = int(at) + 2 * hand * size + a
        step = self._offers.ring_step
        return float(kept[at]) * step, float(kept[at + size]) * step

    def _play(self, group: int, a: int, b: int, c: int) -> NDArray[np.float64]:
        from greed.exact.multi import _three_kernels as kernels

        where = self._layout
        turn = turn_of(self.tables, group // 3 & 1)
        top = max(where.target - a + where.beyond, where.least)
        space, bust = room(turn, top + 1), np.zeros((2, kernels.LANES))
        held = kernel_group(self.tables, where, group)
        banks = space.banks[: top + 1]
        kernels.fill(
            self._chances, self._offers, held, self.three.final.plain, a, b, b + c, top, TIE,
            banks, bust,
        )  # fmt: skip
        record_to = where.target - a if held.forfeits else top + 1
        kernels.play(turn, top, banks, bust, record_to, space.held, space.nodes)
        return space.nodes[: top + 1, :, :2, 0].copy()

    def _play_final(
        self, kind: int, off: int, off_other: int, behind: int, other: int
    ) -> NDArray[np.float64]:
        from greed.exact.multi import _three_kernels as kernels

        where, turn = self._layout, turn_of(self.tables, off)
        top = max(behind + where.beyond, where.least)
        space, bust = room(turn, top + 1), np.zeros((2, kernels.LANES))
        banks = space.banks[: top + 1]
        kernels.final_ends(
            round_of(self.tables, kind), self._offers, self.three.final.plain, off, off_other,
            behind, other, top, TIE, bust, banks,
        )  # fmt: skip
        forfeits = self.sheet.end.overshoot == "forfeits"
        record_to = behind if forfeits else top + 1
        kernels.play(turn, top, banks, bust, record_to, space.held, space.nodes)
        return space.nodes[: top + 1, :, :2, 0].copy()
