"""The two machines of a game as values: the turn, and the game around its turns."""

from greed.graph.game import (
    AGAIN,
    BANK,
    BONUS,
    BUST,
    PASS,
    GameGraph,
    Status,
    Table,
    game_graph,
)
from greed.graph.place import Place, locate, place_state
from greed.graph.turn import NEVER, Node, TurnGraph, turn_graph, unit_of

__all__ = [
    "AGAIN",
    "BANK",
    "BONUS",
    "BUST",
    "NEVER",
    "PASS",
    "GameGraph",
    "Node",
    "Place",
    "Status",
    "Table",
    "TurnGraph",
    "game_graph",
    "locate",
    "place_state",
    "turn_graph",
    "unit_of",
]
