"""Two players who need not play alike: policy evaluation and best responses. Loads Numba."""

from greed.exact.match._evaluate import Match, best_response, match_value, optimal_policy
from greed.exact.match._matchups import (
    CHALLENGE_VERSION,
    MATCHUPS_VERSION,
    challenge,
    head_start,
    matchups,
    steady,
)
from greed.exact.match._policies import (
    Best,
    Maximiser,
    Noisy,
    Optimal,
    Policy,
    PositionValues,
    Threshold,
)
from greed.exact.match._score_only import ScoreOnly, score_only

__all__ = [
    "CHALLENGE_VERSION",
    "MATCHUPS_VERSION",
    "Best",
    "Match",
    "Maximiser",
    "Noisy",
    "Optimal",
    "Policy",
    "PositionValues",
    "ScoreOnly",
    "Threshold",
    "best_response",
    "challenge",
    "head_start",
    "match_value",
    "matchups",
    "optimal_policy",
    "score_only",
    "steady",
]
