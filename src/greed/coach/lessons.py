"""Why an answer to a puzzle is wrong, in one sentence that names both answers."""

from __future__ import annotations

from typing import Any

from greed.coach._sentences import LESSONS
from greed.coach.advice import percent
from greed.core.game import apply
from greed.core.moves import ACCEPT, BANK, Move
from greed.core.odds import bust_chance
from greed.core.sentences import fill
from greed.core.state import State

__all__ = ["why_not"]


def why_not(state: State, best: tuple[Move, float], wrong: tuple[Move, float]) -> str:
    """Return why an answer is wrong; both come with their win probability.

    >>> import greed
    >>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
    >>> why_not(state, (greed.BANK, 0.321), (greed.ROLL, 0.285))
    'Rolling 2 dice busts 44.4% of the time and wins only 28.5%; banking 200 wins 32.1%.'
    """
    (right, value), (tempting, less) = best, wrong
    fields: dict[str, Any] = {"right": percent(value), "wrong": percent(less)}
    if state.phase == "keep":
        one, two = apply(state, right), apply(state, tempting)
        fields |= {
            "tempting": _said(tempting),
            "best": str(right),
            "scored": two.points - state.points,
            "left": two.hand.dice,
            "risk": _bust(two),
            "better": one.points - state.points,
            "stays": one.hand.dice,
            "safer": _bust(one),
        }
        return fill(LESSONS["keep"], fields)
    points, hand = (state.offer.points, state.offer.hand) if state.offer else (
        state.points, state.hand
    )  # fmt: skip
    risk = float(bust_chance(state.rules, hand))
    fields |= {"dice": hand.dice, "points": points, "bust": percent(risk)}
    if state.phase == "offer":
        return fill(LESSONS["take" if right == ACCEPT else "pass"], fields)
    if right == BANK:
        return fill(LESSONS["bank"], fields)
    lesson = LESSONS["roll" if risk else "roll, no bust"]
    return fill(lesson, fields | {"reason": _reason(state)})


def _bust(state: State) -> str:
    return percent(float(bust_chance(state.rules, state.hand)))


def _reason(state: State) -> str:
    """Return why it would be wrong to bank."""
    after = apply(state, BANK)
    rival = max(score for seat, score in enumerate(state.scores) if seat != state.seat)
    target = state.rules.sheet.target
    if after.scores[state.seat] == state.scores[state.seat]:
        return LESSONS["nothing"]
    if after.phase == "offer":
        return LESSONS["gift"]
    needed = target - rival
    return fill(LESSONS["close" if needed * 5 <= target else "dice"], {"needed": needed})


def _said(move: Move) -> str:
    text = str(move)
    return text[0].upper() + text[1:]
