"""Checks a certificate against a pack, in whole numbers: python checker.py PACK CERTIFICATE.

It imports nothing of Greed and trusts no solver. A certificate gives two whole numbers L <= U for
every position between two turns. `Game.faults` tests the inequalities of docs/certificates.md, by
which the player to move wins with a chance of at least L / 2^46 and at most U / 2^46.
Arrays whose first axis is two hold what is worked out for the lower and for the upper bound.
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

__all__ = ["HEAD", "ONE", "Claim", "Game", "Graph", "Refused", "check", "game_hash", "said"]

Ints = NDArray[np.int64]
HEAD = b'{"greed-certificate":1,'
ONE = 1 << 46
UP = np.array([[0], [1]])  # lower bounds are rounded down, upper ones up
MOST = 1 << 24  # positions
SPINS = 60  # of the top row, which keeps lead back to: any number is safe
LANES = 4096  # positions that are worked out side by side


class Refused(ValueError):
    """A file that proves nothing; the message says why."""


class Claim(NamedTuple):
    """What a certificate has proven: the chance of the player who begins, at least and at most."""

    sheet: str
    low: Fraction
    high: Fraction
    positions: int


def _need(holds: object, why: str) -> None:
    if not holds:
        raise Refused(why)


class Graph:
    """The turn of one standing: nodes are dice to roll, decisions are what a keep leads to."""

    def __init__(self, graph: dict[str, Any], dice: list[int], faces: int) -> None:
        self.decisions, self.start, self.attempts = (
            graph[name] for name in ("decisions", "start", "attempts")
        )
        _need(0 <= self.start < len(graph["nodes"]), "no node begins the turn")
        sources = {source for _, source, *_ in self.decisions}
        _need(sources <= {*range(len(self.attempts) + 2)}, "odd source")
        self.ways: list[int] = []
        self.outcomes: list[list[tuple[int, Any]]] = []
        self.late: list[bool] = []  # nodes with keeps for 0 points, which stay in their row
        self.reach = 1
        for at, node in enumerate(graph["nodes"]):
            kept = [(w, [*zip(o[::2], o[1::2], strict=True)]) for w, o in node["outcomes"]]
            self.outcomes.append([(node["bust"], "bust"), (node["missed"], "stop"), *kept])
            self.ways.append(faces ** dice[node["hand"]])
            weights = [weight for weight, _ in self.outcomes[at]]
            _need(min(weights) >= 0 and sum(weights) == self.ways[at], "chances don't add up to 1")
            _need(self.ways[at] < 1 << 36, "the sums don't fit into 64 bits")
            options = [option for _, options in kept for option in options]
            # nodes are worked out in order: keeps for 0 points lead back
            _need(all(0 <= to < len(self.decisions) for _, to in options), "it leads nowhere")
            back = (p > 0 or (p == 0 and self.decisions[to][0] < at) for p, to in options)
            _need(all(back), "a turn may go round for ever")
            self.late.append(any(not points for points, _ in options))
            self.reach = max([self.reach, *(points for points, _ in options)])
        places = [*range(len(self.ways)), -1]  # the last ones roll nothing
        self.by_node = [[d for d, x in enumerate(self.decisions) if x[0] == n] for n in places]


class Turns:
    """Turns of one graph that are worked out side by side, from the row of most points down."""

    def __init__(self, graph: Graph, lanes: Ints, ends: dict[str, Ints]) -> None:
        self.graph, self.lanes, self.ends = graph, lanes, {k: v[:, lanes] for k, v in ends.items()}
        shape = (2, len(lanes))
        self.rolled = np.zeros((len(graph.ways) + 1, *shape), np.int64)
        self.ring = np.zeros((graph.reach + 1, len(graph.decisions), *shape), np.int64)
        # At first, a player who rolls on in the rows above has lost, or has won.
        self.ring[:, :, 1] = ONE

    def roll(self, node: int, row: int) -> None:
        """Work out what rolling the dice of a node is worth with these points."""
        ways, ring = self.graph.ways[node], self.ring
        cut = 20 if ways > 1 << 16 else 0  # in two parts, so that sums fit into 64 bits
        best, high, low = (np.zeros_like(self.rolled[0]) for _ in range(3))
        for weight, options in self.graph.outcomes[node]:
            best[:] = self.ends[options] if isinstance(options, str) else 0
            for points, to in options if isinstance(options, list) else ():
                np.maximum(best, ring[(row + points) % len(ring), to], out=best)
            if cut:
                low += (best & (1 << cut) - 1) * weight
                best >>= cut
            high += np.multiply(best, weight, out=best)
        whole, rest = np.divmod(high, ways)
        self.rolled[node] = (whole << cut) + ((rest << cut) + low + UP * (ways - 1)) // ways

    def begin(self, row: int) -> None:
        """Work out the nodes that need nothing of this row itself; of the others, say nothing."""
        for node, late in enumerate(self.graph.late):
            if late:
                self.rolled[node] = UP * ONE
            else:
                self.roll(node, row)

    def finish(self, row: int, banks: list[Ints], *, top: bool) -> None:
        """Work out the other nodes and all decisions of this row: above the top row, too."""
        slots = slice(None) if top else row % len(self.ring)
        for node in range(-1, len(self.graph.ways)):
            if node >= 0 and self.graph.late[node]:
                self.roll(node, row)
            for d in self.graph.by_node[node]:
                _, source, bank, stop = self.graph.decisions[d]
                value = self.rolled[node]
                if 0 <= bank <= row:
                    value = np.maximum(value, banks[source][:, self.lanes])
                elif 0 <= stop <= row:
                    lost = self.ends["again" if source == len(banks) - 1 else "stop"]
                    value = np.maximum(value, lost)
                self.ring[slots, d] = value


class Game:
    """The positions between turns of a game between two, and the inequalities they must satisfy.

    Scores are in units of points. Once the target has been reached, only differences matter: then
    the lower score counts as 0.

    Attributes:
        shapes: the blocks of positions by name, in the order of the file. `race m o s` has those
            before anybody has reached the target: the statuses of the player to move and of the
            other, and whether the other one began the round; rows are scores of the player to
            move, columns those of the other. `final m` is a challenger by how far it is behind,
            `lead o` a leader with a bonus turn by how far it is ahead; the last position of these
            stands for all that are further away.
        bounds: what is claimed of all positions: the lower bounds, and the upper ones.
    """

    def __init__(self, pack: dict[str, Any], lowest: int, beyond: int) -> None:
        rules, graphs, statuses = pack["rules"], pack["graphs"], pack["rules"]["statuses"]
        _need(graphs is not None, "this pack has no turn graph")
        dice, units = [h["dice"] for h in pack["hands"]], {g["unit"] for g in graphs if g}
        _need(len(units) == 1, "the turns of this pack have several units")
        self.sheet, unit = str(pack["sheet"]["name"]), units.pop()
        self.graphs = {k: Graph(g, dice, rules["faces"]) for k, g in enumerate(graphs) if g}
        self.offers = max(len(graph.attempts) for graph in self.graphs.values())
        decisions = [each for graph in self.graphs.values() for each in graph.decisions]
        self.bonus = any(source > self.offers for _, source, *_ in decisions)
        banks, beaten, bust = rules["banks"], rules["beaten"], [s["bust"] for s in statuses]
        self.calls, self.forfeits = banks["at"] == "calls", banks["above"] == "forfeits"
        self.far = self.calls and not self.forfeits  # more points take a larger lead
        self.recalls = beaten["leader"] or beaten["later"]
        self.called = np.array([self.calls and rules["reached"][k] for k in ("waiting", "done")])
        self.tie = 0 if rules["leader_wins_ties"] else ONE // 2
        self.standing, self.bank, self.nothing = (
            np.array([status[k] for status in statuses]) for k in ("standing", "bank", "nothing")
        )
        self.after_bust = np.array([b["status"] for b in bust])
        self.fine = np.array([1 << 40 if b["all"] else b["points"] // unit for b in bust])
        self.floor = np.array([b["all"] or b["floor"] for b in bust])
        self.offered = np.array([[s["offered"], s["offered_in_final"]] for s in statuses])
        self.on = self.standing == 1  # nobody else has a score
        self.target, self.lowest = rules["target"] // unit, lowest
        self._refuse(rules, unit)
        size, row = self.target - lowest, max(x for _, _, *rows in decisions for x in rows)
        _need(-1024 <= lowest <= 0 and row < beyond <= 1 << 13 and size > 0, "odd sizes")
        self._list_positions(size, beyond, len(statuses))

    def _refuse(self, rules: dict[str, Any], unit: int) -> None:
        """Refuse by name what the inequalities below don't speak of."""
        banks, on, bank, statuses = rules["banks"], self.on, self.bank[0], rules["statuses"]
        free = any(g.late[at] for g in self.graphs.values() for at in g.attempts if at >= 0)
        bust, lead = ([s[name] for s in statuses] for name in ("bust", "leading"))
        costs = [x["all"] or x["points"] or not on[x["status"]] for x in lead]
        twice = rules["beaten"]["leader"] and rules["beaten"]["later"]
        lost = [on[m] and not (on[x["status"]] or x["all"]) for m, x in enumerate(bust)]
        below = [not on[m] and x["points"] and not self.floor[m] for m, x in enumerate(bust)]
        for fault, why in (
            ("bounces" in banks.values(), "a score can bounce off the target"),
            (banks["below"] != "adds", "banks below the target don't add up"),
            (banks["at"] not in ("calls", "wins"), "the target can't be reached"),
            (banks["above"] not in (banks["at"], "forfeits"), "the target and more differ"),
            (twice, "a beaten leader is called twice"),
            (self.bonus and self.offers, "offers and bonus turns together"),
            (rules["target"] % unit, "the target has to be a multiple of the unit"),
            (any(x["points"] % unit for x in bust), "a fine has to be a multiple of the unit"),
            ({*self.standing} - self.graphs.keys(), "a standing has no turn graph"),
            ((self.bank != bank).any() or not on[bank], "banks lead to several statuses"),
            ((on[self.nothing] != on).any(), "recording nothing changes the standing"),
            (any(lost), "a score off the board"),
            (any(below), "a score below 0"),
            (self.bonus and any(on & costs), "the leader's bonus turn can cost points"),
            (free and self.recalls, "an attempt may keep nothing, and the leader may answer"),
        ):
            _need(not fault, why)

    def _list_positions(self, size: int, beyond: int, count: int) -> None:
        """Number all positions, block after block, and write down what is true in each."""
        self.leads = size + beyond if self.calls else 0
        self.columns, rounds = np.where(self.on, size, 1), self.called[0] != self.called[1]
        keys = [(0, *key) for key in product(range(count), range(count), range(1 + rounds))]
        keys += [(1, m, self.bank[0], 0) for m in range(count) if self.calls]
        keys += [(2, self.bank[0], o, 0) for o in range(count) if self.calls and self.bonus]
        self.starts = np.zeros((3, count, count, 2), np.int64)
        self.shapes, self.size, parts = {}, 0, []
        for kind, m, o, s in keys:
            shape = (1, self.leads) if kind else (int(self.columns[m]), int(self.columns[o]))
            self.shapes[(f"race {m} {o} {s}", f"final {m}", f"lead {o}")[kind]] = shape
            self.starts[kind, m, o, s if rounds and not kind else slice(None)] = self.size
            self.size += shape[0] * shape[1]
            _need(self.size <= MOST, f"{self.size:,} positions are too many")
            y, x = np.indices(shape).reshape(2, -1)
            low = [self.lowest * self.on[k] for k in (m, o)]
            a, b = [(y + low[0], x + low[1]), (y, x), (x, y)][kind]
            parts.append(np.stack([0 * x + value for value in (kind, m, o, s, a, b)]))
        self.kind, self.m, self.o, self.s, self.a, self.b = np.concatenate(parts, axis=1)
        self.edge = (self.kind > 0) & (self.a + self.b == self.leads - 1)
        # the last row that is worked out: from there on, all banks are worth the same
        needs = [self.target - self.a, self.b, self.leads - self.a]
        self.top = np.choose(self.kind, needs) + beyond
        self.bounds = np.zeros((2, self.size), np.int64)

    # What follows a turn is a number: k is position k of the same player, N + k of the other one,
    # 2N + k of the other one with an offer. Then come: lost, tied, won, and "nothing is known".

    def race(self, m: Ints, o: Ints, s: Ints, a: Ints, b: Ints) -> Ints:
        """Return positions before the target has been reached."""
        row, column = (np.where(self.on[k], x - self.lowest, 0) for k, x in ((m, a), (o, b)))
        place = self.starts[0, m, o, s] + row * self.columns[o] + column
        return np.where((row < 0) | (column < 0), 3 * self.size + 3, place)

    def follow(self, at: Ints, status: Ints, score: Ints, ending: Ints) -> tuple[Ints, Ints]:
        """Return what follows a turn that leads to a status and a score, and a bonus turn after it.

        `ending` says whether the target has been reached, by this turn or before.
        """
        count, kind, o, s, b = self.size, *(x[at] for x in (self.kind, self.o, self.s, self.b))
        ahead, last, on = score - b, self.edge[at] & (kind == 1), self.bank[0]
        over = np.where(last & (ahead >= 0), 3 * count + 3, 3 * count + 1 + np.sign(ahead))
        called = np.choose(kind, [self.called[s], self.recalls & (ahead > 0) & ~last, True])
        by = np.minimum(np.abs(ahead), self.leads - 1)
        challenger, leader = self.starts[1, o, on, 0] + by + count, self.starts[2, on, o, 0] + by
        alone = np.where((kind == 0) | (ahead > 0), over, self.starts[1, status, on, 0] + by)
        passed = self.race(o, status, 1 - s, b, score)
        passed += count * (passed < count)
        return (
            np.where(ending, np.where(called, challenger, over), passed),
            np.where(ending, np.where(called, leader, alone), self.race(status, o, s, score, b)),
        )

    def ends(self, at: Ints) -> tuple[Ints, Ints, Ints]:
        """Return what follows a bust, a turn that records nothing, and a bonus turn after that."""
        m, a, kind = self.m[at], self.a[at], self.kind[at]
        left = np.where(self.floor[m] & (kind == 0), np.maximum(a, self.fine[m]), a) - self.fine[m]
        bust, _ = self.follow(at, self.after_bust[m], np.where(kind < 2, left, a), kind > 0)
        return bust, *self.follow(at, self.nothing[m], a, kind > 0)

    def banks(self, at: Ints, row: Ints | int) -> tuple[Ints, Ints]:
        """Return what follows a bank of these points, and what follows it with a bonus turn."""
        race, score = self.kind[at] == 0, self.a[at] + row
        plain, again = self.follow(at, self.bank[self.m[at]], score, ~race | (score >= self.target))
        plain = plain + self.size * ((plain >= self.size) & (plain < 2 * self.size))
        if self.forfeits:
            lost, (_, stop, bonus) = score > np.where(race, self.target, self.b[at]), self.ends(at)
            plain, again = np.where(lost, stop, plain), np.where(lost, bonus, again)
        return plain, again

    def worth(self, taken: Ints | int = 0) -> Ints:
        """Return what everything is worth that can follow, if offers are worth this."""
        over = np.array([[0, self.tie, ONE, 0], [0, self.tie, ONE, ONE]])
        other, offered = (ONE - x[::-1] for x in (self.bounds, np.maximum(self.bounds, taken)))
        return np.concatenate([self.bounds, other, offered, over], axis=1)

    def turns(self, at: Ints) -> Ints:
        """Return the sides of the two inequalities: bounds for the turns that begin in positions.

        Where offers are made, these must be all positions: a bank of some points asks what it
        is worth in another position to take them over.
        """
        worth, result = self.worth(), np.zeros((2, len(at)), np.int64)
        ends = dict(
            zip(("bust", "stop", "again"), (worth[:, end] for end in self.ends(at)), strict=True)
        )
        standing = self.standing[self.m[at]]
        groups = [
            Turns(graph, lanes, ends)
            for k, graph in self.graphs.items()
            if len(lanes := np.flatnonzero(standing == k))
        ]
        may_take = self.offered[self.m[at], np.minimum(self.kind[at], 1)]
        top = int(self.top[at].max())
        for row in [top] * SPINS + [*range(top - 1, -1, -1)]:
            for turns in groups:
                turns.begin(row)
            (plain, again), before = self.banks(at, row), None
            while (taken := self._taken(groups, may_take)).tobytes() != before:
                before = taken.tobytes()  # twice only where attempts may keep nothing
                offered = [worth, *(self.worth(offer) for offer in taken)]
                banks = [*(value[:, plain] for value in offered), worth[:, again]]
                for value in banks if row == top and self.far else ():
                    value[1] = ONE  # a larger lead is worth more
                for turns in groups:
                    turns.finish(row, banks, top=row == top)
        for turns in groups:
            result[:, turns.lanes] = turns.rolled[turns.graph.start]
        return result

    def _taken(self, groups: list[Turns], may_take: NDArray[np.bool_]) -> Ints:
        """Return what it is worth to attempt each offer."""
        taken = np.zeros((self.offers, 2, len(may_take)), np.int64)
        for turns in groups:
            for offer, node in enumerate(turns.graph.attempts):
                if node >= 0:
                    taken[offer][:, turns.lanes] = turns.rolled[node] * may_take[turns.lanes]
        return taken

    def faults(self, tick: Callable[[int], None] = lambda _: None) -> Iterator[str]:
        """Yield what is wrong with the bounds."""
        low, high = self.bounds
        if not ((low >= 0) & (low <= high) & (high <= ONE)).all():
            yield "bounds lie outside 0 and 1"
        for kind, falling, edge in ((1, high, low), (2, ONE - low, ONE - high)):
            rows = np.flatnonzero(self.kind == kind).reshape(-1, max(self.leads, 1))
            if rows.size and ((np.diff(falling[rows]) > 0).any() or edge[rows[:, -1]].any()):
                yield "a larger lead is worth less"
        at, pieces = np.arange(self.size), [slice(None)]
        if not self.offers:
            at = np.flatnonzero((low > 0) | (high < ONE))
            at = at[np.argsort(self.top[at], kind="stable")]
            pieces = [slice(k, k + LANES) for k in range(0, len(at), LANES)]
        for piece in pieces:
            yield from self.wrong(at[piece])
            tick(len(at[piece]))

    def wrong(self, at: Ints) -> Iterator[str]:
        """Yield the first of these positions in which an inequality doesn't hold."""
        (least, most), (low, high) = self.turns(at), self.bounds[:, at]
        bad = ((low > 0) & (least <= low)) | ((high < ONE) & (most >= high))
        for k in np.flatnonzero(bad)[:1]:
            kind, m, o, a, b = (x[at[k]] for x in (self.kind, self.m, self.o, self.a, self.b))
            where = f"{('race', 'final', 'lead')[kind]} of {m} and {o} at {a} to {b}"
            claims = f"claims {low[k]} to {high[k]}"
            yield f"{where} {claims}, but a turn is worth {least[k]} to {most[k]}"

    def claim(self) -> list[int]:
        """Return what is claimed of the beginning of the game."""
        zero = np.zeros(1, np.int64)
        return [int(x) for x in self.bounds[:, self.race(zero, zero, zero, zero, zero)[0]]]


