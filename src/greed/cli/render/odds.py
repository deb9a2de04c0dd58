"""The answer of `greed odds`, as a report and as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec.structs import replace

from greed.core.state import OFF, ON, OUT
from greed.core.turn import Hand
from greed.exact.overview import Overview
from greed.exact.turn import BestTurn, Odds, Threshold
from greed.report import Bars, Block, Figures, Heading, Item, Items, Report

_STANDING = {ON: "on the board", OFF: "not yet on the board", OUT: "off the board again"}


def page(known: Overview, dice: int = 0) -> Report:
    """Return the odds; with `dice`, those of throws of that many dice in full."""
    if dice:
        return Report("", "", tuple(_throws_in_full(known, dice)))
    return Report(known.sheet.title, known.sheet.name, (_hands(known), Items(tuple(_facts(known)))))


def hand_name(hand: Hand) -> str:
    """Return what a hand is called.

    >>> hand_name(Hand(1)), hand_name(Hand(3, attempt=True)), hand_name(Hand(2, sets=(3,)))
    ('1 die', '3 dice, attempt', '2 dice, beside 3s')
    """
    words = ["1 die" if hand.dice == 1 else f"{hand.dice} dice"]
    if hand.opening:
        words.append(f"to open with {hand.opening:,}")
    if hand.attempt:
        words.append("attempt")
    if hand.locked:
        words.append("bank locked")
    if hand.dead:
        words.append("no hot dice")
    if hand.sets:
        words.append("beside " + " and ".join(f"{face}s" for face in hand.sets))
    return ", ".join(words)


def _percent(chance: float) -> str:
    """Return a chance in percent, with more digits where it is small."""
    if 0 < chance < 0.001:
        return f"{100 * chance:.2g}%"
    return f"{100 * chance:.1f}%"


def _hands(known: Overview) -> Figures:
    missed = any(each.missed for each in known.odds)
    too_little = ["Too little"] if missed else []
    thresholds = known.thresholds
    rows = [
        (
            hand_name(each.hand), _percent(each.bust), _percent(each.score),
            *([_percent(each.missed) if each.missed else ""] if missed else []),
            f"{each.expected:,.1f}", _bank_from(thresholds.get(each.hand)),
        )
        for each in sorted(known.odds, key=lambda each: (*_special(each.hand), -each.hand.dice))
    ]  # fmt: skip
    columns = ("Throw", "Bust", "Goes on", *too_little, "Points", "Bank from")
    return Figures(columns, tuple(rows), spare=frozenset({"Goes on"}))


def _special(hand: Hand) -> tuple[bool, bool, bool, bool, tuple[int, ...]]:
    """Put plain hands first, then one kind after the other."""
    return bool(hand.opening), hand.attempt, hand.locked, hand.dead, hand.sets


def _bank_from(threshold: Threshold | None) -> str:
    """Return from how many points on to bank; - where nobody can before such a throw."""
    if threshold is None:
        return "-"
    if not threshold.spans:
        return "never"
    if not threshold.simple:
        return ", ".join(f"{a:,}-{b:,}" if b else f"{a:,}" for a, b in threshold.spans)
    assert threshold.points is not None
    return "always" if threshold.points <= threshold.least else f"{threshold.points:,}"


def _facts(known: Overview) -> Iterator[Item]:
    cap = known.turn.cap
    for standing, turn in known.turns.items():
        where = f" {_STANDING[standing]}" if len(known.turns) > 1 else ""
        beyond = f"; points above {cap:,} count for nothing" if cap else ""
        yield Item(
            f"{turn.value:,.3f} points{where}, nothing in {_nothing(turn)} of the turns{beyond}.",
            "Best turn.",
        )
    for hand, points in known.accepts.items():
        said = f"from {points:,} points on" if points else "never"
        yield Item(
            f"{hand_name(replace(hand, attempt=False))}: worth an attempt {said}, to somebody who"
            " counts points.",
            "Carryover.",
        )
    if known.average_reward:
        losses = " and ".join(f"{loss:,.1f}" for loss in known.average_reward.loss[1:])
        yield Item(
            f"{known.average_reward.gain:,.3f} points a turn; worth {losses} less after that many"
            " busts in a row, from 1.",
            "Long run.",
        )
    if known.solo:
        within = np.cumsum(known.solo.distribution)
        half, most = (int(np.searchsorted(within, part)) for part in (0.5, 0.9))
        yield Item(
            f"{known.solo.value:,.3f} turns to {known.sheet.target:,} at best; within {half} in"
            f" half of the games, within {most} in nine of ten.",
            "Alone.",
        )


def _nothing(turn: BestTurn) -> str:
    return _percent(turn.distribution.get(0, 0.0))


def _throws_in_full(known: Overview, dice: int) -> Iterator[Block]:
    thresholds = known.thresholds
    for each in sorted(known.odds, key=lambda each: _special(each.hand)):
        if each.hand.dice != dice:
            continue
        yield Heading(f"{known.sheet.name}: {hand_name(each.hand)}")
        facts = [Item(f"{_percent(each.bust)} ({each.bust:.6f})", "Bust.")]
        if each.missed:
            said = f"{_percent(each.missed)} of the throws score, and end the turn."
            facts.append(Item(said, "Too little."))
        facts.append(Item(f"{each.expected:,.2f} if all that scores most is kept.", "Points."))
        if threshold := thresholds.get(each.hand):
            said = f"{_bank_from(threshold)} points, for the best turn."
            facts.append(Item(said, "Bank from."))
        yield Items(tuple(facts))
        yield _chances("Points", each.points)
        yield _chances("Dice left", each.left)


def _chances(title: str, chances: dict[int, float]) -> Bars:
    rows = tuple((f"{value:,}", chance, _percent(chance)) for value, chance in chances.items())
    return Bars((title, "Chance"), rows)


def data(known: Overview, dice: int = 0) -> dict[str, Any]:
    """Return everything as data; with `dice`, only the hands of that many dice."""
    thresholds = known.thresholds
    hands = [
        _hand_data(each, thresholds.get(each.hand))
        for each in known.odds
        if not dice or each.hand.dice == dice
    ]
    found: dict[str, Any] = {"hands": hands, "turns": {}, "carryover": []}
    for standing, turn in known.turns.items():
        found["turns"][("off", "on", "out")[standing]] = {
            "expected": turn.value,
            "cap": turn.cap,
            "points": {str(points): chance for points, chance in turn.distribution.items()},
        }
    for hand, points in known.accepts.items():
        found["carryover"].append({"hand": hand_name(hand), "attempt_from": points})
    if known.average_reward:
        found["long_run"] = {
            "points_per_turn": known.average_reward.gain,
            "loss": known.average_reward.loss,
        }
    if known.solo:
        found["alone"] = {
            "expected_turns": known.solo.value,
            "turns": known.solo.distribution.tolist(),
        }
    return found


def _hand_data(each: Odds, threshold: Threshold | None) -> dict[str, Any]:
    return {
        "hand": hand_name(each.hand),
        "dice": each.hand.dice,
        "bust": each.bust,
        "too_little": each.missed,
        "goes_on": each.score,
        "expected": each.expected,
        "points": {str(points): chance for points, chance in each.points.items()},
        "left": {str(left): chance for left, chance in each.left.items()},
        "bank": [list(span) for span in threshold.spans] if threshold else None,
    }
