"""The race with both seats on the board, laid out in memory as the diagonals are walked."""

from __future__ import annotations

import numpy as np

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.board_kernels import Board, BoardArrays
from greed.exact.race.end_kernels import ON, may_lose_bonus
from greed.exact.race.rules_kernels import ALL, NEVER, challenged

_PAD = 64


@inner
def laid_out(rules, on, far, end, groups):
    """Return the board of a race, and room for what is worked out on it.

    groups: those with both seats on the board, most strikes first, as rows of the status of the
    seat to move, that of the other one, and whether the seat to move is second in the round.
    """
    count, target = len(groups), rules.target + far.below
    bonus = min(far.limit, NEVER) + LANES if on.has_bonus else 0
    width = target + 3 * LANES + bonus
    rows = 2 * target + far.beyond + far.least + 2 * LANES + bonus + 4
    values, at = np.zeros(count * rows * width + 2 * _PAD + 1024), np.zeros(count, np.int64)
    resets = np.zeros((count, width + LANES))
    for g in range(count):
        at[g] = _PAD + 512 + g * rows * width
        _fill_beyond(rules, on, end, groups[g, 2], values, at[g], target, width, rows)
        for b in range(width + LANES):  # roughly what is left to a seat that has lost all points
            resets[g, b] = max(1.0 - b / target, 0.0) ** 3 / 3.0
    carry, kept, offered = np.full(count, -1), np.full(count, -1), 0
    carry_row, carry_step = ring(target if on.offers else 0)
    kept_row, kept_step = attempt_rows(target if on.offers else 0)
    for g in range(count):
        if on.offers and rules.strikes[groups[g, 1]] == 0:  # a seat that makes an offer has banked
            carry[g] = LANES + offered * on.offers * carry_step
            kept[g] = LANES + offered * on.offers * kept_step
            offered += 1
    carried = np.zeros(offered * on.offers * carry_step + 2 * _PAD)
    kept_values = np.zeros(offered * on.offers * kept_step + 2 * _PAD, np.int32)
    scores = target if on.offers else 1
    entered = np.zeros((count, max(on.offers, 1), scores, scores))
    ends, end_at, end_row, end_step, end_half, end_top = _ends(
        rules, on, far, end, groups, rows, width
    )
    repeats, costs = may_lose_bonus(on), False
    for s in range(rules.on):
        costs = costs or rules.cost[s] != 0
    stops, sure = rules.overshoot or on.missed.any(), 0
    for d in range(len(on.node)):
        stops = stops or on.stop_from[d] < NEVER
        sure = max(sure, on.bank_from[d])
    if on.offers or on.has_bonus or rules.overshoot:
        sure = NEVER
    after_bank, after_bust, after_tally, after_stop, shift = _followers(rules, groups)
    board = Board(
        target, far.lowest, width, far.beyond, np.full(1, far.limit), far.least, rules.overshoot,
        np.uint64(sure), on.has_bonus, not (repeats or rules.on > 1 or costs), stops, repeats,
        np.zeros(1, np.bool_), at, after_bank, after_bust, after_tally, after_stop, shift, carry,
        carry_row, carry_step, kept, kept_row, kept_step, end_at, end_row, end_step, end_half,
        end_top,
    )  # fmt: skip
    arrays = BoardArrays(values, np.zeros_like(values), resets, carried, kept_values, entered, ends)
    return board, arrays


@inner
def _fill_beyond(rules, on, end, second, values, at, target, width, rows):
    """Write the values of positions in which a score has reached the target."""
    behind, bonus = end.behind[ON], end.bonus[ON]
    for d in range(target, rows):
        row = at + d * width
        if challenged(rules, second):
            for x in range(min(target - 1, d - target) + 1):
                if d - 2 * x < len(behind):
                    values[row + x] = behind[d - 2 * x]
        if on.has_bonus:
            # The leader, at x or more, is to go on with a bonus turn.
            for x in range(max(target, d - target + 1), min(d, width - 1) + 1):
                won = 1.0
                if challenged(rules, 1 - second):
                    won = bonus[min(2 * x - d, len(behind) - 1)]
                values[row + x] = won


@inner
def _ends(rules, on, far, end, groups, rows, width):
    """Return what attempts are worth to a challenger, so that lanes lie side by side.

    With it comes where that of each group begins, and where its parts lie; see `Board`.
    """
    at, ends = np.zeros(len(groups), np.int64), np.zeros(_PAD)
    if not (on.offers and (rules.first or rules.second) and rules.offers):
        return ends, at, 0, 0, 0, 0
    lines = rules.target + far.below + far.beyond + far.least + LANES + 1
    top = rows + rows % 2
    half = top // 2 + width
    row = 2 * half
    step = lines * row
    # A second half of nothing for groups that have no turn after the target.
    whole = on.offers * step
    ends = np.zeros((2 if rules.rounds else 1) * whole + _PAD + half)
    for g in range(len(groups)):
        if not challenged(rules, groups[g, 2]):
            at[g] = whole
    _fill_ends(end.taken[ON], ends, lines, row, half, top)
    return ends, at, row, step, half, top


@inner
def _fill_ends(taken, ends, lines, end_row, half, top):
    """Write what attempts are worth to a challenger, with t points, x units from the middle."""
    for j in range(taken.shape[0]):
        for t in range(lines):
            row = (j * lines + t) * end_row
            for parity in range(2):
                for x in range(half):
                    behind = top + parity - 2 * x
                    if 0 <= behind < taken.shape[2]:
                        here = taken[j, min(t, taken.shape[1] - 1), behind]
                        ends[row + parity * half + x] = here


@inner
def _followers(rules, groups):
    """Return the groups after a bank, a bust, a bonus turn and a stop, and what a bust costs."""
    count = len(groups)
    bank, bust, tally, stop, shift = (
        np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count, np.int64),
        np.zeros(count, np.int64), np.zeros(count, np.int64),
    )  # fmt: skip
    for g in range(count):
        mine, other, second = groups[g]
        cost, later = rules.cost[mine], 1 - second if rules.rounds else 0
        bank[g] = stop[g] = _place(groups, other, 0, later)
        tally[g] = _place(groups, 0, other, second)
        # What the loss of all points is worth comes from outside.
        bust[g] = -1 if cost == ALL else _place(groups, other, rules.bust[mine], later)
        shift[g] = max(cost, 0)
    return bank, bust, tally, stop, shift


@inner
def _place(groups, mine, other, second):
    for g in range(len(groups)):
        if groups[g, 0] == mine and groups[g, 1] == other and groups[g, 2] == second:
            return g
    return -1


@inner
def ring(target):
    """Return where rows of attempts lie that are needed for a while; see `Board`.

    [t, x + y] is where a row begins, less its lowest x; with it the size of all rows.
    """
    rows = np.zeros((max(target, 1), 2 * target + 16), np.int64)
    start = 0
    for t in range(target):
        size = (t + 1) * (target - t) if t else 0
        for both in range(2 * target + 16):
            first = max(0, both - target + 1)
            rows[t, both] = start + both % (t + 1) * (target - t) - first
        start += size
    return rows, start


@inner
def attempt_rows(target):
    """Return the rows and the step of `Attempts`."""
    rows = np.zeros((max(target, 1), 2 * target + 16), np.int64)
    start = 0
    for t in range(target):
        for both in range(2 * target - 1):
            first = max(0, both - target + 1)
            rows[t, both] = start - first
            if t:  # nothing is offered for no points
                start += max(0, min(target - 1, both - t) - first + 1)
    return rows, start