def game_hash(pack: dict[str, Any]) -> str:
    """Return the hash of what a certificate is about: dice, turn graphs and rules of a pack."""
    game = [pack["rules"], pack["graphs"], [hand["dice"] for hand in pack["hands"]]]
    text = json.dumps(game, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _inflated(data: bytes, wbits: int, most: int) -> bytes:
    reader = zlib.decompressobj(wbits)
    plain = reader.decompress(data, most + 1)
    _need(len(plain) <= most, "this file is larger than it says")
    _need(reader.eof and not reader.unused_data, "this file was cut off, or something follows it")
    return plain


def numbers(data: bytes, game: Game) -> Ints:
    """Return numbers from bytes: all first bytes of their changes, all second ones and so on.

    The change of a number is what remains of it, modulo 2^64, after the one above and the one to
    its left are taken off and the one above on the left is added.
    """
    changes = np.frombuffer(data, np.uint8).reshape(8, -1).T.copy().view(">u8").astype(np.uint64)
    blocks, at = [], 0
    for rows, columns in game.shapes.values():
        block = changes[at : at + rows * columns].reshape(rows, columns)
        blocks.append(block.cumsum(0, np.uint64).cumsum(1, np.uint64).ravel())
        at += rows * columns
    return np.concatenate(blocks).view(np.int64)


def opened(pack_file: bytes, file: bytes) -> Game:
    """Return the game of a pack with the bounds that a certificate claims."""
    packed = pack_file[:2] == b"\x1f\x8b"
    pack = json.loads(_inflated(pack_file, 31, 1 << 28) if packed else pack_file)
    text, _, body = file.partition(b"\n")
    _need(text.startswith(HEAD), "this isn't a certificate of version 1")
    head, name = json.loads(text), pack["sheet"]["name"]
    _need(head["game"] == game_hash(pack), f"this certificate is about another game than {name}")
    game = Game(pack, int(head["lowest"]), int(head["beyond"]))
    plain = _inflated(body, 15, 16 * game.size)
    _need(len(plain) == 16 * game.size, "this certificate is too short")
    low, width = (numbers(half, game) for half in (plain[: 8 * game.size], plain[8 * game.size :]))
    _need((width >= 0).all(), "an upper bound is below the lower one")
    game.bounds = np.stack([low, low + width])
    _need(head["claim"] == game.claim(), "the first position is not what the certificate claims")
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
        tick(done, game.size)

    for fault in game.faults(count):
        raise Refused(f"this certificate is false: {fault}")
    low, high = (Fraction(bound, ONE) for bound in game.claim())
    return Claim(game.sheet, low, high, game.size)


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
    low, high = said(claim.low, up=False), said(claim.high, up=True)
    sys.stdout.write(f"{claim.sheet}: {low} <= P(first player wins) <= {high}\n")
    sys.stdout.write(f"All {claim.positions:,} positions hold.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
