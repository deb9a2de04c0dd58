"""One turn by itself: its odds, the best way to play it, and what it gains in the long run."""

from greed.exact.turn._average_reward import AverageReward, average_reward
from greed.exact.turn._best_turn import BestTurn, Threshold, best_turn, saved_best_turn, solve_turn
from greed.exact.turn._continuation import TerminalValues, continuation_values, ended, rounds
from greed.exact.turn._far_tail import Tail, tail
from greed.exact.turn._odds import Odds, odds

__all__ = [
    "AverageReward",
    "BestTurn",
    "Odds",
    "Tail",
    "TerminalValues",
    "Threshold",
    "average_reward",
    "best_turn",
    "continuation_values",
    "ended",
    "odds",
    "rounds",
    "saved_best_turn",
    "solve_turn",
    "tail",
]
