"""Checks a certificate against a pack, in whole numbers: python checker.py PACK CERTIFICATE.

It imports nothing of Greed and trusts no solver; it is one file, so that it can be read and run by
itself. A certificate gives two whole numbers L <= U for every position between turns; `Game.faults`
tests the inequalities of docs/certificates.md, which prove that the player to move wins with a
chance of L / 2^46 at least and U / 2^46 at most.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
import zlib
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Claim", "Game", "Refused", "Turn", "check", "game_hash", "inflated", "numbers", "opened",
    "play", "said",
]  # fmt: skip

Ints = NDArray[np.int64]
Like = NDArray[np.int64] | int
Far = NDArray[np.bool_] | bool
Key = tuple[int, int, bool]
BITS = 46  # a unit is 2^-46
HEAD = b'{"greed-certificate":1,'
LARGEST = 1 << 28  # bytes of a file that is unpacked
MOST = 1 << 24  # positions


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


# -- one turn


class Level(NamedTuple):
    """Nodes that can be worked out together, and the decisions that wait for them."""

    nodes: Ints
    slots: list[Ints]  # points and decision of the k-th option of each outcome that has one
    weights: Ints
    by_node: Ints
    starts: Ints
    decisions: Ints


class Turn:
    """The turn of one standing: the nodes are dice to roll, the decisions what a keep leads to."""

    def __init__(self, graph: dict[str, Any], dice: list[int], faces: int) -> None:
        nodes, decisions = graph["nodes"], np.array(graph["decisions"], np.int64).reshape(-1, 4)
        self.start, self.attempts = graph["start"], list(graph["attempts"])
        self.node, self.source, bank, stop = decisions.T.copy()
        self.bank, self.stop = (np.where(row < 0, 1 << 40, row)[:, None] for row in (bank, stop))
        self.threshold = int(max(bank.max(), stop.max(), 0))
        self.bonus = bool((self.source == len(self.attempts) + 1).any())
        count, many = len(nodes), len(decisions)
        self.total = np.array([faces ** dice[node["hand"]] for node in nodes], np.int64)
        self.bust = np.array([node["bust"] for node in nodes], np.int64)
        self.missed = np.array([node["missed"] for node in nodes], np.int64)
        _need(((self.node >= -1) & (self.node < count)).all(), "a decision rolls no node")
        _need(((self.source >= 0) & (self.source < len(self.attempts) + 2)).all(), "odd source")
        _need(0 <= self.start < count, "no node begins the turn")
        _need(all(-1 <= at < count for at in self.attempts), "no node attempts an offer")
        self.outcomes: list[list[tuple[int, list[tuple[int, int]]]]] = []
        for node, total, bust, missed in zip(
            nodes, self.total.tolist(), self.bust.tolist(), self.missed.tolist(), strict=True
        ):
            pairs = [(w, list(zip(o[::2], o[1::2], strict=True))) for w, o in node["outcomes"]]
            weights = [bust, missed, *(weight for weight, _ in pairs)]
            _need(min(weights) >= 0 and sum(weights) == total, "the chances don't add up to 1")
            for points, decision in itertools.chain(*(options for _, options in pairs)):
                _need(points >= 0 and 0 <= decision < many, "an option leads nowhere")
            self.outcomes.append(pairs or [(0, [(1, 0)])])
        self.levels = [self._level(level, first=not at) for at, level in enumerate(self._order())]

    def _order(self) -> list[list[int]]:
        """Sort nodes so that options for 0 points lead to those of earlier levels only."""
        free = [
            {int(self.node[d]) for _, options in outcomes for p, d in options if p == 0}
            for outcomes in self.outcomes
        ]
        levels: list[list[int]] = [[at for at, to in enumerate(free) if not to]]
        done = {-1, *levels[0]}
        while len(done) <= len(free):
            level = [at for at, to in enumerate(free) if at not in done and to <= done]
            _need(bool(level), "a turn can go round for ever without scoring")
            levels.append(level)
            done |= set(level)
        return levels

    def _level(self, nodes: list[int], *, first: bool) -> Level:
        every = [(at, *outcome) for at, n in enumerate(nodes) for outcome in self.outcomes[n]]
        every.sort(key=lambda outcome: -len(outcome[2]))
        slots = []
        for k in range(len(every[0][2])):
            options = [options[k] for _, _, options in every if len(options) > k]
            slots.append(np.array(options, np.int64).T.copy())
        owner = np.array([at for at, _, _ in every])
        by_node = np.argsort(owner, kind="stable")
        starts = np.searchsorted(owner[by_node], np.arange(len(nodes)))
        weights = np.array([weight for _, weight, _ in every], np.int64)[:, None]
        after = np.flatnonzero(np.isin(self.node, [-1, *nodes] if first else nodes))
        return Level(np.array(nodes), slots, weights, by_node, starts, after)

    def rolls(self, level: Level, look: Callable[[Ints, Ints], Ints], ends: Ends) -> Ints:
        """Return what rolling the nodes of a level is worth; `look` knows the decisions."""
        best = look(*level.slots[0])
        for points, decision in level.slots[1:]:
            some = best[: len(points)]
            np.maximum(some, look(points, decision), out=some)
        lanes, nodes = best.shape[1], level.nodes
        total = self.total[nodes, None]

        def summed(part: Callable[[Ints], Ints]) -> Ints:
            """Return the weighted sums of the high parts of numbers, or of the low ones."""
            found: Ints = np.add.reduceat((part(best) * level.weights)[level.by_node], level.starts)
            found += self.bust[nodes, None] * part(ends.bust[:lanes])
            found += self.missed[nodes, None] * part(ends.stop[0, :lanes])
            return found

        # In two parts, so that the sums fit into 64 bits.
        whole, rest = np.divmod(summed(lambda number: number >> 20), total)
        rest = (rest << 20) + summed(lambda number: number & ((1 << 20) - 1))
        return (whole << 20) + (-(-rest // total) if ends.up else rest // total)


class Ends(NamedTuple):
    """What ends of turns are worth to their player in many positions, the lanes.

    A turn that has come to a row began at `start`: the difference is its points. `banks` is what
    recording them is worth, by row (from the lowest start to `top`), source and lane, `stop` what
    recording nothing is, `bust` what a bust is. From `top` on all banks are worth the same.
    """

    up: bool  # rounded up; a player who rolls for ever has won
    one: int
    start: Ints
    top: int
    banks: Ints
    stop: Ints
    bust: Ints
    record: Callable[[int, Ints], None] | None = None


def play(turn: Turn, ends: Ends) -> Ints:
    """Return what a turn is worth to its player in each lane; lanes are sorted by `start`."""
    lowest, lanes, count = int(ends.start[0]), len(ends.start), len(turn.node)
    held = np.zeros((ends.top - lowest + 1, count, lanes), np.int64)
    flat, worth = held.reshape(-1, lanes), np.zeros(lanes, np.int64)
    never = np.where(turn.node < 0, ends.one if ends.up else 0, 0)[:, None]
    for row in range(ends.top, lowest - 1, -1):
        n = int(np.searchsorted(ends.start, row, "right"))
        points = row - ends.start[:n]
        banks = ends.banks[row - lowest, :, :n][turn.source]
        if points[-1] < turn.bank.max():  # somebody may not bank yet, or never from there
            rest = np.where(points >= turn.stop, ends.stop[turn.source, :n], never)
            banks = np.where(points >= turn.bank, banks, rest)
        rolled = np.zeros((len(turn.total) + 1, n), np.int64)  # the last is for node -1

        def look(points: Ints, decision: Ints, row: int = row, n: int = n) -> Ints:
            rows = np.minimum(row + points, ends.top) - lowest
            found: Ints = flat[rows * count + decision, :n]
            return found

        if (
            row == ends.top
        ):  # keeps lead back into this row: step from the far end, as often as you like
            rolled[:-1] = ends.one if ends.up else 0
            for _ in range(999):
                held[-1] = np.maximum(banks, rolled[turn.node])
                before = rolled.copy()
                for level in turn.levels:
                    rolled[level.nodes] = turn.rolls(level, look, ends)
                if (rolled == before).all():
                    break
        for level in turn.levels:
            rolled[level.nodes] = turn.rolls(level, look, ends)
            some = level.decisions
            held[row - lowest, some, :n] = np.maximum(banks[some], rolled[turn.node[some]])
        if ends.record:
            ends.record(row, rolled[turn.attempts])
        here = ends.start[:n] == row
        worth[:n][here] = rolled[turn.start][here]
    return worth


# -- the game around the turns


class Block(NamedTuple):
    """Positions of one table, by row and column, and what their turns end in."""

    table: str
    at: tuple[Ints, Ints] | tuple[int, Ints]
    turn: Turn
    ends: Callable[[bool], Ends]


class Game:
    """The positions between turns of a game between two, and the inequalities they must satisfy.

    Attributes:
        shapes: the tables of positions by name, in the order of the file. `race m o s` has those
            before anybody has reached the target: the statuses of the player to move and of the
            other, whether the other one began the round; then rows are the scores of the player
            to move, columns those of the other. `final g` is a challenger of standing g by how far
            it is behind, `bonus g` a leader with a bonus turn by its lead over one of standing g.
        bounds: what is claimed: the lower bounds by table, and the upper ones.
    """

    def __init__(self, pack: dict[str, Any], lowest: int, beyond: int) -> None:
        self.rules, graphs = pack["rules"], pack["graphs"]
        _need(graphs is not None, "this pack has no turn graph")
        self.statuses, self.banks = self.rules["statuses"], self.rules["banks"]
        dice = [hand["dice"] for hand in pack["hands"]]
        faces, units = self.rules["faces"], {graph["unit"] for graph in graphs if graph}
        _need(len(units) == 1, "the turns of this pack have several units")
        self.unit = units.pop()
        self.turns = {
            standing: Turn(graph, dice, faces) for standing, graph in enumerate(graphs) if graph
        }
        turns = self.turns.values()
        most = max(int(turn.total.max()) for turn in turns)
        _need(most < 1 << 36, "the sums don't fit into 64 bits")
        self.one, self.lowest = 1 << BITS, lowest
        self.target = self.rules["target"] // self.unit
        self.bonus = any(turn.bonus for turn in turns)
        self.offers = max(len(turn.attempts) for turn in turns)
        self._refuse()
        reached = self.rules["reached"]
        self.calls = "calls" in (self.banks["at"], self.banks["above"])
        self.rounds = self.calls and reached["waiting"] != reached["done"]
        self.tie = 0 if self.rules["leader_wins_ties"] else self.one // 2
        self.recalls = self.rules["beaten"]["leader"] or self.rules["beaten"]["later"]
        for turn in turns if self.recalls and self.offers else ():
            safe = {-1, *turn.levels[0].nodes} >= set(turn.attempts)
            _need(safe, "an attempt may keep nothing, and the leader may answer challengers")
        self.beyond = 1 + max(turn.threshold for turn in turns) + self.calls * beyond
        self.on = self.statuses[self.statuses[0]["bank"]]
        size = self.target - lowest
        _need(-1024 <= lowest <= 0 and 0 <= beyond <= 4096 and size > 0, "odd sizes")
        self.horizon = size + self.beyond
        self.shapes: dict[str, tuple[int, int]] = {}
        seats = [size if status["standing"] == 1 else 1 for status in self.statuses]
        for m, o in itertools.product(range(len(seats)), repeat=2):
            for second in (False, True) if self.rounds else (False,):
                self.shapes[f"race {m} {o} {int(second)}"] = (seats[m], seats[o])
        for standing in sorted({status["standing"] for status in self.statuses}) * self.calls:
            self.shapes[f"final {standing}"] = (1, self.horizon)
            if self.bonus:
                self.shapes[f"bonus {standing}"] = (1, self.horizon)
        self.positions = sum(rows * columns for rows, columns in self.shapes.values())
        _need(self.positions <= MOST, f"{self.positions:,} positions are too many")
        self.bounds: tuple[dict[str, Ints], dict[str, Ints]] = ({}, {})
        self.play = play
        self.taken: tuple[dict[Key, Ints], dict[Key, Ints]] = ({}, {})
        self.ended: tuple[dict[int, Ints], dict[int, Ints]] = ({}, {})

    def _refuse(self) -> None:
        """Refuse by name what the inequalities below don't speak of."""
        banks, beaten = self.banks, self.rules["beaten"]
        _need(banks["below"] == "adds", "banks below the target don't add up")
        _need("bounces" not in banks.values(), "a score can bounce off the target")
        _need(banks["at"] in ("calls", "wins"), "the target can't be reached")
        _need(banks["above"] in (banks["at"], "forfeits"), "the target and more differ")
        _need(not (beaten["leader"] and beaten["later"]), "a beaten leader is called twice")
        _need(not (self.bonus and self.offers), "offers and bonus turns together")
        _need(self.rules["target"] % self.unit == 0, "the target has to be a multiple of the unit")
        on = [status["standing"] == 1 for status in self.statuses]
        for m, status in enumerate(self.statuses):
            bust, leading = status["bust"], status["leading"]
            _need(bust["points"] % self.unit == 0, "a fine has to be a multiple of the unit")
            _need(on[status["bank"]], "a bank leads off the board")
            _need(on[status["nothing"]] == on[m], "recording nothing changes the standing")
            _need(on[bust["status"]] or not on[m] or bust["all"], "a score off the board")
            _need(on[m] or bust["all"] or not bust["points"] or bust["floor"], "a score below 0")
            still = not leading["all"] and not leading["points"] and on[leading["status"]]
            _need(not self.bonus or still or not on[m], "the leader's bonus turn can cost points")

    # what positions are worth: `up` says whether a lower or an upper bound is asked for

    def race(self, up: bool, m: int, o: int, second: bool, a: Like, b: Like) -> Ints:
        """Return bounds for the player to move, before anybody has reached the target."""
        table = self.bounds[up][f"race {m} {o} {int(second and self.rounds)}"]
        rows, columns = (
            (np.asarray(x) - self.lowest) * (n > 1)
            for x, n in zip((a, b), table.shape, strict=True)
        )
        beyond = self.one if up else 0  # for scores so low that the file doesn't list them
        return np.where(
            (rows < 0) | (columns < 0), beyond, table[np.maximum(rows, 0), np.maximum(columns, 0)]
        )

    def final(self, up: bool, standing: int, behind: Like, *, far: Far = False) -> Ints:
        """Return bounds for a challenger; `far`: for all who are at least as far behind."""
        table = self.bounds[up][f"final {standing}"][0]
        if up:  # the last bound is for all who are further behind as well
            falling: Ints = np.maximum.accumulate(table[::-1])[::-1]
            return np.asarray(falling[np.minimum(behind, self.horizon - 1)])
        known = (np.asarray(behind) < self.horizon) & np.logical_not(far)
        return np.where(known, table[np.minimum(behind, self.horizon - 1)], 0)

    def leads(self, up: bool, standing: int, lead: Like, *, far: Far = False) -> Ints:
        """Return bounds for a leader with a bonus turn; `far`: for all who lead by more as well."""
        table = self.bounds[up][f"bonus {standing}"][0]
        if not up:
            rising: Ints = np.minimum.accumulate(table[::-1])[::-1]
            return np.asarray(rising[np.minimum(lead, self.horizon - 1)])
        known = (np.asarray(lead) < self.horizon) & np.logical_not(far)
        return np.where(known, table[np.minimum(lead, self.horizon - 1)], self.one)

    # what takeovers are worth: (offers, positions), worked out while turns are played

    def attempt(self, up: bool, key: Key, t: Ints, a: Ints, b: Ints) -> Ints:
        """Return bounds for attempting what was banked just now, t points of b."""
        y, held = b - self.lowest, self.taken[up][key]
        t = np.minimum(t, self.target + self.beyond - a)
        place = np.maximum(a - self.lowest, 0) * (held.shape[2] > 1)
        found: Ints = held[:, y * (y + 1) // 2 + t, place]
        return found

    def recorder(self, up: bool, key: Key, a: Ints, b: Ints) -> Callable[[int, Ints], None] | None:
        """Return what writes down the attempts of positions before the target is reached."""
        if key not in self.taken[up]:
            return None
        held = self.taken[up][key]

        def record(row: int, rolled: Ints) -> None:
            n = rolled.shape[1]
            t, y = row - a[:n], b[:n] - self.lowest
            some = (t >= 1) & (t <= y)
            place = (a[:n] - self.lowest) * (held.shape[2] > 1)
            held[:, (y * (y + 1) // 2 + t)[some], place[some]] = rolled[:, some]

        return record

    def challenge(self, up: bool, standing: int, behind: Like, t: Like, far: Far = False) -> Ints:
        """Return bounds for a challenger who attempts the t points that the leader just banked.

        The tables list by how much it is behind (`far`: that much or more), and by how much it
        leads with those points; their last row and column are for all who are further away.
        """
        row = np.where(far, self.horizon + 1, np.minimum(behind, self.horizon))
        ahead = np.minimum(np.subtract(t, behind), self.horizon) + self.target - self.lowest
        found: Ints = self.ended[up][standing][:, row, ahead]
        return found

    def take_over(self) -> None:
        """Make room for attempts, and bound those of challengers."""
        banked, size = {status["bank"] for status in self.statuses}, self.target - self.lowest
        for (m, o, second), a, _ in self.keys():
            if self.offers and self.statuses[m]["offered"] and o in banked:
                for held in self.taken:
                    held[m, o, second] = np.zeros(
                        (self.offers, size * (size + 1) // 2, len(a)), np.int64
                    )
        if self.calls and self.offers:
            on = self.on["standing"]
            for standing in sorted(self.turns, key=lambda standing: standing != on):
                self._challenges(standing)

    def _challenges(self, standing: int) -> None:  # noqa: C901 - one pass in three steps
        """Bound the attempts of challengers by their points, from the most to the fewest.

        A bank after an attempt offers more points than the attempt began with, so this is one
        pass, although each side's banks ask for the other side's attempts.
        """
        turn, last, size = self.turns[standing], self.horizon, self.target - self.lowest
        count, lines = len(turn.node), np.arange(last + 1)
        ends = [self._ended(up, standing, lines) for up in (False, True)]
        held = [np.full((2 * last + 1, count, last + 1), edge) for edge in (0, self.one)]
        for up, edge in enumerate((0, self.one)):
            self.ended[up][standing] = np.full((self.offers, last + 2, last + size + 1), edge)

        def roll(up: bool, points: int, lanes: slice, level: Level, worth: Ints) -> None:
            """Work out what rolling is worth with these points, and write down the attempts."""
            flat, here = held[up].reshape(-1, last + 1), lines[lanes]

            def look(more: Ints, decision: Ints) -> Ints:
                found: Ints = flat[np.minimum(points + more, 2 * last) * count + decision, lanes]
                return found

            bust, stop = ends[up].bust[lanes], ends[up].stop[:, lanes]
            worth[level.nodes] = turn.rolls(level, look, ends[up]._replace(bust=bust, stop=stop))
            self.ended[up][standing][:, here, points - here + size] = worth[turn.attempts]

        def decide(up: bool, points: int, rows: slice, lanes: slice, worth: Ints) -> None:
            """Work out what decisions are worth: banks lead to attempts with as many points."""
            here, stop = lines[lanes], ends[up].stop[:, lanes]
            banks = self.challenger_banks(up, (points - here)[None], here, stop)[0][turn.source]
            never = np.where(turn.node < 0, self.one if up else 0, 0)[:, None]
            rest = np.where(points >= turn.stop, stop[turn.source], never)
            banks = np.where(points >= turn.bank, banks, rest)
            for level in turn.levels:
                if level is not turn.levels[0]:
                    roll(up, points, lanes, level, worth)
                some = level.decisions
                held[up][rows, some, lanes] = np.maximum(banks[some], worth[turn.node[some]])

        for points in range(2 * last - 1, 0, -1):
            top, end = points - last, min(points + size, last) + 1
            lanes = slice(max(top + 1, 0), end)
            shape = len(turn.total) + 1, end - lanes.start
            worth = [np.zeros(shape, np.int64) for _ in ends]
            for up in (False, True):
                roll(up, points, lanes, turn.levels[0], worth[up])
            for up in (False, True) if top >= 0 else ():
                # The lane that leads by `last` with these points; more make no difference to it.
                rows, lane = slice(points, None), slice(top, top + 1)
                for _ in range(6):  # any number is safe, and hardly any turn comes here
                    one = np.zeros((len(turn.total) + 1, 1), np.int64)
                    roll(up, points, lane, turn.levels[0], one)
                    decide(up, points, rows, lane, one)
            for up in (False, True):
                decide(up, points, slice(points, points + 1), lanes, worth[up])
        for up, extreme in enumerate((np.min, np.max)):
            table = self.ended[up][standing]
            table[:, -1] = extreme(table[:, self.beyond : -1], axis=1)

    # what ends of turns are worth

    def race_ends(self, up: bool, key: Key, a: Ints, b: Ints) -> Ends:
        """Return the ends of turns before the target is reached."""
        m, o, second = key
        one, other, turn = self.one, self.statuses[o], self.turns[self.statuses[m]["standing"]]
        status = self.statuses[m]
        bust, banked, nothing = status["bust"], status["bank"], status["nothing"]
        left = a * 0 if bust["all"] else a - bust["points"] // self.unit
        left = np.maximum(left, 0) if bust["floor"] else left
        lost = one - self.race(not up, o, bust["status"], not second, b, left)
        stop = np.array([one - self.race(not up, o, nothing, not second, b, a)] * (self.offers + 2))
        stop[-1] = self.race(up, nothing, o, second, a, b)  # the bonus turn comes all the same
        answered = self.rules["reached"]["done" if second else "waiting"]
        top = self.target + self.beyond

        def recorded(kind: str, rows: Ints) -> Ints:
            if kind == "forfeits":
                return np.broadcast_to(stop, (len(rows), *stop.shape))
            if kind == "wins" or (kind == "calls" and not answered):
                return np.full((len(rows), *stop.shape), one)
            t, taken = np.maximum(rows - a, 0), None
            if kind == "calls":
                g, far = other["standing"], rows == top
                plain = one - self.final(not up, g, rows - b, far=far)
                again = self.leads(up, g, rows - b, far=far) if turn.bonus else plain
                if self.offers and other["offered_in_final"]:
                    taken = self.challenge(not up, g, rows - b, t, far)
            else:
                plain = one - self.race(not up, o, banked, not second, b, rows)
                again = self.race(up, banked, o, second, rows, b) if turn.bonus else plain
                if self.offers and other["offered"]:
                    following = (o, banked, not second and self.rounds)
                    taken = self.attempt(not up, following, t, b, rows)
            return self.offered(plain, again, taken)

        rows, at = np.arange(a[0], top + 1)[:, None], self.target - int(a[0])
        parts = {"below": rows[:at], "at": rows[at : at + 1], "above": rows[at + 1 :]}
        banks = np.concatenate([recorded(self.banks[kind], part) for kind, part in parts.items()])
        return Ends(up, one, a, top, banks, stop, lost, self.recorder(up, key, a, b))

    def offered(self, plain: Ints, again: Ints, taken: Ints | None) -> Ints:
        """Return what banks are worth by source, if the next player may pass or take an offer."""
        offers = [plain] * self.offers
        if taken is not None:
            offers = [np.minimum(plain, self.one - worth) for worth in taken]
        return np.stack([plain, *offers, again], axis=1)

    def final_ends(self, up: bool, standing: int) -> Ends:
        """Return the ends of turns of challengers, the furthest behind first: row 0 is a tie."""
        behind = np.arange(self.horizon)[::-1].copy()
        ends = self._ended(up, standing, behind)
        rows = np.arange(-behind[0], self.beyond + 1)[:, None]
        banks = self.challenger_banks(up, rows, behind, ends.stop, rows == self.beyond)
        if up:  # the first lane stands for all who are further behind as well
            banks[rows[:, 0] >= 0, :, 0] = self.one
        return ends._replace(top=self.beyond, banks=banks)

    def _ended(self, up: bool, standing: int, behind: Ints) -> Ends:
        """Return the ends of turns of challengers, without their banks."""
        status = next(s for s in self.statuses if s["standing"] == standing)
        fallen = 0 if status["bust"]["all"] or status["bust"]["points"] else self.tie
        stop = np.array([np.where(behind == 0, self.tie, 0)] * (self.offers + 2))
        after = self.statuses[status["nothing"]]["standing"]
        stop[-1] = self.final(up, after, behind) if self.bonus else 0
        return Ends(up, self.one, -behind, 0, stop, stop, np.where(behind == 0, fallen, 0))

    def challenger_banks(
        self, up: bool, rows: Ints, behind: Ints, stop: Ints, far: Far = False
    ) -> Ints:
        """Return what banks of challengers are worth by row, source and lane; row 0 is a tie."""
        one, on, rows = self.one, self.on["standing"], rows + 0 * behind
        ahead, lead = rows > 0, np.maximum(rows, 1)
        plain = np.where(ahead, one, np.where(rows == 0, self.tie, 0))
        again, taken = plain.copy(), None
        if self.recalls:
            plain = np.where(ahead, one - self.final(not up, on, lead, far=far), plain)
            if self.offers and self.on["offered_in_final"]:
                taken = self.challenge(not up, on, lead, lead + behind, far) * ahead
        if self.bonus:
            again = np.where(ahead, again, self.final(up, on, np.maximum(-rows, 0)))
            if self.recalls:
                again = np.where(ahead, self.leads(up, on, lead, far=far), again)
        banks = self.offered(plain, again, taken)
        if self.banks["above"] == "forfeits":
            banks = np.where(ahead[:, None], stop, banks)
        return banks

    def bonus_ends(self, up: bool, standing: int) -> Ends:
        """Return the ends of bonus turns of a leader; rows are by how much it leads."""
        lead, top = np.arange(self.horizon), self.horizon + self.beyond
        rows = np.arange(top + 1)[:, None]
        lane, far = (
            (lead + 0 * rows, False)
            if self.banks["above"] == "forfeits"
            else (rows + 0 * lead, rows == top)
        )
        plain = self.one - self.final(not up, standing, lane, far=far)
        banks = self.offered(plain, self.leads(up, standing, lane, far=far), None)
        stop = np.array(
            [self.one - self.final(not up, standing, lead), self.leads(up, standing, lead)]
        )
        return Ends(up, self.one, lead, top, banks, stop, stop[0])

    # the inequalities

    def race_block(self, key: Key, a: Ints, b: Ints) -> Block:
        """Return positions before anybody has reached the target, sorted by a."""
        table = "race {} {} {:d}".format(*key)
        rows, columns = (
            (x - self.lowest) * (n > 1) for x, n in zip((a, b), self.shapes[table], strict=True)
        )
        turn = self.turns[self.statuses[key[0]]["standing"]]
        return Block(table, (rows, columns), turn, lambda up: self.race_ends(up, key, a, b))

    def keys(self) -> Iterator[tuple[Key, Ints, Ints]]:
        """Yield what can be true before the target is reached, and the scores on both sides."""
        for table, shape in self.shapes.items():
            kind, *numbers = table.split()
            if kind == "race":
                m, o, second = map(int, numbers)
                a, b = (
                    np.arange(self.lowest, self.target) if n > 1 else np.zeros(1, np.int64)
                    for n in shape
                )
                yield (m, o, bool(second)), a, b

    def end_blocks(self) -> Iterator[Block]:
        """Yield the positions after somebody has reached the target."""
        for table in self.shapes:
            kind, standing = table.split()[0], int(table.split()[1])
            if kind == "final":
                at, turn = np.arange(self.horizon)[::-1], self.turns[standing]
                yield Block(table, (0, at), turn, partial(self.final_ends, standing=standing))
            elif kind == "bonus":
                at, turn = np.arange(self.horizon), self.turns[1]
                yield Block(table, (0, at), turn, partial(self.bonus_ends, standing=standing))

    def blocks(self, lanes: int = 400) -> Iterator[Block]:
        """Yield all positions in an order in which offers are known when they are asked for."""
        yield from self.end_blocks()
        on = [status["standing"] == 1 for status in self.statuses]
        keys = sorted(self.keys(), key=lambda each: (not on[each[0][1]], not on[each[0][0]]))
        if self.offers:
            yield from itertools.chain(
                *self.by_sum([each for each in keys if all(on[k] for k in each[0][:2])])
            )
            keys = [each for each in keys if not all(on[k] for k in each[0][:2])]
        for key, a, b in keys:
            step = max(lanes // len(a), 1)
            for first in range(0, len(b), step):
                some = b[first : first + step]
                yield self.race_block(key, np.repeat(a, len(some)), np.tile(some, len(a)))

    def by_sum(self, keys: list[tuple[Key, Ints, Ints]]) -> Iterator[list[Block]]:
        """Yield positions by the sum of both scores, from the highest one on: banks lead up."""
        for total in range(2 * self.target - 2, 2 * self.lowest - 1, -1):
            lanes = [(key, a[(total - a >= b[0]) & (total - a <= b[-1])]) for key, a, b in keys]
            yield [self.race_block(key, some, total - some) for key, some in lanes if len(some)]

    def faults(self, tick: Callable[[int], None] = lambda _: None) -> Iterator[str]:
        """Yield what is wrong: the sides of the two inequalities, position by position."""
        low, high = self.bounds
        for table in self.shapes:
            if not (
                (low[table] >= 0) & (low[table] <= high[table]) & (high[table] <= self.one)
            ).all():
                yield f"{table}: bounds lie outside 0 and 1"
                return
        self.take_over()
        for block in self.blocks():
            least, most = (self.play(block.turn, block.ends(up)) for up in (False, True))
            below, above = (bound[block.table][block.at] for bound in (low, high))
            bad = ((below > 0) & (least <= below)) | ((above < self.one) & (most >= above))
            if bad.any():
                k = int(np.argmax(bad))
                row, column = (int(np.broadcast_to(at, bad.shape)[k]) for at in block.at)
                yield (
                    f"{block.table}, row {row}, column {column} claims {below[k]} to {above[k]},"
                    f" but a turn is worth {least[k]} to {most[k]}"
                )
            tick(len(below))


# -- the files


def opened(data: bytes, head: bytes, what: str) -> bytes:
    """Return what follows the hash in a file that may be compressed with gzip."""
    if data[:2] == b"\x1f\x8b":
        data = inflated(data, 31, LARGEST, what)
    _need(data.startswith(head + b'"sha256":"'), f"this is no {what} of version 1")
    start = len(head) + len(b'"sha256":"')
    digest, rest = data[start : start + 64], data[start + 66 :]
    sealed = (
        data[start + 64 : start + 66] == b'",'
        and hashlib.sha256(rest).hexdigest().encode() == digest
    )
    _need(sealed, f"this {what} is damaged: its hash doesn't match")
    return rest


def inflated(data: bytes, wbits: int, most: int, what: str) -> bytes:
    """Return what was compressed, up to this many bytes."""
    reader = zlib.decompressobj(wbits)
    try:
        found = reader.decompress(data, most + 1)
    except zlib.error as error:
        raise Refused(f"this {what} is damaged: {error}") from None
    _need(len(found) <= most, f"this {what} is larger than it says")
    _need(
        reader.eof and not reader.unused_data, f"this {what} was cut off, or something follows it"
    )
    return found


def game_hash(pack: dict[str, Any]) -> str:
    """Return the hash of what a certificate is about: dice, turn graphs and rules of a pack."""
    game = [pack["rules"], pack["graphs"], [hand["dice"] for hand in pack["hands"]]]
    return hashlib.sha256(
        json.dumps(game, sort_keys=True, separators=(",", ":")).encode()
    ).hexdigest()


def numbers(data: bytes, shapes: dict[str, tuple[int, int]]) -> dict[str, Ints]:
    """Return tables from bytes: all first bytes of the numbers' changes, all second ones and so on.

    The change of a number is what remains of it, modulo 2^64, after the one above and the one to
    its left are taken off and the one above on the left is added.
    """
    sizes = [rows * columns for rows, columns in shapes.values()]
    changes = np.frombuffer(data, np.uint8).reshape(8, sum(sizes)).T.copy().view(">u8").ravel()
    parts = np.split(changes.astype(np.uint64), np.cumsum(sizes)[:-1])
    return {
        name: part.reshape(shape).cumsum(0, np.uint64).cumsum(1, np.uint64).view(np.int64)
        for (name, shape), part in zip(shapes.items(), parts, strict=True)
    }


def check(
    pack_file: bytes, file: bytes, tick: Callable[[int, int], None] = lambda *_: None
) -> Claim:
    """Return what a certificate proves about the game of a pack.

    Raises:
        Refused: it proves nothing; says why.
    """
    try:
        pack = json.loads(b"{" + opened(pack_file, b'{"greed-pack":1,', "pack"))
        text, _, body = opened(file, HEAD, "certificate").partition(b"\n")
        said = json.loads(b"{" + text)
        _need(
            said["game"] == game_hash(pack),
            f"this certificate is about another game than {pack['sheet']['name']}",
        )
        game = Game(pack, *(int(said[name]) for name in ("lowest", "beyond")))
        plain = inflated(body, 15, 16 * game.positions, "certificate")
        _need(len(plain) == 16 * game.positions, "this certificate is too short")
        low, width = (
            numbers(half, game.shapes)
            for half in (plain[: len(plain) // 2], plain[len(plain) // 2 :])
        )
        _need(
            all((width[name] >= 0).all() for name in width), "an upper bound is below the lower one"
        )
        game.bounds = low, {name: low[name] + width[name] for name in low}
        claimed = [int(game.race(up, 0, 0, False, 0, 0)) for up in (False, True)]
        _need(said["claim"] == claimed, "the first position is not what the certificate claims")
    except (
        KeyError,
        TypeError,
        IndexError,
        AttributeError,
        ValueError,
        OverflowError,
        RecursionError,
    ) as error:
        if isinstance(error, Refused):
            raise
        raise Refused(f"this file can't be read: {error!r}") from None
    checked = 0

    def count(positions: int) -> None:
        nonlocal checked
        checked += positions
        tick(checked, game.positions)

    for fault in game.faults(count):
        raise Refused(f"this certificate is false: {fault}")
    one = game.one
    return Claim(
        str(pack["sheet"]["name"]),
        Fraction(claimed[0], one),
        Fraction(claimed[1], one),
        game.positions,
    )


def said(share: Fraction, *, up: bool, digits: int = 15) -> str:
    """Return a chance as a decimal that is rounded down, or up."""
    scaled = share * 10**digits
    whole = (
        -(-scaled.numerator // scaled.denominator) if up else scaled.numerator // scaled.denominator
    )
    return f"{whole // 10**digits}.{whole % 10**digits:0{digits}}"


def main(arguments: list[str]) -> int:
    """Check the files of a pack and a certificate; say what is proven, or why nothing is."""
    if len(arguments) != 2:
        sys.stderr.write("usage: python checker.py PACK CERTIFICATE\n")
        return 2
    try:
        pack, file = (Path(name).read_bytes() for name in arguments)
        claim = check(pack, file)
    except (OSError, Refused) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    low, high = said(claim.low, up=False), said(claim.high, up=True)
    sys.stdout.write(
        f"{claim.sheet}: {low} <= P(first player wins) <= {high};"
        f" all {claim.positions:,} positions hold\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
