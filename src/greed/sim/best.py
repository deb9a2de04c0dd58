"""The best policy for given stakes: what ending a turn is worth decides how it is played.

Solvers say what positions are worth; from that alone every decision of a turn follows. This is
the door by which their answers become policies that can be simulated: points for the best turn,
turns to go for the solitary race, the chance to win for the race between two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.errors import Unsolvable
from greed.sim.alias import alias
from greed.sim.facts import Facts, facts
from greed.sim.policy import EARLY, NEVER, RARER, PolicyTable
from greed.sim.setup import machine
from greed.tables import Tables

if TYPE_CHECKING:
    from greed.sim.kernels import Machine

_FAR, _STEPS = 255, 5
"""Units of a turn's points from which on a policy keeps dice as it did before, and how many ways of
keeping it has for each outcome."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]


class Goal(NamedTuple):
    """A bank that wins, or leads in the final round: a keep that allows it comes before all others.

    Attributes:
        points: of the turn that it takes, in units.
        last: with more than these it doesn't, and banking brings nothing.
        final: short of it nobody banks, and dice are kept for what rolling on is worth.
    """

    points: int = NEVER
    last: int = NEVER
    final: bool = False


@dataclass(frozen=True, eq=False)
class Stakes:
    """What the ends of a turn are worth to the player, by points in units from 0 to S - 1.

    Attributes:
        standing: of the player.
        bank: (S,) ending it with these points recorded; or (H + 1, S) by the hand that is left,
            the last row for none. From S - 1 points on nobody rolls who may bank.
        lost: losing it by a bust.
        missed: ending it with nothing recorded.
        tally: (S,) recording points and going on with a bonus turn; with no points: going on with
            one on points that are not recorded.
        accepts: (H, S) what it gains to accept the carryover of a hand with these points rather
            than to decline; where it is not given that is worked out from the turn.
        goal: what comes before all of these.
        alike: the same stakes without a goal.
    """

    standing: int
    bank: Floats
    lost: float = 0.0
    missed: float = 0.0
    tally: Floats | None = None
    accepts: Floats | None = None
    goal: Goal | None = None
    alike: Stakes | None = None

    def towards(self, goal: Goal) -> Stakes:
        """Return the same stakes for a turn that may reach a goal."""
        return replace(self, goal=goal, alike=self)


@dataclass(frozen=True, eq=False)
class TurnPolicy:
    """The best play of a turn.

    Attributes:
        rolls: (H, S) what throwing a hand is worth with these points.
        choice: (O, S) the best option of each outcome, -1 for none.
        bank: (H,) points from which banking is never worse than throwing the hand; if it is
            for more than `EARLY` units, those that lose least to a policy that says so.
        early: (H,) where banking is better below them, too, as in `PolicyTable`.
    """

    rolls: Floats
    choice: Ints
    bank: Ints
    early: NDArray[np.uint64]


@lru_cache(maxsize=16)
def _arrays(tables: Tables) -> tuple[Machine, Facts, NDArray[np.int64]]:
    """Return what the kernel reads of a sheet whatever the stakes."""
    starts = tables.outcome_start.astype(np.int64)
    return machine(tables, alias(tables)), facts(tables, tables.sheet.seats.min), starts


def best_turn(tables: Tables, stakes: Stakes, slack: float = 1e-12) -> TurnPolicy:
    """Return the best play of a turn for given stakes, exact on the table of points.

    Of entry it knows the points of the turn, no matter who threw them; the rules see to the rest. A
    choice may be worse than the best one by `slack` if that makes it change less with the points.

    >>> import numpy as np
    >>> from greed.sim import Stakes, best_turn
    >>> from greed.core.state import ON
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = tables(load("koans"))
    >>> turn = best_turn(koans, Stakes(ON, np.arange(200.0)))
    >>> [(hand.dice, int(points) * 50) for hand, points in zip(koans.hands, turn.bank)]
    [(5, 2800), (1, 200), (2, 200), (3, 350), (4, 950)]
    """
    turn = _solved(tables, stakes.alike or stakes, slack)
    return turn if stakes.goal is None else _towards(tables, stakes, turn)


