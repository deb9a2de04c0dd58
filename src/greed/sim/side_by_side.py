"""A sheet and the policies of its seats, packed so that many games fit side by side."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.core.errors import SetupError
from greed.core.state import OFF, ON
from greed.sim.game_kernels import (
    ACCEPTS_AT,
    ATTEMPT,
    BANKS_AT,
    BASE,
    BIAS,
    BY_THROW,
    LOST,
    MAY_BANK,
    MISSED,
    NEVER,
    NEXT_AT,
    REFUSED,
    STRIKES,
    TAKES,
    TALLY,
    Program,
)  # fmt: skip
from greed.sim.policy import EARLY
from greed.sim.policy import NEVER as NO_POINTS
from greed.sim.program import packed
from greed.sim.setup import Setup

_STEPS, _POINTS, _OPTIONS = 4, 255, 16
_OPTION_BITS, _POINT_BITS = 4, 8

_WORDS = 1 << 16
"""Lists of steps, rows and so on that are numbered in 16 bits."""

_FEW = 1 << 13
"""Words that fit a cache."""

_FAR = 0x3FFFFFFF
"""A score that nobody reaches, as `sure`."""

_U = np.uint32
_Halves = NDArray[np.uint32]
_NONE, _NO_WORDS = np.zeros(0, _U), np.zeros(0, np.uint64)


def side_by_side(setup: Setup, *, outcomes: bool = False) -> Program:
    """Return the program for playing games side by side; with `outcomes`, one that tells them.

    Raises:
        SetupError: the numbers of the sheet or of its policies are too large for it.
    """
    _check_sizes(setup)
    tables, facts, orders = setup.tables, setup.facts, setup.orders
    hands, thrown, rows = len(tables.hands), len(tables.chance), len(orders.keeps)
    lists, place = _distinct(setup)
    direct = len(lists) == thrown and bool((_sizes(setup)[lists] == 1).all())
    direct = direct and len(tables.points) + 2 <= _WORDS and not outcomes
    chosen = _chosen(setup)
    slots, results = setup.alias, np.arange(thrown)
    if direct:
        results = chosen[orders.step_start[lists]]
    low, high = results[slots.low], results[slots.high]
    steps = None if direct else _steps(setup, lists, chosen)
    words, takes, wide = _numbered(_NO_WORDS if steps is None else steps)
    starts, froms, taken = (
        (_NONE,) * 3 if direct or steps is not None else _loose(setup, lists, chosen)
    )
    alone = all(len(np.unique(policy.rows)) == 1 for policy in setup.policies)
    alone = alone and not any(orders.final_size)
    alike = _thresholds(setup) if alone else None
    keep_of = place.astype(_U)[orders.keeps] << _U(16)
    axes = np.array(
        [orders.rows_at[: facts.seats], orders.own, orders.other, orders.struck, orders.rounds], _U
    )
    standings = (OFF, ON, 2)
    opens = [
        [_opens(setup, begins, seat) for seat in range(facts.seats)]
        for begins in range(facts.seats)
    ]
    sure = np.where(opens, facts.target + BIAS, _FAR).astype(_U)
    return Program(
        seats=_U(facts.seats),
        hands=_U(hands),
        bits=_U(slots.bits),
        slots=np.append(packed(slots.cut, low, high), np.zeros(1 << slots.bits, np.uint64)),
        direct=direct,
        outcomes=_U(thrown),
        packed=steps is not None,
        takes=takes,
        wide=wide,
        steps=words,
        starts=starts,
        points_from=froms,
        chosen=taken,
        most=int(_sizes(setup).max()),
        options=_options(setup, alike),
        alike=alike is not None,
        options_of_row=_U((len(tables.points) + 2) * (len(setup.distinct) > 1)),
        plain=_plain(setup),
        bank=_padded(orders.bank, hands),
        accept=_padded(orders.accept, hands),
        rows=np.append(orders.rows, np.arange(rows, dtype=_U))
        | keep_of[np.append(orders.rows, np.arange(rows))],
        cells=_U(len(orders.rows)),
        axes=axes.ravel(),
        alone=alone,
        several=len(setup.distinct) > 1,
        ordered=bool((orders.struck > 1).any() or (orders.rounds > 1).any()),
        keep_of=keep_of,
        target=_U(facts.target + BIAS),
        minimum=_U(facts.minimum),
        strikes=_U(facts.strikes),
        entry=np.where(np.arange(3) == ON, 0, facts.entry).astype(_U),
        start=facts.start_hand.astype(_U),
        truths=np.array([_truths(setup, standing) for standing in standings], _U),
        final=not facts.at_once,
        sure=sure.ravel(),
        closes=bool((sure != sure[0, 0]).any()),
        carries=bool((tables.offer >= 0).any()),
        tallies=bool(tables.tally.any()),
        attempts=bool(facts.own_after and setup.machine.attempt.any()),
        throws=bool(facts.entry_throw.any()),
        refuses=bool(facts.entry_refused.any()),
        own_minimum=bool(facts.minimum_own),
        forfeits=bool(facts.forfeits),
        bounces=bool(facts.bounces),
        counts_all=bool(facts.counts_all),
        resets=facts.strike_standing == 2,
    )


def _check_sizes(setup: Setup) -> None:
    """Refuse a sheet or policies whose numbers are too large."""
    tables = setup.tables
    for what, number, most in (
        ("points of a keep", int(tables.points.max(initial=0)), 1 << NEXT_AT),
        ("points of the target", setup.facts.target, BIAS >> 1),
        ("hands", len(tables.hands), 1 << 12),
        ("outcomes", len(tables.chance), 1 << 16),
        ("rows of policies", len(setup.orders.keeps), 1 << 16),
        ("keeping tables of policies", _keeping_tables(setup), 1 << 16),
    ):
        if number >= most:
            unit = f" units of {tables.unit} points" if what.startswith("points") else ""
            raise SetupError(
                f"too many {what} to be simulated: {number:,}{unit} (at most {most:,})"
            )


def _opens(setup: Setup, first: int, seat: int) -> bool:
    """Return whether a seat that reaches the target wins at once; mirrors `kernels._sure`."""
    return bool(setup.facts.at_once or setup.facts.queues[first, seat] == 0)


def _truths(setup: Setup, standing: int) -> int:
    """Return what is true of every turn of a player with this standing."""
    facts, off = setup.facts, standing != ON
    return (
        BY_THROW * bool(off and facts.entry_throw[standing])
        | REFUSED * bool(off and facts.entry_refused[standing])
        | STRIKES * bool(facts.strikes and (not off or facts.strikes_off))
        | TAKES * bool(facts.takes[standing])
    )


def _sizes(setup: Setup) -> NDArray[np.int64]:
    """Return how many steps each list has."""
    starts = setup.orders.step_start.astype(np.int64)
    return starts[1:] - starts[:-1]


def _keeping_tables(setup: Setup) -> int:
    return (len(setup.orders.step_start) - 1) // len(setup.tables.chance)


def _chosen(setup: Setup) -> NDArray[np.int64]:
    """Return the option of every step; those behind the last one stand for a throw without any."""
    tables, orders = setup.tables, setup.orders
    outcomes = np.arange(len(orders.step_start) - 1) % len(tables.chance)
    outcomes = np.repeat(outcomes, _sizes(setup))
    none = tables.option_start[outcomes] == tables.option_start[outcomes + 1]
    lost = len(tables.points) + tables.missed[outcomes].astype(np.int64)
    return np.where(none, lost, orders.step_option.astype(np.int64))


def _distinct(setup: Setup) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the lists of keeping tables that differ, and for each table which of them it is."""
    orders, outcomes = setup.orders, len(setup.tables.chance)
    starts, chosen = orders.step_start.astype(np.int64), _chosen(setup)
    seen: dict[bytes, int] = {}
    first: list[int] = []
    place: list[int] = []
    for table in range(_keeping_tables(setup)):
        begin = table * outcomes
        here = slice(starts[begin], starts[begin + outcomes])
        sizes = starts[begin : begin + outcomes + 1] - starts[begin]
        key = sizes.tobytes() + orders.step_from[here].tobytes() + chosen[here].tobytes()
        place.append(seen.setdefault(key, len(seen)))
        if place[-1] == len(first):
            first.append(begin)
    lists = np.array(first, np.int64)[:, None] + np.arange(outcomes)
    return lists.ravel(), np.array(place, np.int64)


