"""How far a race between two has to be worked out: scores, rows and leads."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from greed.exact.engine import run
from greed.exact.model import Unsolvable
from greed.exact.race._numbers import ENDLESS, REFUSALS, numbers, too_far
from greed.tables import Tables


class Horizon(NamedTuple):
    """How far a race is worked out, in units.

    Attributes:
        below: scores below 0 that are kept.
        lowest: the lowest score of a seat on the board before any reset.
        beyond: rows of a turn above the target that are worked out one by one.
        least: the row from which no threshold of the sheet matters.
        limit: a row that no turn comes to.
        most: the largest lead that is asked for.
        unseen: how much it can matter that all larger leads count as one.
    """

    below: int
    lowest: int
    beyond: int
    least: int
    limit: int
    most: int
    unseen: float


def horizon(tables: Tables) -> Horizon:
    """Return how far the race of a sheet has to be worked out.

    Raises:
        Unsolvable: that is too far.
    """
    why, far = _asked(tables)
    if why == ENDLESS:
        raise Unsolvable(REFUSALS[why])
    if far.unseen > 1.0:
        raise too_far(tables, far.beyond, far.unseen - 1.0)
    return far


def refuse(tables: Tables) -> None:
    """Raise Unsolvable if the race of a sheet has no exact answer, as far as its rules say so."""
    why, _ = _asked(tables)
    if why:
        raise Unsolvable(REFUSALS[why])


@lru_cache(maxsize=64)
def _asked(tables: Tables) -> tuple[int, Horizon]:
    limits, [unseen] = run("horizon", *numbers(tables))
    why, below, lowest, beyond, least, limit, most = limits.tolist()
    return why, Horizon(below, lowest, beyond, least, limit, most, float(unseen))


def unlikely_gain(tables: Tables, chance: float) -> int | None:
    """Return a gain in units that no turn on the board reaches with this chance; None: too far."""
    gain, likely = _gained(tables, chance)
    return gain if likely < chance else None


@lru_cache(maxsize=64)
def _gained(tables: Tables, chance: float) -> tuple[int, float]:
    [[gain, likely]] = run("gain", *numbers(tables), chance)
    return int(gain), float(likely)
