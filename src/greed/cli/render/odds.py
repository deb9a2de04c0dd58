"""The answer of `greed odds`, as a report and as data."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from msgspec.structs import replace

from greed.core.identity import sheet_hash
from greed.core.messages import decimal, listed, number, percent, say
from greed.core.state import OFF, ON, OUT
from greed.core.turn import Hand
from greed.report import Bars, Block, Figures, Heading, Item, Items, Report
from greed.sheets.words import title
from greed.solver import Odds, Overview, Threshold

_STANDING = {ON: "on", OFF: "off", OUT: "out"}


def page(overview: Overview, dice: int = 0) -> Report:
    """Return the odds; with `dice`, those of throws of that many dice in full."""
    if dice:
        return Report("", "", tuple(_throws_in_full(overview, dice)))
    sheet, facts = overview.sheet, Items(tuple(_facts(overview)))
    return Report(title(sheet), sheet.name, (_hands(overview), facts))


def hand_name(hand: Hand) -> str:
    """Return what a hand is called.

    >>> hand_name(Hand(1)), hand_name(Hand(3, attempt=True)), hand_name(Hand(2, sets=(3,)))
    ('1 die', '3 dice, attempt', '2 dice, beside 3s')
    """
    words = [say("dice", n=hand.dice)]
    if hand.opening:
        words.append(say("hand-opening", points=hand.opening))
    if hand.attempt:
        words.append(say("hand-attempt"))
    if hand.locked:
        words.append(say("hand-locked"))
    if hand.dead:
        words.append(say("hand-dead"))
    if hand.sets:
        words.append(
            say("hand-beside", faces=listed([say("faces-of", n=each) for each in hand.sets]))
        )
    return ", ".join(words)


def _percent(chance: float) -> str:
    """Return a chance in percent, with more digits where it is small."""
    if 0 < chance < 0.001:
        return say("percent", n=f"{100 * chance:.2g}".replace(".", say("decimal")))
    return percent(100 * chance)


def _hands(overview: Overview) -> Figures:
    missed = any(odds.failed for odds in overview.odds)
    too_little = [say("hands-too-little")] if missed else []
    thresholds = overview.thresholds
    rows = [
        (
            hand_name(odds.hand), _percent(odds.bust), _percent(odds.goes_on),
            *([_percent(odds.failed) if odds.failed else ""] if missed else []),
            decimal(odds.expected, 1), _bank_from(thresholds.get(odds.hand)),
        )
        for odds in sorted(overview.odds, key=lambda odds: (*_special(odds.hand), -odds.hand.dice))
    ]  # fmt: skip
    goes_on = say("hands-goes-on")
    columns = (
        say("hands-throw"), say("hands-bust"), goes_on, *too_little, say("hands-points"),
        say("hands-bank-from"),
    )  # fmt: skip
    return Figures(columns, tuple(rows), spare=frozenset({goes_on}))


def _special(hand: Hand) -> tuple[bool, bool, bool, bool, tuple[int, ...]]:
    """Put plain hands first, then one kind after the other."""
    return bool(hand.opening), hand.attempt, hand.locked, hand.dead, hand.sets


def _bank_from(threshold: Threshold | None) -> str:
    """Return from how many points on to bank; - where nobody can before such a throw."""
    if threshold is None:
        return "-"
    if not threshold.spans:
        return say("hands-never")
    if not threshold.simple:
        spans = threshold.spans
        return ", ".join(f"{number(a)}-{number(b)}" if b else number(a) for a, b in spans)
    assert threshold.points is not None
    always = threshold.points <= threshold.least
    return say("hands-always") if always else number(threshold.points)


def _facts(overview: Overview) -> Iterator[Item]:
    cap = overview.turn.cap
    for standing, turn in overview.turns.items():
        lead = f"best-turn-{_STANDING[standing]}" if len(overview.turns) > 1 else "best-turn"
        none = _percent(turn.distribution.get(0, 0.0))
        said = say("best-turn-brings", value=decimal(turn.value, 3), none=none)
        yield Item(f"{said} {say('best-turn-cap', cap=cap)}" if cap else said, say(lead))
    for hand, points in sorted(overview.accepts.items(), key=lambda offer: -offer[0].dice):
        name = hand_name(replace(hand, attempt=False))
        key = "carryover-from" if points else "carryover-never"
        yield Item(say(key, hand=name, points=points or 0), say("carryover-lead"))
    if reward := overview.average_reward:
        losses = [
            say("long-run-loss", loss=decimal(loss, 1), busts=busts)
            for busts, loss in enumerate(reward.loss)
            if busts
        ]
        said = say("long-run", value=decimal(reward.gain, 3), losses=listed(losses))
        yield Item(said, say("long-run-lead"))
    if (turns := overview.expected_turns) is not None:
        within = list(accumulate(overview.turn_counts))
        half, most = (bisect_left(within, part) for part in (0.5, 0.9))
        fields = {"target": overview.sheet.target, "half": half, "most": most}
        said = say("alone", fields, turns=decimal(turns, 3))
        yield Item(said, say("alone-lead"))


def _throws_in_full(overview: Overview, dice: int) -> Iterator[Block]:
    thresholds = overview.thresholds
    for odds in sorted(overview.odds, key=lambda odds: _special(odds.hand)):
        if odds.hand.dice != dice:
            continue
        yield Heading(f"{overview.sheet.name}: {hand_name(odds.hand)}")
        bust = f"{_percent(odds.bust)} ({decimal(odds.bust, 6)})"
        facts = [Item(bust, f"{say('hands-bust')}.")]
        if odds.failed:
            said = say("throws-too-little", share=_percent(odds.failed))
            facts.append(Item(said, f"{say('hands-too-little')}."))
        said = say("throws-points", points=decimal(odds.expected, 2))
        facts.append(Item(said, f"{say('hands-points')}."))
        if threshold := thresholds.get(odds.hand):
            said = say("throws-bank", points=_bank_from(threshold))
            facts.append(Item(said, f"{say('hands-bank-from')}."))
        yield Items(tuple(facts))
        yield _chances(say("hands-points"), odds.points)
        yield _chances(say("hands-left"), odds.left)


def _chances(what: str, chances: dict[int, float]) -> Bars:
    rows = tuple((number(value), chance, _percent(chance)) for value, chance in chances.items())
    return Bars((what, say("hands-chance")), rows)


def data(overview: Overview, dice: int = 0) -> dict[str, object]:
    """Return everything as data; with `dice`, only the hands of that many dice."""
    thresholds = overview.thresholds
    hands = [
        _hand_data(odds, thresholds.get(odds.hand))
        for odds in overview.odds
        if not dice or odds.hand.dice == dice
    ]
    best = {
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
    sheet, reward, turns = overview.sheet, overview.average_reward, overview.expected_turns
    answer: dict[str, object] = {"sheet": sheet.name, "hash": sheet_hash(sheet)}
    answer |= {"hands": hands, "turns": best, "carryover": carryover}
    if reward:
        answer["long_run"] = {"points_per_turn": reward.gain, "loss": reward.loss}
    if turns is not None:
        answer["alone"] = {"expected_turns": turns, "turns": overview.turn_counts}
    return answer


def _hand_data(odds: Odds, threshold: Threshold | None) -> dict[str, object]:
    return {
        "hand": hand_name(odds.hand),
        "dice": odds.hand.dice,
        "bust": odds.bust,
        "too_little": odds.failed,
        "goes_on": odds.goes_on,
        "expected": odds.expected,
        "points": {str(points): chance for points, chance in odds.points.items()},
        "left": {str(left): chance for left, chance in odds.left.items()},
        "bank": [list(span) for span in threshold.spans] if threshold else None,
    }
