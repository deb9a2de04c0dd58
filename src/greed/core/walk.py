"""Every hand that a turn can roll, every throw of each, and every move that a sheet can ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from greed.core.dice import Throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.turn import Cast, Hand, Option, Rules, rules_of


class Walk:
    """A walk over the turns of a sheet: yields each hand with what each of its throws leads to.

    Hands are numbered as they are found, throw by throw; where a bank makes an offer, the hand
    that is offered comes before the one that is rolled on.

    >>> from greed.core.turn import rules_of
    >>> from greed.sheets import load
    >>> walk = Walk(rules_of(load("koans")))
    >>> sum(1 for _ in walk), [hand.dice for hand in walk.hands]
    (461, [5, 1, 2, 3, 4])

    Attributes:
        hands: the hands found so far; all of them once the walk is over.
    """

    def __init__(self, rules: Rules, begin: Iterable[Hand] | None = None) -> None:
        """Start from the hands that begin turns; with `begin`, from these and without offers."""
        self._rules = rules
        self._offers = begin is None
        if begin is None:
            again = (rules.start_hand(rules.entry_rule(again=again)) for again in (False, True))
            begin = (rules.fresh, *again)
        self.hands = list(dict.fromkeys(begin))

    def __iter__(self) -> Iterator[tuple[Hand, Cast]]:
        rules, seen = self._rules, set(self.hands)
        faces = range(1, rules.sheet.dice.faces + 1)
        for hand in self.hands:  # grows while it is walked
            for throw in combinations_with_replacement(faces, hand.dice):
                cast = rules.cast(hand, throw)
                for option in cast.ways:
                    offered = self._offers and not option.tally and rules.offer_hand(option.hand)
                    for then in (offered or None, option.hand):
                        if then and then.dice and then not in seen:
                            seen.add(then)
                            self.hands.append(then)
                yield hand, cast


def hands(sheet: Sheet) -> tuple[Hand, ...]:
    """Return every hand that a turn of a sheet can roll, the fresh one first.

    Hands are numbered as they are found, throw by throw.

    >>> import greed
    >>> [hand.dice for hand in greed.hands(greed.load("koans"))]
    [5, 1, 2, 3, 4]
    """
    return _walk(rules_of(sheet))[0]


def moves(sheet: Sheet) -> tuple[Move, ...]:
    """Return every move that can ever be legal on a sheet, each once, in a stable order.

    First accept, decline, roll and bank, as far as the sheet has them, then the keeps by their
    number of dice and their faces. A forfeit isn't listed: no player can move so. A bank is
    listed if some turn leaves it open, whatever points it takes.

    >>> import greed
    >>> [str(move) for move in greed.moves(greed.load("koans"))][:5]
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
