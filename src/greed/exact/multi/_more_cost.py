"""What the game between four or more would take to solve, by the arithmetic of docs/three.md."""

from __future__ import annotations

from greed.core.sheet import Sheet
from greed.exact.model import Unsolvable, statuses
from greed.exact.multi._three_cost import NEGLIGIBLE, PER_OPTION, SWEEPS
from greed.exact.multi._three_layout import layout, turn_of
from greed.exact.multi._three_rules import end_rules, refuse_three
from greed.tables import Work, tables

__all__ = ["cost_of_more"]

_CARRIED = 3
"""How many numbers a turn between three carries along; every seat more is one more."""


def cost_of_more(sheet: Sheet, seats: int) -> Work:
    """Return what it would take to solve a sheet's game between four or more, roughly.

    One turn is played for each position, about as often as between three; positions have a score
    for each seat. So the time grows with the number of scores that a seat can have, for each seat
    more. Bytes are those of all positions in 64 bits.

    >>> from greed.sheets import load
    >>> round(cost_of_more(load("koans"), 4).seconds)
    45

    Raises:
        Unsolvable: not even the game between three is solved; the message says why.
    """
    held = tables(sheet)
    refuse_three(held)
    if sheet.carryover is not None:
        raise Unsolvable("what carryovers would take between four hasn't been worked out")
    where = layout(held, NEGLIGIBLE)
    lowest = int(where.low.max())
    on, off = where.target - lowest, int(bool(statuses(held).off))
    positions = float(on + off) ** seats * (seats if where.turning else 1)
    kinds = end_rules(held).kinds
    rows = where.target - (lowest + where.target) / 2 + where.beyond
    turns = positions * rows * SWEEPS
    size = positions
    if kinds:  # a table over how far all but the leader are behind, for each number still to come
        far = where.deficit
        size += (seats - 1) * float(far) ** (seats - 1)
        turns += (seats - 1) * float(far) ** (seats - 1) * (far / 2 + where.beyond)
    options = len(turn_of(held, 0).points) * PER_OPTION * seats / _CARRIED
    return Work(turns * options, int(8 * (seats - 1) * size))
