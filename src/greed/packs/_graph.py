"""The turn graph of each standing as data: what backward induction over a turn reads.

The same graph as `greed.exact.model` uses, with chances as whole numbers: a chance is the weight
divided by faces to the power of the dice thrown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greed.core.sheet import Sheet
from greed.exact.model import NEVER, TurnLists, statuses, turn_lists
from greed.packs._hands import PackedTurn
from greed.tables import Lists, lists

Data = dict[str, Any]


def graphs(sheet: Sheet, turn: PackedTurn) -> list[Data | None]:
    """Return the graph of each standing, by its number; None where no player can have it.

    Raises:
        Unsolvable: a turn can go round for ever without scoring.
    """
    machine = lists(sheet)
    standings = {status.standing for status in statuses(machine).all}
    return [
        _graph(machine, turn_lists(machine, standing), turn) if standing in standings else None
        for standing in range(3)
    ]


def _graph(machine: Lists, graph: TurnLists, turn: PackedTurn) -> Data:
    nodes = []
    for n, at in enumerate(graph.hand):
        hand = machine.hands[at]
        weight = _weights(machine.sheet.dice.faces**hand.dice)
        nodes.append(
            {
                "hand": turn.number[hand],
                "own": graph.own[n],
                "best": graph.best[n],
                "bust": weight(graph.bust[n]),
                "missed": weight(graph.missed[n]),
                "outcomes": [
                    [weight(graph.chance[o]), _options(graph, o)]
                    for o in range(graph.outcome_start[n], graph.outcome_start[n + 1])
                ],
            }
        )
    decisions = zip(graph.node, graph.source, graph.bank_from, graph.stop_from, strict=True)
    return {
        "unit": machine.unit,
        "start": graph.start,
        "attempts": graph.attempts,
        "offers": [turn.number[machine.hands[at]] for at in graph.offers],
        "nodes": nodes,
        "decisions": [
            [node, source, _row(bank), _row(stop)] for node, source, bank, stop in decisions
        ],
    }


def _options(graph: TurnLists, outcome: int) -> list[int]:
    """Return points and decision of each option, one after the other."""
    options = range(*graph.option_start[outcome : outcome + 2])
    return [number for k in options for number in (graph.points[k], graph.decision[k])]


def _weights(every: int) -> Callable[[float], int]:
    return lambda chance: round(chance * every)


def _row(row: int) -> int:
    return -1 if row >= NEVER else row
