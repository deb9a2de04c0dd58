"""What can be changed on a strategy card, and the cards that a search begins with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from greed.core.sheet import Sheet
from greed.policies.card_rules import NEVER, CardRules, plain_rules

Changes = Callable[[CardRules], Iterator[CardRules]]
"""Yields the cards that differ from one in one way."""

_STEPS = (50, -50, 100, -100, 200, -200, 500, -500)
_FINE = (50, -50)
_FROM = (100, 200, 300, 400, 600, 800, 1000, 1500, 2000, 2500, 3000)
_NEEDS = (300, 500, 800, 1000, 1500, 2000)
_MORE = (50, 100, 200, 400, 800, 1200)
_SPARE = (0, 100, 200, 300, 400, 600, 800)


def starts(sheet: Sheet) -> Iterator[CardRules]:
    """Yield simple cards to begin with: a single number, two groups of dice, the plain card."""
    dice = sheet.dice.count
    for points in range(200, 750, 50):
        yield CardRules((points,) * dice)
        for few in range(2, dice):
            yield CardRules((*(points,) * few, *(NEVER,) * (dice - few)))
    yield plain_rules(sheet)


def changes(sheet: Sheet, *, fine: bool = False) -> Iterator[Changes]:
    """Yield the ways to change a card of a sheet; the fine ones only move its numbers a little."""
    offers, last = sheet.carryover is not None, sheet.end.endgame != "first_to_target"
    dice = sheet.dice.count
    steps = _FINE if fine else _STEPS
    yield lambda card: _by_dice(card, "bank", card.bank, steps, 50, () if fine else _FROM)
    yield lambda card: _by_dice(card, "keep", card.keep or (0,) * dice, steps, 0, ())
    if offers:
        yield lambda card: _by_dice(
            card, "take", card.take or (NEVER,) * dice, steps, 0, () if fine else (0, *_FROM)
        )
        if not fine:
            yield _takes
    for name in ("near", "behind", "ahead"):
        yield partial(_pair, name=name, steps=steps, fresh=() if fine else _NEEDS)
    if last:
        yield lambda card: _closings(card, dice if offers else 0, dice, steps, fine=fine)
    if last and offers:
        yield lambda card: _chases(card, steps, () if fine else _NEEDS)


def _takes(card: CardRules) -> Iterator[CardRules]:
    """Yield cards that take over offers of several dice from the same points."""
    dice = len(card.bank)
    for least in range(1, dice + 1):
        for points in (0, *_FROM):
            take = (*(NEVER,) * (least - 1), *(points,) * (dice - least + 1))
            yield replace(card, take=take)


def _by_dice(
    card: CardRules, name: str, numbers: Sequence[int], steps: Sequence[int], least: int,
    fresh: Sequence[int],
) -> Iterator[CardRules]:  # fmt: skip
    """Yield cards with other numbers by dice: one moved, all moved, one as its neighbour, NEVER."""

    def made(others: Sequence[int]) -> CardRules:
        kept = () if name == "keep" and not any(others) else tuple(others)
        return replace(card, **{name: kept})

    for at, points in enumerate(numbers):
        others = list(fresh) if points == NEVER else [points + step for step in steps]
        others += [NEVER] if fresh and points != NEVER else []
        others += [numbers[near] for near in (at - 1, at + 1) if 0 <= near < len(numbers) and fresh]
        for other in others:
            if other == NEVER or other >= least:
                yield made([*numbers[:at], other, *numbers[at + 1 :]])
    for first in range(len(numbers) - 1):
        for last in range(first + 2, len(numbers) + 1):
            group = numbers[first:last]
            if len(set(group)) == 1 and group[0] != NEVER:
                for step in steps:
                    if group[0] + step >= least:
                        moved = (group[0] + step,) * len(group)
                        yield made([*numbers[:first], *moved, *numbers[last:]])


def _pair(
    card: CardRules, name: str, steps: Sequence[int], fresh: Sequence[int]
) -> Iterator[CardRules]:
    """Yield cards with another rule about the scores, or without it."""
    where, more = getattr(card, name)
    if more and fresh:
        yield replace(card, **{name: (0, 0)})
    if not more:
        for needs in fresh:
            for points in _MORE:
                yield replace(card, **{name: (needs, points)})
        return
    for step in steps:
        if where + step >= 50:
            yield replace(card, **{name: (where + step, more)})
        if more + step >= 50:
            yield replace(card, **{name: (where, more + step)})


def _closings(
    card: CardRules, offered: int, dice: int, steps: Sequence[int], *, fine: bool
) -> Iterator[CardRules]:
    """Yield cards that reach the target in another way."""
    past, most = card.close
    if most and not fine:
        yield replace(card, close=(0, 0))
    for few in range(1, offered) if offered else ():
        if few != most and not fine:
            yield from (replace(card, close=(spare, few)) for spare in {0, past})
    if most:
        yield from (replace(card, close=(past + step, most)) for step in steps if past + step >= 0)
    elif not fine:
        yield from (replace(card, close=(spare, dice)) for spare in _SPARE if spare)


def _chases(card: CardRules, steps: Sequence[int], fresh: Sequence[int]) -> Iterator[CardRules]:
    """Yield cards that take over in a last turn from elsewhere on, or not at all."""
    if not card.chase:
        yield from (replace(card, chase=points) for points in fresh)
        return
    if fresh:
        yield replace(card, chase=0)
    for step in steps:
        if card.chase + step >= 50:
            yield replace(card, chase=card.chase + step)
