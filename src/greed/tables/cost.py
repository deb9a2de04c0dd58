"""What it takes to work a sheet out and to solve it, from the size of its turn.

The turn is walked, within a budget, and counted. From the counts, the number of scores and the
rules that couple positions follow how many numbers a solver holds and how many options it looks at;
the factors in front were measured (`python -m benchmarks.cost` prints both side by side).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from greed.core.combos import combos
from greed.core.identity import canonical
from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.core.turn import rules_of
from greed.tables.budget import TooHeavy, Work, beyond, looks, size_of
from greed.tables.lists import Asked, Lists, lists, unit_of

_OUTCOME, _ROW, _ASK = 2e-5, 1.2e-5, 4e-6
"""Seconds of one core, measured: odds; a solver's own arrays; asking when banks are open."""
_OPTION, _BANK, _EDGE = 1.2e-9, 8e-8, 1e-4
"""In the compiled loops; per row; per block off the board."""
_TURN_TAKEN = 6e-4
"""How many turns the race alone takes, per score."""
_MOST_ROWS = 1 << 17
"""Rows of a turn that is worked out."""
_LANES = 16
_COUNTED_APART = ("own_points", "exclude_attempt")


class Cost(Struct, frozen=True):
    """How large a sheet is, and what its answers take.

    Attributes:
        hands: hands that a turn can come to.
        throws: multisets of dice, over all hands.
        options: keeps, over all hands and throws.
        tables: what building the arrays of `tables` takes; part of the three others.
        turn: the turn that gains the most points.
        odds: all that `greed odds` shows: odds, turns, and the race alone.
        race: the game between two.
    """

    hands: int
    throws: int
    options: int
    tables: Work
    turn: Work
    odds: Work
    race: Work


def cost(sheet: Sheet, budget: Work | None = None) -> Cost:
    """Return how large a sheet is and what its answers take, having walked its turn.

    Seconds and bytes are within a factor of three, on a machine of today that has nothing else to
    do, of sheets that games are played with. Of others they may be too high.

    >>> from greed.sheets import load
    >>> koans = cost(load("koans"))
    >>> koans.hands, koans.throws, koans.options
    (5, 461, 396)
    >>> cost(load("koans(target=1000000)")).race.bytes > 10_000_000_000
    True

    Raises:
        TooHeavy: the walk takes more than the budget.
    """
    counted = _cost(canonical(sheet), Asked(sheet, budget))
    if budget and beyond(counted.tables, budget):  # somebody else allowed more
        raise TooHeavy(counted.tables)
    return counted


@lru_cache(maxsize=256)
def _cost(_identity: str, asked: Asked) -> Cost:
    turn, rules = lists(asked.sheet, asked.budget), rules_of(asked.sheet)
    seen = sum(looks(rules, hand) for hand in turn.hands)
    tables = size_of(seen, turn.throws, turn.keeps)
    return _Estimate(asked.sheet, _turn_of(turn)).cost(tables)


def least_cost(sheet: Sheet) -> Cost:
    """Return what the answers of a sheet take at least, without walking its turn.

    >>> from greed.sheets import load
    >>> least_cost(load("koans(target=1000000)")).race.bytes > 10_000_000_000
    True
    """
    return _Estimate(sheet, _least_turn(sheet)).cost(Work(0.0, 0))


class _TurnSize(NamedTuple):
    """The size of a turn.

    Attributes:
        unit: of its points.
        hands, throws, keeps: as in `Cost`; hands that attempt a carryover are `offers`.
        outcomes, rows: throws that differ in what they lead to, and their options.
        reduced: of the options, those to different hands; a solver often needs only one of each.
        mean: points of a throw of all dice if those that score most are kept.
        lost, bust: the chance that this throw is a bust, and the highest such chance of any hand.
    """

    unit: int
    hands: int
    throws: int
    keeps: int
    offers: int
    outcomes: int
    rows: int
    reduced: int
    mean: float
    lost: float
    bust: float


def _turn_of(turn: Lists) -> _TurnSize:
    ends = list(zip(turn.option_start, turn.option_start[1:], strict=False))
    outcomes = [
        range(*span) for span in zip(turn.outcome_start, turn.outcome_start[1:], strict=False)
    ]
    best = [max(turn.points[first:end], default=0) for first, end in ends]
    busts = [sum(turn.chance[o] for o in those if len(range(*ends[o])) == 0) for those in outcomes]
    return _TurnSize(
        unit=turn.unit,
        hands=len(turn.hands),
        throws=turn.throws,
        keeps=turn.keeps,
        offers=sum(hand.attempt for hand in turn.hands),
        outcomes=len(turn.chance),
        rows=len(turn.points),
        reduced=sum(len(set(turn.next_hand[first:end])) for first, end in ends),
        mean=sum(turn.chance[o] * best[o] for o in outcomes[turn.first_hands[ON]]),
        lost=busts[turn.first_hands[ON]],
        bust=max(busts),
    )


def _least_turn(sheet: Sheet) -> _TurnSize:
    """Return how large the turn of a sheet is at least, without a look at its throws."""
    unit = unit_of(sheet, (combo.points for combo in combos(sheet)))
    few, offers = sheet.dice.count, int(sheet.carryover is not None)
    return _TurnSize(unit, few, 0, 0, offers, few, few, few, mean=0.0, lost=1.0, bust=1.0)


