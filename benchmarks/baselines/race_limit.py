"""How fast the race could be at best: its innermost loop, with every value in the first cache."""

import time

import numpy as np
from numba import njit

from greed.core.state import ON
from greed.exact.lane_kernels import LANES, splat, store
from greed.exact.model import turn_graph
from greed.exact.race._program import compiled_turn
from greed.exact.race.turn_kernels import expected
from greed.sheets import load
from greed.tables import tables

ROUNDS = 5_000


@njit
def _rows(turn, values, rounds, found):  # noqa: ANN001, ANN202
    for _ in range(rounds):
        for node in range(turn.nodes, np.uint64(2) * turn.nodes):  # with no option that is outdone
            worth = expected(turn, values, np.uint64(0), node, turn.flat, splat(0.0))
            store(found, np.uint64(0), worth)


def nanoseconds(name: str) -> float:
    """Return the time per option of sixteen positions of a row, all options of it at once."""
    turn = compiled_turn(turn_graph(tables(load(name)), ON))
    values = np.random.default_rng(1).random((int(turn.decisions) + 2) * LANES)
    found = np.zeros(LANES)
    nodes = int(turn.nodes)
    options = int(turn.options[nodes : 2 * nodes].sum())
    _rows(turn, values, 10, found)
    begun = time.process_time()
    _rows(turn, values, ROUNDS, found)
    return (time.process_time() - begun) / ROUNDS / options * 1e9
