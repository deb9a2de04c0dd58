"""What it takes to build and to solve a sheet: estimated in milliseconds, with nothing built.

The counts follow from the sheet alone (`_counts`). From them, the number of scores and the rules
that couple positions follow how many numbers a solver holds and how many options it looks at; the
factors in front were measured (`python -m benchmarks.cost` prints both side by side).
"""

from __future__ import annotations

from msgspec import Struct

from greed.core.sheet import Sheet
from greed.tables._counts import Counts
from greed.tables._unit import unit_of

__all__ = ["Cost", "Work", "cost"]

# Seconds on one core of 2024, measured.
_THROW, _SPLIT, _KEEP = 9e-6, 1.5e-6, 3e-6  # while the arrays are built
_OUTCOME, _ROW, _ASK = 2e-5, 1.2e-5, 4e-6  # odds; a solver's own arrays; asking when banks are open
_OPTION, _BANK, _EDGE = (
    1.2e-9,
    8e-8,
    1e-4,
)  # in the compiled loops; per row; per block off the board
_TURN_TAKEN = 6e-4  # how many turns the race alone takes, per score

_MOST_ROWS = 1 << 17  # of a turn that is worked out
_LANES = 16


_COUNTED_APART = ("own_points", "exclude_attempt")


class Work(Struct, frozen=True):
    """What an answer takes, on top of a Python that has loaded the solvers.

    Attributes:
        seconds: of one core; compiling the kernels, once per machine, is not among them.
        bytes: of memory at the highest.
    """

    seconds: float
    bytes: int

    def __add__(self, other: Work) -> Work:
        return Work(self.seconds + other.seconds, self.bytes + other.bytes)


class Cost(Struct, frozen=True):
    """How large a sheet is, and what its answers take.

    Attributes:
        hands: hands that a turn can come to.
        throws: multisets of dice, over all hands.
        options: keeps, over all hands and throws.
        table_bytes: bytes of the arrays of `tables`.
        tables: what building those arrays takes; part of the three others.
        turn: the turn that gains the most points.
        odds: all that `greed odds` shows: odds, turns, and the race alone.
        race: the game between two.
    """

    hands: int
    throws: int
    options: int
    table_bytes: int
    tables: Work
    turn: Work
    odds: Work
    race: Work


def cost(sheet: Sheet) -> Cost:
    """Estimate how large a sheet is and what its answers take, in milliseconds.

    Counts and bytes of arrays are within a factor of three; so are seconds and bytes of memory,
    on a machine of today that has nothing else to do, of sheets that games are played with. Of
    others they may be too high.

    >>> from greed.sheets import load
    >>> koans = cost(load("koans"))
    >>> koans.hands, koans.throws, koans.options
    (5, 461, 396)
    >>> cost(load("koans(target=1000000)")).race.bytes > 10_000_000_000
    True
    """
    return _Estimate(sheet).cost()


