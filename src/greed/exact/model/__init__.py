"""What every solver reads: the turn graph, what matters of a seat, and how games end.

Names are loaded when they are asked for: what a sheet's pack is made of needs no NumPy.
"""

from typing import TYPE_CHECKING

from greed._doors import door
from greed.core.errors import Unsolvable

if TYPE_CHECKING:
    from greed.exact.model._columns import NEVER, TurnLists
    from greed.exact.model._game import (
        ALL,
        FinalRules,
        Status,
        Statuses,
        final_rules,
        refuse_bounces,
        statuses,
    )
    from greed.exact.model._turn_graph import (
        StateIndex,
        TurnGraph,
        single_player_graph,
        state_index,
        turn_graph,
    )
    from greed.exact.model._walk import reachable, turn_lists

__all__ = [
    "ALL",
    "NEVER",
    "FinalRules",
    "StateIndex",
    "Status",
    "Statuses",
    "TurnGraph",
    "TurnLists",
    "Unsolvable",
    "final_rules",
    "reachable",
    "refuse_bounces",
    "single_player_graph",
    "state_index",
    "statuses",
    "turn_graph",
    "turn_lists",
]

__getattr__, __dir__ = door(__name__, "_columns", "_game", "_walk", "_turn_graph")
