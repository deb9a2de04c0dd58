"""An option of the core as a row of the arrays."""

from __future__ import annotations

from collections.abc import Callable

from greed.core.turn import Cast, Hand, Option, Rules

__all__ = ["Row", "row_of", "rows_of"]

Row = tuple[int, int, bool, int, bool]
"""An option: points, index of the next hand (-1: none), may bank, index of the offer, tally."""


def row_of(rules: Rules, option: Option, index: Callable[[Hand], int]) -> Row:
    """Return an option as a row, given how hands are numbered (-1 for no dice)."""
    offered = None if option.tally else rules.offer_hand(option.hand)
    offer = index(offered) if offered else -1
    return (option.points, index(option.hand), option.may_bank, offer, option.tally)


def rows_of(rules: Rules, cast: Cast, index: Callable[[Hand], int]) -> tuple[Row, ...]:
    """Return the distinct options of a throw in ascending order."""
    options = (cast.free,) if cast.free else cast.options
    return tuple(sorted({row_of(rules, option, index) for option in options}))
