"""Policies by name, as commands write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from greed.core.errors import GreedError
from greed.sim.best import TurnOptimal
from greed.sim.policy import Maker, Threshold

__all__ = ["PolicyError", "named"]


class PolicyError(GreedError):
    """No such policy, or a parameter that it does not understand."""


def named(name: str, others: Mapping[str, Callable[[], Maker]] | None = None) -> Maker:
    """Return the maker of a policy by its name; `others` are policies that come from elsewhere.

    >>> named("threshold:350"), named("turn-optimal")
    (Threshold(points=350), TurnOptimal())

    Raises:
        PolicyError: no policy has this name.
    """
    makers: dict[str, Callable[[], Maker]] = {"turn-optimal": TurnOptimal, **(others or {})}
    if name in makers:
        return makers[name]()
    kind, _, parameter = name.partition(":")
    if kind != "threshold":
        raise PolicyError(f"unknown policy {name!r}; known: threshold:POINTS, {', '.join(makers)}")
    if parameter and not (parameter.isascii() and parameter.isdecimal()):
        raise PolicyError(
            f"threshold takes a number of points, e.g. threshold:300, not {parameter}"
        )
    return Threshold(int(parameter or 300))
