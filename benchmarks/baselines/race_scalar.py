"""The race between two as one writes it first: scalar Numba, one position after the other.

It reads the same turn (`greed.exact.model`) and goes through the same diagonals, but every
turn is worked out by itself, and each pair of positions that lead to each other through busts
is iterated plainly until nothing changes by more than 1e-12. What is won once a seat has
reached the target is given to it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import NEVER, Status, TurnGraph
from greed.exact.race import Group, Race

CLOSE = 1e-12
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Turn(NamedTuple):
    """A `TurnGraph`, as it is."""

    start: int
    attempts: Ints
    bust: Floats
    row_from: Ints
    row_to: Ints
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    source: Ints
    bank_from: Ints


class Solved(NamedTuple):
    """Values: [a, b] of turns, and of attempts as `greed.exact.race.Attempts` packs them."""

    values: Floats
    tries: Floats
    step: int
    row: Ints


class After(NamedTuple):
    """What a challenger wins: by how far he is behind; by carryover, points, and that."""

    challenged: bool
    behind: Floats
    taken: Floats
    beyond: int


@njit(cache=True)
def _bank(solved: Solved, after: After, target: int, source: int, t: int, a: int, b: int) -> float:
    """Return what a bank of t points is worth."""
    ahead = a + t - b
    if a + t < target:
        plain = 1.0 - solved.values[b, a + t]
        if source and t:
            at = (source - 1) * solved.step + solved.row[t, a + t + b] + b
            plain = min(plain, 1.0 - solved.tries[at])
        return float(plain)
    if not after.challenged:
        return 1.0
    plain = 1.0 - after.behind[ahead]
    if source:
        plain = min(plain, 1.0 - after.taken[source - 1, min(t, after.taken.shape[1] - 1), ahead])
    return float(plain)


@njit(cache=True)
def _row(
    turn: Turn, t: int, top: int, z: float, ends: Floats, states: Floats, worth: Floats
) -> None:
    """Work out a row of a turn from the rows above; beyond `top` it is taken to stay as it is."""
    for d in range(turn.node_decisions[0], turn.node_decisions[1]):
        worth[t, d] = ends[t, d]
    for n in range(len(turn.bust)):
        if t < turn.row_from[n] or t > turn.row_to[n]:
            continue
        total = turn.bust[n] * z
        for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
            best = 0.0
            for k in range(turn.option_start[o], turn.option_start[o + 1]):
                best = max(best, worth[min(t + turn.points[k], top), turn.decision[k]])
            total += turn.chance[o] * best
        states[t, n] = total
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            worth[t, d] = max(total, ends[t, d])


@njit(cache=True)
def _turn(
    turn: Turn, solved: Solved, after: After, target: int, a: int, b: int, z: float,
    ends: Floats, states: Floats, worth: Floats,
) -> float:  # fmt: skip
    """Work out the turn of a position; return what it is worth."""
    top = target - a + after.beyond
    for t in range(top + 1):
        for d in range(len(turn.source)):
            ends[t, d] = -1.0
            if t >= turn.bank_from[d]:
                ends[t, d] = _bank(solved, after, target, turn.source[d], t, a, b)
    if after.challenged:
        worth[top] = ends[top]
        for _ in range(1000):
            before = worth[top].sum()
            _row(turn, top, top, z, ends, states, worth)
            if worth[top].sum() - before < CLOSE:
                break
    else:
        worth[top] = 1.0
    for t in range(top - 1, -1, -1):
        _row(turn, t, top, z, ends, states, worth)
    return float(states[0, turn.start])


@njit(cache=True)
def diagonals(
    turn: Turn,
    solved: Solved,
    after: After,
    target: int,
    lowest: int,
    first: int,
    step: int,
    fresh: Solved,
) -> tuple[int, int]:
    """Solve the diagonals from the sum of scores `first` down, every `step`-th one.

    No score is lower than `lowest`, the least with which a seat is on the board.

    What they lead to is read from `solved`, and what is found written to `fresh`; these may be
    the same. Return how many pairs of positions there were, and how many iterations.
    """
    size = target + after.beyond + 1
    ends = np.zeros((size, len(turn.source)))
    states, others = np.zeros((size, len(turn.bust))), np.zeros((size, len(turn.bust)))
    worth = np.zeros((size, len(turn.source)))
    pairs = rounds = 0
    for s in range(first, 2 * lowest - 1, -step):
        for a in range(max(lowest, s - target + 1), s // 2 + 1):
            b = s - a
            pairs += 1
            x = y = 0.5
            while True:
                rounds += 1
                before = x, y
                x = _turn(turn, solved, after, target, a, b, 1.0 - y, ends, states, worth)
                y = _turn(turn, solved, after, target, b, a, 1.0 - x, ends, others, worth)
                if abs(x - before[0]) < CLOSE and abs(y - before[1]) < CLOSE:
                    break
            fresh.values[a, b] = x
            fresh.values[b, a] = y
            _keep(turn, fresh, a, b, target - a + after.beyond, states)
            _keep(turn, fresh, b, a, target - b + after.beyond, others)
    return pairs, rounds


@njit(cache=True)
def _keep(turn: Turn, fresh: Solved, a: int, b: int, top: int, states: Floats) -> None:
    """Write down what attempts with 1 to b inherited points are worth."""
    for j in range(len(turn.attempts)):
        for t in range(1, b + 1):
            at = j * fresh.step + fresh.row[t, a + b] + a
            fresh.tries[at] = states[min(t, top), turn.attempts[j]]


def turn_of(graph: TurnGraph) -> Turn:
    """Return a machine as the baseline reads it: one that must always throw again or bank."""
    assert not graph.missed.any()
    assert (graph.stop_from >= NEVER).all()
    return Turn(
        graph.start, graph.attempts, graph.bust, graph.row_from, graph.row_to, graph.outcome_start,
        graph.chance, graph.option_start, graph.points, graph.decision, graph.node_decisions,
        graph.source, graph.bank_from,
    )  # fmt: skip


def group_of() -> Group:
    """Return both seats on the board."""
    return Group(Status(ON), Status(ON))


def after_of(race: Race, beyond: int) -> After:
    """Return what is won after the target."""
    challenged = race.rules.challenged(second=False)
    duel = race.final_round
    return After(challenged, duel.behind[ON], duel.taken[ON], beyond if challenged else 0)


def solved_of(race: Race) -> Solved:
    """Return a solution with both seats on the board, as the baseline reads it."""
    group, tries = group_of(), race.attempts
    values = np.ascontiguousarray(race.values[group])
    if tries is None:
        return Solved(values, np.zeros(1), 0, np.zeros((1, 1), np.int64))
    # Integers count steps of twice what they may be off by.
    doubles = tries.kept[tries.at[group] :] * (2.0 * tries.rounding or 1.0)
    return Solved(values, doubles, tries.step, tries.row)


def empty(solved: Solved) -> Solved:
    """Return room for as many values, none of them known."""
    return solved._replace(
        values=np.full_like(solved.values, np.nan), tries=np.full_like(solved.tries, np.nan)
    )
