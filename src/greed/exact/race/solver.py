"""The solver of the race between two seats: both on the board, one still off it, and the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from greed.core.state import ON
from greed.exact._anderson import Anderson
from greed.exact.model import NEVER, Unsolvable, final_rules, statuses, turn_graph
from greed.exact.race._both_on_board import BoardSolver
from greed.exact.race._claims import may_claim_proof
from greed.exact.race._entering import EnteringSolver
from greed.exact.race._error_bounds import bound_error
from greed.exact.race._final_round import solve_final_round
from greed.exact.race._program import compiled_turn
from greed.exact.race._rules import race_rules
from greed.exact.race._values import FinalRound, Race, Tick
from greed.exact.race.horizon import Horizon, horizon
from greed.exact.race.kernels import LANES
from greed.tables import Tables

__all__ = ["refuse", "solved"]

_CLOSE = 1e-10
# A change of what resets lose that is small enough; in large races, where a round takes long,
# one digit less, for it is proven afterwards how far they are off.
_LOST = 1e-9, 1e-6
_FINED = 1e-10, 3e-8  # what fines leave open, likewise
_LARGE = 100
_NEAR = 6e-2  # a change from which on rounds are worth doing in full
_ROUGH = 48  # rows of a turn that are enough before
_SHRINK = 0.1  # by which a round brings two guesses closer at the least
_PASSES, _SMALL = 60, 20_000
_WIDE = 1e-4  # an error that is none of an exact answer


def solved(tables: Tables, tick: Tick | None = None) -> Race:
    """Solve a sheet's race; see `race`."""
    refuse(tables)
    known, rules, on = statuses(tables), final_rules(tables), turn_graph(tables, ON)
    far = horizon(tables)
    turns = {status.standing: turn_graph(tables, status.standing) for status in known.all}
    if any(rules.challenged):
        end = solve_final_round(tables, tuple(turns), far.most, max(far.beyond, 1, far.least))
    else:
        size = far.most + 2 * LANES
        end = FinalRound(
            {each: np.zeros(size) for each in turns},
            {each: np.zeros((len(on.offers), 1, size)) for each in turns},
            {each: np.ones(size) for each in turns},
            0.0,
        )
    begun = Race(race_rules(tables), {}, -far.below, end)

    def report(part: float) -> None:
        if tick:
            tick(int(begun.counts[3]) + 1, part)

    found = _solved(begun, far, report)
    found = replace(found, proven=found.proven and may_claim_proof(tables))
    if found.error > _WIDE:
        raise Unsolvable(f"an answer would be known to {found.error:.1g} only")
    return found


def refuse(tables: Tables) -> None:
    """Raise Unsolvable if a sheet has no exact answer."""
    known, on = statuses(tables), turn_graph(tables, ON)
    if any(isinstance(drop, int) for drop in known.drop.values()) and known.off and not known.floor:
        raise Unsolvable("a fine for busts together with an entry: a score may fall below 0")
    if on.has_bonus and len(on.offers):
        raise Unsolvable("bonus turns together with carryovers")
    if on.has_bonus and on.row_to.max() >= NEVER:
        raise Unsolvable("bonus turns where the points of a turn have no bound")


def _solved(begun: Race, far: Horizon, report: Callable[[float], None]) -> Race:
    """Return a race with its values, how far these can be off, and whether that is proven."""
    turn = compiled_turn(turn_graph(begun.tables, ON))
    board = BoardSolver(begun, turn, far, report)
    entering = EnteringSolver(board.found, far)
    error, proven = _solve(board.found, board, entering)
    values = {group: values.copy() for group, values in board.found.values.items()}
    found = replace(board.found, values=values, error=error, proven=proven)
    if proven:
        return found
    del board, entering  # and all that they took
    error, proven = bound_error(found, turn, far, error, report)
    found.counts[3] += 1
    return replace(found, error=error, proven=proven)


def _solve(found: Race, board: BoardSolver, entering: EnteringSolver) -> tuple[float, bool]:
    known = found.statuses
    fines = any(isinstance(known.drop[s], int) for s in known.on)
    if fines:
        return _go_round(found, board, entering), False
    if not any(known.drop[s] == "all" for s in known.on):
        error = board.solve(_CLOSE, found.counts)
        change = entering.solve(found.counts)
        error, proven = entering.wrong(error, change, board.grain, found.counts)
        return error, proven and board.proven
    error, lines = 1.0, Anderson()
    lost = _LOST[board.target >= _LARGE]
    # The first rounds need not be exact: few turns gain as much as _ROUGH units.
    rows = _ROUGH if board.least < _ROUGH < board.target else NEVER
    shrink, before = 0.0, None
    for turns in range(_passes(found)):
        board.solve(_CLOSE, found.counts, rows)
        entering.solve(found.counts, error / 1e4)
        given, values = board.lost()
        error = float(np.abs(values - given).max())
        found.counts[3] = turns + 1
        if before is not None:
            # By how much a round brings two guesses closer.
            moved = float(np.abs(given - before[0]).max())
            closer = float(np.abs(values - before[1]).max()) / moved if moved else 0.0
            shrink = min(0.999, max(shrink, closer))
        if error < lost and rows == NEVER:
            break
        before = (given.copy(), values) if rows == NEVER else None
        board.lose(lines.accelerated(given.ravel(), values.ravel()).reshape(given.shape))
        if error < _NEAR and rows < NEVER:
            rows, lines = NEVER, Anderson()
    entering.go_on(found.counts, lost / 10)
    given, values = board.lost()
    error = max(error, float(np.abs(values - given).max()))
    return error * max(shrink, _SHRINK) / (1.0 - shrink), False


def _passes(found: Race) -> int:
    """Return how many rounds a race may take; those of a small one take hardly any time."""
    return max(_PASSES, _SMALL // (found.target - found.lowest))


def _go_round(found: Race, board: BoardSolver, entering: EnteringSolver) -> float:
    """Solve a race in which a score can fall: every round allows for one more fall."""
    error, shrink, lines = 1.0, 1.0, Anderson()
    large = board.target >= _LARGE
    rows = 2 * _ROUGH if board.least < 2 * _ROUGH < board.target else NEVER
    for turns in range(_passes(found)):
        given, entered = board.fallen(), entering.values()
        board.solve(_CLOSE, found.counts, rows, fresh=not turns)
        entering.solve(found.counts)
        values = board.fallen()
        found.counts[3] = turns + 1
        least = -found.lowest
        before, error = error, float(np.abs(entering.values() - entered).max())
        error = max(error, float(np.abs(values - given)[:, least:, least:].max()))
        if rows == NEVER:
            # What the next round brings, and all that follow, if they go on like this.
            shrink = min(0.999, max(shrink / 2.0, error / before if before else 0.0))
            if error * shrink / (1.0 - shrink) < _FINED[large]:
                break
        if error < _NEAR / 20.0 and rows < NEVER:
            rows, lines = NEVER, Anderson()
        elif turns:
            board.fall(lines.accelerated(given.ravel(), values.ravel()).reshape(given.shape))
    return error * shrink / (1.0 - shrink)
