"""How far a race between two has to be worked out: scores, rows and leads."""

from __future__ import annotations

import math

import numpy as np

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.final_kernels import ChallengeRules, solve_challengers
from greed.exact.race.rules_kernels import ALL, NEVER
from greed.exact.race.turn_layout_kernels import workspace
from greed.exact.struct_kernels import Kind, Struct, define, register

_BEYOND = 1e-11  # larger leads count as one: the squared chance to come so far ahead
_UNSEEN = 1e-6  # that chance where it takes too many rows
_FAR = 4096
_ROUNDS = 400


@register
class HorizonKind(Kind):
    """The type of a `Horizon`."""


class Horizon(Struct):  # type: ignore[misc]
    """How far a race is worked out, in units.

    Attributes:
        below: scores below 0 that are kept.
        lowest: the lowest score of a seat on the board before any reset.
        beyond: rows of a turn above the target that are worked out one by one.
        least: the row from which no threshold of the sheet matters.
        limit: a row that no turn comes to.
        most: the largest lead that is asked for.
        unseen: how much it can matter that all larger leads count as one; 1 or more: they are too
            many to be worked out, and this is the chance to come `beyond` ahead, plus 1.
    """

    below: int
    lowest: int
    beyond: int
    least: int
    limit: int
    most: int
    unseen: float


define(Horizon, HorizonKind)


@inner
def horizon_of(rules, on, off, out, program):
    """Return how far a race has to be worked out, from the turns of its standings."""
    lead, unseen = 1 if rules.overshoot else 0, 0.0
    if (rules.first or rules.second) and not rules.overshoot:
        # Bonus turns take long steps anyway.
        unlikely = _BEYOND / 1000.0 if on.has_bonus else _BEYOND
        lead, chance = unlikely_gain_of(on, program, math.sqrt(unlikely))
        unseen = chance**2 if chance**2 < _UNSEEN else 1.0 + chance
    least = max(_thresholds(on), _thresholds(off), _thresholds(out))
    last = on.row_to.max()
    limit = NEVER if last >= NEVER else last + on.reach + 1
    bonus = min(limit, NEVER) if on.has_bonus else 0
    beyond = min(lead, limit) if on.has_bonus else lead  # one turn of several comes no further
    fined = False
    for cost in rules.cost:
        fined = fined or (cost != 0 and cost != ALL)
    lowest = 0
    if len(rules.standing) > rules.on and rules.needed >= 0 and not fined:
        lowest = min(rules.needed, rules.target - 1)
    # The highest lead that a bank in a race can bring, and some lanes.
    most = rules.target + rules.below + max(lead, 1) + least + 2 * LANES + bonus
    return Horizon(rules.below, lowest, beyond, least, limit, most, unseen)


@inner
def _thresholds(turn):
    """Return the last row in which a turn's ends change, of those that are ever open."""
    row = 0
    for d in range(len(turn.node)):
        if turn.bank_from[d] < NEVER:
            row = max(row, turn.bank_from[d])
        if turn.stop_from[d] < NEVER:
            row = max(row, turn.stop_from[d])
    return row


@inner
def unlikely_gain_of(on, program, chance):
    """Return a gain that a turn reaches with less than a chance, or a large one, and its chance.

    A player who comes this far ahead is caught with a chance of at most that of gaining as much
    in one turn; coming there has at most the same chance. So the rows of final rounds end where the
    square of that chance is small.
    """
    step = 64
    # The row from which a bank is open at all: it is one of those that are worked out.
    beyond = 1
    for d in range(len(on.bank_from)):
        if on.bank_from[d] < NEVER:
            beyond = max(beyond, on.bank_from[d])
    rules = ChallengeRules(0.0, 0.0, 0.0, 1.0, False, False, False, beyond)
    while True:
        size = step + 2 * LANES
        space = workspace(program, size + beyond, size + beyond)
        chances, taken = np.ones(size), np.zeros((on.offers, 1, size))
        blocks = step // LANES
        for _ in range(_ROUNDS):
            # A bonus turn gains the rest, so that less and less is left to be gained.
            change = solve_challengers(
                program, rules, space, chances, taken, np.ones(size), chances, taken,
                0 if on.has_bonus else blocks - 1, blocks, np.zeros(4, np.int64),
            )  # fmt: skip
            if change < chance**2 or not on.has_bonus:
                break
        if chances[step - 1] < chance or step >= _FAR:
            return step, chances[step - 1]
        narrow = 16 if step < 1024 else step // 4 // 16 * 16
        step += step if on.has_bonus else narrow  # one step takes many rounds then
