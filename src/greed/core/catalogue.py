"""Everything that a sheet can ask of its players: every hand to roll, and every move."""

from __future__ import annotations

from functools import lru_cache

from greed.core.dice import Throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.turn import Hand, Option, Rules, rules_of
from greed.core.walk import Walk

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
    walk, words, keeps = Walk(rules), set[Move](), set[Throw]()
    for _, cast in walk:
        keeps.update(cast.by_dice)
        for option in cast.ways:
            words |= _after(rules, option)
    listed = [move for move in (ACCEPT, DECLINE, ROLL, BANK) if move in words]
    by_size = sorted(keeps, key=lambda dice: (len(dice), dice))
    return tuple(walk.hands), (*listed, *(Move("keep", dice) for dice in by_size))


def _after(rules: Rules, option: Option) -> set[Move]:
    """Return the moves without dice that may follow an option."""
    if option.tally:
        return set()
    words = {ROLL} if option.hand.dice else set()
    if option.may_bank or not option.hand.dice:
        words.add(BANK)
        if rules.offer_hand(option.hand):
            words |= {ACCEPT, DECLINE}
    return words