class _Estimate:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.counts = counts = Counts(sheet)
        shapes = counts.shapes
        self.hands = float(sum(shapes.values()))
        self.throws = float(sum(n * counts.throws(s.dice) for s, n in shapes.items()))
        self.options = float(sum(n * counts.options(s) for s, n in shapes.items()))
        self.outcomes = float(sum(n * counts.outcomes(s) for s, n in shapes.items()))
        self.rows = float(sum(n * counts.rows(s) for s, n in shapes.items()))
        self.reduced = float(sum(n * counts.reduced(s) for s, n in shapes.items()))
        self.offers = sum(n for hand, n in counts.hands.items() if hand.attempt)
        unit = unit_of(sheet, (combo.points for combo in counts.rules.scorer.combos))
        self.target = sheet.target / unit
        self.mean = counts.mean / unit
        strikes, carry, turn = sheet.strikes, sheet.carryover, sheet.turn
        reset = strikes is not None and strikes.effect == "reset"
        self.fines = strikes is not None and not reset
        self.reset = reset
        self.below = 80.0 if self.fines and strikes and not strikes.score_floor else 0.0
        self.on = strikes.count if strikes else 1
        self.off = int(sheet.entry is not None) + int(reset)
        if strikes and strikes.zilch_before_entry:
            self.off *= strikes.count
        entry = max((entry.points for entry in sheet.entries), default=0) / unit
        least = turn.minimum_bank / unit
        self.least = max(entry, least)  # rows of a turn in which a bank is not open yet
        # Points thrown by oneself are counted apart where inherited ones do not count.
        self.own = 0.0
        if carry and not turn.minimum_bank_counts_carry:
            self.own = least
        if carry and carry.who_may_take == "anyone" and carry.entry_carry in _COUNTED_APART:
            self.own = max(self.own, entry / 2)
        self.challenged = sheet.end.endgame != "first_to_target"
        self.bonus = turn.hot_dice == "bonus_turn"

    def cost(self) -> Cost:
        table_bytes = 4 * self.hands + 13 * self.outcomes + 14 * self.rows
        splits = sum(
            self.counts.splits(shape.dice) if not shape.forced else 0
            for shape in self.counts.shapes
        )
        tables = Work(
            _THROW * self.throws + _SPLIT * splits + _KEEP * self.options,
            int(1000 * self.throws + 500 * self.options + 8 * table_bytes),
        )
        turn = tables + self._turn()
        return Cost(
            hands=round(self.hands),
            throws=round(self.throws),
            options=round(self.options),
            table_bytes=round(table_bytes),
            tables=tables,
            turn=turn,
            odds=turn + self._alone(),
            race=tables + self._machines() + self._race(),
        )

    def _machines(self) -> Work:
        """Writing the arrays of a turn as solvers read them, on the board and off it."""
        standings = 1 + min(2, self.off)
        nodes = self.hands * (1.0 + self.own * standings)
        rows = self.rows * (1.0 + self.own * standings)
        asked = 2.0 * nodes * (self.least + self.own + 1.0)
        return Work(_ROW * rows * standings + _ASK * asked, int(300 * rows))

    def _turn(self) -> Work:
        """The best turn: row by row, up to where nothing changes any more."""
        bust = max(self.counts.busts[-1], 1e-9)
        high = self.least + 6.0 * self.mean / bust
        if self.sheet.turn.hot_dice != "fresh_dice":
            high = min(high, self.least + 20.0 * self.mean)
        high = min(high, _MOST_ROWS)
        standings = 1 + min(2, self.off)
        wide = (1.0 + self.own) * standings
        again = 20.0 if self.bonus else 2.0
        seconds = high * self.reduced * wide * _OPTION * again + high * 2e-6
        work = Work(seconds, int(high * self.hands * wide * 8 * 6))
        return work + self._machines()

    def _alone(self) -> Work:
        """The odds of a throw, and the race alone with the chances of how long it takes."""
        target, least = self.target + self.below / 2, self.least
        positions = self.on * target
        rows = self.on * (target * target / 2 + target * least)
        rounds = 15.0 if self.reset or self.fines else 1.5
        seconds = _OUTCOME * self.outcomes
        seconds += rows * self.reduced * _OPTION * rounds
        seconds += _TURN_TAKEN * positions + 5e-8 * positions * positions
        if self.bonus:
            seconds += 1e-9 * positions * positions * self.mean * 10
        states = self.on * target + self.off
        off = self.off * (target + least) * self.hands * (1.0 + self.own)
        return Work(seconds, int(8 * (states * states * 1.5 + rows * self.hands + off)))

    def _race(self) -> Work:
        """The game between two: every pair of scores, for every pair of statuses."""
        target, offers = self.target + self.below, float(self.offers)
        seconds = 2 if self.sheet.end.endgame == "finish_round" else 1
        groups = self.on * self.on * seconds
        lines = 2 * self.off * self.on * seconds
        bust = max(*self.counts.busts[1:], 0.01)
        beyond = min(2048.0, 64.0 + 12.7 * self.mean / bust) if self.challenged else 0.0
        passes = 5.0 if self.fines else 2.6 if self.reset else 2.0 if seconds > 1 else 1.0
        blocks = groups * (target * target / _LANES + target) * 3.0 * passes
        near = target / 2 + self.least
        if self.sheet.turn.hot_dice != "fresh_dice":  # few turns come far
            near = min(near, self.least + 5.0 * self.mean)
        factor = 0.35
        if offers:
            factor = 2.2 if self.challenged else 0.9
        options = blocks * near * self.rows * factor
        time = _OPTION * options + _BANK * blocks * (near + beyond) * (1.0 + offers)
        rounds = 30.0 * passes if self.off else 0.0
        wide = (near + beyond) * (1.0 + self.own / 10)
        time += _EDGE * lines * (target / _LANES + 1) * rounds * (1 + offers) * (1 + wide / 1000)
        extra = 20.0 * self.mean if self.bonus else 0.0
        width = target + 48 + extra
        high = 2 * target + beyond + self.least + 36 + extra
        held = groups * width * high * 16 * 2.5
        if offers:
            offered = offers * self.on * seconds
            carried, kept = offered * target**3 / 6, offered * target**3 / 2
            held += carried * (8 if carried * 8 < 3e8 else 4) * 1.3
            held += kept * (4 if kept * 4 < 3e8 else 2) * 1.5
            held += offers * (groups + lines / 2) * target * target * 8
        if self.challenged:
            size = target + 2 * beyond + self.least + 100
            held += (1 + self.off) * offers * size * size * 8
            held += seconds * offers * size * (2 * high + 2 * width) * 8
        return Work(time, int(held))
