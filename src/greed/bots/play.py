"""A game between bots, or by a script: what happens, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from greed.bots.interface import Bot, begin, decision, guarded
from greed.core.dice import Throw
from greed.core.game import apply, legal_moves, throw
from greed.core.moves import Move
from greed.core.record import Event
from greed.core.state import State

Step: TypeAlias = tuple[State, Event, State]
"""The state before an event, the event, and the state after it."""

Dice = Callable[[State], Throw]
"""Gives the dice that fall in a state in which dice are due."""


class Play:
    """A game under way.

    >>> from greed.bots import bot
    >>> from greed.core.game import start
    >>> from greed.sheets import load
    >>> play = Play(start(load("koans")), lambda state: (5,) * state.hand.dice, [bot("bold")] * 2)
    >>> [str(event) for _, event, _ in play.run()][:3]
    ['(5, 5, 5, 5, 5)', 'keep 5 5 5 5 5', 'roll']

    Attributes:
        state: the game now.
        events: what has happened.
        dice: gives the dice that fall.
        bots: who decides, by seat; None at the seat of somebody else.
        asked: the seat of the bot that was asked for something last.
    """

    def __init__(self, state: State, dice: Dice, bots: Sequence[Bot | None] = ()) -> None:
        self.state = state
        self.events: list[Event] = []
        self.dice = dice
        self.bots = tuple(bots)
        self.asked = 0

    def begin(self, seeds: Sequence[str]) -> None:
        """Tell every bot that a game begins, with the seed of its random choices.

        Raises:
            Breach: a bot failed.
        """
        for seat, (player, seed) in enumerate(zip(self.bots, seeds, strict=True)):
            if player is not None:
                self.asked = seat
                guarded(partial(begin, player, seat, len(self.bots), seed))

    def run(
        self, most: int = 100_000, decide: Callable[[State], Move] | None = None
    ) -> Iterator[Step]:
        """Yield step after step until the game is over, or there have been this many events.

        Without `decide` every seat needs a bot.
        """
        while not self.state.over and self.state.ply < most:
            if self.state.phase == "throw":
                yield self.throw()
            else:
                yield self.apply(decide(self.state) if decide else self.decided())

    def throw(self, dice: Throw | None = None) -> Step:
        """Let the dice fall that are due, or these.

        Raises:
            ThrowError: these dice cannot have fallen; nothing has changed.
            SourceError: the source has no more dice.
        """
        before = self.state
        fallen = self.dice(before) if dice is None else dice
        return self._went(before, fallen, throw(before, fallen))

    def apply(self, move: Move) -> Step:
        """Make a move.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        return self._went(self.state, move, apply(self.state, move))

    def decided(self) -> Move:
        """Return the move of the bot whose turn it is; it is asked only if it has a choice.

        Raises:
            Breach: the bot failed, or its answer is not a legal move.
        """
        moves, bot = legal_moves(self.state), self.bots[self.state.seat]
        assert bot is not None
        if len(moves) == 1:
            return moves[0]
        self.asked = self.state.seat
        return decision(bot, self.state, moves)

    def _went(self, before: State, event: Event, after: State) -> Step:
        """Take note of an event."""
        self.state = after
        self.events.append(event)
        return before, event, after