@lru_cache(maxsize=4)
def _solved(tables: Tables, stakes: Stakes, slack: float) -> TurnPolicy:
    from greed.sim import kernels

    sheet_machine, sheet_facts, starts = _arrays(tables)
    hands, size = len(tables.hands), stakes.bank.shape[-1]
    bank = np.ascontiguousarray(np.broadcast_to(stakes.bank, (hands + 1, size)), np.float64)
    tally = stakes.bank if stakes.tally is None else stakes.tally
    rolls = np.zeros((hands, size))
    choice = np.full((len(tables.chance), size), -1, np.int32)
    kernels.decide(
        sheet_machine, sheet_facts, starts, tables.chance, stakes.standing, bank,
        float(stakes.lost), float(stakes.missed),
        np.ascontiguousarray(tally, np.float64).reshape(-1), slack, rolls, choice,
    )  # fmt: skip
    gain = bank[:hands] - rolls
    gain[:, -1] = np.abs(gain[:, -1])
    return TurnPolicy(rolls, choice, *yes_from(gain, _least(tables, stakes)))


def _least(tables: Tables, stakes: Stakes) -> int:
    """Return the fewest units that a turn with these stakes records."""
    _, sheet_facts, _ = _arrays(tables)
    return max(int(sheet_facts.entry[stakes.standing]), sheet_facts.minimum)


def _towards(tables: Tables, stakes: Stakes, turn: TurnPolicy) -> TurnPolicy:
    """Return how a turn is played that takes the keep with most points of those at a goal."""
    goal, least, options = stakes.goal, _least(tables, stakes), len(tables.points)
    assert goal
    near, choice = min(turn.choice.shape[1], _FAR), turn.choice.copy()
    if goal.final or goal.last < NEVER:
        alike = stakes.alike or stakes
        choice[:, :near] = _kept_short(tables, alike, turn, near, goal.last, goal.final)
    most = _most_banked(tables, near, goal.last)
    reached = most >= max(goal.points, least) * options
    choice[:, :near] = np.where(reached, most % options, choice[:, :near])
    if goal.final:
        return TurnPolicy(turn.rolls, choice, np.full_like(turn.bank, least), turn.early * 0)
    return replace(turn, choice=choice)


@lru_cache(maxsize=4)
def _most_banked(tables: Tables, size: int, last: int) -> NDArray[np.int64]:
    """Return (O, S) the most points up to `last` that can be banked, and the option for them.

    It is one number: points times all options, plus the option; -1 where there is none.
    """
    options = np.arange(len(tables.points))[:, None]
    points = np.arange(size) + tables.points[:, None].astype(np.int64)
    banked = (points <= last) & (tables.may_bank & ~tables.tally)[:, None]
    some = np.flatnonzero(np.diff(tables.option_start))
    most = np.full((len(tables.chance), size), -1, np.int64)
    most[some] = np.maximum.reduceat(
        np.where(banked, points * len(options) + options, -1), tables.option_start[some], axis=0
    )
    return most


@lru_cache(maxsize=4)
def _kept_short(
    tables: Tables, stakes: Stakes, turn: TurnPolicy, near: int, last: int, final: bool
) -> Ints:
    """Return the best option of each outcome short of a goal, up to some points."""
    size = turn.rolls.shape[1]
    points = np.arange(near) + tables.points[:, None]
    short, left = np.minimum(points, size - 1), tables.next_hand[:, None]
    counted = (points >= _least(tables, stakes)) & (points <= last)
    ended = np.where(counted & (not final), stakes.bank.reshape(-1, size)[-1][short], stakes.missed)
    rolled = turn.rolls[left, short]
    if not final:
        rolled = np.maximum(rolled, np.where(tables.may_bank[:, None], ended, -np.inf))
    worth = np.where(left >= 0, rolled, ended)
    if stakes.tally is not None:
        on = np.where(counted, stakes.tally[short], stakes.tally[0])
        worth = np.where(tables.tally[:, None], on, worth)
    choice = turn.choice[:, :near].copy()
    for outcome, (first, end) in enumerate(pairwise(tables.option_start.tolist())):
        if end > first:
            choice[outcome] = first + worth[first:end].argmax(axis=0)
    return choice


def yes_from(gain: Floats, least: int) -> tuple[Ints, NDArray[np.uint64]]:
    """Return from how many points on a turn is banked, and where below that, by what it gains."""
    better, size = gain >= 0, gain.shape[1]
    bank = np.maximum(_from_on(better), least)
    points = np.arange(size)
    early = better & (points >= least) & (points < np.maximum(bank, EARLY)[:, None])
    far = bank > EARLY
    if far.any():
        bank[far] = np.maximum(_cheapest(gain[far], EARLY), least)
    shifts = points[:EARLY].astype(np.uint64)
    early &= points < bank[:, None]
    bits = (early[:, :EARLY].astype(np.uint64) << shifts).sum(axis=1, dtype=np.uint64)
    return bank.astype(np.int32), bits


