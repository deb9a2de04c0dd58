"""Getting on the board, and what busts in a row do to a player who is on it."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.sheet import Entry, Sheet
from greed.report import Text
from greed.rulebook.model import Section
from greed.rulebook.turn import may_take_off_board
from greed.rulebook.words import dice, number, ordinal, points, times

__all__ = ["entry_section", "strikes_section", "threshold"]


def threshold(rule: Entry) -> str:
    """Return what a rule of entry asks for.

    >>> threshold(Entry(points=600))
    '600 points or more in one turn'
    """
    return f"{points(rule.points)} or more in one {rule.scope}"


def entry_section(sheet: Sheet) -> Section:
    """Return how a player gets on the board."""
    rule = sheet.entry
    if rule is None:
        text = "There is no threshold: the first points that you bank count."
        return Section("entry", "Getting on the board", (Text(text),))
    first = (
        f"To get on the board you need {threshold(rule)}. Until then your score is 0, and nothing"
        " else that you throw is recorded."
    )
    if rule.ends_turn:
        blocks = (Text(first), *map(Text, _one_throw(sheet, rule)))
    else:
        blocks = (Text(first), *map(Text, _whole_turn(sheet, rule)))
    return Section("entry", "Getting on the board", blocks)


def _one_throw(sheet: Sheet, rule: Entry) -> Iterator[str]:
    """Say how a turn goes that is a single throw."""
    kept = "the dice that score" if sheet.turn.keep == "forced" else "the dice that you keep"
    yield (
        f"So long as you are off the board your turn is a single throw of"
        f" {dice(sheet.dice.count)}. If {kept} are worth {points(rule.points)} or more, the points"
        " are recorded, you are on the board, and this turn is over; from then on you play"
        " normally. If not, your turn ends with nothing."
    )
    if may_take_off_board(sheet):
        yield (
            "Should you take over a carryover while you are off the board, your turn goes on beyond"
            f" its first throw, but to record anything you still need {threshold(rule)}."
            f" {_too_early(rule)}"
        )


def _whole_turn(sheet: Sheet, rule: Entry) -> Iterator[str]:
    if rule.scope == "turn":
        yield (
            f"Exactly {rule.points:,} is enough. All points of the turn that brings you on the"
            " board count, and so do those of every later turn."
        )
    else:
        yield (
            "Any throw of your turn will do, not only the first; but the dice kept from that one"
            " throw must be worth it alone. Then all points of the turn count, and so do those of"
            " every later turn."
        )
    yield _too_early(rule)
    yield (
        "You are on the board once you have banked: if you bust after you have thrown enough, the"
        " points are lost and you are as far as before."
    )
    if sheet.turn.minimum_bank > rule.points:
        yield "The minimum for banking holds as well."


def _too_early(rule: Entry) -> str:
    if rule.stop_before_entry == "refused":
        return "You may not stop before you have them: throw on until you have, or bust."
    return "You may stop earlier, but then the points of the turn are lost."


def strikes_section(sheet: Sheet) -> Section | None:
    """Return what busts in a row bring about, if the sheet has such a rule."""
    rule = sheet.strikes
    if not rule:
        return None
    count = rule.count
    when = (
        "Whenever you bust"
        if count == 1
        else f"If you bust {times(count)} in a row, in {number(count)} turns one after the other"
    )
    texts = [f"{when}, {_effect(sheet)}"]
    if count > 1:
        texts.append(
            "A turn that ends in any other way breaks the row. After the"
            f" {ordinal(count)} bust you start counting again."
        )
    rest = []
    if sheet.entries:
        rest.append(
            "Busts of a player who is off the board count as well."
            if rule.zilch_before_entry
            else "Busts of a player who is off the board do not count."
        )
        if any(entry.ends_turn for entry in sheet.entries):
            rest.append("A throw that scores, but too little to get on the board, is not a bust.")
    if sheet.carryover:
        rest.append("A failed attempt at a carryover is a bust like any other.")
    if rest:
        texts.append(" ".join(rest))
    title = "Every bust" if count == 1 else f"{number(count).capitalize()} busts in a row"
    return Section("strikes", title, tuple(map(Text, texts)))


def _effect(sheet: Sheet) -> str:
    rule = sheet.strikes
    assert rule is not None
    if rule.effect == "penalty":
        floor = (
            "Your score never falls below 0 by this."
            if rule.score_floor
            else "Your score may fall below 0 by this."
        )
        return f"you lose {points(rule.penalty)} of your score. {floor}"
    text = "your whole score is lost: it goes back to 0."
    if isinstance(rule.reentry, Entry):
        return f"{text} {_again(sheet, rule.reentry)}"
    if sheet.entry:
        way = threshold(sheet.entry)
        return f"{text} You are off the board again, and get on it as at first, with {way}."
    return text


def _again(sheet: Sheet, rule: Entry) -> str:
    """Say how a player comes back whose way back differs from the way in."""
    text = f"You are off the board, and to get on it again you need {threshold(rule)}."
    if rule.ends_turn:
        kept = "the dice that score" if sheet.turn.keep == "forced" else "the dice you keep"
        return (
            f"{text} Until then your turn is a single throw: it ends whether {kept} are worth that"
            " much or not."
        )
    if rule.scope == "throw":
        text += " Any throw of a turn will do, and then the whole turn counts."
    return f"{text} {_too_early(rule)}"
