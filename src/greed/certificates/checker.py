"""Checks a certificate against a pack, in whole numbers: python checker.py PACK CERTIFICATE.

It imports nothing of Greed and trusts no solver; it is one long file because it has to run alone.
A certificate gives two whole numbers L <= U for every position between two turns and every seat:
docs/certificates.md says which inequalities they have to satisfy, and why a seat then wins with a
chance of at least L / 2^46 and at most U / 2^46.

What a position is worth is a column of *numbers*. Between two these are L and U of the player to
move; among more, L of all seats from the player to move on, U of those who follow, and U of the
player to move. Players decide by the first number; the last one is the most that is possible.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "HEAD", "ONE", "WHOLE", "Claim", "Game", "Graph", "Piece", "Refused", "check", "game_hash",
    "opened", "said",
]  # fmt: skip

Ints = NDArray[np.int64]
Key = tuple[str, tuple[int, ...], int]
HEAD = b'{"greed-certificate":1,'
ONE = 1 << 46
WHOLE = 1 << 16  # the weights of two ways to play that are mixed
MOST = 1 << 24  # positions
WIDE = 1 << 13  # numbers that are worked out side by side


class Refused(ValueError):
    """A file that proves nothing; the message says why."""


class Claim(NamedTuple):
    """What is proven: what each seat wins from the start, at least and at most.

    No seat can win more by playing differently, alone. `widest` is the largest U - L before the
    final round, of all positions that the file speaks of.
    """

    sheet: str
    low: tuple[Fraction, ...]
    high: tuple[Fraction, ...]
    widest: Fraction
    positions: int


class Piece(NamedTuple):
    """A part of a block of positions: scores of the player to move, and places of the others."""

    key: Key
    rows: slice
    others: slice


def need(holds: object, why: str) -> None:
    """Refuse what doesn't hold."""
    if not holds:
        raise Refused(why)


class Graph:
    """The turn of one standing: nodes are dice to roll, decisions are what a keep leads to."""

    def __init__(self, graph: dict[str, Any], dice: list[int], faces: int) -> None:
        self.decisions, self.start, self.attempts, nodes = (
            graph[name] for name in ("decisions", "start", "attempts", "nodes")
        )
        self.ways = [faces ** dice[node["hand"]] for node in nodes]
        self.outcomes: list[list[tuple[int, Any]]] = []
        need(0 <= self.start < len(nodes), "no node begins the turn")
        sources = {source for _, source, *_ in self.decisions}
        need(sources <= {*range(len(self.attempts) + 2)}, "odd source")
        for at, (node, ways) in enumerate(zip(nodes, self.ways, strict=True)):
            kept = [(w, [*zip(o[::2], o[1::2], strict=True)]) for w, o in node["outcomes"]]
            self.outcomes.append([(node["bust"], "bust"), (node["missed"], "stop"), *kept])
            weights = [weight for weight, _ in self.outcomes[at]]
            need(min(weights) >= 0 and sum(weights) == ways, "chances don't add up to 1")
            need(ways < 1 << 36, "the sums don't fit into 64 bits")
            need(all(options for _, options in kept), "a throw leads nowhere")
            for points, to in (option for _, options in kept for option in options):
                need(0 <= to < len(self.decisions), "an option leads nowhere")
                # nodes are worked out in order: keeps for 0 points lead back
                back = points > 0 or (points == 0 and self.decisions[to][0] < at)
                need(back, "a turn may go round for ever")
        options = [[each for _, each in outcomes[2:]] for outcomes in self.outcomes]
        points = [[p for each in node for p, _ in each] for node in options]
        self.late = [0 in each for each in points]  # nodes whose keeps may stay in their row
        self.reach = max([1, *map(max, filter(None, points))])
        self.chooses = any(len(each) > 1 for node in options for each in node)
        places = [*range(len(nodes)), -1]  # the last ones roll nothing
        self.by_node = [[d for d, x in enumerate(self.decisions) if x[0] == n] for n in places]