def _from_on(better: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return from which column on each row is true, the number of columns if it never is.

    >>> _from_on(np.array([[1, 1], [0, 1], [1, 0]], bool)).tolist()
    [0, 1, 2]
    """
    size = better.shape[1]
    worse = ~better
    return np.where(worse.any(axis=1), size - np.argmax(worse[:, ::-1], axis=1), 0)


def _cheapest(gain: Floats, first: int) -> NDArray[np.int64]:
    """Return the point, `first` or later, from which on saying yes loses least, given the gains.

    Gains count for less the more points they take: those are rare.

    >>> _cheapest(np.array([[9.0, -1.0, 2.0, 2.0, -0.5, 1.0]]), 1).tolist()
    [2]
    """
    size = gain.shape[1]
    weighed = gain[:, first:] * RARER ** np.arange(first, size)
    rest = np.cumsum(weighed[:, ::-1], axis=1)[:, ::-1]
    last: NDArray[np.int64] = first + np.argmax(rest, axis=1)
    return last


def best_policy(
    tables: Tables,
    name: str,
    rows: Ints,
    stakes: Iterable[Stakes],
    keeps: Sequence[int] | None = None,
    *,
    final: Ints | None = None,
    level: int = 0,
    seats: int = 0,
    slack: float = 1e-12,
) -> PolicyTable:
    """Return the policy that plays each row's turn best for its stakes.

    Three things make large policies fit a cache, at a small cost in strength. With `keeps` row r
    keeps dice as row keeps[r] does; it banks by its own stakes all the same. Of an outcome only
    the first few steps are taken over, those of turns with the fewest points, and `slack` makes
    steps fewer. A carryover is accepted where that gains something; beyond `EARLY` units, from one
    number of points on. `rows`, `final`, `level` and `seats` are as in `PolicyTable`.

    Raises:
        Unsolvable: it would have to end turns with nothing, or to roll on with more points and not
            with fewer, which no table does.
    """
    why = None
    if tables.sheet.end.overshoot == "bounces":
        why = "beyond the target points are taken off again"
    elif tables.sheet.strikes and tables.sheet.end.overshoot == "forfeits":
        why = "beyond an exact target it can pay to end a turn with nothing rather than to bust"
    if why:
        raise Unsolvable(f"none that a table holds, since {why}; greed arena plays it")
    used = None if keeps is None else set(keeps)
    bank, early, accept, accept_early = [], [], [], []
    made: dict[int, tuple[Ints, ...]] = {}
    for row, stake in enumerate(stakes):
        turn = best_turn(tables, stake, slack)
        bank.append(turn.bank)
        early.append(turn.early)
        gain = stake.accepts
        if gain is None:
            gain = turn.rolls - turn.rolls[tables.first_hands[stake.standing], 0]
        from_on, below = yes_from(gain, 0)
        accept.append(np.where(from_on >= gain.shape[1], NEVER, from_on))
        accept_early.append(below)
        if used is None or row in used:
            made[row] = _steps(turn.choice)
    starts = [np.zeros(1, np.int32)]
    for taken in made.values():
        starts.append(taken[0][1:] + starts[-1][-1])
    place = {row: number for number, row in enumerate(made)}
    kept_as = range(len(bank)) if keeps is None else keeps
    return PolicyTable(
        name=name,
        rows=rows.astype(np.int32),
        bank=np.array(bank, np.int32),
        early=np.array(early, np.uint64),
        accept=np.array(accept, np.int32),
        accept_early=np.array(accept_early, np.uint64),
        keeps=np.array([place[row] for row in kept_as], np.int32),
        step_start=np.concatenate(starts).astype(np.int32),
        step_from=np.concatenate([taken[1] for taken in made.values()]),
        step_option=np.concatenate([taken[2] for taken in made.values()]),
        final=np.zeros((3, 0), np.int32) if final is None else final.astype(np.int32),
        level=level,
        seats=seats,
    )


def _steps(choice: Ints) -> tuple[Ints, ...]:
    """Return where the steps of each outcome begin, from which points they hold, and the option.

    >>> [column.tolist() for column in _steps(np.array([[4, 4, 5], [7, 7, 7]], np.int32))]
    [[0, 2, 3], [0, 2, 0], [4, 5, 7]]
    """
    changes = np.ones(choice.shape, np.bool_)
    changes[:, 1:] = choice[:, 1:] != choice[:, :-1]
    changes[:, _FAR:] = False
    changes &= np.cumsum(changes, axis=1) <= _STEPS
    start = np.concatenate([[0], np.cumsum(changes.sum(axis=1))]).astype(np.int32)
    _, points = np.nonzero(changes)
    return start, points.astype(np.int32), choice[changes].astype(np.int32)
