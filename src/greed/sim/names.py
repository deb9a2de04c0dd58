"""Policies by name, as commands write them."""

from __future__ import annotations

from greed.core.errors import GreedError
from greed.sim.best import TurnOptimal
from greed.sim.policy import Maker, Threshold

__all__ = ["PolicyError", "named"]


class PolicyError(GreedError):
    """No such policy, or a parameter that it does not understand."""


def named(name: str) -> Maker:
    """Return the maker of a policy by its name.

    >>> named("threshold:350"), named("turn-optimal")
    (Threshold(points=350), TurnOptimal())

    Raises:
        PolicyError: there is no policy of this name.
    """
    kind, _, parameter = name.partition(":")
    if name == "turn-optimal":
        return TurnOptimal()
    if kind != "threshold":
        raise PolicyError(
            f"no policy is called {name!r}; there are: threshold:POINTS and turn-optimal"
        )
    if parameter and not (parameter.isascii() and parameter.isdecimal()):
        raise PolicyError(
            f"threshold takes a number of points, as in threshold:300, not {parameter}"
        )
    return Threshold(int(parameter or 300))
