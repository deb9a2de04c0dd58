"""The solution of a game between three as the member `three` of a file of values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.packs._planes import billionths, packed_block
from greed.packs._seal import PackError

if TYPE_CHECKING:
    from greed.exact.multi import FinalTable, MultiSolution

__all__ = ["packed_three", "refuse_more_than_scores"]

Data = dict[str, Any]
_BITS = 16


def refuse_more_than_scores(sheet: Sheet) -> None:
    """Raise PackError if more than scores matters between turns, or a seat has two turns in a row.

    Raises:
        PackError: the sheet has carryovers, strikes or bonus turns.
    """
    for rule, found in (
        ("carryovers", sheet.carryover),
        ("strikes", sheet.strikes),
        ("bonus turns", sheet.turn.hot_dice == "bonus_turn"),
    ):
        if found:
            raise PackError(
                f"{sheet.name} has {rule}, and a file of win probabilities can't hold what they"
                " are worth between three"
            )


def packed_three(solution: MultiSolution) -> Data:
    """Return the member `three`: what the beginnings of turns are worth between three.

    Raises:
        PackError: the sheet has carryovers, strikes or bonus turns.
    """
    from greed.exact.multi import three_tables

    refuse_more_than_scores(solution.sheet)
    found = three_tables(solution)
    return {
        "unit": solution.tables.unit,
        "lowest": found.lowest,
        "rounds": found.rounds,
        "beyond": found.beyond,
        "bits": _BITS,
        "rounding": billionths(solution.rounding),
        "race": [
            {
                "off": list(race.off),
                "first": race.first,
                **dict(zip(("tables", "rows", "columns"), race.mine.shape, strict=True)),
                "mine": _block(race.mine),
                "third": _block(race.third),
            }
            for race in found.race
        ],
        "final": [
            {
                "leader": final.leader,
                "waiting": final.waiting,
                "beaten": final.beaten,
                "off": list(final.off),
                **dict(zip(("rows", "columns"), final.mine.shape, strict=True)),
                "mine": _block(final.mine[None]),
                "next": _block(final.following[None]),
            }
            for final in _distinct(found.final)
        ],
    }


def _distinct(tables: tuple[FinalTable, ...]) -> Iterator[FinalTable]:
    """Yield the tables but those of seats off the board that are no different from seats on it."""
    plain: dict[Any, FinalTable] = {}
    for each in tables:
        on = plain.setdefault(each[:3], each)
        if on is each or any((x != y).any() for x, y in zip(each[4:], on[4:], strict=True)):
            yield each


def _block(held: NDArray[np.uint16]) -> Data:
    return {"data": packed_block(held)}
