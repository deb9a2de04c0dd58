"""A step that a draft has found, with the table as it will stand: nothing is worked out twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from greed.store import Entry
from greed.web.rooms.table import Table
from greed.wire import Entry as Heard
from greed.wire import Happened

__all__ = ["Foreseen"]


class Foreseen(tuple[Entry, ...]):  # noqa: SLOT001 -- a tuple has no room for slots
    """The entries of a step to come, in the order in which they were taken in.

    A step that is stored at once needs no second fold: the table becomes the copy that went ahead.
    A step that is stored later needs its entries alone, for its time is then another.

    Attributes:
        ahead: the table after the step, which is not used for anything else.
        happened: what everybody hears of the step.
    """

    ahead: Table
    happened: Happened

    def __new__(cls, entries: Iterable[Entry], ahead: Table, told: Iterable[Heard]) -> Self:
        """End the step on the table that went ahead."""
        found = super().__new__(cls, entries)
        found.ahead, found.happened = ahead, ahead.leave(found, told)
        return found
