"""The outcome of a game: who has won, and what ended it."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from greed.core.endgame import after_bank
from greed.core.state import State

__all__ = ["Outcome", "Termination", "outcome"]


class Termination(Enum):
    """What ended a game; `sentence` explains it.

    >>> Termination.TARGET.sentence
    'The first player to bank the target wins at once.'
    """

    TARGET = "target"
    UNANSWERED = "unanswered"
    FINAL_ROUND = "final round"
    SHARED = "shared"
    REACHED_FIRST = "reached first"

    @property
    def sentence(self) -> str:
        """One sentence for people."""
        return _SENTENCES[self]


_SENTENCES = {
    Termination.TARGET: "The first player to bank the target wins at once.",
    Termination.UNANSWERED: (
        "The target was banked in the last turn of a round, so nobody may answer."
    ),
    Termination.FINAL_ROUND: "The final round is over, and nobody else has as many points.",
    Termination.SHARED: "The final round is over, and players with equal scores share the win.",
    Termination.REACHED_FIRST: (
        "The final round is over, and of equal scores the one reached first wins."
    ),
}


class Outcome(Struct, frozen=True):
    """Who has won a game, and what ended it; seats are numbered from 0.

    >>> str(Outcome((1,), Termination.TARGET))
    'Player 2 wins. The first player to bank the target wins at once.'
    """

    winners: tuple[int, ...]
    termination: Termination

    def __str__(self) -> str:
        *most, last = (str(seat + 1) for seat in self.winners)
        who = f"Players {', '.join(most)} and {last} win" if most else f"Player {last} wins"
        return f"{who}. {self.termination.sentence}"


def outcome(state: State) -> Outcome | None:
    """Return who has won and what ended the game; None while it goes on.

    >>> import greed
    >>> state = greed.parse_position("basic 10000,9550 2/1 decide 3 - 450 - 1> 90")
    >>> outcome(state)
    >>> print(outcome(greed.apply(state, "bank")))
    Players 1 and 2 win. The final round is over, and players with equal scores share the win.
    """
    return Outcome(state.winners, _termination(state)) if state.over else None


def _termination(state: State) -> Termination:
    if state.final is None:
        return Termination.TARGET
    if len(state.winners) > 1:
        return Termination.SHARED
    if _unanswered(state):
        return Termination.UNANSWERED
    best = max(state.scores)
    tied = state.scores.count(best) > 1
    return Termination.REACHED_FIRST if tied else Termination.FINAL_ROUND


def _unanswered(state: State) -> bool:
    """Say whether the last player to act was the first to reach the target, with no turn to come.

    Nobody who has reached the target falls below it again before the game is over, unless all
    others have had a turn since.
    """
    score, target = state.scores[state.seat], state.rules.sheet.target
    reached = sum(other >= target for other in state.scores)
    if score < target or reached > 1:
        return False
    begun = after_bank(replace(state, board=replace(state.board, final=None)), score)
    return begun is not None and not begun.queue
