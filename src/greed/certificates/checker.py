"""Checks a certificate against a pack, in whole numbers: python checker.py PACK CERTIFICATE.

It imports nothing of Greed, trusts no solver and knows no rules. A pack holds two graphs: what may
happen in a turn, and which positions there are between turns, with what follows a turn in each.
A certificate gives two whole numbers L <= U for every position and every seat; docs/certificates.md
says which inequalities they satisfy, and why a seat then wins with a chance of at least L / 2^46
and at most U / 2^46. It is one file, so that it can be taken away and run alone.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from collections.abc import Callable
from fractions import Fraction
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["HEAD", "ONE", "WHOLE", "Claim", "Game", "Graph", "Ints", "Part", "Refused", "Turns",
           "check", "game_hash", "opened", "said"]  # fmt: skip

Ints = NDArray[np.int64]
Part = tuple[int, Ints]  # a table of positions, and places in it
HEAD = b'{"greed-certificate":1,'
ONE = 1 << 46
WHOLE = 1 << 16  # the weights of two ways to play that are mixed
MOST, LANES = 1 << 24, 1 << 12  # positions in all, and worked out side by side
AGAIN = 4  # how often a row is worked out whose attempts may lead back to it


class Refused(ValueError):
    """A file that proves nothing; the message says why."""


class Claim(NamedTuple):
    """What each seat wins from the start at least, and can win at most by whatever it does."""

    sheet: str
    low: tuple[Fraction, ...]
    high: tuple[Fraction, ...]
    positions: int


def need(holds: object, why: str) -> None:
    """Refuse what doesn't hold."""
    if not holds:
        raise Refused(why)


class Graph:
    """What may happen in a turn: nodes are dice to roll, decisions are what a keep leads to."""

    def __init__(self, graph: dict[str, Any], dice: list[int], faces: int) -> None:
        nodes, self.decisions = graph["nodes"], graph["decisions"]
        self.start, self.attempts = graph["start"], graph["attempts"]
        self.ways = [faces ** dice[node["hand"]] for node in nodes]
        self.ends = [{"bust": node["bust"], "nothing": node["missed"]} for node in nodes]
        self.kept = [
            [(weight, [*zip(flat[::2], flat[1::2], strict=True)]) for weight, flat in n["outcomes"]]
            for n in nodes
        ]
        for ways, ends, kept in zip(self.ways, self.ends, self.kept, strict=True):
            weights = [*ends.values(), *(weight for weight, _ in kept)]
            need(min(weights) >= 0 and sum(weights) == ways, "chances don't add up to 1")
            need(ways < 1 << 36, "the sums don't fit into 64 bits")
        options = [[keep for _, keeps in kept for keep in keeps] for kept in self.kept]
        pairs = [(points, to, at) for at, keeps in enumerate(options) for points, to in keeps]
        for points, to, at in pairs:  # nodes are worked out in order: keeps for 0 points lead back
            back = points > 0 or (points == 0 and self.decisions[to][0] < at)
            need(to >= 0 and back, "a turn may go round for ever")
        self.reach = 1 + max((points for points, _, _ in pairs), default=0)
        need(self.reach <= 1 << 13, "a throw scores too much")
        self.chooses = any(len(keeps) > 1 for kept in self.kept for _, keeps in kept)
        self.late = [*(any(points == 0 for points, _ in keeps) for keeps in options), False]
        places = [*range(len(nodes)), -1]  # the last decisions roll nothing
        self.by_node = [[d for d, x in enumerate(self.decisions) if x[0] == n] for n in places]
        self.sources = {source for _, source, bank, _ in self.decisions if bank >= 0}
        self.last = max(row for decision in self.decisions for row in decision[2:])


