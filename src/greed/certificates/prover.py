"""Makes certificates: takes the solver's values, and widens them until every inequality holds."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.certificates._kernels import EARLY, LATE, Attempts, Ends, Program, play, program
from greed.certificates.checker import ONE, Game, Ints, Refused, game_hash
from greed.core.sheet import Sheet
from greed.exact.model import Status
from greed.exact.race import Group, Race, solve
from greed.exact.race.horizon import horizon
from greed.packs import pack, read

__all__ = ["certificate", "sealed"]

Floats = NDArray[np.float64]
Tick = Callable[[int, int], None]
_UNIT = 1.0 / ONE
_ROOM = 24 * _UNIT  # for rounding in a turn; a quarter of it may be missing in the end
_CHAINS = 4  # times as much where several players can share one turn
_AHEAD = 32_768 * _UNIT  # first guess of positions that are worked out later: fines lead to them
_ROUNDS = 300
_SPINS = 60  # of the top row: any number is safe
_LANES = 128
_WIDEST = 1e-8 * ONE  # no certificate says less


def certificate(sheet: Sheet, tick: Tick = lambda *_: None) -> bytes:
    """Return the certificate of a sheet's game between two as the bytes of a file.

    `tick` is told how many positions are done, and how many there are; what it raises stops it.

    Raises:
        Unsolvable: the sheet has no exact answer.
        Refused: its rules are none that a certificate speaks of; says which.
    """
    body = read(pack(sheet)).body
    race = solve(sheet).race
    rows = [max(row[2:]) for graph in body["graphs"] if graph for row in graph["decisions"]]
    calls = body["rules"]["banks"]["at"] == "calls"
    beyond = 1 + max(rows) + calls * horizon(race.tables).beyond
    game = Game(body, race.lowest, beyond)
    _Prover(game, race, body["rules"]["statuses"], tick).prove()
    low, high = game.claim()
    if high - low > _WIDEST:
        said = f"{(high - low) / ONE:.0e} of a game lie between its bounds"
        raise Refused(f"{said}: its games last too long, or scores fall too far below 0")
    return sealed(game, {"sheet": sheet.name, "game": game_hash(body), "beyond": beyond})


def sealed(game: Game, said: dict[str, object]) -> bytes:
    """Return a file that holds what is said in its first line, and the bounds of a game."""
    first = {"greed-certificate": 1, "lowest": game.lowest, "claim": game.claim(), **said}
    low, high = game.bounds
    body = b"".join(_changes(half, game) for half in (low, high - low))
    return json.dumps(first, separators=(",", ":")).encode() + b"\n" + zlib.compress(body, 9)


def _changes(bounds: Ints, game: Game) -> bytes:
    """Return what `checker.numbers` reads."""
    parts, at = [], 0
    for rows, columns in game.shapes.values():
        block = bounds[at : at + rows * columns].reshape(rows, columns).astype(np.uint64)
        block[1:] -= block[:-1].copy()
        block[:, 1:] -= block[:, :-1].copy()
        parts.append(block.ravel())
        at += rows * columns
    return np.concatenate(parts).astype(">u8").view(np.uint8).reshape(-1, 8).T.tobytes()


class _Prover:
    """Widens the bounds of a game, from its end to its beginning."""

    def __init__(self, game: Game, race: Race, statuses: list[dict[str, Any]], tick: Tick) -> None:
        self.game, self.race, self.tick = game, race, tick
        self.room = _ROOM * (_CHAINS if game.offers else 1)
        self.programs = {k: program(graph) for k, graph in game.graphs.items()}
        rows = np.where(game.kind == 0, game.top, game.top.max()) + 1
        rows *= int(game.offers > 0)
        self.attempts = Attempts(
            np.zeros((game.offers, int(rows.sum()), 2)), np.cumsum(rows) - rows, rows
        )
        self.values, self.known = self._solved(statuses)
        self.later = np.full(game.size, _AHEAD)
        self.bounds = np.zeros((game.size, 2))

    def _solved(self, statuses: list[dict[str, Any]]) -> tuple[Floats, NDArray[np.bool_]]:
        """Return the solver's values, and of which positions it knows them."""
        game, parts, unknown = self.game, [], []
        least = horizon(self.race.tables).lowest
        status = [Status(s["standing"], s["strikes"]) for s in statuses]
        for name, shape in game.shapes.items():
            kind, *rest = name.split()
            m, *others = map(int, rest)
            if kind == "race":
                group = Group(status[m], status[others[0]], bool(others[1]))
                worth = self.race.values.get(group)
                unknown.append(worth is None)
                parts.append(np.zeros(shape[0] * shape[1]) if worth is None else worth.ravel())
            else:
                final = self.race.final_round
                line = (final.behind if kind == "final" else final.bonus)[status[m].standing]
                line = line[: shape[1]]
                parts.append(np.pad(line, (0, shape[1] - len(line)), mode="edge"))
                unknown.append(False)
        sizes = [rows * columns for rows, columns in game.shapes.values()]
        below = (game.kind == 0) & (
            (game.on[game.m] & (game.a < least)) | (game.on[game.o] & (game.b < least))
        )
        return np.clip(np.concatenate(parts), 0, 1), ~(np.repeat(unknown, sizes) | below)

    def prove(self) -> None:
        """Widen everything until it holds."""
        game = self.game
        sums = np.where(game.kind == 0, game.a + game.b, 1 << 40)
        order = np.argsort(-sums, kind="stable")
        groups = np.split(order, 1 + np.flatnonzero(np.diff(sums[order])))
        for _ in range(4):
            for up, sign in enumerate((-1, 1)):
                guess = np.clip(self.values + sign * self.later, 0, 1)
                self.bounds[:, up] = np.where(self.known, guess, up)
            if self._sweep(groups):
                break
            spread = np.abs(self.bounds - self.values[:, None]).max(axis=1)
            self.later = np.maximum(self.later, 2 * spread)
        else:
            raise Refused("bounds don't settle: these rules let games go round")
        low, high = np.floor(self.bounds[:, 0] * ONE), np.ceil(self.bounds[:, 1] * ONE)
        game.bounds = np.clip(np.stack([low, high]), 0, ONE).astype(np.int64)

    def _sweep(self, groups: list[Ints]) -> bool:
        """Settle all positions; return whether none is wider than those before it had thought."""
        done, fits = 0, True
        spread = np.zeros(self.game.size)
        for group in groups:
            at = group[self.known[group]]
            before = self.bounds[at].copy()
            if self.game.kind[group[0]] == 0:
                wider = self._near(at, spread) + 8 * self.room
                for up, sign in enumerate((-1, 1)):
                    self.bounds[at, up] = np.clip(self.values[at] + sign * wider, 0, 1)
            self._settle(at, chained=self.game.kind[group[0]] != 0)
            inside = (self.bounds[at, 0] >= before[:, 0]) & (self.bounds[at, 1] <= before[:, 1])
            fits &= bool(inside.all())
            spread[at] = np.abs(self.bounds[at] - self.values[at, None]).max(axis=1)
            done += len(group)
            self.tick(done, self.game.size)
        return fits

    def _near(self, at: Ints, spread: Floats) -> Floats:
        """Return how wide the next positions are from which the game has less far to go."""
        game = self.game
        wider = np.zeros(len(at))
        for mine, other in ((1, 0), (0, 1)):
            a, b = game.a[at] + mine * game.on[game.m[at]], game.b[at] + other * game.on[game.o[at]]
            inside = (a < game.target) & (b < game.target)
            place = game.race(game.m[at], game.o[at], game.s[at], a, b)
            wider = np.maximum(wider, np.where(inside, spread[np.where(inside, place, 0)], 0.0))
        return wider

    def _settle(self, at: Ints, *, chained: bool) -> None:
        """Widen positions that depend on one another until they hold, and no more than that."""
        game, todo = self.game, at
        ends = np.stack(game.ends(at)) % game.size
        for kind, up in ((1, 0), (2, 1)):  # these say nothing: larger leads count as they do
            self.bounds[game.edge & (game.kind == kind), up] = up
        for turn in range(_ROUNDS):
            if not len(todo):
                return
            claimed = self.bounds[todo]
            worth = self._turns(todo, chained=chained) + np.array([-self.room, self.room])
            worse = ((worth - claimed) * (-1, 1) > self.room / 4) & (claimed != (0, 1))
            # Busts that lead to and fro settle slowly: steps grow, and nothing shrinks any more.
            widened = worth + min(0.5 * 1.2**turn, 1e3) * (worth - claimed) if turn else claimed
            new = np.clip(np.where(worse, widened, worth if turn < 2 else claimed), 0, 1)
            self.bounds[todo] = np.where(claimed == (0, 1), claimed, new)
            bad = todo[worse.any(axis=1)]
            if chained:
                self._order(at)
                todo = at if len(bad) else bad
            else:
                todo = at[np.isin(ends, bad).any(axis=0)] if turn else bad
        raise Refused("bounds don't settle: these rules let games go round")

    def _order(self, at: Ints) -> None:
        """See to it that larger leads are worth no less, as the checker wants it."""
        for kind, up, sign in ((1, 1, 1), (2, 0, -1)):
            rows = at[self.game.kind[at] == kind]
            rows = np.sort(rows).reshape(-1, max(self.game.leads, 1))
            line = sign * self.bounds[rows, up]
            self.bounds[rows, up] = sign * np.maximum.accumulate(line[:, ::-1], axis=1)[:, ::-1]

    def _turns(self, at: Ints, *, chained: bool) -> Floats:
        """Return bounds for the turns that begin in positions.

        Positions whose offers ask for one another are worked out side by side, row by row.
        """
        game, result = self.game, np.zeros((len(at), 2))
        parts = []
        for standing, turn in self.programs.items():
            lanes = np.flatnonzero(game.standing[game.m[at]] == standing)
            step = len(lanes) if chained else _LANES
            parts += [(turn, lanes[k : k + step]) for k in range(0, len(lanes), max(step, 1))]
        top = int(game.top[at].max())
        rows = [*[top] * _SPINS, *range(top - 1, -1, -1)]
        known = np.array([[0, 0], [game.tie / ONE] * 2, [1, 1], [0, 1]])
        other = 1 - self.bounds[:, ::-1]
        worth = np.concatenate([self.bounds, other, other, known])
        jobs = [self._job(turn, at[lanes], top, worth) for turn, lanes in parts]
        if chained and game.offers:
            for row in rows:
                for half in (EARLY, LATE):
                    for job in jobs:
                        play(*job[:2], self.attempts, game.size, np.array([row]), half, *job[2:])
        else:
            for job in jobs:
                play(*job[:2], self.attempts, game.size, np.array(rows), EARLY | LATE, *job[2:])
        for (turn, lanes), (*_, rolled) in zip(parts, jobs, strict=True):
            result[lanes] = rolled[turn.start].reshape(-1, 2)
        return result

    def _job(
        self, turn: Program, at: Ints, top: int, worth: Floats
    ) -> tuple[Program, Ends, Floats, Floats]:
        """Return what `play` reads for some positions, and the arrays that it fills."""
        game = self.game
        rows = np.arange(top + 1)[:, None] + 0 * at
        if not game.offers:  # as if they were the first that count as one: others do in the checker
            rows = np.minimum(rows, game.top[at])
        plain, again = game.banks(at, rows)
        lost = np.stack([worth[k].ravel() for k in game.ends(at)])
        may_take = game.offered[game.m[at], np.minimum(game.kind[at], 1)]
        far = game.top[at] if game.far else np.full(len(at), 1 << 40)
        ends = Ends(plain, again, far, lost, worth, at, may_take)
        reach = int(turn.points.max()) + 1
        ring = np.zeros((reach, len(turn.decisions), 2 * len(at)))
        ring[:, :, 1::2] = 1.0
        return turn, ends, ring, np.zeros((len(turn.late), 2 * len(at)))
