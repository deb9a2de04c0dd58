"""Whole turns entered as points, which only a score pad takes: where people roll real dice."""

from __future__ import annotations

from functools import lru_cache

from greed.core.declared import declare, left_choices
from greed.core.errors import GreedError, IllegalMove
from greed.core.moves import Move
from greed.core.reasons import Reason
from greed.core.state import State
from greed.core.turn import Rules
from greed.tables.budget import looks, size_of
from greed.web.rooms.table import Table

__all__ = ["choices", "declared_at"]

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


def choices(table: Table, move: Move) -> tuple[int, ...]:
    """Return the numbers of dice left of which one has to be said with a turn's points.

    -1 stands for saying none; there are no choices where the turn can't be entered.
    """
    state = table.state
    if state is None or table.setup.dice != "real" or not _quick(state.rules):
        return ()
    try:
        return left_choices(state, move.points)
    except GreedError:
        return ()


@lru_cache(maxsize=256)
def _quick(rules: Rules) -> bool:
    return size_of(looks(rules, rules.fresh), 0, 0).seconds <= _LONGEST
