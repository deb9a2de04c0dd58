"""Human rules for Greed, as a person can keep them in mind: what a strategy card says."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import groupby

from msgspec import Struct

from greed.core.messages import number, say
from greed.core.sheet import Sheet
from greed.core.turn import Hand, bust_chance, rules_of
from greed.policies._judgement import gain

__all__ = ["NEVER", "CardRules", "Stance", "plain_rules"]

NEVER = -1
"""Stands for a number of points: always roll, or never take over."""


class Stance(IntEnum):
    """Which rule about the scores holds."""

    PLAIN = 0
    NEAR = 1
    BEHIND = 2
    AHEAD = 3


class CardRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers on a card, all in points.

    Attributes:
        bank: bank from here, by the number of dice left (1, 2 and so on); NEVER: always roll.
        keep: what dice that you would still roll are worth, by their number, when you choose which
            to keep; empty: nothing.
        near: (how many points the opponent still needs at most, what to add to `bank` then).
        behind: (how far behind, what to add to `bank` then).
        ahead: (how far ahead, what to take off `bank` then).
        take: take over an offer from here, by its dice; NEVER: pass.
        close: (how many points past the target, with how many dice left at most) a bank has to be
            that reaches the target while others still have a turn; 0 dice: as any other bank.
        chase: in a last turn, from how far behind to take over whatever brings one level; 0: as
            any other offer.
    """

    bank: tuple[int, ...]
    keep: tuple[int, ...] = ()
    near: tuple[int, int] = (0, 0)
    behind: tuple[int, int] = (0, 0)
    ahead: tuple[int, int] = (0, 0)
    take: tuple[int, ...] = ()
    close: tuple[int, int] = (0, 0)
    chase: int = 0

    def stance(self, needed: int, lead: int) -> Stance:
        """Return which rule about the scores holds, given what the opponent needs and the lead."""
        if self.near[1] and needed <= self.near[0]:
            return Stance.NEAR
        if self.behind[1] and -lead >= self.behind[0]:
            return Stance.BEHIND
        return Stance.AHEAD if self.ahead[1] and lead >= self.ahead[0] else Stance.PLAIN

    def banks_from(self, dice: int, stance: Stance) -> int:
        """Return the fewest points that are banked with these dice left, or NEVER."""
        points = self.bank[min(dice, len(self.bank)) - 1]
        if points == NEVER:
            return NEVER
        more = (0, self.near[1], self.behind[1], -self.ahead[1])[stance]
        return max(points + more, 1)

    def counts(self, dice: int) -> int:
        """Return what dice that would still be rolled are worth when choosing which to keep."""
        return self.keep[min(dice, len(self.keep)) - 1] if dice and self.keep else 0

    def takes_from(self, dice: int) -> int:
        """Return the fewest points that are taken over with these dice, or NEVER."""
        return self.take[dice - 1] if dice <= len(self.take) else NEVER

    def chases(self, points: int, behind: int) -> bool:
        """Return whether an offer in the final round is taken for what it brings at once."""
        return bool(self.chase) and behind >= self.chase and points >= behind

    def closes(self, spare: float, dice: int) -> bool:
        """Return whether to end the race `spare` points past the target with these dice left."""
        past, most = self.close
        return spare >= past and (dice <= most or dice == len(self.bank))

    # -- in words

    def lines(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the card as sentences, the most important first."""
        lines = [_banking(self.bank)]
        if any(self.keep):
            added = [f"{points:+d}"[0] + number(abs(points)) for points in self.keep]
            lines.append(say("plan-keep", parts=_grouped(self.keep, "plan-add", shown=added)))
        if self.near[1]:
            lines.append(say("plan-near", points=self.near[0], more=self.near[1]))
        if self.behind[1]:
            lines.append(say("plan-behind", points=self.behind[0], more=self.behind[1]))
        if self.ahead[1]:
            lines.append(say("plan-ahead", points=self.ahead[0], less=self.ahead[1]))
        if self.close[1]:
            lines.append(_closing(*self.close, len(self.bank)))
        if sheet.carryover is not None:
            taken = _grouped(self.take, "plan-take-from", zero="plan-dice")
            lines.append(say("plan-take", parts=taken) if taken else say("plan-take-never"))
        if self.chase:
            lines.append(say("plan-chase", points=self.chase))
        return tuple(lines)

    def words(self, sheet: Sheet) -> int:
        """Return how many words and numbers a card has to remember."""
        return sum(len(line.split()) for line in self.lines(sheet))


def plain_rules(sheet: Sheet) -> CardRules:
    """Return a card that follows from the odds of a single throw, for any sheet.

    It banks once a bust would cost more on average than the throw would bring.

    >>> import greed
    >>> plain_rules(greed.load("koans")).bank
    (50, 100, 300, 900, 2800)
    """
    rules, bank, take = rules_of(sheet), [], []
    for dice in range(1, sheet.dice.count + 1):
        bust = float(bust_chance(rules, Hand(dice)))
        points = gain(rules, Hand(dice)) / bust if bust else 0.0
        bank.append(NEVER if not bust else max(50, 50 * round(points / 50)))
        take.append(300 if bust < 1 / 2 else NEVER)
    return CardRules(tuple(bank), take=tuple(take) if sheet.carryover is not None else ())


def _grouped(
    numbers: Sequence[int], message: str, zero: str = "", shown: Sequence[str] = ()
) -> str:
    """Return numbers by dice in words, equal neighbours together, leaving out what is NEVER.

    >>> _grouped((300, 300, NEVER, 0), "plan-bank-with", "plan-dice")
    '300 with 1\u20132 dice, 4 dice'
    """
    parts = []
    for points, group in groupby(range(1, len(numbers) + 1), lambda n: numbers[n - 1]):
        dice = list(group)
        count = f"{dice[0]}" if len(dice) == 1 else f"{dice[0]}\N{EN DASH}{dice[-1]}"
        said = message if points else zero
        if points != NEVER and said:
            value = shown[dice[0] - 1] if shown else points
            parts.append(say(said, n=dice[-1], range=count, points=value))
    return ", ".join(parts)


def _closing(past: int, most: int, dice: int) -> str:
    """Return when to reach the target.

    >>> _closing(400, 1, 6), _closing(400, 6, 6)
    ('Reach the target by 400 or more, leaving 1 die at most.', 'Reach the target by 400 or more.')
    """
    by = "-by" if past else ""
    leaving = "-leaving" if most < dice else ""
    return say(f"plan-reach{by}{leaving}", points=past, n=most, range=str(most))


def _banking(bank: Sequence[int]) -> str:
    if len(set(bank)) == 1:
        return say("plan-roll") if bank[0] == NEVER else say("plan-bank", parts=number(bank[0]))
    banked = _grouped(bank, "plan-bank-with", "plan-dice")
    rolled = _grouped([1 if points == NEVER else NEVER for points in bank], "plan-dice")
    if rolled:
        return say("plan-bank-roll", parts=banked, rolled=rolled)
    return say("plan-bank", parts=banked)
