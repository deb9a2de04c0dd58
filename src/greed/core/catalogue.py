"""Everything that a sheet can ask of its players: every hand to roll, and every move."""

from __future__ import annotations

from functools import lru_cache

from greed.core.dice import Throw, multisets
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.turn import Hand, Option, Rules, rules_of

__all__ = ["hands", "moves"]


def hands(sheet: Sheet) -> tuple[Hand, ...]:
    """Return every hand that a turn of a sheet can roll, the fresh one first.

    The order is that of `greed.tables`: hands are numbered as they are found, throw by throw.

    >>> from greed.sheets import load
    >>> [hand.dice for hand in hands(load("koans"))]
    [5, 1, 2, 3, 4]
    """
    return _walk(rules_of(sheet))[0]


def moves(sheet: Sheet) -> tuple[Move, ...]:
    """Return every move that can ever be legal on a sheet, each once, in a stable order.

    First accept, decline, roll and bank, as far as the sheet has them, then the keeps by their
    number of dice and their faces. A forfeit isn't listed: no player can move so. A bank is
    listed if some turn leaves it open, whatever points it takes.

    >>> from greed.sheets import load
    >>> [str(move) for move in moves(load("koans"))][:5]
    ['roll', 'bank', 'keep 1', 'keep 5', 'keep 1 1']
    """
    return _walk(rules_of(sheet))[1]


@lru_cache(maxsize=64)
def _walk(rules: Rules) -> tuple[tuple[Hand, ...], tuple[Move, ...]]:
    walk = _Walk(rules)
    keeps = sorted(walk.keeps, key=lambda dice: (len(dice), dice))
    words = [move for move in (ACCEPT, DECLINE, ROLL, BANK) if move in walk.words]
    return tuple(walk.found), (*words, *(Move("keep", dice) for dice in keeps))


class _Walk:
    """Every hand, found by throwing those found before, and what may be done on the way."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.found: dict[Hand, None] = {}
        self.keeps: set[Throw] = set()
        self.words: set[Move] = set()
        self.hands: list[Hand] = []
        self.take(rules.fresh)
        for again in (False, True):
            self.take(rules.start_hand(rules.entry_rule(again=again)))
        for hand in self.hands:  # grows while it is walked
            for throw in multisets(hand.dice, rules.sheet.dice.faces):
                cast = rules.cast(hand, throw)
                self.keeps.update(cast.by_dice)
                options = (cast.free,) if cast.free else cast.options
                for option in options:
                    self.follow(option)

    def take(self, hand: Hand) -> None:
        if hand.dice and hand not in self.found:
            self.found[hand] = None
            self.hands.append(hand)

    def follow(self, option: Option) -> None:
        """Take up what an option leads to; the offer of a bank comes before the roll."""
        if not option.tally:
            offered = self.rules.offer_hand(option.hand)
            if option.hand.dice:
                self.words.add(ROLL)
            if option.may_bank or not option.hand.dice:
                self.words.add(BANK)
                if offered:
                    self.words.update((ACCEPT, DECLINE))
            if offered:
                self.take(offered)
        self.take(option.hand)
