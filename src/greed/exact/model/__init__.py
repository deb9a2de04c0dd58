"""What every solver reads: the turn graph, what matters of a seat, and how games end."""

from greed.core.errors import Unsolvable
from greed.exact.model._final_rules import FinalRules, final_rules
from greed.exact.model._seat_status import Status, Statuses, statuses
from greed.exact.model._single_player import single_player_graph
from greed.exact.model._state_index import StateIndex, state_index
from greed.exact.model._turn_graph import NEVER, TurnGraph
from greed.exact.model._walk import reachable, turn_graph

__all__ = [
    "NEVER",
    "FinalRules",
    "StateIndex",
    "Status",
    "Statuses",
    "TurnGraph",
    "Unsolvable",
    "final_rules",
    "reachable",
    "single_player_graph",
    "state_index",
    "statuses",
    "turn_graph",
]
