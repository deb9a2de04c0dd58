"""One turn by itself: its odds, the best way to play it, and what it gains in the long run."""

from greed.exact.turn._average_reward import AverageReward, average_reward
from greed.exact.turn._best_turn import BestTurn, Threshold, best_turn, solve_turn
from greed.exact.turn._continuation import TerminalValues, continuation_values
from greed.exact.turn._endless import fails, rounds
from greed.exact.turn._far_tail import Tail, tail
from greed.exact.turn._heuristics import (
    Task,
    TurnPlan,
    keeps_most,
    most_points_accepts,
    most_points_plan,
    threshold_accepts,
    threshold_plan,
)
from greed.exact.turn._odds import Odds, odds

__all__ = [
    "AverageReward",
    "BestTurn",
    "Odds",
    "Tail",
    "Task",
    "TerminalValues",
    "Threshold",
    "TurnPlan",
    "average_reward",
    "best_turn",
    "continuation_values",
    "fails",
    "keeps_most",
    "most_points_accepts",
    "most_points_plan",
    "odds",
    "rounds",
    "solve_turn",
    "tail",
    "threshold_accepts",
    "threshold_plan",
]
