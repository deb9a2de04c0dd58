"""What games between three or more take to solve, estimated, and what is refused for its size."""

from __future__ import annotations

import numpy as np

from greed.core.sheet import Sheet
from greed.exact.engine import engine
from greed.exact.model import TurnGraph, Unsolvable, turn_graph
from greed.exact.multi._final import in_order, shape_of
from greed.exact.multi._layout import Layout, layout, ring
from greed.exact.multi._rules import end_rules, refuse_multi
from greed.exact.tolerances import NEGLIGIBLE_16
from greed.tables import Work, tables

_PER_OPTION = 0.2e-10
"""Seconds per option, row, position and seat."""
_WASM = 3.0
"""How much longer WebAssembly takes than native code."""
_OUTCOME = 4
"""How many options an outcome of a throw takes as long as, measured where most have one option
(`koans`) and where they have many (`classic`)."""
_SWEEPS = 1.6
"""How often the turn of a position is played."""
_PASSES = 25
"""How often kinds of final round that lead to each other are, with the seats on the board."""
_PASSES_OFF = 10
"""The same for a seat that is still off the board."""
_FALLS = 12
"""How often positions are worked out if scores can fall."""
_GAIN = 1.7
"""How much further than leads that matter a turn may come, with a chance worth working out."""
_OFFERED = 3.0
"""How much longer a turn takes where attempts at carryovers are read and kept."""
_CARRIED = 4.0
"""How much longer a final round takes where offers are made in it."""
_LANES = 16
_OFFERS = 1e9
"""How many bytes attempts at carryovers may take."""


def cost_of_multi(sheet: Sheet, seats: int = 3, *, whole: bool = True) -> Work:
    """Return what solving a sheet's game between this many seats takes, as an estimate.

    With `whole` every position is to be answered for, else the start of a game alone.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    arrays = tables(sheet)
    refuse_multi(arrays, seats)
    where = layout(arrays, seats, NEGLIGIBLE_16)
    if whole:
        refuse_large(where)
    return work_of(where, whole=whole)


def is_too_large(sheet: Sheet, seats: int = 3) -> bool:
    """Return whether a game is solved, but its solution is too large to be kept."""
    arrays = tables(sheet)
    refuse_multi(arrays, seats)
    return _offers_of(layout(arrays, seats, NEGLIGIBLE_16)) > _OFFERS


def refuse_large(where: Layout) -> None:
    """Raise Unsolvable if the attempts at carryovers can't all be kept.

    Raises:
        Unsolvable: they take too much memory; the message says how much.
    """
    size = _offers_of(where)
    if size > _OFFERS:
        raise Unsolvable(
            f"between three its offers would take {size / 1e9:,.1f} GB to keep; try a lower target"
        )


def _offers_of(where: Layout, *, whole: bool = True) -> int:
    """Return how many bytes attempts at carryovers take in 16 bits."""
    return 2 * ring(where, whole=whole).size


def work_of(where: Layout, *, whole: bool = True) -> Work:
    """Return what it takes to solve the positions of a layout, as an estimate."""
    played = 0.0
    for group in where.groups:
        scores = (where.wide[group] - where.low[group]).astype(float)
        mine, following, third = scores[:3]
        blocks = (following * third + _LANES / 2 * (following + third)) * float(scores[3:].prod())
        rows = where.target - (where.low[group, 0] + where.wide[group, 0]) / 2 + where.beyond
        played += _SWEEPS * mine * blocks * rows * _steps(where.turn(group))
    rounds, taken = _final_work(where)
    played *= _FALLS if where.resets else 1
    played *= _OFFERED if where.tables.sheet.carryover else 1
    offers = _offers_of(where, whole=whole)
    size = 8 * (where.seats - 1) * where.size + taken + offers + 50_000_000
    seconds = float(played + rounds) * _PER_OPTION * where.seats
    return Work(seconds * (_WASM if engine() == "wasm" else 1.0), int(size))


def _steps(turn: TurnGraph) -> int:
    """Return how many options a row of a turn looks at, or what takes as long."""
    return len(turn.points) + _OUTCOME * len(turn.chance)


def _final_work(where: Layout) -> tuple[float, float]:
    """Return how many options are looked at in final rounds, and how many bytes they take."""
    tables, rules = where.tables, end_rules(where.tables, where.seats)
    if not rules.kinds:
        return 0.0, 0.0
    final = shape_of(where, int(_GAIN * where.beyond) or None)
    carried = bool(tables.sheet.carryover and tables.sheet.carryover.endgame_carryover)
    played, places = 0.0, len(final.values)
    for group, cyclic in in_order(rules.kinds):
        for kind, off in np.argwhere(final.start >= 0).tolist():
            if kind in group:
                *blocks, lanes = final.shape(kind, off)
                turns = float(np.prod(blocks)) * (lanes + _LANES / 2)
                rows = (blocks[0] / 2 + final.low[kind, 0, off & 1]) + where.beyond
                passes = (_PASSES_OFF if off & 1 else _PASSES) if cyclic else 1
                options = _steps(turn_graph(tables, 1 - (off & 1)))
                played += passes * turns * rows * options * (_CARRIED if carried else 1.0)
    hands = len(turn_graph(tables, 1).offers) if carried else 0
    far = _GAIN * where.beyond
    return played, 8 * places * (where.seats - 1) * (1 + hands * far)
