"""What games between three take to solve, estimated, and what is refused for taking too long."""

from __future__ import annotations

from greed.core.sheet import Sheet
from greed.exact.model import Unsolvable, statuses, turn_graph
from greed.exact.multi._three_final import in_order
from greed.exact.multi._three_layout import Layout, layout, ring, turn_of
from greed.exact.multi._three_rules import KINDS, end_rules, refuse_three
from greed.tables import Tables, Work, tables

__all__ = ["NEGLIGIBLE", "PER_OPTION", "SWEEPS", "cost_of_three", "refuse_large", "work_of"]

NEGLIGIBLE = 1e-7
"""Good enough for chances that are rounded to 16 bits."""
PER_OPTION = 1.5e-10
"""Seconds per option, row and position, measured on a busy machine."""
SWEEPS = 1.6
"""How often the turn of a position is played."""
_PASSES = 25
"""How often kinds of final round that lead to each other are, with the seats on the board."""
_PASSES_OFF = 10
"""The same for a seat that is still off the board."""
_GAIN = 1.7
"""How much further than leads that matter a turn may come, with a chance worth working out."""
_CARRIED = 4.0
"""How much longer a final round takes where offers are made in it."""
_LANES = 16
_OFFERS = 1e9
"""How many bytes attempts at carryovers may take."""


def cost_of_three(sheet: Sheet) -> Work:
    """Return what solving a sheet's game between three takes, as an estimate.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    held = tables(sheet)
    refuse_three(held)
    where = layout(held, NEGLIGIBLE)
    work = work_of(held, where)
    refuse_large(held, where, work)
    return work


def refuse_large(held: Tables, where: Layout, work: Work) -> None:
    """Raise Unsolvable if the attempts at carryovers can't all be kept.

    Raises:
        Unsolvable: they take too much memory; the message says how much.
    """
    size = 2 * ring(held, where, whole=True).size
    if size > _OFFERS:
        raise Unsolvable(
            f"between three its offers would take {size / 1e9:,.1f} GB, and about"
            f" {work.seconds / 60:,.0f} minutes to work out; try a lower target"
        )


def work_of(held: Tables, where: Layout) -> Work:
    """Return what it takes to solve the positions of a layout, as an estimate."""
    turns = {off: len(turn_of(held, off).points) for off in (0, 1) if not off or _entry(held)}
    played = 0.0
    for group in where.groups:
        mine, following, third = (int(each) for each in where.wide[group] - where.low[group])
        blocks = following * third + _LANES / 2 * (following + third)
        rows = where.target - (where.low[group, 0] + where.wide[group, 0]) / 2 + where.beyond
        played += SWEEPS * mine * blocks * rows * turns[group // 3 & 1]
    kinds = end_rules(held).kinds
    far = _GAIN * where.beyond if kinds else 0.0
    most = min(where.deficit, far)
    behind = max(most - where.target, _LANES) if 1 in turns and not where.floor else 0
    carried = bool(held.sheet.carryover and held.sheet.carryover.endgame_carryover)
    for kinds_, cyclic in in_order(kinds):
        each = len(kinds_) * most * min(most + where.beyond, far) * (_CARRIED if carried else 1.0)
        played += each * most * turns[0] * (_PASSES if cyclic else 1)
        if behind:
            played += each * behind * (turns[0] + turns[1]) * (_PASSES_OFF if cyclic else 1)
    offers = 2 * ring(held, where, whole=True).size
    ends = 8 * len(KINDS) * most**2 * 8
    taken = 8 * len(kinds) * len(turn_graph(held, 1).offers) * most**2 * far if carried else 0.0
    size = 2 * 8 * where.size * 1.6 + ends + taken + offers + 50_000_000
    return Work(float(played) * PER_OPTION, int(size))


def _entry(held: Tables) -> bool:
    return bool(statuses(held).off)
