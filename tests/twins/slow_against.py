"""A slow twin of games between policies: every state of the core, with a bot in one seat or both.

It is the slow race with fewer choices: where a seat has a bot, the bot's move is the only one.
"""

from __future__ import annotations

from tests.twins.slow_race import SlowRace

from greed.bots.interface import Bot
from greed.core.game import apply, start
from greed.core.sheet import Sheet
from greed.core.state import State


class SlowAgainst(SlowRace):
    """What seat 0 wins from every state; a seat without a bot plays best."""

    def __init__(
        self, sheet: Sheet, cap: int, bots: tuple[Bot | None, Bot | None], most: int = 10**9
    ) -> None:
        self.bots = bots
        super().__init__(sheet, cap, most)

    def wins(self, first: int) -> float:
        """Return what seat 0 wins of the games that a seat begins."""
        return float(self.values[self._node(start(self.sheet, first=first))])

    def _following(self, state: State) -> list[int]:
        bot = self.bots[state.seat]
        if bot is None:
            return super()._following(state)
        return [self._node(apply(state, bot.choose(state)))]
