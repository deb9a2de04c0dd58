"""What one throw brings: the chance of a bust, points, and dice left, for every hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from greed.core.turn import Hand
from greed.tables import Tables


@dataclass(frozen=True)
class Odds:
    """The odds of one throw of a hand; chances add up to 1 in each distribution.

    A throw counts with the keep that scores most; of equal ones with the one that leaves most
    dice. What is wisest to keep is another question: `best_turn` answers it.

    Attributes:
        hand: the hand that is thrown.
        bust: the chance that the throw ends the turn with nothing.
        missed: the chance that it ends the turn although it scores: it fell short of what an
            opening throw must show. Not contained in `bust`.
        points: the chance of each number of points; 0 also for throws that end the turn, or
            that are saved without scoring.
        left: the chance of each number of dice to be thrown next, after a throw that does not
            end the turn; 0 where it can only be banked.
    """

    hand: Hand
    bust: float
    missed: float
    points: dict[int, float]
    left: dict[int, float]

    @property
    def score(self) -> float:
        """The chance that the turn goes on after the throw."""
        return 1.0 - self.bust - self.missed

    @property
    def expected(self) -> float:
        """The expected points of the throw."""
        return sum(points * chance for points, chance in self.points.items())


def odds(tables: Tables) -> tuple[Odds, ...]:
    """Return the odds of every hand of a sheet, in the order of `tables.hands`.

    >>> from greed.exact import odds
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> one_die = odds(tables(load("koans")))[1]
    >>> round(one_die.bust, 4), {p: round(c, 4) for p, c in one_die.points.items()}
    (0.6667, {0: 0.6667, 50: 0.1667, 100: 0.1667})
    """
    return tuple(_odds(tables, number) for number in range(len(tables.hands)))


def _odds(tables: Tables, number: int) -> Odds:
    bust = missed = 0.0
    points: dict[int, float] = {}
    left: dict[int, float] = {}
    for outcome in range(*tables.outcome_start[number : number + 2].tolist()):
        chance = float(tables.chance[outcome])
        first, end = tables.option_start[outcome : outcome + 2].tolist()
        if first == end:
            if tables.missed[outcome]:
                missed += chance
            else:
                bust += chance
            points[0] = points.get(0, 0.0) + chance
            continue
        options = np.arange(first, end)
        following = tables.next_hand[options]
        dice = np.where(following >= 0, tables.hand_dice[following], 0)
        best = np.lexsort((dice, tables.points[options]))[-1]
        gained = int(tables.points[options[best]]) * tables.unit
        points[gained] = points.get(gained, 0.0) + chance
        left[int(dice[best])] = left.get(int(dice[best]), 0.0) + chance
    hand = tables.hands[number]
    return Odds(hand, bust, missed, dict(sorted(points.items())), dict(sorted(left.items())))
