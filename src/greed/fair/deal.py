"""The dice of a deal, which the games of a tournament share so that luck weighs less."""

from __future__ import annotations

from itertools import pairwise
from typing import Self

from greed.core.moves import Move
from greed.core.record import Event, Record, ends_turn, replay
from greed.core.state import State
from greed.fair import SeededDice

DEAL = "deal"
"""What the dice of a deal are called in a record, before its seed."""


class Deal:
    """The dice of one game of a deal; it counts the turns itself.

    With `mirror`, the number of seats, the first seat has the dice of the last one and so on.

    >>> import greed
    >>> state = greed.start(greed.load("koans"))
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
        return f"{DEAL}:{self.seed}"

    @classmethod
    def after(cls, seed: str, record: Record) -> Self:
        """Return the deal with this seed as it stands after the events of a record."""
        deal = cls(seed)
        for (before, after), event in zip(pairwise(replay(record)), record.events, strict=True):
            if not isinstance(event, Move):
                deal.throw(before)
            deal.saw(before, event, after)
        return deal

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