class _Estimate:
    def __init__(self, sheet: Sheet, turn: _TurnSize) -> None:
        self.sheet, self.size = sheet, turn
        unit, strikes, carry = turn.unit, sheet.strikes, sheet.carryover
        self.target = sheet.target / unit
        reset = strikes is not None and strikes.effect == "reset"
        self.fines = strikes is not None and not reset
        self.reset = reset
        self.below = 80.0 if self.fines and strikes and not strikes.score_floor else 0.0
        self.on = strikes.count if strikes else 1
        self.off = int(sheet.entry is not None) + int(reset)
        if strikes and strikes.zilch_before_entry:
            self.off *= strikes.count
        entry = max((entry.points for entry in sheet.entries), default=0) / unit
        least = sheet.turn.minimum_bank / unit
        self.least = max(entry, least)  # rows of a turn in which a bank is not open yet
        # Points thrown by oneself are counted apart where inherited ones do not count.
        self.own = 0.0
        if carry and not sheet.turn.minimum_bank_counts_carry:
            self.own = least
        if carry and carry.who_may_take == "anyone" and carry.entry_carry in _COUNTED_APART:
            self.own = max(self.own, entry / 2)
        self.challenged = sheet.end.endgame != "first_to_target"
        self.bonus = sheet.turn.hot_dice == "bonus_turn"

    def cost(self, tables: Work) -> Cost:
        size, turn = self.size, tables + self._turn()
        return Cost(
            hands=size.hands,
            throws=size.throws,
            options=size.keeps,
            tables=tables,
            turn=turn,
            odds=turn + self._alone(),
            race=tables + self._machines() + self._race(),
        )

    def _machines(self) -> Work:
        """Writing the arrays of a turn as solvers read them, on the board and off it."""
        standings = 1 + min(2, self.off)
        nodes = self.size.hands * (1.0 + self.own * standings)
        rows = self.size.rows * (1.0 + self.own * standings)
        asked = 2.0 * nodes * (self.least + self.own + 1.0)
        return Work(_ROW * rows * standings + _ASK * asked, int(300 * rows))

    def _turn(self) -> Work:
        """The best turn: row by row, up to where nothing changes any more."""
        bust = max(self.size.lost, 1e-9)
        high = self.least + 6.0 * self.size.mean / bust
        if self.sheet.turn.hot_dice != "fresh_dice":
            high = min(high, self.least + 20.0 * self.size.mean)
        high = min(high, _MOST_ROWS)
        standings = 1 + min(2, self.off)
        wide = (1.0 + self.own) * standings
        again = 20.0 if self.bonus else 2.0
        seconds = high * self.size.reduced * wide * _OPTION * again + high * 2e-6
        work = Work(seconds, int(high * self.size.hands * wide * 8 * 6))
        return work + self._machines()

    def _alone(self) -> Work:
        """The odds of a throw, and the race alone with the chances of how long it takes."""
        target, least = self.target + self.below / 2, self.least
        positions = self.on * target
        rows = self.on * (target * target / 2 + target * least)
        rounds = 15.0 if self.reset or self.fines else 1.5
        seconds = _OUTCOME * self.size.outcomes
        seconds += rows * self.size.reduced * _OPTION * rounds
        seconds += _TURN_TAKEN * positions + 5e-8 * positions * positions
        if self.bonus:
            seconds += 1e-9 * positions * positions * self.size.mean * 10
        states = self.on * target + self.off
        off = self.off * (target + least) * self.size.hands * (1.0 + self.own)
        return Work(seconds, int(8 * (states * states * 1.5 + rows * self.size.hands + off)))

    def _race(self) -> Work:
        """The game between two: every pair of scores, for every pair of statuses."""
        target, offers = self.target + self.below, float(self.size.offers)
        seconds = 2 if self.sheet.end.endgame == "finish_round" else 1
        groups = self.on * self.on * seconds
        lines = 2 * self.off * self.on * seconds
        bust = max(self.size.bust, 0.01)
        beyond = min(2048.0, 64.0 + 12.7 * self.size.mean / bust) if self.challenged else 0.0
        passes = 5.0 if self.fines else 2.6 if self.reset else 2.0 if seconds > 1 else 1.0
        blocks = groups * (target * target / _LANES + target) * 3.0 * passes
        near = target / 2 + self.least
        if self.sheet.turn.hot_dice != "fresh_dice":  # few turns come far
            near = min(near, self.least + 5.0 * self.size.mean)
        factor = 0.35
        if offers:
            factor = 2.2 if self.challenged else 0.9
        options = blocks * near * self.size.rows * factor
        time = _OPTION * options + _BANK * blocks * (near + beyond) * (1.0 + offers)
        rounds = 30.0 * passes if self.off else 0.0
        wide = (near + beyond) * (1.0 + self.own / 10)
        time += _EDGE * lines * (target / _LANES + 1) * rounds * (1 + offers) * (1 + wide / 1000)
        extra = 20.0 * self.size.mean if self.bonus else 0.0
        width = target + 48 + extra
        high = 2 * target + beyond + self.least + 36 + extra
        memory = groups * width * high * 16 * 2.5
        if offers:
            offered = offers * self.on * seconds
            carried, kept = offered * target**3 / 6, offered * target**3 / 2
            memory += 8 * carried * 1.3 + 4 * kept * 1.5
            memory += offers * (groups + lines / 2) * target * target * 8
        if self.challenged:
            size = target + 2 * beyond + self.least + 100
            memory += (1 + self.off) * offers * size * size * 8
            memory += seconds * offers * size * (2 * high + 2 * width) * 8
        return Work(time, int(memory))
