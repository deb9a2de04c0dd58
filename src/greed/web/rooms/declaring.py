"""Whole turns entered as points, which only a score pad takes: where people roll real dice."""

from __future__ import annotations

from functools import lru_cache

from greed.core.declared import declare
from greed.core.errors import IllegalMove
from greed.core.moves import Move
from greed.core.reasons import Reason
from greed.core.state import State
from greed.core.turn import Rules
from greed.tables import cost
from greed.web.rooms.table import Table

__all__ = ["declared_at"]

_LONGEST = 0.5
"""Seconds that a server spends, once per sheet, on finding out what turns can come to."""


def declared_at(table: Table, state: State, move: Move) -> State:
    """Return the state after a turn at a table was entered as points.

    Raises:
        IllegalMove: it can't be entered like this; the message says why.
    """
    if table.setup.dice != "real":
        raise IllegalMove(Reason.PAD_ONLY.say())
    if not state.over and table.seats[state.seat].bot:
        raise IllegalMove("a bot decides by its dice: enter what was rolled for it")
    if not _quick(state.rules):
        raise IllegalMove("this sheet has too many rolls to check a turn's points: enter its dice")
    return declare(state, move)


@lru_cache(maxsize=256)
def _quick(rules: Rules) -> bool:
    return cost(rules.sheet).tables.seconds <= _LONGEST
