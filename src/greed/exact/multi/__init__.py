"""More than two players: exact between three where that is solved, else an estimate."""

from greed.exact.multi._estimate import MultiplayerEstimate, two_player_view
from greed.exact.multi._more_cost import cost_of_more
from greed.exact.multi._three_cost import cost_of_three
from greed.exact.multi._three_rules import refuse_three
from greed.exact.multi._three_saved import (
    saved_three,
    solve_three,
    solved_from,
    three_is_kept,
)
from greed.exact.multi._three_solution import ThreeSolution
from greed.exact.multi._three_tables import FinalTable, ThreeTables, three_tables

__all__ = [
    "FinalTable",
    "MultiplayerEstimate",
    "ThreeSolution",
    "ThreeTables",
    "cost_of_more",
    "cost_of_three",
    "refuse_three",
    "saved_three",
    "solve_three",
    "solved_from",
    "three_is_kept",
    "three_tables",
    "two_player_view",
]
