"""For which rules the error bound of a race is called proven, not estimated.

The bound takes for granted that the kernels leave out of a turn only what cannot be best. That is
compared with the core for sheets drawn from the whole family. Where such comparisons have found
mistakes before, or reach few states, the bound is given as an estimate.
"""

from __future__ import annotations

from greed.core.state import ON
from greed.exact.model import Status, final_rules, statuses, turn_graph
from greed.tables import Tables

__all__ = ["may_claim_proof"]


def may_claim_proof(tables: Tables) -> bool:
    """Return whether a bound that was shown for a sheet may be called proven.

    >>> import greed
    >>> from greed.tables import tables
    >>> may_claim_proof(tables(greed.load("classic+zilch")))
    True
    >>> may_claim_proof(tables(greed.load("koans(turn.hot_dice=bonus_turn,turn.minimum_bank=500)")))
    False
    """
    sheet, known, on = tables.sheet, statuses(tables), turn_graph(tables, ON)
    end = final_rules(tables)
    turns = [turn_graph(tables, status.standing) for status in known.all]
    fines = [drop for drop in known.drop.values() if isinstance(drop, int)]
    doubtful = (
        any(turn.bonus_may_be_lost for turn in turns),
        on.has_bonus and any(end.challenged) and (sheet.strikes is not None or end.more is None),
        sheet.turn.minimum_bank > on.reach * tables.unit,
        sheet.strikes is not None and sheet.carryover is not None and sheet.scoring.nothing > 0,
        known.drop[Status(ON)] is not None,  # a single bust costs points
        any(fine >= sheet.target for fine in fines),
    )
    return not any(doubtful)
