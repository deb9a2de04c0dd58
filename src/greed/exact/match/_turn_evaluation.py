"""The seats of a game between two, and their turns, played by given choices, sixteen at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.engine import run
from greed.exact.match._deciders import BestDecider, Decider, Outcomes, TurnPlan
from greed.exact.match.lanes import LANES, Shares
from greed.exact.model import NEVER, Status, TurnGraph, Unsolvable, turn_graph
from greed.exact.race import (
    Attempts,
    Evaluation,
    FinalRound,
    Group,
    Positions,
    Race,
    race_rules,
    terminal_values,
)
from greed.exact.race.horizon import Horizon
from greed.exact.tolerances import MATCH_SETTLED, REPLY_HASTE
from greed.tables import Tables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_DOUBLES = 300e6  # bytes for attempts up to which they are held as doubles, or else as integers
_REMEMBERED = 200_000  # turns of a player of which it is remembered where they end


class MatchSeat(NamedTuple):
    """A seat while a match is worked out.

    Attributes:
        decider: who decides its turns; None: it plays best against what the other seat does.
        race: what it wins with its turn to come.
        evaluation: what the ends of its turns are worth to it.
    """

    decider: Decider | None
    race: Race
    evaluation: Evaluation


def match_seats(
    tables: Tables, deciders: tuple[Decider | None, Decider | None], far: Horizon
) -> tuple[MatchSeat, MatchSeat]:
    """Return both seats, with all values yet to be found."""
    races = _unsolved(tables, far), _unsolved(tables, far)
    accepts = [None if decider is None else decider.accepts for decider in deciders]
    return (
        MatchSeat(deciders[0], races[0], Evaluation(races[0], races[1], accepts[1])),
        MatchSeat(deciders[1], races[1], Evaluation(races[1], races[0], accepts[0])),
    )


def _unsolved(tables: Tables, far: Horizon) -> Race:
    """Return the values of a race with room for all that can be asked of it."""
    rules, on = race_rules(tables), turn_graph(tables, ON)
    seat_statuses, final = rules.statuses, rules.final_rules
    target, offers = rules.target + far.below, len(on.offers)
    size, rows = far.most + 1, far.most + max(far.beyond, 1, far.least) + 1
    shape = offers, rows if final.offers else 1, size
    standings = {status.standing for status in seat_statuses.all}
    end = FinalRound(
        behind={standing: np.full(size, final.less) for standing in standings},
        taken={standing: np.zeros(shape) for standing in standings},
        bonus={standing: np.ones(size) for standing in standings},
    )
    values: dict[Group, Floats] = {}
    entering: dict[Group, Floats] = {}
    offered = []
    for group in rules.groups(seat_statuses.all, seat_statuses.all):
        scores = [target if status.standing == ON else 1 for status in (group.mine, group.other)]
        values[group] = np.full(scores, 0.5)
        if (rules.turn_graph(group).attempts < 0).all() or group.other != Status(ON):
            continue  # the player who makes an offer has banked
        if group.mine.standing == ON:
            offered.append(group)
        else:
            entering[group] = np.zeros((offers, target, target))
    attempts = None
    if offered:
        row, step = Attempts.rows(target)
        count = len(offered) * offers * step + target  # some are looked up in vain
        kept: NDArray[Any] = np.zeros(count, "f8" if 8 * count <= _DOUBLES else "i4")
        places = np.arange(len(offered)) * offers * step
        attempts = Attempts(kept, dict(zip(offered, places.tolist(), strict=True)), step, row)
    return Race(rules, values, -far.below, end, attempts=attempts, entering=entering)


def keep_attempts(race: Race, group: Group, tried: Floats, a: Ints, b: Ints) -> None:
    """Write down what attempts are worth: (J, rows, n) by the points inherited."""
    x, y = a - race.lowest, b - race.lowest
    last = tried.shape[1] - 1
    if group in race.entering:
        entering = race.entering[group]
        t = np.minimum(np.arange(entering.shape[1]), last)
        entering[:, :, y] = tried[:, t]
    elif race.attempts is not None and group in race.attempts.at:
        t = np.arange(1, int(y.max(initial=0)) + 1)[:, None]
        there = t <= y
        row = race.attempts.row[np.minimum(t, len(race.attempts.row) - 1), x + y] + x
        for j, worth in enumerate(tried):
            place = race.attempts.at[group] + j * race.attempts.step + row
            values = np.take(worth, np.minimum(t[:, 0], last), axis=0)
            race.attempts.write(place[there], values[there])


class Cell(NamedTuple):
    """Turns of a seat (0 or 1) in positions that differ in nothing but the scores."""

    seat: int
    positions: Positions

    def part(self, places: Ints) -> Cell:
        """Return some of the turns."""
        part, group, a, b = self.positions
        return Cell(self.seat, Positions(part, group, a[places], b[places]))


class Played(NamedTuple):
    """What the turns of a cell are worth, as in `Shares` but with the parts first: (3, ..., n)."""

    start: Floats
    attempts: Floats

    def replaced(self, places: Ints, better: Played) -> Played:
        """Return the same with other turns in some places."""
        rows = max(self.attempts.shape[2], better.attempts.shape[2])
        start, attempts, others = self.start.copy(), self.rows(rows), better.rows(rows)
        start[:, places], attempts[..., places] = better.start, others
        return Played(start, attempts)

    def rows(self, count: int) -> Floats:
        """Return what attempts are worth in this many rows; the last one holds for all above."""
        return self.attempts[:, :, np.minimum(np.arange(count), self.attempts.shape[2] - 1)]


class TurnEvaluation:
    """Plays the turns of two seats.

    Attributes:
        limit: a row that no turn on the board comes to, or only a few do.
    """

    def __init__(self, seats: tuple[MatchSeat, MatchSeat], far: Horizon) -> None:
        self.seats, self.far, self.limit = seats, far, far.limit
        self.rules = rules = seats[0].race.rules
        standings = {status.standing for status in rules.statuses.all}
        self.turns = {standing: turn_graph(rules.tables, standing) for standing in standings}

    def play(self, cells: list[Cell]) -> list[Played]:
        """Play the turns of some cells and return their shares, cell by cell.

        A turn is followed to its ends, which are then weighed. Attempts at carryovers begin with
        any number of points: turns that may begin with one are worked out backwards.
        """
        pieces: dict[tuple[int, int], list[tuple[int, Positions]]] = {}
        played: list[list[Played]] = [[] for _ in cells]
        for at, (seat, positions) in enumerate(cells):
            standing = positions.group.mine.standing
            if not len(self.turns[standing].offers):
                played[at].append(self._weighed(seat, positions))
                continue
            for piece in _pieces(positions):
                pieces.setdefault((seat, standing), []).append((at, piece))
        for (seat, standing), some in pieces.items():
            for block in _blocks(some):
                shares = self._block(seat, standing, [piece for _, piece in block])
                first = 0
                for at, piece in block:
                    last = first + len(piece.a)
                    played[at].append(
                        Played(shares.start[:, first:last], shares.attempts[..., first:last])
                    )
                    first = last
        return [_joined(parts) for parts in played]

    def _weighed(self, seat: int, positions: Positions) -> Played:
        """Return what turns are worth by where they end."""
        outcomes = self._outcomes(seat, positions)
        rows = np.arange(max(len(outcome.ends) for outcome in outcomes))
        ends = np.zeros((len(rows), outcomes[0].ends.shape[1], len(outcomes)))
        for lane, outcome in enumerate(outcomes):
            ends[: len(outcome.ends), :, lane] = outcome.ends
        banks = terminal_values(self.seats[seat].evaluation, positions, rows).banks
        over = (rows[:, None] > self._last(positions))[:, None]
        banks, counted = banks[:, : ends.shape[1]], (ends > 0.0) & ~over
        # What no turn ends on has a value that nobody has worked out: any number, or none.
        worth = np.multiply(ends, banks, out=np.zeros(ends.shape), where=counted)
        stops = np.array([outcome.stop for outcome in outcomes]) + (ends * over).sum(axis=(0, 1))
        start = [worth.sum(axis=(0, 1)), np.array([outcome.bust for outcome in outcomes]), stops]
        return Played(np.stack(start), np.zeros((3, 0, 1, len(outcomes))))

    def _outcomes(self, seat: int, positions: Positions) -> list[Outcomes]:
        """Return where turns end; those of a player who decides by itself are remembered."""
        decider, (part, group, a, b) = self.seats[seat].decider, positions
        if decider is None:
            return list(self._followed(self._player(seat), positions))
        keys = list(zip(decider.keys(positions), self._tops(positions).tolist(), strict=True))
        if len(decider.outcomes) > _REMEMBERED:
            decider.outcomes.clear()
        new = {key: at for at, key in enumerate(keys) if key not in decider.outcomes}
        at = np.array(list(new.values()), np.int64)
        followed = self._followed(decider, Positions(part, group, a[at], b[at]))
        decider.outcomes |= zip(new, followed, strict=True)
        return [decider.outcomes[key] for key in keys]

    def _player(self, seat: int) -> Decider:
        """Return who decides the turns of a seat: a best reply has no rules of its own."""
        seats = self.seats[seat]
        return seats.decider or BestDecider(seats.evaluation, haste=REPLY_HASTE)

    def _followed(self, decider: Decider, positions: Positions) -> Iterator[Outcomes]:
        """Yield where turns end.

        Raises:
            Unsolvable: a player never ends one, and no throw does.
        """
        standing = positions.group.mine.standing
        turn = turn_graph(self.rules.tables, standing, front=not decider.heat)
        for piece in _pieces(positions):
            top, count = int(self._tops(piece).max()), len(piece.a)
            worth, ends = self._choices(turn, top, [piece], decider)
            ends_at, lost = np.empty((count, 1 + turn.has_bonus, top + 1)), np.empty((count, 4))
            run("forward_lanes", turn, top, worth, ends, decider.heat, ends_at, lost)
            if not isinstance(decider, BestDecider) and lost[:, 3].max() > MATCH_SETTLED:
                raise Unsolvable("a turn of such a player can go on without end")
            for recorded, (bust, missed, stopped, _) in zip(ends_at, lost.tolist(), strict=True):
                rows = np.flatnonzero(recorded.any(axis=0)).max(initial=0) + 1
                yield Outcomes(recorded[:, :rows].T.copy(), bust, missed + stopped)

    def _choices(
        self, turn: TurnGraph, top: int, pieces: list[Positions], player: Decider
    ) -> tuple[Floats, Floats]:
        """Return `worth` and `ends`, as `backward_lanes` has them, of up to sixteen turns."""
        rows, width = np.arange(top + 1), turn.decisions
        worth = np.empty((top + 1 + turn.reach, width, LANES))
        ends = np.empty((top + 1, width, LANES))
        judged: list[Any] = [player.turns(piece, rows) for piece in pieces]
        if isinstance(judged[0], TurnPlan):
            worth[:] = _lanes([plan.worth for plan in judged])
            ends[:] = _lanes([plan.ends for plan in judged])
            return worth, ends
        banks, bust, stop = (_lanes(list(values)) for values in zip(*judged, strict=True))
        run("backward_lanes", turn, top, banks, bust, stop, player.heat, worth, ends)
        if player.heat:  # nobody stops where that loses for sure
            ends *= rows[:, None, None] >= _lanes([self._leads_from(piece) for piece in pieces])
        return worth, ends

    def _block(self, seat: int, standing: int, pieces: list[Positions]) -> Played:
        """Play up to sixteen turns backwards."""
        evaluation, turn = self.seats[seat].evaluation, self.turns[standing]
        top = max(int(self._tops(piece).max()) for piece in pieces)
        rows = np.arange(top + 1)
        worth, ends = self._choices(turn, top, pieces, self._player(seat))
        banks = _lanes([terminal_values(evaluation, piece, rows).banks for piece in pieces])
        last = _lanes([self._last(piece) for piece in pieces])
        room = np.empty((top + 1, turn.decisions, 3, LANES))
        shares = Shares(np.zeros((3, LANES)), np.zeros((len(turn.attempts), top + 1, 3, LANES)))
        run("evaluate_lanes", turn, _parts(turn), top, worth, ends, banks, last, room, shares)
        return Played(shares.start, shares.attempts.transpose(2, 0, 1, 3))

    def _tops(self, positions: Positions) -> Ints:
        """Return the rows of turns from which on more points are worth no more."""
        part, group, a, b = positions
        far = self.far
        limit = self.limit if group.mine.standing == ON else NEVER
        if part == "leader":
            return np.full(len(a), min(len(self.seats[0].race.final_round.bonus[ON]), limit))
        goal = self.rules.target - a if part == "race" else b - a
        return np.minimum(np.maximum(goal + max(far.beyond, 1), far.least), limit)

    def _leads_from(self, positions: Positions) -> Ints:
        """Return the rows from which a challenger leads, or wins; 0 for others."""
        part, _, a, b = positions
        if part != "challenger":
            return np.zeros_like(a)
        return b - a + (not self.rules.final_rules.equal)

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
    rows = max(part.attempts.shape[2] for part in parts)
    attempts, starts = [part.rows(rows) for part in parts], [part.start for part in parts]
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
        if block and sum(len(other.a) for _, other in block) + len(piece.a) > LANES:
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
