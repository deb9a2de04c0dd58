"""The answer of `greed odds`, on the screen and as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec.structs import replace
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from greed.core.state import OFF, ON, OUT
from greed.core.turn import Hand
from greed.exact.overview import Overview
from greed.exact.turn import BestTurn, Odds, Threshold

__all__ = ["data", "hand_name", "show"]

WIDEST = 96
_STANDING = {ON: "on the board", OFF: "not yet on the board", OUT: "off the board again"}


def show(known: Overview, dice: int = 0) -> None:
    """Print the odds; with `dice`, those of throws of that many dice in full."""
    console = Console(highlight=False)
    parts = _throws_in_full(known, dice) if dice else _page(known)
    for part in parts:
        console.print(part, width=min(console.width, WIDEST))


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


def _grid(*columns: str) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left", no_wrap=not number)
    return grid


def _percent(chance: float) -> str:
    """Return a chance in percent, with more digits where it is small."""
    if 0 < chance < 0.001:
        return f"{100 * chance:.2g}%"
    return f"{100 * chance:.1f}%"


def _page(known: Overview) -> Iterator[RenderableType]:
    sheet = known.sheet
    yield ""
    yield Text(sheet.title, "bold").append(f"  {sheet.name}", "not bold dim")
    yield ""
    yield _hands(known)
    yield ""
    facts = Table.grid(padding=(0, 3, 0, 0))
    facts.add_column(style="bold green", no_wrap=True)
    facts.add_column(min_width=24)
    facts.add_column(style="dim")
    for fact in _facts(known):
        facts.add_row(*fact)
    yield facts
    yield ""


def _hands(known: Overview) -> Table:
    missed = any(each.missed for each in known.odds)
    columns = ["Throw", "Bust", "Goes on", "Points", "Bank from"]
    if missed:
        columns.insert(3, "Too little")
    grid = _grid(*columns)
    thresholds = known.thresholds
    for each in sorted(known.odds, key=lambda each: (*_special(each.hand), -each.hand.dice)):
        cells = [
            hand_name(each.hand), _percent(each.bust), _percent(each.score),
            f"{each.expected:,.1f}", _bank_from(thresholds.get(each.hand)),
        ]  # fmt: skip
        if missed:
            cells.insert(3, _percent(each.missed) if each.missed else "")
        grid.add_row(*cells)
    return grid


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


_Fact = tuple[str, str, str]
"""What it is about, what holds, and what more there is to say."""


def _facts(known: Overview) -> Iterator[_Fact]:
    cap = known.turn.cap
    for standing, turn in known.turns.items():
        where = f" {_STANDING[standing]}" if len(known.turns) > 1 else ""
        more = f"nothing in {_nothing(turn)} of the turns"
        if cap:
            more += f"; points above {cap:,} count for nothing"
        yield "Best turn" if standing == ON else "", f"{turn.value:,.3f} points{where}", more
    for number, (hand, points) in enumerate(known.accepts.items()):
        said = f"{hand_name(replace(hand, attempt=False))} from {points:,}" if points else "never"
        more = "" if number else "worth an attempt to somebody who counts points"
        yield "" if number else "Carryover", said, more
    if known.average_reward:
        losses = " and ".join(f"{loss:,.1f}" for loss in known.average_reward.loss[1:])
        more = f"worth {losses} less after that many busts in a row, from 1"
        yield "Long run", f"{known.average_reward.gain:,.3f} points a turn", more
    if known.solo:
        within = np.cumsum(known.solo.distribution)
        half, most = (int(np.searchsorted(within, part)) for part in (0.5, 0.9))
        yield (
            "Alone", f"{known.solo.value:,.3f} turns to {known.sheet.target:,}",
            f"at best; within {half} in half of the games, within {most} in nine of ten",
        )  # fmt: skip


def _fact(title: str, said: str, more: str) -> Text:
    line = Text(title.ljust(11), "bold green").append(said, "not bold default")
    return line.append(f"  {more}", "not bold dim")


def _nothing(turn: BestTurn) -> str:
    return _percent(turn.distribution.get(0, 0.0))


def _throws_in_full(known: Overview, dice: int) -> Iterator[RenderableType]:
    thresholds = known.thresholds
    for each in sorted(known.odds, key=lambda each: _special(each.hand)):
        if each.hand.dice != dice:
            continue
        yield ""
        yield Text(hand_name(each.hand), "bold").append(f"  {known.sheet.name}", "not bold dim")
        yield ""
        yield _fact("Bust", _percent(each.bust), f"{each.bust:.6f}")
        if each.missed:
            yield _fact("Too little", _percent(each.missed), "scores, and ends the turn")
        yield _fact("Points", f"{each.expected:,.2f}", "if all that scores most is kept")
        threshold = thresholds.get(each.hand)
        if threshold:
            yield _fact("Bank from", _bank_from(threshold), "points, for the best turn")
        yield ""
        yield _chances("Points", each.points)
        yield ""
        yield _chances("Dice left", each.left)
    yield ""


def _chances(title: str, chances: dict[int, float]) -> Table:
    """Return a distribution as a table with bars."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column(title, justify="right", min_width=9)
    grid.add_column("Chance", justify="right")
    grid.add_column("")
    most = max(chances.values(), default=1.0)
    for value, chance in chances.items():
        bar = "█" * round(40 * chance / most) or "▏"
        grid.add_row(f"{value:,}", _percent(chance), Text(bar, "green"))
    return grid


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
