"""Games between more than two: exact where they are solved, else an estimate."""

from greed.exact.multi._cost import cost_of_multi, is_too_large
from greed.exact.multi._estimate import MultiplayerEstimate, two_player_view
from greed.exact.multi._positions import Positions
from greed.exact.multi._rules import refuse_multi
from greed.exact.multi._saved import (
    FirstWins,
    first_wins,
    multi_is_kept,
    saved_multi,
    solve_multi,
    solved_from,
)
from greed.exact.multi._solution import MultiSolution
from greed.exact.multi._solver import TIE, solved_multi

__all__ = [
    "TIE",
    "FirstWins",
    "MultiSolution",
    "MultiplayerEstimate",
    "Positions",
    "cost_of_multi",
    "first_wins",
    "is_too_large",
    "multi_is_kept",
    "refuse_multi",
    "saved_multi",
    "solve_multi",
    "solved_from",
    "solved_multi",
    "two_player_view",
]
