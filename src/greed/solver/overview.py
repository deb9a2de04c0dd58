"""Everything that is worked out of one sheet for a single player, in one value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, OUT, Standing
from greed.core.turn import Hand
from greed.graph import NEVER, game_graph
from greed.solver.alone import turn_counts
from greed.solver.solution import Solution
from greed.solver.solve import solve
from greed.solver.turn import (
    AverageReward,
    BestTurn,
    Odds,
    Threshold,
    average_reward,
    best_turn,
    odds,
)


@dataclass(frozen=True)
class Overview:
    """What is known of a sheet.

    Attributes:
        sheet: the sheet.
        odds: of one throw of each hand.
        turns: the best turn of a player on the board, not yet on it, and off it again; only those
            that there are.
        average_reward: where busts in a row cost points: the best turns for ever; else None.
        alone: the race of a player alone; None where it wasn't asked for, or has no end.
    """

    sheet: Sheet
    odds: tuple[Odds, ...]
    turns: dict[Standing, BestTurn]
    average_reward: AverageReward | None
    alone: Solution | None

    @property
    def turn(self) -> BestTurn:
        """The best turn of a player on the board."""
        return self.turns[ON]

    @property
    def unit(self) -> int:
        """The greatest number that divides all points."""
        return self.turn.graph.unit

    @property
    def thresholds(self) -> dict[Hand, Threshold]:
        """When to bank on the board, by the hand that would be thrown."""
        return {threshold.hand: threshold for threshold in self.turn.thresholds}

    @property
    def plain(self) -> tuple[Odds, ...]:
        """The odds of the hands of which nothing matters but their dice, by dice."""
        plain = [line for line in self.odds if line.hand == Hand(line.hand.dice)]
        return tuple(sorted(plain, key=lambda line: line.hand.dice))

    @property
    def accepts(self) -> dict[Hand, int | None]:
        """From how many points on a carryover is worth an attempt, or None for never."""
        offers = enumerate(self.turn.graph.offers)
        return {hand: self.turn.accepts_from(number) for number, hand in offers}

    @property
    def expected_turns(self) -> float | None:
        """How many turns a player alone needs on average."""
        return -self.alone.first[0] if self.alone else None

    @cached_property
    def turn_counts(self) -> list[float]:
        """How likely each number of turns is that a player alone needs."""
        return turn_counts(self.alone) if self.alone else []


def overview(sheet: Sheet, cap: int | None = None, *, alone: bool = True) -> Overview:
    """Return everything about a sheet for a single player.

    Args:
        sheet: the sheet.
        cap: points of a turn above this one are worth nothing (not in the race alone).
        alone: work out the race alone as well, which takes longest where scores are many.

    >>> import greed
    >>> from greed.solver import overview
    >>> koans = overview(greed.load("koans"))
    >>> round(koans.turn.value, 3), round(koans.expected_turns, 3)
    (278.816, 11.584)

    Raises:
        Unsolvable: a turn of this sheet can go on without end.
    """
    game = game_graph(sheet, 1)
    standings = {table.statuses[0].standing for table in game.tables}
    fined = any(0 < cost < NEVER for cost in game.cost)
    try:
        race = solve(sheet, 1) if alone else None
    except Unsolvable:
        race = None
    return Overview(
        sheet=sheet,
        odds=odds(sheet),
        turns={
            standing: best_turn(sheet, standing, cap)
            for standing in (ON, OFF, OUT)
            if standing in standings
        },
        average_reward=average_reward(sheet, cap) if fined else None,
        alone=race,
    )
