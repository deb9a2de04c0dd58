"""The turn graph of each standing as data: what backward induction over a turn reads.

The same graph as `greed.graph.TurnGraph`, with chances as whole numbers: a chance is the weight
divided by faces to the power of the dice thrown.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from greed.core.sheet import Sheet
from greed.core.state import ON, Standing
from greed.graph import BANK, GOES, NEVER, Status, TurnGraph, course, turn_graph
from greed.packs._hands import PackedTurn

Data = dict[str, Any]
Options = tuple[tuple[int, int], ...]


def graphs(sheet: Sheet, turn: PackedTurn, standings: Iterable[Standing]) -> list[Data | None]:
    """Return the graph of each standing, by its number; None where no player can have it.

    Raises:
        Unsolvable: a turn can go round for ever without scoring.
    """
    found = {standing: turn_graph(sheet, standing) for standing in {*standings}}
    fewer = not any(graph.offers for graph in found.values()) and _more_is_better(sheet)
    return [
        _graph(found[standing], turn, fewer=fewer) if standing in found else None
        for standing in range(3)
    ]


def _more_is_better(sheet: Sheet) -> bool:
    """Return whether a turn that records more is never worth less, between two.

    It can be where the score to beat is what others play for, or where a bank can go too far.
    """
    game = course(sheet, max(sheet.seats.min, 2))
    banks = game.follows(0, game.number(Status(ON)))
    return not game.final and banks.ending(BANK, away=-1).move == GOES


def _graph(graph: TurnGraph, turn: PackedTurn, *, fewer: bool) -> Data:
    faces = graph.sheet.dice.faces
    nodes = []
    for n, node in enumerate(graph.nodes):
        every = faces**node.hand.dice
        outcomes: dict[Options, float] = defaultdict(float)
        for o in range(*graph.outcome_start[n : n + 2]):
            options = graph.options(o)
            outcomes[_most_points(options) if fewer else tuple(options)] += graph.chance[o]
        nodes.append(
            {
                "hand": turn.number[node.hand],
                "own": node.own,
                "best": node.shown,
                "bust": round(graph.bust[n] * every),
                "missed": round(graph.failed[n] * every),
                "outcomes": [
                    [round(outcomes[options] * every), [x for option in options for x in option]]
                    for options in sorted(outcomes, key=lambda some: (len(some), some))
                ],
            }
        )
    decisions = zip(graph.node, graph.offer, graph.bank_from, graph.pass_from, strict=True)
    return {
        "unit": graph.unit,
        "start": graph.start,
        "attempts": list(graph.attempts),
        "offers": [turn.number[hand] for hand in graph.offers],
        "nodes": nodes,
        "decisions": [
            [node, offer, _row(bank), _row(stop)] for node, offer, bank, stop in decisions
        ],
    }


def _most_points(options: list[tuple[int, int]]) -> Options:
    """Return the options without those that lead to a decision with fewer points than another."""
    most = {decision: points for points, decision in sorted(options)}
    return tuple(sorted((points, decision) for decision, points in most.items()))


def _row(row: int) -> int:
    return -1 if row >= NEVER else row
