"""What games between three or more take to solve, estimated, and what is refused for its size."""

from __future__ import annotations

import numpy as np

from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.engine import engine
from greed.exact.model import TurnGraph, Unsolvable, turn_graph
from greed.exact.multi._positions import Positions
from greed.exact.multi._rules import refuse_multi
from greed.exact.multi._solver import beyond_of, laid_out
from greed.exact.tolerances import NEGLIGIBLE_16
from greed.tables import Tables, Work, tables

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
    work, offers = work_of(arrays, seats, whole=whole)
    if whole:
        refuse_large(offers)
    return work


def is_too_large(sheet: Sheet, seats: int = 3) -> bool:
    """Return whether a game is solved, but its solution is too large to be kept."""
    arrays = tables(sheet)
    refuse_multi(arrays, seats)
    return work_of(arrays, seats)[1] > _OFFERS


def refuse_large(offers: int) -> None:
    """Raise Unsolvable if the attempts at carryovers can't all be kept, which take this many bytes.

    Raises:
        Unsolvable: they take too much memory; the message says how much.
    """
    if offers > _OFFERS:
        raise Unsolvable(
            f"between three its offers would take {offers / 1e9:,.1f} GB to keep; try a lower"
            " target"
        )


def work_of(
    arrays: Tables,
    seats: int,
    negligible: float = NEGLIGIBLE_16,
    *,
    state: State | None = None,
    whole: bool = True,
) -> tuple[Work, int]:
    """Return what solving takes, as an estimate, and how many bytes of it offers take."""
    far = int(_GAIN * beyond_of(arrays, seats, negligible))
    where = laid_out(arrays, seats, negligible, state=state, far=far, whole=whole)
    low, wide, played = where.chances.low, where.chances.wide, 0.0
    for group in where.groups:
        scores = (wide[group] - low[group]).astype(float)
        mine, following, third = scores[:3]
        blocks = (following * third + _LANES / 2 * (following + third)) * float(scores[3:].prod())
        rows = where.target - (low[group, 0] + wide[group, 0]) / 2 + where.beyond
        played += _SWEEPS * mine * blocks * rows * _steps(where.turn(group))
    rounds, taken = _final_work(where)
    played *= _FALLS if any(where.statuses.cost.values()) else 1
    played *= _OFFERED if arrays.sheet.carryover else 1
    offers = 2 * where.kept
    size = 8 * (seats - 1) * where.size + taken + offers + 50_000_000
    seconds = float(played + rounds) * _PER_OPTION * seats
    return Work(seconds * (_WASM if engine() == "wasm" else 1.0), int(size)), offers


def _steps(turn: TurnGraph) -> int:
    """Return how many options a row of a turn looks at, or what takes as long."""
    return len(turn.points) + _OUTCOME * len(turn.chance)


def _final_work(where: Positions) -> tuple[float, float]:
    """Return how many options are looked at in final rounds, and how many bytes they take."""
    ends, played = where.ends, 0.0
    for first, last, sweeps, _ in where.passes.tolist():
        for kind, off in where.order[first:last].tolist():
            low = [int(ends.low[kind, j, off >> j & 1]) for j in range(where.seats - 1)]
            *blocks, lanes = (ends.most[kind] + 1 - low).tolist()
            turns = float(np.prod(blocks)) * (lanes + _LANES / 2)
            rows = blocks[0] / 2 + low[0] + where.beyond
            passes = (_PASSES_OFF if off & 1 else _PASSES) if sweeps > 1 else 1
            options = _steps(turn_graph(where.tables, ON - (off & 1)))
            played += passes * turns * rows * options * (_CARRIED if where.last else 1.0)
    return played, 8 * (where.finals * (where.seats - 1) + where.last)
