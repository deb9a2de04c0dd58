"""Makes certificates: takes the solver's values, and widens them until every inequality holds."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable

import numpy as np

from greed.certificates import _kernels
from greed.certificates.checker import HEAD, Block, Game, Ints, Refused, game_hash
from greed.core.sheet import Sheet
from greed.exact.model import Status
from greed.exact.race import Group, Race, solve
from greed.exact.race.horizon import horizon
from greed.packs import pack, read

__all__ = ["certificate"]

Tick = Callable[[int, int], None]
_ROUNDS = 2_000


def certificate(sheet: Sheet, tick: Tick = lambda *_: None) -> bytes:
    """Return the certificate of a sheet's game between two as the bytes of a file.

    `tick` is told how many positions are done, and how many there are; what it raises stops it.

    Raises:
        Unsolvable: the sheet has no exact answer.
        Refused: its rules are none that a certificate speaks of; says which.
    """
    body = read(pack(sheet)).body
    race = solve(sheet).race
    game = Game(body, race.lowest, horizon(race.tables).beyond)
    _Prover(game, race, tick).prove()
    claim = [int(game.race(up, 0, 0, False, 0, 0)) for up in (False, True)]
    if claim == [0, game.one]:
        raise Refused("bounds say nothing in the end: its games may last too long")
    said: dict[str, object] = {"sheet": sheet.name, "game": game_hash(body), "lowest": game.lowest}
    said |= {"beyond": horizon(race.tables).beyond, "claim": claim}
    return sealed(game, said)


def sealed(game: Game, said: dict[str, object]) -> bytes:
    """Return a file that holds what is said in its first line, and the bounds of a game."""
    low, high = game.bounds
    halves = (low, {name: high[name] - low[name] for name in low})
    body = b"".join(_changes(half, game) for half in halves)
    text = json.dumps(said, separators=(",", ":"))[1:].encode() + b"\n" + zlib.compress(body, 9)
    return HEAD + f'"sha256":"{hashlib.sha256(text).hexdigest()}",'.encode() + text


def _changes(tables: dict[str, Ints], game: Game) -> bytes:
    """Return what `checker.numbers` reads."""
    parts = []
    for name in game.shapes:
        table = tables[name].astype(np.uint64)
        table[1:] -= table[:-1].copy()
        table[:, 1:] -= table[:, :-1].copy()
        parts.append(table.ravel())
    return np.concatenate(parts).astype(">u8").view(np.uint8).reshape(-1, 8).T.tobytes()


class _Prover:
    """Widens the bounds of a game, from its end to its beginning."""

    def __init__(self, game: Game, race: Race, tick: Tick) -> None:
        self.game, self.race, self.tick = game, race, tick
        self.least = horizon(race.tables).lowest
        turns = {id(turn): _kernels.compiled(turn) for turn in game.turns.values()}
        game.play = lambda turn, ends: _kernels.play(turns[id(turn)], ends)
        self.unseen: set[str] = set()
        self.values = {name: self._solved(name) for name in game.shapes}
        for bound in game.bounds:
            bound |= {name: table.copy() for name, table in self.values.items()}

    def _solved(self, name: str) -> Ints:
        """Return the solver's values of a table in whole units."""
        game, (kind, *rest) = self.game, name.split()
        if kind == "race":
            m, o, second = map(int, rest)
            mine, other = (
                Status(game.statuses[k]["standing"], game.statuses[k]["strikes"]) for k in (m, o)
            )
            group = Group(mine, other, bool(second))
            if group not in self.race.values:  # no game comes to these statuses
                self.unseen.add(name)
            worth = self.race.values.get(group, np.zeros(game.shapes[name]))
        else:
            lines = self.race.final_round.behind if kind == "final" else self.race.final_round.bonus
            line = lines[int(rest[0])][: game.horizon]
            worth = np.pad(line, (0, game.horizon - len(line)), mode="edge")[None]
        found: Ints = np.rint(np.clip(worth, 0.0, 1.0) * game.one).astype(np.int64)
        return found.reshape(game.shapes[name])

    def prove(self) -> None:
        """Widen everything until it holds."""
        game = self.game
        ends = list(game.end_blocks())
        wide = 4096 if game.offers and game.recalls else 2
        for bound, sign in zip(game.bounds, (-1, 1), strict=True):
            for block in ends:
                bound[block.table] = np.clip(self.values[block.table] + sign * wide, 0, game.one)
        game.take_over()
        while self._settle(ends):
            game.take_over()
        done = sum(len(block.at[1]) for block in ends)
        costly = any(s["bust"]["all"] or s["bust"]["points"] for s in game.statuses)
        for bound, sign in zip(game.bounds, (-1, 1), strict=True):
            for name in game.shapes:
                if name.startswith("race") and costly:
                    bound[name] = np.clip(self.values[name] + sign * 4096, 0, game.one)
        first, again = True, True
        while again:
            again = False
            count = done
            for blocks in game.by_sum(list(game.keys())):
                if first:
                    for block in blocks:
                        self._guess(block)
                again |= self._settle(blocks) and costly
                count += sum(len(block.at[1]) for block in blocks)
                self.tick(count, game.positions)
            first = False

    def _guess(self, block: Block) -> None:
        """Begin a little wider than positions are from which the game has less far to go."""
        values, (rows, columns) = self.values[block.table], block.at
        # scores on the board that no game comes to
        unseen = np.full(len(columns), block.table in self.unseen)
        for x, n in zip((rows, columns), values.shape, strict=True):
            unseen |= (x + self.game.lowest < self.least) & (n > 1)
        for bound, sign in zip(self.game.bounds, (-1, 1), strict=True):
            table = bound[block.table]
            wider = np.zeros(len(columns), np.int64)
            for x, y in ((rows + 1, columns), (rows, columns + 1)):
                known = (x < table.shape[0]) & (y < table.shape[1])
                place = np.minimum(x, table.shape[0] - 1), np.minimum(y, table.shape[1] - 1)
                wider = np.maximum(wider, np.where(known, sign * (table - values)[place], 0))
            guess = np.clip(values[block.at] + sign * (wider + 2), 0, self.game.one)
            table[block.at] = np.where(unseen, self.game.one if sign > 0 else 0, guess)

    def _settle(self, blocks: list[Block]) -> bool:
        """Widen positions that depend on one another until they hold; return whether any was."""
        changed = False
        for _ in range(_ROUNDS):
            failing = [self._widen(block, up) for block in blocks for up in (False, True)]
            if not any(failing):
                return changed
            changed = True
        raise Refused("bounds don't settle: these rules let games go round")

    def _widen(self, block: Block, up: bool) -> bool:
        """Widen one side of some positions where it doesn't hold."""
        game, bound = self.game, self.game.bounds[up][block.table]
        worth, claimed = game.play(block.turn, block.ends(up)), bound[block.at]
        missing = worth + 1 - claimed if up else claimed + 1 - worth
        trivial = claimed == (game.one if up else 0)
        missing = np.where(trivial | (missing <= 0), 0, missing + missing // 2)
        bound[block.at] = np.clip(claimed + missing if up else claimed - missing, 0, game.one)
        return bool(missing.any())
