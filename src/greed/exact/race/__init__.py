"""The race between two players, solved by backward induction."""

from greed.exact.race._numbers import numbers
from greed.exact.race._race import Attempts, FinalRound, Group, Race, RaceRules, Tick, race_rules
from greed.exact.race._solution import Solution
from greed.exact.race._solve import VERSION, forget, is_kept, saved_solution, solve, solve_race
from greed.exact.race._terminal_values import Evaluation, Positions, self_play, terminal_values

__all__ = [
    "VERSION",
    "Attempts",
    "Evaluation",
    "FinalRound",
    "Group",
    "Positions",
    "Race",
    "RaceRules",
    "Solution",
    "Tick",
    "forget",
    "is_kept",
    "numbers",
    "race_rules",
    "saved_solution",
    "self_play",
    "solve",
    "solve_race",
    "terminal_values",
]
