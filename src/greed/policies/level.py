"""Policies of nine strengths: each knows the best play and makes small mistakes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import exp
from typing import ClassVar, Self

from greed.core.game import apply, legal_moves
from greed.core.moves import BANK, Move
from greed.core.numerals import whole
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Rules, rules_of
from greed.policies._planned import bank_in
from greed.policies._policy import Policy, PolicyError
from greed.policies.maximiser import Maximiser, expected
from greed.policies.optimal import multiplayer, solution_of
from greed.solver import Guided

LEVELS = range(1, 10)
LOUD = 1.5
QUIETER = 0.55
_WON = 1.0 - 1e-12


def noise(level: int, rules: Rules) -> float:
    """Return the temperature of a level, in win probability.

    A move worth this much less than the best one is chosen e times less often. It is a
    fraction of what a turn gains on average, counting the target as a whole win.

    >>> from greed.core.turn import rules_of
    >>> from greed.sheets import load
    >>> koans = rules_of(load("koans"))
    >>> round(noise(1, koans), 3), round(noise(9, koans), 4)
    (0.139, 0.0012)
    """
    return LOUD * QUIETER ** (level - 1) * expected(rules) / rules.sheet.target


class Level(Policy):
    """Makes small mistakes: level:1 many, level:9 hardly any.

    It draws moves from a softmax over win probability; the level sets the temperature. Where moves
    are worth about the same it takes any, where much is at stake it seldom errs. It takes a win,
    and never banks for nothing. Win probabilities come from the solved game between two, among more
    seats from an estimate (`greed.solver.MultiplayerEstimate`). On sheets without a solution it
    goes by the expected points of the turn, counting the target as a whole win.

    With a seed, or the seed of a game, it makes the same choices again; they depend on the ply.
    """

    name = "level"
    written: ClassVar[str] = "level:N"
    solves = True

    def __init__(self, level: int = 5, seed: str | None = None) -> None:
        self.level = level
        self.seed = seed
        self._game: str | None = None
        self._points = Maximiser()

    def __str__(self) -> str:
        return f"level:{self.level}"

    @classmethod
    def made(cls, parameter: str, seed: str | None) -> Self:
        """Return the policy of a level, 5 if none is given."""
        level = whole(parameter or "5")
        if level is None or level not in LEVELS:
            raise PolicyError(f"level takes a number from 1 to 9, e.g. level:5, not {parameter}")
        return cls(level, seed)

    def begin(self, seat: int, seats: int, seed: str) -> None:  # noqa: ARG002
        """Take the seed of the game that begins."""
        self._game = seed

    def choose(self, state: State) -> Move:
        """Return a random move; good moves are likelier than bad ones."""
        weights = self._weights(state)
        if len(weights) == 1:
            return next(iter(weights))
        return self._lots(state).choices(tuple(weights), tuple(weights.values()))[0]

    def chances(self, state: State) -> Mapping[Move, float]:
        """Return how likely it is to take each move; of moves that lead to the same, the first."""
        weights = self._weights(state)
        total = sum(weights.values())
        return {move: weight / total for move, weight in weights.items()}

    def _weights(self, state: State) -> dict[Move, float]:
        """Return the moves it may take, each with a weight in proportion to its chance."""
        moves = tuple(legal_moves(state))
        if len(moves) == 1:
            return {moves[0]: 1.0}
        if BANK in moves and not (ends := bank_in(state)).brings and not ends.settles:
            return {next(move for move in moves if move != BANK): 1.0}
        worths = self._worths(state, moves)
        best = max(worths.values())
        if best >= _WON:
            return {max(worths, key=lambda move: worths[move]): 1.0}
        heat = noise(self.level, state.rules)
        return {move: exp((worth - best) / heat) for move, worth in worths.items()}

    def _worths(self, state: State, moves: tuple[Move, ...]) -> dict[Move, float]:
        """Return what moves are worth; of those that lead to the same only the first."""
        estimate = multiplayer(state.rules)
        after: dict[State, Move] = {}
        for move in moves:
            after.setdefault(apply(state, move), move)
        if estimate is not None:
            judge = estimate.solution if state.seats == 2 else estimate
            return {move: judge.value(then, state.seat) for then, move in after.items()}
        target = state.rules.sheet.target
        return {move: self._points.worth(state, move) / target for move in after.values()}

    def _lots(self, state: State) -> random.Random:
        seeds = [seed for seed in (self.seed, self._game) if seed is not None]
        return random.Random(f"{':'.join(seeds)}:{state.ply}") if seeds else random.SystemRandom()

    def seated(self, sheet: Sheet, seats: int = 2) -> Guided:
        """Return play by the values of the solution between two, at the temperature of the level.

        Raises:
            Unsolvable: the sheet has no solution.
            PolicyError: more play, among whom it goes by an estimate.
        """
        if seats != 2:
            raise PolicyError(
                f"among {seats} {self} goes by an estimate: play it with greed arena --seats"
                f" {seats}"
            )
        rules = rules_of(sheet)
        return Guided(solution_of(rules), noise(self.level, rules))
