"""Luck as a game goes on: what throws could have scored, and the hands that were thrown."""

from __future__ import annotations

from msgspec import Struct

from greed.core.turn import Hand
from greed.web.workers.book import OddsOf

__all__ = ["Luck"]


class Luck(Struct, frozen=True):
    """One seat's luck: the most its throws could have scored, and how often it threw each hand.

    What such hands score on average is looked up when it is shown, not while the game goes on.
    """

    scored: int = 0
    hands: tuple[tuple[Hand, int], ...] = ()

    def after(self, hand: Hand, points: int) -> Luck:
        """Return the luck after a throw of a hand, given the points it could have scored."""
        hands = dict(self.hands)
        hands[hand] = hands.get(hand, 0) + 1
        return Luck(self.scored + points, tuple(hands.items()))

    def of(self, odds: OddsOf) -> float:
        """Return the points above what such throws score on average."""
        return self.scored - sum(odds(hand).gain * times for hand, times in self.hands)
