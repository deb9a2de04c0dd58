"""Odds at a glance: the exact chance that a throw scores nothing, by its dice."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from msgspec import Struct

from greed.core.dice import throws
from greed.core.messages import percent, say
from greed.core.sheet import Sheet
from greed.core.turn import Hand, Rules, bust_chance, rules_of
from greed.report import Table, Text
from greed.rulebook.model import PageBlock, Section

_MOST = 3003
"""Throws that are looked at for one number of dice: ten dice of six faces."""

_MOST_KEPT = 500
"""The same where every keep of every throw is listed: six dice of six faces."""


class Odds(Struct, frozen=True):
    """The chances of one number of dice.

    Attributes:
        dice: how many are thrown.
        blank: chance that none of them scores.
        saved: the part of it in which the turn goes on all the same.
        attempt: chance that a carryover attempt with these dice fails; None without one.
    """

    dice: int
    blank: Fraction
    saved: Fraction
    attempt: Fraction | None = None


def odds(sheet: Sheet) -> tuple[Odds, ...]:
    """Return the chances for each number of dice that is small enough to be counted at once.

    >>> from greed.sheets import load
    >>> [(line.dice, str(line.blank)) for line in odds(load("official"))[:3]]
    [(1, '2/3'), (2, '4/9'), (3, '5/18')]
    """
    rules, faces = rules_of(sheet), sheet.dice.faces
    counted = [n for n in range(1, sheet.dice.count + 1) if comb(n + faces - 1, n) <= _MOST]
    return tuple(_odds(rules, count) for count in counted)


def _odds(rules: Rules, count: int) -> Odds:
    blank = saved = Fraction(0)
    for throw, chance in throws(count, rules.sheet.dice.faces).items():
        # Keeping all that scores asks the same question as every keep, at a fraction of the cost.
        scoreless = not rules.scorer.keeps(throw, forced=True)
        if scoreless:
            blank += chance
            if rules.cast(Hand(count), throw).free:
                saved += chance
    return Odds(count, blank, saved, _attempt(rules, count))


def _attempt(rules: Rules, count: int) -> Fraction | None:
    """Return the chance that an attempt with `dice` dice fails; None if it cannot come up."""
    carry, every = rules.sheet.carryover, rules.sheet.dice.count
    left = carry and (count < every or carry.offer_after_all_dice == "fresh_set")
    if not left or comb(count + rules.sheet.dice.faces - 1, count) > _MOST_KEPT:
        return None
    return bust_chance(rules, Hand(count, attempt=True))


def odds_section(sheet: Sheet) -> Section | None:
    """Return the table of chances; None for dice too many to count at once."""
    lines = odds(sheet)
    if not lines:
        return None
    columns = [say("odds-dice"), say("odds-blank"), say("odds-percent")]
    saved = any(line.saved for line in lines)
    if saved:
        columns.append(say("odds-bust"))
    attempt = any(line.attempt is not None for line in lines) and any(
        line.attempt not in (None, line.blank - line.saved) for line in lines
    )
    if attempt:
        columns.append(say("odds-attempt"))
    rows = []
    for line in lines:
        row = [str(line.dice), f"{line.blank}", shown(line.blank)]
        if saved:
            row.append(shown(line.blank - line.saved))
        if attempt:
            row.append("-" if line.attempt is None else shown(line.attempt))
        rows.append(tuple(row))
    text = say("odds")
    if sheet.addons:
        text += f" {say('odds-adding')}"
    blocks: list[PageBlock] = [Text(text), Table(tuple(columns), tuple(rows))]
    opening = _opening(sheet)
    if opening:
        blocks.append(Text(opening))
    return Section("odds", say("odds-title"), tuple(blocks))


def _opening(sheet: Sheet) -> str | None:
    """Say how likely the single throw is that must bring a player on the board."""
    rules, entry = rules_of(sheet), sheet.entry
    faces, count = sheet.dice.faces, sheet.dice.count
    if not (entry and entry.ends_turn) or comb(count + faces - 1, count) > _MOST:
        return None
    hand = rules.start_hand(entry)
    chance = sum(
        (
            part
            for throw, part in throws(count, faces).items()
            # Looking at the best keep first spares the listing of all of them.
            if any(k.points >= entry.points for k in rules.scorer.keeps(throw, forced=True))
            and rules.cast(hand, throw).options
        ),
        Fraction(0),
    )
    return say("odds-opening", dice=count, points=entry.points, chance=shown(chance))


def shown(chance: Fraction) -> str:
    """Return a chance in percent, with the digits that tell small ones apart.

    >>> shown(Fraction(2, 3)), shown(Fraction(5, 324)), shown(Fraction(0))
    ('66.7%', '1.54%', '0%')
    """
    value = float(chance * 100)
    if value in (0, 100):
        return percent(value, 0)
    return percent(value, 1 if value >= 10 else 2) if value >= 0.01 else say("odds-tiny")
