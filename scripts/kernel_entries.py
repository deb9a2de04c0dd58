"""The kernels that can be called from outside, and the types of what they take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numba.types
from numba.np.numpy_support import as_dtype

from greed.core.state import ON
from greed.exact.match import turn_kernels as match
from greed.exact.match.lanes import Shares
from greed.exact.model import turn_graph
from greed.exact.race import asked_kernels as asked
from greed.exact.race import solve_kernels as race
from greed.exact.solo import kernels as solo
from greed.exact.solo.rules import SoloRules
from greed.exact.turn import kernels as turns
from greed.sheets import load
from greed.tables import tables

_WHOLE, _REAL = numba.int64, numba.float64


Entries = dict[str, tuple[Any, tuple[Any, ...]]]


def entries(module: str) -> Entries:
    """Return the kernels of a module with the types of their arguments, by the names they go by."""
    return {"kernels": _between_two}[module]()


def _between_two() -> Entries:
    types: Any = numba.types
    typeof: Any = numba.typeof
    turn = typeof(turn_graph(tables(load("koans")), ON))
    floats = {count: types.Array(_REAL, count, "C") for count in range(1, 5)}
    ints = {count: types.Array(_WHOLE, count, "C") for count in range(1, 3)}
    line, sheet, cube = floats[1], floats[2], floats[3]
    rules = types.NamedTuple(
        [_WHOLE, _WHOLE, _WHOLE, types.boolean, ints[1], types.boolean], SoloRules
    )
    shares = types.NamedTuple([sheet, floats[4]], Shares)
    rows = (ints[1], line)
    return {
        "race": (race.race_kernel, rows),
        "horizon": (race.horizon_kernel, rows),
        "gain": (race.gain_kernel, (*rows, _REAL)),
        "asked": (asked.asked_kernel, (*rows, line)),
        "backward": (turns.backward, (turn, _WHOLE, sheet, _REAL, _REAL, _REAL, sheet, sheet)),
        "continued": (
            turns.continued,
            (turn, sheet, _REAL, _REAL, _WHOLE, _REAL, sheet, sheet),
        ),
        "forward": (
            turns.forward,
            (turn, _WHOLE, _WHOLE, _WHOLE, sheet, sheet, sheet, sheet, _REAL, _REAL),
        ),
        "solve_solo": (
            solo.solve_solo,
            (turn, rules, _WHOLE, _WHOLE, line, sheet, sheet, ints[2], line),
        ),
        "backward_lanes": (
            match.backward_lanes,
            (turn, _WHOLE, cube, line, line, _REAL, cube, cube),
        ),
        "forward_lanes": (match.forward_lanes, (turn, _WHOLE, cube, cube, _REAL, cube, sheet)),
        "evaluate_lanes": (
            match.evaluate_lanes,
            (turn, _WHOLE, _WHOLE, cube, cube, cube, ints[1], floats[4], shares),
        ),
    }


def kinds_of(given: Iterable[Any]) -> list[str]:
    """Return Numba's types as `greed.exact.engine.machine` reads them: tuples by their fields."""
    types: Any = numba.types
    kinds: list[str] = []
    for kind in given:
        if isinstance(kind, types.BaseTuple):
            kinds += kinds_of(kind.types)
        elif isinstance(kind, types.Array):
            kinds.append(f"{as_dtype(kind.dtype).str[1:]}:{kind.ndim}")
        elif kind != types.none:
            kinds.append(as_dtype(types.unliteral(kind)).str[1:])
    return kinds
