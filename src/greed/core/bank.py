"""The bank: when it is open, and when ending the turn there records nothing."""

from __future__ import annotations

from greed.core.messages import listed
from greed.core.reasons import Reason
from greed.core.state import ON, State

__all__ = ["why_no_bank", "why_no_points"]


def why_no_bank(state: State) -> str | None:
    """Say why the turn may not be ended now, in phase decide; None if it may.

    With no dice left to throw it always may, for want of another way on.
    """
    if not state.turn.hand.dice:
        return None
    return _hindrance(state) or _short_of_entry(state, refused=True)


def why_no_points(state: State, *, tally: bool = False) -> str | None:
    """Say why ending the turn now records nothing; None if its points are recorded.

    With `tally` the sheet itself ends the turn, whether or not the player might.
    """
    sheet, turn = state.rules.sheet, state.turn
    score = state.board.scores[turn.seat] + turn.points
    if sheet.end.overshoot == "forfeits" and score > sheet.target:
        return Reason.OVERSHOOT.say(score=score, target=sheet.target)
    reason = _short_of_entry(state) or _short_of_minimum(state)
    return reason if reason or tally or turn.may_bank else _hindrance(state)


def _hindrance(state: State) -> str | None:
    """Say what in the turn itself closes the bank."""
    if state.turn.may_bank:
        return _short_of_minimum(state)
    if not state.turn.hand.locked:
        return Reason.MUST_ROLL.say()
    carry = state.rules.sheet.carryover
    if carry and carry.carry_lock == "any_score":
        return Reason.LOCKED_SCORE.say()
    faces = listed([str(face) for face in sorted(state.rules.scorer.single_faces)], "or")
    return Reason.LOCKED_FACES.say(faces=faces)


def _short_of_minimum(state: State) -> str | None:
    rule, turn = state.rules.sheet.turn, state.turn
    points = turn.points if rule.minimum_bank_counts_carry else turn.points - turn.inherited
    if points >= rule.minimum_bank:
        return None
    return Reason.MINIMUM.say(least=rule.minimum_bank, points=points)


def _short_of_entry(state: State, *, refused: bool = False) -> str | None:
    """Say what is missing for entry; with `refused` only where that closes the bank."""
    if state.board.standing[state.turn.seat] == ON:
        return None
    entry = state.entry
    if entry is None or state.entry_progress >= entry.points:
        return None
    if refused and entry.stop_before_entry != "refused":
        return None
    needed, points = entry.points, state.entry_progress
    if entry.scope == "throw":
        return Reason.ENTRY_THROW.say(needed=needed, points=points)
    if state.inherited:
        return Reason.ENTRY_OWN.say(needed=needed, inherited=state.inherited, points=points)
    return Reason.ENTRY_TURN.say(needed=needed, points=points)
