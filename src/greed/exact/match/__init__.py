"""Two players who need not play alike: policy evaluation and best responses."""

from greed.exact.match._deciders import Planner, Task, TurnPlan
from greed.exact.match._evaluate import (
    CHALLENGE_VERSION,
    Challenge,
    Match,
    WinShare,
    best_response,
    challenge,
    head_start,
    match_value,
    optimal_share,
    optimal_side,
    refuse_slow,
)
from greed.exact.match._sides import BestSide, PlannedSide, Side

__all__ = [
    "CHALLENGE_VERSION",
    "BestSide",
    "Challenge",
    "Match",
    "PlannedSide",
    "Planner",
    "Side",
    "Task",
    "TurnPlan",
    "WinShare",
    "best_response",
    "challenge",
    "head_start",
    "match_value",
    "optimal_share",
    "optimal_side",
    "refuse_slow",
]
