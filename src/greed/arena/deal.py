"""Shared dice: what falls depends on the seat, its turn and the throw in it, on nothing else.

In a deal every seat has dice of its own for each of its turns. Whatever is decided in one turn
moves no dice of another turn or seat, and the same deal can be played again with the players
seated otherwise: each then throws the dice that another one had. The luck of a deal falls on
every player in turn, so that what is left of a difference is play.
"""

from __future__ import annotations

from greed.core.record import Event, ends_turn
from greed.core.state import State
from greed.fair import SeededDice

__all__ = ["Deal"]


class Deal:
    """The dice of one game of a deal; it counts the turns itself.

    With `mirror`, the number of seats, the first seat has the dice of the last one and so on.

    >>> from greed.core.game import start
    >>> from greed.sheets import load
    >>> state = start(load("koans"))
    >>> Deal("seed").throw(state) == Deal("seed").throw(state)
    True
    """

    def __init__(self, seed: str, mirror: int = 0) -> None:
        self.seed = seed
        self.mirror = mirror
        self._turns: dict[int, int] = {}
        self._dice = SeededDice("")
        self._throws = 0
        self._fresh = True

    def __str__(self) -> str:
        return f"deal:{self.seed}"

    def throw(self, state: State) -> tuple[int, ...]:
        """Return the dice that fall in a state in which dice are due."""
        seat = state.seat
        if self._fresh:
            turn = self._turns.get(seat, 0) + 1
            self._turns[seat] = turn
            owner = self.mirror - 1 - seat if self.mirror else seat
            self._dice = SeededDice(f"{self.seed}/{owner}/{turn}")
            self._throws, self._fresh = 0, False
        self._throws += 1
        return self._dice.throw(self._throws, state.hand.dice, state.rules.sheet.dice.faces)

    def saw(self, before: State, event: Event, after: State) -> None:
        """Take note of an event: the turn may have ended with it."""
        self._fresh = self._fresh or ends_turn(before, event, after)
