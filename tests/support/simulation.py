"""Simulated games of the kernel as events, beside the same games through the core."""

from __future__ import annotations

import numpy as np
from tests.twins import one_by_one as k

from greed.core.moves import Move
from greed.core.state import State
from greed.sim import Setup
from greed.sim.policy import EARLY, NEVER, PolicyTable
from greed.sim.replay import play_game
from greed.sim.streams import game_key
from greed.sim.tally import counts
from greed.tables import Tables

Code = tuple[int, int]
"""What kind of event, and the outcome or option."""

_KINDS = {"roll": k.ROLL, "bank": k.BANK, "accept": k.ACCEPT, "decline": k.DECLINE}
_MOST = 200_000


def kernel_game(
    setup: Setup, seed: int, game: int, first: int | None = None, limit: int = 5_000
) -> tuple[list[Code], tuple[int, ...], tuple[int, ...]]:
    """Return the events, the scores and the winners of a game that the kernel plays."""
    total, seats = counts(setup.tables, len(setup.policies), outcomes=True), setup.seats()
    trace = np.zeros(_MOST, np.int64)
    events = k.play(
        setup.machine, setup.facts, setup.orders, seats, total, np.uint64(game_key(seed)), game, 1,
        -1 if first is None else first, limit, trace,
    )  # fmt: skip
    assert events <= _MOST
    codes = [(int(code) >> 32, int(code) & 0xFFFFFFFF) for code in trace[:events]]
    scores = tuple((seats.scores * setup.tables.unit).tolist())
    return codes, scores, tuple(np.flatnonzero(total.wins.sum(axis=0)).tolist())


def core_game(
    setup: Setup, seed: int, game: int, first: int | None = None, limit: int = 5_000
) -> tuple[list[Code], tuple[int, ...], tuple[int, ...]]:
    """Return the same of the game as it is played through the core."""
    codes: list[Code] = []
    last: State | None = None
    for before, event, after in play_game(setup, seed, game, first, limit):
        find, last = setup.find, after
        if not isinstance(event, Move):
            fallen = tuple(sorted(event))
            outcome = find.outcome(before.hand, fallen)
            codes.append((k.THROW, outcome))
            cast = before.rules.cast(before.hand, fallen)
            if cast.free:
                codes.append((k.KEEP, find.option(outcome, cast.free)))
        elif event.kind == "keep":
            assert before.cast
            outcome = find.outcome(before.hand, before.throw)
            option = before.cast.by_dice[event.dice]
            codes.append((k.KEEP, find.option(outcome, option)))
        else:
            codes.append((_KINDS[event.kind], 0))
    assert last
    return codes, last.scores, last.winners


def wild_policy(tables: Tables, seed: int, *, plain: bool = False) -> PolicyTable:
    """Return a policy that looks at everything a policy can look at, and makes no sense.

    A `plain` one does not look at strikes, nor at who began the round.
    """
    rng = np.random.default_rng(seed)
    hands, outcomes = len(tables.hands), len(tables.chance)
    target = tables.sheet.target // tables.unit
    rows, keeps = 7, 3
    starts = [0]
    froms: list[int] = []
    options: list[int] = []
    for outcome in list(range(outcomes)) * keeps:
        first, end = tables.option_start[outcome : outcome + 2]
        steps = int(rng.integers(1, 4)) if end > first else 1
        froms += [0, *np.sort(rng.integers(1, max(2, target // 3), steps - 1)).tolist()]
        options += rng.integers(first, end, steps).tolist() if end > first else [-1]
        starts.append(len(froms))
    kinds = (1, 1) if plain else tuple(rng.integers(1, 4, 2).tolist())
    shape = (*kinds, 3, *rng.integers(1, target + 5, 2).tolist())
    final = (3, int(rng.integers(0, 2) * rng.integers(1, 40)))
    bank = rng.integers(0, max(1, target // 4), (rows, hands))
    accept = np.where(rng.random((rows, hands)) < 0.2, NEVER, bank)
    return PolicyTable(
        name=f"wild:{seed}",
        rows=rng.integers(0, rows, shape).astype(np.int32),
        bank=bank.astype(np.int32),
        early=rng.integers(0, 1 << EARLY, (rows, hands), np.uint64)
        & rng.integers(0, 1 << EARLY, (rows, hands), np.uint64),
        accept=accept.astype(np.int32),
        accept_early=rng.integers(0, 1 << EARLY, (rows, hands), np.uint64)
        & rng.integers(0, 1 << EARLY, (rows, hands), np.uint64),
        keeps=rng.integers(0, keeps, rows).astype(np.int32),
        step_start=np.array(starts, np.int32),
        step_from=np.array(froms, np.int32),
        step_option=np.array(options, np.int32),
        final=rng.integers(0, rows, final).astype(np.int32),
        level=int(rng.integers(0, 10)),
    )
