"""The answer of `greed odds`, as a report and as data."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from greed.core.identity import sheet_hash
from greed.core.state import OFF, ON, OUT
from greed.core.turn import Hand
from greed.exact.overview import Overview
from greed.exact.turn import Odds, Threshold
from greed.report import Bars, Block, Figures, Heading, Item, Items, Report

_STANDING = {ON: "on the board", OFF: "not yet on the board", OUT: "off the board again"}


def page(overview: Overview, dice: int = 0) -> Report:
    """Return the odds; with `dice`, those of throws of that many dice in full."""
    if dice:
        return Report("", "", tuple(_throws_in_full(overview, dice)))
    sheet, facts = overview.sheet, Items(tuple(_facts(overview)))
    return Report(sheet.title, sheet.name, (_hands(overview), facts))


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


def _hands(overview: Overview) -> Figures:
    missed = any(odds.missed for odds in overview.odds)
    too_little = ["Too little"] if missed else []
    thresholds = overview.thresholds
    rows = [
        (
            hand_name(odds.hand), _percent(odds.bust), _percent(odds.score),
            *([_percent(odds.missed) if odds.missed else ""] if missed else []),
            f"{odds.expected:,.1f}", _bank_from(thresholds.get(odds.hand)),
        )
        for odds in sorted(overview.odds, key=lambda odds: (*_special(odds.hand), -odds.hand.dice))
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


def _facts(overview: Overview) -> Iterator[Item]:
    cap = overview.turn.cap
    for standing, turn in overview.turns.items():
        where = f" {_STANDING[standing]}" if len(overview.turns) > 1 else ""
        beyond = f"; points above {cap:,} count for nothing" if cap else ""
        yield Item(
            f"{turn.value:,.3f} points{where}, nothing in"
            f" {_percent(turn.distribution.get(0, 0.0))} of the turns{beyond}.",
            "Best turn.",
        )
    for hand, points in overview.accepts.items():
        said = f"from {points:,} points on" if points else "never"
        yield Item(
            f"{hand_name(replace(hand, attempt=False))}: worth an attempt {said}, to somebody who"
            " counts points.",
            "Carryover.",
        )
    if overview.average_reward:
        losses = " and ".join(f"{loss:,.1f}" for loss in overview.average_reward.loss[1:])
        yield Item(
            f"{overview.average_reward.gain:,.3f} points a turn; worth {losses} less after that"
            " many busts in a row, from 1.",
            "Long run.",
        )
    if overview.solo:
        within = np.cumsum(overview.solo.distribution)
        half, most = (int(np.searchsorted(within, part)) for part in (0.5, 0.9))
        yield Item(
            f"{overview.solo.value:,.3f} turns to {overview.sheet.target:,} at best; within {half}"
            f" in half of the games, within {most} in nine of ten.",
            "Alone.",
        )


def _throws_in_full(overview: Overview, dice: int) -> Iterator[Block]:
    thresholds = overview.thresholds
    for odds in sorted(overview.odds, key=lambda odds: _special(odds.hand)):
        if odds.hand.dice != dice:
            continue
        yield Heading(f"{overview.sheet.name}: {hand_name(odds.hand)}")
        facts = [Item(f"{_percent(odds.bust)} ({odds.bust:.6f})", "Bust.")]
        if odds.missed:
            said = f"{_percent(odds.missed)} of the throws score, and end the turn."
            facts.append(Item(said, "Too little."))
        facts.append(Item(f"{odds.expected:,.2f} if all that scores most is kept.", "Points."))
        if threshold := thresholds.get(odds.hand):
            said = f"{_bank_from(threshold)} points, for the best turn."
            facts.append(Item(said, "Bank from."))
        yield Items(tuple(facts))
        yield _chances("Points", odds.points)
        yield _chances("Dice left", odds.left)


def _chances(title: str, chances: dict[int, float]) -> Bars:
    rows = tuple((f"{value:,}", chance, _percent(chance)) for value, chance in chances.items())
    return Bars((title, "Chance"), rows)


def data(overview: Overview, dice: int = 0) -> dict[str, object]:
    """Return everything as data; with `dice`, only the hands of that many dice."""
    thresholds = overview.thresholds
    hands = [
        _hand_data(odds, thresholds.get(odds.hand))
        for odds in overview.odds
        if not dice or odds.hand.dice == dice
    ]
    turns = {
        ("off", "on", "out")[standing]: {
            "expected": turn.value,
            "cap": turn.cap,
            "points": {str(points): chance for points, chance in turn.distribution.items()},
        }
        for standing, turn in overview.turns.items()
    }
    carryover = [
        {"hand": hand_name(hand), "attempt_from": points}
        for hand, points in overview.accepts.items()
    ]
    sheet, reward, solo = overview.sheet, overview.average_reward, overview.solo
    answer: dict[str, object] = {"sheet": sheet.name, "hash": sheet_hash(sheet)}
    answer |= {"hands": hands, "turns": turns, "carryover": carryover}
    if reward:
        answer["long_run"] = {"points_per_turn": reward.gain, "loss": reward.loss}
    if solo:
        answer["alone"] = {"expected_turns": solo.value, "turns": solo.distribution.tolist()}
    return answer


def _hand_data(odds: Odds, threshold: Threshold | None) -> dict[str, object]:
    return {
        "hand": hand_name(odds.hand),
        "dice": odds.hand.dice,
        "bust": odds.bust,
        "too_little": odds.missed,
        "goes_on": odds.score,
        "expected": odds.expected,
        "points": {str(points): chance for points, chance in odds.points.items()},
        "left": {str(left): chance for left, chance in odds.left.items()},
        "bank": [list(span) for span in threshold.spans] if threshold else None,
    }
