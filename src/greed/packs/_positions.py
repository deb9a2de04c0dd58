"""The positions between turns as data, and what follows a turn in each of them.

The tables of `greed.graph.GameGraph`: those before the final round first, and those with the same
parts by what seats have. A pack counts no distance of a seat that leads, and none of one that has
no turn to come; a game in which these matter isn't described.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.graph import (
    AGAIN,
    AT,
    BANK,
    BONUS,
    BUST,
    GOES,
    NEVER,
    PASS,
    PAST,
    SHORT,
    STAYS,
    GameGraph,
    game_graph,
)

Data = dict[str, Any]
_End = int | list[int] | None
"""A table of positions, or who has won; None where this can't happen, or records nothing."""


def positions(sheet: Sheet, rules: Data, graphs: list[Data | None], seats: int = 2) -> list[Data]:
    """Return the tables of positions of a game, as docs/pack.md describes them.

    Args:
        sheet: the sheet.
        rules: that member of its pack.
        graphs: that member of its pack.
        seats: how many play.

    Raises:
        Unsolvable: they can't be described like this; says why.
    """
    try:
        writer = _Writer(sheet, graphs, seats)
    except ValueError as why:  # the sheet isn't for so many
        raise Unsolvable(str(why)) from None
    writer.refuse(rules)
    return [writer.table(k) for k in writer.order]


def table_order(graph: GameGraph) -> list[int]:
    """Return the tables of a graph in the order in which packs list them.

    >>> import greed
    >>> from greed.graph import game_graph
    >>> from greed.packs import table_order
    >>> table_order(game_graph(greed.load("koans")))
    [0, 1, 3, 4, 2, 5]
    """
    return sorted(
        range(len(graph.tables)),
        key=lambda k: (graph.leads[k] >= 0, graph.leads[k] == 0, graph.tables[k]),
    )


class _Writer:
    def __init__(self, sheet: Sheet, graphs: list[Data | None], seats: int) -> None:
        self.graph = graph = game_graph(sheet, seats, 0)
        self.graphs = [each for each in graphs if each]
        self.offers = max(len(each["attempts"]) for each in self.graphs)
        decisions = [row for each in self.graphs for row in each["decisions"]]
        self.bonus = any(source > self.offers for _, source, *_ in decisions)
        self.order = table_order(graph)
        self.number = {k: at for at, k in enumerate(self.order)}
        self.axes = [
            [
                ("gap" if table.parts[seat] == "waits" else "") if table.parts
                else "score" if status.standing == ON else "start"
                for seat, status in enumerate(table.statuses)
            ]
            for table in graph.tables
        ]  # fmt: skip

    def refuse(self, rules: Data) -> None:
        """Refuse by name what a certificate doesn't speak of."""
        graph, loose = self.graph, "a score below 0 off the board"
        finals = any(table.parts for table in graph.tables)
        answers = any(self.answers(k) for k in range(len(graph.tables)))
        free = any(_keeps_nothing(each) for each in self.graphs)
        special = self.offers or self.bonus or answers or any(graph.move)
        costs = [
            status["leading"]["all"] or status["leading"]["points"]
            for status in rules["statuses"]
            if status["standing"] == ON
        ]
        refused = {
            "offers and bonus turns together": self.bonus and self.offers,
            "an attempt may keep nothing, and the leader may answer": free and answers,
            "offers, bonus turns, answers or an exact target, among three": graph.seats > 2
            and special,
            "a choice of dice and a final round among three": graph.seats > 2
            and finals
            and any(_chooses(each) for each in self.graphs),
            "the leader's bonus turn can cost points": self.bonus and any(costs),
            loose: any(
                axes[0] == "start" and 0 < graph.cost[k] < NEVER and not graph.floor[k]
                for k, axes in enumerate(self.axes)
            ),
        }
        if why := next((why for why, holds in refused.items() if holds), None):
            raise Unsolvable(why)

    def answers(self, k: int) -> bool:
        """Return whether a turn calls a seat that has had its turn in the final round."""
        graph, parts = self.graph, self.graph.tables[k].parts
        for at in range(k * 15, k * 15 + 15) if parts else ():
            then, turned = graph.after[at], graph.rotation[at]
            after = graph.tables[then].parts if then >= 0 else ()
            before = parts[turned:] + parts[:turned]
            if any(a != "waits" and b == "waits" for a, b in zip(before, after, strict=False)):
                return True
        return False

    def table(self, k: int) -> Data:
        """Return a table of positions as data."""
        graph = self.graph
        table = {
            "graph": graph.tables[k].statuses[0].standing,
            "axes": self.axes[k],
            "offered": bool(graph.offered[k]),
            "cost": None if graph.cost[k] >= NEVER else graph.cost[k],
            "floor": bool(graph.floor[k]),
            "bust": self.ends(k, BUST),
            "nothing": self.ends(k, PASS),
            "bank": self.ends(k, BANK),
        }
        if self.bonus:
            table |= {"again": self.ends(k, AGAIN), "bank_again": self.ends(k, BONUS)}
        return table

    def ends(self, k: int, end: int) -> list[_End]:
        """Return what follows a turn that ends below the goal, at it and above it."""
        graph = self.graph
        leads, final = graph.leads[k] == 0, graph.leads[k] >= 0
        there = {AT} if leads else {SHORT, AT} if final else {SHORT}
        there |= {PAST} if leads else {AT, PAST}
        if end not in (BANK, BONUS):
            there -= {PAST} if final else {AT, PAST}
        return [self.end(k, end, where) if where in there else None for where in (SHORT, AT, PAST)]

    def end(self, k: int, end: int, where: int) -> _End:
        graph, n, at = self.graph, self.graph.seats, (k * 5 + end) * 3 + where
        then, turned = graph.after[at], graph.rotation[at]
        if graph.move[at] == STAYS and where == PAST:
            return None
        if graph.move[at] != GOES:
            raise Unsolvable("a bank may change scores in another way than by its points")
        if then < 0:
            shares = graph.shares[(-1 - then) * n : -then * n]
            return [int(share > 0) for share in shares]
        if turned != (end not in (AGAIN, BONUS)):
            raise Unsolvable("another seat than the next one is to move")
        seats = ((seat + turned) % n for seat in range(n))
        if not all(map(self.known, [k] * n, [end] * n, seats, self.axes[then])):
            raise Unsolvable("it matters how far a seat is behind that had no turn to come")
        return self.number[then]

    def known(self, k: int, end: int, seat: int, axis: str) -> bool:
        """Return whether a seat's distance in the next table follows from where it was."""
        before = self.axes[k][seat]
        if axis == "start":
            fell = seat == 0 and end == BUST and self.graph.cost[k] >= NEVER
            return fell or (before == "start" and (seat != 0 or end != BANK))
        part = self.graph.tables[k].parts[seat] if self.graph.tables[k].parts else ""
        return axis == "" or before != "" or seat == 0 or part in ("leads", "level")


def _options(graph: Data) -> Iterator[tuple[int, list[int]]]:
    for at, node in enumerate(graph["nodes"]):
        yield from ((at, options) for _, options in node["outcomes"])


def _chooses(graph: Data) -> bool:
    return any(len(options) > 2 for _, options in _options(graph))


def _keeps_nothing(graph: Data) -> bool:
    return any(at in graph["attempts"] and 0 in opts[::2] for at, opts in _options(graph))
