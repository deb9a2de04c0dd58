"""The most points a turn in the long run, where busts in a row have a price."""

from __future__ import annotations

from dataclasses import dataclass

from greed.core.state import ON
from greed.exact.model import ALL, Unsolvable, statuses, turn_graph
from greed.exact.tolerances import GAIN_SETTLED
from greed.exact.turn._best_turn import BestTurn, solve_turn
from greed.tables import Tables

_ROUNDS = 1000


@dataclass(frozen=True, eq=False)
class AverageReward:
    """The best way to play for points for ever.

    Attributes:
        gain: points per turn, penalties included.
        turns: the policy of a turn, by the number of busts in a row before it; its values are
            relative to a turn with none.
        loss: how many points less it is worth to begin a turn with this many busts than with none.
    """

    gain: float
    turns: tuple[BestTurn, ...]
    loss: tuple[float, ...]

    def __repr__(self) -> str:
        return f"<AverageReward: {self.gain:,.3f} points a turn>"


def average_reward(tables: Tables, cap: int | None = None) -> AverageReward:
    """Return the policy of a player on the board who gains the most points a turn for ever.

    A penalty counts in full, whatever the score: no target ends this game, and no floor stops
    it. With no strikes it is the best turn again and again. With `cap`, points of a turn above
    that number are worth nothing.

    >>> from greed.exact import average_reward
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> round(average_reward(tables(load("zilch-online"))).gain, 3)
    620.855

    Raises:
        Unsolvable: strikes cost the whole score, so that there is no gain per turn.
    """
    seat_statuses, turn = statuses(tables), turn_graph(tables, ON)
    ladder = seat_statuses.on
    if any(seat_statuses.cost[status] == ALL for status in ladder):
        raise Unsolvable("strikes cost the whole score: what they cost depends on the score")
    worth = [0.0] * len(ladder)
    bonus = 0.0
    for _ in range(_ROUNDS):
        turns = []
        for status in ladder:
            after = ladder.index(seat_statuses.bust[status])
            bust = worth[after] - seat_statuses.cost[status]
            turns.append(solve_turn(turn, cap=cap, bust=bust, bonus=bonus))
        values = [best.value for best in turns]
        gain = values[0]
        change = max(abs(v - gain - w) for v, w in zip(values, worth, strict=True))
        change = max(change, abs(gain - bonus) if turn.has_bonus else 0.0)
        worth, bonus = [value - gain for value in values], gain
        if change < GAIN_SETTLED * max(1.0, gain):
            return AverageReward(gain, tuple(turns), tuple(0.0 - w for w in worth))
    raise Unsolvable("the points per turn do not settle")
