"""Turns of two seats, played by given choices, sixteen at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._deciders import Choices
from greed.exact.match._seat_values import MatchSeat
from greed.exact.model import NEVER, TurnGraph, turn_graph
from greed.exact.race import Positions, terminal_values
from greed.exact.race.horizon import Horizon
from greed.exact.turn.kernels import LANES, Shares, backward_lanes, evaluate_lanes

__all__ = ["Cell", "Played", "TurnEvaluation"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Cell(NamedTuple):
    """Turns of a seat (0 or 1) in positions that differ in nothing but the scores."""

    seat: int
    positions: Positions


class Played(NamedTuple):
    """What the turns of a cell are worth, as in `Shares` but with the parts first: (3, ..., n)."""

    start: Floats
    attempts: Floats


class TurnEvaluation:
    """Plays the turns of two seats.

    Attributes:
        limit: a row that no turn on the board comes to, or only a few do.
    """

    def __init__(self, seats: tuple[MatchSeat, MatchSeat], far: Horizon) -> None:
        self.seats, self.far, self.limit = seats, far, far.limit
        self.rules = rules = seats[0].race.rules
        standings = {status.standing for status in rules.statuses.all}
        self.turns = {each: turn_graph(rules.tables, each) for each in standings}

    def play(self, cells: list[Cell]) -> list[Played]:
        """Play the turns of some cells and return their shares, cell by cell."""
        pieces: dict[tuple[int, int], list[tuple[int, Positions]]] = {}
        for at, (seat, positions) in enumerate(cells):
            for piece in _pieces(positions):
                pieces.setdefault((seat, positions.group.mine.standing), []).append((at, piece))
        found: list[list[Played]] = [[] for _ in cells]
        for (seat, standing), some in pieces.items():
            for block in _blocks(some):
                shares = self._block(seat, standing, [piece for _, piece in block])
                first = 0
                for at, piece in block:
                    last = first + len(piece.a)
                    found[at].append(
                        Played(shares.start[:, first:last], shares.attempts[..., first:last])
                    )
                    first = last
        return [_joined(each) for each in found]

    def _block(self, seat: int, standing: int, pieces: list[Positions]) -> Played:
        """Play up to sixteen turns."""
        decider, turn = self.seats[seat].decider, self.turns[standing]
        top = max(self._top(piece) for piece in pieces)
        rows = np.arange(top + 1)
        evaluation = self.seats[seat].evaluation
        own = [terminal_values(evaluation, piece, rows) for piece in pieces]
        banks = _lanes([ends.banks for ends in own])
        shape = top + 1, len(turn.node)
        worth = np.empty((shape[0] + turn.reach, shape[1], LANES))
        ends = np.empty((*shape, LANES))
        judged = own if decider is None else [decider.turns(piece, rows) for piece in pieces]
        if isinstance(judged[0], Choices):
            worth[:] = _lanes([each.worth for each in judged])  # type: ignore[union-attr]
            ends[:] = _lanes([each.ends for each in judged])  # type: ignore[union-attr]
        else:
            banked, bust, stop = (_lanes(list(each)) for each in zip(*judged, strict=True))
            backward_lanes(turn, top, banked, bust, stop, worth, ends)
        last = _lanes([self._last(piece) for piece in pieces])
        room = np.empty((*shape, 3, LANES))
        found = Shares(np.zeros((3, LANES)), np.zeros((len(turn.attempts), top + 1, 3, LANES)))
        evaluate_lanes(turn, _parts(turn), top, worth, ends, banks, last, room, found)
        return Played(found.start, found.attempts.transpose(2, 0, 1, 3))

    def _top(self, positions: Positions) -> int:
        """Return the row of turns from which on more points are worth no more."""
        part, group, a, b = positions
        far = self.far
        limit = self.limit if group.mine.standing == ON else NEVER
        if part == "leader":
            return min(len(self.seats[0].race.final_round.bonus[ON]), limit)
        goal = self.rules.target - int(a.min()) if part == "race" else int((b - a).max())
        return int(min(max(goal + max(far.beyond, 1), far.least), limit))

    def _last(self, positions: Positions) -> Ints:
        """Return the rows above which a bank records nothing."""
        part, _, a, b = positions
        if not self.rules.overshoot or part == "leader":
            return np.full(len(a), NEVER)
        return self.rules.target - a if part == "race" else b - a


def _parts(graph: TurnGraph) -> int:
    """Return how many parts of `Shares` a turn needs: 2 if only busts record nothing."""
    records = (graph.stop_from >= NEVER).all() and not (graph.missed.any() or graph.overshoot)
    return 2 if records else 3


def _joined(parts: list[Played]) -> Played:
    """Return shares side by side, with as many rows as the most of them have."""
    rows = np.arange(max(each.attempts.shape[2] for each in parts))
    attempts = [each.attempts[:, :, np.minimum(rows, each.attempts.shape[2] - 1)] for each in parts]
    starts = [each.start for each in parts]
    return Played(np.concatenate(starts, axis=-1), np.concatenate(attempts, axis=-1))


def _pieces(positions: Positions) -> Iterator[Positions]:
    """Yield spots in pieces of no more than sixteen."""
    part, group, a, b = positions
    for first in range(0, len(a), LANES):
        yield Positions(part, group, a[first : first + LANES], b[first : first + LANES])


def _blocks(pieces: Iterable[tuple[int, Positions]]) -> Iterator[list[tuple[int, Positions]]]:
    """Put pieces together that fit into one block."""
    block: list[tuple[int, Positions]] = []
    for at, piece in pieces:
        if block and sum(len(each.a) for _, each in block) + len(piece.a) > LANES:
            yield block
            block = []
        block.append((at, piece))
    if block:
        yield block


def _lanes(parts: list[NDArray]) -> NDArray:  # type: ignore[type-arg]
    """Return arrays side by side, the last lane repeated."""
    whole = np.concatenate(parts, axis=-1) if len(parts) > 1 else parts[0]
    lanes = np.minimum(np.arange(LANES), whole.shape[-1] - 1)
    return np.ascontiguousarray(whole[..., lanes])
