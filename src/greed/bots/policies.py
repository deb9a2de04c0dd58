"""Policies that solvers know, as tables for the simulator.

`greed.exact` says what positions are worth, `greed.sim` plays what follows from that; neither
knows the other, so they meet here.
"""

from __future__ import annotations

from greed.bots.duellist import Optimal
from greed.bots.loner import SoloOptimal
from greed.sim import Maker, named

__all__ = ["Optimal", "SoloOptimal", "policy"]


def policy(name: str) -> Maker:
    """Return the maker of a policy by its name, those of the solvers included.

    >>> [str(policy(name)) for name in ("solo-optimal", "optimal", "threshold")]
    ['solo-optimal', 'optimal', 'threshold:300']

    Raises:
        PolicyError: no policy has this name.
    """
    return named(name, {"solo-optimal": SoloOptimal, "optimal": Optimal})
