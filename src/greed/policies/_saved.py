"""Tables of policies from the cache on disk, so that a second process need not build them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import numpy as np

from greed.exact.disk import Answer, Key, cached
from greed.sim.policy import Maker, PolicyTable
from greed.tables import Tables

__all__ = ["kept_policy"]

_VERSION = 4
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
    answer = cached(_key(tables, maker, solver), lambda: _answer(build()))
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
