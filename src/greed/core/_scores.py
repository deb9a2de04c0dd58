"""Which scores, standings and busts in a row players can have."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from greed.core._totals import totals
from greed.core.sheet import Entry, Sheet
from greed.core.state import OFF, ON, OUT, State
from greed.core.turn import Rules

__all__ = ["Fault", "least_on_board", "score_faults", "strike_faults"]

Fault = tuple[str, str]
"""The field of a position that cannot be so, and why."""


def score_faults(state: State) -> Iterator[Fault]:
    sheet = state.rules.sheet
    rule = sheet.strikes
    fined = rule is not None and rule.effect == "penalty"
    unit = gcd(totals(state.rules).unit, rule.penalty if fined and rule else 0)
    least = least_on_board(state.rules)
    for seat, (score, standing) in enumerate(zip(state.scores, state.standing, strict=True)):
        who = f"player {seat + 1}"
        if score % unit:
            yield "scores", f"every score is a multiple of {unit}, so {score} cannot be one"
        if score < 0 and (not fined or (rule and rule.score_floor)):
            yield "scores", f"no score falls below 0, so {who} cannot have {score}"
        if sheet.end.overshoot != "allowed" and score > sheet.target:
            yield "scores", f"nobody can have more than {sheet.target}, so not {score}"
        if standing not in (OFF, ON, OUT) or (standing != ON and _entry(state, standing) is None):
            yield "scores", f"the sheet has no entry, so {who} is on the board: leave out ? and x"
        if standing == OUT:
            if rule is None or fined:
                yield "scores", f"the sheet has no reset, so {who} need not re-enter: leave out x"
            if score:
                yield "scores", f"{who} must re-enter and so has 0 points, not {score}"
        if standing == OFF:
            before = fined and rule is not None and rule.zilch_before_entry
            if score > 0 or (score and not before):
                yield "scores", (f"{who} is not on the board yet and so has 0 points, not {score}")
        free = fined or sheet.end.overshoot == "bounces"  # to have less than the least bank
        if standing == ON and not free and score < least and (score or sheet.entry):
            yield "scores", f"{score} is too little for {who}, {_too_little(sheet, score, least)}"


def _too_little(sheet: Sheet, score: int, least: int) -> str:
    if sheet.entry is None:
        return f"since {least} points are the least one can bank"
    hint = "; 0? means: not yet on the board" if score == 0 else ""
    if score == 0 and sheet.strikes:
        hint += ", 0x: off the board again after a reset"
    return f"since getting on the board takes {least}{hint}"


def _entry(state: State, standing: int) -> Entry | None:
    return None if standing == ON else state.rules.entry_rule(again=standing == OUT)


def least_on_board(rules: Rules) -> int:
    """Return the fewest points that a player who has banked some can have, fines apart."""
    sheet = rules.sheet
    entries = [sheet.entry.points] if sheet.entry else [0]
    if sheet.strikes and isinstance(sheet.strikes.reentry, Entry):
        entries.append(sheet.strikes.reentry.points)
    return max(min(entries), sheet.turn.minimum_bank, totals(rules).unit)


def strike_faults(state: State) -> Iterator[Fault]:
    rule = state.rules.sheet.strikes
    for seat, (count, standing) in enumerate(zip(state.strikes, state.standing, strict=True)):
        if count and rule is None:
            yield "scores", "the sheet does not count busts: leave out the !"
        elif rule and not 0 <= count < rule.count:
            yield "scores", f"the busts in a row are {rule.count - 1} at most, not {count}"
        elif count and rule and standing != ON and not rule.zilch_before_entry:
            yield "scores", f"busts of player {seat + 1}, who is off the board, are not counted"
