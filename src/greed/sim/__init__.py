"""Simulation: whole games from the tables of a sheet, many and fast.

>>> from greed.policies import Threshold
>>> from greed.sheets import load
>>> from greed.sim import simulate
>>> result = simulate(load("classic"), [Threshold(300), Threshold(1000)], games=10_000, seed=1)
>>> result.share(0).value > 0.6
True
"""

from greed._extras import of_extra

with of_extra("fast", "greed.sim"):
    from greed.sim.best import Goal, Stakes, best_policy, best_turn
    from greed.sim.player import Player
    from greed.sim.policy import Maker, PolicyTable
    from greed.sim.replay import replay_game
    from greed.sim.result import Estimate, Result
    from greed.sim.run import Run, simulate
    from greed.sim.setup import Setup

__all__ = [
    "Estimate",
    "Goal",
    "Maker",
    "Player",
    "PolicyTable",
    "Result",
    "Run",
    "Setup",
    "Stakes",
    "best_policy",
    "best_turn",
    "replay_game",
    "simulate",
]
