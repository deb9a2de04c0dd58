"""The race between two players, solved by backward induction."""

from greed.exact.race._monotonicity import CostlyBanks, ScoreDrops, costly_banks, score_drops
from greed.exact.race._race import Attempts, FinalRound, Group, Race, RaceRules, Tick, race_rules
from greed.exact.race._solution import Solution
from greed.exact.race._solve import VERSION, forget, is_kept, saved_solution, solve, solve_race
from greed.exact.race._terminal_values import (
    Evaluation,
    Positions,
    challenger_terminal_values,
    leader_terminal_values,
    race_terminal_values,
    self_play,
    terminal_values,
)

__all__ = [
    "VERSION",
    "Attempts",
    "CostlyBanks",
    "Evaluation",
    "FinalRound",
    "Group",
    "Positions",
    "Race",
    "RaceRules",
    "ScoreDrops",
    "Solution",
    "Tick",
    "challenger_terminal_values",
    "costly_banks",
    "forget",
    "is_kept",
    "leader_terminal_values",
    "race_rules",
    "race_terminal_values",
    "saved_solution",
    "score_drops",
    "self_play",
    "solve",
    "solve_race",
    "terminal_values",
]
