"""What is best, exactly: odds, the best turn, the race between two, policies against each other.

>>> import greed
>>> from greed.exact import solve
>>> round(solve(greed.load("koans")).first_wins, 6)
0.539854

The rooms, each of which reads only those before it:

    model   the turn graph of a sheet, what matters of a seat, how games end
    turn    one turn by itself
    solo    the race alone
    race    the race between two, by backward induction
    match   policy evaluation and best responses between two
    estimate  more than two, approximately; `greed.solver` solves three and four

`cache` keeps what was solved on disk, `tolerances` says how closely everything is worked out.

Names are loaded when they are asked for: a solution on disk is read without Numba.
"""

from typing import TYPE_CHECKING

from greed._doors import door

if TYPE_CHECKING:
    from greed.exact.estimate import MultiplayerEstimate
    from greed.exact.match import Match, best_response, match_value
    from greed.exact.race import Solution, saved_solution, solve
    from greed.exact.solo import SoloRace, solo_race
    from greed.exact.turn import AverageReward, BestTurn, average_reward, best_turn, odds

__all__ = [
    "AverageReward",
    "BestTurn",
    "Match",
    "MultiplayerEstimate",
    "SoloRace",
    "Solution",
    "average_reward",
    "best_response",
    "best_turn",
    "match_value",
    "odds",
    "saved_solution",
    "solo_race",
    "solve",
]

__getattr__, __dir__ = door(__name__, "turn", "solo", "race", "match", "estimate")
