"""Where a state of a game lies in its graphs, and the way back."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from greed.core.state import Board, Final, Standing, State, fresh_turn
from greed.core.turn import rules_of
from greed.graph.game import GameGraph, Table, table_of
from greed.graph.turn import TurnGraph, turn_graph


class Place(NamedTuple):
    """A state in which dice are to be thrown.

    Attributes:
        table: of the position in which the turn began. gaps: its distances, in units.
        node: what is thrown. points: of the turn so far, in units.
        begins: whether the turn is about to begin, with nothing taken over.
    """

    table: int
    gaps: tuple[int, ...]
    node: int
    points: int
    begins: bool


def locate(graph: GameGraph, state: State) -> Place:
    """Return where a state lies that is about to throw.

    Leads, and scores below 0, that the graph doesn't tell apart count as the furthest that it does.

    >>> import greed
    >>> from greed.graph import game_graph, locate
    >>> graph = game_graph(greed.load("koans"))
    >>> state = greed.parse_position("koans 2000,2500 1/1 throw 3 - 200 - - 40")
    >>> place = locate(graph, state)
    >>> place.gaps, place.points
    ((20, 10), 4)

    Raises:
        ValueError: no game of this sheet and number of seats comes to such a state.
    """
    n, unit, seat = graph.seats, graph.unit, state.seat
    if state.seats != n:
        raise ValueError(f"this is for {n} seats, not for {state.seats}")
    if any(points % unit for points in (*state.scores, state.points)):
        raise ValueError(f"no game of this sheet comes to these points: they come in {unit}s")
    try:
        k = _numbers(graph)[table_of(state, rounds=_rounds(graph))]
        node = _turn(graph, state.standing[seat]).find(state)
    except KeyError:
        raise ValueError("no game of this sheet can reach this position") from None
    goal = (state.scores[state.final.leader] if state.final else state.rules.sheet.target) // unit
    gaps = [goal - state.scores[(seat + j) % n] // unit for j in range(n)]
    if graph.leads[k] >= 0:
        gaps[graph.leads[k]] = goal - graph.target
    elif max(gaps) > graph.within < graph.target:
        raise ValueError("this is for what is left of a game, not for earlier positions")
    elif min(gaps) < 1 or (not any(graph.cost) and graph.clipped(k, gaps) != tuple(gaps)):
        raise ValueError("no game of this sheet can reach these scores")
    begins = not state.points and state.hand == state.rules.start_hand(state.entry)
    return Place(k, graph.clipped(k, gaps), node, state.points // unit, begins)


def place_state(graph: GameGraph, table: int, gaps: tuple[int, ...]) -> State:
    """Return the state in which a turn begins at a position, seat 0 about to throw.

    >>> import greed
    >>> from greed.graph import game_graph, place_state
    >>> graph = game_graph(greed.load("koans"))
    >>> place_state(graph, 0, (60, 60)) == greed.start(graph.sheet)
    True
    """
    rules, kind, leader = rules_of(graph.sheet), graph.tables[table], graph.leads[table]
    goal = graph.target + (gaps[leader] if leader >= 0 else 0)
    scores = [(goal - gap) * graph.unit for gap in gaps]
    final = None
    if leader >= 0:
        scores[leader] = goal * graph.unit
        waiting = (seat for seat in range(1, graph.seats) if kind.parts[seat] == "waits")
        final = Final(leader, tuple(waiting), kind.beaten)
    board = Board(
        tuple(scores),
        tuple(status.standing for status in kind.statuses),
        tuple(status.strikes for status in kind.statuses),
        kind.first,
        final,
    )
    return State(rules, board, fresh_turn(rules, 0, kind.statuses[0].standing))


@lru_cache(maxsize=64)
def _turn(graph: GameGraph, standing: Standing) -> TurnGraph:
    return turn_graph(graph.sheet, standing)


@lru_cache(maxsize=64)
def _numbers(graph: GameGraph) -> dict[Table, int]:
    return {table: k for k, table in enumerate(graph.tables)}


@lru_cache(maxsize=64)
def _rounds(graph: GameGraph) -> bool:
    return any(table.first for table in graph.tables)