class Game:
    """The positions between turns of a game, and the inequalities they must satisfy.

    A block of positions is a table of numbers, named by its kind, statuses and one thing more:

    - "race": nobody has reached the target. Of all seats from the one to move on, and which of
      these began the round. One axis for each seat: its score in units, from `lowest` on.
    - "final": of those who still have a turn, and a bit for each seat that leads. One axis for
      each of the former: how far it is behind.
    - "lead", between two: of the other player. A leader with a bonus turn, by its lead.

    Attributes:
        worth: the numbers of all positions, block after block as in the file.
        mixed: by block and place, what players do who mix two ways to play: how often in 2^16
            they take the first, and what a bust counts for in the first and in the second.
    """

    def __init__(self, pack: dict[str, Any], lowest: int, beyond: int, seats: int = 2) -> None:
        rules, graphs, self.statuses = pack["rules"], pack["graphs"], pack["rules"]["statuses"]
        need(graphs is not None, "this pack has no turn graph")
        dice, units = [h["dice"] for h in pack["hands"]], {g["unit"] for g in graphs if g}
        need(len(units) == 1, "the turns of this pack have several units")
        need(seats in (2, 3, 4), "certificates are for two to four players")
        self.sheet, self.seats, self.unit = str(pack["sheet"]["name"]), seats, units.pop()
        self.graphs = {k: Graph(g, dice, rules["faces"]) for k, g in enumerate(graphs) if g}
        self.offers = max(len(graph.attempts) for graph in self.graphs.values())
        decisions = [each for graph in self.graphs.values() for each in graph.decisions]
        self.bonus = any(source > self.offers for _, source, *_ in decisions)
        self.on, self.bank = [s["standing"] == 1 for s in self.statuses], self.statuses[0]["bank"]
        self.calls = rules["banks"]["at"] == "calls"
        self.forfeits = rules["banks"]["above"] == "forfeits"
        self.called = [self.calls and rules["reached"][k] for k in ("waiting", "done")]
        self.answers = rules["beaten"]["leader"] or rules["beaten"]["later"]
        self.shares = not rules["leader_wins_ties"]
        self.target, self.lowest, self.beyond = rules["target"] // self.unit, lowest, beyond
        self.size, row = self.target - lowest, max(x for _, _, *rows in decisions for x in rows)
        need(-1024 <= lowest <= 0 and row < beyond <= 1 << 13 and self.size > 0, "odd sizes")
        self.refuse(rules)
        self.leads = self.size + beyond if self.calls else 0
        self.firsts = seats if self.called[0] != self.called[1] else 1
        below, above = [(0, seat) for seat in range(seats)], [(1, seat) for seat in range(seats)]
        self.order = [*below, *above[1:], above[0]] if seats > 2 else [below[0], above[0]]
        self.up = np.array([[up] for up, _ in self.order])
        self.worth: dict[Key, Ints] = {}
        self.mixed: dict[Key, dict[tuple[int, int], tuple[int, ...]]] = {}
        for key in self.keys():
            shape = [self.leads] * len(key[1])
            if key[0] == "race":
                shape = [self.size if self.on[m] else 1 for m in key[1]]
            self.worth[key] = np.zeros((len(self.order), *shape), np.int64)
            need(self.positions <= MOST, "there are too many positions")

    @property
    def positions(self) -> int:
        """How many positions there are."""
        return sum(block[0].size for block in self.worth.values())

    def refuse(self, rules: dict[str, Any]) -> None:
        """Refuse by name what the inequalities don't speak of."""
        banks, on, answers = rules["banks"], self.on, self.answers
        free = any(g.late[at] for g in self.graphs.values() for at in g.attempts if at >= 0)
        need("bounces" not in banks.values(), "a score can bounce off the target")
        need(banks["below"] == "adds", "banks below the target don't add up")
        need(banks["at"] in ("calls", "wins"), "the target can't be reached")
        need(banks["above"] in (banks["at"], "forfeits"), "the target and more differ")
        need(not (answers and rules["beaten"]["later"]), "a beaten leader is called twice")
        need(self.called != [False, True], "only those are called who have had their turn")
        need(not (self.bonus and self.offers), "offers and bonus turns together")
        need(not (free and answers), "an attempt may keep nothing, and the leader may answer")
        special = self.offers or self.bonus or answers or self.forfeits
        need(not (self.seats > 2 and special), "offers, bonus turns, answers or an exact target")
        chosen = self.calls and any(graph.chooses for graph in self.graphs.values())
        need(not (self.seats > 2 and chosen), "a choice of dice and a final round among three")
        need(rules["target"] % self.unit == 0, "the target has to be a multiple of the unit")
        need(on[self.bank], "banks lead off the board")
        for m, status in enumerate(self.statuses):
            bust, lead = status["bust"], status["leading"]
            need(status["standing"] in self.graphs, "a standing has no turn graph")
            need(status["bank"] == self.bank, "banks lead to several statuses")
            need(on[status["nothing"]] == on[m], "recording nothing changes the standing")
            need(bust["points"] % self.unit == 0, "a fine has to be a multiple of the unit")
            need(on[bust["status"]] or not on[m] or bust["all"], "a score off the board")
            floor = bust["all"] or bust["floor"] or not bust["points"]
            need(on[m] or floor, "a score below 0")
            costs = lead["all"] or lead["points"] or not on[lead["status"]]
            need(not (self.bonus and on[m] and costs), "the leader's bonus turn can cost points")

    def keys(self) -> Iterator[Key]:
        """Yield the names of all blocks of positions, in the order of the file."""
        n, everybody = self.seats, range(len(self.statuses))
        for who in product(everybody, repeat=n):
            yield from (("race", who, first) for first in range(self.firsts))
        for movers in range(n - 1, 0, -1) if self.calls else ():
            for who in product(everybody, repeat=movers):
                sets = range(1 << movers, 1 << n, 1 << movers)
                yield from (("final", who, leaders) for leaders in sets)
        if self.calls and self.bonus:
            yield from (("lead", (other,), 0) for other in everybody)

    # What follows a turn. Tables have the score with which its player ends as their first axis,
    # from the lowest one to `beyond` above the target or the leader; then those of the others.

    def table(self, key: Key, status: int, *, bonus: bool = False) -> Ints:
        """Return what it is worth to end a turn with a status, or to have another turn then."""
        kind, who, extra = key
        make = {"race": self.race, "final": self.final, "lead": self.lead}[kind]
        table = make(who, extra, status, bonus)
        if self.calls and table.shape[1] > 1:
            table[:, -1] = self.unknown(table.ndim - 2)
        return table

    def race(self, who: tuple[int, ...], first: int, status: int, bonus: bool) -> Ints:
        """Return the table of a block before anybody has reached the target."""
        rest, n, beyond = who[1:], self.seats, self.beyond
        if bonus:
            table = self.worth["race", (status, *rest), first]
        else:
            passed = self.worth["race", (*rest, status), (first - 1) % self.firsts]
            table = np.moveaxis(self.turned(passed), -1, 1)
        if not self.on[status]:
            return table.copy()
        scores = [self.lowest + np.arange(self.size if self.on[m] else 1) for m in rest]
        scores = [each - each[0] * (not self.on[m]) for each, m in zip(scores, rest, strict=True)]
        score, *others = _axes(np.arange(self.target, self.target + beyond + 1), *scores)
        called = n - 1 if all(self.called) else (first - 1) % n if self.called[0] else 0
        if bonus and called:
            over = self.at(("lead", rest, 0), score - others[0])
        else:
            over = self.over(rest[:called], 1, score, others)
        return np.concatenate([table, over], axis=1)

    def final(self, who: tuple[int, ...], leaders: int, status: int, bonus: bool) -> Ints:
        """Return the table of a block of the final round: scores count from that of the leaders."""
        rest, size, parts = who[1:], self.leads, []
        tied = leaders | self.shares
        for low, high, best in ((1 - size, 0, leaders), (0, 1, tied), (1, self.beyond + 1, 1)):
            score, *others = _axes(np.arange(low, high), *[-np.arange(size) for _ in rest])
            if bonus and best != 1:
                parts.append(self.at(("final", (status,), leaders), -score))
            elif bonus and self.answers:
                parts.append(self.at(("lead", (self.bank,), 0), score))
            elif best == 1 and self.answers:
                parts.append(self.over((self.bank,), best, score, [0 * score]))
            else:
                parts.append(self.over(rest, best, np.maximum(score, 0), others))
        return np.concatenate(parts, axis=1)

    def lead(self, who: tuple[int, ...], _first: int, _status: int, bonus: bool) -> Ints:
        """Return the table of leaders with a bonus turn: scores count from that of the other."""
        score = np.arange(self.leads + self.beyond + 1)
        return self.at(("lead", who, 0), score) if bonus else self.over(who, 1, score, [0 * score])

    def over(self, who: tuple[int, ...], leaders: int, score: Ints, others: list[Ints]) -> Ints:
        """Return what it is worth that these still have a turn and those lead with a score."""
        if who:
            last = leaders >> 1 | (leaders & 1) << self.seats - 1  # as the next player sees it
            gaps = np.broadcast_arrays(*(score - other for other in others))[: len(who)]
            return self.turned(self.at(("final", who, last), *gaps))
        shape, count = np.broadcast_shapes(score.shape, *map(np.shape, others)), leaders.bit_count()
        won = [((leaders >> k & 1) * ONE + up * (count - 1)) // count for up, k in self.order]
        return np.array(won).reshape(-1, *[1] * len(shape)) + np.zeros(shape, np.int64)

    def at(self, key: Key, *places: Ints) -> Ints:
        """Return the numbers of positions; of those beyond the end of a block, nothing is known."""
        inside = np.all([place < self.leads for place in places], axis=0)
        near: list[Any] = [np.minimum(place, self.leads - 1) for place in places]
        return np.where(inside, self.worth[key][(slice(None), *near)], self.unknown(inside.ndim))

    def turned(self, numbers: Ints) -> Ints:
        """Return what a position is worth to the player who has just had a turn."""
        if self.seats == 2:
            return ONE - numbers[::-1]
        return numbers[[self.order.index((up, (k - 1) % self.seats)) for up, k in self.order]]

    def unknown(self, axes: int) -> Ints:
        """Return what says nothing."""
        return self.up.reshape(-1, *[1] * axes) * ONE

    # The inequalities. Blocks are cut into pieces of neighbouring scores.

    def pieces(self, key: Key) -> Iterator[Piece]:
        """Yield a block in pieces; where offers are made, in one."""
        (numbers, rows), others = self.worth[key].shape[:2], self.worth[key][0, 0].size
        lanes = MOST if self.offers else WIDE // numbers
        width, height = min(others, lanes), min(rows, max(1, lanes // others))
        for low, left in product(range(0, rows, height), range(0, others, width)):
            ends = min(low + height, rows), min(left + width, others)
            yield Piece(key, slice(low, ends[0]), slice(left, ends[1]))

    def cut(self, piece: Piece) -> Ints:
        """Return what is claimed of a piece, lane by lane; those furthest behind come first."""
        numbers = _upright(self.worth[piece.key], piece.key)
        flat = numbers.reshape(*numbers.shape[:2], -1)[:, piece.rows, piece.others]
        return flat.reshape(len(numbers), -1)

    def turns(self, pieces: list[Piece], guide: int | None = None) -> list[Ints]:
        """Return what the turns that begin in these positions are worth.

        Where offers are made, these must be all positions: a bank of some points asks what it
        is worth in another position to take them over. A guide is what a bust counts for when
        the player to move decides.
        """
        jobs, worth = [Turns(self, piece, guide) for piece in pieces], self.worth
        top = max(job.top for job in jobs)
        for row in range(top, -1, -1):
            for job in jobs:
                job.begin(row)
            before = None
            while before != (taken := [job.attempts() for job in jobs]):
                before = taken  # twice only where attempts may keep nothing
                for offer in range(self.offers):
                    self.worth = {job.piece.key: job.taken(worth, offer) for job in jobs}
                    for job in jobs:
                        job.tables[1 + offer] = self.table(job.piece.key, self.bank)
                self.worth = worth
                for job in jobs:
                    job.finish(row, top=row == top)
        need(all(job.grows for job in jobs), "more points may be worth less, and aren't kept")
        return [job.rolled[job.graph.start][guide is not None :] for job in jobs]

    def wrong(self, pieces: list[Piece]) -> Iterator[str]:
        """Yield the first position of each piece in which an inequality doesn't hold."""
        for piece, worth in zip(pieces, self.turns(pieces), strict=True):
            self.mix(piece, worth)
            claims = self.cut(piece)
            holds = np.where(self.up, worth < claims, worth > claims)
            bad = ~(holds | (claims == self.unknown(1))).all(axis=0)
            for lane in np.flatnonzero(bad)[:1]:
                claim, turn = claims[:, lane].tolist(), worth[:, lane].tolist()
                yield f"lane {lane} of {piece} claims {claim}, but a turn is worth {turn}"

    def mix(self, piece: Piece, worth: Ints) -> None:
        """Mix two ways to play in those positions of a piece that do so."""
        shape = [part.stop - part.start for part in piece[1:]]
        for place, (weight, *guides) in self.mixed.get(piece.key, {}).items():
            at = [x - part.start for x, part in zip(place, piece[1:], strict=True)]
            if all(0 <= x < n for x, n in zip(at, shape, strict=True)):
                one = Piece(piece.key, *(slice(x, x + 1) for x in place))
                first, second = (self.turns([one], guide)[0][:, 0] for guide in guides)
                sums = weight * first + (WHOLE - weight) * second
                worth[:, at[0] * shape[1] + at[1]] = (sums + self.up[:, 0] * (WHOLE - 1)) // WHOLE

    def faults(self, tick: Callable[[int], None] = lambda _: None) -> Iterator[str]:
        """Yield what is wrong with the bounds."""
        for low, high in map(self.bounds, self.worth.values()):
            if not ((low >= 0) & (low <= high) & (high <= ONE)).all():
                yield "bounds lie outside 0 and 1"
        pieces = [piece for key in self.worth for piece in self.pieces(key)]
        for each in [pieces] if self.offers else [[piece] for piece in pieces]:
            claims = [self.cut(piece) for piece in each]
            if any((x != self.unknown(1)).any() for x in claims):
                yield from self.wrong(each)
            tick(sum(x[0].size for x in claims))

    def bounds(self, numbers: Ints) -> Ints:
        """Return the lower and the upper bounds among numbers, by seat."""
        seats = range(self.seats if self.seats > 2 else 1)
        return numbers[[[self.order.index((up, seat)) for seat in seats] for up in (0, 1)]]

    def claim(self) -> list[Any]:
        """Return what is claimed of the beginning of the game: L and U of each seat."""
        start = self.worth["race", (0,) * self.seats, 0]
        place = [-self.lowest * self.on[0]] * self.seats
        found: list[Any] = self.bounds(start[(slice(None), *place)]).T.tolist()
        return found if self.seats > 2 else found[0]


class Turns:
    """The turns that begin in a piece, worked out side by side from the row of most points down."""

    def __init__(self, game: Game, piece: Piece, guide: int | None) -> None:
        (kind, who, _), bank, self.game, self.piece = piece.key, game.bank, game, piece
        status = game.statuses[bank if kind == "lead" else who[0]]
        bust, nothing, size = status["bust"], status["nothing"], game.worth[piece.key].shape[1]
        zero = -game.lowest  # the place of a score of 0 in a race
        self.score = np.arange(size)[piece.rows] + zero * (
            kind == "race" and status["standing"] != 1
        )
        self.goal = {"race": game.target + zero, "final": size - 1, "lead": 0}[kind]
        self.top = (self.goal or game.leads) - int(self.score[0]) + game.beyond
        self.tables = [game.table(piece.key, bank)] * (2 + game.offers)
        cost = 1 << 40 if bust["all"] else bust["points"] // game.unit
        left = self.score - cost * (kind != "lead")
        if kind == "race" and (bust["all"] or bust["floor"]):
            left = np.maximum(left, zero)
        self.guide: int | None = None
        lost = self.lanes(game.table(piece.key, bust["status"]), left)
        unseen = np.repeat((left < 0) & (kind == "race"), lost.shape[1] // len(left))
        stop = again = self.lanes(game.table(piece.key, nothing), self.score)
        if game.bonus:
            self.tables[-1] = game.table(piece.key, bank, bonus=True)
            again = self.lanes(game.table(piece.key, nothing, bonus=True), self.score)
        self.ends = {"bust": np.where(unseen, game.up * ONE, lost), "stop": stop, "again": again}
        self.up, self.guide = game.up, guide
        if guide is not None:
            self.ends = {k: np.concatenate([x[:1], x]) for k, x in self.ends.items()}
            self.ends["bust"][0] = self.ends["stop"][0] = guide
            self.up = np.concatenate([self.up[:1], self.up])
        self.graph, self.grows = game.graphs[status["standing"]], True
        self.may_take = status["offered" if kind == "race" else "offered_in_final"]
        self.rolled = np.zeros((len(self.graph.ways), *self.ends["bust"].shape), np.int64)
        shape = (self.graph.reach + 1, len(self.graph.decisions), *self.rolled[0].shape)
        self.ring = np.zeros(shape, np.int64) + self.up * ONE  # nothing is known of rows above
        if game.forfeits:  # but that they record nothing
            ends = [*self.ends.values()]
            self.ring[:] = np.where(self.up, np.max(ends, axis=0), np.min(ends, axis=0))

    def lanes(self, table: Ints, score: Ints) -> Ints:
        """Return the numbers of a table in each lane, if its player ends with a score."""
        flat = table.reshape(*table.shape[:2], -1)[:, np.clip(score, 0, table.shape[1] - 1)]
        found = flat[:, :, self.piece.others].reshape(len(table), -1)
        return found if self.guide is None else np.concatenate([found[:1], found])

    def bank(self, row: int, source: int) -> Ints:
        """Return what a bank of these points is worth."""
        found, score = self.lanes(self.tables[source], self.score + row), self.score + row
        if self.game.forfeits:
            over = np.repeat(score > self.goal, found.shape[1] // len(score))
            return np.where(over, self.stop(source), found)
        return found

    def stop(self, source: int) -> Ints:
        """Return what a turn is worth that ends without recording anything."""
        return self.ends["again" if source == len(self.tables) - 1 else "stop"]

    def roll(self, node: int, row: int) -> None:
        """Work out what rolling the dice of a node is worth with these points."""
        ways, ring = self.graph.ways[node], self.ring
        cut = 20 if ways > 1 << 16 else 0  # in two parts, so that sums fit into 64 bits
        best, high, low = (np.zeros_like(self.rolled[0]) for _ in range(3))
        for weight, options in self.graph.outcomes[node]:
            if isinstance(options, str):
                best[:] = self.ends[options]
            else:
                first, *others = (ring[(row + points) % len(ring), to] for points, to in options)
                best[:] = first
                for other in others:
                    _choose(best, other)
            if cut:
                low += (best & (1 << cut) - 1) * weight
                best >>= cut
            high += np.multiply(best, weight, out=best)
        whole, rest = np.divmod(high, ways)
        self.rolled[node] = (whole << cut) + ((rest << cut) + low + self.up * (ways - 1)) // ways

    def begin(self, row: int) -> None:
        """Work out the nodes that need nothing of this row itself; of the others, say nothing."""
        for node, late in enumerate(self.graph.late):
            if late:
                self.rolled[node] = self.up * ONE
            else:
                self.roll(node, row)

    def finish(self, row: int, *, top: bool) -> None:
        """Work out the other nodes and all decisions of this row; further up they are alike."""
        above = self.ring[(row + 1) % len(self.ring), :, -1].copy()
        for node in range(-1, len(self.graph.ways)):
            if node >= 0 and self.graph.late[node]:
                self.roll(node, row)
            for d in self.graph.by_node[node]:
                _, source, bank, stop = self.graph.decisions[d]
                best = self.rolled[node].copy() if node >= 0 else None
                if 0 <= bank <= row:
                    best = _choose(best, self.bank(row, source))
                elif 0 <= stop <= row:
                    best = _choose(best, self.stop(source))
                slots = slice(None) if top else row % len(self.ring)
                self.ring[slots, d] = self.up * ONE if best is None else best
        slot = self.ring[row % len(self.ring), :, -1]
        if self.game.seats > 2 and self.graph.chooses and not top:
            self.grows &= bool((slot <= above).all())

    def attempts(self) -> list[bytes]:
        """Return what it is worth to attempt each offer, for comparison."""
        return [self.rolled[node].tobytes() for node in self.graph.attempts]

    def taken(self, worth: dict[Key, Ints], offer: int) -> Ints:
        """Return what the positions of a block are worth if an offer may be taken there."""
        numbers, node = worth[self.piece.key], [*self.graph.attempts, -1][offer]
        if node < 0 or not self.may_take:
            return numbers
        found = self.rolled[node].reshape(numbers.shape)
        return np.maximum(numbers, _upright(found, self.piece.key))


def _choose(best: Ints | None, other: Ints) -> Ints:
    """Choose by the first number, the last one for itself."""
    if best is None:
        return other
    if len(best) == 2:
        return np.maximum(best, other, out=best)
    most = np.maximum(best[-1], other[-1])
    np.copyto(best, other, where=other[0] > best[0])
    best[-1] = most
    return best


def _axes(*axes: Ints) -> list[Ints]:
    return [*np.meshgrid(*axes, indexing="ij", sparse=True)]


def _upright(numbers: Ints, key: Key) -> Ints:
    """Return numbers in the order of scores: a block of the final round has those ahead first."""
    return numbers[:, ::-1] if key[0] == "final" else numbers


def game_hash(pack: dict[str, Any]) -> str:
    """Return the hash of what a certificate is about: dice, turn graphs and rules of a pack."""
    game = [pack["rules"], pack["graphs"], [hand["dice"] for hand in pack["hands"]]]
    text = json.dumps(game, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _inflated(data: bytes, wbits: int, most: int) -> bytes:
    reader = zlib.decompressobj(wbits)
    plain = reader.decompress(data, most + 1)
    need(len(plain) <= most, "this file is larger than it says")
    need(reader.eof and not reader.unused_data, "this file was cut off, or something follows it")
    return plain


def _read(plain: bytes, game: Game) -> Iterator[list[Ints]]:
    """Yield, for each seat's L and then for each seat's U - L, the numbers of all blocks.

    A number is stored as its change along every axis, modulo 2^64: the highest bytes of all come
    first, then the second highest, and so on.
    """
    size = game.positions
    for start in range(0, len(plain), 8 * size):
        planes = np.frombuffer(plain, np.uint8, 8 * size, start).reshape(8, -1)
        changes = planes.T.copy().view(">u8").astype(np.uint64)[:, 0]
        found, at = [], 0
        for block in game.worth.values():
            part = changes[at : at + block[0].size].reshape(block.shape[1:])
            at += part.size
            for axis in range(part.ndim):
                part = part.cumsum(axis, np.uint64)
            found.append(part.view(np.int64))
        yield found


def opened(pack_file: bytes, file: bytes) -> Game:
    """Return the game of a pack with the bounds that a certificate claims."""
    packed = pack_file[:2] == b"\x1f\x8b"
    pack = json.loads(_inflated(pack_file, 31, 1 << 28) if packed else pack_file)
    text, _, body = file.partition(b"\n")
    need(text.startswith(HEAD), "this isn't a certificate of version 1")
    head, name = json.loads(text), pack["sheet"]["name"]
    need(head["game"] == game_hash(pack), f"this certificate is about another game than {name}")
    game = Game(pack, int(head["lowest"]), int(head["beyond"]), int(head.get("seats", 2)))
    length = 8 * game.positions * len(game.order)
    plain = _inflated(body, 15, length)
    need(len(plain) == length, "this certificate is too short")
    halves = [*_read(plain, game)]
    low, width = halves[: len(halves) // 2], halves[len(halves) // 2 :]
    for at, numbers in enumerate(game.worth.values()):
        for k, (up, seat) in enumerate(game.order):
            need((width[seat][at] >= 0).all(), "an upper bound is below the lower one")
            numbers[k] = low[seat][at] + up * width[seat][at]
    for block, row, place, weight, *guides in head.get("mixed", []):
        inside = len(guides) == 2 and 0 <= weight <= WHOLE and all(0 <= x <= ONE for x in guides)
        need(game.seats > 2 and inside, "a mixture that is none")
        mixture = tuple(map(int, (weight, *guides)))
        game.mixed.setdefault([*game.worth][block], {})[row, place] = mixture
    need(head["claim"] == game.claim(), "the first position is not what the certificate claims")
    return game


def check(
    pack_file: bytes, file: bytes, tick: Callable[[int, int], None] = lambda *_: None
) -> Claim:
    """Return what a certificate proves about the game of a pack.

    Raises:
        Refused: it proves nothing; says why.
    """
    try:
        game, done = opened(pack_file, file), 0
    except Refused:
        raise
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError) as error:
        raise Refused(f"this file can't be read: {error!r}") from None
    except (RecursionError, zlib.error) as error:
        raise Refused(f"this file is damaged: {error}") from None

    def count(positions: int) -> None:
        nonlocal done
        done += positions
        tick(done, game.positions)

    for fault in game.faults(count):
        raise Refused(f"this certificate is false: {fault}")
    bounds = game.claim() if game.seats > 2 else [game.claim()]
    low, high = (tuple(Fraction(bound[up], ONE) for bound in bounds) for up in (0, 1))
    if game.seats == 2:
        low, high = (*low, 1 - high[0]), (*high, 1 - low[0])
    races = [numbers for (kind, *_), numbers in game.worth.items() if kind == "race"]
    known = [x[:, (x != game.unknown(x.ndim - 1)).any(axis=0)] for x in races]
    widest = max(int(np.subtract(*game.bounds(x)[::-1]).max(initial=0)) for x in known)
    return Claim(game.sheet, low, high, Fraction(widest, ONE), game.positions)


def said(share: Fraction, *, up: bool, digits: int = 15) -> str:
    """Return a chance as a decimal that is rounded down, or up."""
    scaled = share * 10**digits
    whole = -(-scaled.numerator // scaled.denominator) if up else int(scaled)
    return f"{whole // 10**digits}.{whole % 10**digits:0{digits}}"


def main(arguments: list[str]) -> int:
    """Check the files of a pack and a certificate; say what is proven, or why nothing is."""
    try:
        pack, file = (Path(name).read_bytes() for name in arguments)
        claim = check(pack, file)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\nusage: python checker.py PACK CERTIFICATE\n")
        return 2
    for seat, (low, high) in enumerate(zip(claim.low, claim.high, strict=True)):
        bounds = said(low, up=False), said(high, up=True)
        sys.stdout.write(f"{claim.sheet}: {bounds[0]} <= P(seat {seat + 1} wins) <= {bounds[1]}\n")
    sys.stdout.write(f"All {claim.positions:,} positions hold.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
