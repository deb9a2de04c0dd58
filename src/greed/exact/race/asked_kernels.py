"""Turns of any positions, a block of lanes at a time, whose ends the caller says the worth of.

The page plays games with it: it writes the banks of a block, lets the kernel work backwards, reads
what every decision is worth, and draws how the turns go.
"""

from __future__ import annotations

import numpy as np
from numba import uint64 as U

from greed.core.state import ON
from greed.exact.lane_kernels import LANES, inner, load
from greed.exact.race.program_kernels import programs_of
from greed.exact.race.rules_kernels import NEVER, read_rules, read_turns
from greed.exact.race.turn_kernels import backward
from greed.exact.race.turn_layout_kernels import workspace
from greed.exact.tick_kernels import tick

_ROWS, _VALUES, _BANKS, _LAST, _LANES, _STANDING, _TOP, _TRIES = 0, 1, 4, 7, 8, 9, 10, 11
_BUST = 12


@inner
def asked_kernel(whole, parts, asked):
    """Work out one block after the other until `tick`, which is told where `asked` lies, says no.

    asked: the most rows; written: where the values of each standing's `Workspace` lie, and where
    the banks (3 each), its `last` row, and how many lanes there are. Then what each block is: the
    standing of those who play, its highest row, the rows up to which attempts are asked for, and
    what a bust and an end without points are worth in each lane.
    """
    programs = programs_of(read_turns(whole, parts), read_rules(whole, parts))
    off, on, out, rows = programs.off, programs.on, programs.out, np.int64(asked[_ROWS])
    spaces = workspace(off, rows, rows), workspace(on, rows, rows), workspace(out, rows, rows)
    asked[_VALUES], asked[_BANKS] = _begins(spaces[0])
    asked[_VALUES + 1], asked[_BANKS + 1] = _begins(spaces[1])
    asked[_VALUES + 2], asked[_BANKS + 2] = _begins(spaces[2])
    asked[_LAST], asked[_LANES] = spaces[1].last, LANES
    counts = np.zeros(4, np.int64)
    while not tick(float(asked.ctypes.data), 0.0):
        standing = asked[_STANDING]
        if standing == ON:
            _work(on, spaces[1], asked, counts)
        elif standing < ON:
            _work(off, spaces[0], asked, counts)
        else:
            _work(out, spaces[2], asked, counts)
    return (counts,)


@inner
def _begins(space):
    return float(space.values.ctypes.data), float(space.banks.ctypes.data)


@inner
def _work(turn, space, asked, counts):
    bust, stop = load(asked, U(_BUST)), load(asked, U(_BUST + LANES))
    top, tries = U(np.int64(asked[_TOP])), U(np.int64(asked[_TRIES]))
    backward(turn, space, top, U(NEVER), bust, stop, tries, counts)
