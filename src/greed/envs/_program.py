"""A sheet throw by throw as arrays, for the kernel that steps many games at once.

`greed.tables` merges throws that offer the same options. A learner sees dice, and an action names
the dice to keep; so here every throw of every hand has its own row, written down by asking the
core.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from greed.core.dice import multisets, weight
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.turn import NO_DICE, rules_of
from greed.core.walk import Walk
from greed.envs._codec import hand_row
from greed.sim.alias import alias_of
from greed.tables import Tables
from greed.tables.lists import row_of

if TYPE_CHECKING:
    from greed.envs.kernels import Program


@lru_cache(maxsize=8)
def program(tables: Tables, moves: tuple[Move, ...]) -> Program:
    """Return the throws of a sheet as arrays; `moves` numbers the actions."""
    from greed.envs.kernels import Program

    faces = tables.sheet.dice.faces
    dice = tables.hand_dice.tolist()
    number = {move: at for at, move in enumerate(moves)}
    rules, hands = rules_of(tables.sheet), len(tables.hands)
    where = {hand: at for at, hand in enumerate(tables.hands)} | {NO_DICE: hands}
    numbered = lambda hand: where[hand] if hand.dice else hands  # noqa: E731
    rows, starts, free, missed, counts = [], [0], [], [], []
    for _, cast in Walk(rules):
        for option in cast.ways:
            points, following, may_bank, offer, tally = row_of(rules, option, numbered)
            action = -1 if cast.free else number[Move("keep", option.keep)]
            offer = hands if offer < 0 else offer
            rows.append((action, points // tables.unit, following, may_bank, offer, tally))
        starts.append(len(rows))
        free.append(cast.free is not None)
        missed.append(cast.missed)
        counts.append([cast.throw.count(face) for face in range(1, faces + 1)])
    slots = alias_of([weight(throw) for throw in multisets(count, faces)] for count in dice)
    shown = [hand_row(hand, faces) for hand in (*tables.hands, NO_DICE)]
    return Program(
        hands=hands,
        unit=tables.unit,
        bits=slots.bits,
        cut=slots.cut,
        low=slots.low.astype(np.uint32),
        high=slots.high.astype(np.uint32),
        start=np.array(starts, np.uint32),
        free=np.array(free, np.uint8),
        missed=np.array(missed, np.uint8),
        options=np.array(rows, np.int32),
        faces=np.array(counts, np.int32),
        shown=np.array(shown, np.int32),
        attempt=np.array([hand.attempt for hand in tables.hands], np.uint8),
        words=np.array([number.get(move, -1) for move in (ACCEPT, DECLINE, ROLL, BANK)], np.int64),
    )
