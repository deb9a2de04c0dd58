"""Simulation: whole games from the tables of a sheet, many and fast."""

from greed.sim.policy import Policy, threshold
from greed.sim.setup import Setup

__all__ = ["Policy", "Setup", "threshold"]