def _steps(
    setup: Setup, lists: NDArray[np.int64], chosen: NDArray[np.int64]
) -> NDArray[np.uint64] | None:
    """Return what every keeping table takes of every outcome, or None if it does not fit."""
    tables, orders = setup.tables, setup.orders
    starts, sizes = orders.step_start.astype(np.int64)[lists], _sizes(setup)[lists]
    outcomes = np.arange(len(lists)) % len(tables.chance)
    base = tables.option_start[outcomes].astype(np.int64)
    none = tables.option_start[outcomes + 1] == base
    base = np.where(none, chosen[starts], base)
    if sizes.max() > _STEPS + 1 or base.max() >= 1 << 32 - BASE:
        return None
    options = base << BASE
    holds = np.zeros_like(options)
    for step in range(_STEPS + 1):
        # Where there are no more steps the last one holds on.
        at = starts + np.minimum(step, sizes - 1)
        option = chosen[at] - base
        points = np.where(step < sizes, orders.step_from[at], _POINTS)
        if option.max() >= _OPTIONS or points.max() > _POINTS:
            return None
        options |= option << _OPTION_BITS * step
        holds |= (points << _POINT_BITS * (step - 1)) if step else 0
    words: NDArray[np.uint64] = (options << 32 | holds).view(np.uint64)
    return words


