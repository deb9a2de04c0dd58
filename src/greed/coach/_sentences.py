"""What the coach says about the best choice, as templates (see `greed.core.sentences`).

The page fills in the same ones. `offer` and what begins with `rolling` or `banking` are parts of
the others, which they reach as fields of that name.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["ADVICE", "NOTES"]

ADVICE: Mapping[str, str] = {
    "rolling": "rolling {dice:die} busts {bust} of the time",
    "banking": "banking {points}",
    "banking nothing": "banking nothing",
    "offer": "{player} an offer worth {gain} to them",
    "poor offer": "{player} only an offer not worth taking",
    "only": "{move} is the only legal move.",
    "then": "{move}, then {rest}",
    "take": (
        "Take it: rolling {dice:die} for {points} points fails {bust} of the time, and the other"
        " choice costs {cost}."
    ),
    "pass": (
        "Pass: rolling {dice:die} for {points} points fails {bust} of the time, and the other"
        " choice costs {cost}."
    ),
    "keep": "{move} leaves {dice:die} to roll; {second} would cost {cost}.",
    "keep and bank": "{move} banks at once; {second} would cost {cost}.",
    "points": (
        "{move}: rolling {dice:die} brings {worth} on average, and busts {bust} of the time."
    ),
    "roll": "Roll: {rolling}, but {banking} is worth only {worth}.",
    "roll, not offer": "Roll: {rolling}, but {banking} leaves {offer}.",
    "bank": "Bank: {rolling}, and {banking} is worth {worth}.",
    "bank and offer": (
        "Bank: {rolling}, and {banking} is worth {worth}, even though it leaves {offer}."
    ),
}

NOTES: Mapping[str, str] = {
    "few": "; luck and skill are separated only for up to {most} players",
    "drift": "; drift is error of the estimate",
}
"""What is added to the caveat of a review among several players."""
