"""The hands that a turn can come to, found by the core from one keep of each kind.

Of the sets that dice may be added to only the number counts here, because it decides how many
keeps a throw has; each hand is weighed by how many such sets there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from math import comb

from msgspec.structs import replace

from greed.core.combos import Combo
from greed.core.scoring import Keep
from greed.core.turn import Hand
from greed.tables._card import Card

__all__ = ["Reach"]


class Reach:
    """A walk over the hands of a turn."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.found: dict[tuple[int, bool], tuple[Keep, ...]] = {}

    def hands(self) -> dict[Hand, int]:
        """The hands that a turn can come to, each with the number of hands that it stands for.

        Their sets are the first ones of their number.
        """
        rules = self.card.rules
        start = [rules.start_hand(rules.entry_rule(again=again)) for again in (False, True)]
        found = dict.fromkeys([rules.fresh, *start])
        listed = list(found)
        names = [self.card.order[at] + 1 for at in range(self.card.building)]
        for hand in listed:  # grows while it is walked
            for after in self._after(hand):
                sets = tuple(sorted(names[: len(after.sets)]))
                following = after if after.sets == sets else replace(after, sets=sets)
                if following.dice and following not in found:
                    found[following] = None
                    listed.append(following)
        return {hand: comb(self.card.building, len(hand.sets)) for hand in found}

    def _after(self, hand: Hand) -> Iterable[Hand]:
        rules, reached = self.card.rules, dict[Hand, None]()
        key = len(hand.sets), rules.forced(hand)
        if key not in self.found:
            self.found[key] = self._keeps(key[0], forced=key[1])
        for keep in self.found[key]:
            if len(keep.dice) <= hand.dice:
                reached[rules.option(hand, keep).hand] = None
        free = self.card.sheet.turn.end_doubles or self.card.sheet.scoring.nothing
        if free and hand.locked:
            reached[replace(rules.fresh, locked=True)] = None
        return chain(reached, filter(None, map(rules.offer_hand, reached)))

    def _keeps(self, sets: int, *, forced: bool) -> tuple[Keep, ...]:
        """Return one keep of each kind: how many dice, a new set, a single, dead dice.

        Of keeps that make several sets at once none is among them: one after the other leads
        to the same hands.
        """
        # By dice, sets and single; the second says whether a face that scores singly is in it.
        kinds: dict[tuple[int, int, bool], tuple[int, ...]] = {(0, 0, False): ()}
        carry = self.card.sheet.carryover
        locked = carry is not None and carry.carry_lock == "one_or_five"
        for at, points in enumerate(self.card.kept):
            face, built = self.card.order[at] + 1, at < self.card.building
            counts = range(self.card.dice + 1) if at < sets else list(points)
            for (size, new, single), dice in list(kinds.items()):
                for count in counts:
                    more = new + (built and at >= sets and count >= 3)
                    if count and size + count <= self.card.dice and more < 2:
                        key = size + count, more, locked and (single or self.card.single[at])
                        kinds.setdefault(key, dice + (face,) * count)
        for dice in list(kinds.values()):
            for across in self.card.forms:
                both = dice + across
                if len(both) <= self.card.dice:
                    made = {f for f in both if both.count(f) >= 3} - self.card.singles
                    single = locked and not self.card.singles.isdisjoint(both)
                    kinds.setdefault(
                        (len(both), len(made) if self.card.building else 0, single), both
                    )
        del kinds[0, 0, False]
        keeps = [Keep(tuple(sorted(dice)), 1, ()) for dice in kinds.values()]
        if self.card.dead and not forced:
            keeps += self._with_dead(kinds, sets)
        return tuple(keeps)

    def _with_dead(
        self, kinds: dict[tuple[int, int, bool], tuple[int, ...]], sets: int
    ) -> list[Keep]:
        """Return keeps with dead dice beside the scoring ones; three that are equal are a set."""
        face = self.card.order[min(sets, self.card.faces - 1)] + 1
        found: dict[tuple[int, int, bool], Keep] = {}
        for (size, new, single), dice in kinds.items():
            for more in range(1, self.card.dice - size + 1):
                made = new + (more >= 3 and self.card.building > 0 and face not in dice)
                key = size + more, made, single
                if made < 2 and key not in found:
                    kept = tuple(sorted(dice + (face,) * more))
                    found[key] = Keep(kept, 1, (Combo("dead", (face,), 0),))
        return list(found.values())