def _numbered(steps: NDArray[np.uint64]) -> tuple[NDArray[np.uint64], _Halves, bool]:
    """Return the words that differ, which of them are taken, and whether those are wide numbers.

    A few words are quicker to look up where they are.
    """
    if len(steps) <= _FEW:
        return steps, _NONE, False
    words, taken = np.unique(steps, return_inverse=True)
    takes = taken.reshape(-1).astype(_U)
    if len(words) > _WORDS:
        return words, takes, True
    takes = np.append(takes, np.zeros(len(takes) % 2, _U))
    return words, takes[::2] | takes[1::2] << _U(16), False


def _loose(
    setup: Setup, lists: NDArray[np.int64], chosen: NDArray[np.int64]
) -> tuple[_Halves, _Halves, _Halves]:
    """Return the steps of all lists one after the other: where they start, from when they hold."""
    sizes = _sizes(setup)[lists]
    ends = np.cumsum(sizes)
    offset = np.arange(ends[-1]) - np.repeat(ends - sizes, sizes)
    at = np.repeat(setup.orders.step_start.astype(np.int64)[lists], sizes) + offset
    starts = np.append(0, ends).astype(_U)
    return starts, setup.orders.step_from[at].astype(_U), chosen[at].astype(_U)


def _thresholds(setup: Setup) -> list[NDArray[np.int64]] | None:
    """Return when the row of each seat banks and accepts, by hand, if numbers of 7 bits tell it."""
    thresholds = []
    for names in (("bank", "early"), ("accept", "accept_early")):
        rows, words = (
            np.array([getattr(policy, name)[policy.rows.flat[0]] for policy in setup.policies])
            for name in names
        )
        below = words & ((np.uint64(1) << np.clip(rows, 0, EARLY).astype(np.uint64)) - np.uint64(1))
        if below.any() or ((rows >= NEVER) & (rows < NO_POINTS)).any():
            return None
        points = np.where(rows >= NO_POINTS, NEVER, rows).astype(np.int64)
        thresholds.append(np.pad(points, ((0, 0), (0, 1)), constant_values=NEVER))
    return thresholds


def _options(setup: Setup, alike: list[NDArray[np.int64]] | None) -> NDArray[np.uint64]:
    """Return every option as one word, and at the end a bust and a missed entry."""
    tables, none = setup.tables, len(setup.tables.hands)
    following = np.append(setup.machine.next_hand, [none, none]).astype(np.int64)
    offer = np.append(setup.machine.offer, [none, none]).astype(np.int64)
    flags = tables.may_bank.astype(np.int64) * MAY_BANK | tables.tally.astype(np.int64) * TALLY
    hand_of = np.repeat(np.arange(none), np.diff(tables.outcome_start))
    outcome_of = np.repeat(np.arange(len(tables.chance)), np.diff(tables.option_start))
    flags |= setup.machine.attempt.astype(np.int64)[hand_of[outcome_of]] * ATTEMPT
    high = offer | np.append(flags, [LOST, MISSED])
    if alike:
        banks, accepts = alike[0][:, following], np.roll(alike[1], -1, axis=0)[:, offer]
        high = high | banks << BANKS_AT | accepts << ACCEPTS_AT
    points = np.append(setup.machine.points, [0, 0])
    words: NDArray[np.uint64] = (points | following << NEXT_AT | high << 32).astype(np.uint64)
    return words.ravel()


def _plain(setup: Setup) -> _Halves:
    """Return for each option what is kept instead if its bonus turn would record nothing."""
    tables, machine = setup.tables, setup.machine
    own = np.arange(len(tables.points) + 2, dtype=_U)
    other = np.repeat(machine.plain, np.diff(tables.option_start))
    stays = (tables.tally == 0) | (other == len(tables.points))
    own[:-2] = np.where(stays, own[:-2], other)
    return own


def _padded(words: NDArray[np.uint64], hands: int) -> NDArray[np.uint64]:
    """Return the words of rows with one more each, for no hand."""
    return np.pad(words.reshape(-1, hands), ((0, 0), (0, 1))).ravel()
