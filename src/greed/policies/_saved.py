"""Tables of policies from the cache on disk, so that a second process need not build them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from greed.exact.disk import Answer, Key, cached
from greed.sim.policy import Maker, PolicyTable
from greed.tables import Tables

__all__ = ["kept_policy"]

_VERSION = 3
"""Raised with every change after which a policy may be built differently."""

_DIMENSIONS = {
    "rows": 5, "bank": 2, "early": 2, "accept": 2, "accept_early": 2, "keeps": 1, "step_start": 1,
    "step_from": 1, "step_option": 1, "final": 2,
}  # fmt: skip


def kept_policy(
    tables: Tables, maker: Maker, solver: object, build: Callable[[], PolicyTable]
) -> PolicyTable:
    """Return what `build` returns, from the cache if it is there.

    Args:
        tables: of the sheet; a policy is a list of their numbers, so it is kept for these alone.
        maker: who builds it, a dataclass: what `repr` says of it is part of the key.
        solver: the version of the solver that knows what positions are worth.
        build: builds it.
    """
    answer = cached(
        _key(tables, maker, solver), lambda: _answer(build()), lambda found: _sound(found, tables)
    )
    return PolicyTable(
        name=str(maker), **answer.arrays, level=answer.header["level"],
        seats=answer.header["seats"],
    )  # fmt: skip


def _key(tables: Tables, maker: Maker, solver: object) -> Key:
    detail = f"{maker!r} by version {solver} for {_numbering(tables)}"
    return Key(tables.sheet, "policy", _VERSION, detail)


def _answer(built: PolicyTable) -> Answer:
    arrays = {name: np.ascontiguousarray(getattr(built, name)) for name in _DIMENSIONS}
    return Answer(arrays, {"level": built.level, "seats": built.seats})


def _numbering(tables: Tables) -> str:
    """Return a short text that changes when hands, outcomes or options are numbered otherwise."""
    digest = hashlib.sha256(repr(tables.hands).encode())
    for array in (tables.outcome_start, tables.option_start, tables.points, tables.next_hand):
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()[:16]


def _sound(found: Answer, tables: Tables) -> bool:
    """Say whether an answer is a policy of these tables: kernels do not look where they read."""
    held, level, seats = found.arrays, found.header["level"], found.header["seats"]
    hands, outcomes, rows = len(tables.hands), len(tables.chance), len(held["bank"])
    starts, options, points = held["step_start"], held["step_option"], held["step_from"]
    tablesful, rest = divmod(len(starts) - 1, outcomes)
    kinds = {name: np.uint64 if name.endswith("early") else np.int32 for name in _DIMENSIONS}
    if {name: held[name].ndim for name in held} != _DIMENSIONS:
        return False
    return (
        all(held[name].dtype == kind for name, kind in kinds.items())
        and isinstance(level, int)
        and isinstance(seats, int)
        and held["rows"].shape[2] == held["final"].shape[0] == 3
        and 0 <= level <= held["final"].shape[1]
        and held["bank"].shape == held["early"].shape == (rows, hands)
        and held["accept"].shape == held["accept_early"].shape == (rows, hands)
        and held["keeps"].shape == (rows,)
        and rest == 0
        and starts[0] == 0
        and starts[-1] == len(options) == len(points)
        and bool((np.diff(starts) >= 1).all() and (points[starts[:-1]] == 0).all())
        and _within(held["rows"], rows)
        and _within(held["final"], rows)
        and _within(held["keeps"], tablesful)
        and _own(starts, options, np.arange(len(starts) - 1) % outcomes, tables)
    )


def _within(numbers: NDArray[np.int32], size: int) -> bool:
    return bool((numbers >= 0).all() and (numbers < size).all())


def _own(
    starts: NDArray[np.int32], options: NDArray[np.int32], outcomes: NDArray[np.int64],
    tables: Tables,
) -> bool:  # fmt: skip
    """Say whether every step takes an option of its list's outcome, or none where there is none."""
    outcome = np.repeat(outcomes, np.diff(starts))
    first, end = tables.option_start[outcome], tables.option_start[outcome + 1]
    taken = (options >= first) & (options < end)
    return bool((taken | ((options == -1) & (first == end))).all())