class Game:
    """Tables of positions, and the inequalities they must satisfy.

    What a position is worth is a column of numbers. Between two these are L and U of the player to
    move; among more, L of all seats from that player on, U of those who follow, and U of the player
    to move. Players decide by the first number; the last one is the most that is possible.

    Attributes:
        worth: the numbers of all positions by table, with an axis for each seat.
        mixed: by table and place, what players do who mix two ways to play: how often in 2^16 they
            take the first, and what a bust counts for in the first and in the second.
    """

    def __init__(self, pack: dict[str, Any], size: int, beyond: int, seats: int = 2) -> None:
        self.tables: list[dict[str, Any]] = pack["positions"].get(str(seats), [])
        need(self.tables, f"this pack has no positions for {seats} players")
        dice, rules = [hand["dice"] for hand in pack["hands"]], pack["rules"]
        self.graphs = [graph and Graph(graph, dice, rules["faces"]) for graph in pack["graphs"]]
        self.unit = next(graph["unit"] for graph in pack["graphs"] if graph)
        self.sheet, self.target = str(pack["sheet"]["name"]), rules["target"] // self.unit
        self.seats, self.size, self.beyond = seats, size, beyond
        need(0 < self.target <= size <= 1 << 20 and 0 < beyond <= 1 << 13, "odd sizes")
        last = max(graph.last for graph in self.graphs if graph)
        need(last < beyond, "a bank depends on more points than the file speaks of")
        forfeits = any(table["bank"][2] is None for table in self.tables)
        ends = [any(ends.values()) for graph in self.graphs if graph for ends in graph.ends]
        need(not forfeits or all(ends), "a turn beyond the target may never end")
        self.offers = max(len(graph.attempts) for graph in self.graphs if graph)
        need(seats == 2 or not self.offers, "offers among more than two")
        followers = [(1, seat) for seat in range(1, seats) if seats > 2]
        players = range(seats if seats > 2 else 1)
        self.order = [*((0, seat) for seat in players), *followers, (1, 0)]
        self.up = np.array([[up] for up, _ in self.order])
        axes = {"score": (1, size), "start": (self.target, 1), "gap": (0, size + beyond)}
        self.axes = [[axes.get(axis, (0, 1)) for axis in table["axes"]] for table in self.tables]
        self.shapes = [tuple(length for _, length in axes) for axes in self.axes]
        self.positions = sum(map(prod, self.shapes))
        need(self.positions <= MOST, "there are too many positions")
        self.fill(np.zeros((len(self.order), self.positions), np.int64))
        self.mixed: dict[tuple[int, int], tuple[int, ...]] = {}

    def fill(self, numbers: Ints) -> None:
        """Take the numbers of all positions, table after table."""
        parts = np.split(numbers, np.cumsum([*map(prod, self.shapes)])[:-1], axis=1)
        shaped = zip(parts, self.shapes, strict=True)
        self.worth = [part.reshape(len(numbers), *shape) for part, shape in shaped]

    def bounds(self, numbers: Ints) -> Ints:
        """Return the lower and the upper bounds among numbers, by seat."""
        seats = {seat: None for _, seat in self.order}
        return numbers[[[self.order.index((up, seat)) for seat in seats] for up in (0, 1)]]

    def claim(self) -> list[list[int]]:
        """Return L and U of each seat where the game begins."""
        start = (self.target - least if length > 1 else 0 for least, length in self.axes[0])
        claims: list[list[int]] = self.bounds(self.worth[0][:, *start]).T.tolist()
        return claims

    def follow(self, worth: list[Ints], end: object, far: list[Ints], *, same: bool) -> Ints:
        """Return what it is worth to the player to move that this follows the turn.

        end: a table of positions; or who has won; or None, where nothing is known. far: distances
        of all seats from the one to move. same: this one moves again, and not the next one.
        """
        if isinstance(end, list):
            need({0, 1} >= {*end}, "a seat wins or doesn't")
            won = [(end[seat] * ONE + up * (sum(end) - 1)) // sum(end) for up, seat in self.order]
            return np.array(won)[:, None]
        if not isinstance(end, int):
            return self.up * ONE
        at, inside = [], np.array(True)
        far = far if same else [*far[1:], far[0]]
        for d, (least, length) in zip(far, self.axes[end], strict=True):
            at.append(np.clip(d - least, 0, length - 1))
            inside = inside & ((length == 1) | (d - least < length))
        values = np.where(inside, worth[end][:, *at], self.up * ONE)
        if same:
            return values
        if self.seats == 2:
            return ONE - values[::-1]
        return values[[self.order.index((up, (seat - 1) % self.seats)) for up, seat in self.order]]

    def parts(self) -> list[list[Part]]:
        """Return all positions in parts, those together that have to be worked out together."""
        width, sizes = MOST if self.offers else LANES, enumerate(map(prod, self.shapes))
        parts = [(k, np.arange(n)[at : at + width]) for k, n in sizes for at in range(0, n, width)]
        return [parts] if self.offers else [[part] for part in parts]

    def turns(self, parts: list[Part], guide: int | None = None) -> list[Ints]:
        """Return what the turns are worth that begin in parts of tables.

        Where offers are made, these must be all positions: a bank of some points asks what it is
        worth in another position to take them over. A guide is what a bust counts for when the
        player to move decides.
        """
        jobs = [Turns(self, part, guide) for part in parts]
        back = any(job.graph.late[at] for job in jobs for at in job.graph.attempts)
        top = max(job.top for job in jobs)
        for row in range(top, -1, -1):
            for job in jobs:
                job.begin(row)
            for _ in range(AGAIN if back else 1):
                taken = [[job.taken(offer) for job in jobs] for offer in range(self.offers)]
                for job in jobs:
                    job.finish(row, taken, top=row == top)
        return [job.rolled[job.graph.start][guide is not None :] for job in jobs]

    def mix(self, parts: list[Part]) -> list[Ints]:
        """Return the same, where two ways to play are mixed in the positions that do so."""
        values = self.turns(parts)
        for (table, at), worth in zip(parts, values, strict=True):
            for lane in [k for k, place in enumerate(at.tolist()) if (table, place) in self.mixed]:
                weight, *guides = self.mixed[table, int(at[lane])]
                one, two = (self.turns([(table, at[[lane]])], guide)[0] for guide in guides)
                sums = weight * one + (WHOLE - weight) * two
                worth[:, [lane]] = (sums + self.up * (WHOLE - 1)) // WHOLE
        return values

    def test(self, parts: list[Part]) -> None:
        """Refuse positions in which an inequality doesn't hold."""
        for (table, at), worth in zip(parts, self.mix(parts), strict=True):
            claims = self.worth[table].reshape(len(worth), -1)[:, at]
            low, high = self.bounds(claims)
            inside = ((low >= 0) & (low <= high) & (high <= ONE)).all()
            need(inside, "bounds lie outside 0 and 1")
            holds = np.where(self.up, worth < claims, worth > claims) | (claims == self.up * ONE)
            for lane in np.flatnonzero(~holds.all(axis=0)):
                claim, turn = claims[:, lane].tolist(), worth[:, lane].tolist()
                said = f"position {at[lane]} of table {table} claims {claim}, but is worth {turn}"
                raise Refused(f"this certificate is false: {said}")


class Turns:
    """The turns that begin in a part of a table, worked out from the row of most points down."""

    def __init__(self, game: Game, part: Part, guide: int | None) -> None:
        (table, at), self.game, self.guide = part, game, guide
        self.table, self.own = game.tables[table], game.worth[table]
        self.graph: Graph = game.graphs[self.table["graph"]]
        places = np.unravel_index(at, game.shapes[table])
        self.far = [place + low for place, (low, _) in zip(places, game.axes[table], strict=True)]
        self.top = int(self.far[0].max()) + game.beyond
        # The first number decides: with a guide, a copy of it that counts busts otherwise.
        self.rows = [0, *range(len(game.order))][guide is None :]
        self.up: Ints = game.up[self.rows]
        cost = self.table["cost"]
        left = self.far[0] + (1 << 40 if cost is None else cost)
        left = np.minimum(left, game.target) if self.table["floor"] else left
        self.ends = {"bust": self.end("bust", left), "nothing": self.end("nothing", self.far[0])}
        if "again" in self.table:
            self.ends["again"] = self.end("again", self.far[0])
        if guide is not None:
            self.ends["bust"][0] = self.ends["nothing"][0] = guide
        self.rolled = np.full((len(self.graph.ways) + 1, len(self.up), len(at)), -1)
        shape = (self.graph.reach, len(self.graph.decisions), *self.rolled[0].shape)
        self.ring = np.zeros(shape, np.int64) + self.up * ONE  # nothing is known of rows above
        if self.table["bank"][2] is None:  # but that they record nothing
            ends = [*self.ends.values()]
            self.ring[:] = np.where(self.up, np.max(ends, axis=0), np.min(ends, axis=0))

    def end(self, name: str, after: Ints, worth: list[Ints] | None = None) -> Ints:
        """Return what it is worth that the turn ends this far from the goal, or beyond it.

        A goal that is passed moves, so that everybody else is further away.
        """
        far = [np.maximum(after, 0), *(other - np.minimum(after, 0) for other in self.far[1:])]
        worth, same = worth or self.game.worth, name.endswith("again")
        ends = (self.game.follow(worth, end, far, same=same) for end in self.table[name])
        below, at, above = (value[self.rows] for value in ends)
        return np.where(after > 0, below, np.where(after == 0, at, above))

    def bank(self, row: int, source: int, taken: list[list[Ints]], *, top: bool) -> Ints:
        """Return what a bank of these points is worth."""
        name, stop = ("bank", "nothing") if source <= len(taken) else ("bank_again", "again")
        after, above = self.far[0] - row, self.table[name][2]
        banked: Ints = self.up * ONE + 0 * after  # nothing is known of goals that move further
        if not top or not isinstance(above, int):
            banked = self.end(name, after, [None, *taken, None][source])
        lost = (after < 0) & (above is None)  # a bank beyond the goal that records nothing
        return np.where(lost, self.ends[stop], banked)

    def roll(self, node: int, row: int) -> None:
        """Work out what rolling the dice of a node is worth with these points."""
        ways, ring = self.graph.ways[node], self.ring
        cut = 20 if ways > 1 << 16 else 0  # in two parts, so that sums fit into 64 bits
        high, low = np.zeros_like(ring[0, 0]), np.zeros_like(ring[0, 0])
        ends = [(weight, [self.ends[end]]) for end, weight in self.graph.ends[node].items()]
        kept = [
            (weight, [ring[(row + points) % len(ring), to] for points, to in options])
            for weight, options in self.graph.kept[node]
        ]
        for weight, (first, *others) in ends + kept:
            best = first.copy()
            for other in others:
                choose(best, other)
            if cut:
                low += (best & (1 << cut) - 1) * weight
                best >>= cut
            high += np.multiply(best, weight, out=best)
        whole, rest = np.divmod(high, ways)
        self.rolled[node] = (whole << cut) + ((rest << cut) + low + self.up * (ways - 1)) // ways

    def begin(self, row: int) -> None:
        """Work out the nodes that need nothing of this row itself; of the others, say nothing."""
        for node, late in enumerate(self.graph.late[:-1]):
            self.rolled[node] = self.up * ONE
            if not late:
                self.roll(node, row)

    def finish(self, row: int, taken: list[list[Ints]], *, top: bool) -> None:
        """Work out the other nodes and all decisions of this row; further up they are alike."""
        graph, slots = self.graph, slice(None) if top else row % len(self.ring)
        above = self.ring[(row + 1) % len(self.ring), :, -1].copy()
        banks = {source: self.bank(row, source, taken, top=top) for source in graph.sources}
        for node in range(-1, len(graph.ways)):
            if graph.late[node]:
                self.roll(node, row)
            for d in graph.by_node[node]:
                _, source, bank, stop = graph.decisions[d]
                best = self.rolled[node].copy()
                if 0 <= bank <= row:
                    choose(best, banks[source])
                elif 0 <= stop <= row:
                    choose(best, self.ends["again" if source > len(taken) else "nothing"])
                self.ring[slots, d] = np.where(best < 0, self.up * ONE, best)
        if self.game.seats > 2 and graph.chooses and not top:
            grows = (self.ring[slots, :, -1] <= above).all()
            need(grows, "more points may be worth less, and packs leave out keeps of fewer")

    def taken(self, offer: int) -> Ints:
        """Return what the positions of this table are worth if an offer may be taken there."""
        node = [*self.graph.attempts, *[-1] * self.game.offers][offer]
        if node < 0 or not self.table["offered"]:
            return self.own
        return choose(self.own.copy(), self.rolled[node].reshape(self.own.shape))


def choose(best: Ints, other: Ints) -> Ints:
    """Put the better one in the place of the first, by the first number; the last for itself."""
    if len(best) == 2:  # two players: the better lower bound and the better upper one
        return np.maximum(best, other, out=best)
    most = np.maximum(best[-1], other[-1])
    np.copyto(best, other, where=other[0] > best[0])
    best[-1] = most
    return best


def game_hash(pack: dict[str, Any], seats: int = 2) -> str:
    """Return the hash of what a certificate is about: the graphs of a pack, dice and target."""
    rules = [pack["rules"]["faces"], pack["rules"]["target"], [h["dice"] for h in pack["hands"]]]
    game = [*rules, pack["graphs"], pack["positions"].get(str(seats))]
    text = json.dumps(game, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def opened(pack_file: bytes, file: bytes) -> Game:
    """Return the game of a pack with the bounds that a certificate claims."""
    pack, (text, _, body) = json.loads(pack_file), file.partition(b"\n")
    need(text.startswith(HEAD), "this isn't a certificate of version 1")
    head, name = json.loads(text), pack["sheet"]["name"]
    size, beyond, seats = (int(head[field]) for field in ("size", "beyond", "seats"))
    same = head["game"] == game_hash(pack, seats)
    need(same, f"this certificate is about another game than {name}")
    game = Game(pack, size, beyond, seats)
    length, reader = 8 * game.positions * len(game.order), zlib.decompressobj()
    plain = reader.decompress(body, length + 1)
    whole = len(plain) == length and reader.eof and not reader.unused_data
    need(whole, "this certificate is too short or too long")
    planes = np.frombuffer(plain, np.uint8).reshape(8, -1)  # the highest bytes of all come first
    game.fill(planes.T.copy().view(">i8").astype(np.int64).reshape(len(game.order), -1))
    for table, place, weight, *guides in head["mixed"]:
        inside = len(guides) == 2 and 0 <= weight <= WHOLE and all(0 <= x <= ONE for x in guides)
        need(seats > 2 and inside, "a mixture that is none")
        game.mixed[table, place] = tuple(map(int, (weight, *guides)))
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
        for parts in game.parts():
            game.test(parts)
            done += sum(len(at) for _, at in parts)
            tick(done, game.positions)
    except Refused:
        raise
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError, zlib.error,
            RecursionError, MemoryError) as error:  # fmt: skip
        raise Refused(f"it or its pack is damaged ({type(error).__name__})") from None
    low, high = ([Fraction(bounds[up], ONE) for bounds in game.claim()] for up in (0, 1))
    if game.seats == 2:
        low, high = [*low, 1 - high[0]], [*high, 1 - low[0]]
    return Claim(game.sheet, tuple(low), tuple(high), game.positions)


def said(share: Fraction, *, up: bool, digits: int = 15) -> str:
    """Return a chance as a decimal that is rounded down, or up."""
    scaled = share * 10**digits
    whole = -(-scaled.numerator // scaled.denominator) if up else int(scaled)
    return f"{whole // 10**digits}.{whole % 10**digits:0{digits}}"


def main(arguments: list[str]) -> int:
    """Check the files of a pack and a certificate; say what is proven, or why nothing is."""
    if len(arguments) != 2:
        sys.stderr.write("usage: python checker.py PACK CERTIFICATE\n")
        return 2
    try:
        pack, file = (Path(name).read_bytes() for name in arguments)
        claim = check(pack, file)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for seat, (low, high) in enumerate(zip(claim.low, claim.high, strict=True), 1):
        bounds = said(low, up=False), said(high, up=True)
        sys.stdout.write(f"{claim.sheet}: {bounds[0]} <= P(seat {seat} wins) <= {bounds[1]}\n")
    sys.stdout.write(f"All {claim.positions:,} positions hold.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
