"""Games solved exactly, by one kernel: alone, between two, three and four.

>>> import greed
>>> from greed.solver import solve
>>> solution = solve(greed.load("koans"))
>>> round(solution.first[0], 6)
0.539854
>>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
>>> {str(move): round(values[0], 4) for move, values in solution.prices(state).items()}
{'roll': 0.2893, 'bank': 0.2907}

`solve` asks `greed.graph` what the game is, hands it to `greed.kernel`, and keeps the answer.
"""

from greed.core.errors import Unsolvable
from greed.solver.alone import turn_counts
from greed.solver.estimate import MultiplayerEstimate
from greed.solver.matches import Match, match
from greed.solver.overview import Overview, overview
from greed.solver.policies import Guided, Plan, Planner, Policy
from greed.solver.size import MOST_BYTES, Size, size_of
from greed.solver.solution import Solution
from greed.solver.solve import MOST_SEATS, Tick, is_saved, saved_solution, solve
from greed.solver.turn import (
    AverageReward,
    BestTurn,
    Odds,
    Threshold,
    average_reward,
    best_turn,
    odds,
)

__all__ = [
    "MOST_BYTES",
    "MOST_SEATS",
    "AverageReward",
    "BestTurn",
    "Guided",
    "Match",
    "MultiplayerEstimate",
    "Odds",
    "Overview",
    "Plan",
    "Planner",
    "Policy",
    "Size",
    "Solution",
    "Threshold",
    "Tick",
    "Unsolvable",
    "average_reward",
    "best_turn",
    "is_saved",
    "match",
    "odds",
    "overview",
    "saved_solution",
    "size_of",
    "solve",
    "turn_counts",
]
