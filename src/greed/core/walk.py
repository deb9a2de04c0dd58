"""Every hand that a turn can roll, and every throw of each: the whole turn, by asking for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from greed.core.turn import Cast, Hand, Rules

__all__ = ["Walk"]


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
        rules, found = self._rules, set(self.hands)
        faces = range(1, rules.sheet.dice.faces + 1)
        for hand in self.hands:  # grows while it is walked
            for throw in combinations_with_replacement(faces, hand.dice):
                cast = rules.cast(hand, throw)
                for option in cast.ways:
                    offered = self._offers and not option.tally and rules.offer_hand(option.hand)
                    for then in (offered or None, option.hand):
                        if then and then.dice and then not in found:
                            found.add(then)
                            self.hands.append(then)
                yield hand, cast
