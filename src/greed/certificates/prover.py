"""Makes certificates: takes the solver's values, and widens them until every inequality holds."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.certificates._arrays import GraphArrays
from greed.certificates._kernels import EARLY, LATE, Attempts, Ends, chance_arrays, play
from greed.certificates._positions import PositionArrays
from greed.certificates.checker import ONE, Game, Ints, Refused, game_hash
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.exact.model import Status
from greed.exact.race import Group, Race, solve
from greed.exact.race.horizon import horizon
from greed.packs import Key, pack, position_keys, read

Floats = NDArray[np.float64]
Tick = Callable[[int, int], None]
_UNIT = 1.0 / ONE
_ROOM = 24 * _UNIT  # for rounding in a turn; a quarter of it may be missing in the end
_CHAINS = 4  # times as much where several players can share one turn
_AHEAD = 32_768 * _UNIT  # first guess of positions that are worked out later: fines lead to them
_ROUNDS = 300
_LANES = 128
_WIDEST = 1e-8 * ONE  # no certificate says less
_ROWS = 60  # rows above the target that are written out where it matters


def certificate(sheet: Sheet, tick: Tick = lambda *_: None) -> bytes:
    """Return the certificate of a sheet's game between two as the bytes of a file.

    It bounds what the starting player wins against anybody. `tick` is told how many positions are
    done, and how many there are; what it raises stops it.

    Raises:
        Unsolvable: the sheet has no exact answer.
        Refused: its rules are none that a certificate speaks of; says which.
    """
    body = read(pack(sheet)).body
    if body["graphs"] is None:
        raise Unsolvable(body["why_no_graphs"])
    try:
        keys = position_keys(body["rules"], body["graphs"], 2)
    except Unsolvable as why:
        raise Refused(str(why)) from None
    game = _between_two(sheet, body, keys, tick)
    widest = max(high - low for low, high in game.claim())
    if widest > _WIDEST:
        said = f"{widest / ONE:.0e} of a game lie between its bounds"
        raise Refused(f"{said}: its games last too long, or scores fall too far below 0")
    return sealed(game, {"sheet": sheet.name, "game": game_hash(body, 2)})


def _between_two(sheet: Sheet, body: dict[str, Any], keys: list[Key], tick: Tick) -> Game:
    """Return a game between two with bounds that hold."""
    race = solve(sheet).race
    rows = [max(row[2:]) for graph in body["graphs"] if graph for row in graph["decisions"]]
    rules = body["rules"]
    calls = rules["banks"]["at"] == "calls"
    busts = [status["bust"] for status in rules["statuses"]]
    # Where busts cost points, what is left open above the last row comes back with each of them.
    last = _ROWS if any(bust["all"] or bust["points"] for bust in busts) else 1
    beyond = last + max(rows) + calls * horizon(race.tables).beyond
    size = rules["target"] // race.tables.unit - race.lowest
    game = Game(body, size, beyond)
    if calls and "again" in game.tables[0]:  # leaders with bonus turns go further
        game = Game(body, size, 2 * beyond)
    status = [Status(s["standing"], s["strikes"]) for s in rules["statuses"]]
    _Prover(game, keys, status, race, tick).prove()
    return game


def sealed(game: Game, said: dict[str, object]) -> bytes:
    """Return a file that holds what is said in its first line, and the bounds of a game."""
    facts = {
        "seats": game.seats, "size": game.size, "beyond": game.beyond, "claim": game.claim(),
        "mixed": [[*at, *how] for at, how in game.mixed.items()],
    }  # fmt: skip
    numbers = np.concatenate([part.reshape(len(part), -1) for part in game.worth], axis=1)
    body = numbers.ravel().astype(">i8").view(np.uint8).reshape(-1, 8).T.tobytes()
    text = json.dumps({"greed-certificate": 1} | said | facts | said, separators=(",", ":"))
    return text.encode() + b"\n" + zlib.compress(body, 9)


class _Prover:
    """Widens the bounds of a game, from its end to its beginning."""

    def __init__(
        self, checked: Game, keys: list[Key], status: list[Status], race: Race, tick: Tick
    ) -> None:
        self.checked, self.keys, self.status, self.race = checked, keys, status, race
        self.tick = tick
        self.game = game = PositionArrays(checked)
        self.room = _ROOM * (_CHAINS if game.offers else 1)
        self.turns = {k: chance_arrays(graph) for k, graph in enumerate(checked.graphs) if graph}
        # In the last row the rolls say nothing; where the target wins, the one before says all.
        rows = np.where(game.race, game.top, game.top.max()) + game.calls
        rows *= int(game.offers > 0)
        self.attempts = Attempts(
            np.zeros((game.offers, int(rows.sum()), 2)), np.cumsum(rows) - rows, rows
        )
        self.values, self.solved = self._solved()
        self.later = np.full(game.size, _AHEAD)
        self.bounds = np.zeros((game.size, 2))

    def _solved(self) -> tuple[Floats, NDArray[np.bool_]]:
        """Return the solver's values, and of which positions it knows them."""
        parts, unknown = [], []
        least = horizon(self.race.tables).lowest
        for (kind, who, first), shape in zip(self.keys, self.checked.shapes, strict=True):
            worth: Floats | None
            if kind == "race":
                worth = self.race.values.get(
                    Group(self.status[who[0]], self.status[who[1]], bool(first))
                )
                worth = worth if worth is None else worth[::-1, ::-1]  # those ahead come first
            else:
                final = self.race.final_round
                line = (final.behind if kind == "final" else final.bonus)[
                    self.status[who[0]].standing
                ]
                line = line[: max(shape)]
                worth = np.pad(line, (0, max(shape) - len(line)), mode="edge")
            unknown.append(worth is None)
            parts.append(np.zeros(shape).ravel() if worth is None else worth.ravel())
        scored = self.game.length[self.game.table].T > 1
        below = self.game.race & (scored & (self.game.far > self.game.target - least)).any(axis=0)
        missing = np.repeat(unknown, [part.size for part in parts]) | below
        return np.clip(np.concatenate(parts), 0, 1), ~missing

    def prove(self) -> None:
        """Widen everything until it holds."""
        game = self.game
        sums = np.where(game.race, game.far.sum(axis=0), -1)
        order = np.argsort(sums, kind="stable")
        groups = np.split(order, 1 + np.flatnonzero(np.diff(sums[order])))
        for _ in range(4):
            for up, sign in enumerate((-1, 1)):
                guess = np.clip(self.values + sign * self.later, 0, 1)
                self.bounds[:, up] = np.where(self.solved, guess, up)
            if self._sweep(groups):
                break
            spread = np.abs(self.bounds - self.values[:, None]).max(axis=1)
            self.later = np.maximum(self.later, 2 * spread)
        else:
            raise Refused("bounds don't settle: these rules let games go round")
        low, high = np.floor(self.bounds[:, 0] * ONE), np.ceil(self.bounds[:, 1] * ONE)
        bounds = np.clip(np.stack([low, high]), 0, ONE).astype(np.int64)
        self.checked.fill(bounds)

    def _sweep(self, groups: list[Ints]) -> bool:
        """Settle all positions; return whether none is wider than those before it had thought."""
        done, fits = 0, True
        spread = np.zeros(self.game.size)
        for group in groups:
            at = group[self.solved[group]]
            before = self.bounds[at].copy()
            if self.game.race[group[0]]:
                wider = self._near(at, spread) + 8 * self.room
                for up, sign in enumerate((-1, 1)):
                    self.bounds[at, up] = np.clip(self.values[at] + sign * wider, 0, 1)
            self._settle(at, chained=not self.game.race[group[0]])
            inside = (self.bounds[at, 0] >= before[:, 0]) & (self.bounds[at, 1] <= before[:, 1])
            fits &= bool(inside.all())
            spread[at] = np.abs(self.bounds[at] - self.values[at, None]).max(axis=1)
            done += len(group)
            self.tick(done, self.game.size)
        return fits

    def _near(self, at: Ints, spread: Floats) -> Floats:
        """Return how wide the next positions are from which the game has less far to go."""
        game, wider = self.game, np.zeros(len(at))
        table = game.table[at]
        for seat in (0, 1):
            far = [*game.far[:, at]]
            far[seat] = far[seat] - (game.length[table, seat] > 1)
            place, inside = game.place(table, far)
            wider = np.maximum(wider, np.where(inside, spread[place], 0.0))
        return wider

    def _settle(self, at: Ints, *, chained: bool) -> None:
        """Widen positions that depend on one another until they hold, and no more than that."""
        game, todo = self.game, at
        ends = np.stack(game.ends(at)) % game.size
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
                todo = at if len(bad) else bad
            else:
                todo = at[np.isin(ends, bad).any(axis=0)] if turn else bad
        raise Refused("bounds don't settle: these rules let games go round")

    def _turns(self, at: Ints, *, chained: bool) -> Floats:
        """Return bounds for the turns that begin in positions.

        Positions whose offers ask for one another are worked out side by side, row by row.
        """
        game, result = self.game, np.zeros((len(at), 2))
        parts = []
        for standing, turn in self.turns.items():
            lanes = np.flatnonzero(game.graph[at] == standing)
            step = len(lanes) if chained else _LANES
            parts += [(turn, lanes[k : k + step]) for k in range(0, len(lanes), max(step, 1))]
        top = int(game.top[at].max())
        rows = [*range(top, -1, -1)]
        ends = np.array([[0, 0], [0.5, 0.5], [1, 1], [0, 1]])
        other = 1 - self.bounds[:, ::-1]
        worth = np.concatenate([self.bounds, other, other, ends])
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
        self, turn: GraphArrays, at: Ints, top: int, worth: Floats
    ) -> tuple[GraphArrays, Ends, Floats, Floats]:
        """Return what `play` reads for some positions, and the arrays that it fills."""
        game = self.game
        rows = np.arange(top + 1)[:, None] + 0 * at
        if not game.offers:  # as if they were the first that count as one: others do in the checker
            rows = np.minimum(rows, game.top[at])
        plain, again = game.banks(at, rows)
        lost = np.stack([worth[k].ravel() for k in game.ends(at)])
        far = game.top[at] if game.calls else np.full(len(at), 1 << 40)
        ends = Ends(plain, again, far, lost, worth, at, game.offered[at])
        reach = int(turn.points.max()) + 1
        ring = np.zeros((reach, len(turn.decisions), 2 * len(at)))
        ring[:, :, 1::2] = 1.0
        if game.forfeits:  # as the checker: further up, a turn records nothing
            nothing = lost[: 2 + game.bonus]
            ring[:, :, ::2] = nothing.min(axis=0)[::2]
            ring[:, :, 1::2] = nothing.max(axis=0)[1::2]
        return turn, ends, ring, np.zeros((len(turn.late), 2 * len(at)))
