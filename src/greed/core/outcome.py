"""The outcome of a game: who has won, and what ended it."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from greed.core.endgame import after_bank
from greed.core.messages import listed, say
from greed.core.state import State


class Termination(Enum):
    """What ended a game; `sentence` explains it.

    >>> import greed
    >>> greed.Termination.TARGET.sentence
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
        return say(f"ended-{self.value.replace(' ', '-')}")


class Outcome(Struct, frozen=True, gc=False):
    """Who has won a game, and what ended it; seats are numbered from 0.

    >>> import greed
    >>> str(greed.Outcome((1,), greed.Termination.TARGET))
    'Player 2 wins. The first player to bank the target wins at once.'
    """

    winners: tuple[int, ...]
    termination: Termination

    def __str__(self) -> str:
        seats = [str(seat + 1) for seat in self.winners]
        who = "many" if len(seats) > 1 else "one"
        won = say("position-won", player=listed(seats), who=who)
        return f"{won} {self.termination.sentence}"


def outcome(state: State) -> Outcome | None:
    """Return who has won and what ended the game; None while it goes on.

    >>> import greed
    >>> state = greed.parse_position("basic 10000,9550 2/1 decide 3 - 450 - 1> 90")
    >>> greed.outcome(state)
    >>> print(greed.outcome(greed.apply(state, "bank")))
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
