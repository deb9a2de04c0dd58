"""Everything that is worked out of one sheet for a single player, in one value."""

from __future__ import annotations

from dataclasses import dataclass

from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, OUT
from greed.core.turn import Hand
from greed.exact.model import Unsolvable, statuses
from greed.exact.solo import SoloRace, saved_solo
from greed.exact.turn import (
    AverageReward,
    BestTurn,
    Odds,
    Threshold,
    average_reward,
    odds,
    saved_best_turn,
)
from greed.tables import Tables


@dataclass(frozen=True)
class Overview:
    """What is known of a sheet.

    Attributes:
        tables: the sheet as arrays.
        odds: of one throw of each hand.
        turns: the best turn of a player on the board, not yet on it, and off it again; only
            those that there are.
        long_run: where busts in a row cost points: the best turns for ever; else None.
        solo: the race alone; None where it wasn't asked for, or has no end.
    """

    tables: Tables
    odds: tuple[Odds, ...]
    turns: dict[int, BestTurn]
    average_reward: AverageReward | None
    solo: SoloRace | None

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.tables.sheet

    @property
    def turn(self) -> BestTurn:
        """The best turn of a player on the board."""
        return self.turns[ON]

    @property
    def thresholds(self) -> dict[Hand, Threshold]:
        """When to bank on the board, by the hand that would be thrown."""
        hands = self.tables.hands
        return {hands[threshold.hand]: threshold for threshold in self.turn.thresholds}

    @property
    def plain(self) -> tuple[Odds, ...]:
        """The odds of the hands of which nothing matters but their dice, by dice."""
        plain = [line for line in self.odds if line.hand == Hand(line.hand.dice)]
        return tuple(sorted(plain, key=lambda line: line.hand.dice))

    @property
    def accepts(self) -> dict[Hand, int | None]:
        """From how many points on a carryover is worth an attempt; None: never."""
        turn = self.turn.turn_graph
        return {
            self.tables.hands[hand]: self.turn.accepts_from(number)
            for number, hand in enumerate(turn.offers)
        }


def overview(tables: Tables, cap: int | None = None, *, alone: bool = True) -> Overview:
    """Return everything about a sheet; what was solved before comes from the cache.

    Args:
        tables: the sheet.
        cap: points of a turn above this one are worth nothing (not in the race alone).
        alone: work out the race alone as well, which takes longest where scores are many.

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    standings = {status.standing for status in statuses(tables).all}
    try:
        race = saved_solo(tables) if alone else None
    except Unsolvable:
        race = None
    return Overview(
        tables=tables,
        odds=odds(tables),
        turns={
            standing: saved_best_turn(tables, standing, cap)
            for standing in (ON, OFF, OUT)
            if standing in standings
        },
        average_reward=average_reward(tables, cap) if statuses(tables).fined else None,
        solo=race,
    )
