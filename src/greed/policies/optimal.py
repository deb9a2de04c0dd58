"""The policy that plays to win: perfect between two."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from greed.core.errors import Unsolvable
from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Rules, rules_of
from greed.policies._policy import Policy
from greed.policies.maximiser import Maximiser
from greed.solver import (
    MOST_SEATS,
    Guided,
    MultiplayerEstimate,
    Solution,
    is_saved,
    saved_solution,
    solve,
)


@dataclass(frozen=True)
class Optimal(Policy):
    """Plays perfectly against one opponent, nearly so against more.

    It takes the move that wins most often if all play best. That is solved for two seats, and for
    more once `greed solve SHEET --seats N` has saved it; otherwise it is estimated from games
    between two (`greed.solver.MultiplayerEstimate`). Where a sheet has no solution it plays for the
    points of the turn, as `maximiser` does.
    """

    name = "optimal"
    solves = True

    def choose(self, state: State) -> Move:
        """Return the best move; of equals the one that is best for the next seat."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        estimate = multiplayer(state.rules)
        if estimate is None:
            return Maximiser().choose(state)
        if state.seats == 2:
            return estimate.solution.best(state)
        exact = None if state.away else _solved(state.rules, state.seats)
        return (exact or estimate).best(state)

    def seated(self, sheet: Sheet, seats: int = 2) -> Guided:
        """Return play by the values of the solution.

        Raises:
            Unsolvable: the sheet has no solution, or for so many seats nobody has saved it yet.
        """
        if seats == 2:
            return Guided(solution_of(rules_of(sheet)))
        if solution := _solved(rules_of(sheet), seats):
            return Guided(solution)
        if seats > MOST_SEATS:
            raise Unsolvable(
                f"games are solved for up to {MOST_SEATS} players; among {seats} optimal goes by an"
                " estimate: play it with greed arena"
            )
        raise Unsolvable(
            f"the game for {seats} isn't solved yet: first greed solve '{sheet.name}' --seats"
            f" {seats}"
        )


@lru_cache(maxsize=16)
def solution_of(rules: Rules) -> Solution:
    """Return the solution of a sheet between two.

    Raises:
        Unsolvable: there is none; the message says why.
    """
    return solve(rules.sheet)


@lru_cache(maxsize=16)
def multiplayer(rules: Rules) -> MultiplayerEstimate | None:
    """Return what bots go by on a sheet, for any number of seats; None if nothing is solved.

    A solution that comes with Greed goes before a new one, so that a bot with a seed makes the same
    choices on every machine.
    """
    from greed.packs import shipped_solution

    try:
        return MultiplayerEstimate(shipped_solution(rules.sheet) or solution_of(rules))
    except Unsolvable:
        return None


def _solved(rules: Rules, seats: int) -> Solution | None:
    """Return the saved solution for more than two seats, if there is one by now."""
    return _read(rules, seats) if is_saved(rules.sheet, seats) else None


@lru_cache(maxsize=4)
def _read(rules: Rules, seats: int) -> Solution | None:
    return saved_solution(rules.sheet, seats)
