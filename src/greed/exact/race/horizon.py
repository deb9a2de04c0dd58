"""How far a race between two has to be worked out: scores, rows and leads."""

from __future__ import annotations

from typing import NamedTuple

from greed.core.sheet import Entry
from greed.core.state import ON
from greed.exact.lane_kernels import LANES
from greed.exact.model import NEVER, final_rules, statuses, turn_graph
from greed.exact.race._final_round import reach, unlikely_gain
from greed.tables import Tables

__all__ = ["Horizon", "horizon", "unlikely_gain"]

# Units below 0 that are kept where a penalty has no floor: at the lowest, a fine costs nothing.
# Of zilch-online no value of scores from 0 on differs by 1e-11 between 40 and 80.
_FLOOR = 80


class Horizon(NamedTuple):
    """How far a race is worked out, in units.

    Attributes:
        below: scores below 0 that are kept.
        lowest: the lowest score of a seat on the board before any reset.
        beyond: rows of a turn above the target that are worked out one by one.
        least: the row from which no threshold of the sheet matters.
        limit: a row that no turn comes to.
        most: the largest lead that is asked for.
        unseen: how much it can matter that all larger leads count as one.
    """

    below: int
    lowest: int
    beyond: int
    least: int
    limit: int
    most: int
    unseen: float


def horizon(tables: Tables) -> Horizon:
    """Return how far the race of a sheet has to be worked out."""
    sheet, known, rules = tables.sheet, statuses(tables), final_rules(tables)
    on = turn_graph(tables, ON)
    target = sheet.target // tables.unit
    drops = [drop for drop in known.drop.values() if isinstance(drop, int)]
    below = _FLOOR if drops and not known.floor else 0
    turns = [turn_graph(tables, status.standing) for status in known.all]
    overshoot = sheet.end.overshoot == "forfeits"
    lead, unseen = int(overshoot), 0.0
    if any(rules.challenged) and not overshoot:
        lead, unseen = reach(tables)
    rows = [m.bank_from for m in turns] + [m.stop_from for m in turns]
    least = int(max(row[row < NEVER].max(initial=0) for row in rows))
    last = on.row_to.max()
    limit = NEVER if last >= NEVER else int(last) + on.reach + 1
    bonus = min(limit, NEVER) if on.has_bonus else 0
    beyond = min(lead, limit) if on.has_bonus else lead  # one turn of several comes no further
    entries = [sheet.entry, sheet.strikes.reentry if sheet.strikes else None]
    needed = [e.points // tables.unit for e in entries if isinstance(e, Entry)]
    return Horizon(
        below=below,
        lowest=min([*needed, target - 1]) if known.off and sheet.entry and not drops else 0,
        beyond=beyond,
        least=least,
        limit=limit,
        # The highest lead that a bank in a race can bring, and some lanes.
        most=target + below + max(lead, 1) + least + 2 * LANES + bonus,
        unseen=unseen,
    )
