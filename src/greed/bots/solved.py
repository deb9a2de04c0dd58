"""A bot that knows what its choices are worth: it takes the best, and looks twice at the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib.util import find_spec

from greed.bots.interface import BotError
from greed.bots.judgement import banked, settles
from greed.core.bank import why_no_points
from greed.core.errors import install
from greed.core.game import apply, legal_moves
from greed.core.moves import BANK, ROLL, Move
from greed.core.state import State

__all__ = ["Solved", "need_exact"]

_SURE = 1e12
"""More than anything else is worth; of keeps that win or lead the one with most points is taken."""


class Solved(ABC):
    """Chooses the move that is worth most by a solution of the sheet.

    What it solves knows no opponent, so two things of the game go before it: it takes a win, or
    the lead in the final round, and it never banks where that is hopeless.
    """

    def choose(self, state: State) -> Move:
        """Return the move that is worth most; in a tie the bank."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        if state.phase == "decide":
            if settles(state):
                return BANK
            if state.final and not banked(state):
                return ROLL
        return max(moves, key=lambda move: (self.worth(state, move), move == BANK))

    def worth(self, state: State, move: Move) -> float:
        """Return what a move is worth, in whatever this bot counts."""
        if move == BANK:
            return self.ended(state)
        after = apply(state, move)
        if after.phase == "throw" and after.seat == state.seat and not _begins(state, after):
            return self.thrown(after)
        if after.phase != "decide":
            return self.tallied(state, after)
        if settles(after):
            return _SURE + after.points
        choices = [self.thrown(after)] if after.hand.dice else []
        if BANK in legal_moves(after) and (not after.final or banked(after) or not choices):
            choices.append(self.ended(after))
        return max(choices)

    @abstractmethod
    def thrown(self, state: State) -> float:
        """Return what it is worth to throw the hand of a state."""

    @abstractmethod
    def banking(self, state: State, score: int) -> float:
        """Return what it is worth to end the turn with a score recorded."""

    @abstractmethod
    def stopping(self, state: State) -> float:
        """Return what it is worth to end the turn with nothing recorded."""

    @abstractmethod
    def tallied(self, state: State, after: State) -> float:
        """Return what it is worth that a keep has banked the points and begun a bonus turn."""

    def ended(self, state: State) -> float:
        """Return what it is worth to bank."""
        if why_no_points(state):
            return self.stopping(state)
        return self.banking(state, state.scores[state.seat] + state.points)


def _begins(state: State, after: State) -> bool:
    """Say whether a move has ended a turn and begun a bonus turn."""
    return state.phase == "keep" and after.phase == "throw"


def need_exact(bot: str) -> None:
    """Refuse a bot whose solver cannot be loaded.

    Raises:
        BotError: NumPy or Numba is missing.
    """
    missing = [name for name in ("numpy", "numba", "platformdirs") if find_spec(name) is None]
    if missing:
        raise BotError(
            f"{bot} solves the sheet, which needs {', '.join(missing)};"
            f" install with: {install('exact')}"
        )
