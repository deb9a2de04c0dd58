"""The positions between turns as data, and what follows a turn in each of them.

Scores are distances to a goal: to the target, and in the final round to the score of the leaders.
A turn that passes the goal moves it, so that everybody else is further away.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from greed.core.errors import Unsolvable

Data = dict[str, Any]
Key = tuple[str, tuple[int, ...], int]
"""A table of positions by its kind, the statuses of those who matter, and one thing more.

- race: nobody has reached the target. Of all seats from the one to move on; which of these began.
- final: of those who still have a turn; a bit for each seat that leads.
- lead, between two: of the other player. A leader with a bonus turn.
"""

_End = int | list[int] | None
"""A table of positions, or who has won."""


class _Positions:
    def __init__(self, rules: Data, graphs: list[Data | None], seats: int) -> None:
        self.rules, self.seats, self.statuses = rules, seats, rules["statuses"]
        self.graphs = {k: graph for k, graph in enumerate(graphs) if graph}
        decisions = [row for graph in self.graphs.values() for row in graph["decisions"]]
        self.offers = max(len(graph["attempts"]) for graph in self.graphs.values())
        self.bonus = any(source > self.offers for _, source, *_ in decisions)
        self.unit = next(iter(self.graphs.values()))["unit"]
        self.on = [status["standing"] == 1 for status in self.statuses]
        self.bank = self.statuses[0]["bank"]
        self.calls = rules["banks"]["at"] == "calls"
        called = [self.calls and rules["reached"][k] for k in ("waiting", "done")]
        self.waiting, self.done = called
        self.answers = rules["beaten"]["leader"] or rules["beaten"]["later"]
        self.firsts = seats if self.waiting != self.done else 1
        self._refuse()
        self.keys = list(self._keys())
        self.number = {key: at for at, key in enumerate(self.keys)}

    def _refuse(self) -> None:
        """Refuse by name what can't be said like this, or what a certificate doesn't speak of."""
        rules, banks, on, answers = self.rules, self.rules["banks"], self.on, self.answers
        free = any(_keeps_nothing(graph) for graph in self.graphs.values())
        choice = any(_chooses(graph) for graph in self.graphs.values())
        special = self.offers or self.bonus or answers or banks["above"] == "forfeits"
        among = self.seats > 2
        refused = {
            "a score can bounce off the target": "bounces" in banks.values(),
            "banks below the target don't add up": banks["below"] != "adds",
            "the target can't be reached": banks["at"] not in ("calls", "wins"),
            "the target and more differ": banks["above"] not in (banks["at"], "forfeits"),
            "a beaten leader is called twice": answers and rules["beaten"]["later"],
            "only those are called who have had their turn": self.done and not self.waiting,
            "offers and bonus turns together": self.bonus and self.offers,
            "an attempt may keep nothing, and the leader may answer": free and answers,
            "offers, bonus turns, answers or an exact target, among three": among and special,
            "a choice of dice and a final round among three": among and self.calls and choice,
            "the target has to be a multiple of the unit": rules["target"] % self.unit,
            "banks lead off the board": not on[self.bank],
        }
        for m, status in enumerate(self.statuses):
            bust, lead = status["bust"], status["leading"]
            floor = bust["all"] or bust["floor"] or not bust["points"]
            costs = lead["all"] or lead["points"] or not on[lead["status"]]
            refused |= {
                "banks lead to several statuses": status["bank"] != self.bank,
                "recording nothing changes the standing": on[status["nothing"]] != on[m],
                "a fine has to be a multiple of the unit": bust["points"] % self.unit,
                "a score off the board": on[m] and not (on[bust["status"]] or bust["all"]),
                "a score below 0": not (on[m] or floor),
                "the leader's bonus turn can cost points": self.bonus and on[m] and costs,
            }
            if why := next((why for why, holds in refused.items() if holds), None):
                raise Unsolvable(why)

    def _keys(self) -> Iterator[Key]:
        everybody = range(len(self.statuses))
        for who in product(everybody, repeat=self.seats):
            yield from (("race", who, first) for first in range(self.firsts))
        for movers in range(self.seats - 1, 0, -1) if self.calls else ():
            for who in product(everybody, repeat=movers):
                leaders = range(1 << movers, 1 << self.seats, 1 << movers)
                yield from (("final", who, leading) for leading in leaders)
        if self.calls and self.bonus:
            yield from (("lead", (other,), 0) for other in everybody)

    def table(self, key: Key) -> Data:
        """Return a table of positions as data."""
        kind, who, _ = key
        status = self.statuses[self.bank if kind == "lead" else who[0]]
        bust, nothing = status["bust"], status["nothing"]
        table = {
            "graph": status["standing"],
            "axes": self.axes(key),
            "offered": status["offered" if kind == "race" else "offered_in_final"],
            "cost": None if bust["all"] else bust["points"] // self.unit * (kind != "lead"),
            "floor": bust["all"] or bust["floor"],
            "bust": self.ends(key, bust["status"]),
            "nothing": self.ends(key, nothing),
            "bank": self.ends(key, self.bank),
        }
        if self.bonus:
            table["again"] = self.ends(key, nothing, bonus=True)
            table["bank_again"] = self.ends(key, self.bank, bonus=True)
        if self.rules["banks"]["above"] == "forfeits":
            for name in {"bank", "bank_again"} & {*table}:
                table[name][2] = None
        return table

    def axes(self, key: Key) -> list[str]:
        """Return whose distances there are, from the player to move on."""
        kind, who, _ = key
        if kind == "race":
            return ["score" if self.on[m] else "start" for m in who]
        if kind == "lead":
            return ["", "gap"]
        return ["gap"] * len(who) + [""] * (self.seats - len(who))

    def ends(self, key: Key, status: int, *, bonus: bool = False) -> list[_End]:
        """Return what follows a turn that ends below the goal, at it and above it."""
        kind, (me, *rest), extra = key
        if kind == "lead":
            return 3 * [self.number[key] if bonus else self.over([me], 1)]
        if kind == "race":
            waiting = (extra - 1) % self.seats if self.waiting else 0
            called = self.seats - 1 if self.done else waiting
            below: Key = ("race", (*rest, status), (extra - 1) % self.firsts)
            over = self.over(rest[:called], 1)
            if bonus:
                below = ("race", (status, *rest), extra)
                over = self.number["lead", (rest[0],), 0] if called else over
            return [self.number[below], *2 * [over if self.on[status] else None]]
        again = self.number["final", (status,), extra] if bonus else None
        lead = self.number["lead", (self.bank,), 0] if bonus and self.answers else None
        tied = extra | (not self.rules["leader_wins_ties"])
        above = self.over([self.bank] if self.answers else rest, 1)
        return [
            self.over(rest, extra) if again is None else again,
            self.over(rest, tied) if again is None else again,
            above if lead is None else lead,
        ]

    def over(self, who: list[int], leaders: int) -> _End:
        """Return the positions in which these still have a turn, or else who has won."""
        if not who:
            return [leaders >> seat & 1 for seat in range(self.seats)]
        turned = leaders >> 1 | (leaders & 1) << self.seats - 1  # as the next player sees it
        return self.number["final", tuple(who), turned]


def _options(graph: Data) -> Iterator[tuple[int, list[int]]]:
    for at, node in enumerate(graph["nodes"]):
        yield from ((at, options) for _, options in node["outcomes"])


def _chooses(graph: Data) -> bool:
    return any(len(options) > 2 for _, options in _options(graph))


def _keeps_nothing(graph: Data) -> bool:
    return any(at in graph["attempts"] and 0 in opts[::2] for at, opts in _options(graph))


def position_keys(rules: Data, graphs: list[Data | None], seats: int) -> list[Key]:
    """Return the names of all tables of positions, in their order."""
    return _Positions(rules, graphs, seats).keys


def positions(rules: Data, graphs: list[Data | None], seats: int) -> list[Data]:
    """Return the tables of positions of a game, as docs/pack.md describes them.

    Raises:
        Unsolvable: they can't be described like this; says why.
    """
    writer = _Positions(rules, graphs, seats)
    return [writer.table(key) for key in writer.keys]
