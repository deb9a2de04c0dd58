"""Makes certificates: bounds of a game's positions in whole numbers, as the checker reads them."""

from __future__ import annotations

import json
import zlib
from typing import Any

import numpy as np

from greed.certificates.bounds import Bounds, Floats, Tick
from greed.certificates.checker import ONE, Game, Ints, Refused, game_hash
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.packs import pack, positions, read, table_order

_WIDEST = 1e-8 * ONE
"""No certificate says less."""
_REPAIRS = 4
"""How often bounds are looked at that didn't hold, far from where games are decided."""
_MORE = 96
"""By how much more than they have to they are widened then."""


def certificate(sheet: Sheet, tick: Tick = lambda *_: None) -> bytes:
    """Return the certificate of a sheet's game between two as the bytes of a file.

    It bounds what the starting player wins against anybody, and has passed the checker. `tick` is
    told how many positions are done, and how many there are: once while bounds are found, and once
    while they are checked. What it raises stops it.

    Raises:
        Unsolvable: the sheet has no exact answer.
        Refused: its rules are none that a certificate speaks of; says which.
    """
    body = read(pack(sheet)).body
    if body["graphs"] is None:
        raise Unsolvable(body["why_no_graphs"])
    try:
        positions(sheet, body["rules"], body["graphs"])
    except Unsolvable as why:
        raise Refused(str(why)) from None
    game = _bounded(sheet, body, tick)
    widest = max(high - low for low, high in game.claim())
    if widest > _WIDEST:
        said = f"{widest / ONE:.0e} of a game lie between its bounds"
        raise Refused(f"{said}: its games last too long, or scores fall too far below 0")
    for _ in range(_REPAIRS):
        if not _repaired(game, tick):
            break
    else:
        raise Refused("bounds don't settle: these rules let games go round")
    return sealed(game, {"sheet": sheet.name, "game": game_hash(body, 2)})


def _bounded(sheet: Sheet, body: dict[str, Any], tick: Tick) -> Game:
    """Return a game between two with bounds that should hold."""
    bounds = Bounds(sheet, tick)
    game = Game(body, bounds.size, bounds.beyond)
    for at, k in enumerate(table_order(bounds.graph)):
        numbers = game.worth[at]
        numbers[1] = ONE
        least = bounds.graph.least[2 * k : 2 * k + 2]
        found = bounds.table(k)
        here: list[Any] = [...]
        there: list[Any] = [...]
        for axis, (first, length) in enumerate(game.axes[at]):
            begin = max(least[axis] - first, 0) if length > 1 else 0
            many = min(found.shape[1 + axis], length - begin)
            here.append(slice(begin, begin + many))
            there.append(slice(many))
        low, high = found[tuple(there)]
        numbers[tuple(here)] = np.stack([_whole(np.floor(low * ONE)), _whole(np.ceil(high * ONE))])
    return game


def _repaired(game: Game, tick: Tick) -> int:
    """Widen what the checker would refuse; return of how many positions."""
    done = many = 0
    for parts in game.parts():
        for (table, at), (least, most) in zip(parts, game.turns(parts), strict=True):
            numbers = game.worth[table].reshape(2, -1)
            low, high = numbers[:, at]
            down, up = (low > 0) & (least <= low), (high < ONE) & (most >= high)
            numbers[0, at] = np.where(down, np.maximum(least - _MORE, 0), low)
            numbers[1, at] = np.where(up, np.minimum(most + _MORE, ONE), high)
            many += int((down | up).sum())
        done += sum(len(at) for _, at in parts)
        tick(done, game.positions)
    return many


def _whole(numbers: Floats) -> Ints:
    return np.clip(numbers, 0, ONE).astype(np.int64)


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
