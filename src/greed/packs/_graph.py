"""The turn graph of each standing as data: what backward induction over a turn reads.

The same graph as `greed.exact.model` uses, with chances as whole numbers: a chance is the weight
divided by faces to the power of the dice thrown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greed.core.sheet import Sheet
from greed.exact.model import NEVER, TurnGraph, statuses, turn_graph
from greed.packs._hands import PackedTurn
from greed.tables import tables

__all__ = ["graphs"]

Data = dict[str, Any]


def graphs(sheet: Sheet, turn: PackedTurn) -> list[Data | None]:
    """Return the graph of each standing, by its number; None where no player can have it.

    Raises:
        Unsolvable: a turn can go round for ever without scoring.
    """
    found = tables(sheet)
    known = {status.standing for status in statuses(found).all}
    return [
        _graph(turn_graph(found, standing), turn) if standing in known else None
        for standing in range(3)
    ]


def _graph(graph: TurnGraph, turn: PackedTurn) -> Data:
    hands = graph.tables.hands
    faces = graph.tables.sheet.dice.faces
    nodes = []
    for n in range(graph.nodes):
        hand = hands[graph.hand[n]]
        weight = _weights(faces**hand.dice)
        nodes.append(
            {
                "hand": turn.number(hand),
                "own": int(graph.own[n]),
                "best": bool(graph.best[n]),
                "bust": weight(graph.bust[n]),
                "missed": weight(graph.missed[n]),
                "outcomes": [
                    [weight(graph.chance[o]), _options(graph, o)]
                    for o in range(int(graph.outcome_start[n]), int(graph.outcome_start[n + 1]))
                ],
            }
        )
    return {
        "unit": graph.tables.unit,
        "start": graph.start,
        "attempts": graph.attempts.tolist(),
        "offers": [turn.number(hands[at]) for at in graph.offers.tolist()],
        "nodes": nodes,
        "decisions": [
            [int(node), int(source), _row(bank), _row(stop)]
            for node, source, bank, stop in zip(
                graph.node, graph.source, graph.bank_from, graph.stop_from, strict=True
            )
        ],
    }


def _options(graph: TurnGraph, outcome: int) -> list[int]:
    """Return points and decision of each option, one after the other."""
    options = slice(*graph.option_start[outcome : outcome + 2].tolist())
    pairs = zip(graph.points[options].tolist(), graph.decision[options].tolist(), strict=True)
    return [number for pair in pairs for number in pair]


def _weights(every: int) -> Callable[[float], int]:
    return lambda chance: round(float(chance) * every)


def _row(row: int) -> int:
    return -1 if row >= NEVER else int(row)
