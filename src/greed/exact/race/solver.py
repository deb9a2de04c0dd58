"""The race between two seats, solved by value iteration.

What a position is worth follows from what every end of a turn leads to; within a turn, that is
backward induction (`turn_kernels`). The order of the positions makes one round of it enough on most
sheets, for scores only grow:

1. the final round (`_final_round`), where a seat has reached the target;
2. both seats on the board (`BoardSolver`): by the sum of their scores, from the highest down;
3. a seat off the board (`EnteringSolver`): by the other seat's score, then both off it.

Where a bust costs points, a turn leads back to positions that are solved later. Then rounds of 2
and 3 are repeated until these stay as they are.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact._anderson import Anderson
from greed.exact.model import NEVER, Unsolvable, final_rules, statuses, turn_graph
from greed.exact.race._both_on_board import BoardSolver
from greed.exact.race._entering import EnteringSolver
from greed.exact.race._final_round import no_final_round, solve_final_round
from greed.exact.race._program import compiled_turn
from greed.exact.race._race import Race, Tick, race_rules
from greed.exact.race.horizon import horizon
from greed.exact.solo import fewest_turns
from greed.exact.tolerances import (
    FINES_SETTLED,
    LARGE_RACE,
    MOST_AMPLIFIED,
    RESETS_SETTLED,
    ROUGH_ENOUGH,
)
from greed.tables import Tables

__all__ = ["refuse", "solved"]

_ROUGH_ROWS = 48  # rows of a turn that are enough in the first rounds: few turns gain as much
_ROUNDS, _SMALL = 60, 20_000
_LEAST_FACTOR = 0.1  # by which a round brings two guesses closer, at the least


def solved(tables: Tables, tick: Tick | None = None) -> Race:
    """Solve a sheet's race; see `solve_race`."""
    refuse(tables)
    far, counts = horizon(tables), np.zeros(4, np.int64)
    end = (
        solve_final_round(tables, far.most, max(far.beyond, 1, far.least))
        if any(final_rules(tables).challenged)
        else no_final_round(tables, far.most)
    )

    def report(part: float) -> None:
        if tick:
            tick(int(counts[3]) + 1, part)

    race = Race(race_rules(tables), {}, -far.below, end, counts=counts)
    board = BoardSolver(race, compiled_turn(turn_graph(tables, ON)), far, report)
    race = board.race  # which knows where attempts at carryovers are kept
    entering = EnteringSolver(race, far)
    costs = {race.statuses.drop[status] for status in race.statuses.on}
    if any(isinstance(cost, int) for cost in costs):
        left = _iterate_fines(race, board, entering)
    elif "all" in costs:
        left = _iterate_resets(race, board, entering)
    else:
        residual = max(board.solve(counts), entering.solve(counts))
        left = _Left(residual, residual)
    if left.amplified > MOST_AMPLIFIED or not (race.lowest or board.paired or _ends(race, left)):
        raise Unsolvable("turns lead back to each other so often that its values don't settle")
    values = {group: values.copy() for group, values in race.values.items()}
    return replace(race, values=values, residual=max(left.residual, far.unseen))


def refuse(tables: Tables) -> None:
    """Raise Unsolvable if a sheet has no exact answer."""
    known, on = statuses(tables), turn_graph(tables, ON)
    if any(isinstance(drop, int) for drop in known.drop.values()) and known.off and not known.floor:
        raise Unsolvable("a fine for busts together with an entry: a score may fall below 0")
    if on.has_bonus and len(on.offers):
        raise Unsolvable("bonus turns together with carryovers")
    if on.has_bonus and on.row_to.max() >= NEVER:
        raise Unsolvable("bonus turns where the points of a turn have no bound")


class _Left(NamedTuple):
    """What iteration left open.

    residual: the largest change of the last round. amplified: what all rounds to come would change
    together, if they go on like the last ones.
    """

    residual: float
    amplified: float


def _iterate_resets(race: Race, board: BoardSolver, entering: EnteringSolver) -> _Left:
    """Repeat rounds until what a bust costs that takes all points stays as it is."""
    counts, enough = race.counts, RESETS_SETTLED[board.target >= LARGE_RACE]
    rows = _rough_rows(board, _ROUGH_ROWS)
    change, residual, factor, lines = 1.0, 0.0, 0.0, Anderson()
    before: tuple[NDArray[np.float64], NDArray[np.float64]] | None = None
    for number in range(_rounds(race)):
        residual = max(board.solve(counts, rows), entering.solve(counts, change / 1e4))
        given, values = board.after_resets()
        change = float(np.abs(values - given).max())
        counts[3] = number + 1
        if before is not None:  # by how much has this round brought two guesses closer?
            moved = float(np.abs(given - before[0]).max())
            closer = float(np.abs(values - before[1]).max()) / moved if moved else 0.0
            factor = min(0.999, max(factor, closer))
        if change < enough and rows == NEVER:
            break
        before = (given.copy(), values) if rows == NEVER else None
        board.take_after_resets(
            lines.accelerated(given.ravel(), values.ravel()).reshape(given.shape)
        )
        if change < ROUGH_ENOUGH and rows < NEVER:
            rows, lines = NEVER, Anderson()
    entering.solve_with_resets(counts, enough / 10)
    given, values = board.after_resets()
    change = max(change, float(np.abs(values - given).max()))
    return _Left(max(residual, change), change * max(factor, _LEAST_FACTOR) / (1.0 - factor))


def _iterate_fines(race: Race, board: BoardSolver, entering: EnteringSolver) -> _Left:
    """Repeat rounds until scores that fines lead to are worth the same: each allows one more."""
    counts, enough, lowest = race.counts, FINES_SETTLED[board.target >= LARGE_RACE], -race.lowest
    rows = _rough_rows(board, 2 * _ROUGH_ROWS)
    change, residual, factor, lines = 1.0, 0.0, 1.0, Anderson()
    for number in range(_rounds(race)):
        given, entered = board.after_fines(), entering.values()
        residual = max(board.solve(counts, rows, first_round=not number), entering.solve(counts))
        values = board.after_fines()
        counts[3] = number + 1
        before, change = change, float(np.abs(entering.values() - entered).max())
        change = max(change, float(np.abs(values - given)[:, lowest:, lowest:].max()))
        if rows == NEVER:
            factor = min(0.999, max(factor / 2.0, change / before if before else 0.0))
            if change * factor / (1.0 - factor) < enough:
                break
        if change < ROUGH_ENOUGH / 20.0 and rows < NEVER:
            rows, lines = NEVER, Anderson()
        elif number:
            board.take_after_fines(
                lines.accelerated(given.ravel(), values.ravel()).reshape(given.shape)
            )
    return _Left(max(residual, change), change * factor / (1.0 - factor))


def _ends(race: Race, left: _Left) -> bool:
    """Return whether games end soon enough for a small residual to mean something.

    Where a game can come back to where it was, a value is off by up to the residual times how often
    it does; with hardly a chance to get anywhere any values would satisfy their equations. A player
    alone needs no more turns than two who also look at each other.
    """
    try:
        turns = fewest_turns(race.tables)
    except Unsolvable:
        return False
    return left.residual * turns < MOST_AMPLIFIED


def _rough_rows(board: BoardSolver, enough: int) -> int:
    """Return how many rows of a turn are worth working out in the first rounds."""
    return enough if board.least < enough < board.target else NEVER


def _rounds(race: Race) -> int:
    """Return how many rounds a race may take; those of a small one take hardly any time."""
    return max(_ROUNDS, _SMALL // (race.target - race.lowest))
