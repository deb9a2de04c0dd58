"""Simulation: whole games between policies, many and fast, by the kernel.

>>> from greed.policies import Threshold
>>> from greed.sheets import load
>>> from greed.sim import simulate
>>> result = simulate(load("classic"), [Threshold(300), Threshold(1000)], games=10_000, seed=1)
>>> result.share(0).value > 0.6
True
"""

from greed._extras import of_extra
from greed.stats import Estimate

with of_extra("sim", "greed.sim"):
    from greed.sim.games import Player
    from greed.sim.replay import replay_game
    from greed.sim.result import Result
    from greed.sim.run import Run, simulate

__all__ = ["Estimate", "Player", "Result", "Run", "replay_game", "simulate"]
