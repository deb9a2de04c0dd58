"""Tables of policies from the cache on disk, so that a second process need not build them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from greed.exact.disk import Answer, Key, cached, path_of
from greed.sim.policy import KINDS, Maker, PolicyTable
from greed.tables import Tables

__all__ = ["kept_policy", "policy_is_kept"]

_VERSION = 2
"""Raised with every change after which a policy may be built differently."""

_DIMENSIONS = {
    "rows": 5, "bank": 2, "early": 2, "accept": 2, "accept_early": 2, "keeps": 1, "step_start": 1,
    "step_from": 1, "step_option": 1, "final": 2,
}  # fmt: skip
_AMONG_THREE = {"cells": 2, "behind": 2, "takes": 2}
"""What tables for two don't have: files of theirs hold nothing of it."""


def kept_policy(
    tables: Tables, maker: Maker, solver: object, build: Callable[[], PolicyTable]
) -> PolicyTable:
    """Return what `build` returns, from the cache if it is there.

    Args:
        tables: of the sheet; a policy is a list of their numbers, so it is kept for these alone.
        maker: who builds it, a dataclass: what `repr` says of it is part of the key.
        solver: the version of the solver that knows what positions are worth, or of its solution.
        build: builds it.
    """
    answer = cached(
        _key(tables, maker, solver), lambda: _answer(build()), lambda found: _sound(found, tables)
    )
    return PolicyTable(
        name=str(maker), **answer.arrays, level=answer.header["level"],
        seats=answer.header["seats"],
    )  # fmt: skip


def policy_is_kept(tables: Tables, maker: Maker, solver: object) -> bool:
    """Return whether a policy is on disk, without reading it."""
    return path_of(_key(tables, maker, solver)).exists()


def _key(tables: Tables, maker: Maker, solver: object) -> Key:
    detail = f"{maker!r} by version {solver} for {_numbering(tables)}"
    return Key(tables.sheet, "policy", _VERSION, detail)


def _answer(built: PolicyTable) -> Answer:
    names = _DIMENSIONS | (_AMONG_THREE if built.cells.size else {})
    arrays = {name: np.ascontiguousarray(getattr(built, name)) for name in names}
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
    three = "cells" in held
    names = _DIMENSIONS | (_AMONG_THREE if three else {})
    kinds = {name: np.uint64 if name.endswith("early") else np.int32 for name in names}
    if {name: held[name].ndim for name in held} != names:
        return False
    if three:
        tablesful, rest = len(held["takes"]), 0
    return (
        (not three or _fits_three(found, tables))
        and all(held[name].dtype == kind for name, kind in kinds.items())
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
        and (three or _own(starts, options, np.arange(len(starts) - 1) % outcomes, tables))
    )


def _fits_three(found: Answer, tables: Tables) -> bool:
    """Say whether cells and lists of steps are where a table for three looks for them."""
    held, outcomes, lists = found.arrays, len(tables.chance), len(found.arrays["step_start"]) - 1
    cells, behind, takes = held["cells"], held["behind"], held["takes"]
    if not (cells.shape[0] == behind.shape[0] == 2 and cells.size and behind.size):
        return False
    (own, other), (mine, rest) = (each.max(axis=1) + 1 for each in (cells, behind))
    used = np.zeros(lists, np.int64)
    if takes.shape[1] != outcomes or not _within(takes, lists):
        return False
    used[takes] = np.broadcast_to(np.arange(outcomes), takes.shape)
    return (
        found.header["seats"] == 3
        and bool((cells[:, -1] + 1 == (own, other)).all() and (cells >= 0).all())
        and bool((behind[:, -1] + 1 == (mine, rest)).all() and (behind >= 0).all())
        and held["rows"].shape[0] in {1, 3}
        and held["rows"].shape[3:] == (own, other * other)
        and held["final"].shape[1] in {0, KINDS * mine * rest}
        and bool((used[takes] == np.arange(outcomes)).all())
        and _own(held["step_start"], held["step_option"], used, tables)
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
